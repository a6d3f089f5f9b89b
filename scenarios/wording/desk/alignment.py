"""Correcting which sentences stand for each other, by giving each of them the number of a row."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from django.contrib.auth.models import User

from scenarios.wording.aligning import Row, Span
from scenarios.wording.correcting import keep_alignment
from scenarios.wording.cutting import Sentence, cut
from scenarios.wording.desk.saving import refresh
from scenarios.wording.documents import Document


class DisorderedError(ValueError):
    """Sentences cannot go back to a row before the last one."""


@dataclass(frozen=True, slots=True)
class Numbered:
    """A sentence, and the row that it stands in, counted from 1."""

    sentence: Sentence
    text: str
    row: int


def numbered(document: Document) -> Mapping[str, tuple[Numbered, ...]]:
    """Return each language's sentences with the rows that they stand in now."""
    rows = document.aligned
    found: dict[str, tuple[Numbered, ...]] = {}
    for language, text in document.texts.items():
        sentences = cut(text, language)
        found[language] = tuple(
            Numbered(one, text[one.start : one.end], _row_of(one, rows, language))
            for one in sentences
        )
    return found


def _row_of(sentence: Sentence, rows: Sequence[Row], language: str) -> int:
    for number, row in enumerate(rows, 1):
        span = row.part(language)
        if span and span[0] <= sentence.start < span[1]:
            return number
    return len(rows)


def aligned_by(document: Document, numbers: Mapping[str, Sequence[int]]) -> tuple[Row, ...]:
    """Return the rows that these numbers make; raise DisorderedError where they go back."""
    spans: dict[int, dict[str, Span]] = {}
    examples: dict[int, str] = {}
    for language, text in document.texts.items():
        sentences = cut(text, language)
        given = list(numbers.get(language, ()))
        if len(given) != len(sentences) or given != sorted(given):
            raise DisorderedError(language)
        for sentence, number in zip(sentences, given, strict=True):
            parts = spans.setdefault(number, {})
            start = parts.get(language, (sentence.start, 0))[0]
            parts[language] = (start, sentence.end)
            examples.setdefault(number, sentence.example)
    return tuple(
        Row(
            examples[number],
            tuple((language, spans[number].get(language)) for language in document.texts),
        )
        for number in sorted(spans)
    )


def store_alignment(document: Document, rows: tuple[Row, ...], user: User) -> None:
    """Keep an alignment as a person's."""
    keep_alignment(document, rows, user)
    refresh([document.key])
