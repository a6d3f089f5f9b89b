"""A ruling and its seats in words, in a template."""

from collections.abc import Iterable

from django import template
from django.utils.safestring import SafeString

from rules.books import BOOKS, Book
from rules.engine import House, Ruling
from rules.verdict import Verdict
from scenarios import markup, phrases
from scenarios.drawing import svg
from scenarios.drawing.table import TablePicture
from scenarios.stepper import StoryLine

register = template.Library()


@register.filter
def answer_in_one_line(ruling: Ruling, verdict: Verdict) -> str:
    """Return the answer as one line of text."""
    return phrases.answer(ruling, verdict).in_one_line


@register.filter
def house_name(house: str) -> str:
    """Return what a house is called."""
    return str(phrases.HOUSES[House(house)])


@register.filter
def fact_label(name: str) -> str:
    """Return what a figure is called."""
    return str(phrases.FACTS[name])


@register.filter
def house_books(house: House) -> tuple[Book, ...]:
    """Return which rule books read like a house."""
    return BOOKS[house]


@register.filter
def table_picture(table: TablePicture, hidden: bool) -> SafeString:  # noqa: FBT001 -- a filter
    """Draw the table; hidden, it shows nothing that the ruling says."""
    return svg.table_picture(table, hidden=bool(hidden))


@register.filter
def step_items(lines: Iterable[StoryLine], hidden: bool) -> SafeString:  # noqa: FBT001 -- a filter
    """Write each step of a story as a link."""
    return markup.step_items(lines, hidden=bool(hidden))


register.filter("ladder_picture", svg.ladder_picture)
register.filter("verdict_line", markup.verdict_line)
register.filter("seat_items", markup.seat_items)
register.filter("fact_items", markup.fact_items)
register.filter("reason_items", markup.reason_items)
register.filter("walk_links", markup.walk_links)
register.filter("cited", markup.cited)
register.filter("mark", markup.mark)
