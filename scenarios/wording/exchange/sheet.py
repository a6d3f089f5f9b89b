"""Texts as CSV for spreadsheets: a line for each text, and nothing that runs as a formula."""

import csv
from collections.abc import Iterable
from io import StringIO
from typing import Final

from scenarios.wording.exchange.items import Item, UnreadableError

COLUMNS: Final = ("key", "language", "source_language", "source", "target", "base", "fuzzy")
FORMULA: Final = ("=", "+", "-", "@", "\t", "\r", "'")
"""A cell that begins so would be run, or loses its first sign."""


def write(items: Iterable[Item], _language: str) -> bytes:
    """Return a CSV file of these texts, marked so that spreadsheets read it as UTF-8."""
    stream = StringIO(newline="")
    writer = csv.writer(stream, lineterminator="\r\n")
    writer.writerow(COLUMNS)
    for item in items:
        fuzzy = "yes" if item.fuzzy else ""
        cells = (item.key, item.language, item.source_language, item.source, item.target, item.base)
        writer.writerow([guarded(cell) for cell in (*cells, fuzzy)])
    return b"\xef\xbb\xbf" + stream.getvalue().encode()


def read(content: str) -> list[Item]:
    """Return the texts of a CSV file; raise UnreadableError where columns are missing."""
    # Spreadsheets of some countries put semicolons between the cells.
    delimiter = ";" if content.split("\n", 1)[0].count(";") >= len(COLUMNS) - 1 else ","
    try:
        rows = list(csv.DictReader(StringIO(content, newline=""), delimiter=delimiter, strict=True))
    except csv.Error as error:
        raise UnreadableError(f"no CSV: {error}") from error
    if not rows or not set(COLUMNS) <= set(rows[0]):
        raise UnreadableError(f"columns are needed: {', '.join(COLUMNS)}")
    return [_item({name: unguarded(row[name] or "") for name in COLUMNS}) for row in rows]


def _item(cells: dict[str, str]) -> Item:
    return Item(
        cells["key"],
        cells["language"],
        cells["source_language"],
        cells["source"],
        cells["target"],
        cells["base"],
        cells["fuzzy"] == "yes",
    )


def guarded(cell: str) -> str:
    """Return a cell that no spreadsheet runs.

    >>> guarded("=1+1"), unguarded(guarded("=1+1")), unguarded("'s")
    ("'=1+1", '=1+1', "'s")
    """
    return f"'{cell}" if cell.startswith(FORMULA) else cell


def unguarded(cell: str) -> str:
    """Return a cell as it was before it was guarded."""
    return cell[1:] if cell.startswith("'") and cell[1:].startswith(FORMULA) else cell
