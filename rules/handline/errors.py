"""A line that cannot be, with the place of the fault."""

from collections.abc import Mapping, Sequence
from typing import Self

from rules.engine import ErrorCode, Impossible
from rules.engine.errors import Fact


class LineError(ValueError):
    """What is wrong with a line: the code, the facts, the action's number and the column, from 1.

    ``step`` is None where no action is to blame.
    """

    def __init__(
        self,
        code: ErrorCode,
        column: int,
        *,
        step: int | None = None,
        facts: Mapping[str, Fact] | None = None,
    ) -> None:
        """Name the cause, the place and what was got."""
        super().__init__(code, column)
        self.code = code
        self.column = column
        self.step = step
        self.facts: Mapping[str, Fact] = facts or {}

    def __str__(self) -> str:
        facts = ", ".join(f"{name}={value!r}" for name, value in self.facts.items())
        return f"{self.code} at column {self.column} ({facts})"

    @classmethod
    def at_action(cls, error: Impossible, columns: Sequence[int]) -> Self:
        """Return the engine's error with the place of the action in the line."""
        column = columns[error.step - 1] if 0 < error.step <= len(columns) else 1
        return cls(error.code, column, step=error.step or None, facts=error.facts)
