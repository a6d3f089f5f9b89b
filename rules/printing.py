"""Rulings as plain text for people at a terminal, in the active language."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from django.utils.functional import Promise
from django.utils.translation import gettext, pgettext
from django.utils.translation import gettext_lazy as _

from rules import wording
from rules.books import BOOKS
from rules.engine import Betting, House, Ruling
from rules.handline import HandLine, LineError, printed_action
from rules.houses import Difference, HouseRuling, Value, compare_houses

DIFFERENCES: Final[Mapping[str, str | Promise]] = {
    "to_act": _("It would be the turn of %(there)s rather than of %(here)s."),
    "bet": _("The bet to match would be %(there)s rather than %(here)s."),
    "to_call": _("A call by %(player)s would cost %(there)s rather than %(here)s."),
    "min_raise_by": _("The minimum raise would be by %(there)s rather than by %(here)s."),
    "min_raise_to": _("The minimum raise would be to %(there)s rather than to %(here)s."),
    "max_raise_to": _("%(player)s could raise to at most %(there)s rather than %(here)s."),
    "betting": _("For %(player)s the betting would be “%(there)s” rather than “%(here)s”."),
}


def error_lines(text: str, error: LineError) -> Iterator[str]:
    """Point at the place of the fault in a line, and say what is wrong."""
    # Signs that steer a terminal, or that take no place in it, would take the pointer elsewhere.
    yield "".join(sign if sign.isprintable() else "\ufffd" for sign in text)
    yield f"{'^':>{error.column}}"
    yield wording.explain_error(error.code, error.facts)


def ruling_lines(rulings: Sequence[Ruling]) -> Iterator[str]:
    """Lay out a round: a row for each step, and the argument for the last."""
    yield from rows(rulings)
    yield from _sentences(rulings)


def rows(rulings: Iterable[Ruling]) -> Iterator[str]:
    """Lay the steps out in columns as wide as their widest entry."""
    table = [_titles(), *(_cells(ruling) for ruling in rulings)]
    widths = [max(len(row[column]) for row in table) for column in range(len(table[0]))]
    for row in table:
        cells = zip(row, widths, strict=True)
        yield "  ".join(cell.ljust(width) for cell, width in cells).rstrip()


def house_lines(line: HandLine) -> Iterator[str]:
    """Say where each other house would rule otherwise, and which rule books read so."""
    for house, ruling in compare_houses(line).items():
        if house is line.rulebook.house:
            continue
        yield ""
        yield gettext("House “%(house)s”:") % {"house": house}
        yield from _house_sentences(ruling)
        yield from _book_sentences(house)


# --- the table -------------------------------------------------------------------------------


def _titles() -> tuple[str, ...]:
    return (
        "",
        gettext("action"),
        gettext("to act"),
        gettext("to call"),
        gettext("may raise"),
        gettext("to at least"),
        gettext("by at least"),
        gettext("pot"),
        gettext("reopened"),
        gettext("closed"),
    )


def _cells(ruling: Ruling) -> tuple[str, ...]:
    return (
        str(ruling.step),
        "" if ruling.action is None else printed_action(ruling.action),
        ruling.to_act or "",
        "" if ruling.to_call is None else wording.chips(ruling.to_call),
        "" if ruling.may_raise is None else _yes_or_no(ruling.may_raise),
        wording.chips(ruling.min_raise_to),
        wording.chips(ruling.min_raise_by),
        wording.chips(ruling.pot),
        _names(ruling, Betting.REOPENED),
        _names(ruling, Betting.CLOSED),
    )


def _yes_or_no(answer: bool) -> str:  # noqa: FBT001 - the answer is all there is
    return gettext("yes") if answer else gettext("no")


def _names(ruling: Ruling, betting: Betting) -> str:
    return " ".join(seat.name for seat in ruling.seats if seat.betting is betting)


def _sentences(rulings: Sequence[Ruling]) -> Iterator[str]:
    """Say what words and chips came to, and why the last ruling is what it is."""
    for ruling in rulings:
        if ruling.resolved is not None and ruling.action is not None:
            sentence = wording.explain_resolved(ruling.resolved, ruling.action.player)
            yield f"{ruling.step}: {sentence}"
    for reason in rulings[-1].reasons:
        yield wording.explain(reason, rulings[-1].to_act or "")


# --- other houses ----------------------------------------------------------------------------


def _house_sentences(ruling: HouseRuling) -> Iterator[str]:
    """Tell what cannot be there, what differs in the end, and since when anything does."""
    if not ruling.differs:
        yield gettext("The same ruling at every step.")
        return
    if ruling.error is not None:
        sentence = wording.explain_error(ruling.error.code, ruling.error.facts)
        yield gettext("Action %(step)s could not be: %(sentence)s") % {
            "step": ruling.error.step,
            "sentence": sentence,
        }
    at_the_end = [_difference(one) for one in ruling.differences if one.step == ruling.last]
    if ruling.differences:
        sentence = (
            gettext("It differs from step %(step)s on; in the end:")
            if at_the_end
            else gettext("It differs from step %(step)s on, but in the end the two agree.")
        )
        yield sentence % {"step": ruling.differences[0].step}
    yield from at_the_end


def _difference(one: Difference) -> str:
    if one.fact == "may_raise":
        sentence = (
            gettext("%(player)s would be allowed to raise.")
            if one.there
            else gettext("%(player)s would not be allowed to raise.")
        )
        return sentence % {"player": one.player}
    words = {"player": one.player, "here": _word(one.here), "there": _word(one.there)}
    return str(DIFFERENCES[one.fact]) % words


def _word(value: Value) -> str:
    if value is None:
        return pgettext("in place of a player or an amount", "none")
    if isinstance(value, int):
        return wording.chips(value)
    return str(wording.BETTING[Betting(value)] if value in set(Betting) else value)


def _book_sentences(house: House) -> Iterator[str]:
    yield gettext("Rule books that read so:")
    for book in BOOKS[house]:
        certain = "" if book.certain else " " + gettext("(not certain)")
        yield f"- {book.name}{certain}: {book.reads}"
