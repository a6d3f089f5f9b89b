"""What is wrong with a hand history, in words of the active language."""

from collections.abc import Mapping
from typing import Final, assert_never

from django.utils.functional import Promise
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from rules import wording
from rules.engine import Impossible, Resolved
from rules.phh.history import HistoryCode, HistoryError
from rules.phh.reader import VARIANTS
from rules.phh.rounds import Break, RoundNotOver

ERRORS: Final[Mapping[HistoryCode, str | Promise]] = {
    HistoryCode.NOT_TEXT: _("This file is not text in UTF-8."),
    HistoryCode.NOT_TOML: _("This file is not TOML: the fault is in line %(line)s."),
    HistoryCode.NO_HAND: _("There is no hand in this file."),
    HistoryCode.MISSING_FIELD: _("The field “%(field)s” is missing."),
    HistoryCode.WRONG_FIELD: _("The field “%(field)s” cannot be so."),
    HistoryCode.WRONG_ACTION: _("Action %(action)s cannot be read: “%(text)s”."),
    HistoryCode.UNSUPPORTED_VARIANT: _(
        "The variant “%(variant)s” is not supported; these are: %(supported)s."
    ),
    HistoryCode.UNSUPPORTED_BLINDS: _(
        "None of the blinds is the smallest bet: hands with such blinds are not supported."
    ),
}


def explain_history_error(error: HistoryError) -> str:
    """Return why a file or a hand cannot be ruled on, as a sentence."""
    if error.code is HistoryCode.NOT_TOML and not error.facts["line"]:
        return gettext("This file is not TOML: its end is missing or it is nested too deeply.")
    return str(ERRORS[error.code]) % {**error.facts, "supported": ", ".join(VARIANTS)}


def explain_break(one: Break) -> str:
    """Return why a recorded action is against the rule, as a sentence."""
    match one.fault:
        case Impossible(code=code, facts=facts):
            return wording.explain_error(code, facts)
        case Resolved() as resolved:
            return wording.explain_resolved(resolved, one.player)
        case RoundNotOver(player=player):
            return gettext("The board was dealt although %(player)s still had to act.") % {
                "player": player
            }
        case _:
            assert_never(one.fault)
