"""What the pages say of a seat: its betting in a word, and the arithmetic behind it."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Final

from django.utils.functional import Promise
from django.utils.translation import gettext, ngettext, pgettext_lazy
from django.utils.translation import gettext_lazy as _

from rules.engine import Betting, House, Ruling, SeatRuling, Structure
from rules.wording import chips


class Measure(StrEnum):
    """What a player who has acted must face for betting to reopen."""

    FULL_RAISE = "full-raise"
    HALF_BET = "half-bet"
    HOUSE_RULE = "house-rule"


BETTING: Final[Mapping[Betting, str | Promise]] = {
    Betting.OPEN: pgettext_lazy("betting", "open"),
    Betting.REOPENED: pgettext_lazy("betting", "reopened"),
    Betting.CLOSED: pgettext_lazy("betting", "closed"),
    Betting.MATCHED: pgettext_lazy("betting", "matched"),
    Betting.ALL_IN: pgettext_lazy("betting", "all-in"),
    Betting.FOLDED: pgettext_lazy("betting", "folded"),
}

REOPENED: Final[Mapping[Measure, str | Promise]] = {
    Measure.FULL_RAISE: _("faces %(facing)s, a full raise is %(full)s"),
    Measure.HALF_BET: _("faces %(facing)s, half a bet is %(full)s"),
    Measure.HOUSE_RULE: _("faces %(facing)s, this house reopens from %(full)s"),
}

CLOSED: Final[Mapping[Measure, str | Promise]] = {
    Measure.FULL_RAISE: _(
        "faces %(facing)s, a full raise is %(full)s: %(missing)s short; reopens at %(at)s in total"
    ),
    Measure.HALF_BET: _(
        "faces %(facing)s, half a bet is %(full)s: %(missing)s short; reopens at %(at)s in total"
    ),
    Measure.HOUSE_RULE: _(
        "faces %(facing)s, this house reopens from %(full)s: "
        "%(missing)s short; reopens at %(at)s in total"
    ),
}


def measure_of(ruling: Ruling) -> Measure:
    """Return what reopens betting in this structure and house."""
    rulebook = ruling.table.rulebook
    if rulebook.structure is Structure.FIXED_LIMIT:
        return Measure.HALF_BET
    return Measure.FULL_RAISE if rulebook.house is House.TDA else Measure.HOUSE_RULE


def arithmetic(seat: SeatRuling, measure: Measure) -> str:
    """Say why a seat's betting is as it is, with the figures."""
    match seat.betting:
        case Betting.REOPENED:
            sentence = str(REOPENED[measure])
        case Betting.CLOSED:
            sentence = str(CLOSED[measure])
        case Betting.MATCHED:
            sentence = gettext("faces nothing; reopens at %(at)s in total")
        case Betting.OPEN if seat.facing:
            sentence = gettext("has not acted, faces %(facing)s")
        case Betting.OPEN:
            sentence = gettext("has not acted in this round")
        case Betting.ALL_IN:
            sentence = gettext("%(bet)s in total, nothing behind")
        case _:
            sentence = gettext("no longer in the hand")
    return sentence % {
        "facing": chips(seat.facing),
        "full": chips(seat.threshold or 0),
        "missing": chips(seat.missing),
        "at": chips(seat.reopens_at or 0),
        "bet": chips(seat.bet),
    }


def in_short(seat: SeatRuling) -> str:
    """Say the figure that decides about a seat, where one does, in two or three words."""
    match seat.betting:
        case Betting.REOPENED:
            return gettext("faces %(facing)s") % {"facing": chips(seat.facing)}
        case Betting.CLOSED:
            sentence = ngettext("%(missing)s missing", "%(missing)s missing", seat.missing)
            return sentence % {"missing": chips(seat.missing)}
        case Betting.OPEN:
            return gettext("has not acted")
        case _:
            return ""
