"""The ladder: every seat's bet against the bet to match, and how far each is from a full raise.

A picture 720 wide. A row's own heights and the labels' stand in the template; what depends on
amounts is computed here, in whole numbers, so that no decimal comma ever gets into an attribute.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from rules.engine import Ruling, SeatRuling

WIDTH = 720
HEADER = 74
ROW = 80
FOOT = 6
# The bar in its row, as in the template.
BAR_TOP, BAR_MIDDLE, BAR_HEIGHT = 38, 52, 28
LEFT = 4
# The words on each seat stand in a column of their own, where no line crosses them.
PLOT_END = 452
WORDS = 468
LABEL_GAP = 10
ROOM_FOR_LABEL = 235
ROOM_FOR_DIGIT = 15
MOST_LARGE_SIGNS = 7
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
    covered: int | None
    """The number for the covered part, where there is room: what is faced, a full raise at most."""
    missing: int | None
    """The number for the part that sticks out, where there is room: the chips that are missing."""
    missing_inside: bool
    """The number stands in the middle of its part, and not to the right of it."""

    @property
    def span(self) -> str:
        """The covered part, as a path."""
        return f"M{self.start} {BAR_MIDDLE}H{self.within}"

    @property
    def tick(self) -> str:
        """The end, as a path."""
        return f"M{self.end} {BAR_TOP}v{BAR_HEIGHT}"

    @property
    def block(self) -> str:
        """The part that sticks out beyond the bet to match, as a path; empty where none does."""
        if self.end == self.within:
            return ""
        return f"M{self.within} {BAR_TOP}H{self.end}v{BAR_HEIGHT}H{self.within}z"

    @property
    def covered_middle(self) -> int:
        """Where the number of the covered part stands."""
        return (self.start + self.within) // 2

    @property
    def missing_x(self) -> int:
        """Where the number of missing chips stands."""
        return (self.within + self.end) // 2 if self.missing_inside else self.end + LABEL_GAP


@dataclass(frozen=True, slots=True)
class Rung:
    """One seat's row of the ladder."""

    seat: SeatRuling
    is_asked: bool
    top: int
    bar_width: int
    bracket: Bracket | None

    @property
    def detail_is_long(self) -> bool:
        """The figure beside the bar has so many digits that it is written smaller."""
        return len(f"{self.seat.facing:,}") > MOST_LARGE_SIGNS


@dataclass(frozen=True, slots=True)
class Line:
    """The bet to match, and its label, which stands to the left where there is room for it."""

    x: int
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
    """Where the line of the least total of a raise stands."""
    shows_raise: bool
    """Somebody can still raise: else a line for the least total would say what cannot be."""
    bottom: int

    left = LEFT

    @property
    def height(self) -> int:
        """The height of the whole picture."""
        return self.bottom + FOOT

    @property
    def band(self) -> int:
        """How wide the minimum raise is, from the bet to match to the least total of a raise."""
        return self.raise_line - self.bet_line.x


def reach(ruling: Ruling, seats: Iterable[SeatRuling]) -> int:
    """Return the largest amount that the ladder of a ruling and its seats has to show."""
    brackets = [seat.reopens_at for seat in seats if seat.reopens_at is not None]
    return max([1, ruling.bet, ruling.min_raise_to, *brackets])


def can_anybody_raise(ruling: Ruling) -> bool:
    """Say whether a raise can still come: the round goes on, and somebody is left to call it."""
    seat = ruling.seat
    return not ruling.over and not (seat and ruling.table.nobody_left_to_raise(seat))


def draw_ladder(ruling: Ruling, *, story_reach: int, asked: str | None = None) -> Ladder:
    """Lay out the ladder of a ruling, on the story's scale where that stays legible."""
    seats = ruling.seats
    own = reach(ruling, seats)
    scale = own if own * LEGIBLE_PART < story_reach else max(own, story_reach)

    def across(amount: int) -> int:
        return LEFT + amount * (PLOT_END - LEFT) // scale

    bet_line = _line(across(ruling.bet), ruling.bet)
    return Ladder(
        rungs=tuple(
            Rung(
                seat=seat,
                is_asked=seat.name == asked,
                top=HEADER + ROW * row,
                bar_width=across(seat.bet) - LEFT,
                bracket=_bracket(seat, bet_line.x, across),
            )
            for row, seat in enumerate(seats)
        ),
        bet=ruling.bet,
        raise_by=ruling.min_raise_by,
        raise_to=ruling.min_raise_to,
        bet_line=bet_line,
        raise_line=across(ruling.min_raise_to),
        shows_raise=can_anybody_raise(ruling),
        bottom=HEADER + ROW * len(seats),
    )


def _line(x: int, amount: int) -> Line:
    on_the_left = x > ROOM_FOR_LABEL + ROOM_FOR_DIGIT * len(f"{amount:,}")
    return Line(x, x - LABEL_GAP if on_the_left else x + LABEL_GAP, on_the_left)


def _bracket(seat: SeatRuling, bet_line: int, across: Across) -> Bracket | None:
    """Lay out a full raise from the end of the bar; None for a seat it decides nothing for."""
    if seat.reopens_at is None:
        return None
    start, end = across(seat.bet), across(seat.reopens_at)
    within = min(end, bet_line)
    covered = min(seat.facing, seat.reopens_at - seat.bet)
    inside = _fits(seat.missing, end - within)
    return Bracket(
        start=start,
        within=within,
        end=end,
        covered=covered if _fits(covered, within - start) else None,
        missing=seat.missing if inside or _fits(seat.missing, WORDS - end) else None,
        missing_inside=inside,
    )


def _fits(amount: int, room: int) -> bool:
    """Say whether a number, thousands marks included, can stand in a part of a bracket."""
    return amount > 0 and ROOM_FOR_DIGIT * (len(f"{amount:,}") + 1) <= room
