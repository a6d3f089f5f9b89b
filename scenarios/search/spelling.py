"""Forgives a slip of the fingers: a word that occurs nowhere is read as its nearest neighbour."""

from collections.abc import Iterable
from typing import Final

from scenarios.search.models import Word
from scenarios.search.words import stem

SHORTEST: Final = 4
"""Letters from which on a word is corrected; shorter ones have too many neighbours."""


def corrected(typed: Iterable[str], language: str) -> str:
    """Return the words with those that are unknown corrected; nothing where none can be."""
    before = list(typed)
    lengths = [len(word) for word in before if _may_be_wrong(word)]
    if not lengths:
        return ""
    vocabulary = set(
        Word.objects.filter(
            language=language, length__range=(min(lengths) - 1, max(lengths) + 1)
        ).values_list("word", flat=True)
    )
    stems = {stem(word, language) for word in vocabulary}
    after = [
        _nearest(word, vocabulary)
        if _may_be_wrong(word) and stem(word, language) not in stems
        else word
        for word in before
    ]
    return " ".join(after) if after != before else ""


def _may_be_wrong(word: str) -> bool:
    return word.isalpha() and len(word) >= SHORTEST


def _nearest(word: str, vocabulary: Iterable[str]) -> str:
    """Return a word one slip away, one with the same beginning before others; else the word."""
    near = [known for known in vocabulary if one_slip_apart(word, known)]
    return min(near, key=lambda known: (-_common(word, known), known), default=word)


def _common(one: str, other: str) -> int:
    """Count the letters that two words begin with together."""
    pairs = zip(one, other, strict=False)
    return next((place for place, (a, b) in enumerate(pairs) if a != b), min(len(one), len(other)))


def one_slip_apart(one: str, other: str) -> bool:
    """Say whether one letter missing, one too many, one wrong or two swapped make the difference.

    >>> [one_slip_apart("rilancio", typed) for typed in ("rilanco", "rilanciio", "rilamcio")]
    [True, True, True]
    >>> one_slip_apart("rilancio", "rilanico"), one_slip_apart("rilancio", "rilnaico")
    (True, False)
    """
    if one == other or abs(len(one) - len(other)) > 1:
        return False
    short, long = sorted((one, other), key=len)
    place = _common(short, long)
    if len(short) < len(long):
        return short[place:] == long[place + 1 :]
    swapped = short[place + 1 : place + 2] + short[place : place + 1] + short[place + 2 :]
    return short[place + 1 :] == long[place + 1 :] or swapped == long[place:]
