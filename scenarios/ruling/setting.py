"""The setting of a hand that is tapped together: each choice is the whole new hand line."""

from dataclasses import dataclass, replace
from string import ascii_uppercase
from typing import Final

from rules.engine import House, Rulebook, Street, Structure
from rules.engine.table import blinds_of
from rules.handline import HandLine

# Cash games and tournaments, as they are usually spread.
LEVELS: Final = (
    *((1, 2), (1, 3), (2, 5), (5, 10)),
    *((25, 50), (50, 100), (100, 200), (200, 400), (300, 600), (500, 1000)),
    *((1000, 2000), (2000, 4000), (5000, 10000)),
)
PLAYERS: Final = range(2, 11)
FIRST: Final = Rulebook(Structure.NO_LIMIT, 50, 100, Street.FLOP)
FIRST_PLAYERS: Final = 6


@dataclass(frozen=True, slots=True)
class Choice:
    """One value of the setting, and the hand that it makes."""

    value: str
    hand: str
    is_current: bool


@dataclass(frozen=True, slots=True)
class Level:
    """Blinds to choose, and the hand that they make."""

    small: int
    big: int
    hand: str
    is_current: bool


@dataclass(frozen=True, slots=True)
class Setting:
    """What may be chosen before the first action."""

    line: HandLine

    @property
    def rulebook(self) -> Rulebook:
        """The structure, the blinds and the house."""
        return self.line.rulebook

    @property
    def count(self) -> int:
        """How many players there are."""
        return len(self.line.seats)

    @property
    def is_unusual(self) -> bool:
        """Whether it is another limit or house than most hands are played by."""
        rulebook = self.rulebook
        return (rulebook.structure, rulebook.house) != (Structure.NO_LIMIT, House.TDA)

    @property
    def streets(self) -> tuple[Choice, ...]:
        """The streets."""
        return tuple(
            Choice(street, self._with(replace(self.rulebook, street=street)), is_current)
            for street in Street
            for is_current in (street is self.rulebook.street,)
        )

    @property
    def structures(self) -> tuple[Choice, ...]:
        """The limits."""
        # Houses are for no-limit and pot-limit, a cap is for fixed limit.
        plain = replace(self.rulebook, house=House.TDA, cap=0)
        return tuple(
            Choice(
                structure,
                self._with(self.rulebook if is_current else replace(plain, structure=structure)),
                is_current,
            )
            for structure in Structure
            for is_current in (structure is self.rulebook.structure,)
        )

    @property
    def houses(self) -> tuple[Choice, ...]:
        """The houses; none in fixed limit, which they do not read otherwise."""
        if self.rulebook.structure is Structure.FIXED_LIMIT:
            return ()
        return tuple(
            Choice(house, self._with(replace(self.rulebook, house=house)), is_current)
            for house in House
            for is_current in (house is self.rulebook.house,)
        )

    @property
    def players(self) -> tuple[Choice, ...]:
        """The numbers of players."""
        return tuple(
            Choice(str(count), str(self.with_players(count)), count == self.count)
            for count in PLAYERS
        )

    @property
    def levels(self) -> tuple[Level, ...]:
        """The usual blinds; those of the hand are among them, usual or not."""
        own = (self.rulebook.small_blind, self.rulebook.big_blind)
        return tuple(
            Level(small, big, str(self.with_blinds(small, big)), (small, big) == own)
            for small, big in sorted({own, *LEVELS}, key=lambda level: (level[1], level[0]))
        )

    def with_blinds(self, small: int, big: int) -> HandLine:
        """Return the same setting with other blinds; raise ValueError where they cannot be."""
        # A straddle belongs to its blinds.
        own = (self.rulebook.small_blind, self.rulebook.big_blind)
        straddle = self.rulebook.straddle if (small, big) == own else 0
        changed = replace(self.rulebook, small_blind=small, big_blind=big, straddle=straddle)
        return self._changed(changed)

    def with_players(self, count: int) -> HandLine:
        """Return the same setting with so many players, their names and stacks told anew."""
        if count == self.count:
            return self.line
        return replace(self.line, seats=opening(self.rulebook, count).seats)

    def _with(self, rulebook: Rulebook) -> str:
        return str(self._changed(rulebook))

    def _changed(self, rulebook: Rulebook) -> HandLine:
        """Return the hand under other rules: who has a seat keeps it where the blinds stay."""
        if blinds_of(rulebook).keys() == blinds_of(self.rulebook).keys():
            return replace(self.line, rulebook=rulebook)
        # Antes belong to the round with the blinds, chips of earlier streets to all the others.
        return opening(rulebook, self.count)


def opening(rulebook: Rulebook, count: int) -> HandLine:
    """Return a hand before its first action, its players named in the order in which they act."""
    names = [*ascii_uppercase, *(f"P{number}" for number in range(27, count + 1))][:count]
    if rulebook.has_blinds:
        blinds = ["SB", "BB", *(["STR"] if rulebook.straddle else [])]
        names[-len(blinds) :] = blinds
    return HandLine(rulebook, tuple((name, None) for name in names), listed=True)


def first_hand() -> HandLine:
    """Return the hand that the builder opens with."""
    return opening(FIRST, FIRST_PLAYERS)
