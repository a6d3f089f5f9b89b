"""Cutting a page into its examples and sentences: plain text in, places out."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from scenarios.wording.checks.distance import within_one_edit

EXAMPLE_WORDS: Final[Mapping[str, str]] = {"de": "Beispiel", "it": "Esempio", "en": "Example"}

# The word may be misspelt: its number and the colon show what it is.
MARKER: Final = re.compile(r"(?<!\w)([A-Z][a-z]{4,8})\s+(\d{1,2})(?:\s?-?\s?([A-Za-z]))?\s*:")

ABBREVIATION: Final = re.compile(
    r"(?:\b(?:z\.\s?B|d\.\s?h|u\.\s?a|bzw|usw|etc|ca|Nr|vgl|Abs|ggf|inkl|Bsp|es|ecc|cfr|pag|art"
    r"|e\.g|i\.e|vs|no|approx))$"
)
# A full stop with the quotation marks and brackets that close with it, and a new beginning.
ENDING: Final = re.compile(
    r"[.!?\u2026](?:[\u201c\u201d\u00bb)\]]*)\s+(?=[\u201e\u201c\u00ab(\[]*[A-Z\u00c0-\u00dc0-9])"
    r"|[\u201c\u201d\u00bb]\.\s+(?=[A-Z\u00c0-\u00dc])"
    r"|\s*\n\s*"
)


@dataclass(frozen=True, slots=True)
class Sentence:
    """A sentence at its place, and the example it belongs to; none before the first."""

    start: int
    end: int
    example: str = ""


def cut(text: str, language: str) -> tuple[Sentence, ...]:
    """Cut a text into sentences, each with the number of its example.

    >>> [(cut.example, cut.end) for cut in cut("Regel 1. Beispiel 1-a: A passt. B auch.", "de")]
    [('', 8), ('1-A', 31), ('1-A', 39)]
    """
    marks = [0]
    examples = [""]
    for match in MARKER.finditer(text):
        if within_one_edit(match[1].lower(), EXAMPLE_WORDS[language].lower()):
            marks.append(match.start())
            examples.append(example_number(match[2], match[3]))
    parts = zip(examples, pairwise([*marks, len(text)]), strict=True)
    return tuple(
        Sentence(start, end, example)
        for example, (begin, stop) in parts
        for start, end in _sentences(text, begin, stop)
    )


def example_number(number: str, letter: str | None) -> str:
    """Return an example's number as the editions write it: "4-A"."""
    return f"{number}-{letter.upper()}" if letter else number


def _sentences(text: str, begin: int, stop: int) -> Iterator[tuple[int, int]]:
    start = begin
    for match in ENDING.finditer(text, begin, stop):
        words = text[start : match.start()]
        if text[match.start()] == "." and (ABBREVIATION.search(words)):
            continue
        end = match.start() + len(match.group().rstrip())
        yield from _trimmed(text, start, end)
        start = match.end()
    yield from _trimmed(text, start, stop)


def _trimmed(text: str, start: int, end: int) -> Iterator[tuple[int, int]]:
    words = text[start:end]
    if words.strip():
        start += len(words) - len(words.lstrip())
        yield start, start + len(words.strip())
