"""A rough stem of a word: enough to see that two sentences are about the same."""

from collections.abc import Mapping
from typing import Final

from scenarios.wording.checks.words import words

ENDINGS: Final[Mapping[str, tuple[str, ...]]] = {
    "de": ("ungen", "ung", "ern", "en", "em", "er", "es", "st", "e", "n", "s", "t"),
    "it": ("zione", "zioni", "are", "ere", "ire", "ato", "ata", "ati", "ate", "a", "e", "i", "o"),
    "en": ("ings", "ing", "ed", "es", "s"),
}
SHORTEST: Final = 3


def stem(word: str, language: str) -> str:
    """Return a word without its ending.

    >>> stem("größten", "de"), stem("rilanci", "it"), stem("raises", "en")
    ('größt', 'rilanc', 'rais')
    """
    word = word.lower()
    for ending in ENDINGS[language]:
        if word.endswith(ending) and len(word) - len(ending) >= SHORTEST:
            return word[: -len(ending)]
    return word


def stems(text: str, language: str) -> frozenset[str]:
    """Return the stems of a text's words."""
    return frozenset(stem(word.text.rstrip("’'"), language) for word in words(text))
