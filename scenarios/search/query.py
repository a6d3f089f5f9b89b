"""What is searched for: the words that were typed, and others that mean the same."""

from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias

from django.db.models import Q

from scenarios.search.models import Synonym
from scenarios.search.words import stem, words

Phrase: TypeAlias = tuple[str, ...]
"""Folded words that stand side by side."""

LONGEST_TERM: Final = 5
"""Words of the longest term that is looked up in the glossary."""

SHORTEST_BEGINNING: Final = 3
"""Letters from which on a word that is still being typed also finds what begins with it."""


@dataclass(frozen=True, slots=True)
class Need:
    """One thing that a text has to have: any of these phrases, or a word that begins so."""

    phrases: tuple[Phrase, ...]
    beginning: str = ""


@dataclass(frozen=True, slots=True)
class Query:
    """What is searched for, in a language: texts have to have all of it, or any."""

    language: str
    needs: tuple[Need, ...]
    any_will_do: bool = False

    @property
    def typed(self) -> tuple[str, ...]:
        """The words as they were typed; those from the glossary come after them."""
        return tuple(word for need in self.needs for word in need.phrases[0])


def read(text: str, language: str) -> Query:
    """Understand what was typed; terms of the glossary stand for all their forms.

    It costs one query, whatever was typed.
    """
    typed = words(text)
    meanings = _meanings(typed, language)
    needs = []
    start = 0
    while start < len(typed):
        phrase = next(
            (p for p in _phrases_at(typed, start) if p in meanings), typed[start : start + 1]
        )
        start += len(phrase)
        unfinished = start == len(typed) and not text[-1:].isspace()
        beginning = phrase[-1] if unfinished and len(phrase) == 1 else ""
        needs.append(
            Need(
                phrases=tuple(dict.fromkeys((phrase, *meanings.get(phrase, ())))),
                beginning=beginning if len(beginning) >= SHORTEST_BEGINNING else "",
            )
        )
    return Query(language, tuple(needs))


def _phrases_at(typed: tuple[str, ...], start: int) -> Iterator[Phrase]:
    """Name the phrases that begin at a word, the longest first."""
    for length in range(min(LONGEST_TERM, len(typed) - start), 0, -1):
        yield typed[start : start + length]


def _meanings(typed: tuple[str, ...], language: str) -> Mapping[Phrase, tuple[Phrase, ...]]:
    """Return for each phrase that is a term the forms that mean the same, in the language.

    A term of any language is understood, an inflected one only in the reader's own.
    """
    phrases = {p for start in range(len(typed)) for p in _phrases_at(typed, start)}
    by_form = {" ".join(phrase): phrase for phrase in phrases}
    by_stems = defaultdict[str, list[Phrase]](list)
    for phrase in phrases:
        by_stems[" ".join(stem(word, language) for word in phrase)].append(phrase)
    meant = Synonym.objects.filter(
        Q(form__in=by_form) | Q(language=language, stems__in=by_stems)
    ).values("concept")
    concepts = defaultdict[Phrase, set[str]](set)
    forms = defaultdict[str, list[Phrase]](list)
    for synonym in Synonym.objects.filter(concept__in=meant).order_by("pk"):
        if synonym.form in by_form:
            concepts[by_form[synonym.form]].add(synonym.concept)
        if synonym.language == language:
            for phrase in by_stems[synonym.stems]:
                concepts[phrase].add(synonym.concept)
            forms[synonym.concept].append(tuple(synonym.form.split(" ")))
    return {
        phrase: tuple(form for concept in sorted(found) for form in forms[concept])
        for phrase, found in concepts.items()
    }
