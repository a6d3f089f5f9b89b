"""Figures against themselves and against the other languages."""

import re
from collections.abc import Iterator
from typing import Final

from scenarios.wording.checks.context import Context
from scenarios.wording.checks.distance import within_one_edit
from scenarios.wording.checks.figures import SEPARATORS, THOUSAND, Figure, Form, Use, figures
from scenarios.wording.checks.unit import Fact, Hit, Kind, Segment, Unit

SOURCE_FIRST: Final = ("en", "de", "it")
"""The language that the others are compared with comes first."""

GROUPED: Final = frozenset({Form.GROUPED, Form.FOREIGN})


def malformed(unit: Unit, _context: Context) -> Iterator[Hit]:
    """Find figures that no language writes so, or another one does: 3.6000, 3,600 in German."""
    for figure in _amounts(unit.text, unit.language):
        if figure.form is Form.FOREIGN:
            yield Hit(figure.start, figure.end, fix=_regrouped(figure, unit.language))
        elif figure.form is Form.MALFORMED:
            yield Hit(figure.start, figure.end, fix=_repaired(figure, unit))


def _amounts(text: str, language: str) -> list[Figure]:
    return [figure for figure in figures(text, language) if figure.is_amount]


def _regrouped(figure: Figure, language: str) -> str:
    return re.sub(r"\D", SEPARATORS[language][0], figure.written)


def _repaired(figure: Figure, unit: Unit) -> str | None:
    """Return the one figure of the example that a single slip has led away from, if it is one."""
    digits = re.sub(r"\D", "", figure.written)
    segment = next((one for one in unit.segments if one.start <= figure.start < one.end), None)
    if segment is None:
        return None
    elsewhere = set[int]().union(*(values for _, values in _others(segment)))
    for known in (elsewhere, set(segment.scene.roles) if segment.scene else set[int]()):
        near = [value for value in known if within_one_edit(str(value), digits)]
        if len(near) == 1:
            return f"{near[0]:,}".replace(",", SEPARATORS[unit.language][0])
    return None


def mixed_style(unit: Unit, _context: Context) -> Iterator[Hit]:
    """Find thousands that are not grouped where the text, or the site, groups them."""
    if unit.kind is Kind.MESSAGE:
        # There amounts come from the program; one that is written out shows what can be typed.
        return
    large = [
        figure
        for figure in _amounts(unit.text, unit.language)
        if figure.value is not None and figure.value >= THOUSAND
    ]
    plain = [figure for figure in large if figure.form is Form.PLAIN]
    grouped = [figure for figure in large if figure.form in GROUPED]
    if unit.kind is Kind.PAGE and (not grouped or not plain):
        return
    odd = plain if unit.kind is not Kind.PAGE or len(plain) <= len(grouped) else grouped
    for figure in odd:
        sign = SEPARATORS[unit.language][0] if odd is plain else ""
        yield Hit(figure.start, figure.end, fix=f"{figure.value:,}".replace(",", sign))


def missing_value(unit: Unit, _context: Context) -> Iterator[Hit]:
    """Find figures that stand in the other languages and not here."""
    for place, segment in enumerate(unit.segments):
        others = _others(segment)
        if not others:
            continue
        here = _all_values(unit.words(segment), unit.language)
        wanted = set.intersection(*(values for _, values in others))
        lacking = wanted - here - _surplus_beside(unit, place)
        for value in sorted(_but_malformed(lacking, unit, segment)):
            facts: dict[str, Fact] = {
                "value": value,
                "others": " ".join(language for language, _ in others),
            }
            yield Hit(segment.start, segment.end, facts)


def extra_value(unit: Unit, _context: Context) -> Iterator[Hit]:
    """Find figures that stand here and in neither of the two other languages."""
    for place, segment in enumerate(unit.segments):
        others = _others(segment)
        if len(others) < len(SOURCE_FIRST) - 1:
            continue
        elsewhere = set[int]().union(
            *(_all_values(words, language) for language, words in segment.others)
        )
        beside = _lack_beside(unit, place)
        for figure in _amounts(unit.words(segment), unit.language):
            if figure.value is not None and figure.value not in elsewhere | beside:
                start = segment.start + figure.start
                yield Hit(start, start + len(figure.written), {"value": figure.value})


def other_order(unit: Unit, _context: Context) -> Iterator[Hit]:
    """Find sentences whose figures are the same as in the source, in another order."""
    for segment in unit.segments:
        words = dict(segment.others)
        source = next(one for one in SOURCE_FIRST if words.get(one) or one == unit.language)
        if source == unit.language:
            continue
        here = _sequence(unit.words(segment), unit.language)
        there = _sequence(words[source], source)
        if here != there and set(here) == set(there):
            facts = {"here": _list(here), "there": _list(there), "other": source}
            yield Hit(segment.start, segment.end, facts)


def _others(segment: Segment) -> list[tuple[str, set[int]]]:
    """Return the chips told in each language that has a counterpart."""
    return [
        (language, _values(words, language)) for language, words in segment.others if words.strip()
    ]


def _values(words: str, language: str) -> set[int]:
    return {one.value for one in _amounts(words, language) if one.value is not None}


def _all_values(words: str, language: str) -> set[int]:
    """Return every value, also what is counted in words and what may be no chips."""
    return {
        one.value
        for one in figures(words, language)
        if one.value is not None and one.use is not Use.REFERENCE
    }


def _surplus_beside(unit: Unit, place: int) -> set[int]:
    """Return what the sentences beside this one have more than their own counterparts."""
    found = set[int]()
    for segment in _beside(unit, place):
        there = set[int]().union(*(values for _, values in _others(segment)))
        found |= _values(unit.words(segment), unit.language) - there
    return found


def _lack_beside(unit: Unit, place: int) -> set[int]:
    """Return what the sentences beside this one have less than their own counterparts."""
    found = set[int]()
    for segment in _beside(unit, place):
        there = set[int]().union(*(values for _, values in _others(segment)))
        found |= there - _all_values(unit.words(segment), unit.language)
    return found


def _beside(unit: Unit, place: int) -> list[Segment]:
    return [
        unit.segments[near] for near in (place - 1, place + 1) if 0 <= near < len(unit.segments)
    ]


def _but_malformed(lacking: set[int], unit: Unit, segment: Segment) -> set[int]:
    """Leave out what a malformed figure was meant to be: it is found as that."""
    slips = [
        re.sub(r"\D", "", one.written)
        for one in figures(unit.words(segment), unit.language)
        if one.form is Form.MALFORMED
    ]
    return {
        value for value in lacking if not any(within_one_edit(str(value), slip) for slip in slips)
    }


def _sequence(words: str, language: str) -> list[int]:
    """Return the chips in order; what is said twice in a row counts once."""
    values = [one.value for one in _amounts(words, language) if one.value is not None]
    return [value for place, value in enumerate(values) if [value] != values[place - 1 : place]]


def _list(values: list[int]) -> str:
    return ", ".join(str(value) for value in values)
