"""Marks what was found, in a title or in the passage of a text that shows it best."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final, Self

from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString

from scenarios.search.query import Query
from scenarios.search.words import Token, composed, stem, tokens

BEFORE: Final = 60
AFTER: Final = 140
"""Characters around the first find that a passage shows."""

TELLING: Final = 30
"""Characters from which on a passage says something even where nothing was found in it."""


@dataclass(frozen=True, slots=True)
class Find:
    """A place in a text that answers a need of the query."""

    start: int
    end: int
    need: int


@dataclass(frozen=True, slots=True)
class Marker:
    """Knows what to mark: phrases by the stem they begin with, and beginnings of words."""

    language: str
    phrases: dict[str, list[tuple[tuple[str, ...], int]]]
    beginnings: tuple[tuple[str, int], ...]

    @classmethod
    def of(cls, query: Query) -> Self:
        """Make a marker for what a query looks for."""
        phrases = defaultdict[str, list[tuple[tuple[str, ...], int]]](list)
        for number, need in enumerate(query.needs):
            for phrase in need.phrases:
                stems = tuple(stem(word, query.language) for word in phrase)
                phrases[stems[0]].append((stems, number))
        beginnings = ((n.beginning, number) for number, n in enumerate(query.needs) if n.beginning)
        return cls(query.language, dict(phrases), tuple(beginnings))

    def finds(self, text: str) -> Iterator[Find]:
        """Find the places, from the first to the last, none inside another."""
        found = list(tokens(text))
        stems = [stem(token.word, self.language) for token in found]
        at = 0
        while at < len(found):
            length, need = self._longest(found[at], stems, at)
            if length:
                yield Find(found[at].start, found[at + length - 1].end, need)
            at += max(length, 1)

    def _longest(self, token: Token, stems: Sequence[str], at: int) -> tuple[int, int]:
        lengths = [
            (len(phrase), need)
            for phrase, need in self.phrases.get(stems[at], ())
            if tuple(stems[at : at + len(phrase)]) == phrase
        ]
        lengths += [(1, need) for start, need in self.beginnings if token.word.startswith(start)]
        return max(lengths, default=(0, 0))

    def needs_met(self, text: str) -> int:
        """Count the needs of the query that a text answers."""
        return len({find.need for find in self.finds(composed(text))})

    def marked(self, text: str) -> SafeString:
        """Return the whole text, escaped, with what was found marked."""
        text = composed(text)
        return _marked(text, list(self.finds(text)), 0, len(text))

    def passage(self, text: str) -> SafeString:
        """Return the part of a text that answers most, cut to size, escaped and marked."""
        passages = [composed(line) for line in text.splitlines()]
        found = [(line, list(self.finds(line))) for line in passages]
        line, finds = max(
            found,
            key=lambda pair: (len({f.need for f in pair[1]}), len(pair[0]) >= TELLING),
            default=("", []),
        )
        first = finds[0].start if finds else 0
        start, end = _window(line, first)
        return _marked(line, [f for f in finds if start <= f.start and f.end <= end], start, end)


def _window(text: str, first: int) -> tuple[int, int]:
    """Cut between words, and where there is but one long word, through it."""
    start, end = 0, len(text)
    if first > BEFORE:
        start = text.find(" ", first - BEFORE, first) + 1 or first
    if end > first + AFTER:
        cut = text.rfind(" ", first, first + AFTER)
        end = cut if cut > 0 else first + AFTER
    return start, end


def _marked(text: str, finds: Sequence[Find], start: int, end: int) -> SafeString:
    pieces = ["… "] if start else []
    edges = [start, *(edge for find in finds for edge in (find.start, find.end)), end]
    for number, (left, right) in enumerate(pairwise(edges)):
        piece = text[left:right]
        pieces.append(format_html("<mark>{}</mark>", piece) if number % 2 else piece)
    if end < len(text):
        pieces.append(" …")
    return format_html_join("", "{}", ((piece,) for piece in pieces))
