"""Where the site rules by a convention, since the published rules are silent: a hand of each."""

from dataclasses import dataclass
from typing import Final

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _


@dataclass(frozen=True, slots=True)
class Convention:
    """What holds, and a hand in which it matters."""

    text: Promise
    hand: str


CONVENTIONS: Final = (
    Convention(
        _(
            "A big blind posted short: the bet to match and the minimum raise stay those of the "
            "full blind."
        ),
        "NL 50-100 [A SB BB=60]: A?",
    ),
    Convention(
        _(
            "An all-in below the big blind opens after the flop: a call costs what was bet, a "
            "raise adds at least the big blind."
        ),
        "NL 50-100 flop: A check, B all-in 60, C?",
    ),
    Convention(
        _("Every other player still in the hand is all-in: nobody is left to raise."),
        "NL 50-100 flop [A B C]: A bet 100, B all-in 300, C fold",
    ),
    Convention(
        _(
            "Fixed limit, an all-in of less than half a bet: the next raise completes it to the "
            "full one."
        ),
        "FL 50-100 flop pot 300 [A B=140 C]: A bet 100, B all-in",
    ),
    Convention(
        _("A straddle, where the house has it, is the bet to match and the minimum raise."),
        "NL 50-100 straddle 200 [A SB BB STR]: A?",
    ),
    Convention(
        _(
            "A house that reads the rule otherwise, by double the bet or without adding up short "
            "all-ins: what is ruled then is its convention, and is named as such."
        ),
        "NL 50-100 flop house single: A bet 100, B all-in 150, C all-in 200, A?",
    ),
)
