"""Handing a work's texts on, approving them, and what stands in the way of that."""

from enum import StrEnum

from django.contrib.auth.models import User
from django.db import transaction

from scenarios.wording.checks.unit import Severity
from scenarios.wording.desk.findings import open_findings
from scenarios.wording.desk.saving import refresh
from scenarios.wording.desk.upkeep import desk_context
from scenarios.wording.desk.works import Work
from scenarios.wording.hashing import text_hash
from scenarios.wording.models import TextState
from scenarios.wording.states import NotApprovedError, State, approve, state_of, submit


class Obstacle(StrEnum):
    """Why a work cannot be approved."""

    MISSING = "missing"
    OWN_EDIT = "own-edit"
    OPEN_ERRORS = "open-errors"
    CHANGED = "changed"


@transaction.atomic
def submit_work(work: Work, language: str, user: User) -> None:
    """Ask for somebody else's eyes on what is not approved yet."""
    # Locked, so that an approval that comes in between is not taken back.
    states = TextState.objects.select_for_update()
    stored = {state.key: state for state in states.filter(key__in=_keys(work), language=language)}
    for document in work.documents:
        state = state_of(document, language, stored.get(document.key))
        if state in {State.DRAFT, State.STALE}:
            submit(document.key, language, user)


def send_back(work: Work, language: str) -> None:
    """Make drafts of what is in review, or take an approval back."""
    states = TextState.objects.filter(key__in=_keys(work), language=language)
    states.update(status=TextState.Status.DRAFT)


def seen_of(work: Work, language: str) -> str:
    """Return the hash of all of a work's words in a language: what an approval is about."""
    return text_hash("\0".join(document.texts.get(language, "") for document in work.documents))


def obstacles(work: Work, language: str, user: User) -> tuple[Obstacle, ...]:
    """Say why this user cannot approve a work as it is."""
    found: list[Obstacle] = []
    if any(not document.texts.get(language, "").strip() for document in work.documents):
        found.append(Obstacle.MISSING)
    own = TextState.objects.filter(key__in=_keys(work), language=language, edited_by=user)
    if own.exclude(status=TextState.Status.APPROVED).exists():
        found.append(Obstacle.OWN_EDIT)
    open_ones = open_findings(_keys(work))
    if any(one.language == language and one.severity is Severity.ERROR for one in open_ones):
        found.append(Obstacle.OPEN_ERRORS)
    return tuple(found)


def approve_work(work: Work, language: str, seen: str, user: User) -> tuple[Obstacle, ...]:
    """Approve all of a work's texts in one language, as they were seen; or say what is in the way.

    All are approved, or none.
    """
    if seen != seen_of(work, language):
        return (Obstacle.CHANGED,)
    context = desk_context()
    found: list[Obstacle] = []
    with transaction.atomic():
        for document in work.documents:
            stored = TextState.objects.filter(key=document.key, language=language).first()
            if state_of(document, language, stored) is State.APPROVED:
                continue
            try:
                approve(document, language, user, context)
            except NotApprovedError as error:
                found.append(Obstacle(error.why.value))
        if found:
            transaction.set_rollback(True)
    refresh(_keys(work))
    return tuple(dict.fromkeys(found))


def _keys(work: Work) -> list[str]:
    return [document.key for document in work.documents]
