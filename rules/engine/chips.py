"""What chips pushed forward mean: Rules 43-A, 44, 45, 46 and 51."""

from rules.engine.actions import Push, total
from rules.engine.errors import ErrorCode, Impossible
from rules.engine.resolved import (
    AtLeastHalf,
    ClosedIsCall,
    EveryChipNeeded,
    ExactCall,
    FullAmount,
    Kind,
    LastChips,
    LimitedTo,
    OversizedChip,
    RaiseAnnounced,
    Resolved,
    Undercall,
    UndercallForFloor,
    UnderHalf,
    Why,
)
from rules.engine.table import HEADS_UP, Seat, Table, in_hand


def rule_on_push(table: Table, seat: Seat, push: Push, *, may_raise: bool) -> Resolved:
    """Decide which action the chips are.

    ``may_raise`` says whether betting is open to the player. Raises Impossible for chips that the
    player does not have, and for a raise that is announced where betting is closed.
    """
    own = total(push.in_front) or seat.bet
    if push.pulled_back > own or (push.in_front and own < seat.bet):
        raise Impossible(ErrorCode.SYNTAX, player=seat.name, bet=seat.bet)
    to = own - push.pulled_back + push.pushed
    if seat.stack is not None and to > seat.stack:
        raise Impossible(ErrorCode.MORE_THAN_STACK, player=seat.name, to=to, stack=seat.stack)
    # Where nothing is faced, chips can only be a raise: the cap forbids it to a blind too.
    if not may_raise and (push.announced or table.level.bet == seat.bet):
        raise Impossible(ErrorCode.BETTING_CLOSED, player=seat.name, bet=table.level.bet)

    kind, result, why = _meaning(table, seat, push, to, may_raise=may_raise)
    options = (Kind.CALL, "fold") if kind is Kind.FLOOR_DECISION else ()
    return Resolved(push.pushed, kind, result, why, options)


def _meaning(
    table: Table, seat: Seat, push: Push, to: int, *, may_raise: bool
) -> tuple[Kind, int, Why]:
    bet = table.level.bet
    if push.announced:
        return _raised(table, seat, to, RaiseAnnounced(to, table.level.minimum_raise_to))
    if to < bet:
        return _undercall(table, seat, to)
    if not may_raise:
        return Kind.CALL, bet, ClosedIsCall(bet)
    if bet > seat.bet and (call := _call_by_its_chips(table, seat, push, to)):
        return Kind.CALL, bet, call
    if to == seat.stack:
        return _raised(table, seat, to, LastChips(to))
    return _half_test(table, seat, to)


def _undercall(table: Table, seat: Seat, to: int) -> tuple[Kind, int, Why]:
    """Rule on chips that are less than the call."""
    bet = table.level.bet
    if to == seat.stack:
        return Kind.ALL_IN, to, LastChips(to)
    # Rule 51: before the flop the posted big blind is the opening bet.
    opening = len(table.level.raises) + int(table.rulebook.has_blinds) == 1
    heads_up = in_hand(table.seats) == HEADS_UP
    if opening or heads_up:
        call = bet if seat.stack is None else min(bet, seat.stack)
        return Kind.CALL, call, Undercall(to, bet)
    return Kind.FLOOR_DECISION, seat.bet, UndercallForFloor(to, bet)


def _call_by_its_chips(table: Table, seat: Seat, push: Push, to: int) -> Why | None:
    """Say why, facing a bet, the chips are a call whatever their worth; None where they are not."""
    bet = table.level.bet
    if to == bet:
        return ExactCall(bet)
    covered = total(push.in_front) - push.pulled_back >= bet
    partly_back = 0 < push.pulled_back < (total(push.in_front) or seat.bet)
    chips = push.chips
    if not chips or covered or partly_back:
        # Rule 46: then half of a raise is measured on the total, as where the chips are not known.
        return None
    if len(chips) == 1 and chips[0].count == 1:
        return OversizedChip(chips[0].value)
    smallest = min(chip.value for chip in chips)
    # Rule 45: chips that are all needed are a call, also where they are the last ones.
    if to - smallest < bet:
        return EveryChipNeeded(smallest, to - smallest)
    return None


def _half_test(table: Table, seat: Seat, to: int) -> tuple[Kind, int, Why]:
    """Rule 43-A: half of the minimum raise or more has to be made a full one, less is a call."""
    level = table.level
    minimum = level.minimum_raise_to
    # The total that adds just half of the minimum raise, rounded up.
    half = level.bet + (level.minimum_raise_by + 1) // 2
    if to >= minimum:
        return _raised(table, seat, to, FullAmount(to, minimum))
    if to >= half:
        return _raised(table, seat, minimum, AtLeastHalf(to, half, minimum))
    kind = Kind.CALL if level.bet > seat.bet else Kind.CHECK
    return kind, level.bet, UnderHalf(to, half)


def _raised(table: Table, seat: Seat, to: int, why: Why) -> tuple[Kind, int, Why]:
    """Make it a bet or raise: at least the minimum, at most the limit and the stack."""
    level = table.level
    limit = table.limit_for(seat)
    if limit is not None and to > limit:
        to, why = limit, LimitedTo(to, limit)
    to = max(to, level.minimum_raise_to)
    if seat.stack is not None and to >= seat.stack:
        return Kind.ALL_IN, seat.stack, why
    return Kind.RAISE if level.bet else Kind.BET, to, why
