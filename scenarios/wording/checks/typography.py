"""Signs: apostrophes that are accents, accents that are apostrophes, spaces."""

import re
from collections.abc import Iterator, Mapping
from typing import Final

from scenarios.wording.checks.context import Context
from scenarios.wording.checks.unit import Hit, Kind, Unit

ACCENTS: Final[Mapping[str, str]] = {"a": "à", "e": "è", "i": "ì", "o": "ò", "u": "ù", "E": "È"}
STRAY: Final = re.compile(r"(?<=\w)[\u00b4`](?=\w)|(?<=\w)[\u00b4`](?=\s)")
STRAIGHT: Final = re.compile(r"(?<=\w)'(?=\w)")
# "po’" is short for "poco", and so are the imperatives: there the apostrophe is right.
ACCENTED: Final = re.compile(
    r"(?<![\w’'])(?:E|(?:perch|poich|affinch|finch|nonch|cio|sar|pu|pi|gi|cos|citt|verr|dovr|potr|"
    r"avr|quantit|met|es|tutt)[aeiou]?)[’'\u00b4`](?=[\s,.;:!?]|$)"
)
GRAVE_WORDS: Final[Mapping[str, str]] = {
    "perche": "perché",
    "poiche": "poiché",
    "affinche": "affinché",
    "finche": "finché",
    "nonche": "nonché",
}
SPACES: Final = re.compile(
    r"(?<=\S)[ \u00a0]{2,}(?=\S)|[ \u00a0]+(?=[,.;:?!](?:\s|$))|(?<=[^\s=<>!]) ?=(?= )(?<! =)"
    r"|(?<=\( )|\((?= )"
)
DOUBLED: Final = re.compile(r"(?<![\w’'-])([^\W\d_]{2,}) \1(?![\w’'-])", re.IGNORECASE)
MAY_DOUBLE: Final = frozenset({"die", "der", "das", "that", "had", "sie", "man mano"})
CONTROL: Final = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f\u200b\u200e\u200f\ufeff]")
SHOUTED: Final = re.compile(r"!")


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
    for match in ACCENTED.finditer(unit.text):
        word = match.group()[:-1]
        fix = GRAVE_WORDS.get(word.lower(), word[:-1] + ACCENTS.get(word[-1], word[-1]))
        yield Hit(*match.span(), fix=fix)


def wrong_space(unit: Unit, _context: Context) -> Iterator[Hit]:
    """Find doubled spaces, spaces before a sign, and signs without the space they need."""
    for match in SPACES.finditer(unit.text):
        doubled = match.group().strip() == "" and len(match.group()) > 1
        yield Hit(match.start(), max(match.end(), match.start() + 1), fix=" " if doubled else None)


def doubled_word(unit: Unit, _context: Context) -> Iterator[Hit]:
    """Find words that stand twice in a row."""
    for match in DOUBLED.finditer(unit.text):
        if match.group(1).lower() not in MAY_DOUBLE:
            yield Hit(*match.span(), fix=match.group(1))


def invisible_sign(unit: Unit, _context: Context) -> Iterator[Hit]:
    """Find signs that nobody sees and no other program reads."""
    for match in CONTROL.finditer(unit.text):
        yield Hit(*match.span(), fix="")
