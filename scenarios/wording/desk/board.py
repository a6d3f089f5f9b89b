"""The matrix of works by language, and what waits for somebody."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby

from django.contrib.auth.models import User

from scenarios.wording.checks.unit import Severity
from scenarios.wording.desk.findings import Fate, Seen
from scenarios.wording.desk.roles import Role
from scenarios.wording.desk.standing import Progress, States, progress_of
from scenarios.wording.desk.works import Work, WorkKind
from scenarios.wording.states import State


@dataclass(frozen=True, slots=True)
class Square:
    """A work in one language."""

    work: Work
    progress: Progress
    errors: int
    warnings: int

    @property
    def language(self) -> str:
        """The language."""
        return self.progress.language


@dataclass(frozen=True, slots=True)
class Shelf:
    """The works of one kind."""

    kind: WorkKind
    rows: tuple[tuple[Work, tuple[Square | None, ...]], ...]


@dataclass(frozen=True, slots=True)
class Total:
    """A language over all works."""

    language: str
    texts: int
    approved: int
    errors: int
    warnings: int

    @property
    def share(self) -> int:
        """How many texts in a hundred are approved."""
        return 100 * self.approved // max(1, self.texts)


@dataclass(frozen=True, slots=True)
class Board:
    """All works, each beside its languages."""

    languages: tuple[str, ...]
    shelves: tuple[Shelf, ...]
    totals: tuple[Total, ...]

    @property
    def squares(self) -> tuple[Square, ...]:
        """Every work in every language."""
        return tuple(
            square
            for shelf in self.shelves
            for _, squares in shelf.rows
            for square in squares
            if square is not None
        )


def board_of(
    works: Iterable[Work], states: States, findings: Sequence[Seen], languages: Sequence[str]
) -> Board:
    """Lay the matrix out."""
    counts = Counter(
        (one.work, one.language, one.severity) for one in findings if one.fate is Fate.OPEN
    )
    editable = [work for work in works if work.is_editable]
    shelves = tuple(
        Shelf(
            kind,
            tuple(
                (work, tuple(_square(work, language, states, counts) for language in languages))
                for work in group
            ),
        )
        for kind, group in groupby(editable, key=lambda work: work.kind)
    )
    board = Board(tuple(languages), shelves, ())
    totals = tuple(_total(board, language) for language in languages)
    return Board(tuple(languages), shelves, totals)


def _square(
    work: Work, language: str, states: States, counts: Counter[tuple[str, str, Severity]]
) -> Square | None:
    if language not in work.languages:
        return None
    return Square(
        work,
        progress_of(work, language, states),
        counts[work.name, language, Severity.ERROR],
        counts[work.name, language, Severity.WARNING],
    )


def _total(board: Board, language: str) -> Total:
    squares = [square for square in board.squares if square.language == language]
    return Total(
        language,
        sum(square.progress.texts for square in squares),
        sum(square.progress.approved for square in squares),
        sum(square.errors for square in squares),
        sum(square.warnings for square in squares),
    )


@dataclass(frozen=True, slots=True)
class Queue:
    """What waits for one person."""

    to_approve: tuple[Square, ...]
    to_finish: tuple[Square, ...]
    """Drafts that this person has edited and not yet submitted."""
    to_mend: tuple[Square, ...]
    """Missing, out of date, or with an error that is open."""

    @property
    def is_empty(self) -> bool:
        """Nothing waits."""
        return not (self.to_approve or self.to_finish or self.to_mend)


def queue_of(board: Board, user: User, role: Role) -> Queue:
    """Return what waits for this person; for whoever may only look, nothing."""
    if role is Role.VIEWER:
        return Queue((), (), ())
    squares = board.squares
    return Queue(
        tuple(
            square
            for square in squares
            if role.includes(Role.REVIEWER)
            and square.progress.state is State.IN_REVIEW
            and user.pk not in square.progress.editors
        ),
        tuple(
            square
            for square in squares
            if square.progress.state is State.DRAFT and user.pk in square.progress.editors
        ),
        tuple(
            square
            for square in squares
            if square.errors or square.progress.state in {State.MISSING, State.STALE}
        ),
    )
