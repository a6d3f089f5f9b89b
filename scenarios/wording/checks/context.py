"""What a check knows beyond the text before it: the glossary, the corpus, what can be cited."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final

from scenarios.wording.checks.distance import Neighbours
from scenarios.wording.checks.glossary import Glossary, Match, Term
from scenarios.wording.checks.unit import Kind, Unit
from scenarios.wording.checks.words import COMMON, LANGUAGES, count_words, listed

FREQUENT: Final = 3
"""From here on a word of the corpus is no slip."""
SHORTEST: Final = 5
"""Shorter words are too close to each other to tell a slip from a word."""

BINDING: Final = listed(
    """all-in ante blinds check minimum-raise oversized-chip pot short-all-in stack straddle
    tournament-director"""
)
"""Concepts that a sentence can hardly do without where its counterparts name them; verbs and
phrases can always be put in other words."""


@dataclass(frozen=True, slots=True)
class Context:
    """The same for every text of a run."""

    glossary: Glossary = field(default_factory=lambda: Glossary(()))
    counts: Mapping[str, Counter[str]] = field(default_factory=dict)
    """How often each word is used, by language."""
    frequent: Mapping[str, Neighbours] = field(default_factory=dict)
    """Where a slip may have come from, by language."""
    usage: Mapping[tuple[str, str], Counter[str]] = field(default_factory=dict)
    """In how many pages each term of a concept is the one used most, by language and concept."""
    examples: Mapping[str, frozenset[str]] = field(default_factory=dict)
    """The examples of each rule, by the numbers that the rule has had."""
    binding: frozenset[str] = BINDING
    """The concepts that are missed where all counterparts have them."""

    def knows(self, word: str, language: str) -> bool:
        """Say whether a word is everyday language, a term, or used more than once."""
        return (
            word in COMMON[language]
            or self.counts[language][word] >= FREQUENT
            or word in self.glossary.forms(language)
        )


def context_of(
    units: Iterable[Unit],
    glossary: Glossary,
    examples: Mapping[str, frozenset[str]],
    binding: frozenset[str] = BINDING,
) -> Context:
    """Read the corpus once."""
    units = tuple(units)
    counts = {
        language: count_words(unit.text for unit in units if unit.language == language)
        for language in LANGUAGES
    }
    frequent = {
        language: Neighbours(
            word
            for word in {
                *(word for word, count in counts[language].items() if count >= FREQUENT),
                *glossary.forms(language),
            }
            if len(word) >= SHORTEST
        )
        for language in LANGUAGES
    }
    return Context(glossary, counts, frequent, _usage(units, glossary), examples, binding)


def _usage(units: tuple[Unit, ...], glossary: Glossary) -> dict[tuple[str, str], Counter[str]]:
    usage = defaultdict[tuple[str, str], Counter[str]](Counter)
    for unit in units:
        if unit.kind is Kind.PAGE:
            matches = glossary.matches(unit.text, unit.language)
            main = main_terms(match for match in matches if match.synonym)
            for concept, term in main.items():
                usage[unit.language, concept][term.text] += 1
    return usage


def main_terms(matches: Iterable[Match]) -> dict[str, Term]:
    """Return for each concept the term that is used most, the first one met of equals."""
    found = defaultdict[str, Counter[Term]](Counter)
    for match in matches:
        found[match.term.concept][match.term] += 1
    return {concept: terms.most_common(1)[0][0] for concept, terms in found.items()}
