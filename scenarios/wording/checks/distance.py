"""How far words are apart: one slip of the keyboard, and which words that leads to."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping


def within_one_edit(one: str, other: str) -> bool:
    """Say whether one slip leads from a word to the other: a letter more, less, other, or swapped.

    >>> within_one_edit("bespiel", "beispiel"), within_one_edit("biespiel", "beispiel")
    (True, True)
    """
    if abs(len(one) - len(other)) > 1:
        return False
    start = _common_start(one, other)
    rest, more = one[start:], other[start:]
    if len(rest) == len(more):
        swapped = rest[:2] == more[:2][::-1] and rest[2:] == more[2:]
        return rest[1:] == more[1:] or swapped
    return rest[1:] == more if len(rest) > len(more) else rest == more[1:]


def _common_start(one: str, other: str) -> int:
    place = 0
    while place < min(len(one), len(other)) and one[place] == other[place]:
        place += 1
    return place


def shortened(word: str) -> Iterator[str]:
    """Return the word and what is left of it without one of its letters."""
    yield word
    for place in range(len(word)):
        yield word[:place] + word[place + 1 :]


class Neighbours:
    """Finds the words one slip away, in a time that does not grow with their number."""

    def __init__(self, known: Iterable[str]) -> None:
        """Remember what is left of each word without one of its letters."""
        left = defaultdict[str, list[str]](list)
        for word in known:
            for part in set(shortened(word)):
                left[part].append(word)
        self.left: Mapping[str, list[str]] = left

    def of(self, word: str) -> list[str]:
        """Return the words that one slip leads to, the word itself not among them."""
        found = {near for part in shortened(word) for near in self.left.get(part, ())}
        return sorted(near for near in found if near != word and within_one_edit(word, near))
