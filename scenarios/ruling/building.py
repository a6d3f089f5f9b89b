"""A hand tapped together: for the player whose turn it is, only what is legal."""

from dataclasses import dataclass, replace
from enum import StrEnum

from django.core.exceptions import ValidationError

from rules import wording
from rules.engine import (
    Action,
    AllIn,
    Bet,
    Call,
    Check,
    Fold,
    Impossible,
    Raise,
    Ruling,
    Table,
    decide,
)
from rules.handline import HandLine, LineError
from scenarios.ruling.faults import Reading
from scenarios.ruling.forms import AmountField
from scenarios.ruling.setting import Setting


class Tap(StrEnum):
    """What a player can be tapped to do."""

    FOLD = "fold"
    CHECK = "check"
    CALL = "call"
    BET = "bet"
    RAISE = "raise"
    ALL_IN = "all-in"


@dataclass(frozen=True, slots=True)
class Button:
    """A legal action, and the hand with it."""

    tap: Tap
    hand: str
    to: int = 0
    """The total that it comes to."""
    adds: int = 0
    """For a call what the player adds, for a raise what is added to the bet to match."""


@dataclass(frozen=True, slots=True)
class Skip:
    """The next player to act, where those before it only check or fold."""

    player: str
    hand: str


@dataclass(frozen=True, slots=True)
class Typed:
    """An amount that was typed and cannot be, with the reason as a sentence."""

    amount: str
    message: str


@dataclass(frozen=True)
class Building:
    """A hand with what can come next."""

    reading: Reading

    @property
    def line(self) -> HandLine:
        """The hand so far."""
        return self.reading.line

    @property
    def hand(self) -> str:
        """The hand so far, in its canonical form."""
        return str(self.line)

    @property
    def ruling(self) -> Ruling:
        """What holds now."""
        return self.reading.rulings[-1]

    @property
    def setting(self) -> Setting | None:
        """What may be chosen of the setting; None once somebody has acted."""
        return None if self.line.actions else Setting(self.line)

    @property
    def undone(self) -> str:
        """The hand without its last action; empty at the beginning."""
        return str(replace(self.line, actions=self.line.actions[:-1])) if self.line.actions else ""

    @property
    def buttons(self) -> tuple[Button, ...]:
        """The legal actions that need no amount, or whose least amount is known."""
        ruling, player = self.ruling, self.ruling.to_act
        if player is None or ruling.seat is None:
            return ()
        buttons = []
        call = ruling.to_call or 0
        if call:
            own = ruling.seat.bet
            buttons.append(self._button(Tap.FOLD, Fold(player)))
            buttons.append(self._button(Tap.CALL, Call(player), own + call, call))
        else:
            buttons.append(self._button(Tap.CHECK, Check(player)))
        if self.raises_in_full:
            least, by = ruling.min_raise_to, ruling.min_raise_by
            kind, action = (
                (Tap.RAISE, Raise(player, least)) if ruling.bet else (Tap.BET, Bet(player, least))
            )
            buttons.append(self._button(kind, action, least, by))
        if self.all_in_for:
            buttons.append(self._button(Tap.ALL_IN, AllIn(player), self.all_in_for))
        return tuple(buttons)

    @property
    def raises_in_full(self) -> bool:
        """Whether the player may raise, and has the chips for a full one."""
        most = self.ruling.max_raise_to
        return bool(self.ruling.may_raise) and (most is None or most >= self.ruling.min_raise_to)

    @property
    def all_in_for(self) -> int | None:
        """The total of an all-in where the stack is known and an all-in is possible."""
        seat = self.ruling.seat
        if seat is None or seat.stack is None:
            return None
        return seat.stack if _can(self.ruling.table, AllIn(seat.name)) else None

    @property
    def takes_amount(self) -> bool:
        """Whether an amount can be typed: a larger raise, or an all-in of an unknown stack."""
        seat = self.ruling.seat
        return seat is not None and (self.raises_in_full or seat.stack is None)

    @property
    def takes_all_in(self) -> bool:
        """Whether the amount can be an all-in."""
        seat = self.ruling.seat
        return seat is not None and seat.stack is None

    @property
    def skips(self) -> tuple[Skip, ...]:
        """The players who have not acted yet, with everybody before them checking or folding."""
        found: list[Skip] = []
        line, table = self.line, self.ruling.table
        while table.to_act is not None:
            seat = table.seats[table.turn]
            passing = Fold(seat.name) if table.level.bet > seat.bet else Check(seat.name)
            table = decide(table, passing).table
            line = replace(line, actions=(*line.actions, passing))
            if table.to_act is None or table.seats[table.turn].acted:
                break
            found.append(Skip(table.to_act, str(line)))
        # The first of them is what the fold or check button does.
        return tuple(found[1:])

    def with_typed(self, tap: str, amount: str) -> HandLine | Typed:
        """Return the hand with a raise or an all-in to a typed total; Typed where it cannot be."""
        try:
            to = AmountField().clean(amount)
            player = self.ruling.to_act or ""
            action = AllIn(player, to) if tap == Tap.ALL_IN else Raise(player, to or 0)
            line = replace(self.line, actions=(*self.line.actions, action), columns=())
            line.play()
        except ValidationError as error:
            return Typed(amount, " ".join(error.messages))
        except LineError as error:
            return Typed(amount, wording.explain_error(error.code, error.facts))
        return line

    def _button(self, tap: Tap, action: Action, to: int = 0, adds: int = 0) -> Button:
        line = replace(self.line, actions=(*self.line.actions, action))
        return Button(tap, str(line), to, adds)


def _can(table: Table, action: Action) -> bool:
    try:
        decide(table, action)
    except Impossible:
        return False
    return True
