"""Quotation marks, and what stands between them: the words of a rule, always the same."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from scenarios.wording.checks.context import Context
from scenarios.wording.checks.stems import stems
from scenarios.wording.checks.unit import Hit, Kind, Unit
from scenarios.wording.checks.words import blanked, listed, words

# The site's own marks first; an imported page may use any of its language, one kind in a text.
PAIRS: Final[Mapping[str, tuple[tuple[str, str], ...]]] = {
    "de": (("„", "“"), ("»", "«")),
    "it": (("«", "»"), ("“", "”")),
    "en": (("“", "”"),),
}
MARKS: Final = frozenset('„“”«»"')
SHORTEST: Final = 4
"""Fewer words are a name and no sentence of a rule."""
ALIKE: Final = 0.45
"""From this share of common words on, two quotations are of the same sentence."""


@dataclass(frozen=True, slots=True)
class Quotation:
    """What stands between two marks, at its place, the marks not included."""

    start: int
    end: int
    text: str


def wrong_mark(unit: Unit, _context: Context) -> Iterator[Hit]:
    """Find marks that the language does not use, that open where one closes, or stay open."""
    opening, closing = _pair(unit)
    open_at: int | None = None
    text = blanked(unit.text) if unit.kind is Kind.MESSAGE else unit.text
    for place, sign in enumerate(text):
        if sign == "\n" and open_at is not None and text[place - 1] != ":":
            yield Hit(open_at, open_at + 1)
            open_at = None
        if sign not in MARKS:
            continue
        fix = opening if open_at is None else closing
        if sign != fix:
            yield Hit(place, place + 1, fix=fix)
        open_at = place if open_at is None else None
    if open_at is not None:
        yield Hit(open_at, open_at + 1)


def _pair(unit: Unit) -> tuple[str, str]:
    """Return the marks of the text: for a page those that it uses most."""
    pairs = PAIRS[unit.language]
    if unit.kind is not Kind.PAGE:
        return pairs[0]
    return max(pairs, key=lambda pair: unit.text.count(pair[0]) + unit.text.count(pair[1]))


def quotations(text: str) -> tuple[Quotation, ...]:
    """Return what is quoted: every mark opens or closes in turn, whichever it is."""
    places = [place for place, sign in enumerate(text) if sign in MARKS]
    return tuple(
        Quotation(start + 1, end, text[start + 1 : end])
        for start, end in zip(places[::2], places[1::2], strict=False)
    )


def varying_quotation(unit: Unit, _context: Context) -> Iterator[Hit]:
    """Find quotations of a sentence that is quoted otherwise before, but for the article."""
    if unit.kind is not Kind.PAGE:
        return
    first: list[tuple[Quotation, frozenset[str], tuple[str, ...]]] = []
    for quotation in quotations(unit.text):
        said = _essence(quotation.text)
        if len(said) < SHORTEST:
            continue
        kinds = stems(quotation.text, unit.language)
        same = next((one for one in first if _alike(one[1], kinds) >= ALIKE), None)
        if same is None:
            first.append((quotation, kinds, said))
        elif said != same[2]:
            yield Hit(quotation.start, quotation.end, {"first": same[0].text})


ARTICLES: Final = listed(
    """der die das den dem des ein eine einen einem eines einer
    il lo la i gli le l’ un uno una un’ dell’ del della dei degli delle dello the a an"""
)


def _essence(text: str) -> tuple[str, ...]:
    """Return the words that make a quotation the same: without an article at its beginning."""
    said = [word.lower.replace("'", "’") for word in words(text)]
    while said and said[0] in ARTICLES:
        said = said[1:]
    return tuple(said)


def _alike(one: frozenset[str], other: frozenset[str]) -> float:
    """Return the share of words that two quotations have in common, of the shorter one."""
    return len(one & other) / max(1, min(len(one), len(other)))
