"""Bringing in a page that an association published: bounded, plain text, never over an edit."""

from dataclasses import dataclass

from django.db import transaction

from rules.models import Rule
from scenarios.wording.documents import aligned
from scenarios.wording.hashing import text_hash
from scenarios.wording.models import Alignment, Page
from scenarios.wording.plain import LARGEST, Flaw, decoded, flaw_of, tidied
from scenarios.wording.texts import page_key, rows_to_json, text_hashes


class RefusedError(ValueError):
    """A file that cannot be a page; its text says why."""

    def __init__(self, flaw: Flaw) -> None:
        """Name what is wrong."""
        super().__init__(flaw.value)
        self.flaw = flaw


class EditedError(ValueError):
    """The page was edited here since it came in."""


@dataclass(frozen=True, slots=True)
class Imported:
    """What an import came to."""

    page: Page
    created: bool
    changed: bool


def read_page(content: bytes) -> str:
    """Return the text of a page; markup is refused, since it would have to be cleaned."""
    if len(content) > LARGEST:
        raise RefusedError(Flaw.TOO_LARGE)
    text = decoded(content)
    if text is None:
        raise RefusedError(Flaw.NOT_TEXT)
    text = tidied(text)
    flaw = flaw_of(text, LARGEST) if text else Flaw.EMPTY
    if flaw is not None:
        raise RefusedError(flaw)
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
        raise EditedError
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
