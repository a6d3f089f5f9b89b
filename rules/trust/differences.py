"""Where another poker program rules otherwise: an example of each kind, and who is right."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from rules.trust.figures import Figures


@dataclass(frozen=True, slots=True)
class Difference:
    """One kind of difference to PokerKit."""

    kind: str
    """Its name in the tests."""
    hand: str
    title: Promise
    text: Promise


DIFFERENCES: Final = (
    Difference(
        "increment starts at 0",
        "NL 2000-4000 [A B C=7500 SB BB]: A call, B fold, C all-in, SB fold, BB call",
        _("The first raise counts as full, however small"),
        _(
            "PokerKit begins each betting round without a minimum: its first raise is a full one, "
            "also where it is a short all-in. By Rule 47-A (2026: 49-A) it is not. In the hand, a "
            "published example, A has called 4,000 and faces 3,500 more, less than a full raise "
            "of 4,000: betting is closed to A. PokerKit lets A raise."
        ),
    ),
    Difference(
        "pool of short all-ins",
        "NL 50-100 flop pot 500 [A B=125 C D=200 E=225]: "
        "A bet 100, B all-in, C call, D all-in, E all-in",
        _("Short all-ins are added up for the table, not for the player"),
        _(
            "PokerKit keeps one sum of short all-ins and empties it once it reaches a full raise. "
            "Rule 47-A (2026: 49-A) asks what this player faces. In the hand A has bet 100 and "
            "faces 125, more than a full raise of 100: betting is reopened for A. PokerKit counts "
            "only the last 25 and does not let A raise."
        ),
    ),
    Difference(
        "no completing, no half bet",
        "FL 50-100 flop pot 300 [A B=150 C]: A bet 100, B all-in, C call",
        _("Fixed limit after a short all-in"),
        _(
            "PokerKit does not know the half bet of Rule 47-B (2026: 49-B). In the hand A has bet "
            "100 and faces 50, half of the bet: betting is reopened for A. PokerKit does not let "
            "A raise. Nor does it complete an all-in of less than half a bet to the full one; "
            "that is a convention of ours, taken from Robert’s Rules of Poker."
        ),
    ),
    Difference(
        "four raises and no more",
        "FL 50-100 flop pot 300 [A B C]: A bet 100, B raise 200, C raise 300, A raise 400",
        _("Fixed limit after a bet and three raises"),
        _(
            "PokerKit always stops there. By Rule 48 (2026: 50) it is the house that sets the "
            "number of raises, and without one there is no end. With a limit of four both agree."
        ),
    ),
    Difference(
        "others are covered",
        "NL 50-100 flop pot 300 [A B=200 C=250]: A check, B bet 100, C all-in",
        _("The others have too few chips left"),
        _(
            "In the hand C is all-in for 250, and B, with 200 in all, has still to act. PokerKit "
            "lets A no longer raise, since B could not call it in full. Here nobody is left to "
            "raise only once every other player is all-in. The published rules are silent: ours "
            "is a convention, and the other one is no mistake."
        ),
    ),
)


@dataclass(frozen=True, slots=True)
class Counted:
    """A kind of difference, and how often it was met."""

    difference: Difference
    number: int


def counted(figures: Figures) -> Iterator[Counted]:
    """Yield every kind of difference with its number."""
    for difference in DIFFERENCES:
        yield Counted(difference, figures.differences.get(difference.kind, 0))
