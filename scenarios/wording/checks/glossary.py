"""Terms in running text: which of them stand where, the longest first."""

import re
from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from itertools import pairwise
from typing import Final, TypeAlias

from scenarios.wording.checks.words import COMMON, LANGUAGES, words


class Status(StrEnum):
    """Whether a term is to be used."""

    PREFERRED = "preferred"
    ADMITTED = "admitted"
    FORBIDDEN = "forbidden"


@dataclass(frozen=True, slots=True)
class Term:
    """A term of a concept in one language, with every form in which it is met."""

    concept: str
    language: str
    text: str
    status: Status
    forms: tuple[str, ...] = ()
    phrase: bool = False
    """It can be put in other words: only a forbidden phrase is worth a remark."""

    @property
    def spellings(self) -> tuple[str, ...]:
        """The term and its forms, each once."""
        return tuple(dict.fromkeys((self.text, *self.forms)))


@dataclass(frozen=True, slots=True)
class Match:
    """A term at its place in a text."""

    start: int
    end: int
    term: Term
    spelling: str
    """The form as the glossary spells it."""

    @property
    def telling(self) -> bool:
        """Say whether the words mean this alone: everyday words do not, but for the right term."""
        if self.term.status is Status.PREFERRED:
            return True
        if self.term.phrase and self.term.status is Status.ADMITTED:
            return False
        said = [word.lower for word in words(self.spelling)]
        return not all(word in COMMON[self.term.language] for word in said)

    @property
    def synonym(self) -> bool:
        """Say whether another term of the concept could stand here as well."""
        return self.telling and not self.term.phrase and self.term.status is not Status.FORBIDDEN


Tokens: TypeAlias = tuple[str, ...]
Entry: TypeAlias = tuple[Tokens, Term, str]

# What may stand between the words of a term: nothing after an elision, a space, a hyphen.
GAP: Final = re.compile(r"[\s\u00a0-]?")
OUTSIDE: Final = re.compile(r"[^\w\s\u2019'-]|\d")
"""A form with such signs in it is not found by its words."""

# German goes all-in *with* an amount, and goes *with* a bet: the words are the same.
GOES_ALL_IN: Final = re.compile(r"\bg(?:eht|ehen|ing|ehe) mit (?=[^.;:]{0,40}?\bAll-In\b)")


class Glossary:
    """Finds terms by their words: hyphens, spaces and capitals make no difference."""

    def __init__(self, terms: Iterable[Term]) -> None:
        """Sort the forms by their first word, the longest first, preferred terms before others."""
        self.terms = tuple(terms)
        weight = tuple(Status).index
        entries = defaultdict[tuple[str, str], dict[Tokens, Entry]](dict)
        for term in sorted(self.terms, key=lambda term: weight(term.status)):
            for spelling in term.spellings:
                tokens = tuple(word.lower for word in words(spelling))
                if tokens and not OUTSIDE.search(spelling):
                    # The same words in another spelling are the same term.
                    entry = (tokens, term, spelling)
                    entries[term.language, tokens[0]].setdefault(tokens, entry)
        self._entries: Mapping[tuple[str, str], list[Entry]] = {
            key: sorted(found.values(), key=lambda entry: -len(entry[0]))
            for key, found in entries.items()
        }
        self._forms = {
            language: frozenset(
                word.lower
                for term in self.terms
                if term.language == language
                for spelling in term.spellings
                for word in words(spelling)
            )
            for language in LANGUAGES
        }
        self._preferred = defaultdict[tuple[str, str], list[str]](list)
        for term in self.terms:
            if term.status is Status.PREFERRED:
                self._preferred[term.concept, term.language].append(term.text)
        self.matches = lru_cache(maxsize=4096)(self._matches)
        """The terms of a text in order; a term inside a longer one does not count."""

    def preferred(self, concept: str, language: str) -> tuple[str, ...]:
        """Return the terms to use; none where the language has none."""
        return tuple(self._preferred.get((concept, language), ()))

    def forms(self, language: str) -> frozenset[str]:
        """Return every word that is part of a term."""
        return self._forms[language]

    def _matches(self, text: str, language: str) -> tuple[Match, ...]:
        found: list[Match] = []
        inside = words(text)
        joined = [
            bool(GAP.fullmatch(text[one.end : other.start])) for one, other in pairwise(inside)
        ]
        lowered = tuple(word.lower for word in inside)
        place = 0
        while place < len(inside):
            entry = self._entry_at(lowered, joined, place, language)
            if entry is None or GOES_ALL_IN.match(text, inside[place].start):
                place += 1
                continue
            tokens, term, spelling = entry
            last = place + len(tokens) - 1
            found.append(Match(inside[place].start, inside[last].end, term, spelling))
            place = last + 1
        return tuple(found)

    def _entry_at(
        self, lowered: Tokens, joined: list[bool], place: int, language: str
    ) -> Entry | None:
        for entry in self._entries.get((language, lowered[place]), ()):
            end = place + len(entry[0])
            if lowered[place:end] == entry[0] and all(joined[place : end - 1]):
                return entry
        return None
