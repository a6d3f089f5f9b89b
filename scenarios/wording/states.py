"""How far a text is: draft, in review, approved by four eyes, out of date."""

from enum import StrEnum

from django.contrib.auth.models import User
from django.db import transaction
from django.utils import timezone

from scenarios.wording.checks.context import Context
from scenarios.wording.checks.unit import Finding, Severity
from scenarios.wording.dismissals import dismissed
from scenarios.wording.documents import Document
from scenarios.wording.hashing import source_hash, text_hash
from scenarios.wording.models import TextState
from scenarios.wording.running import check_document


class State(StrEnum):
    """What the desk shows of a text in one language."""

    MISSING = "missing"
    DRAFT = "draft"
    IN_REVIEW = "in-review"
    APPROVED = "approved"
    STALE = "stale"


class NotApprovedError(ValueError):
    """A text that cannot be approved; its text says why."""

    class Why(StrEnum):
        """What stands in the way."""

        MISSING = "missing"
        OWN_EDIT = "own-edit"
        OPEN_ERRORS = "open-errors"

    def __init__(self, why: Why) -> None:
        """Name what stands in the way."""
        super().__init__(why.value)
        self.why = why


def state_of(document: Document, language: str, stored: TextState | None) -> State:
    """Return the state of a text: what was approved counts only as long as it is still there."""
    text = document.texts.get(language, "")
    if not text.strip():
        return State.MISSING
    if stored is None:
        return State.DRAFT
    if stored.status != TextState.Status.APPROVED:
        return State(stored.status)
    if stored.text_hash != text_hash(text):
        return State.DRAFT
    stale = stored.source_hash != source_hash(document.texts, language)
    return State.STALE if stale else State.APPROVED


def open_findings(
    document: Document, language: str, context: Context | None = None
) -> list[Finding]:
    """Return what is found in a text and not dismissed."""
    done = dismissed()
    return [
        finding
        for finding in check_document(document, context)
        if finding.language == language and finding.fingerprint not in done
    ]


def submit(key: str, language: str, by: User) -> TextState:
    """Hand a text on to a reviewer."""
    in_review = {"status": TextState.Status.IN_REVIEW}
    # The row is locked, and nothing but its status written: who has edited it, perhaps just now,
    # must not be taken back, or they could approve their own words.
    state, _ = TextState.objects.update_or_create(
        key=key,
        language=language,
        defaults=in_review,
        # Nobody has edited it here: whoever hands it on answers for it.
        create_defaults={**in_review, "edited_by": by, "edited_at": timezone.now()},
    )
    return state


@transaction.atomic
def approve(
    document: Document, language: str, by: User, context: Context | None = None
) -> TextState:
    """Approve a text as it is, against its source as it is.

    Raises NotApprovedError: whoever edited it last cannot, nor anybody while an error is open.
    """
    text = document.texts.get(language, "")
    if not text.strip():
        raise NotApprovedError(NotApprovedError.Why.MISSING)
    state, _ = TextState.objects.select_for_update().get_or_create(
        key=document.key, language=language
    )
    if state.edited_by_id is not None and state.edited_by_id == by.pk:
        raise NotApprovedError(NotApprovedError.Why.OWN_EDIT)
    if any(one.severity is Severity.ERROR for one in open_findings(document, language, context)):
        raise NotApprovedError(NotApprovedError.Why.OPEN_ERRORS)
    state.status = TextState.Status.APPROVED
    state.text_hash, state.source_hash = text_hash(text), source_hash(document.texts, language)
    state.approved_by, state.approved_at = by, timezone.now()
    state.save(update_fields=["status", "text_hash", "source_hash", "approved_by", "approved_at"])
    return state
