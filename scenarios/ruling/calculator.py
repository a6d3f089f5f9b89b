"""A ruling from four figures, for when the story is lost; static/calculator.js does the same sum.

What four figures cannot tell is the largest full raise of the round: a bet now of 800 over one of
600 is a full raise if the 600 were raised to in steps, and a short all-in if they were one bet.
They do tell between which two amounts it lies, and often the two are the same.
"""

from dataclasses import dataclass
from enum import StrEnum


@dataclass(frozen=True, slots=True)
class Figures:
    """What is still known; amounts in chips, totals for the round."""

    big_blind: int
    before: int
    """The bet to match before the last bet, raise or all-in; 0 where there was none."""
    now: int
    """The bet to match now."""
    own: int | None
    """What the player had bet after acting last; None for one who has not acted."""


class Contradiction(StrEnum):
    """Why four figures cannot stand together."""

    NO_BLIND = "no-blind"
    NO_BET = "no-bet"
    FALLING = "falling"
    """The bet to match never goes down."""
    BETWEEN = "between"
    """The player would have acted at a bet that never was the one to match."""


class Standing(StrEnum):
    """For whom betting is open, as far as four figures tell."""

    NOT_ACTED = "not-acted"
    REOPENED = "reopened"
    CLOSED = "closed"
    DEPENDS = "depends"
    """On how large the largest full raise was."""
    MATCHED = "matched"


class Source(StrEnum):
    """What the minimum raise comes from."""

    BLIND = "blind"
    """Nothing larger than the big blind can have been bet or raised."""
    LAST_RAISE = "last-raise"
    """The last raise is the largest for certain."""
    UNKNOWN = "unknown"
    """An earlier one may have been larger."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What follows from four figures; the minimum raise lies between two amounts."""

    figures: Figures
    by_least: int
    by_most: int
    facing: int
    standing: Standing
    source: Source

    @property
    def last_raise(self) -> int:
        """What the last bet, raise or all-in added."""
        return self.figures.now - self.figures.before

    @property
    def to_least(self) -> int:
        """The least total of a raise, if the minimum is the least it can be."""
        return self.figures.now + self.by_least

    @property
    def to_most(self) -> int:
        """The least total of a raise, if the minimum is the most it can be."""
        return self.figures.now + self.by_most

    @property
    def numbers(self) -> dict[str, int]:
        """The amounts that sentences about the answer need, by name."""
        figures = self.figures
        return {
            "big_blind": figures.big_blind,
            "before": figures.before,
            "now": figures.now,
            "last_raise": self.last_raise,
            "facing": self.facing,
            "by_least": self.by_least,
            "by_most": self.by_most,
            "to_least": self.to_least,
            "to_most": self.to_most,
        }


def contradiction(figures: Figures) -> Contradiction | None:
    """Return why these figures cannot be; None where they can."""
    if figures.big_blind < 1:
        return Contradiction.NO_BLIND
    if figures.now < 1:
        return Contradiction.NO_BET
    if figures.before > figures.now or (figures.own or 0) > figures.now:
        return Contradiction.FALLING
    if figures.own is not None and figures.before < figures.own < figures.now:
        return Contradiction.BETWEEN
    return None


def calculate(figures: Figures) -> Answer:
    """Rule on four figures that do not contradict each other (no-limit, Rules 43 and 47).

    A raise of as much as everything before it is the largest for certain. Otherwise the largest
    lies between the last raise, or the big blind, and the largest that fits below the bet before:
    that bet itself, or for a player who acted at an earlier bet one of the two parts.
    """
    blind, before, now, own = figures.big_blind, figures.before, figures.now, figures.own
    last_raise = now - before
    acted_at = 0 if own is None or own == now else own
    earlier = max(acted_at, before - acted_at)
    by_least = max(blind, last_raise)
    by_most = max(by_least, earlier)
    facing = now - (own or 0)
    return Answer(
        figures,
        by_least,
        by_most,
        facing,
        _standing(figures, facing, by_least, by_most),
        _source(figures, by_least, by_most),
    )


def _standing(figures: Figures, facing: int, by_least: int, by_most: int) -> Standing:
    if figures.own is None:
        return Standing.NOT_ACTED
    if facing == 0:
        return Standing.MATCHED
    if facing >= by_most:
        return Standing.REOPENED
    return Standing.CLOSED if facing < by_least else Standing.DEPENDS


def _source(figures: Figures, by_least: int, by_most: int) -> Source:
    if by_least != by_most:
        return Source.UNKNOWN
    last_raise = figures.now - figures.before
    return Source.LAST_RAISE if last_raise >= figures.big_blind else Source.BLIND
