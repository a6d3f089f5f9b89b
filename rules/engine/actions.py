"""What a player does or says when the action comes to him; amounts are totals for the round."""

from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class Fold:
    """The hand is given up."""

    player: str


@dataclass(frozen=True, slots=True)
class Check:
    """Nothing is bet where nothing is faced."""

    player: str


@dataclass(frozen=True, slots=True)
class Call:
    """The bet to match is matched, as far as the stack reaches."""

    player: str
    to: int | None = None
    """The total, where it was said: it has to be what the call comes to."""


@dataclass(frozen=True, slots=True)
class Bet:
    """A bet is announced; facing a bet it is a raise."""

    player: str
    to: int


@dataclass(frozen=True, slots=True)
class Raise:
    """A raise *to* a total is announced; facing no bet it is a bet."""

    player: str
    to: int


@dataclass(frozen=True, slots=True)
class BetPot:
    """The pot is announced as the bet or raise, without an amount (Rule 54-D)."""

    player: str


@dataclass(frozen=True, slots=True)
class AllIn:
    """All chips go in; the total is needed where the stack is not known."""

    player: str
    to: int | None = None


@dataclass(frozen=True, slots=True)
class Chips:
    """Equal chips: so many of one value."""

    value: int
    count: int = 1


@dataclass(frozen=True, slots=True)
class Push:
    """Chips are moved forward on top of the player's own bet, and what they mean is to be ruled.

    Either ``amount`` is known, or the ``chips`` one by one.
    """

    player: str
    amount: int = 0
    chips: tuple[Chips, ...] = ()
    announced: bool = False
    """"Raise" was said before the chips moved."""
    pulled_back: int = 0
    """Chips of the player's own bet that were taken back before (Rule 46)."""
    in_front: tuple[Chips, ...] = ()
    """The chips of the player's own bet as they lie, where change is due from them (Rule 46)."""

    @property
    def pushed(self) -> int:
        """What was moved forward, in chips."""
        return self.amount or total(self.chips)


def total(chips: tuple[Chips, ...]) -> int:
    """Return what the chips are worth together."""
    return sum(chip.value * chip.count for chip in chips)


Action: TypeAlias = Fold | Check | Call | Bet | Raise | BetPot | AllIn | Push
