"""What somebody else does in the middle of a deed."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from django.db import connection


@contextmanager
def meanwhile(deed: Callable[[], object], *, before: str) -> Iterator[None]:
    """Do this right before the first query that begins so, as another request might."""
    is_done = False

    def watch(execute: Callable[..., Any], sql: str, *rest: object) -> Any:  # noqa: ANN401 -- of the database
        nonlocal is_done
        if not is_done and sql.startswith(before):
            is_done = True
            deed()
        return execute(sql, *rest)

    with connection.execute_wrapper(watch):
        yield
    assert is_done, f"no query begins with {before}"
