"""Keeping what somebody has typed, or showing what somebody else has saved meanwhile."""

from collections.abc import Iterable
from dataclasses import dataclass

from django.contrib.auth.models import User

from scenarios.wording.aligning import Span
from scenarios.wording.desk.upkeep import bring_up_to_date
from scenarios.wording.documents import Document
from scenarios.wording.editing import (
    ChangedError,
    find_documents,
    find_place,
    save_segment,
    save_text,
)
from scenarios.wording.hashing import text_hash


@dataclass(frozen=True, slots=True)
class Edit:
    """Words for one place of a text, as somebody typed them who had this text before them."""

    span: Span
    words: str
    seen: str
    """The hash of the text that was before them."""
    replaced: str
    """What stood at the place."""


@dataclass(frozen=True, slots=True)
class Conflict:
    """Somebody else has changed a text meanwhile: what stands there now, and what was typed."""

    text: str
    typed: str
    merged: str
    """The text as it is now, with the typed words where the words they replace still stand."""
    is_merged: bool


class TooLongError(ValueError):
    """The column has no room for it."""

    def __init__(self, limit: int) -> None:
        """Say how much room there is."""
        super().__init__(limit)
        self.limit = limit


def save_edit(document: Document, language: str, edit: Edit, user: User) -> Conflict | None:
    """Save typed words, or return the conflict with what stands there now; raise TooLongError."""
    now = document.texts[language]
    start, end = edit.span
    if text_hash(now) != edit.seen or not start <= end <= len(now):
        return _conflict(now, edit)
    place = find_place(document.key, language)
    if len(now) - (end - start) + len(edit.words) > place.longest:
        raise TooLongError(place.longest)
    if now[start:end] != edit.words:
        try:
            save_segment(document, language, edit.span, edit.words, by=user)
        except ChangedError:
            return _conflict(find_place(document.key, language).text, edit)
        refresh([document.key])
    return None


def write_text(key: str, language: str, text: str, user: User) -> None:
    """Replace a whole text that is being looked at; its alignment is made anew."""
    seen = text_hash(find_place(key, language).text)
    save_text(key, language, text, seen=seen, by=user)
    refresh([key])


def refresh(keys: Iterable[str]) -> None:
    """Look for the findings in texts that have just changed, if they are still there."""
    bring_up_to_date(list(find_documents(keys)))


def _conflict(now: str, edit: Edit) -> Conflict:
    once = bool(edit.replaced.strip()) and now.count(edit.replaced) == 1
    merged = now.replace(edit.replaced, edit.words) if once else now
    return Conflict(now, edit.words, merged, once)
