"""Full text search in PostgreSQL, with its stems of each language.

The configurations are the language's own without its list of words to leave out, because "um" and
"auf", "di" and "per" are what these rules are about. Beside the stems the vectors hold the words
themselves, which answer for beginnings, and a scope made of language and kind.
"""

from collections.abc import Iterable
from typing import Final

from django.db import connection

from scenarios.search.models import Document
from scenarios.search.query import Need, Query
from scenarios.search.words import words

LANGUAGES: Final = {"de": "german", "it": "italian", "en": "english"}

CONFIGURE: Final = """
CREATE TEXT SEARCH DICTIONARY search_{code}_stem (TEMPLATE = snowball, LANGUAGE = {name});
CREATE TEXT SEARCH CONFIGURATION search_{code} (COPY = {name});
ALTER TEXT SEARCH CONFIGURATION search_{code}
    ALTER MAPPING FOR asciiword, asciihword, hword_asciipart, word, hword, hword_part
    WITH search_{code}_stem;
"""
CREATE: Final = """
CREATE TABLE search_words (id bigint PRIMARY KEY, title tsvector NOT NULL, words tsvector NOT NULL);
CREATE INDEX search_words_index ON search_words USING gin (words);
"""
UNCONFIGURE: Final = """
DROP TEXT SEARCH CONFIGURATION search_{code};
DROP TEXT SEARCH DICTIONARY search_{code}_stem;
"""
DROP: Final = "DROP TABLE search_words"

INSERT: Final = """
INSERT INTO search_words (id, title, words)
SELECT %(id)s, vectors.title, vectors.title || vectors.body || to_tsvector('simple', %(scope)s)
FROM (
    SELECT
        to_tsvector(%(config)s::regconfig, %(title)s) || to_tsvector('simple', %(title)s) AS title,
        to_tsvector(%(config)s::regconfig, %(text)s) || to_tsvector('simple', %(text)s) AS body
) AS vectors
"""
DELETE: Final = "DELETE FROM search_words WHERE id = %s"
CLEAR: Final = "TRUNCATE search_words"

FIND: Final = """
(SELECT id, %s AS in_title FROM search_words, (SELECT {sought} AS sought) AS query
WHERE words @@ (sought && plainto_tsquery('simple', %s)) AND ({any_place} OR title @@ sought)
LIMIT %s)
"""


class FullText:
    """The index in PostgreSQL."""

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
        sought, values = _expression(query)
        statements: list[str] = []
        parts: list[str | int] = []
        for kind in kinds:
            for in_title in (True, False):
                any_place = "FALSE" if in_title else "TRUE"
                statements.append(FIND.format(sought=sought, any_place=any_place))
                parts += [in_title, *values, f"{query.language}{kind}", limit]
        with connection.cursor() as cursor:
            cursor.execute(" UNION ALL ".join(statements), parts)
            found: dict[int, bool] = {}
            for number, in_title in cursor.fetchall():
                found.setdefault(number, in_title)
        return found


def _row(document: Document) -> dict[str, int | str]:
    return {
        "id": document.pk,
        "config": f"search_{document.language}",
        "scope": f"{document.language}{document.kind}",
        "title": " ".join(words(document.title)),
        "text": " ".join(words(document.text)),
    }


def _expression(query: Query) -> tuple[str, list[str]]:
    """Write the query as a tsquery, with the values for its places."""
    together = " || " if query.any_will_do else " && "
    values: list[str] = []
    written = [_alternatives(need, f"search_{query.language}", values) for need in query.needs]
    return together.join(f"({one})" for one in written), values


def _alternatives(need: Need, config: str, values: list[str]) -> str:
    found = []
    for phrase in need.phrases:
        found.append("phraseto_tsquery(%s::regconfig, %s)")
        values += [config, " ".join(phrase)]
    if need.beginning:
        # Letters and digits alone, so nothing that was typed is taken for syntax.
        found.append("to_tsquery('simple', %s)")
        values.append(f"{need.beginning}:*")
    return " || ".join(found)
