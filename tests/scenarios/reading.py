"""Reading markup as a test does: which parts have a class, and what they say."""

from xml.etree import ElementTree as ET

from django.utils.safestring import SafeString


def rows_of(markup: SafeString) -> list[ET.Element]:
    """Return the rows that were written, as elements."""
    return list(ET.fromstring(f"<rows>{markup}</rows>"))  # noqa: S314 -- our own markup


def part(row: ET.Element, name: str) -> ET.Element | None:
    """Return the first part of a row that has this class."""
    return next((one for one in row.iter() if name in one.get("class", "").split()), None)


def text(row: ET.Element, name: str) -> str:
    """Return what the part with this class says; nothing where there is none."""
    found = part(row, name)
    return "" if found is None else "".join(found.itertext()).strip()


def texts(markup: SafeString, name: str) -> list[str]:
    """Return what the part with this class says in each row."""
    return [text(row, name) for row in rows_of(markup)]
