"""Words as the search compares them: without case and accents, and by their stems."""

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

import snowballstemmer

# An amount in one piece, however its thousands are marked: 1.000, 1,000, 1’000. Else a word.
TOKEN: Final = re.compile(r"[0-9]{1,3}(?:[.,'’][0-9]{3})+(?![0-9])|[^\W_]+")

STEMMERS: Final = {
    "de": snowballstemmer.stemmer("german"),
    "it": snowballstemmer.stemmer("italian"),
    "en": snowballstemmer.stemmer("english"),
}


@dataclass(frozen=True, slots=True)
class Token:
    """A word where it stands in a text, and how it is compared."""

    word: str
    start: int
    end: int


def tokens(text: str) -> Iterator[Token]:
    """Find the words of a text that is in Unicode's composed form.

    >>> [token.word for token in tokens("l’Erhöhung auf 1.600")]
    ['l', 'erhohung', 'auf', '1600']
    """
    for match in TOKEN.finditer(text):
        yield Token(folded(match[0]), match.start(), match.end())


def words(text: str) -> tuple[str, ...]:
    """Return a text's words, folded."""
    return tuple(token.word for token in tokens(composed(text)))


def composed(text: str) -> str:
    """Return the text with each accent in one piece with its letter."""
    return unicodedata.normalize("NFC", text)


@lru_cache(maxsize=50_000)
def folded(token: str) -> str:
    """Return a word without case and accents, an amount without the marks of its thousands."""
    if token[0].isdigit():
        token = re.sub("[.,'’]", "", token)
    apart = unicodedata.normalize("NFKD", token.casefold())
    # What has no letters and digits apart from its marks stays as it is, so that no word is empty.
    return "".join(re.findall(r"[^\W_]+", apart)) or token


@lru_cache(maxsize=100_000)
def stem(word: str, language: str) -> str:
    """Return the stem of a folded word.

    >>> {stem(word, "it") for word in ("rilancio", "rilanci", "rilanciare")}
    {'rilanc'}
    """
    found: str = STEMMERS[language].stemWord(word)
    return found
