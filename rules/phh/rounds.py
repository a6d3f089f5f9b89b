"""Every betting round of a recorded hand, ruled on action by action."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final, TypeAlias, assert_never

from rules.engine import (
    Action,
    AllIn,
    Bet,
    Call,
    Check,
    ErrorCode,
    Fold,
    Impossible,
    Raise,
    Resolved,
    Ruling,
    Street,
    decide,
)
from rules.engine.errors import Fact
from rules.engine.table import Seat, Table
from rules.handline import HandLine
from rules.phh.history import Board, Event, Hand, Move
from rules.phh.seating import later_round, opening_round, seating_of

# A record goes on as it is where the table let it stand; after anything else nothing is sure.
STOOD: Final = frozenset({ErrorCode.BETTING_CLOSED, ErrorCode.OVER_LIMIT})

STREET_OF_CARDS: Final[Mapping[int, Street]] = {3: Street.FLOP, 4: Street.TURN, 5: Street.RIVER}


@dataclass(frozen=True, slots=True)
class RoundNotOver:
    """The board was dealt although a player still had to act."""

    player: str


Fault: TypeAlias = Impossible | Resolved | RoundNotOver


@dataclass(frozen=True, slots=True)
class Break:
    """A recorded action that the rule does not allow, and why."""

    action: int
    """Its number in the record, from 1."""
    text: str
    """As it is recorded."""
    street: Street
    player: str
    fault: Fault

    @property
    def code(self) -> str:
        """What is wrong, as a word for programs."""
        match self.fault:
            case Impossible(code=code):
                return str(code)
            case Resolved(why=why):
                return str(why.code)
            case RoundNotOver():
                return "round-not-over"
            case _:
                assert_never(self.fault)

    @property
    def facts(self) -> Mapping[str, Fact]:
        """What a sentence about it needs."""
        match self.fault:
            case Impossible(facts=facts):
                return facts
            case Resolved(why=why):
                return {name: getattr(why, name) for name in why.__slots__}
            case RoundNotOver(player=player):
                return {"player": player}
            case _:
                assert_never(self.fault)


@dataclass(frozen=True, slots=True)
class Round:
    """A betting round: its line, where the setting fits into one, and a ruling for each action."""

    line: HandLine | None
    rulings: tuple[Ruling, ...]

    @property
    def street(self) -> Street:
        """The street of the round."""
        return self.rulings[0].table.rulebook.street


@dataclass(frozen=True, slots=True)
class HandRuling:
    """A recorded hand, round by round, and what in it breaks the rule."""

    hand: Hand
    names: tuple[str, ...]
    """What each player is called in the lines: SB, BB, STR, or p3 as in the record."""
    rounds: tuple[Round, ...]
    breaks: tuple[Break, ...]
    complete: bool
    """The record was ruled on to its end."""


def rule_on_hand(hand: Hand) -> HandRuling:
    """Rule on every betting round of a hand.

    What the rule does not allow is told, and where chips were left as they lay the hand goes on
    as it was played. Raises HistoryError for blinds that no setting of ours has.
    """
    story = _Story(hand)
    complete = all(story.tell(event) for event in hand.events)
    story.close()
    names = story.seating.names
    return HandRuling(hand, names, tuple(story.rounds), tuple(story.breaks), complete)


class _Story:
    """The hand as it goes on from entry to entry."""

    def __init__(self, hand: Hand) -> None:
        """Seat the players and post the blinds."""
        self.seating = seating_of(hand)
        self.rounds: list[Round] = []
        self.breaks: list[Break] = []
        self.cards = 0
        start, self.line = opening_round(self.seating)
        self.rulings = [Ruling(start, start.turn)]
        self.betting = True

    def tell(self, event: Event) -> bool:
        """Go on by one entry; say whether what follows can be ruled on."""
        if isinstance(event, Board):
            self._deal(event)
            return True
        return self._move(event)

    def close(self) -> None:
        """End the round that is being played."""
        if self.betting:
            actions = tuple(ruling.action for ruling in self.rulings if ruling.action is not None)
            line = self.line and replace(self.line, actions=actions)
            self.rounds.append(Round(line, tuple(self.rulings)))

    def _deal(self, board: Board) -> None:
        """Begin the street that the cards make; a flop dealt card by card begins with its third."""
        self.cards += board.cards
        street = STREET_OF_CARDS.get(self.cards)
        if street is None:
            return
        table = self.rulings[-1].table
        if self.betting and (waiting := _waiting(table)):
            fault = RoundNotOver(waiting.name)
            self._break(board.action, board.text, waiting.name, fault)
        self.close()
        following = later_round(self.seating, street, table)
        self.betting = following is not None
        if following is not None:
            start, self.line = following
            self.rulings = [Ruling(start, start.turn)]

    def _move(self, move: Move) -> bool:
        name = self.seating.names[move.player]
        table = self.rulings[-1].table
        try:
            action = action_of(move, name, table, betting=self.betting)
            ruling = decide(table, action, step=len(self.rulings))
        except Impossible as error:
            self._break(move.action, move.text, name, error)
            if error.code not in STOOD:
                return False
            ruling = self._as_played(move, name, table)
        else:
            if ruling.resolved is not None:
                self._break(move.action, move.text, name, ruling.resolved)
                ruling = self._as_played(move, name, table)
        self.rulings.append(ruling)
        return True

    def _as_played(self, move: Move, name: str, table: Table) -> Ruling:
        """Let a bet or raise stand as it is recorded, whatever the rule says."""
        after = table.with_total(table.place(name), move.to)
        action = action_of(move, name, table, betting=True)
        return Ruling(after, after.turn, len(self.rulings), action)

    def _break(self, action: int, text: str, player: str, fault: Fault) -> None:
        street = self.rulings[0].table.rulebook.street
        self.breaks.append(Break(action, text, street, player, fault))


def action_of(move: Move, name: str, table: Table, *, betting: bool) -> Action:
    """Return what the record means at this table; raise Impossible for whom is not in the round.

    ``betting`` is false where nobody is left to bet against on this street.
    """
    seat = next((seat for seat in table.seats if seat.name == name), None)
    if seat is None or not betting:
        # Folded or all-in on an earlier street.
        raise Impossible(ErrorCode.ROUND_OVER, player=name)
    if move.verb == "f":
        return Fold(name)
    if move.verb == "cc":
        return Check(name) if seat.bet == table.level.bet else Call(name)
    if move.to == seat.stack:
        return AllIn(name, move.to)
    return Raise(name, move.to) if table.level.bet else Bet(name, move.to)


def _waiting(table: Table) -> Seat | None:
    """Return who should have acted before the board; nobody, where all others are all-in.

    Records leave out the turn of a player who has nobody left to bet against.
    """
    if table.over:
        return None
    seat = table.seats[table.turn]
    return None if table.nobody_left_to_raise(seat) else seat
