"""Words in their surroundings: where a term stands in all texts, and in which forms."""

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from rules.glossary.models import Term
from scenarios.wording.checks.glossary import Glossary
from scenarios.wording.checks.stems import stem
from scenarios.wording.checks.words import COMMON, words
from scenarios.wording.desk.works import work_name
from scenarios.wording.documents import Document

AROUND: Final = 50
"""Characters on either side."""
MOST: Final = 200
"""Places that are shown."""


@dataclass(frozen=True, slots=True)
class Place:
    """Words with what stands before and behind them."""

    key: str
    language: str
    before: str
    words: str
    behind: str

    @property
    def work(self) -> str:
        """The work that its text belongs to."""
        return work_name(self.key)


@dataclass(frozen=True, slots=True)
class TermUse:
    """A term and where it is used."""

    term: Term
    forms: tuple[tuple[str, int], ...]
    """The forms met, and how often."""
    places: tuple[Place, ...]
    unlisted: tuple[tuple[str, int], ...]
    """Words with the same stem that are not among its forms, and how often they are used."""

    @property
    def count(self) -> int:
        """How often it is used."""
        return sum(count for _, count in self.forms)


def concept_use(
    terms: Iterable[Term], glossary: Glossary, documents: Iterable[Document]
) -> tuple[TermUse, ...]:
    """Return where the terms of a concept are used, in every language."""
    places = defaultdict[tuple[str, str], list[Place]](list)
    vocabulary = defaultdict[str, Counter[str]](Counter)
    terms = list(terms)
    wanted = {(term.concept.code, term.language, term.text) for term in terms}
    for document in documents:
        for language, text in document.texts.items():
            vocabulary[language].update(word.lower for word in words(text))
            for match in glossary.matches(text, language):
                if (match.term.concept, language, match.term.text) in wanted:
                    place = _place(document.key, language, text, match.start, match.end)
                    places[language, match.term.text].append(place)
    return tuple(
        _use(term, places[term.language, term.text], glossary, vocabulary) for term in terms
    )


def search_places(query: str, documents: Iterable[Document]) -> Iterator[Place]:
    """Return where a text has words that begin like this."""
    pattern = re.compile(rf"(?<!\w){re.escape(query.strip())}", re.IGNORECASE)
    for document in documents:
        for language, text in document.texts.items():
            for match in pattern.finditer(text):
                yield _place(document.key, language, text, *match.span())


def _place(key: str, language: str, text: str, start: int, end: int) -> Place:
    before = text[max(0, start - AROUND) : start]
    behind = text[end : end + AROUND]
    return Place(
        key,
        language,
        ("…" if start > AROUND else "") + before.replace("\n", " "),
        text[start:end],
        behind.replace("\n", " ") + ("…" if end + AROUND < len(text) else ""),
    )


def _use(
    term: Term,
    places: list[Place],
    glossary: Glossary,
    vocabulary: dict[str, Counter[str]],
) -> TermUse:
    forms = Counter(place.words.lower() for place in places)
    language = term.language
    listed = glossary.forms(language)
    own = {stem(form, language) for form in (term.text, *term.forms) if " " not in form}
    unlisted = Counter(
        {
            word: count
            for word, count in vocabulary[language].items()
            if stem(word, language) in own and word not in listed and word not in COMMON[language]
        }
    )
    return TermUse(
        term, tuple(forms.most_common()), tuple(places[:MOST]), tuple(unlisted.most_common())
    )
