"""A text beside its translations: missing, the same, out of date, in the wrong language."""

from collections.abc import Iterator
from typing import Final

from scenarios.wording.checks.context import Context
from scenarios.wording.checks.unit import Hit, Kind, Unit
from scenarios.wording.checks.words import languages_of, words

SOURCE: Final = "en"
ENOUGH: Final = 4
"""Fewer everyday words do not tell a language."""
SAME_FROM: Final = 3
"""Fewer words may well be the same: a name, a label."""
LONGEST: Final = 2.5
"""A counterpart is not more than so many times as long, or as short."""
LONG_ENOUGH: Final = 40


def missing_text(unit: Unit, _context: Context) -> Iterator[Hit]:
    """Find texts that are there in another language only."""
    if unit.kind in {Kind.TEXT, Kind.REMARK} and not unit.text.strip() and _there(unit):
        yield Hit(0, 0, {"others": _there(unit)})


def missing_page(unit: Unit, _context: Context) -> Iterator[Hit]:
    """Find pages that were imported in another language only."""
    if unit.kind is Kind.PAGE and not unit.text.strip():
        yield Hit(0, 0, {"others": _there(unit)})


def _there(unit: Unit) -> str:
    return " ".join(language for language, words in unit.others if words.strip())


def same_text(unit: Unit, _context: Context) -> Iterator[Hit]:
    """Find translations that are the source word for word."""
    source = dict(unit.others).get(SOURCE, "")
    if unit.language != SOURCE and unit.text == source and len(words(source)) >= SAME_FROM:
        yield Hit(0, len(unit.text))


def stale_text(unit: Unit, _context: Context) -> Iterator[Hit]:
    """Find approved translations whose source has changed since."""
    if unit.stale:
        yield Hit(0, len(unit.text))


def wrong_language(unit: Unit, _context: Context) -> Iterator[Hit]:
    """Find texts whose everyday words are another language's."""
    found = languages_of(unit.text)
    if not found:
        return
    most = max(found, key=lambda language: found[language])
    if most != unit.language and found[most] >= ENOUGH and found[most] > 2 * found[unit.language]:
        yield Hit(0, len(unit.text), {"other": most})


def no_counterpart(unit: Unit, _context: Context) -> Iterator[Hit]:
    """Find sentences without a counterpart, or with one of quite another length."""
    if unit.kind is Kind.MESSAGE:
        return
    for segment in unit.segments:
        here = len(unit.words(segment))
        for language, text in segment.others:
            if not dict(unit.others).get(language, "").strip():
                continue
            short, long = sorted((here, len(text)))
            if not text or (long >= LONG_ENOUGH and long > LONGEST * short):
                yield Hit(segment.start, segment.end, {"other": language})
