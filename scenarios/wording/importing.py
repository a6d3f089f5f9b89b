"""Bringing in a page that an association published: bounded, plain text, never over an edit."""

import unicodedata
from dataclasses import dataclass
from enum import Enum
from typing import Final

from django.db import transaction

from rules.models import Rule
from scenarios.wording.documents import aligned
from scenarios.wording.hashing import text_hash
from scenarios.wording.models import Alignment, Page
from scenarios.wording.texts import page_key, rows_to_json, text_hashes

LARGEST: Final = 1_000_000
"""Bytes that a page may have."""

MARKUP: Final = ("<script", "<html", "<!doctype", "<?xml", "<body", "<iframe", "<svg", "<img")
ALLOWED: Final = frozenset("\n\t")


class RefusedError(ValueError):
    """A file that cannot be a page; its text says why."""

    class Why(Enum):
        """What is wrong with it."""

        TOO_LARGE = "too-large"
        NOT_TEXT = "not-text"
        MARKUP = "markup"
        EMPTY = "empty"
        EDITED = "edited"

    def __init__(self, why: Why) -> None:
        """Name what is wrong."""
        super().__init__(why.value)
        self.why = why


@dataclass(frozen=True, slots=True)
class Imported:
    """What an import came to."""

    page: Page
    created: bool
    changed: bool


def read_text(content: bytes, largest: int = LARGEST) -> str:
    """Return a file's text with our line ends and signs; raise RefusedError for all else."""
    if len(content) > largest:
        raise RefusedError(RefusedError.Why.TOO_LARGE)
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise RefusedError(RefusedError.Why.NOT_TEXT) from None
    text = unicodedata.normalize("NFC", text.replace("\r\n", "\n").replace("\r", "\n"))
    if any(unicodedata.category(sign) == "Cc" and sign not in ALLOWED for sign in text):
        raise RefusedError(RefusedError.Why.NOT_TEXT)
    return text


def read_page(content: bytes) -> str:
    """Return the text of a page; markup is refused, since it would have to be cleaned."""
    text = read_text(content).strip()
    if not text:
        raise RefusedError(RefusedError.Why.EMPTY)
    if any(tag in text.lower() for tag in MARKUP):
        raise RefusedError(RefusedError.Why.MARKUP)
    return text


@transaction.atomic
def import_page(
    rule: Rule, language: str, text: str, *, source: str = "", replace: bool = False
) -> Imported:
    """Keep a page; one that was edited here since it came in is replaced only if asked to."""
    page = Page.objects.select_for_update().filter(rule=rule, language=language).first()
    created = page is None
    if page is None:
        page = Page(rule=rule, language=language, text="")
    elif text_hash(page.text) != page.imported_hash and page.text != text and not replace:
        raise RefusedError(RefusedError.Why.EDITED)
    changed = page.text != text
    page.text, page.source, page.imported_hash = text, source, text_hash(text)
    page.save()
    if changed:
        align_pages(rule)
    return Imported(page, created, changed)


def align_pages(rule: Rule) -> Alignment:
    """Align the pages of a rule in all their languages, and keep that."""
    texts = dict(Page.objects.filter(rule=rule).values_list("language", "text"))
    alignment, _ = Alignment.objects.update_or_create(
        key=page_key(rule.slug),
        defaults={
            "rows": rows_to_json(aligned(texts)),
            "hashes": text_hashes(texts),
            "confirmed_by": None,
        },
    )
    return alignment
