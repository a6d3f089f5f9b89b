"""Abbreviations that nobody knows, and words one slip away from others."""

import re
from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from scenarios.wording.checks.context import SHORTEST, Context
from scenarios.wording.checks.distance import within_one_edit
from scenarios.wording.checks.quotations import quotations
from scenarios.wording.checks.unit import Hit, Kind, Unit
from scenarios.wording.checks.words import COMMON, Word, listed, words

ACRONYMS: Final = listed(
    """NL PL FL NLHE NLH PLO PLHE FLHE LHE SB BB STR BTN UTG CO HJ LJ MP EP BBA TD TDA WSOP WPT EPT
    FIDPA FIGP RRP AI OK PDF QR JSON URL API CSV PHH PNG SVG HTML HTTP CSP ID FAQ ISO UTC OOT SA
    AG EV ICM PO XLIFF TBX SARIF CC BY MIT UTF"""
)
SHORTEST_ACRONYM: Final = 4
"""A shorter one is a slip away from too many."""
ACRONYM: Final = re.compile(r"(?<![\w’'-])[A-ZÄÖÜ]{2,}(?![\w’'-])")
ROMAN: Final = re.compile(r"[IVX]+")


def near_acronym(unit: Unit, context: Context) -> Iterator[Hit]:
    """Find abbreviations that nobody knows and that one slip makes of a known one: NLHR."""
    for match, near in _unknown_acronyms(unit, context):
        if near:
            fix = near[0] if len(near) == 1 else None
            yield Hit(*match.span(), {"near": " ".join(near)}, fix)


def unknown_acronym(unit: Unit, context: Context) -> Iterator[Hit]:
    """Find abbreviations that nobody knows."""
    for match, near in _unknown_acronyms(unit, context):
        if not near:
            yield Hit(*match.span())


def _unknown_acronyms(unit: Unit, context: Context) -> Iterator[tuple[re.Match[str], list[str]]]:
    players = {
        player for one in unit.segments if one.scene is not None for player in one.scene.players
    }
    for match in ACRONYM.finditer(unit.text):
        name = match.group()
        if name in ACRONYMS | players or ROMAN.fullmatch(name):
            continue
        # A word in capitals is shouted, and no abbreviation.
        if context.knows(name.lower(), unit.language) or _occurs(name.lower(), unit, context):
            continue
        yield match, _near(name)


def _near(name: str) -> list[str]:
    """Return the known abbreviations a slip away; of another length only if none is as long."""
    if len(name) < SHORTEST_ACRONYM:
        return []
    near = [known for known in sorted(ACRONYMS) if within_one_edit(name, known)]
    same = [known for known in near if len(known) == len(name)]
    return same or near


def _occurs(word: str, unit: Unit, context: Context) -> bool:
    """Say whether a word is also written small somewhere."""
    return context.counts[unit.language][word] > unit.text.count(word.upper())


def probable_slip(unit: Unit, context: Context) -> Iterator[Hit]:
    """Find words met only once that are one slip away from a word met often."""
    foreign = [] if unit.kind is not Kind.REMARK else quotations(unit.text)
    for word in words(unit.text):
        if any(one.start <= word.start < one.end for one in foreign):
            continue
        near = _meant(word, unit, context)
        if near:
            fix = near[:1].upper() + near[1:] if word.text[0].isupper() else near
            yield Hit(word.start, word.end, {"near": fix}, fix)


def _meant(word: Word, unit: Unit, context: Context) -> str:
    """Return the word that was probably meant; empty where there is no doubt."""
    lower = word.lower
    if len(lower) < SHORTEST - 1 or word.text.isupper() or lower[-1] in "’'":
        return ""
    counts = context.counts[unit.language]
    if counts[lower] > 1 or context.knows(lower, unit.language):
        return ""
    if any(lower in COMMON[other] for other in COMMON if other != unit.language):
        return ""
    near = [
        other
        for other in context.frequent[unit.language].of(lower)
        if not _another_form(lower, other)
    ]
    return max(near, key=lambda other: counts[other]) if near else ""


VOWELS: Final = frozenset("aeiouäöüàèéìòù")
ROWS: Final = ("qwertyuiop", "qwertzuiopü", "asdfghjklöä", "zxcvbnm", "yxcvbnm")
BESIDE: Final = frozenset(pair for row in ROWS for pair in (*pairwise(row), *pairwise(row[::-1])))
"""Keys that lie side by side."""


def _another_form(word: str, other: str) -> bool:
    """Say whether the words are both words: by their endings, beginnings, vowels."""
    shared = 0
    while shared < min(len(word), len(other)) and word[shared] == other[shared]:
        shared += 1
    if shared == 0 or shared >= min(len(word), len(other)) - 2:
        return True
    if len(word) != len(other):
        return False
    letters = (word[shared], other[shared])
    if sorted(word) == sorted(other):
        return set(letters) == {"e", "i"}
    # A letter for another: a slip only where the keys lie side by side and no vowel changes.
    return set(letters) <= VOWELS or letters not in BESIDE
