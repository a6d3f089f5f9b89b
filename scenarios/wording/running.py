"""Running the checks: over everything, over one text, over one segment while it is typed."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from functools import lru_cache
from itertools import chain
from typing import TypeAlias

from django.db.models import Count, Max

from rules.content.version import current_version
from scenarios.wording.aligning import Row, Span
from scenarios.wording.checks.context import Context, context_of
from scenarios.wording.checks.registry import CHECKS, Check, check_unit
from scenarios.wording.checks.unit import Finding, Unit
from scenarios.wording.documents import Document
from scenarios.wording.messages import message_documents
from scenarios.wording.models import Page
from scenarios.wording.numbering import examples_by_rule
from scenarios.wording.texts import page_documents, site_documents, site_glossary

Progress: TypeAlias = Callable[[Iterable[Unit]], Iterable[Unit]]


def all_documents() -> Iterator[Document]:
    """Return every text: the site's own, the imported pages, the interface's."""
    return chain(site_documents(), page_documents(), message_documents())


def context_for(units: Iterable[Unit]) -> Context:
    """Return what checks know of this corpus."""
    return context_of(units, site_glossary(), examples_by_rule())


def site_context() -> Context:
    """Return what checks know of the whole corpus, read once for each version of it."""
    pages = Page.objects.aggregate(Count("pk"), Max("changed_at"))
    return _context(f"{current_version()} {pages}")


@lru_cache(maxsize=1)
def _context(_version: str) -> Context:
    return corpus_context()


def corpus_context() -> Context:
    """Read the whole corpus for what checks know of it."""
    # The words alone are enough: aligning them would take most of the time.
    return context_for(
        Unit(document.key, language, text, document.kind)
        for document in all_documents()
        for language, text in document.texts.items()
    )


def check_all(
    documents: Iterable[Document],
    checks: Iterable[Check] = CHECKS,
    progress: Progress = iter,
    wanted: Callable[[Unit], bool] = lambda _: True,
) -> list[Finding]:
    """Check the wanted texts of a corpus, each beside all the others."""
    units = [unit for document in documents for unit in document.units()]
    context = context_for(units)
    checks = tuple(checks)
    return [
        finding
        for unit in progress([unit for unit in units if wanted(unit)])
        for finding in check_unit(unit, context, checks)
    ]


def check_document(document: Document, context: Context | None = None) -> list[Finding]:
    """Check one text in all its languages."""
    context = context or site_context()
    return [finding for unit in document.units() for finding in check_unit(unit, context)]


def check_draft(
    document: Document, language: str, span: Span, words: str, context: Context
) -> list[Finding]:
    """Check a segment as it is being typed: what would be found if it were saved like this.

    The places of the findings are those in the text with the new words.
    """
    start = span[0]
    drafted = with_words(document, language, span, words)
    unit = next(unit for unit in drafted.units() if unit.language == language)
    return [
        finding
        for finding in check_unit(unit, context)
        if finding.start <= start + len(words) and finding.end >= start
    ]


def with_words(document: Document, language: str, span: Span, words: str) -> Document:
    """Return a text with other words in one place, its alignment moved along."""
    start, end = span
    text = document.texts[language]
    shift = len(words) - (end - start)
    return replace(
        document,
        texts={**document.texts, language: text[:start] + words + text[end:]},
        rows=tuple(_moved(row, language, end, shift) for row in document.aligned),
    )


def _moved(row: Row, language: str, end: int, shift: int) -> Row:
    """Return a row whose places behind an edit have moved by what it added."""
    parts = dict(row.parts)
    place = parts.get(language)
    if place is None:
        return row
    first, last = place
    parts[language] = (
        first + shift if first >= end else first,
        last + shift if last >= end else last,
    )
    return Row(row.example, tuple(parts.items()))
