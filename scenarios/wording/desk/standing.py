"""How far each work is in each language: the text that is furthest behind counts."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias

from django.utils.functional import Promise
from django.utils.translation import pgettext_lazy

from scenarios.wording.desk.works import Work
from scenarios.wording.models import TextState
from scenarios.wording.states import State, state_of

States: TypeAlias = Mapping[tuple[str, str], TextState]

BEHIND: Final = (State.MISSING, State.STALE, State.DRAFT, State.IN_REVIEW, State.APPROVED)
"""The furthest behind first."""

LABELS: Final[Mapping[State, str | Promise]] = {
    State.MISSING: pgettext_lazy("state of a text", "missing"),
    State.STALE: pgettext_lazy("state of a text", "out of date"),
    State.DRAFT: pgettext_lazy("state of a text", "draft"),
    State.IN_REVIEW: pgettext_lazy("state of a text", "in review"),
    State.APPROVED: pgettext_lazy("state of a text", "approved"),
}


@dataclass(frozen=True, slots=True)
class Progress:
    """A work in one language."""

    language: str
    state: State
    texts: int
    approved: int
    editors: frozenset[int]
    """Who edited one of its texts last."""

    @property
    def label(self) -> str | Promise:
        """The state in the reader's language."""
        return LABELS[self.state]


def states_of(keys: Iterable[str] | None = None) -> States:
    """Fetch what is stored of these texts, or of all."""
    rows = TextState.objects.select_related("edited_by", "approved_by")
    if keys is not None:
        rows = rows.filter(key__in=list(keys))
    return {(row.key, row.language): row for row in rows}


def progress_of(work: Work, language: str, states: States) -> Progress:
    """Say how far a work is in one language."""
    documents = [document for document in work.documents if language in document.texts]
    found = [
        state_of(document, language, states.get((document.key, language))) for document in documents
    ]
    stored = [states.get((document.key, language)) for document in documents]
    return Progress(
        language,
        min(found, key=BEHIND.index),
        len(found),
        found.count(State.APPROVED),
        frozenset(one.edited_by_id for one in stored if one and one.edited_by_id is not None),
    )
