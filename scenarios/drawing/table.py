"""The table seen from above: who sits where, whose turn it is, and what each has in front.

All coordinates are whole numbers below 1000 in a picture 720 wide, as in the ladder.
"""

from dataclasses import dataclass
from math import cos, pi, sin

from rules.engine import Ruling, SeatRuling

WIDTH, HEIGHT = 720, 560
CENTRE_X, CENTRE_Y = WIDTH // 2, HEIGHT // 2
# How far from the centre the seats stand, and the chips in front of them.
SEATS_X, SEATS_Y = 290, 236
BETS_X, BETS_Y = 166, 130
PLAQUE_WIDTH, PLAQUE_HEIGHT = 132, 76
NAME_BASE, STACK_BASE = 34, 63
CHIPS_HEIGHT = 40
ROOM_FOR_DIGIT = 15
# A picture with more seats than this cannot be read; the ladder shows them all.
MOST_SEATS = 12


@dataclass(frozen=True, slots=True)
class Place:
    """A seat and where it is drawn, with its chips in front."""

    seat: SeatRuling
    is_asked: bool
    behind: int | None
    """The chips that are not bet; None for a stack that covers everybody."""
    x: int
    left: int
    top: int
    name_base: int
    stack_base: int
    mark_left: int
    mark_top: int
    bet_x: int
    bet_left: int
    bet_top: int
    bet_base: int
    bet_width: int


@dataclass(frozen=True, slots=True)
class TablePicture:
    """The whole picture."""

    places: tuple[Place, ...]
    pot: int

    width = WIDTH
    height = HEIGHT
    centre_x = CENTRE_X
    centre_y = CENTRE_Y
    plaque_width = PLAQUE_WIDTH
    plaque_height = PLAQUE_HEIGHT
    chips_height = CHIPS_HEIGHT


def draw_table(ruling: Ruling, *, asked: str | None = None) -> TablePicture | None:
    """Lay out the seats clockwise, the one to act at the bottom; None where they are too many."""
    seats = ruling.seats
    if len(seats) > MOST_SEATS:
        return None
    names = [seat.name for seat in seats]
    first = names.index(asked) if asked in names else 0
    return TablePicture(
        places=tuple(
            _place(seat, (number - first) % len(seats) / len(seats), is_asked=seat.name == asked)
            for number, seat in enumerate(seats)
        ),
        pot=ruling.pot,
    )


def _place(seat: SeatRuling, turn: float, *, is_asked: bool) -> Place:
    """Place a seat a part of a turn away from the bottom, in the direction of the action."""
    # Seen from above the action runs clockwise: from the bottom to the left, then to the top.
    across, down = -sin(2 * pi * turn), cos(2 * pi * turn)
    x, y = CENTRE_X + round(SEATS_X * across), CENTRE_Y + round(SEATS_Y * down)
    bet_x, bet_y = CENTRE_X + round(BETS_X * across), CENTRE_Y + round(BETS_Y * down)
    bet_width = ROOM_FOR_DIGIT * (len(f"{seat.bet:,}") + 2)
    top = y - PLAQUE_HEIGHT // 2
    return Place(
        seat=seat,
        is_asked=is_asked,
        behind=None if seat.stack is None else seat.stack - seat.bet,
        x=x,
        left=x - PLAQUE_WIDTH // 2,
        top=top,
        name_base=top + NAME_BASE,
        stack_base=top + STACK_BASE,
        mark_left=x + PLAQUE_WIDTH // 2 - 34,
        mark_top=top + 10,
        bet_x=bet_x,
        bet_left=bet_x - bet_width // 2,
        bet_top=bet_y - CHIPS_HEIGHT // 2,
        bet_base=bet_y + CHIPS_HEIGHT // 4,
        bet_width=bet_width,
    )
