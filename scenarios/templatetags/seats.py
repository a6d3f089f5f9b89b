"""Seats in words, in a template."""

from django import template

from rules.engine import Betting, SeatRuling
from scenarios import phrases

register = template.Library()


@register.filter
def in_a_word(betting: Betting) -> str:
    """Return how betting stands for a seat, in a word."""
    return str(phrases.BETTING[betting])


@register.filter
def in_short(seat: SeatRuling) -> str:
    """Return the figure that decides about a seat; nothing where none does."""
    return phrases.in_short(seat)


@register.filter
def arithmetic(seat: SeatRuling, measure: phrases.Measure) -> str:
    """Return why a seat's betting is as it is, with the figures."""
    return phrases.arithmetic(seat, measure)


@register.filter
def whether_in(betting: Betting) -> str:
    """Return what everybody sees of a seat without any ruling: all-in, folded or still acting."""
    return f"is-{betting}" if betting in {Betting.ALL_IN, Betting.FOLDED} else "is-live"
