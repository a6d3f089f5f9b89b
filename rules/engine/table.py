"""The state of one betting round: a value that is replaced, never changed."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Final, NamedTuple, Self

from rules.engine.level import Level
from rules.engine.rulebook import Rulebook, Structure

NOBODY: Final = -1
"""The turn once the round is over."""

HEADS_UP: Final = 2
"""Two players left in the hand."""


class Seat(NamedTuple):
    """A player in the round; chips are totals for the round."""

    name: str
    stack: int | None = None
    """Chips at the start of the round, antes taken, blinds not yet; None: covers everybody."""
    bet: int = 0
    acted: bool = False
    """Has acted in this round: a check counts, a posted blind does not (Rule 36)."""
    folded: bool = False

    @property
    def all_in(self) -> bool:
        """Is still in the hand, with all chips bet."""
        return self.bet == self.stack and not self.folded

    @property
    def can_act(self) -> bool:
        """Is still in the hand, with chips behind."""
        return self.bet != self.stack and not self.folded


@dataclass(frozen=True, slots=True)
class Setting:
    """What the line tells before the first action and no action changes."""

    rulebook: Rulebook
    listed: bool = True
    """The seats are listed: nobody else sits behind."""
    unnamed: frozenset[str] = frozenset()
    """Blinds whom the line never names: passed over, they are taken to have folded."""
    blinds_missing: int = 0
    """What short and dead blinds lack of full ones, in chips; the pot limit counts them (54-B)."""
    pot_known: bool = True
    """False where a pot from earlier streets exists and the line does not say how much it is."""


@dataclass(frozen=True, slots=True)
class Table:
    """The seats in order of action, whose turn it is, the pot, and how high the betting stands."""

    setting: Setting
    seats: tuple[Seat, ...]
    turn: int
    """The place of the seat to act; NOBODY once the round is over."""
    pot: int
    """Everything in the middle, the bets of this round included, in chips."""
    level: Level

    @classmethod
    def start(
        cls,
        rulebook: Rulebook,
        seats: Iterable[tuple[str, int | None]],
        *,
        listed: bool = True,
        unnamed: Iterable[str] = (),
        ante: int = 0,
        bb_ante: int = 0,
        pot: int | None = None,
    ) -> Self:
        """Return the table before the first action: names and stacks in order of action.

        ``ante`` is that of each seat and ``bb_ante`` the big blind's, both before the flop only
        and never part of a bet; ``pot`` holds the chips of earlier streets, None if not known.
        """
        blinds = blinds_of(rulebook)
        taken = tuple(seated(name, stack, blinds.get(name, 0)) for name, stack in seats)
        posted = sum(seat.bet for seat in taken)
        antes = ante * len(taken) + bb_ante if rulebook.has_blinds else 0
        setting = Setting(
            rulebook,
            listed=listed,
            unnamed=frozenset(unnamed),
            blinds_missing=sum(blinds.values()) - posted,
            pot_known=rulebook.has_blinds or pot is not None,
        )
        level = Level.opening(rulebook)
        turn = next_to_act(taken, level.bet, NOBODY, listed=listed)
        return cls(setting, taken, turn, (pot or 0) + antes + posted, level)

    @property
    def rulebook(self) -> Rulebook:
        """The structure, the blinds and the house options."""
        return self.setting.rulebook

    @property
    def over(self) -> bool:
        """Nobody is left to act."""
        return self.turn == NOBODY

    @property
    def to_act(self) -> str | None:
        """The name of the player whose turn it is; None once the round is over."""
        return None if self.turn == NOBODY else self.seats[self.turn].name

    @property
    def capped(self) -> bool:
        """The house's number of raises is used up and more than two players are left."""
        cap = self.rulebook.cap
        return bool(cap) and self.level.full_raises >= cap and in_hand(self.seats) > HEADS_UP

    def place(self, name: str) -> int:
        """Return the place of the seat with this name; raise KeyError where nobody is called so."""
        for place, seat in enumerate(self.seats):
            if seat.name == name:
                return place
        raise KeyError(name)

    def nobody_left_to_raise(self, seat: Seat) -> bool:
        """Say whether every other player in the hand is all-in; unlisted, others may sit behind."""
        if not self.setting.listed:
            return False
        return not any(other.can_act for other in self.seats if other.name != seat.name)

    def limit_for(self, seat: Seat) -> int | None:
        """Return the highest total that the structure allows this seat; None if none is known.

        A minimum bet or raise is never over the limit.
        """
        level, setting = self.level, self.setting
        structure = setting.rulebook.structure
        if structure is Structure.FIXED_LIMIT:
            return level.minimum_raise_to
        if structure is Structure.NO_LIMIT or not setting.pot_known:
            return None
        pot_after_call = self.pot + setting.blinds_missing + level.bet - seat.bet
        return max(level.bet + pot_after_call, level.minimum_raise_to)

    def with_fold(self, place: int) -> Self:
        """Return the table after this seat has given up its hand."""
        seat = self.seats[place]
        folded = Seat(seat.name, seat.stack, seat.bet, acted=True, folded=True)
        return self._with_seat(place, folded, self.level)

    def with_total(self, place: int, to: int, *, all_in: bool = False) -> Self:
        """Return the table after this seat has acted, with a total of ``to`` chips bet.

        ``all_in`` tells the stack where it was not known: a seat that is all-in had what it bet.
        """
        seat = self.seats[place]
        acted = Seat(seat.name, to if all_in else seat.stack, to, acted=True)
        level = self.level
        if to > level.bet:
            level = level.raised_to(to, seat.name, seats=len(self.seats))
        return self._with_seat(place, acted, level)

    def _with_seat(self, place: int, seat: Seat, level: Level) -> Self:
        seats = (*self.seats[:place], seat, *self.seats[place + 1 :])
        turn = next_to_act(seats, level.bet, place, listed=self.setting.listed)
        pot = self.pot + seat.bet - self.seats[place].bet
        return type(self)(self.setting, seats, turn, pot, level)


def blinds_of(rulebook: Rulebook) -> dict[str, int]:
    """Return what each blind posts in this round, in the order in which they act."""
    if not rulebook.has_blinds:
        return {}
    blinds = {"SB": rulebook.small_blind, "BB": rulebook.big_blind}
    return blinds | {"STR": rulebook.straddle} if rulebook.straddle else blinds


def seated(name: str, stack: int | None, blind: int) -> Seat:
    """Return a seat that has posted its blind, or the whole of a smaller stack."""
    return Seat(name, stack, blind if stack is None else min(blind, stack))


def in_hand(seats: Sequence[Seat]) -> int:
    """Return how many players have not folded."""
    return len([seat for seat in seats if not seat.folded])


def next_to_act(seats: Sequence[Seat], bet: int, after: int, *, listed: bool) -> int:
    """Return the place of the next seat that has to act, in turn; NOBODY where the round is over.

    A seat has to act while it has not, a big blind too, or while it has not matched the bet.
    """
    # One player left ends the round; a single name without a list may have others behind.
    if in_hand(seats) <= 1 and (listed or len(seats) > 1):
        return NOBODY
    for place in chain(range(after + 1, len(seats)), range(after + 1)):
        seat = seats[place]
        if seat.can_act and (not seat.acted or seat.bet < bet):
            return place
    return NOBODY
