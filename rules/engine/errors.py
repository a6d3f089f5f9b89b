"""What cannot be: named by its cause, with what was got."""

from collections.abc import Mapping
from enum import StrEnum
from typing import TypeAlias

Fact: TypeAlias = int | str | None
"""What a sentence about an error may need: a name, an amount in chips, or that it is not known."""


class ErrorCode(StrEnum):
    """Why a line or an action cannot be."""

    SYNTAX = "syntax"
    NOT_YOUR_TURN = "not-your-turn"
    NOTHING_TO_CALL = "nothing-to-call"
    CANNOT_CHECK = "cannot-check"
    RAISE_TOO_SMALL = "raise-too-small"
    BETTING_CLOSED = "betting-closed"
    AMOUNT_NEEDED = "amount-needed"
    ALREADY_FOLDED = "already-folded"
    ALREADY_ALL_IN = "already-all-in"
    MORE_THAN_STACK = "more-than-stack"
    OVER_LIMIT = "over-limit"
    ROUND_OVER = "round-over"
    TOO_LONG = "too-long"


class Impossible(ValueError):  # noqa: N818 - the director's word for it
    """An action that cannot be at this table.

    ``facts`` are what the sentence about it needs: names, and amounts in chips.
    """

    def __init__(self, code: ErrorCode, **facts: Fact) -> None:
        """Name the cause and what was got."""
        super().__init__(code, facts)
        self.code = code
        self.facts: Mapping[str, Fact] = facts
        self.step = 0
        """The number of the action, from 1; 0 where no action is to blame."""

    def __str__(self) -> str:
        facts = ", ".join(f"{name}={value!r}" for name, value in self.facts.items())
        return f"{self.code} ({facts})"
