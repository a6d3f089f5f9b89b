"""Keeps the stored findings up to date: only texts that have changed are checked again."""

import hashlib
from collections.abc import Sequence
from functools import lru_cache

from django.conf import settings
from django.db import transaction

from scenarios.wording.checks.context import Context
from scenarios.wording.checks.registry import check_unit
from scenarios.wording.documents import Document
from scenarios.wording.models import CheckedText, Page
from scenarios.wording.numbering import examples_by_rule
from scenarios.wording.recording import record
from scenarios.wording.running import corpus_context
from scenarios.wording.texts import site_glossary


def epoch() -> str:
    """Return a name of what all findings depend on: the program, the glossary, which pages."""
    pages = sorted(Page.objects.values_list("rule__slug", "language"))
    made_of = (settings.RELEASE, site_glossary().terms, pages, sorted(examples_by_rule().items()))
    return hashlib.sha1(repr(made_of).encode(), usedforsecurity=False).hexdigest()


def desk_context() -> Context:
    """Return what checks know of the whole corpus, read once for each epoch.

    How often a word is used hardly changes with an edit; a new start, another glossary or
    another page count anew.
    """
    return _context(epoch())


@lru_cache(maxsize=1)
def _context(_epoch: str) -> Context:
    return corpus_context()


def digest(document: Document, now: str) -> str:
    """Return a name of all that the findings in a text depend on."""
    made_of = (
        now,
        sorted(document.texts.items()),
        document.rows,
        sorted(document.stale),
        sorted(document.fuzzy),
        sorted((name, scene.hand) for name, scene in document.scenes.items()),
    )
    return hashlib.sha1(repr(made_of).encode(), usedforsecurity=False).hexdigest()


def bring_up_to_date(documents: Sequence[Document], *, are_all: bool = False) -> int:
    """Check those of these texts that have changed; return how many there were.

    Where they are all texts, the findings of texts that are gone are closed too.
    """
    now = epoch()
    known = dict(CheckedText.objects.values_list("key", "digest"))
    changed = {
        document.key: (document, new)
        for document in documents
        if known.get(document.key) != (new := digest(document, now))
    }
    gone = set(known) - {document.key for document in documents} if are_all else set()
    if not changed and not gone:
        return 0
    context = _context(now)
    found = [
        finding
        for document, _ in changed.values()
        for unit in document.units()
        for finding in check_unit(unit, context)
    ]
    with transaction.atomic():
        record(found, [*changed, *gone])
        CheckedText.objects.filter(key__in=gone).delete()
        CheckedText.objects.bulk_create(
            [CheckedText(key=key, digest=new) for key, (_, new) in changed.items()],
            update_conflicts=True,
            unique_fields=["key"],
            update_fields=["digest"],
        )
    return len(changed)
