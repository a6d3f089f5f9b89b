"""Correcting an alignment by hand: rows are joined or parted, and what comes of it is kept."""

from collections.abc import Mapping
from itertools import pairwise

from django.contrib.auth.models import User

from scenarios.wording.aligning import Row, Span
from scenarios.wording.documents import Document
from scenarios.wording.models import Alignment
from scenarios.wording.texts import rows_to_json, text_hashes


def joined(rows: tuple[Row, ...], place: int) -> tuple[Row, ...]:
    """Return the rows with one of them and the next made one.

    >>> rows = (Row("1", (("de", (0, 4)),)), Row("1", (("de", (5, 9)), ("it", (0, 8)))))
    >>> joined(rows, 0)
    (Row(example='1', parts=(('de', (0, 9)), ('it', (0, 8)))),)
    """
    one, other = rows[place : place + 2]
    languages = dict.fromkeys((*dict(one.parts), *dict(other.parts)))
    parts = tuple(
        (language, _both(one.part(language), other.part(language))) for language in languages
    )
    return (*rows[:place], Row(one.example, parts), *rows[place + 2 :])


def _both(one: Span | None, other: Span | None) -> Span | None:
    spans = [span for span in (one, other) if span is not None]
    return (spans[0][0], spans[-1][1]) if spans else None


def parted(
    rows: tuple[Row, ...], place: int, at: Mapping[str, int], texts: Mapping[str, str]
) -> tuple[Row, ...]:
    """Return the rows with one of them made two: in each language parted at a place in its text.

    A language without a place stays in the first of the two as a whole; spaces at the place are
    nobody's.
    """
    row = rows[place]
    first: list[tuple[str, Span | None]] = []
    second: list[tuple[str, Span | None]] = []
    for language, span in row.parts:
        if span is None or not span[0] < at.get(language, 0) < span[1]:
            first.append((language, span))
            second.append((language, None))
            continue
        start, end = span
        text, cut = texts[language], at[language]
        first.append((language, (start, start + len(text[start:cut].rstrip()))))
        second.append((language, (end - len(text[cut:end].lstrip()), end)))
    halves = (Row(row.example, tuple(first)), Row(row.example, tuple(second)))
    return (*rows[:place], *halves, *rows[place + 1 :])


def is_sound(rows: tuple[Row, ...], texts: Mapping[str, str]) -> bool:
    """Say whether the places follow each other in every text, and lie in it."""
    for language, text in texts.items():
        spans = [span for row in rows if (span := row.part(language)) is not None]
        edges = [edge for span in spans for edge in span]
        if any(one > other for one, other in pairwise([0, *edges, len(text)])):
            return False
    return True


def keep_alignment(document: Document, rows: tuple[Row, ...], by: User | None) -> Alignment:
    """Keep an alignment as a person says it is; raise ValueError for one that cannot be."""
    if not is_sound(rows, document.texts):
        raise ValueError(f"places out of order in {document.key!r}")
    alignment, _ = Alignment.objects.update_or_create(
        key=document.key,
        defaults={
            "rows": rows_to_json(rows),
            "hashes": text_hashes(document.texts),
            "confirmed_by": by,
        },
    )
    return alignment
