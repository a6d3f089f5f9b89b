"""Which published rule books read raise amounts and re-opening like which house."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from rules.engine import House


@dataclass(frozen=True, slots=True)
class Book:
    """A rule book or a practice, and how it reads."""

    name: str | Promise
    """A proper name stays as it is in every language."""
    reads: str | Promise
    certain: bool = False
    """The text was read and leaves no doubt; else the sentence says what is not certain."""


BOOKS: Final[Mapping[House, tuple[Book, ...]]] = {
    House.TDA: (
        Book(
            "Poker TDA Rules 2024, 2026",
            _(
                "The minimum raise is the largest full bet or raise of the round. Short all-ins "
                "add up for the player who faces them all."
            ),
            certain=True,
        ),
        Book(
            "Robert’s Rules of Poker, version 11",
            _(
                "The same minimum raise. Whoever has acted may raise again only when facing a "
                "full-size bet, and several short all-ins count together."
            ),
            certain=True,
        ),
        Book(
            "WSOP Live Action Rules 2026 (175, 177)",
            _("Short all-ins add up. We know the text only as others quote it."),
        ),
        Book(
            "PokerStars Live, EPT",
            _("They follow the TDA rules. We know of no deviation here, and have not seen all."),
        ),
    ),
    House.SINGLE: (
        Book(
            "WSOP Tournament Rules 2026 (96)",
            _(
                "An all-in of less than a full raise does not reopen the betting; the rule is "
                "silent on several together. That they never reopen it is how it reads "
                "literally, and we know the text only as others quote it."
            ),
        ),
        Book(
            "FIDPA Poker Rules (62)",
            _(
                "An all-in for less is never a raise, and no clause lets several add up. "
                "That they do not is our reading."
            ),
        ),
        Book(
            "Spielbank Hamburg",
            _(
                "A player raises again over the own raise only if somebody else has made a "
                "regular one. Several short all-ins are not mentioned."
            ),
        ),
    ),
    House.DOUBLE: (
        Book(
            _("Some clubs and leagues in Germany, some rooms in Italy"),
            _(
                "A raise is to at least twice the last total. When the betting reopens, they do "
                "not say: that it takes twice the bet is our reading."
            ),
        ),
    ),
}
