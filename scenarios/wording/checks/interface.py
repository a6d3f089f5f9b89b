"""Texts of the interface: missing, not looked at, with other placeholders."""

import re
from collections import Counter
from collections.abc import Iterator
from typing import Final

from scenarios.wording.checks.context import Context
from scenarios.wording.checks.translation import SOURCE
from scenarios.wording.checks.unit import Hit, Kind, Unit

PLACEHOLDER: Final = re.compile(r"%\(\w+\)[#0 +-]*\d*(?:\.\d+)?[a-zA-Z]|%[sd]|\{\w+\}")


def untranslated(unit: Unit, _context: Context) -> Iterator[Hit]:
    """Find messages without a translation."""
    if _translated(unit) and not unit.text.strip():
        yield Hit(0, 0, {"source": source(unit)})


def fuzzy(unit: Unit, _context: Context) -> Iterator[Hit]:
    """Find translations that were guessed from a similar message."""
    if _translated(unit) and unit.fuzzy:
        yield Hit(0, len(unit.text), {"source": source(unit)})


def other_placeholders(unit: Unit, _context: Context) -> Iterator[Hit]:
    """Find translations whose placeholders are not those of the message."""
    if not _translated(unit) or not unit.text.strip():
        return
    wanted, found = placeholders(source(unit)), placeholders(unit.text)
    # A plural may leave out the number itself: "one player".
    if set(found) - set(wanted) or (set(wanted) - set(found) and not unit.plural):
        facts = {"wanted": " ".join(sorted(wanted)), "found": " ".join(sorted(found))}
        yield Hit(0, len(unit.text), facts)


def _translated(unit: Unit) -> bool:
    return unit.kind is Kind.MESSAGE and unit.language != SOURCE


def placeholders(text: str) -> Counter[str]:
    """Return the placeholders of a message."""
    return Counter(PLACEHOLDER.findall(text))


def source(unit: Unit) -> str:
    """Return the message that a unit translates."""
    return dict(unit.others).get(SOURCE, "")


def hard_coded(unit: Unit, _context: Context) -> Iterator[Hit]:
    """Find words of a page that did not come from a message: seen in a run with made-up ones."""
    if unit.kind is Kind.SEEN:
        yield Hit(0, len(unit.text))
