"""Typed readers of environment variables: a wrong value stops the start."""

import os
import secrets
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from django.core.exceptions import ImproperlyConfigured

BOOLEANS: Final[Mapping[str, bool]] = {"True": True, "False": False}


def boolean(name: str, *, default: bool) -> bool:
    """Read `True` or `False`, and nothing that only looks like it."""
    value = os.environ.get(name, str(default))
    if value not in BOOLEANS:
        message = f"{name} must be True or False, not {value!r}"
        raise ImproperlyConfigured(message)
    return BOOLEANS[value]


def integer(name: str, *, default: int) -> int:
    """Read a whole number of zero or more."""
    value = os.environ.get(name, str(default))
    if not (value.isascii() and value.isdigit()):
        message = f"{name} must be a whole number, not {value!r}"
        raise ImproperlyConfigured(message)
    return int(value)


def words(name: str, *, default: str) -> list[str]:
    """Read a list whose items are separated by commas."""
    value = os.environ.get(name, default)
    items = [item.strip() for item in value.split(",")]
    if not all(items):
        message = f"{name} must be a list separated by commas, not {value!r}"
        raise ImproperlyConfigured(message)
    return items


def text(name: str, *, default: str) -> str:
    """Read a text that may be left out, but not set to nothing."""
    value = os.environ.get(name, default)
    if not value:
        message = f"{name} is set but empty"
        raise ImproperlyConfigured(message)
    return value


def secret(name: str, *, file: Path) -> str:
    """Read a secret, or keep one of our own in a file that only we can read.

    So a fresh checkout runs at once, its sessions survive a restart, and no secret is ever
    in the repository.
    """
    if name in os.environ:
        return text(name, default="")
    if not file.exists():
        keep(secrets.token_urlsafe(50), file)
    return file.read_text().strip()


def keep(value: str, file: Path) -> None:
    """Write the file in one move, so that two processes starting together agree on it."""
    file.parent.mkdir(parents=True, exist_ok=True)
    draft = file.with_name(f"{file.name}.{secrets.token_hex(4)}")
    draft.touch(mode=0o600)
    draft.write_text(value)
    try:
        file.hardlink_to(draft)
    except FileExistsError:
        pass  # the other process was first: its secret stands
    finally:
        draft.unlink()
