"""Aligning the sentences of two languages: a dynamic programme over length and shared figures."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final, TypeAlias

from scenarios.wording.checks.figures import figures
from scenarios.wording.checks.labels import letters_in
from scenarios.wording.cutting import Sentence

Span: TypeAlias = tuple[int, int]
Step: TypeAlias = tuple[int, int]

STEPS: Final[dict[Step, float]] = {
    (1, 1): 0.0,
    (1, 2): 0.6,
    (2, 1): 0.6,
    (2, 2): 1.6,
    (1, 0): 1.6,
    (0, 1): 1.6,
}
"""How many sentences of each language may stand for each other, and what that costs."""

MARK: Final = 0.6
"""What a figure or a player costs that only one of the two names."""

BAND: Final = 12
"""How far apart counterparts may be, in sentences of an example."""


@dataclass(frozen=True, slots=True)
class Side:
    """A sentence as the programme sees it: its length, and what its counterpart has to have."""

    length: int
    marks: frozenset[str]


def side(words: str, language: str) -> Side:
    """Return what counts of a sentence."""
    amounts = {str(one.value) for one in figures(words, language) if one.is_amount}
    return Side(len(words), frozenset(amounts | letters_in(words, language)))


def align(one: Sequence[Side], other: Sequence[Side]) -> list[tuple[range, range]]:
    """Return which sentences stand for which, in order, at the least cost."""
    best: dict[Step, tuple[float, Step]] = {(0, 0): (0.0, (0, 0))}
    band = BAND + abs(len(one) - len(other))
    for i in range(len(one) + 1):
        middle = i * len(other) // max(1, len(one))
        for j in range(max(0, middle - band), min(len(other), middle + band) + 1):
            costs = [
                (best[i - m, j - n][0] + cost + _distance(one[i - m : i], other[j - n : j]), (m, n))
                for (m, n), cost in STEPS.items()
                if (i - m, j - n) in best
            ]
            if costs:
                best[i, j] = min(costs)
    return list(_path(best, (len(one), len(other))))[::-1]


def _path(best: dict[Step, tuple[float, Step]], end: Step) -> Iterator[tuple[range, range]]:
    i, j = end
    while (i, j) != (0, 0):
        m, n = best[i, j][1]
        yield range(i - m, i), range(j - n, j)
        i, j = i - m, j - n


def _distance(one: Sequence[Side], other: Sequence[Side]) -> float:
    """Return how little two groups of sentences have in common, from 0."""
    if not one or not other:
        return 0.0
    short, long = sorted((sum(side.length for side in one), sum(side.length for side in other)))
    marks = (
        frozenset[str]().union(*(side.marks for side in one)),
        frozenset[str]().union(*(side.marks for side in other)),
    )
    # Counted, not as a share: taken together sentences are to have no more in common than apart.
    sentences = (len(one) + len(other)) / 2
    return sentences * (1 - short / max(1, long)) + MARK * len(marks[0] ^ marks[1])


@dataclass(frozen=True, slots=True)
class Row:
    """What stands for what: a part of each language's text, or nothing where it lacks one."""

    example: str
    parts: tuple[tuple[str, Span | None], ...]

    def part(self, language: str) -> Span | None:
        """Return the place of this row in a language's text."""
        return dict(self.parts).get(language)


def align_texts(
    texts: Mapping[str, str], cuts: Mapping[str, Sequence[Sentence]]
) -> tuple[Row, ...]:
    """Align the texts of all languages, example by example, along the first that is there."""
    languages = [language for language in texts if cuts[language]]
    if not languages:
        return ()
    examples = list(dict.fromkeys(cut.example for language in languages for cut in cuts[language]))
    rows: list[Row] = []
    for example in sorted(examples, key=lambda name: _place(name, cuts, languages)):
        groups = {
            language: [cut for cut in cuts[language] if cut.example == example]
            for language in languages
        }
        rows += _rows(example, texts, groups)
    return tuple(rows)


def _place(example: str, cuts: Mapping[str, Sequence[Sentence]], languages: Iterable[str]) -> int:
    """Return where an example stands, in the first language that has it."""
    names = ([cut.example for cut in cuts[language]] for language in languages)
    return next(known.index(example) for known in names if example in known)


def _rows(example: str, texts: Mapping[str, str], groups: dict[str, list[Sentence]]) -> list[Row]:
    """Align one example: each language with the one along which all are aligned."""
    along, *rest = sorted(groups, key=lambda language: not groups[language])
    sides = {
        language: [side(texts[language][cut.start : cut.end], language) for cut in cuts]
        for language, cuts in groups.items()
    }
    paths = {language: align(sides[along], sides[language]) for language in rest}
    # A row ends where it ends in every language.
    bounds = set(range(len(groups[along]) + 1))
    for path in paths.values():
        bounds &= {0, *(ones.stop for ones, _ in path)}
    rows: list[tuple[int, Row]] = []
    for start, stop in pairwise(sorted(bounds)):
        parts = {along: _span(groups[along], range(start, stop))}
        for language, path in paths.items():
            inside = [others for ones, others in path if _stands_in(ones, start, stop)]
            parts[language] = _span(groups[language], *inside)
        rows.append((start, Row(example, tuple(parts.items()))))
    for language, path in paths.items():
        rows += [
            (ones.start - 1, Row(example, ((language, _span(groups[language], others)),)))
            for ones, others in path
            if not ones and ones.start in bounds
        ]
    return [row for _, row in sorted(rows, key=lambda placed: placed[0])]


def _stands_in(ones: range, start: int, stop: int) -> bool:
    """Say whether a step lies in a row; one without sentences of its own only well inside it."""
    return start <= ones.start < stop if ones else start < ones.start < stop


def _span(cuts: Sequence[Sentence], *places: range) -> Span | None:
    """Return the place from the first to the last of these sentences."""
    found = [cuts[place] for several in places for place in several]
    return (found[0].start, found[-1].end) if found else None
