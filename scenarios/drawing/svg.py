"""The two pictures as SVG, in the reader's language.

A picture has its layout from a template. Its rows are the same markup again and again: each is
written at once into a layout that stands here.
"""

from collections.abc import Iterable
from typing import Final

from django.utils.safestring import SafeString
from django.utils.translation import get_language, pgettext

from rules.engine import Betting
from rules.layouts import fill, write
from rules.wording import betting_in, chips, chips_in
from scenarios.drawing.ladder import Bracket, Ladder, Rung
from scenarios.drawing.table import Place, TablePicture
from scenarios.phrases import Measure, in_short

LONGEST_NAME_ON_LADDER: Final = 12
LONGEST_NAME_AT_TABLE: Final = 8
# Everybody sees who is all-in and who has folded; anything else would be a ruling.
SEEN_BY_ALL: Final = frozenset({Betting.ALL_IN, Betting.FOLDED})
# What the engine names is no markup: a page need not escape it.
NAMES: Final = {betting: SafeString(betting.value) for betting in Betting}
NOTHING: Final = SafeString("")

GROUND: Final = '<rect class="asked-ground" y="{}" width="720" height="76" rx="8"/>'
RUNG: Final = (
    '<g class="rung {classes}" transform="translate(0 {top})">'
    '<text class="name" x="12" y="27">{name}<tspan class="bet" dx="14">{bet}</tspan></text>'
    '<text class="state" x="502" y="27">{state}</text>{detail}'
    '<use class="mark" href="#mark-{betting}" x="468" y="6" width="24" height="24"/>{bar}{bracket}'
    "</g>"
)
DETAIL: Final = '<text class="{}" x="502" y="61">{}</text>'
BAR: Final = '<rect class="bar" id="bar-{}" x="4" y="38" width="{}" height="28" rx="3"/>'
BRACKET: Final = (
    '<path class="bracket" d="{}"/><path class="beyond" d="{}"/><path class="end" d="{}"/>{}{}'
)
COVERED: Final = '<text class="covered" x="{}" y="61">{}</text>'
MISSING: Final = '<text class="{}" x="{}" y="61">{}</text>'

PLACE: Final = (
    '{chips}<g class="place {classes}" transform="translate({at})">'
    '<rect class="plaque" x="-66" y="-38" width="132" height="76" rx="16"/>'
    '<text class="{name_class}" y="-4">{name}</text>'
    '<text class="{stack_class}" y="25">{stack}</text>{state}</g>'
)
CHIPS: Final = (
    '<g class="place" transform="translate({})"><path class="chips" d="{}"/>'
    '<text class="{}" y="10">{}</text></g>'
)
STATE: Final = (
    '<g class="state" transform="translate({} -28)"><circle r="19"/>'
    '<use class="mark" href="#mark-{}" x="-12" y="-12" width="24" height="24"/></g>'
)


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
        pot=chips(table.pot),
        places=table_places(table, hidden=hidden),
    )


def ladder_ground(ladder: Ladder) -> SafeString:
    """Write the ground of the seat asked, which lies under the lines of the ladder."""
    return joined(write(GROUND, rung.top) for rung in ladder.rungs if rung.is_asked)


def ladder_rungs(ladder: Ladder) -> SafeString:
    """Write each seat's row of the ladder."""
    language = get_language()
    return joined(_rung(rung, language) for rung in ladder.rungs)


def table_places(table: TablePicture, *, hidden: bool) -> SafeString:
    """Write each seat at the table with its chips; hidden, nothing that the ruling says."""
    language = get_language()
    return joined(_place(place, language, hidden=hidden) for place in table.places)


def joined(rows: Iterable[SafeString]) -> SafeString:
    """Put rows of markup together, a line each."""
    return SafeString("\n".join(rows))


def classes_of(betting: Betting | None, *, asked: bool) -> SafeString:
    """Return the classes of what shows a seat; None hides how betting stands for it."""
    name = "live" if betting is None else betting.value
    return SafeString(f"is-{name} asked" if asked else f"is-{name}")


def _rung(rung: Rung, language: str | None) -> SafeString:
    seat, detail = rung.seat, in_short(rung.seat, language)
    detail_class = "detail long" if rung.detail_is_long else "detail"
    return write(
        RUNG,
        classes=classes_of(seat.betting, asked=rung.is_asked),
        top=rung.top,
        name=_shortened(seat.name, LONGEST_NAME_ON_LADDER),
        bet=chips_in(seat.bet, language),
        state=betting_in(seat.betting, language),
        detail=write(DETAIL, detail_class, detail) if detail else NOTHING,
        betting=NAMES[seat.betting],
        bar=write(BAR, seat.name, rung.bar_width) if rung.bar_width else NOTHING,
        bracket=_bracket(rung.bracket, language) if rung.bracket else NOTHING,
    )


def _bracket(bracket: Bracket, language: str | None) -> SafeString:
    covered = missing = NOTHING
    if bracket.covered:
        figure = chips_in(bracket.covered, language)
        covered = write(COVERED, bracket.covered_middle, figure)
    if bracket.missing:
        figure = chips_in(bracket.missing, language)
        missing_class = "missing inside" if bracket.missing_inside else "missing"
        missing = write(MISSING, missing_class, bracket.missing_x, figure)
    return write(BRACKET, bracket.span, bracket.block, bracket.tick, covered, missing)


def _place(place: Place, language: str | None, *, hidden: bool) -> SafeString:
    seat, chips = place.seat, place.chips
    seen = seat.betting in SEEN_BY_ALL
    marked = not (seen or hidden)
    bet_class = "bet small" if chips.small else "bet"
    bet = (chips.at, chips.outline, bet_class, chips_in(seat.bet, language))
    return write(
        PLACE,
        chips=write(CHIPS, *bet) if seat.bet else NOTHING,
        classes=classes_of(seat.betting if seen or not hidden else None, asked=place.is_asked),
        at=place.at,
        name_class="name long" if place.name_is_long else "name",
        name=_shortened(seat.name, LONGEST_NAME_AT_TABLE),
        stack_class="stack long" if place.stack_is_long else "stack",
        stack=_stack_in_words(place, language),
        state=write(STATE, place.corner, NAMES[seat.betting]) if marked else NOTHING,
    )


def _stack_in_words(place: Place, language: str | None) -> str:
    if place.seat.betting in SEEN_BY_ALL:
        return betting_in(place.seat.betting, language)
    if place.behind is None:
        return pgettext("stack", "covers")
    return chips_in(place.behind, language)


def _shortened(name: str, longest: int) -> str:
    return name if len(name) <= longest else f"{name[: longest - 1]}…"
