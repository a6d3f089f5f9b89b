"""Every check, once: its stable name, how much it weighs, and where it looks."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Final, TypeAlias

from scenarios.wording.checks import (
    engine,
    interface,
    lost,
    numbers,
    players,
    quotations,
    references,
    spelling,
    terms,
    translation,
    typography,
    verdict,
)
from scenarios.wording.checks.context import Context
from scenarios.wording.checks.unit import Finding, Hit, Severity, Unit, finding

Find: TypeAlias = Callable[[Unit, Context], Iterator[Hit]]

ERROR, WARNING, INFO = Severity.ERROR, Severity.WARNING, Severity.INFO


@dataclass(frozen=True, slots=True)
class Check:
    """A check: given a text and what is known beside it, it returns what it finds."""

    id: str
    severity: Severity
    find: Find

    def __call__(self, unit: Unit, context: Context) -> list[Finding]:
        """Return the findings in a text, in its order."""
        hits = sorted(self.find(unit, context), key=lambda hit: (hit.start, hit.end))
        return [finding(self.id, self.severity, unit, hit) for hit in hits]


CHECKS: Final = (
    Check("NUM-FORMAT", ERROR, numbers.malformed),
    Check("NUM-STYLE", WARNING, numbers.mixed_style),
    Check("NUM-VALUE", ERROR, numbers.missing_value),
    Check("NUM-EXTRA", ERROR, numbers.extra_value),
    Check("NUM-ORDER", WARNING, numbers.other_order),
    Check("ENG-FIGURE", ERROR, engine.unknown_figure),
    Check("ENG-ROLE", ERROR, engine.wrong_role),
    Check("ENG-BARE", WARNING, engine.bare_raise),
    Check("ENG-MISSING", WARNING, engine.missing_answer),
    Check("ENG-EXACT", WARNING, engine.inexact_action),
    Check("ENG-VERDICT", ERROR, verdict.wrong_verdict),
    Check("ENG-REOPENED", ERROR, verdict.wrong_reopening),
    Check("LAB-UNKNOWN", ERROR, players.unknown_player),
    Check("LAB-SET", WARNING, players.other_players),
    Check("LAB-SEQUENCE", ERROR, players.acts_after_all_in),
    Check("LAB-ACTION", ERROR, players.another_acts),
    Check("LAB-ORDER", WARNING, players.out_of_order),
    Check("QUO-CHAR", WARNING, quotations.wrong_mark),
    Check("QUO-VARIANT", WARNING, quotations.varying_quotation),
    Check("GLO-FORBIDDEN", ERROR, terms.forbidden_term),
    Check("GLO-MISLEADING", INFO, terms.misleading_term),
    Check("GLO-MISSING", WARNING, terms.missing_term),
    Check("GLO-MIXED", INFO, terms.mixed_terms),
    Check("GLO-ACROSS", WARNING, terms.other_text_other_term),
    Check("GLO-SPELLING", WARNING, terms.spelling_of_term),
    Check("LOST-LEAST", WARNING, lost.lost_at_least),
    Check("LOST-NOT", WARNING, lost.lost_not),
    Check("LOST-FULL", WARNING, lost.lost_full),
    Check("LOST-RULE", WARNING, lost.never_full),
    Check("ACR-NEAR", ERROR, spelling.near_acronym),
    Check("ACR-UNKNOWN", WARNING, spelling.unknown_acronym),
    Check("TYPO-NEAR", WARNING, spelling.probable_slip),
    Check("TYP-APOSTROPHE", WARNING, typography.wrong_apostrophe),
    Check("TYP-ACCENT", WARNING, typography.wrong_accent),
    Check("TYP-SPACE", WARNING, typography.wrong_space),
    Check("TYP-DOUBLE", WARNING, typography.doubled_word),
    Check("TYP-INVISIBLE", ERROR, typography.invisible_sign),
    Check("TRA-MISSING", ERROR, translation.missing_text),
    Check("TRA-PAGE", WARNING, translation.missing_page),
    Check("TRA-SAME", WARNING, translation.same_text),
    Check("TRA-STALE", WARNING, translation.stale_text),
    Check("TRA-LANG", WARNING, translation.wrong_language),
    Check("TRA-ALIGN", WARNING, translation.no_counterpart),
    Check("REF-BROKEN", ERROR, references.broken_reference),
    Check("REF-UNKNOWN", INFO, references.unknown_rule),
    Check("UI-UNTRANSLATED", ERROR, interface.untranslated),
    Check("UI-FUZZY", WARNING, interface.fuzzy),
    Check("UI-PLACEHOLDER", ERROR, interface.other_placeholders),
    Check("UI-HARDCODED", WARNING, interface.hard_coded),
)
BY_ID: Final = {check.id: check for check in CHECKS}


def check_unit(unit: Unit, context: Context, checks: Iterable[Check] = CHECKS) -> list[Finding]:
    """Return all that these checks find in a text."""
    return [found for check in checks for found in check(unit, context)]
