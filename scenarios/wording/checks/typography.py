"""Signs: apostrophes that are accents, accents that are apostrophes, spaces."""

import re
from collections.abc import Iterator
from typing import Final
from unicodedata import combining, normalize

from scenarios.wording.checks.context import Context
from scenarios.wording.checks.unit import Hit, Kind, Unit
from scenarios.wording.checks.words import listed

STRAY: Final = re.compile(r"(?<=\w)[\u00b4`](?=\w)|(?<=\w)[\u00b4`](?=\s)")
STRAIGHT: Final = re.compile(r"(?<=\w)'(?=\w)")
# "po’" is short for "poco", and "va’" an imperative: there the apostrophe is right.
ACCENTED: Final = {
    "".join(sign for sign in normalize("NFD", word) if not combining(sign)): word
    for word in listed(
        """è cioè più già così può perché poiché affinché finché nonché sarà avrà dovrà potrà verrà
        città metà quantità"""
    )
}
WITHOUT_ACCENT: Final = re.compile(
    rf"(?<![\w’'])({'|'.join(ACCENTED)})[’'\u00b4`](?=[\s,.;:!?]|$)", re.IGNORECASE
)
SPACES: Final = re.compile(
    r"(?<=\S)[ \u00a0]{2,}(?=\S)|[ \u00a0]+(?=[,.;:?!](?:\s|$))"
    r"|(?<=[^\s=])=(?=\s)|(?<=\s)=(?=[^\s=])|\((?=\s)"
)
DOUBLED: Final = re.compile(r"(?<![\w’'-])([^\W\d_]{2,}) \1(?![\w’'-])", re.IGNORECASE)
MAY_DOUBLE: Final = frozenset({"die", "der", "das", "that", "had", "sie", "man mano"})
CONTROL: Final = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f\u200b\u200e\u200f\ufeff]")


def wrong_apostrophe(unit: Unit, _context: Context) -> Iterator[Hit]:
    """Find accents used as apostrophes, and straight ones where the site writes curved ones."""
    for match in STRAY.finditer(unit.text):
        yield Hit(*match.span(), fix="’")
    if unit.kind is not Kind.PAGE:
        for match in STRAIGHT.finditer(unit.text):
            yield Hit(*match.span(), fix="’")


def wrong_accent(unit: Unit, _context: Context) -> Iterator[Hit]:
    """Find Italian vowels with an apostrophe for their accent: E’ for È."""
    if unit.language != "it":
        return
    for match in WITHOUT_ACCENT.finditer(unit.text):
        fix = ACCENTED[match[1].lower()]
        yield Hit(*match.span(), fix=fix.capitalize() if match[1][0].isupper() else fix)


def wrong_space(unit: Unit, _context: Context) -> Iterator[Hit]:
    """Find doubled spaces, spaces before a sign, and signs without the space they need."""
    for match in SPACES.finditer(unit.text):
        doubled = match.group().strip() == "" and len(match.group()) > 1
        yield Hit(*match.span(), fix=" " if doubled else None)


def doubled_word(unit: Unit, _context: Context) -> Iterator[Hit]:
    """Find words that stand twice in a row."""
    for match in DOUBLED.finditer(unit.text):
        if match.group(1).lower() not in MAY_DOUBLE:
            yield Hit(*match.span(), fix=match.group(1))


def invisible_sign(unit: Unit, _context: Context) -> Iterator[Hit]:
    """Find signs that nobody sees and no other program reads."""
    for match in CONTROL.finditer(unit.text):
        yield Hit(*match.span(), fix="")
