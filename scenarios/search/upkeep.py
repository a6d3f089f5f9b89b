"""Keeps the search up to date with the content: by its changes, or anew where some were missed."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from collections.abc import Set as AbstractSet
from itertools import islice
from typing import Final

from django.conf import settings
from django.db import transaction
from django.db.models import Q, QuerySet, Subquery, Value
from django.db.models.functions import Coalesce, Concat

from rules.content.version import ONLY_ROW as VERSION_ROW
from rules.content.version import ContentVersion
from rules.glossary.models import Term
from scenarios.search.documents import documents
from scenarios.search.index import index
from scenarios.search.models import (
    LONGEST_WORD,
    ONLY_ROW,
    Change,
    Document,
    IndexState,
    Kind,
    Synonym,
    Word,
)
from scenarios.search.words import stem, words

BATCH: Final = 500

MOST_CHANGES: Final = 200
"""With more than these it is quicker to begin anew."""

PROGRAM: Final = f"{settings.RELEASE}-"


def bring_up_to_date() -> None:
    """Take in what has changed; where nothing has, it costs one query."""
    if not is_up_to_date():
        with transaction.atomic():
            # Whoever comes second waits here, and then finds nothing left to do.
            state = IndexState.objects.select_for_update().get(pk=ONLY_ROW)
            _take_in(state)


def is_up_to_date() -> bool:
    """Say whether the search knows the current version of the content."""
    version = ContentVersion.objects.filter(pk=VERSION_ROW)
    return IndexState.objects.filter(
        pk=ONLY_ROW,
        number=Coalesce(Subquery(version.values("number")), 0),
        made_by=Concat(Value(PROGRAM), Coalesce(Subquery(version.values("origin")), Value(""))),
    ).exists()


def _take_in(state: IndexState) -> None:
    version = ContentVersion.objects.filter(pk=VERSION_ROW).first() or ContentVersion(origin="")
    changes = list(Change.objects.order_by("pk"))
    made_by = f"{PROGRAM}{version.origin}"
    # A bulk update counts in the version and sends no signal: then the numbers differ.
    heard_of_all = state.made_by == made_by and state.number + len(changes) == version.number
    if heard_of_all and len(changes) <= MOST_CHANGES:
        changed = defaultdict[str, set[str]](set)
        for change in changes:
            changed[change.kind].add(change.key)
        _renew(changed)
    else:
        _begin_anew()
    Change.objects.filter(pk__in=[change.pk for change in changes]).delete()
    IndexState.objects.filter(pk=ONLY_ROW).update(number=version.number, made_by=made_by)


def _begin_anew() -> None:
    index().clear()
    for model in (Document, Synonym, Word):
        model.objects.all().delete()
    _add(documents())
    _add_synonyms(Term.objects.all())


def _renew(changed: Mapping[str, AbstractSet[str]]) -> None:
    outdated = Document.objects.filter(_any_of(changed))
    index().drop(outdated)
    outdated.delete()
    _add(documents(changed))
    concepts = changed.get(Kind.CONCEPT, set())
    Synonym.objects.filter(concept__in=concepts).delete()
    _add_synonyms(Term.objects.filter(concept__code__in=concepts))


def _any_of(changed: Mapping[str, AbstractSet[str]]) -> Q:
    found = Q(pk__in=())
    for kind, keys in changed.items():
        found |= Q(kind=kind, key__in=keys)
    return found


def _add(made: Iterator[Document]) -> None:
    while batch := Document.objects.bulk_create(islice(made, BATCH)):
        index().add(batch)
        Word.objects.bulk_create(_vocabulary(batch), ignore_conflicts=True, batch_size=BATCH)


def _vocabulary(batch: Iterable[Document]) -> list[Word]:
    found = {
        (document.language, word)
        for document in batch
        for word in words(f"{document.title} {document.text}")
        if word.isalpha() and len(word) <= LONGEST_WORD
    }
    return [Word(language=language, word=word, length=len(word)) for language, word in found]


def _add_synonyms(terms: QuerySet[Term]) -> None:
    made = []
    for term in terms.select_related("concept").order_by("concept__order", "language", "order"):
        for form in term.forms:
            folded = words(form)
            made.append(
                Synonym(
                    concept=term.concept.code,
                    language=term.language,
                    form=" ".join(folded),
                    stems=" ".join(stem(word, term.language) for word in folded),
                )
            )
    Synonym.objects.bulk_create(made, ignore_conflicts=True, batch_size=BATCH)
