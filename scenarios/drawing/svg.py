"""The two pictures as SVG, in the reader's language."""

from typing import Final

from django.utils.safestring import SafeString
from django.utils.translation import get_language, pgettext

from rules.engine import Betting
from rules.layouts import Row, fill, fill_each, write
from rules.wording import betting_in, chips_in
from scenarios.drawing.ladder import Ladder, Rung
from scenarios.drawing.table import Place, TablePicture
from scenarios.phrases import Measure, in_short

LONGEST_NAME_ON_LADDER: Final = 12
LONGEST_NAME_AT_TABLE: Final = 8
# Everybody sees who is all-in and who has folded; anything else would be a ruling.
SEEN_BY_ALL: Final = frozenset({Betting.ALL_IN, Betting.FOLDED})
HIDDEN: Final = "live"

GROUND: Final = '<rect class="asked-ground" y="{}" width="720" height="76" rx="8"/>'


def ladder_picture(ladder: Ladder, measure: Measure) -> SafeString:
    """Draw the ladder; the measure is what its brackets span."""
    language = get_language()
    shape = {
        "measure": measure,
        "has_bet": bool(ladder.bet),
        "shows_raise": ladder.shows_raise,
        "label_on_the_left": ladder.bet_line.label_on_the_left,
    }
    return fill(
        "scenarios/_ladder.html",
        shape,
        height=ladder.height,
        bottom=ladder.bottom,
        bet=chips_in(ladder.bet, language),
        bet_x=ladder.bet_line.x,
        label_x=ladder.bet_line.label,
        to=chips_in(ladder.raise_to, language),
        by=chips_in(ladder.raise_by, language),
        raise_x=ladder.raise_line,
        ground=ladder_ground(ladder),
        rungs=ladder_rungs(ladder),
    )


def table_picture(table: TablePicture, *, hidden: bool) -> SafeString:
    """Draw the table; hidden, it shows nothing that the ruling says."""
    return fill(
        "scenarios/_table.html",
        {"pot_is_long": table.pot_is_long},
        pot=chips_in(table.pot, get_language()),
        places=table_places(table, hidden=hidden),
    )


def ladder_ground(ladder: Ladder) -> SafeString:
    """Write the ground of the seat asked, which lies under the lines of the ladder."""
    return SafeString("".join(write(GROUND, rung.top) for rung in ladder.rungs if rung.is_asked))


def ladder_rungs(ladder: Ladder) -> SafeString:
    """Write each seat's row of the ladder."""
    language = get_language()
    return fill_each("scenarios/_rung.html", (_rung(rung, language) for rung in ladder.rungs))


def table_places(table: TablePicture, *, hidden: bool) -> SafeString:
    """Write each seat at the table with its chips; hidden, nothing that the ruling says."""
    language = get_language()
    places = (_place(place, language, hidden=hidden) for place in table.places)
    return fill_each("scenarios/_place.html", places)


def _rung(rung: Rung, language: str | None) -> Row:
    seat, bracket = rung.seat, rung.bracket
    shape = {"betting": seat.betting, "asked": rung.is_asked, "long": rung.detail_is_long}
    values = {
        "top": rung.top,
        "player": seat.name,
        "name": _shortened(seat.name, LONGEST_NAME_ON_LADDER),
        "bet": chips_in(seat.bet, language),
        "detail": in_short(seat, language),
        "bar": rung.bar_width or None,
    }
    if bracket is None:
        return shape, values
    return shape | {"inside": bracket.missing_inside}, values | {
        "span": bracket.span,
        "beyond": bracket.block,
        "end": bracket.tick,
        "covered": chips_in(bracket.covered, language) if bracket.covered else None,
        "covered_x": bracket.covered_middle,
        "missing": chips_in(bracket.missing, language) if bracket.missing else None,
        "missing_x": bracket.missing_x,
    }


def _place(place: Place, language: str | None, *, hidden: bool) -> Row:
    seat, chips = place.seat, place.chips
    seen = seat.betting in SEEN_BY_ALL
    shape = {
        "betting": seat.betting if seen or not hidden else HIDDEN,
        "asked": place.is_asked,
        "small": chips.small,
        "long_name": place.name_is_long,
        "long_stack": place.stack_is_long,
    }
    return shape, {
        "chips_at": chips.at,
        "outline": chips.outline,
        "bet": chips_in(seat.bet, language) if seat.bet else None,
        "at": place.at,
        "name": _shortened(seat.name, LONGEST_NAME_AT_TABLE),
        "stack": _stack_in_words(place, language),
        "corner": None if seen or hidden else place.corner,
    }


def _stack_in_words(place: Place, language: str | None) -> str:
    if place.seat.betting in SEEN_BY_ALL:
        return betting_in(place.seat.betting, language)
    if place.behind is None:
        return pgettext("stack", "covers")
    return chips_in(place.behind, language)


def _shortened(name: str, longest: int) -> str:
    return name if len(name) <= longest else f"{name[: longest - 1]}…"
