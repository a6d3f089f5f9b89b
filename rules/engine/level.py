"""The round's two quantities: the bet to match and the minimum raise."""

from dataclasses import dataclass
from typing import NamedTuple, Self

from rules.engine.rulebook import House, Rulebook, Structure


class RaiseMade(NamedTuple):
    """A bet or raise that was made: the bet to match before and after it, and if it was full."""

    player: str
    level: int
    to: int
    full: bool

    @property
    def by(self) -> int:
        """What it added to the bet to match."""
        return self.to - self.level


@dataclass(frozen=True, slots=True)
class Level:
    """How high the betting stands; all amounts in chips, totals for the round.

    A short all-in raises the bet to match and never the increment (Rule 43-A).

    >>> from rules.engine import Rulebook, Structure, Street
    >>> rulebook = Rulebook(Structure.NO_LIMIT, 50, 100, Street.FLOP)
    >>> level = Level.opening(rulebook).raised_to(100, "A", seats=3).raised_to(125, "B", seats=3)
    >>> level.bet, level.minimum_raise_by, level.minimum_raise_to
    (125, 100, 225)
    """

    rulebook: Rulebook
    bet: int
    """The bet to match."""
    increment: int
    """The largest full bet or raise of this round so far, at the start the smallest bet."""
    full_bet: int
    """The last full level, from which fixed limit counts: short all-ins leave it where it is."""
    full_raises: int
    """Full bets and raises so far, for the cap; the big blind is the first."""
    last_full: RaiseMade | None = None
    """The bet or raise that set the increment; None as long as the blind does."""
    raises: tuple[RaiseMade, ...] = ()
    """The latest bets and raises, as many as there are seats: all that anybody can be facing."""

    @classmethod
    def opening(cls, rulebook: Rulebook) -> Self:
        """Return the level before the first action: the full blind, also if it is posted short."""
        bet = rulebook.opening_bet
        return cls(rulebook, bet, rulebook.smallest_bet, bet, full_raises=int(rulebook.has_blinds))

    @property
    def minimum_raise_to(self) -> int:
        """The total of the least full bet or raise now."""
        rulebook = self.rulebook
        if rulebook.structure is Structure.FIXED_LIMIT:
            return self.full_bet + rulebook.smallest_bet
        if rulebook.house is House.DOUBLE:
            return max(2 * self.bet, rulebook.big_blind)
        return self.bet + self.increment

    @property
    def minimum_raise_by(self) -> int:
        """What the least full bet or raise adds to the bet to match."""
        return self.minimum_raise_to - self.bet

    def is_full(self, to: int) -> bool:
        """Say whether a bet or raise to this total is a full one.

        In fixed limit half of the street's bet on top of the last full level is enough (47-B).
        """
        rulebook = self.rulebook
        if rulebook.structure is Structure.FIXED_LIMIT:
            return 2 * (to - self.full_bet) >= rulebook.smallest_bet
        return to >= self.minimum_raise_to

    def raised_to(self, to: int, player: str, *, seats: int) -> Self:
        """Return the level after this player's bet or raise to a total above the bet to match."""
        full = self.is_full(to)
        made = RaiseMade(player, self.bet, to, full)
        return type(self)(
            self.rulebook,
            to,
            made.by if full else self.increment,
            to if full else self.full_bet,
            self.full_raises + full,
            made if full else self.last_full,
            (*self.raises, made)[-seats:],
        )
