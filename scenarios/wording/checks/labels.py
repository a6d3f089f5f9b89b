"""The players' labels in running text: a letter that is no article, no preposition, no number."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from scenarios.wording.checks.words import listed

LETTERS: Final = frozenset("ABCDEFGH")
BLINDS: Final = frozenset({"SB", "BB"})

# Letters that are also words: the English article, the Italian preposition and conjunction.
AMBIGUOUS: Final[Mapping[str, str]] = {"de": "", "it": "AE", "en": "A"}
GOES_ON: Final[Mapping[str, frozenset[str]]] = {
    "de": frozenset(),
    "it": listed(
        """punta rilancia chiama passa va può apre è ha mette deve fa si aveva poteva aggiunge però
        e ed non potrà ora paga vede o"""
    ),
    "en": listed(
        """bets raises calls folds goes faces may has is can must acted could would makes checks had
        and opens does did was however adds puts pushes moves or needs wants faced raised called
        went opened folded checked last"""
    ),
}
"""Words that a label at the beginning of a sentence goes on with, and an article does not."""

LABEL: Final = re.compile(
    r"(?<![\w\u2019'\u00b4+-])(?<!z\.)(?<!z\. )([A-Z][A-Z0-9]*)(?![\w-])(?![\u2019'\u00b4](?!s\b))"
)
BEGINS: Final = re.compile(r"(?:^|[.!?:;\u201c\u201e\u00ab\u201d(\n])\s*$")
NEXT_WORD: Final = re.compile(r"\s+([^\W\d_]+)")


@dataclass(frozen=True, slots=True)
class Label:
    """A player named in a text."""

    start: int
    end: int
    name: str


@lru_cache(maxsize=2048)
def labels(text: str, language: str, seats: frozenset[str] = LETTERS) -> tuple[Label, ...]:
    """Return the labels of a text; besides letters those of the ``seats``.

    >>> [label.name for label in labels("A raise by B is to 300.", "en")]
    ['B']
    """
    known = LETTERS | BLINDS | seats
    found = [
        Label(match.start(), match.end(), match.group())
        for match in LABEL.finditer(text)
        if match.group() in known and _is_label(text, match, language)
    ]
    return tuple(found)


def _is_label(text: str, match: re.Match[str], language: str) -> bool:
    if match.group() not in AMBIGUOUS[language] or not BEGINS.search(text[: match.start()]):
        return True
    following = NEXT_WORD.match(text, match.end())
    if following is None:
        return True
    return following.group(1).lower() in GOES_ON[language]


def letters_in(text: str, language: str) -> frozenset[str]:
    """Return the players that are named by a letter."""
    return frozenset(label.name for label in labels(text, language) if label.name in LETTERS)
