"""What a text was before: its versions, the words that changed, who changed them."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from difflib import SequenceMatcher
from itertools import groupby
from operator import itemgetter
from typing import Any, Final

from django.apps import apps
from django.db import models
from modeltranslation.utils import build_localized_fieldname

from scenarios.wording.desk.works import Work, text_label
from scenarios.wording.models import Page

TOKEN: Final = re.compile(r"\s+|\d+(?:[.,]\d+)+|\w+|[^\w\s]")
"""A word, a figure as a whole, a sign, or what stands between them."""


@dataclass(frozen=True, slots=True)
class Change:
    """A stretch of words in a comparison."""

    kind: str
    """Same, gone or new."""
    text: str


@dataclass(frozen=True, slots=True)
class Version:
    """A text as it was from a moment on."""

    pk: int
    key: str
    language: str
    text: str
    at: datetime
    by: str
    changes: tuple[Change, ...]
    """Against the version before; empty for the first one."""
    is_current: bool

    @property
    def label(self) -> str:
        """Which text of its work it is."""
        return text_label(self.key)


def word_changes(before: str, after: str) -> tuple[Change, ...]:
    """Compare two texts word by word.

    >>> [(change.kind, change.text) for change in word_changes("um 75 auf", "auf 125")]
    [('gone', 'um'), ('new', 'auf'), ('same', ' '), ('gone', '75 auf'), ('new', '125')]
    """
    old, new = TOKEN.findall(before), TOKEN.findall(after)
    # Comparing takes the square of the length, and most changes are in one place of a long page.
    first = _shared(old, new)
    last = _shared(old[first:][::-1], new[first:][::-1])
    found = [
        ("same", old[:first]),
        *_differences(old[first : len(old) - last], new[first : len(new) - last]),
        ("same", old[len(old) - last :]),
    ]
    return tuple(
        Change(kind, "".join(word for _, words in group for word in words))
        for kind, group in groupby((pair for pair in found if pair[1]), key=itemgetter(0))
    )


def _shared(old: Sequence[str], new: Sequence[str]) -> int:
    """Return how many words two texts begin with alike."""
    pairs = enumerate(zip(old, new, strict=False))
    return next((place for place, (one, other) in pairs if one != other), min(len(old), len(new)))


def _differences(old: Sequence[str], new: Sequence[str]) -> Iterator[tuple[str, Sequence[str]]]:
    matcher = SequenceMatcher(None, old, new, autojunk=False)
    for kind, start, end, first, last in matcher.get_opcodes():
        if kind == "equal":
            yield "same", old[start:end]
        else:
            yield "gone", old[start:end]
            yield "new", new[first:last]


def versions_of(work: Work) -> tuple[Version, ...]:
    """Return every version of a work's texts in every language, the newest first."""
    found: list[Version] = []
    for document in work.documents:
        for language in document.texts:
            versions = tuple(_versions(document.key, language))
            # What came with the site and was never changed is no news.
            if len(versions) > 1 or any(version.by for version in versions):
                found += versions
    return tuple(sorted(found, key=lambda version: (version.at, version.pk), reverse=True))


def version_text(key: str, language: str, pk: int) -> str | None:
    """Return a text as it was in this version; None where there is no such version of it."""
    return next((one.text for one in _versions(key, language) if one.pk == pk), None)


def _versions(key: str, language: str) -> Iterator[Version]:
    rows, column = _stored(key, language)
    before: str | None = None
    current = rows[-1] if rows else None
    last = (getattr(current, column) or "") if current else ""
    for row in rows:
        text = getattr(row, column) or ""
        if text == before:
            continue
        changes = () if before is None else word_changes(before, text)
        if before is not None or text:
            yield Version(
                row.pk, key, language, text, row.history_date, _by(row), changes, text == last
            )
        before = text


def _stored(key: str, language: str) -> tuple[list[Any], str]:
    """Return the rows of the history of a text in order, and the column that it stands in."""
    label, *names, field = key.split("/")
    model: type[models.Model] = apps.get_model(label) if "." in label else Page
    if model is Page:
        lookup = {"rule__slug": field, "language": language}
        column = "text"
    else:
        paths = model.natural_key_fields  # type: ignore[attr-defined] # of every content row
        lookup = dict(zip(paths, names, strict=True))
        column = build_localized_fieldname(field, language)
    pk = model._default_manager.filter(**lookup).values_list("pk", flat=True).first()
    # The manager is made by simple_history, which has no types.
    history = model.history  # type: ignore[attr-defined]
    rows = history.filter(**{model._meta.pk.attname: pk}).select_related("history_user")
    return list(rows.order_by("history_date", "history_id")), column


def _by(row: Any) -> str:  # noqa: ANN401 -- a row of a model that simple_history makes
    return row.history_user.get_username() if row.history_user else ""
