"""Rulings: what becomes of an action, and what holds after it."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import assert_never

from rules.engine.actions import Action, AllIn, Bet, BetPot, Call, Check, Fold, Push, Raise
from rules.engine.argument import argue
from rules.engine.betting import SeatRuling, betting_open, rule_on_seats
from rules.engine.chips import rule_on_push
from rules.engine.errors import ErrorCode, Impossible
from rules.engine.reasons import Reason
from rules.engine.resolved import Kind, Resolved
from rules.engine.table import NOBODY, Seat, Table
from rules.engine.totals import all_in_total, call_total, check_total, declared_total


@dataclass(frozen=True, slots=True)
class Ruling:
    """The table after an action and what holds for the player asked; amounts in chips."""

    table: Table
    place: int
    """The place of the seat asked: whose turn it is, or whom the question names; or NOBODY."""
    step: int = 0
    """The number of the action, from 1; 0 is the setting."""
    action: Action | None = None
    resolved: Resolved | None = None
    """What the words or chips came to, where they were not the action that counts."""
    assumed: tuple[str, ...] = ()
    """The blinds passed over and never named, taken to have folded."""

    @property
    def over(self) -> bool:
        """Nobody is left to act."""
        return self.table.over

    @property
    def seat(self) -> Seat | None:
        """The seat asked; None once the round is over and nobody is asked."""
        return None if self.place == NOBODY else self.table.seats[self.place]

    @property
    def to_act(self) -> str | None:
        """The name of the player asked: the one whose turn it is, or whom the question names."""
        return None if self.place == NOBODY else self.table.seats[self.place].name

    @property
    def bet(self) -> int:
        """The bet to match."""
        return self.table.level.bet

    @property
    def pot(self) -> int:
        """Everything in the middle, the bets of this round included."""
        return self.table.pot

    @property
    def min_raise_by(self) -> int:
        """What the least full bet or raise adds to the bet to match: the round's, for everybody."""
        return self.table.level.minimum_raise_by

    @property
    def min_raise_to(self) -> int:
        """The total of the least full bet or raise: the round's, for everybody."""
        return self.table.level.minimum_raise_to

    @property
    def max_raise_to(self) -> int | None:
        """The highest total the player asked can raise to; None where none is known."""
        seat = self.seat
        if seat is None:
            return None
        limit, stack = self.table.limit_for(seat), seat.stack
        if limit is None or stack is None:
            return stack if limit is None else limit
        return min(limit, stack)

    @property
    def to_call(self) -> int | None:
        """What the player asked must add, at most what is left of the stack; None once over."""
        seat = self.seat
        if seat is None:
            return None
        facing = self.table.level.bet - seat.bet
        return facing if seat.stack is None else min(facing, seat.stack - seat.bet)

    @property
    def may_raise(self) -> bool | None:
        """Say whether the player asked may raise, if only all-in for less than the minimum.

        None once the round is over, and for a player who has acted and faces nothing.
        """
        seat = self.seat
        return None if seat is None else may_raise(self.table, seat)

    @property
    def seats(self) -> tuple[SeatRuling, ...]:
        """How every seat stands, in order of action."""
        return rule_on_seats(self.table)

    @property
    def reasons(self) -> tuple[Reason, ...]:
        """The argument for this ruling, general before particular."""
        return argue(self.table, self.seat)


def decide(table: Table, action: Action, *, step: int = 0) -> Ruling:
    """Rule on an action at this table; ``step`` is its number in the line, from 1.

    Raises Impossible for an action that cannot be: out of turn, a check facing a bet, a raise
    where betting is closed (Rule 47), and the like. A raise below the minimum can be: it is
    corrected (Rules 43-A and 52).

    >>> from rules.engine import AllIn, Bet, Rulebook, Structure, Street, Table, decide
    >>> rulebook = Rulebook(Structure.NO_LIMIT, 50, 100, Street.FLOP)
    >>> table = Table.start(rulebook, [("A", None), ("B", 125)])
    >>> ruling = decide(decide(table, Bet("A", 100)).table, AllIn("B"))
    >>> ruling.to_act, ruling.to_call, ruling.may_raise, ruling.min_raise_to
    ('A', 25, False, 225)
    """
    table, place, assumed = _in_turn(table, action.player)
    seat = table.seats[place]
    resolved: Resolved | None = None
    match action:
        case Fold():
            after = table.with_fold(place)
        case Check():
            after = table.with_total(place, check_total(table, seat))
        case Call():
            after = table.with_total(place, call_total(table, seat, action))
        case Bet() | Raise() | BetPot():
            resolved, to = declared_total(table, seat, action)
            after = table.with_total(place, to)
        case AllIn():
            after = table.with_total(place, all_in_total(table, seat, action), all_in=True)
        case Push():
            resolved = rule_on_push(table, seat, action, may_raise=betting_open(table, seat))
            after = _after_push(table, place, resolved)
        case _:
            assert_never(action)
    return Ruling(after, after.turn, step, action, resolved, assumed)


def play(table: Table, actions: Iterable[Action], asked: str | None = None) -> tuple[Ruling, ...]:
    """Rule on the setting and on each action in turn; the last ruling is about ``asked``, if any.

    Raises Impossible with the number of the action that cannot be; a question counts as the next.
    """
    rulings = [Ruling(table, table.turn)]
    step = 0
    try:
        for step, action in enumerate(actions, start=1):
            rulings.append(decide(rulings[-1].table, action, step=step))
        step += 1
        if asked is not None:
            rulings[-1] = ask(rulings[-1], asked)
    except Impossible as error:
        error.step = step
        raise
    return tuple(rulings)


def ask(ruling: Ruling, player: str) -> Ruling:
    """Return the ruling as if the action came to this player now.

    Raises Impossible for a player who has folded or is all-in.
    """
    place = _place(ruling.table, player)
    _refuse_the_done(ruling.table.seats[place])
    return replace(ruling, place=place)


def may_raise(table: Table, seat: Seat) -> bool | None:
    """Say whether a seat could raise if the action came to it; None where it faces nothing more."""
    if seat.acted and seat.bet == table.level.bet:
        return None
    if not betting_open(table, seat) or table.nobody_left_to_raise(seat):
        return False
    return seat.stack is None or seat.stack > table.level.bet


def _in_turn(table: Table, player: str) -> tuple[Table, int, tuple[str, ...]]:
    """Return the table at this player's turn, with the blinds that were passed over folded."""
    place = _place(table, player)
    if place == table.turn:
        return table, place, ()
    _refuse_the_done(table.seats[place])
    assumed: list[str] = []
    while table.turn not in {place, NOBODY}:
        passed = table.seats[table.turn]
        if passed.name not in table.setting.unnamed:
            raise Impossible(ErrorCode.NOT_YOUR_TURN, player=player, turn=passed.name)
        table = table.with_fold(table.turn)
        assumed.append(passed.name)
    if table.over:
        raise Impossible(ErrorCode.ROUND_OVER, player=player)
    return table, place, tuple(assumed)


def _place(table: Table, player: str) -> int:
    try:
        return table.place(player)
    except KeyError:
        raise Impossible(ErrorCode.SYNTAX, player=player) from None


def _refuse_the_done(seat: Seat) -> None:
    if seat.folded:
        raise Impossible(ErrorCode.ALREADY_FOLDED, player=seat.name)
    if seat.all_in:
        raise Impossible(ErrorCode.ALREADY_ALL_IN, player=seat.name)


def _after_push(table: Table, place: int, resolved: Resolved) -> Table:
    if resolved.as_ is Kind.FLOOR_DECISION:
        return table
    return table.with_total(place, resolved.to)
