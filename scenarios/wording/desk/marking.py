"""What is marked in a text: figures, players, terms, quotations, and what was found there."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from scenarios.wording.checks.figures import Use, figures
from scenarios.wording.checks.glossary import Glossary
from scenarios.wording.checks.labels import LETTERS, labels
from scenarios.wording.checks.quotations import quotations
from scenarios.wording.checks.unit import Severity
from scenarios.wording.desk.findings import Seen


@dataclass(frozen=True, slots=True)
class Mark:
    """Words that have counterparts: the same figure, player or concept in another column."""

    start: int
    end: int
    kind: str
    name: str
    """The same for its counterparts: "figure-300", "player-C", "term-call"."""


@dataclass(frozen=True, slots=True)
class Piece:
    """A stretch of text that is marked in one way."""

    text: str
    mark: Mark | None = None
    begins: bool = True
    """The first piece of its mark: one of them is enough to stop at with the keyboard."""
    quoted: bool = False
    severity: Severity | None = None


def marks_of(
    text: str, language: str, glossary: Glossary, players: frozenset[str] = LETTERS
) -> tuple[Mark, ...]:
    """Return the marks of a text in order, none inside another; a term yields to the others."""
    found = [*_figures(text, language), *_players(text, language, players)]
    taken = [(mark.start, mark.end) for mark in found]
    for match in glossary.matches(text, language):
        inside = any(start < match.end and match.start < end for start, end in taken)
        if match.telling and not inside:
            name = f"term-{match.term.concept}"
            found.append(Mark(match.start, match.end, "term", name))
    return tuple(sorted(found, key=lambda mark: mark.start))


def _figures(text: str, language: str) -> Iterator[Mark]:
    for figure in figures(text, language):
        if figure.use in {Use.AMOUNT, Use.CHIP}:
            value = figure.written if figure.value is None else figure.value
            yield Mark(figure.start, figure.end, "figure", f"figure-{value}")


def _players(text: str, language: str, players: frozenset[str]) -> Iterator[Mark]:
    for label in labels(text, language, players):
        yield Mark(label.start, label.end, "player", f"player-{label.name}")


def pieces(
    text: str, span: tuple[int, int], marks: Sequence[Mark], found: Iterable[Seen]
) -> tuple[Piece, ...]:
    """Cut a part of a text where a mark, a quotation or a finding begins or ends."""
    start, end = span
    quoted = [(one.start - 1, one.end + 1) for one in quotations(text)]
    places = [
        (one.row.start, one.row.end, one.severity)
        for one in found
        # What is found in all of a sentence is said under it, and underlines nothing.
        if not (one.row.start <= start and one.row.end >= end)
    ]
    spans = [*((mark.start, mark.end) for mark in marks), *quoted, *((a, b) for a, b, _ in places)]
    bounds = {start, end, *(bound for one in spans for bound in one if start < bound < end)}
    return tuple(
        _piece(text, (first, last), marks, quoted, places)
        for first, last in pairwise(sorted(bounds))
    )


def _piece(
    text: str,
    span: tuple[int, int],
    marks: Sequence[Mark],
    quoted: Sequence[tuple[int, int]],
    places: Sequence[tuple[int, int, Severity]],
) -> Piece:
    start, end = span
    mark = next((mark for mark in marks if mark.start <= start and end <= mark.end), None)
    severities = [severity for first, last, severity in places if first <= start and end <= last]
    return Piece(
        text[start:end],
        mark,
        begins=mark is not None and mark.start == start,
        quoted=any(first <= start and end <= last for first, last in quoted),
        severity=min(severities, key=lambda severity: severity.rank, default=None),
    )
