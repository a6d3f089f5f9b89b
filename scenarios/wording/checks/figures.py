"""Figures in running text: their value, how they are written, and whether they are chips."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from typing import Final

SPACES: Final = "\u00a0\u202f\u2009"
SEPARATORS: Final[Mapping[str, str]] = {
    "de": f".'\u2019{SPACES}",
    "it": f".'\u2019{SPACES}",
    "en": f",{SPACES}",
}
"""What may stand between thousands; other signs belong to other languages."""

THOUSAND: Final = 1000
COUNTED: Final = 12
"""Up to here figures also come as words and count things."""

WORDS: Final[Mapping[str, Mapping[str, int]]] = {
    # Words that also mean something else are left out: Italian "sei" is "you are".
    "de": {"zwei": 2, "drei": 3, "vier": 4, "fünf": 5, "sechs": 6, "sieben": 7, "acht": 8}
    | {"neun": 9, "zehn": 10, "elf": 11, "zwölf": 12, "beide": 2, "beiden": 2},
    "it": {"due": 2, "tre": 3, "quattro": 4, "cinque": 5, "sette": 7, "otto": 8, "nove": 9}
    | {"dieci": 10, "undici": 11, "dodici": 12, "entrambi": 2, "entrambe": 2},
    "en": {"two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8}
    | {"nine": 9, "ten": 10, "eleven": 11, "twelve": 12, "both": 2},
}


class Form(StrEnum):
    """How a figure is written."""

    PLAIN = "plain"
    GROUPED = "grouped"
    FOREIGN = "foreign"
    """Grouped as another language does it."""
    MALFORMED = "malformed"
    WORD = "word"


class Use(StrEnum):
    """What a figure is for."""

    AMOUNT = "amount"
    CHIP = "chip"
    """The value of one chip: "zwei 500er Chips"."""
    COUNT = "count"
    REFERENCE = "reference"
    """The number of a rule or an example."""
    OTHER = "other"
    """An ordinal, a game, a year, a share, a seat."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A figure at its place in a text."""

    start: int
    end: int
    written: str
    value: int | None
    """None where it is malformed."""
    form: Form
    use: Use

    @property
    def is_amount(self) -> bool:
        """It is chips."""
        return self.use in {Use.AMOUNT, Use.CHIP}


FIGURE: Final = re.compile(rf"(?<![^\W_])\d+(?:[.,'\u2019{SPACES}]\d+)*")
NUMBER_WORD: Final = {
    language: re.compile(rf"(?<!\w)(?:{'|'.join(words)})(?!\w)", re.IGNORECASE)
    for language, words in WORDS.items()
}
LABEL: Final = re.compile(r"-?[A-Za-z](?![^\W_])")
OF_A_NAME: Final = re.compile(r"-[^\W\d_]{2,}|[^\W\d_]")
CHIP_AFTER: Final = re.compile(r"er[ -](?:Chips?|Jetons?)|s(?![^\W_])|[ -]chip(?![^\W_])")
CHIPS_BEFORE: Final = re.compile(
    r"(?:chips?|fiches|gettoni|jetons?) (?:da|di|of|zu|à|im Wert von|worth)(?: (?:je|each))? $",
    re.IGNORECASE,
)
COUNTED_AFTER: Final = re.compile(
    r" (?:chips? (?:da|of|zu)|[Ss]zenari|scenarios?|Spieler|giocator|players?|Personen|persone"
    r"|people|Beispiele|esempi|examples|seats?|Plätze|posti)",
)
REFERENCE_WORD: Final = (
    r"(?:regeln?|regol[ae]|rules?|beispiele?n?|esemp[io]+|examples?|situation|situazione"
    r"|abschnitt|kapitel|section|sezione|nr\.|no\.|n\.)"
)
AND: Final = r"(?:, | und | e | ed | and | oder | o | or | bis | to | a |\u2013)"
REFERENCE_BEFORE: Final = re.compile(
    rf"(?<![^\W\d_])(?<!per ){REFERENCE_WORD} (?:\d[\w.-]*{AND})*$", re.IGNORECASE
)
MARKER: Final = re.compile(r"(?<![^\W\d_])[A-Z][^\W\d_]{4,8} $")
PERCENT: Final = re.compile(rf"[ {SPACES}]?%|[ {SPACES}](?:Prozent|percent|per cent|per cento)")
GAME: Final = re.compile(r" (?:stud|card)", re.IGNORECASE)
YEAR: Final = re.compile(r"20[1-3]\d")
DATE: Final = re.compile(r"\d{1,2}\.\d{1,2}\.(?:\d{2}|\d{4})")
AFTER_YEAR: Final = re.compile(r"20[1-3]\d: $")


@lru_cache(maxsize=2048)
def figures(text: str, language: str) -> tuple[Figure, ...]:
    """Return the figures of a text in order, number words included.

    >>> [(figure.written, figure.value) for figure in figures("auf 3.600 oder 3.6000", "de")]
    [('3.600', 3600), ('3.6000', None)]
    """
    found = [_figure(text, match, language) for match in FIGURE.finditer(text)]
    words = WORDS[language]
    for match in NUMBER_WORD[language].finditer(text):
        start, end = match.span()
        value = words[match.group().lower()]
        found.append(Figure(start, end, match.group(), value, Form.WORD, Use.COUNT))
    return tuple(sorted(found, key=lambda figure: figure.start))


def _figure(text: str, match: re.Match[str], language: str) -> Figure:
    start, end = match.span()
    value, form = _read(match.group(), language)
    return Figure(start, end, match.group(), value, form, _use(text, match, value))


def _read(written: str, language: str) -> tuple[int | None, Form]:
    signs = set(re.findall(r"\D", written))
    digits = re.sub(r"\D", "", written)
    if not signs:
        return int(digits), Form.PLAIN
    grouped = re.fullmatch(r"[1-9]\d{0,2}(?:\D\d{3})+", written)
    if len(signs) > 1 or not grouped:
        return None, Form.MALFORMED
    return int(digits), Form.GROUPED if signs <= set(SEPARATORS[language]) else Form.FOREIGN


def _use(text: str, match: re.Match[str], value: int | None) -> Use:
    start, end = match.span()
    before = text[max(0, start - 40) : start]
    small = value is not None and value < THOUSAND and bool(LABEL.match(text, end))
    if (
        REFERENCE_BEFORE.search(before)
        or AFTER_YEAR.search(before)
        or _marks_an_example(text, end, before)
        or (small and text[end] == "-")
    ):
        return Use.REFERENCE
    if CHIP_AFTER.match(text, end) or CHIPS_BEFORE.search(before):
        return Use.CHIP
    if small or before.endswith("+") or _is_no_amount(text, match):
        return Use.OTHER
    if value is not None and value <= COUNTED and COUNTED_AFTER.match(text, end):
        return Use.COUNT
    return Use.AMOUNT


def _is_no_amount(text: str, match: re.Match[str]) -> bool:
    """Say whether the figure is part of a name, a share, a game, a year or a date."""
    end = match.end()
    behind = any(name.match(text, end) for name in (OF_A_NAME, PERCENT, GAME))
    return behind or bool(YEAR.fullmatch(match.group()) or DATE.fullmatch(match.group()))


def _marks_an_example(text: str, end: int, before: str) -> bool:
    """Say whether the figure numbers an example, even where its word is misspelt: `Bespiel 3:`."""
    return bool(re.match(r"(?:-[A-Z])?:", text[end:]) and MARKER.search(before))
