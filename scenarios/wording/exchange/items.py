"""What is exchanged: a text beside its source, and the hash of what it was when it left."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from enum import StrEnum

from django.contrib.auth.models import User
from django.db import transaction

from scenarios.wording.checks.unit import Finding, Severity
from scenarios.wording.documents import Document
from scenarios.wording.editing import (
    ChangedError,
    Place,
    UnknownTextError,
    find_places,
    save_text,
)
from scenarios.wording.hashing import source_language, text_hash
from scenarios.wording.plain import flaw_of
from scenarios.wording.running import check_document, site_context
from scenarios.wording.texts import page_documents, site_documents


class UnreadableError(ValueError):
    """A file that cannot be read; its text says why, in English."""


@dataclass(frozen=True, slots=True)
class Item:
    """A text as it travels."""

    key: str
    language: str
    source_language: str
    source: str
    target: str
    base: str
    """The hash of the text when it left."""
    fuzzy: bool = False
    """Its source has changed since it was approved."""
    others: tuple[tuple[str, str], ...] = ()
    """The text in the languages that it is not translated from, to look at."""


class Fate(StrEnum):
    """What becomes of a text that comes back."""

    SAME = "same"
    APPLIED = "applied"
    REFUSED = "refused"
    """The text has changed here meanwhile."""
    UNKNOWN = "unknown"
    UNFIT = "unfit"
    """It is no plain text, or too long."""


@dataclass(frozen=True, slots=True)
class Difference:
    """A text that comes back, what stands here, and what becomes of it."""

    item: Item
    here: str
    fate: Fate


def items_in(language: str) -> Iterator[Item]:
    """Return every text of the site and the pages that is there in any language."""
    for document in (*site_documents(), *page_documents()):
        if language in document.texts and any(document.texts.values()):
            yield _item(document, language)


def _item(document: Document, language: str) -> Item:
    source = source_language(document.texts, language)
    target = document.texts[language]
    others = tuple(
        (other, text)
        for other, text in document.texts.items()
        if other not in {language, source} and text
    )
    return Item(
        document.key,
        language,
        source,
        document.texts.get(source, ""),
        target,
        text_hash(target),
        language in document.stale,
        others,
    )


def compare(items: Iterable[Item]) -> list[Difference]:
    """Return what would become of texts that come back."""
    items = list(items)
    places = find_places(item.key for item in items)
    return [_compare(item, places.get((item.key, item.language))) for item in items]


def _compare(item: Item, place: Place | None) -> Difference:
    if place is None:
        return Difference(item, "", Fate.UNKNOWN)
    here = place.text
    if item.target == here:
        return Difference(item, here, Fate.SAME)
    if flaw_of(item.target, place.longest) is not None:
        return Difference(item, here, Fate.UNFIT)
    changed = text_hash(here) != item.base
    return Difference(item, here, Fate.REFUSED if changed else Fate.APPLIED)


@transaction.atomic
def apply(differences: Iterable[Difference], by: User | None = None) -> list[Difference]:
    """Keep the texts that can be kept; return what became of all of them."""
    return [_apply(difference, by) for difference in differences]


def _apply(difference: Difference, by: User | None) -> Difference:
    if difference.fate is not Fate.APPLIED:
        return difference
    item = difference.item
    try:
        save_text(item.key, item.language, item.target, seen=item.base, by=by)
    except ChangedError:
        return replace(difference, fate=Fate.REFUSED)
    except UnknownTextError:
        return replace(difference, fate=Fate.UNKNOWN)
    return difference


def errors_in(differences: Iterable[Difference]) -> list[Finding]:
    """Return the errors that the checks would find in the new texts."""
    new = {
        (one.item.key, one.item.language): one.item.target
        for one in differences
        if one.fate is Fate.APPLIED
    }
    keys = {key for key, _language in new}
    context = site_context()
    found: list[Finding] = []
    for document in (*site_documents(), *page_documents()):
        if document.key not in keys:
            continue
        texts = {
            language: new.get((document.key, language), text)
            for language, text in document.texts.items()
        }
        found += check_document(replace(document, texts=texts, rows=None), context)
    return [
        one for one in found if one.severity is Severity.ERROR and (one.key, one.language) in new
    ]
