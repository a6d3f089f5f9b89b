"""The engine's answers in the shape of the contract's JSON, for comparison as whole values."""

from __future__ import annotations

from typing import Any

from rules.engine import (
    Action,
    AllIn,
    Bet,
    Call,
    Check,
    Fold,
    House,
    Raise,
    Rulebook,
    Ruling,
    Street,
    Structure,
    Table,
)
from tests.engine.naive import Hand


def table_of(hand: Hand) -> Table:
    """Return the engine's table for a hand of the naive model at its beginning."""
    rulebook = Rulebook(
        Structure(hand["structure"]),
        hand["small"],
        hand["big"],
        Street(hand["street"]),
        House(hand["house"]),
        straddle=hand["straddle"],
        cap=hand["cap"],
    )
    return Table.start(
        rulebook,
        list(hand["stacks"].items()),
        listed=hand["listed"],
        unnamed=hand["silent"],
        ante=hand["ante"],
        bb_ante=hand["bb_ante"],
        pot=hand["pot"],
    )


def action_of(name: str, verb: str, amount: int | None) -> Action:
    """Return an action of the naive model as the engine's."""
    if verb == "all-in":
        return AllIn(name, amount)
    if amount is not None:
        return Bet(name, amount) if verb == "bet" else Raise(name, amount)
    if verb == "fold":
        return Fold(name)
    return Check(name) if verb == "check" else Call(name)


def facts(ruling: Ruling) -> dict[str, Any]:
    """Return what a ruling says, without its reasons."""
    return {
        "to_act": ruling.to_act,
        "bet": ruling.bet,
        "to_call": ruling.to_call,
        "may_raise": ruling.may_raise,
        "min_raise_by": ruling.min_raise_by,
        "min_raise_to": ruling.min_raise_to,
        "max_raise_to": ruling.max_raise_to,
        "pot": ruling.pot,
        "seats": {
            seat.name: {"bet": seat.bet, "facing": seat.facing, "betting": str(seat.betting)}
            for seat in ruling.seats
        },
    }


def resolved(ruling: Ruling) -> tuple[str, int] | None:
    """Return what the words or chips were ruled to be, as a verb and a total."""
    became = ruling.resolved
    return (str(became.as_), became.to) if became else None
