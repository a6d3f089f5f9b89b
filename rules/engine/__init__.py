"""Rulings on raise amounts and re-opening the bet: pure Python, frozen values, facts, no texts.

>>> from rules.engine import AllIn, Bet, Call, Rulebook, Structure, Street, Table, play
>>> rulebook = Rulebook(Structure.NO_LIMIT, 50, 100, Street.FLOP)
>>> table = Table.start(rulebook, [(name, None) for name in "ABCDE"])
>>> story = [Bet("A", 100), AllIn("B", 125), Call("C"), AllIn("D", 200), Call("E")]
>>> ruling = play(table, story)[-1]
>>> ruling.to_act, ruling.may_raise, ruling.min_raise_to, ruling.min_raise_by
('A', True, 300, 100)

State is replaced, never changed, so that undo is keeping the old ruling and a branch is two
decisions on the same table:

>>> from rules.engine import Raise, decide
>>> [decide(ruling.table, action).may_raise for action in (Call("A"), Raise("A", 300))]
[False, True]
"""

from rules.engine.actions import (
    Action,
    AllIn,
    Bet,
    BetPot,
    Call,
    Check,
    Chips,
    Fold,
    Push,
    Raise,
)
from rules.engine.betting import Betting, SeatRuling
from rules.engine.errors import ErrorCode, Impossible
from rules.engine.reasons import Reason, RuleId
from rules.engine.resolved import Kind, Resolved, Why
from rules.engine.rulebook import House, Rulebook, Street, Structure
from rules.engine.ruling import Ruling, ask, decide, play
from rules.engine.table import Seat, Table

__all__ = [
    "Action",
    "AllIn",
    "Bet",
    "BetPot",
    "Betting",
    "Call",
    "Check",
    "Chips",
    "ErrorCode",
    "Fold",
    "House",
    "Impossible",
    "Kind",
    "Push",
    "Raise",
    "Reason",
    "Resolved",
    "RuleId",
    "Rulebook",
    "Ruling",
    "Seat",
    "SeatRuling",
    "Street",
    "Structure",
    "Table",
    "Why",
    "ask",
    "decide",
    "play",
]
