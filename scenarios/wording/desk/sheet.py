"""A work as its page shows it: every text in aligned columns, with the engine's facts beside."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from django.utils.functional import Promise

from scenarios.wording.aligning import Row, Span
from scenarios.wording.checks.glossary import Glossary
from scenarios.wording.checks.labels import LETTERS
from scenarios.wording.checks.scene import Role, Scene
from scenarios.wording.checks.unit import Kind
from scenarios.wording.desk.findings import Fate, Seen
from scenarios.wording.desk.marking import Mark, Piece, marks_of, pieces
from scenarios.wording.desk.standing import LABELS, States
from scenarios.wording.desk.works import Work, text_label
from scenarios.wording.documents import Document
from scenarios.wording.states import State, state_of


@dataclass(frozen=True, slots=True)
class Cell:
    """A part of a text in one language; empty where it has no counterpart."""

    language: str
    start: int
    end: int
    pieces: tuple[Piece, ...] = ()
    findings: tuple[Seen, ...] = ()
    is_kept: bool = True
    """There is a place for words; a page that was not imported has none."""

    @property
    def is_empty(self) -> bool:
        """Nothing stands here for what stands in the other columns."""
        return self.start == self.end


@dataclass(frozen=True, slots=True)
class Line:
    """What stands for what."""

    number: int
    example: str
    cells: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class Figure:
    """A figure of the hand and what it is."""

    value: int
    roles: tuple[Role, ...]


@dataclass(frozen=True, slots=True)
class Facts:
    """What the engine says of an example, for reading."""

    scene: Scene
    example: str

    @property
    def figures(self) -> tuple[Figure, ...]:
        """Every figure with what it is, the smallest first."""
        order = tuple(Role)
        return tuple(
            Figure(value, tuple(sorted(roles, key=order.index)))
            for value, roles in sorted(self.scene.roles.items())
        )

    @property
    def may_raise(self) -> bool | None:
        """Whether the player asked may raise; None where nobody is asked."""
        verdicts = self.scene.may_raise.get(self.scene.asked, frozenset())
        return None if not self.scene.asked or not verdicts else True in verdicts

    @property
    def reopened(self) -> tuple[tuple[str, bool], ...]:
        """Players who had acted, and whether betting is reopened for them in the end."""
        found = sorted(self.scene.reopened.items())
        return tuple((player, True in states) for player, states in found)


@dataclass(frozen=True, slots=True)
class Column:
    """How far a text is in one language, and by whom."""

    language: str
    state: State
    edited_by: str
    approved_by: str

    @property
    def label(self) -> str | Promise:
        """The state in the reader's language."""
        return LABELS[self.state]

    @property
    def is_untouched(self) -> bool:
        """A draft as it came with the site."""
        return self.state is State.DRAFT and not self.edited_by


@dataclass(frozen=True, slots=True)
class TextPart:
    """A text, or one example of an imported page."""

    document: Document
    label: str
    lines: tuple[Line, ...]
    columns: tuple[Column, ...]
    """How far it is in each language; told once for a text, at its first part."""
    loose: tuple[Seen, ...]
    """Findings of the text as a whole, which stand in no line."""

    @property
    def is_long(self) -> bool:
        """It has several sentences, so that they can be aligned."""
        return len(self.document.aligned) > 1


@dataclass(frozen=True, slots=True)
class Part:
    """Texts about one hand, with its facts; or texts about none."""

    facts: Facts | None
    texts: tuple[TextPart, ...]


@dataclass(frozen=True, slots=True)
class Sheet:
    """All of a work."""

    work: Work
    parts: tuple[Part, ...] = ()

    @property
    def has_facts(self) -> bool:
        """There is a hand that the texts are about."""
        return any(part.facts is not None for part in self.parts)


def sheet_of(work: Work, states: States, findings: Sequence[Seen], glossary: Glossary) -> Sheet:
    """Lay a work out."""
    shown = [one for one in findings if one.fate is not Fate.FIXED]
    texts = [
        part
        for document in work.documents
        for part in _text_parts(document, states, shown, glossary)
    ]
    parts = tuple(
        Part(facts, tuple(text for _, text in group))
        for facts, group in groupby(texts, key=lambda pair: pair[0])
    )
    return Sheet(work, parts)


def _text_parts(
    document: Document, states: States, findings: Sequence[Seen], glossary: Glossary
) -> Iterator[tuple[Facts | None, TextPart]]:
    """Lay a text out; a page falls into its examples, each with its own hand."""
    own = [one for one in findings if one.row.key == document.key]
    marks = {
        language: marks_of(text, language, glossary, _players(document))
        for language, text in document.texts.items()
    }
    lines = [
        _line(number, row, document, marks, own) for number, row in enumerate(document.aligned)
    ]
    placed = {one.row.pk for line in lines for cell in line.cells for one in cell.findings}
    columns = tuple(_columns(document, states))
    label = text_label(document.key)
    loose = tuple(one for one in own if one.row.pk not in placed)
    for example, group in groupby(lines, key=lambda line: line.example):
        scene = document.scenes.get(example, document.scenes.get(""))
        facts = Facts(scene, example if example in document.scenes else "") if scene else None
        yield facts, TextPart(document, label or example, tuple(group), columns, loose)
        columns, loose = (), ()


def _columns(document: Document, states: States) -> Iterator[Column]:
    for language in document.texts:
        stored = states.get((document.key, language))
        yield Column(
            language,
            state_of(document, language, stored),
            str(stored.edited_by or "") if stored else "",
            str(stored.approved_by or "") if stored else "",
        )


def _players(document: Document) -> frozenset[str]:
    return LETTERS.union(*(scene.players for scene in document.scenes.values()))


def _line(
    number: int,
    row: Row,
    document: Document,
    marks: dict[str, tuple[Mark, ...]],
    findings: Sequence[Seen],
) -> Line:
    cells = tuple(
        _cell(document, language, row.part(language), marks[language], findings)
        for language in document.texts
    )
    return Line(number, row.example, cells)


def _cell(
    document: Document,
    language: str,
    span: Span | None,
    marks: tuple[Mark, ...],
    findings: Sequence[Seen],
) -> Cell:
    if span is None:
        is_page = document.kind is Kind.PAGE
        return Cell(language, 0, 0, is_kept=not is_page or bool(document.texts[language]))
    start, end = span
    # What spans several lines is told at the first of them.
    here = tuple(
        one for one in findings if one.language == language and start <= one.row.start < end
    )
    reach = [one for one in findings if one.language == language and one.row.end > start]
    shown = pieces(document.texts[language], span, marks, reach)
    return Cell(language, start, end, shown, here)
