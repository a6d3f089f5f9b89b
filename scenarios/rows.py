"""The rows of a page's lists and pictures, ready to be written: text in the reader's language.

A template only lays them out. It finds a key at the first try and writes text as it is, where an
attribute costs it a failed look-up and a number its localising: over a page that is a third of
the time.
"""

from collections.abc import Iterable, Mapping
from typing import TypeAlias

from django.utils.safestring import SafeString
from django.utils.translation import get_language, gettext, pgettext

from rules.engine import Betting
from rules.wording import chips_in
from scenarios.drawing.ladder import Ladder, Rung
from scenarios.drawing.table import Place, TablePicture
from scenarios.phrases import BETTING, FACTS, Measure, arithmetic, in_short
from scenarios.stepper import Fact, SeatNow, StoryLine, Turning

Row: TypeAlias = dict[str, object]

LONGEST_NAME_ON_LADDER = 12
LONGEST_NAME_AT_TABLE = 8
# Everybody sees who is all-in and who has folded; anything else would be a ruling.
SEEN_BY_ALL = frozenset({Betting.ALL_IN, Betting.FOLDED})
# What the engine names and the drawing measures is no markup: a page need not escape it.
NAMES = {betting: SafeString(betting.value) for betting in Betting}


def ladder_rows(ladder: Ladder) -> list[Row]:
    """Return what is written of each seat on the ladder."""
    language = get_language()
    return [_rung_row(rung, language) for rung in ladder.rungs]


def table_rows(table: TablePicture, *, hidden: bool) -> list[Row]:
    """Return what is written of each seat at the table; hidden, nothing that the ruling says."""
    language = get_language()
    return [_place_row(place, language, hidden=hidden) for place in table.places]


def seat_rows(seats: Iterable[SeatNow], measure: Measure) -> list[Row]:
    """Return what is written of each seat in the list of seats."""
    language = get_language()
    return [
        {
            "name": now.seat.name,
            "bet": chips_in(now.seat.bet, language),
            "betting": NAMES[now.seat.betting],
            "state": str(BETTING[now.seat.betting]),
            "why": arithmetic(now.seat, measure),
            "classes": _classes(now.seat.betting, asked=now.is_asked),
            "before": str(BETTING[now.before]) if now.before and now.changed else "",
        }
        for now in seats
    ]


def fact_rows(facts: Mapping[str, Fact]) -> list[Row]:
    """Return what is written of each figure."""
    language = get_language()
    return [_fact_row(fact, language) for fact in facts.values()]


def line_rows(lines: Iterable[StoryLine], *, hidden: bool) -> list[Row]:
    """Return what is written of each step of a story; hidden, without the marks that tell."""
    return [
        {
            "number": str(line.number),
            "text": line.text,
            "address": line.address,
            "current": line.is_current,
            "turnings": turning_rows(line.turning) if line.turning and not hidden else [],
        }
        for line in lines
    ]


def turning_rows(turning: Turning) -> list[Row]:
    """Return the marks of a step that is a turning point."""
    rows: list[Row] = []
    if turning.raise_to is not None:
        language = get_language()
        amounts = {
            "to": chips_in(turning.raise_to, language),
            "by": chips_in(turning.raise_by or 0, language),
        }
        sentence = (
            gettext("minimum raise to %(to)s")
            if turning.raise_by is None
            else gettext("minimum raise to %(to)s, now by %(by)s")
        )
        rows.append({"kind": "raise", "text": sentence % amounts})
    if turning.reopened:
        names = {"names": ", ".join(turning.reopened)}
        rows.append({"kind": "reopened", "text": gettext("reopened for %(names)s") % names})
    if turning.closed:
        names = {"names": ", ".join(turning.closed)}
        rows.append({"kind": "closed", "text": gettext("closed to %(names)s") % names})
    return rows


def _rung_row(rung: Rung, language: str | None) -> Row:
    seat, bracket = rung.seat, rung.bracket
    row: Row = {
        "id": seat.name,
        "name": _shortened(seat.name, LONGEST_NAME_ON_LADDER),
        "bet": chips_in(seat.bet, language),
        "betting": NAMES[seat.betting],
        "state": str(BETTING[seat.betting]),
        "detail": in_short(seat),
        "detail_class": SafeString("detail long" if rung.detail_is_long else "detail"),
        "asked": rung.is_asked,
        "classes": _classes(seat.betting, asked=rung.is_asked),
        "top": SafeString(rung.top),
        "bar": SafeString(rung.bar_width) if rung.bar_width else "",
    }
    if bracket is None:
        return row
    return row | {
        "span": SafeString(bracket.span),
        "block": SafeString(bracket.block),
        "tick": SafeString(bracket.tick),
        "covered": chips_in(bracket.covered, language) if bracket.covered else "",
        "covered_x": SafeString(bracket.covered_middle),
        "missing": chips_in(bracket.missing, language) if bracket.missing else "",
        "missing_x": SafeString(bracket.missing_x),
        "missing_class": SafeString("missing inside" if bracket.missing_inside else "missing"),
    }


def _place_row(place: Place, language: str | None, *, hidden: bool) -> Row:
    seat = place.seat
    seen = seat.betting in SEEN_BY_ALL
    return {
        "name": _shortened(seat.name, LONGEST_NAME_AT_TABLE),
        "name_class": SafeString("name long" if place.name_is_long else "name"),
        "betting": NAMES[seat.betting] if seen or not hidden else "live",
        "classes": _classes(seat.betting if seen or not hidden else None, asked=place.is_asked),
        "at": SafeString(place.at),
        "stack": _stack_in_words(place, language),
        "stack_class": SafeString("stack long" if place.stack_is_long else "stack"),
        "marked": not (seen or hidden),
        "bet": chips_in(seat.bet, language) if seat.bet else "",
        "bet_class": SafeString("bet small" if place.chips.small else "bet"),
        "bet_at": SafeString(place.chips.at),
        "bet_outline": SafeString(place.chips.outline),
    }


def _stack_in_words(place: Place, language: str | None) -> str:
    if place.seat.betting in SEEN_BY_ALL:
        return str(BETTING[place.seat.betting])
    if place.behind is None:
        return pgettext("stack", "covers")
    return chips_in(place.behind, language)


def _fact_row(fact: Fact, language: str | None) -> Row:
    counted = isinstance(fact.value, int) and not isinstance(fact.value, bool)
    was = fact.before if counted and fact.changed else None
    return {
        "name": SafeString(fact.name),
        "classes": SafeString(f"{fact.name} changed" if fact.changed else fact.name),
        "label": str(FACTS[fact.name]),
        "plain": fact.plain,
        "value": fact.value,
        "figure": chips_in(int(fact.value), language) if counted and fact.value is not None else "",
        "was": ""
        if was is None
        else gettext("was %(before)s") % {"before": chips_in(int(was), language)},
    }


def _shortened(name: str, longest: int) -> str:
    return name if len(name) <= longest else f"{name[: longest - 1]}…"


def _classes(betting: Betting | None, *, asked: bool) -> SafeString:
    name = "live" if betting is None else betting.value
    return SafeString(f"is-{name} asked" if asked else f"is-{name}")
