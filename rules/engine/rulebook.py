"""What is played and by which house's rules: everything that stays fixed for a betting round."""

from dataclasses import dataclass
from enum import StrEnum


class Structure(StrEnum):
    """How high a bet may be."""

    NO_LIMIT = "NL"
    POT_LIMIT = "PL"
    FIXED_LIMIT = "FL"


class Street(StrEnum):
    """The betting rounds of a game with a board."""

    PREFLOP = "preflop"
    FLOP = "flop"
    TURN = "turn"
    RIVER = "river"


class House(StrEnum):
    """Whose reading of raise amounts and re-opening applies."""

    TDA = "tda"
    """The published rules: short all-ins add up for the player who faces them all."""

    SINGLE = "single"
    """Rooms without the cumulative clause: only one full bet or raise reopens."""

    DOUBLE = "double"
    """Clubs where a raise is at least to twice the bet to match."""


@dataclass(frozen=True, slots=True)
class Rulebook:
    """The structure, the blinds and the house options of one betting round; amounts in chips.

    >>> Rulebook(Structure.FIXED_LIMIT, 10, 20, Street.TURN).smallest_bet
    40

    Raises ValueError for options that contradict each other.
    """

    structure: Structure
    small_blind: int
    big_blind: int
    street: Street = Street.PREFLOP
    house: House = House.TDA
    straddle: int = 0
    """The live straddle, a total; 0 where there is none."""
    cap: int = 0
    """Full bets and raises allowed in a round of fixed limit; 0 where the house has no cap."""

    def __post_init__(self) -> None:
        if not 0 <= self.small_blind <= self.big_blind or self.big_blind < 1:
            raise ValueError(f"no blinds to play with: {self.small_blind!r}-{self.big_blind!r}")
        if self.straddle and self.straddle <= self.big_blind:
            raise ValueError(f"a straddle above the big blind is needed: {self.straddle!r}")
        if self.cap < 0 or (self.cap and self.structure is not Structure.FIXED_LIMIT):
            raise ValueError(f"a cap belongs to fixed limit: {self.cap!r}")
        if self.house is not House.TDA and self.structure is Structure.FIXED_LIMIT:
            raise ValueError(f"no fixed limit in a house like {self.house!r}")

    @property
    def has_blinds(self) -> bool:
        """Blinds are posted in this round."""
        return self.street is Street.PREFLOP

    @property
    def opening_bet(self) -> int:
        """The bet to match before the first action: the full blind, also if it is posted short."""
        return self.smallest_bet if self.has_blinds else 0

    @property
    def smallest_bet(self) -> int:
        """The least bet and the first increment: the straddle, the big blind, the limit's bet."""
        if self.straddle and self.has_blinds:
            return self.straddle
        if self.structure is Structure.FIXED_LIMIT and self.street in {Street.TURN, Street.RIVER}:
            return 2 * self.big_blind
        return self.big_blind
