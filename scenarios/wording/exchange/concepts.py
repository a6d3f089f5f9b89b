"""The glossary as it is exchanged: whole concepts, each with the hash of what it was."""

import hashlib
import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field, replace

from django.core.exceptions import ValidationError
from django.db import transaction

from rules.glossary.models import Concept, Term
from scenarios.wording.exchange.items import Fate
from scenarios.wording.plain import flaw_of
from scenarios.wording.texts import LANGUAGES


@dataclass(frozen=True, slots=True)
class TermData:
    """A term as it travels."""

    language: str
    text: str
    status: str
    forms: tuple[str, ...] = ()
    order: int = 0
    note: str = ""


@dataclass(frozen=True, slots=True)
class ConceptData:
    """A concept as it travels."""

    code: str
    part_of_speech: str
    order: int = 0
    definitions: tuple[tuple[str, str], ...] = ()
    whys: tuple[tuple[str, str], ...] = ()
    terms: tuple[TermData, ...] = ()
    base: str = field(default="", compare=False)
    """The hash of the concept when it left; empty for a new one."""

    @property
    def hash(self) -> str:
        """The hash of what this concept says."""
        told = asdict(replace(self, base=""))
        written = json.dumps(told, sort_keys=True, ensure_ascii=False)
        return hashlib.sha256(written.encode()).hexdigest()


@dataclass(frozen=True, slots=True)
class ConceptDifference:
    """A concept that comes back, what stands here, and what becomes of it."""

    concept: ConceptData
    here: ConceptData | None
    fate: Fate


def all_concepts() -> list[ConceptData]:
    """Return the glossary, each concept with its hash."""
    columns = [f"{name}_{language}" for name in ("definition", "why") for language in LANGUAGES]
    rows = Concept.objects.with_terms().order_by("order", "code")
    return [_concept(row, columns) for row in rows]


def _concept(row: Concept, columns: list[str]) -> ConceptData:
    texts = {column: getattr(row, column) or "" for column in columns}
    terms = sorted(row.terms.all(), key=lambda term: (term.language, term.order, term.text))
    concept = ConceptData(
        row.code,
        row.part_of_speech,
        row.order,
        tuple((language, texts[f"definition_{language}"]) for language in LANGUAGES),
        tuple((language, texts[f"why_{language}"]) for language in LANGUAGES),
        tuple(
            TermData(
                term.language, term.text, term.status, tuple(term.forms), term.order, term.note
            )
            for language in LANGUAGES
            for term in terms
            if term.language == language
        ),
    )
    return replace(concept, base=concept.hash)


def compare(concepts: Iterable[ConceptData]) -> list[ConceptDifference]:
    """Return what would become of concepts that come back."""
    here = {concept.code: concept for concept in all_concepts()}
    return [_compare(concept, here.get(concept.code)) for concept in concepts]


def _compare(concept: ConceptData, here: ConceptData | None) -> ConceptDifference:
    if here == concept:
        return ConceptDifference(concept, here, Fate.SAME)
    if not _is_fit(concept):
        return ConceptDifference(concept, here, Fate.UNFIT)
    # A new one has no base; one that has was deleted here.
    unchanged = here.hash == concept.base if here else not concept.base
    return ConceptDifference(concept, here, Fate.APPLIED if unchanged else Fate.REFUSED)


def _is_fit(concept: ConceptData) -> bool:
    texts = [
        *(text for _, text in (*concept.definitions, *concept.whys)),
        *(text for term in concept.terms for text in (term.text, term.note, *term.forms)),
    ]
    languages = {term.language for term in concept.terms} | set(dict(concept.definitions))
    return languages <= set(LANGUAGES) and all(flaw_of(text) is None for text in texts)


@transaction.atomic
def apply(differences: Iterable[ConceptDifference]) -> list[ConceptDifference]:
    """Keep the concepts that can be kept; return what became of all of them."""
    return [_apply(difference) for difference in differences]


def _apply(difference: ConceptDifference) -> ConceptDifference:
    if difference.fate is not Fate.APPLIED:
        return difference
    try:
        with transaction.atomic():
            _keep(difference.concept)
    except ValidationError:
        return replace(difference, fate=Fate.UNFIT)
    return difference


def _keep(concept: ConceptData) -> None:
    row = Concept.objects.filter(code=concept.code).first() or Concept(code=concept.code)
    row.order, row.part_of_speech = concept.order, concept.part_of_speech
    for language, text in concept.definitions:
        setattr(row, f"definition_{language}", text)
    for language, text in concept.whys:
        setattr(row, f"why_{language}", text)
    row.full_clean()
    row.save()
    kept = {(term.language, term.text): term for term in row.terms.all()}
    for data in concept.terms:
        term = kept.pop((data.language, data.text), None) or Term(concept=row)
        term.language, term.text, term.status = data.language, data.text, data.status
        term.forms, term.order, term.note = list(data.forms), data.order, data.note
        term.full_clean()
        term.save()
    for term in kept.values():
        term.delete()
