"""The one interface to full text search, and the database's own way of it."""

from collections.abc import Iterable, Mapping
from typing import Final, Protocol

from django.db import connection

from scenarios.search import postgres, sqlite
from scenarios.search.models import Document
from scenarios.search.query import Query


class Index(Protocol):
    """Finds documents by their words; each database has its own."""

    def add(self, documents: Iterable[Document]) -> None:
        """Take in documents that are stored and not in the index."""

    def drop(self, documents: Iterable[Document]) -> None:
        """Forget documents that are in the index and still stored."""

    def clear(self) -> None:
        """Forget all documents."""

    def find(self, query: Query, kinds: Iterable[str], limit: int) -> dict[int, bool]:
        """Find documents by number, of each kind so many at most; the value: the title fits."""


INDEXES: Final[Mapping[str, Index]] = {
    "sqlite": sqlite.FullText(),
    "postgresql": postgres.FullText(),
}


def index() -> Index:
    """Return the index of the database in use."""
    return INDEXES[connection.vendor]
