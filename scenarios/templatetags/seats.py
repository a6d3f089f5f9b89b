"""A ruling and its seats in words, in a template."""

from collections.abc import Iterable

from django import template
from django.utils.safestring import SafeString

from rules.engine import Betting, Ruling
from rules.verdict import Verdict
from scenarios import phrases, rows
from scenarios.drawing.table import TablePicture
from scenarios.stepper import StoryLine

register = template.Library()


@register.filter
def answer(ruling: Ruling, verdict: Verdict) -> str:
    """Return what the player asked may do."""
    return phrases.answer(ruling, verdict).verdict


@register.filter
def amounts(ruling: Ruling, verdict: Verdict) -> SafeString:
    """Return for how much, with the figures that count marked."""
    return phrases.answer_with_figures(ruling, verdict)


@register.filter
def answer_in_one_line(ruling: Ruling, verdict: Verdict) -> str:
    """Return the answer as one line of text."""
    return phrases.answer(ruling, verdict).in_one_line


@register.filter
def in_a_word(betting: Betting) -> str:
    """Return how betting stands for a seat, in a word."""
    return str(phrases.BETTING[betting])


@register.filter
def table_rows(table: TablePicture, hidden: bool) -> list[rows.Row]:  # noqa: FBT001 -- a filter
    """Return the rows of the table's picture, in the reader's language."""
    return rows.table_rows(table, hidden=bool(hidden))


@register.filter
def line_rows(lines: Iterable[StoryLine], hidden: bool) -> list[rows.Row]:  # noqa: FBT001 -- a filter
    """Return the rows of a story, in the reader's language."""
    return rows.line_rows(lines, hidden=bool(hidden))


register.filter("ladder_rows", rows.ladder_rows)
register.filter("seat_rows", rows.seat_rows)
register.filter("fact_rows", rows.fact_rows)
