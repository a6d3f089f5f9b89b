"""The answer in one word, which the pages make a sentence of."""

from enum import StrEnum

from rules.engine import Ruling


class Verdict(StrEnum):
    """The answer in one word; the page makes a sentence of each."""

    ROUND_OVER = "round-over"
    NOTHING_TO_DECIDE = "nothing-to-decide"
    MAY_BET = "may-bet"
    MAY_RAISE = "may-raise"
    ALL_IN_ONLY = "all-in-only"
    MAY_NOT_RAISE = "may-not-raise"
    MAY_ONLY_CHECK = "may-only-check"


def verdict_of(ruling: Ruling) -> Verdict:
    """Say in one word what the player asked may do."""
    if ruling.to_act is None:
        return Verdict.ROUND_OVER
    if ruling.may_raise is None:
        return Verdict.NOTHING_TO_DECIDE
    if not ruling.may_raise:
        return Verdict.MAY_NOT_RAISE if ruling.to_call else Verdict.MAY_ONLY_CHECK
    if ruling.max_raise_to is not None and ruling.max_raise_to < ruling.min_raise_to:
        return Verdict.ALL_IN_ONLY
    return Verdict.MAY_RAISE if ruling.bet else Verdict.MAY_BET
