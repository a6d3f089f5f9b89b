"""What an action comes to: the seat's total for the round, in chips, or why it cannot be."""

from rules.engine.actions import AllIn, Bet, BetPot, Call, Raise
from rules.engine.betting import betting_open
from rules.engine.errors import ErrorCode, Fact, Impossible
from rules.engine.resolved import BelowMinimum, Kind, PotAnnounced, PotIsNoAmount, Resolved, Why
from rules.engine.rulebook import Structure
from rules.engine.table import Seat, Table


def check_total(table: Table, seat: Seat) -> int:
    """Return the total of a check, which stays as it is.

    Raises Impossible facing a bet.
    """
    if table.level.bet > seat.bet:
        raise _impossible(ErrorCode.CANNOT_CHECK, table, seat)
    return seat.bet


def call_total(table: Table, seat: Seat, action: Call) -> int:
    """Return the total of a call: the bet to match, or the whole of a smaller stack.

    Raises Impossible where there is nothing to call, or the line names another total.
    """
    if table.level.bet == seat.bet:
        raise _impossible(ErrorCode.NOTHING_TO_CALL, table, seat)
    to = table.level.bet if seat.stack is None else min(table.level.bet, seat.stack)
    if action.to not in {None, to}:
        raise _impossible(ErrorCode.SYNTAX, table, seat, to=action.to, expected=to)
    return to


def declared_total(
    table: Table, seat: Seat, action: Bet | Raise | BetPot
) -> tuple[Resolved | None, int]:
    """Return how an announced bet or raise was corrected, if it was, and its total.

    Below the minimum it is made up to the minimum, or to all of a smaller stack (Rules 43-A and
    52). Raises Impossible for more than the stack or the limit, and where betting is closed.
    """
    minimum = table.level.minimum_raise_to
    kind = Kind.RAISE if table.level.bet else Kind.BET
    if isinstance(action, BetPot):
        return _pot_announced(table, seat, kind)
    if seat.stack is not None and action.to > seat.stack:
        raise _impossible(ErrorCode.MORE_THAN_STACK, table, seat, to=action.to)
    _refuse_raise(table, seat, action.to)
    if action.to >= minimum:
        return None, action.to
    if seat.stack is not None and seat.stack < minimum:
        kind, minimum = Kind.ALL_IN, seat.stack
    why = BelowMinimum(action.to, table.level.minimum_raise_to)
    return Resolved(action.to, kind, minimum, why), minimum


def _pot_announced(table: Table, seat: Seat, kind: Kind) -> tuple[Resolved, int]:
    """Rule on "pot": the maximum in pot limit, elsewhere at least the minimum (Rule 54-D)."""
    minimum, limit = table.level.minimum_raise_to, table.limit_for(seat)
    why: Why
    if not betting_open(table, seat):
        raise _closed(table, seat)
    if table.rulebook.structure is not Structure.POT_LIMIT:
        to, why = minimum, PotIsNoAmount(minimum)
    elif limit is None:
        raise _impossible(ErrorCode.AMOUNT_NEEDED, table, seat)
    else:
        to, why = limit, PotAnnounced(limit)
    if seat.stack is not None and seat.stack <= to:
        kind, to = Kind.ALL_IN, seat.stack
    return Resolved(to, kind, to, why), to


def all_in_total(table: Table, seat: Seat, action: AllIn) -> int:
    """Return the total of an all-in: the stack, or what the line says where it is not known.

    Raises Impossible where neither says it or they differ, and for a raise that cannot be.
    """
    to = seat.stack if action.to is None else action.to
    if to is None:
        raise _impossible(ErrorCode.AMOUNT_NEEDED, table, seat)
    if seat.stack is not None and to > seat.stack:
        raise _impossible(ErrorCode.MORE_THAN_STACK, table, seat, to=to)
    if (seat.stack is not None and to < seat.stack) or to <= seat.bet:
        raise _impossible(ErrorCode.SYNTAX, table, seat, to=to)
    if to > table.level.bet:
        _refuse_raise(table, seat, to)
    return to


def _refuse_raise(table: Table, seat: Seat, to: int) -> None:
    """Raise Impossible for a bet or raise to this total that cannot be at all."""
    if to <= table.level.bet:
        raise _impossible(ErrorCode.RAISE_TOO_SMALL, table, seat, to=to)
    if not betting_open(table, seat):
        raise _closed(table, seat, to=to)
    limit = table.limit_for(seat)
    if limit is not None and to > limit:
        raise _impossible(ErrorCode.OVER_LIMIT, table, seat, to=to, limit=limit)


def _closed(table: Table, seat: Seat, **facts: Fact) -> Impossible:
    """Return the error that this seat may not raise; under the cap, with the cap."""
    capped = {"cap": table.rulebook.cap} if table.capped else {}
    return _impossible(ErrorCode.BETTING_CLOSED, table, seat, **facts, **capped)


def _impossible(code: ErrorCode, table: Table, seat: Seat, **facts: Fact) -> Impossible:
    """Return the error with what every sentence about it may need."""
    return Impossible(
        code,
        player=seat.name,
        own=seat.bet,
        bet=table.level.bet,
        min_raise_to=table.level.minimum_raise_to,
        stack=seat.stack,
        **facts,
    )
