"""What the pages say of a ruling: the answer as a sentence, and every seat in words."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from django.utils.functional import Promise
from django.utils.safestring import SafeString
from django.utils.translation import get_language, gettext, ngettext, pgettext_lazy
from django.utils.translation import gettext_lazy as _

from rules.engine import Betting, House, Ruling, SeatRuling, Structure
from rules.languages import by_language
from rules.layouts import write
from rules.verdict import Verdict
from rules.wording import chips_in


class Measure(StrEnum):
    """What a player who has acted must face for betting to reopen."""

    FULL_RAISE = "full-raise"
    HALF_BET = "half-bet"
    HOUSE_RULE = "house-rule"


@dataclass(frozen=True, slots=True)
class Answer:
    """The answer in two halves: what may be done, and the amounts."""

    verdict: str
    amounts: str

    @property
    def in_one_line(self) -> str:
        """The whole sentence."""
        return f"{self.verdict} · {self.amounts}"


# The least total stands beside what it adds: "to" is never without its "by".
ANSWERS: Final[Mapping[Verdict, tuple[str | Promise, str | Promise]]] = {
    Verdict.MAY_RAISE: (_("%(who)s may raise"), _("at least to %(to)s (by %(by)s)")),
    Verdict.MAY_BET: (_("%(who)s may bet"), _("at least %(to)s")),
    Verdict.ALL_IN_ONLY: (
        _("%(who)s may go all-in"),
        _("to %(most)s, less than the minimum of %(minimum)s"),
    ),
    Verdict.MAY_NOT_RAISE: (_("%(who)s may not raise"), _("%(call)s more to call")),
    Verdict.MAY_ONLY_CHECK: (_("%(who)s may not raise"), _("a check is possible")),
    Verdict.NOTHING_TO_DECIDE: (
        _("%(who)s has nothing to decide"),
        _("has acted and faces nothing"),
    ),
    Verdict.ROUND_OVER: (_("The betting round is over"), _("%(pot)s in the pot")),
}

FACTS: Final[Mapping[str, str | Promise]] = {
    "to-act": _("To act"),
    "may-raise": _("May raise"),
    "to-call": _("To call"),
    "bet": _("Bet to match"),
    "min-raise-by": _("Minimum raise by"),
    "min-raise-to": _("Minimum raise to"),
    "max-raise-to": _("At most to"),
}

HOUSES: Final[Mapping[House, str | Promise]] = {
    House.TDA: pgettext_lazy("house", "Tournament rules (TDA)"),
    House.SINGLE: pgettext_lazy("house", "Short all-ins do not add up"),
    House.DOUBLE: pgettext_lazy("house", "Twice the bet"),
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


_verdict_in = by_language({verdict: what for verdict, (what, _amounts) in ANSWERS.items()})
_amounts_in = by_language({verdict: amounts for verdict, (_what, amounts) in ANSWERS.items()})
_reopened_in = by_language(REOPENED)
_closed_in = by_language(CLOSED)

STRONG: Final = "<b>{}</b>"


def answer(ruling: Ruling, verdict: Verdict) -> Answer:
    """Say what the player asked may do, and for how much."""
    language = get_language()
    told = _told(ruling, language)
    return Answer(_verdict_in(verdict, language) % told, _amounts_in(verdict, language) % told)


def answer_with_figures(ruling: Ruling, verdict: Verdict) -> tuple[str, SafeString]:
    """Say the same with the figures that count marked: what may be done, and the amounts."""
    language = get_language()
    told = _told(ruling, language)
    strong = {name: write(STRONG, told[name]) for name in ("to", "most", "call", "pot")}
    # A translation is no markup of a visitor's, and a name is letters and digits.
    amounts = SafeString(_amounts_in(verdict, language) % (told | strong))
    return _verdict_in(verdict, language) % told, amounts


def _told(ruling: Ruling, language: str | None) -> dict[str, str]:
    return {
        "who": ruling.to_act or "",
        "to": chips_in(ruling.min_raise_to, language),
        "by": chips_in(ruling.min_raise_by, language),
        "minimum": chips_in(ruling.min_raise_to, language),
        "most": chips_in(ruling.max_raise_to or 0, language),
        "call": chips_in(ruling.to_call or 0, language),
        "pot": chips_in(ruling.pot, language),
    }


def measure_of(ruling: Ruling) -> Measure:
    """Return what reopens betting in this structure and house."""
    rulebook = ruling.table.rulebook
    if rulebook.structure is Structure.FIXED_LIMIT:
        return Measure.HALF_BET
    return Measure.FULL_RAISE if rulebook.house is House.TDA else Measure.HOUSE_RULE


def arithmetic(seat: SeatRuling, measure: Measure, language: str | None) -> str:
    """Say why a seat's betting is as it is, with the figures as the active language has them."""
    match seat.betting:
        case Betting.REOPENED:
            sentence = _reopened_in(measure, language)
        case Betting.CLOSED:
            sentence = _closed_in(measure, language)
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
        "facing": chips_in(seat.facing, language),
        "full": chips_in(seat.threshold or 0, language),
        "missing": chips_in(seat.missing, language),
        "at": chips_in(seat.reopens_at or 0, language),
        "bet": chips_in(seat.bet, language),
    }


def in_short(seat: SeatRuling, language: str | None) -> str:
    """Say the figure that decides about a seat, where one does, in two or three words."""
    match seat.betting:
        case Betting.REOPENED:
            return gettext("faces %(facing)s") % {"facing": chips_in(seat.facing, language)}
        case Betting.CLOSED:
            sentence = ngettext("%(missing)s missing", "%(missing)s missing", seat.missing)
            return sentence % {"missing": chips_in(seat.missing, language)}
        case Betting.OPEN:
            return gettext("has not acted")
        case _:
            return ""
