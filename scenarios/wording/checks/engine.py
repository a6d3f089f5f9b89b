"""Figures against the engine: every one is a fact of its example, and what the words make of it."""

import re
from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from scenarios.wording.checks.context import Context
from scenarios.wording.checks.figures import Figure, Use, figures
from scenarios.wording.checks.scene import Role, Scene
from scenarios.wording.checks.telling import events
from scenarios.wording.checks.unit import Fact, Hit, Kind, Segment, Unit

NEARBY: Final = 60


class Says(NamedTuple):
    """What the words before a figure, or those behind it, make of it."""

    role: str
    allowed: frozenset[Role]
    before: re.Pattern[str] | None = None
    after: re.Pattern[str] | None = None


BY: Final = frozenset({Role.BY})
TO: Final = frozenset({Role.TO, Role.REOPEN})
CALL: Final = frozenset({Role.CALL})
PAID: Final = frozenset({Role.CALL, Role.TO})
MORE: Final = frozenset({Role.CALL, Role.BY, Role.MISSING})
MISSING: Final = frozenset({Role.MISSING})
REOPEN: Final = frozenset({Role.REOPEN})

FILL: Final = {
    "de": r"(?:(?:mindestens|weitere|genau|nur|je|jeweils|noch|einmal|insgesamt|wenigstens) )*",
    "it": r"(?:(?:almeno|altri|altre|ulteriori|soli|solo|esattamente|soltanto) )*",
    "en": r"(?:(?:at least|another|exactly|only|just|a further|a total of) )*",
}


def _before(language: str, words: str) -> re.Pattern[str]:
    return re.compile(rf"\b(?:{words}) {FILL[language]}$", re.IGNORECASE)


def _after(words: str) -> re.Pattern[str]:
    return re.compile(rf"(?:{words})\b", re.IGNORECASE)


MIN_RAISE_IS: Final = {
    "de": r"Min(?:imum)?-Raise(?: (?:von|für) \w+)? (?:ist|bleibt|beträgt|wäre)(?: also)?"
    r"(?: (?:von|für) \w+)?(?: bei)?",
    "it": r"(?:rilancio minimo|minimo rilancio)(?: (?:di|per) \w+)? (?:è|resta|rimane)(?: di)?",
    "en": r"minimum raise(?: (?:by|of|for) \w+)? (?:is|stays|remains)(?: still)?",
}

# In the order in which they are tried.
SAYS: Final[Mapping[str, tuple[Says, ...]]] = {
    "de": (
        Says("missing", MISSING, before=_before("de", r"fehlen|fehlt")),
        Says("missing", MISSING, after=_after(r" fehl(?:en|t)")),
        Says("call", CALL, before=_before("de", r"(?:Mitgehen|Call|Callen) kostet")),
        Says("call", MORE, before=_before("de", r"steht(?: \w+){0,3} vor")),
        Says("more", MORE, after=_after(r" mehr(?! als (?:ein|kein))")),
        Says("by", BY, before=_before("de", rf"um|{MIN_RAISE_IS['de']}")),
        Says("by", BY, before=_before("de", r"(?:\w*-)?(?:Raises?|\w*erhöhung(?:en)?) (?:von|um)")),
        Says("by", BY, before=re.compile(r"\bMinimum \($")),
        Says("to", TO, before=_before("de", r"auf|insgesamt|Gesamt(?:einsatz|betrag|summe) von")),
        Says("to", TO, before=_before("de", r"Einsatz von")),
        Says("paid", PAID, before=_before("de", r"(?:be)?zahlt(?: die)?")),
    ),
    "it": (
        Says("missing", MISSING, before=_before("it", r"mancano|manca")),
        Says("call", CALL, before=_before("it", r"(?:per chiamare|per il call) servono")),
        Says("call", MORE, before=_before("it", r"di fronte(?: \w+){0,2} ad?")),
        Says("call", CALL, before=_before("it", r"chiama(?:re)? altr[ie]")),
        Says("more", MORE, after=_after(r" in più")),
        Says("by", BY, before=_before("it", r"(?:aument\w+|alz\w+) (?:il|la) \w+ di")),
        Says("to", TO, before=_before("it", r"total[ei](?: di| a)?|puntata(?: totale)? di")),
        Says("by", BY, before=_before("it", rf"aggiung\w+|{MIN_RAISE_IS['it']}")),
        Says(
            "by",
            BY,
            before=_before("it", r"(?:rilanci\w*|increment[oi])(?: (?!totale|puntata)\w+){0,4} di"),
        ),
        Says("by", BY, before=re.compile(r"\bminimo \($")),
        Says("to", TO, before=_before("it", r"(?<!fronte )ad?")),
    ),
    "en": (
        Says("missing", MISSING, after=_after(r" (?:are|is) missing")),
        Says("call", CALL, before=_before("en", r"call costs|to call is|calls for")),
        Says("call", MORE, before=_before("en", r"(?:faces|facing)(?: \w+)?")),
        Says("more", MORE, after=_after(r" more")),
        Says("by", BY, before=_before("en", rf"(?<!followed )by|adds|{MIN_RAISE_IS['en']}")),
        Says("by", BY, before=_before("en", r"(?:raise|increase)s? of")),
        Says("to", TO, before=_before("en", r"to|total of|bets? of")),
        Says("to", TO, after=_after(r" (?:in )?total")),
    ),
}

REOPENS: Final[Mapping[str, re.Pattern[str]]] = {
    "de": re.compile(
        r"\b(?:erst|nur|ab)\b.*\bwiedereröffn|\bwiedereröffn.*\b(?:erst|nur) (?:ab|bei)\b",
        re.IGNORECASE,
    ),
    "it": re.compile(
        r"\briaprirebbe|\b(?:solo|da)\b.*\bsi riapr|\bsi riapr.*\b(?:solo|con|da)\b", re.IGNORECASE
    ),
    "en": re.compile(
        r"\b(?:only|from)\b.*\breopen|\breopen.*\b(?:only|from|would)\b|\bwould reopen",
        re.IGNORECASE,
    ),
}
"""Sentences that name the total at which betting reopens."""


def unknown_figure(unit: Unit, _context: Context) -> Iterator[Hit]:
    """Find chips that the engine does not know in the example."""
    for segment, scene in _scenes(unit):
        for figure in _figures(unit, segment):
            if not _is_fact(figure, unit, segment, scene):
                yield _hit(segment, figure, {"value": figure.value or 0})


def wrong_role(unit: Unit, _context: Context) -> Iterator[Hit]:
    """Find figures of the example that the words make something else of: a raise *of* a total."""
    for segment, scene in _scenes(unit):
        words = unit.words(segment)
        for figure in _figures(unit, segment):
            has = scene.roles_of(figure.value or 0)
            said = _said(words, figure, unit.language)
            if has and said is not None and not has & said.allowed:
                facts: dict[str, Fact] = {"value": figure.value or 0, "said": said.role}
                yield _hit(segment, figure, {**facts, "is": " ".join(sorted(has))})


def missing_answer(unit: Unit, _context: Context) -> Iterator[Hit]:
    """Find rulings that leave out a figure of the answer."""
    if not unit.states or not unit.text or not unit.segments:
        return
    scene = unit.segments[0].scene
    if scene is None:
        return
    told = {figure.value for figure in figures(unit.text, unit.language)}
    for value in dict.fromkeys(scene.answer):
        if value not in told:
            yield Hit(0, len(unit.text), {"value": value})


BARE: Final[Mapping[str, re.Pattern[str]]] = {
    "de": _before("de", r"erhöht|raist"),
    "it": _before("it", r"rilanci(?:a|are|ano)"),
    "en": _before("en", r"raises|(?:may|can|must|to|could|should) raise"),
}
GOVERNED: Final = _before("de", r"um|auf|insgesamt|von|auf bis zu")
INFINITIVE_AFTER: Final = re.compile(r" (?:zu )?(?:erhöhen|raisen)\b")


def bare_raise(unit: Unit, _context: Context) -> Iterator[Hit]:
    """Find raises of an amount that say neither by nor to: "erhöht 75", "rilancia 75"."""
    if unit.kind in {Kind.MESSAGE, Kind.REMARK}:
        return
    for figure in figures(unit.text, unit.language):
        if not figure.is_amount or figure.value is None:
            continue
        before = unit.text[max(0, figure.start - NEARBY) : figure.start]
        if BARE[unit.language].search(before) or (
            INFINITIVE_AFTER.match(unit.text, figure.end) and not GOVERNED.search(before)
        ):
            yield Hit(figure.start, figure.end, {"value": figure.value})


AT_LEAST: Final[Mapping[str, str]] = {
    "de": r"mindestens|wenigstens",
    "it": r"almeno",
    "en": r"at least",
}


def inexact_action(unit: Unit, _context: Context) -> Iterator[Hit]:
    """Find actions told as "at least" an amount: what was done is exact."""
    least = AT_LEAST[unit.language]
    for segment, scene in _scenes(unit):
        words = unit.words(segment)
        for event in events(words, unit.language, scene.players):
            told = words[event.start : event.end]
            match = re.search(rf"\b(?:{least})\s(?=\d)", told)
            if match and event.amounts:
                start = segment.start + event.start + match.start()
                facts: dict[str, Fact] = {"player": event.player, "value": event.amounts[0]}
                yield Hit(start, start + len(match.group().strip()), facts)


def _scenes(unit: Unit) -> Iterator[tuple[Segment, Scene]]:
    return ((one, one.scene) for one in unit.segments if one.scene is not None)


def _figures(unit: Unit, segment: Segment) -> list[Figure]:
    found = figures(unit.words(segment), unit.language)
    return [figure for figure in found if figure.is_amount and figure.value is not None]


def _is_fact(figure: Figure, unit: Unit, segment: Segment, scene: Scene) -> bool:
    value = figure.value or 0
    if value in scene.roles:
        return True
    if figure.use is not Use.CHIP:
        return False
    # Two chips of 500 are a fact if 1,000 is one.
    counts = [
        one.value or 0
        for one in figures(unit.words(segment), unit.language)
        if one.use is Use.COUNT and one.end <= figure.start
    ]
    return any(count * value in scene.roles for count in counts)


def _said(words: str, figure: Figure, language: str) -> Says | None:
    before = words[max(0, figure.start - NEARBY) : figure.start]
    after = words[figure.end : figure.end + NEARBY]
    for says in SAYS[language]:
        if (says.before and says.before.search(before)) or (says.after and says.after.match(after)):
            if says.role == "to" and REOPENS[language].search(words):
                return Says("reopen", REOPEN)
            return says
    return None


def _hit(segment: Segment, figure: Figure, facts: Mapping[str, Fact]) -> Hit:
    start = segment.start + figure.start
    return Hit(start, start + len(figure.written), facts)
