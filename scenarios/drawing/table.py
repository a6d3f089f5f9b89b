"""The table seen from above: who sits where, whose turn it is, and what each has in front.

A picture 720 wide; a plaque's own measures stand in the template.
"""

from dataclasses import dataclass
from math import cos, pi, sin

from rules.engine import Ruling, SeatRuling

CENTRE_X, CENTRE_Y = 360, 280
# How far from the centre the seats stand, and the chips in front of them.
SEATS_X, SEATS_Y = 290, 236
BETS_X, BETS_Y = 166, 130
ROOM_FOR_DIGIT = 15
# A picture with more seats than this cannot be read; the ladder shows them all.
MOST_SEATS = 12


@dataclass(frozen=True, slots=True)
class Place:
    """A seat and where it is drawn, with its chips in front."""

    seat: SeatRuling
    is_asked: bool
    x: int
    y: int
    bet_x: int
    bet_y: int

    @property
    def behind(self) -> int | None:
        """The chips that are not bet; None for a stack that covers everybody."""
        return None if self.seat.stack is None else self.seat.stack - self.seat.bet

    @property
    def at(self) -> str:
        """The middle of the plaque, to move it there."""
        return f"{self.x} {self.y}"

    @property
    def bet_at(self) -> str:
        """The middle of the chips in front, to move them there."""
        return f"{self.bet_x} {self.bet_y}"

    @property
    def chips(self) -> str:
        """The outline of the chips in front, wide enough for their number, as a path."""
        width = ROOM_FOR_DIGIT * len(f"{self.seat.bet:,}")
        return f"M{-width // 2}-20h{width}a20 20 0 0 1 0 40h-{width}a20 20 0 0 1 0-40z"


@dataclass(frozen=True, slots=True)
class TablePicture:
    """The whole picture."""

    places: tuple[Place, ...]
    pot: int


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
    return Place(
        seat=seat,
        is_asked=is_asked,
        x=CENTRE_X + round(SEATS_X * across),
        y=CENTRE_Y + round(SEATS_Y * down),
        bet_x=CENTRE_X + round(BETS_X * across),
        bet_y=CENTRE_Y + round(BETS_Y * down),
    )
