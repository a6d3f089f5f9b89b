"""The glossary as it is read: each concept in the three languages, the reader's first."""

from collections.abc import Sequence
from dataclasses import dataclass

from django.conf import settings
from modeltranslation.utils import build_localized_fieldname

from rules.glossary.models import Concept, Term


@dataclass(frozen=True, slots=True)
class Column:
    """A concept in one language."""

    language: str
    language_name: str
    definition: str
    why: str
    preferred: tuple[Term, ...]
    admitted: tuple[Term, ...]
    forbidden: tuple[Term, ...]


@dataclass(frozen=True, slots=True)
class Entry:
    """A concept in all languages."""

    concept: Concept
    columns: tuple[Column, ...]

    @property
    def name(self) -> str:
        """The first word that the reader's language uses for it."""
        return self.heading.partition(", ")[0]

    @property
    def heading(self) -> str:
        """All words that the reader's language uses for it."""
        words = ", ".join(term.text for term in self.columns[0].preferred)
        # A concept may have been begun and have no words yet.
        return words or self.concept.code


def entries(reader: str) -> tuple[Entry, ...]:
    """Fetch every concept with its terms, in two queries; the reader's language comes first."""
    languages = sorted(settings.LANGUAGES, key=lambda language: language[0] != reader)
    return tuple(
        Entry(concept, tuple(_column(concept, code, name) for code, name in languages))
        for concept in Concept.objects.with_terms()
    )


def _column(concept: Concept, code: str, name: str) -> Column:
    terms = [term for term in concept.terms.all() if term.language == code]
    return Column(
        language=code,
        language_name=name,
        definition=getattr(concept, build_localized_fieldname("definition", code)),
        why=getattr(concept, build_localized_fieldname("why", code)),
        preferred=_with(Term.Status.PREFERRED, terms),
        admitted=_with(Term.Status.ADMITTED, terms),
        forbidden=_with(Term.Status.FORBIDDEN, terms),
    )


def _with(status: Term.Status, terms: Sequence[Term]) -> tuple[Term, ...]:
    return tuple(term for term in terms if term.status == status)
