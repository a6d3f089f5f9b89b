"""A hand as a history records it, in whole chips of the smallest unit it counts in."""

from collections.abc import Mapping
from dataclasses import dataclass
from decimal import Decimal
from enum import StrEnum
from typing import TypeAlias

from rules.engine import Structure


class HistoryCode(StrEnum):
    """Why a file or a hand in it cannot be ruled on."""

    NOT_TEXT = "not-text"
    NOT_TOML = "not-toml"
    NO_HAND = "no-hand"
    MISSING_FIELD = "missing-field"
    WRONG_FIELD = "wrong-field"
    WRONG_ACTION = "wrong-action"
    UNSUPPORTED_VARIANT = "unsupported-variant"
    UNSUPPORTED_BLINDS = "unsupported-blinds"


class HistoryError(ValueError):
    """A file or a hand that cannot be ruled on; ``hand`` is the hand's number in the file."""

    def __init__(self, code: HistoryCode, **facts: int | str) -> None:
        """Name the cause and what was got."""
        super().__init__(code, facts)
        self.code = code
        self.facts: Mapping[str, int | str] = facts
        self.hand: str | None = None


@dataclass(frozen=True, slots=True)
class Move:
    """What a player did: fold (f), check or call (cc), or bet or raise to a total (cbr)."""

    action: int
    """The number of the entry in the record, from 1."""
    text: str
    """The entry as it is recorded, without its commentary."""
    player: int
    """From 0: the first to act after the flop."""
    verb: str
    to: int = 0


@dataclass(frozen=True, slots=True)
class Board:
    """Cards of the board were dealt."""

    action: int
    text: str
    cards: int


Event: TypeAlias = Move | Board


@dataclass(frozen=True, slots=True)
class Hand:
    """A recorded hand; amounts in units of ``unit``, players in order of action after the flop."""

    number: str
    variant: str
    structure: Structure
    unit: Decimal
    """What one chip of ours is worth in the record: 0.01 where it counts in cents."""
    antes: tuple[int, ...]
    blinds: tuple[int, ...]
    """Blinds and straddles in full; a negative one is a live post out of turn."""
    smallest_bet: int
    stacks: tuple[int | None, ...]
    """Before all posts; None where a stack is not known."""
    events: tuple[Event, ...]
