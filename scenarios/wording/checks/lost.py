"""Words that decide a ruling and are easily lost: "at least" and "full"."""

import re
from collections.abc import Iterator, Mapping
from typing import Final

from scenarios.wording.checks.context import Context
from scenarios.wording.checks.figures import figures
from scenarios.wording.checks.scene import Scene
from scenarios.wording.checks.unit import Hit, Kind, Segment, Unit

LEAST: Final[Mapping[str, re.Pattern[str]]] = {
    "de": re.compile(r"\b(?:mindestens|wenigstens|zumindest)\b", re.IGNORECASE),
    "it": re.compile(r"\b(?:almeno|non meno di|come minimo)\b", re.IGNORECASE),
    "en": re.compile(r"\b(?:at least|(?:no|not) less than|or more)\b", re.IGNORECASE),
}
MINIMUM: Final[Mapping[str, re.Pattern[str]]] = {
    "de": re.compile(r"\bMin(?:imum|imal|dest)?[-\w]*\b|\bkleinste\w*\b|\bab \d", re.IGNORECASE),
    "it": re.compile(r"\bminim[oaie]\b|\bin su\b", re.IGNORECASE),
    "en": re.compile(r"\bmin(?:imum)?\b|\bleast\b|\bup\b", re.IGNORECASE),
}
"""Words that say the same in another way."""

NOT: Final[Mapping[str, re.Pattern[str]]] = {
    "de": re.compile(
        r"\b(?:nicht|kein\w*|nie|niemals|niemand\w*|nichts|weder|ohne|nirgends|nein|\w+los|unmöglich\w*)\b",
        re.IGNORECASE,
    ),
    "it": re.compile(
        r"\b(?:non|né|no(?!-)|nessun\w*|mai|niente|nulla|nemmeno|neppure|senza|altrimenti|impossibil\w+)\b",
        re.IGNORECASE,
    ),
    "en": re.compile(
        r"\b(?:not|no(?!-)|never|nobody|nothing|none|neither|nor|without|cannot|nowhere|unless)\b",
        re.IGNORECASE,
    ),
}
FULL: Final[Mapping[str, re.Pattern[str]]] = {
    "de": re.compile(r"\b(?:voll|vollständig|vollwertig|komplett)(?:e[mnrs]?)?\b", re.IGNORECASE),
    "it": re.compile(r"\b(?:complet|pien|inter)(?:[oaie]|are)\b", re.IGNORECASE),
    "en": re.compile(r"\bfull(?:-sized?)?\b", re.IGNORECASE),
}
ABOUT_FULL: Final[Mapping[str, re.Pattern[str]]] = {
    "de": re.compile(r"\b(?:größte|höchste)\w* (?:\w+ )?(?:Einsatz|Bet|Erhöhung|Raise)\b"),
    "it": re.compile(
        r"\b(?:maggior|più alt|più grand)\w* (?:\w+ )?(?:puntata|rilancio|bet|raise)\b"
    ),
    "en": re.compile(r"\blargest (?:\w+ )?(?:bet|raise)\b", re.IGNORECASE),
}
"""The sentence of the rule in which the word stands."""

INSIDE: Final = r"(?:[^.;:]|[.](?=\d))"
"""Signs inside a clause."""

OFFERED: Final[Mapping[str, re.Pattern[str]]] = {
    "de": re.compile(
        rf"\b(?:kann|darf|muss|müsste|sollte)\b{INSIDE}*?\b(?:um|auf) {INSIDE}*?"
        r"(?:erhöhen|raisen)\b"
    ),
    "it": re.compile(
        rf"\b(?:può|deve|dovrebbe|potrebbe) {INSIDE}*?\b(?:rilanciare|rilancio)\b {INSIDE}*"
    ),
    "en": re.compile(rf"\b(?:may|can|must|should|has to) {INSIDE}*?\braise (?:by|to) {INSIDE}*"),
}
"""Somebody is told what to raise by or to."""


def lost_at_least(unit: Unit, _context: Context) -> Iterator[Hit]:
    """Find sentences that name the least raise as if it were the only one."""
    for segment in unit.segments:
        words = unit.words(segment)
        told = _minima(words, unit.language)
        others = "" if told else _languages_with(LEAST, segment)
        if others or (unit.kind is Kind.TEXT and told < _minima_elsewhere(segment)):
            languages = others or " ".join(language for language, _ in _counterparts(segment))
            yield Hit(segment.start, segment.end, {"others": languages})
        elif not told and _offers_the_least(words, unit.language, segment.scene):
            yield Hit(segment.start, segment.end, {"others": ""})


def _minima(words: str, language: str) -> int:
    """Count the words that make an amount a minimum, each once."""
    either = f"{LEAST[language].pattern}|{MINIMUM[language].pattern}"
    return len(re.findall(either, words, re.IGNORECASE))


def _minima_elsewhere(segment: Segment) -> int:
    """Return how many such words every counterpart has at least."""
    counts = (_minima(words, language) for language, words in _counterparts(segment))
    return min(counts, default=0)


def lost_not(unit: Unit, _context: Context) -> Iterator[Hit]:
    """Find sentences that deny nothing where all their counterparts do."""
    for segment in unit.segments:
        others = _languages_with(NOT, segment)
        if others and not NOT[unit.language].search(unit.words(segment)):
            yield Hit(segment.start, segment.end, {"others": others})


def lost_full(unit: Unit, _context: Context) -> Iterator[Hit]:
    """Find sentences without "full" where all their counterparts have it."""
    for segment in unit.segments:
        others = _languages_with(FULL, segment)
        if others and not FULL[unit.language].search(unit.words(segment)):
            yield Hit(segment.start, segment.end, {"others": others})


def never_full(unit: Unit, _context: Context) -> Iterator[Hit]:
    """Find pages that quote the rule on the largest bet or raise and nowhere have "full"."""
    if unit.kind is not Kind.PAGE or FULL[unit.language].search(unit.text):
        return
    match = ABOUT_FULL[unit.language].search(unit.text)
    if match:
        yield Hit(*match.span())


def _counterparts(segment: Segment) -> list[tuple[str, str]]:
    return [(language, words) for language, words in segment.others if words.strip()]


def _languages_with(pattern: Mapping[str, re.Pattern[str]], segment: Segment) -> str:
    """Return the languages of a sentence's counterparts, if all of them have such a word."""
    others = _counterparts(segment)
    if others and all(pattern[language].search(words) for language, words in others):
        return " ".join(language for language, _ in others)
    return ""


def _offers_the_least(words: str, language: str, scene: Scene | None) -> bool:
    """Say whether a clause offers a raise by or to exactly the minimum."""
    if scene is None:
        return False
    for offer in OFFERED[language].finditer(words):
        told = {figure.value for figure in figures(offer.group(), language) if figure.is_amount}
        if told & scene.least:
            return True
    return False
