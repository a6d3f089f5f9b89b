"""Amounts and outcomes in templates."""

from django import template

from rules import wording
from rules.engine import Betting, Resolved

register = template.Library()


@register.filter
def chips(amount: int | None) -> str:
    """Return an amount of chips as the active language writes it; nothing for an unknown one."""
    return "" if amount is None else wording.chips(amount)


@register.filter
def explain_resolved(resolved: Resolved, player: str) -> str:
    """Return why words or chips come to what they do, as a sentence about this player."""
    return wording.explain_resolved(resolved, player)


@register.filter
def betting_name(betting: Betting) -> str:
    """Return how betting stands for a seat, in a word."""
    return str(wording.BETTING[betting])
