"""Full text search in SQLite, by FTS5.

SQLite knows no stems of German and Italian, so the index holds them beside the words themselves:
stems answer for whole words, the words for beginnings. Each document also has a scope, a word
made of its language and kind, so that a search in one kind reads nothing of the others.
"""

from collections.abc import Iterable
from typing import Final

from django.db import connection

from scenarios.search.models import Document
from scenarios.search.query import Need, Query
from scenarios.search.words import stem, words

CREATE: Final = """
CREATE VIRTUAL TABLE search_words USING fts5 (
    scope, title_stems, title_words, text_stems, text_words,
    tokenize='unicode61 remove_diacritics 2'
)
"""
DROP: Final = "DROP TABLE search_words"

INSERT: Final = """
INSERT INTO search_words (rowid, scope, title_stems, title_words, text_stems, text_words)
VALUES (%s, %s, %s, %s, %s, %s)
"""
DELETE: Final = "DELETE FROM search_words WHERE rowid = %s"
CLEAR: Final = "DELETE FROM search_words"

FIND: Final = """
SELECT rowid, %s FROM (SELECT rowid FROM search_words WHERE search_words MATCH %s LIMIT %s)
"""


class FullText:
    """The index in SQLite."""

    def add(self, documents: Iterable[Document]) -> None:
        """Take in documents that are stored and not in the index."""
        with connection.cursor() as cursor:
            cursor.executemany(INSERT, [_row(document) for document in documents])

    def drop(self, documents: Iterable[Document]) -> None:
        """Forget documents that are in the index and still stored."""
        with connection.cursor() as cursor:
            cursor.executemany(DELETE, [(document.pk,) for document in documents])

    def clear(self) -> None:
        """Forget all documents."""
        with connection.cursor() as cursor:
            cursor.execute(CLEAR)

    def find(self, query: Query, kinds: Iterable[str], limit: int) -> dict[int, bool]:
        """Find documents by number, of each kind so many at most; the value: the title fits."""
        sought = _expression(query)
        parts: list[str | int] = []
        for kind in kinds:
            scope = f'scope : "{query.language}{kind}"'
            parts += [True, f"{scope} AND {{title_stems title_words}} : ({sought})", limit]
            parts += [False, f"{scope} AND ({sought})", limit]
        with connection.cursor() as cursor:
            cursor.execute(" UNION ALL ".join([FIND] * (len(parts) // 3)), parts)
            found: dict[int, bool] = {}
            for number, in_title in cursor.fetchall():
                found.setdefault(number, bool(in_title))
        return found


def _row(document: Document) -> tuple[int | str, ...]:
    title, text = words(document.title), words(document.text)
    language = document.language
    return (
        document.pk,
        f"{language}{document.kind}",
        " ".join(stem(word, language) for word in title),
        " ".join(title),
        " ".join(stem(word, language) for word in text),
        " ".join(text),
    )


def _expression(query: Query) -> str:
    """Write the query as FTS5 reads it.

    Every word is quoted and consists of letters and digits, so nothing typed is taken for syntax.
    """
    together = " OR " if query.any_will_do else " AND "
    return together.join(f"({_alternatives(need, query.language)})" for need in query.needs)


def _alternatives(need: Need, language: str) -> str:
    stems = dict.fromkeys(
        " ".join(stem(word, language) for word in phrase) for phrase in need.phrases
    )
    found = [f'"{phrase}"' for phrase in stems]
    if need.beginning:
        found.append(f'"{need.beginning}" *')
    return " OR ".join(found)
