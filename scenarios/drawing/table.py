"""The table seen from above: who sits where, whose turn it is, and what each has in front.

A picture 720 wide; a plaque's own measures stand in the template.
"""

from dataclasses import dataclass
from math import cos, pi, sin

from rules.engine import Ruling, SeatRuling

CENTRE_X, CENTRE_Y = 360, 280
# How far from the centre the seats stand.
SEATS_X, SEATS_Y = 290, 228
# Half a plaque, and half of the chips' height.
PLAQUE_X, PLAQUE_Y = 66, 38
CHIPS_Y = 20
# Where the mark of a seat sits on its plaque.
CORNER = 60
GAP = 5
# Numbers with more signs than this are written smaller, and names with more letters.
MOST_LARGE_SIGNS = 6
MOST_LARGE_LETTERS = 4
LARGE_SIGN, SMALL_SIGN = 15, 11
# A picture with more seats than this cannot be read; the ladder shows them all.
MOST_SEATS = 12


@dataclass(frozen=True, slots=True)
class Chips:
    """The chips in front of a seat: a rounded plaque, as wide as its number."""

    x: int
    y: int
    width: int
    """Of the number, without the round ends."""
    small: bool

    @property
    def at(self) -> str:
        """The middle, to move the plaque there."""
        return f"{self.x} {self.y}"

    @property
    def outline(self) -> str:
        """The plaque around its middle, as a path."""
        return (
            f"M{-self.width // 2}-20h{self.width}a20 20 0 0 1 0 40h-{self.width}a20 20 0 0 1 0-40z"
        )


@dataclass(frozen=True, slots=True)
class Place:
    """A seat and where it is drawn, with its chips in front."""

    seat: SeatRuling
    is_asked: bool
    x: int
    y: int
    chips: Chips

    @property
    def behind(self) -> int | None:
        """The chips that are not bet; None for a stack that covers everybody."""
        return None if self.seat.stack is None else self.seat.stack - self.seat.bet

    @property
    def name_is_long(self) -> bool:
        """The name has so many letters that it is written smaller."""
        return len(self.seat.name) > MOST_LARGE_LETTERS

    @property
    def stack_is_long(self) -> bool:
        """The stack has so many digits that it is written smaller."""
        return len(f"{self.behind or 0:,}") > MOST_LARGE_SIGNS + 1

    @property
    def corner(self) -> int:
        """Where its mark sits: the outer corner, since the chips lie on the inner side."""
        return CORNER if self.x >= CENTRE_X else -CORNER

    @property
    def at(self) -> str:
        """The middle of the plaque, to move it there."""
        return f"{self.x} {self.y}"


@dataclass(frozen=True, slots=True)
class TablePicture:
    """The whole picture."""

    places: tuple[Place, ...]
    pot: int

    @property
    def pot_is_long(self) -> bool:
        """The pot has so many digits that it is written smaller."""
        return len(f"{self.pot:,}") > MOST_LARGE_SIGNS + 1


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
    across, down = -SEATS_X * sin(2 * pi * turn), SEATS_Y * cos(2 * pi * turn)
    return Place(
        seat=seat,
        is_asked=is_asked,
        x=CENTRE_X + round(across),
        y=CENTRE_Y + round(down),
        chips=_chips(seat.bet, across, down),
    )


def _chips(amount: int, across: float, down: float) -> Chips:
    """Lay chips in front of a seat, as near as its plaque allows beside or below it."""
    signs = len(f"{amount:,}")
    small = signs > MOST_LARGE_SIGNS
    width = signs * (SMALL_SIGN if small else LARGE_SIGN)
    beside = (PLAQUE_X + width / 2 + CHIPS_Y + GAP) / max(abs(across), 1)
    below = (PLAQUE_Y + CHIPS_Y + GAP) / max(abs(down), 1)
    part = 1 - min(beside, below)
    return Chips(CENTRE_X + round(part * across), CENTRE_Y + round(part * down), width, small)
