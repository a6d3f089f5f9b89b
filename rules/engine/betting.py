"""For whom betting is open: each player's own side of a round (Rule 47)."""

from enum import StrEnum
from typing import NamedTuple

from rules.engine.level import Level
from rules.engine.rulebook import House, Structure
from rules.engine.table import Seat, Table


class Betting(StrEnum):
    """What a player may still do in this round."""

    OPEN = "open"
    """Has not acted."""
    REOPENED = "reopened"
    """Has acted, and faces enough to raise again."""
    CLOSED = "closed"
    """Has acted, and faces less: may fold or call, not raise."""
    MATCHED = "matched"
    """Has acted, and faces nothing."""
    ALL_IN = "all-in"
    FOLDED = "folded"


class SeatRuling(NamedTuple):
    """How a seat stands; amounts in chips."""

    name: str
    stack: int | None
    bet: int
    """The total bet in this round."""
    facing: int
    """The bet to match less the seat's own bet; 0 for a player who folded or is all-in."""
    betting: Betting
    reopens_at: int | None
    """The bet to match at which betting reopens to a player who has acted; None for all others."""

    @property
    def threshold(self) -> int | None:
        """What the player would have to face for betting to reopen."""
        return None if self.reopens_at is None else self.reopens_at - self.bet

    @property
    def missing(self) -> int:
        """The chips by which a closed player faces too little to raise again; else 0."""
        if self.betting is not Betting.CLOSED or self.threshold is None:
            return 0
        return self.threshold - self.facing


def rule_on_seat(level: Level, seat: Seat) -> SeatRuling:
    """Say how this seat stands at this level."""
    name, stack, bet, acted, folded = seat
    if folded:
        return SeatRuling(name, stack, bet, 0, Betting.FOLDED, None)
    if bet == stack:
        return SeatRuling(name, stack, bet, 0, Betting.ALL_IN, None)
    facing = level.bet - bet
    if not acted:
        return SeatRuling(name, stack, bet, facing, Betting.OPEN, None)
    reopens_at = reopening_total(level, seat)
    if facing == 0:
        return SeatRuling(name, stack, bet, 0, Betting.MATCHED, reopens_at)
    betting = Betting.REOPENED if level.bet >= reopens_at else Betting.CLOSED
    return SeatRuling(name, stack, bet, facing, betting, reopens_at)


def rule_on_seats(table: Table) -> tuple[SeatRuling, ...]:
    """Say how every seat stands now, in order of action."""
    level = table.level
    return tuple([rule_on_seat(level, seat) for seat in table.seats])


def is_open(level: Level, seat: Seat) -> bool:
    """Say whether this seat, with chips behind, may raise as far as Rule 47 goes."""
    return not seat.acted or level.bet >= reopening_total(level, seat)


def betting_open(table: Table, seat: Seat) -> bool:
    """Say whether a seat may raise at this table: betting is open to it, and no cap is reached."""
    return is_open(table.level, seat) and not table.capped


def reopening_total(level: Level, seat: Seat) -> int:
    """Return the bet to match, in chips, from which betting is open again to a seat that has acted.

    Rule 47-A: what the player faces, several short all-ins added up, is at least a full raise.
    47-B: in fixed limit half of the street's bet is enough. A house may read it otherwise.
    """
    rulebook = level.rulebook
    if rulebook.structure is Structure.FIXED_LIMIT:
        # Half of an odd bet is rounded up: 12 of 25 is less than half.
        return seat.bet + (rulebook.smallest_bet + 1) // 2
    if rulebook.house is House.DOUBLE:
        return 2 * seat.bet or rulebook.big_blind
    if rulebook.house is House.SINGLE:
        # Whoever has acted had matched the bet, so that any higher total was made since.
        full = next((made.to for made in level.raises if made.full and made.to > seat.bet), None)
        return level.minimum_raise_to if full is None else full
    return seat.bet + level.increment
