"""The ladder: every seat's bet against the bet to match, and how far each is from a full raise.

All coordinates are whole numbers below 1000 in a picture 720 wide, so that a template never
writes a decimal comma or a thousands mark into an attribute. Heights grow by the seat and may
pass 1000 at a very long table; nothing groups their digits there either.
"""

from collections.abc import Callable
from dataclasses import dataclass

from rules.engine import Ruling, SeatRuling

WIDTH = 720
HEADER = 74
RUNG = 80
FOOT = 6
TEXT_BASE = 27
BAR_TOP = 38
BAR_HEIGHT = 28
# From the middle of a bar down to the base of a number that stands in it.
NUMBER_DROP = 9
LEFT = 4
# The words on each seat stand in a column of their own, where no line crosses them.
PLOT_END = 452
WORDS = 468
LABEL_GAP = 10
ROOM_FOR_LABEL = 200
# Where the lines begin, each below its label, and the shading between them.
RAISE_LINE_TOP, BET_LINE_TOP, BAND_TOP = 34, 66, 40
ROOM_FOR_DIGIT = 15
# Below this part of the story's scale a picture is drawn on its own scale instead.
LEGIBLE_PART = 8

Across = Callable[[int], int]
"""Turns an amount into a place on the scale."""


@dataclass(frozen=True, slots=True)
class Bracket:
    """A full raise laid out from the end of a bar; where it ends decides about reopening."""

    start: int
    within: int
    """Where the part that the bet to match covers ends."""
    end: int
    beyond: int
    """How wide the part is that sticks out beyond the bet to match."""
    covered: int | None
    """The number for the covered part, where there is room: what is faced, a full raise at most."""
    covered_middle: int
    missing: int | None
    """The number for the part that sticks out, where there is room: the chips that are missing."""
    missing_x: int
    missing_inside: bool
    """The number stands in the middle of its part, and not to the right of it."""


@dataclass(frozen=True, slots=True)
class Rung:
    """One seat's row of the ladder."""

    seat: SeatRuling
    is_asked: bool
    top: int
    text_base: int
    mark_top: int
    bar_top: int
    bar_middle: int
    bar_bottom: int
    number_base: int
    bar_width: int
    bracket: Bracket | None


@dataclass(frozen=True, slots=True)
class Line:
    """The bet to match, and its label, which stands to the left where there is room for it."""

    x: int
    left: int
    """Where a bar begins that is drawn for the line."""
    label: int
    label_on_the_left: bool


@dataclass(frozen=True, slots=True)
class Ladder:
    """The whole picture."""

    rungs: tuple[Rung, ...]
    bet: int
    raise_by: int
    raise_to: int
    bet_line: Line
    raise_line: int
    band: int
    """How wide the minimum raise is, from the bet to match to the least total of a raise."""
    band_height: int
    bet_line_height: int
    bottom: int
    height: int

    width = WIDTH
    left = LEFT
    band_top = BAND_TOP
    raise_line_top = RAISE_LINE_TOP
    bet_line_top = BET_LINE_TOP
    bar_height = BAR_HEIGHT
    row_height = RUNG - 4
    name_left = LEFT + 8
    row_end = WIDTH - 4
    mark_left = WORDS
    words_left = WORDS + 34


def reach(ruling: Ruling) -> int:
    """Return the largest amount that this ruling's ladder has to show."""
    brackets = [seat.reopens_at for seat in ruling.seats if seat.reopens_at is not None]
    return max([1, ruling.bet, ruling.min_raise_to, *brackets])


def draw_ladder(ruling: Ruling, *, story_reach: int, asked: str | None = None) -> Ladder:
    """Lay out the ladder of a ruling, on the story's scale where that stays legible."""
    own = reach(ruling)
    scale = own if own * LEGIBLE_PART < story_reach else max(own, story_reach)

    def across(amount: int) -> int:
        return LEFT + amount * (PLOT_END - LEFT) // scale

    bet, least = across(ruling.bet), across(ruling.min_raise_to)
    seats = ruling.seats
    bottom = HEADER + RUNG * len(seats)
    return Ladder(
        rungs=tuple(
            _rung(seat, HEADER + RUNG * row, bet, across, is_asked=seat.name == asked)
            for row, seat in enumerate(seats)
        ),
        bet=ruling.bet,
        raise_by=ruling.min_raise_by,
        raise_to=ruling.min_raise_to,
        bet_line=_line(bet, ruling.bet),
        raise_line=least,
        band=least - bet,
        band_height=bottom - BAND_TOP,
        bet_line_height=bottom - BET_LINE_TOP,
        bottom=bottom,
        height=bottom + FOOT,
    )


def _rung(seat: SeatRuling, top: int, bet_line: int, across: Across, *, is_asked: bool) -> Rung:
    bar_top = top + BAR_TOP
    middle = bar_top + BAR_HEIGHT // 2
    return Rung(
        seat=seat,
        is_asked=is_asked,
        top=top,
        text_base=top + TEXT_BASE,
        mark_top=top + 6,
        bar_top=bar_top,
        bar_middle=middle,
        bar_bottom=bar_top + BAR_HEIGHT,
        number_base=middle + NUMBER_DROP,
        bar_width=across(seat.bet) - LEFT,
        bracket=_bracket(seat, bet_line, across),
    )


def _bracket(seat: SeatRuling, bet_line: int, across: Across) -> Bracket | None:
    """Lay out a full raise from the end of the bar; None for a seat it decides nothing for."""
    if seat.reopens_at is None:
        return None
    start, end = across(seat.bet), across(seat.reopens_at)
    within = min(end, bet_line)
    beyond = end - within
    covered = min(seat.facing, seat.reopens_at - seat.bet)
    missing_inside = _fits(seat.missing, beyond)
    missing_fits = missing_inside or _fits(seat.missing, WORDS - end)
    return Bracket(
        start=start,
        within=within,
        end=end,
        beyond=beyond,
        covered=covered if _fits(covered, within - start) else None,
        covered_middle=(start + within) // 2,
        missing=seat.missing if missing_fits else None,
        missing_x=within + beyond // 2 if missing_inside else end + LABEL_GAP,
        missing_inside=missing_inside,
    )


def _fits(amount: int, room: int) -> bool:
    """Say whether a number, thousands marks included, can stand in a part of a bracket."""
    return amount > 0 and ROOM_FOR_DIGIT * (len(f"{amount:,}") + 1) <= room


def _line(x: int, amount: int) -> Line:
    on_the_left = x > ROOM_FOR_LABEL + ROOM_FOR_DIGIT * len(f"{amount:,}")
    return Line(x, x - 2, x - LABEL_GAP if on_the_left else x + LABEL_GAP, on_the_left)
