"""Words in running text, and which of them need no second look."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Final

LISTS: Final = Path(__file__).parent / "lists"
LANGUAGES: Final = ("de", "it", "en")

WORD: Final = re.compile(r"[^\W\d_]+(?:[\u2019'][^\W\d_]+)*[\u2019']?")
PLACEHOLDER: Final = re.compile(r"%\(\w+\)[sd]|%[sd]|\{\w*\}|<[^<>]+>|https?://\S+")


@dataclass(frozen=True, slots=True)
class Word:
    """A word at its place; an elided article is a word of its own: `l’`, `all-in`."""

    start: int
    end: int
    text: str

    @property
    def lower(self) -> str:
        """The word as lists hold it."""
        return self.text.lower()


@lru_cache(maxsize=2048)
def words(text: str) -> tuple[Word, ...]:
    """Return the words of a text, split at hyphens and after an elision.

    >>> [word.text for word in words("l’all-in di C")]
    ['l’', 'all', 'in', 'di', 'C']
    """
    return tuple(_words(text))


def _words(text: str) -> Iterator[Word]:
    for match in WORD.finditer(blanked(text)):
        start = match.start()
        for part in re.findall(r"[^\W\d_]+[\u2019']?", match.group()):
            yield Word(start, start + len(part), part)
            start += len(part)


def blanked(text: str) -> str:
    """Return a text with spaces for its placeholders, tags and addresses."""
    return PLACEHOLDER.sub(_blank, text)


def _blank(match: re.Match[str]) -> str:
    """Return spaces in place of what is no word of the language."""
    return " " * len(match.group())


def count_words(texts: Iterable[str]) -> Counter[str]:
    """Count the words of many texts, in lower case."""
    counts: Counter[str] = Counter()
    for text in texts:
        counts.update(word.lower for word in words(text))
    return counts


def listed(text: str) -> frozenset[str]:
    """Return the words of a list."""
    return frozenset(text.split())


def _read(language: str) -> frozenset[str]:
    lines = (LISTS / f"{language}.txt").read_text(encoding="utf-8").splitlines()
    return listed("\n".join(line for line in lines if not line.startswith("#")))


COMMON: Final[Mapping[str, frozenset[str]]] = {language: _read(language) for language in LANGUAGES}
"""Everyday words of each language: no typing slips, and how a language is told from another."""


def languages_of(text: str) -> Mapping[str, int]:
    """Return how many of a text's words are everyday words of one language only."""
    found = Counter[str]()
    for word in words(text):
        homes = [language for language in LANGUAGES if word.lower in COMMON[language]]
        if len(homes) == 1:
            found[homes[0]] += 1
    return found
