"""Ask first: what a learner answered before the ruling was shown, marked by the engine."""

from dataclasses import dataclass
from enum import StrEnum

from rules.engine import Ruling


class Slip(StrEnum):
    """How an amount came to be wrong, where the engine's figures tell."""

    NO_AMOUNT = "no-amount"
    BY_FOR_TO = "by-for-to"
    CHIPS_ADDED = "chips-added"
    ONLY_A_CALL = "only-a-call"
    DOUBLED = "doubled"
    TOO_LITTLE = "too-little"
    TOO_MUCH = "too-much"


@dataclass(frozen=True, slots=True)
class Guess:
    """What the learner says: may this player raise, and to how much at least."""

    may_raise: bool
    to: int | None


@dataclass(frozen=True, slots=True)
class Marking:
    """Whether the guess was right, and if not what was wrong with it."""

    guess: Guess
    raise_is_right: bool
    slip: Slip | None

    @property
    def is_right(self) -> bool:
        """Both parts of the guess are right."""
        return self.raise_is_right and self.slip is None


def mark(ruling: Ruling, guess: Guess) -> Marking:
    """Compare a guess with the ruling; an amount counts only where a raise is rightly allowed."""
    raise_is_right = guess.may_raise is ruling.may_raise
    both_allow = guess.may_raise and raise_is_right
    return Marking(guess, raise_is_right, slip_of(ruling, guess.to) if both_allow else None)


def slip_of(ruling: Ruling, to: int | None) -> Slip | None:
    """Say what is wrong with an amount given as the least total of a raise; None where nothing."""
    least = least_total(ruling)
    own = ruling.seat.bet if ruling.seat else 0
    named = {
        None: Slip.NO_AMOUNT,
        2 * ruling.bet: Slip.DOUBLED,
        least - own: Slip.CHIPS_ADDED,
        ruling.bet: Slip.ONLY_A_CALL,
        ruling.min_raise_by: Slip.BY_FOR_TO,
        # Last, so that the right amount is right whatever else it could have come from.
        least: None,
    }
    if to in named:
        return named[to]
    return Slip.TOO_LITTLE if to is not None and to < least else Slip.TOO_MUCH


def least_total(ruling: Ruling) -> int:
    """Return the least total the player asked can raise to: all-in where the stack is less."""
    most = ruling.max_raise_to
    return ruling.min_raise_to if most is None else min(most, ruling.min_raise_to)
