"""Actions in the second opinion: which errors are true of one, and what it does."""

from __future__ import annotations

from typing import Any

from tests.engine import naive
from tests.engine.naive import Hand, RefusedError

Action = tuple[str, str, int | None]


def passed_over(hand: Hand, name: str) -> tuple[str, ...]:
    """Return the blinds the line never names who must have folded for the player's turn to come."""
    passing: tuple[str, ...] = ()
    while (whose := naive.turn(hand, passing)) != name:
        if whose is None or whose not in hand["silent"]:
            return ()
        passing += (whose,)
    return passing


def without(hand: Hand, passing: tuple[str, ...]) -> Hand:
    """Return a copy of the hand in which the players passed over have folded."""
    hand = {**hand, "events": [*hand["events"]], "stacks": {**hand["stacks"]}}
    for name in passing:
        naive.record(hand, name, "fold", naive.own_bet(hand, name))
    return hand


def faults(hand: Hand, action: Action) -> set[str]:
    """Return every error code that is true of the action; none where it can be."""
    name, verb, amount = action
    if name not in hand["seats"]:
        return {"syntax", "not-your-turn"}
    codes = out_of_turn(hand, name)
    if codes:
        return codes
    hand = without(hand, passed_over(hand, name))
    facing = naive.bet_to_match(hand) - naive.own_bet(hand, name)
    if verb == "check":
        codes = {"cannot-check"} if facing else set()
    elif verb == "call":
        codes = set() if facing else {"nothing-to-call"}
    elif verb == "all-in":
        codes = faults_of_all_in(hand, name, amount)
    elif verb in ("bet", "raise"):
        assert amount is not None
        codes = too_much_or_too_little(hand, name, amount)
    return codes


def out_of_turn(hand: Hand, name: str) -> set[str]:
    """Return why it is not the player's turn."""
    codes = set()
    if naive.turn(hand) is None:
        codes.add("round-over")
    if naive.has_folded(hand, name):
        codes.add("already-folded")
    elif naive.is_all_in(hand, name):
        codes.add("already-all-in")
    elif naive.turn(hand) != name:
        passing = passed_over(hand, name)
        if not passing:
            codes.add("not-your-turn")
            # Everybody in between may be silent, and nobody left to act without them.
            over = naive.turn(hand, hand["silent"]) is None
            codes |= {"round-over"} if over else set()
    return codes


def too_much_or_too_little(hand: Hand, name: str, total: int) -> set[str]:
    """Return the errors of a bet or raise to the total."""
    codes, stack, most = set(), hand["stacks"][name], naive.limit(hand, name)
    if total <= naive.bet_to_match(hand):
        codes.add("raise-too-small")
    if stack is not None and total > stack:
        codes.add("more-than-stack")
    if most is not None and total > most:
        codes.add("over-limit")
    return codes | no_raise(hand, name)


def no_raise(hand: Hand, name: str) -> set[str]:
    """Return why the player may not raise whatever the amount."""
    if naive.betting(hand, name) == "closed":
        return {"betting-closed"}
    return {"betting-closed", "over-limit"} if naive.cap_reached(hand) else set()


def faults_of_all_in(hand: Hand, name: str, amount: int | None) -> set[str]:
    """Return the errors of an all-in, with or without its amount."""
    stack, bet, own = hand["stacks"][name], naive.bet_to_match(hand), naive.own_bet(hand, name)
    if stack is None and amount is None:
        return {"amount-needed"}
    if stack is not None and amount is not None and amount != stack:
        return {"more-than-stack" if amount > stack else "syntax"}
    total = total_of_all_in(hand, name, amount)
    if total <= own:
        return {"syntax", "raise-too-small"}
    most, codes = naive.limit(hand, name), set()
    if total > bet:
        codes = no_raise(hand, name)
        codes |= {"over-limit"} if most is not None and total > most else set()
    return codes


def total_of_all_in(hand: Hand, name: str, amount: int | None) -> int:
    """Return what goes in: the stack, or the amount where the stack is not known."""
    total: int | None = hand["stacks"][name] or amount
    assert total is not None
    return total


def act(hand: Hand, action: Action) -> dict[str, Any]:
    """Do the action; return who was taken to have folded and, if corrected, what it became."""
    name, verb, amount = action
    if codes := faults(hand, action):
        raise RefusedError(codes)
    assumed = passed_over(hand, name)
    hand["events"] = without(hand, assumed)["events"]
    bet, stack = naive.bet_to_match(hand), hand["stacks"][name]
    resolved = None
    if verb in ("fold", "check"):
        naive.record(hand, name, verb, naive.own_bet(hand, name))
    elif verb == "call":
        naive.record(hand, name, "call", bet if stack is None else min(bet, stack))
    elif verb == "all-in":
        hand["stacks"][name] = total = total_of_all_in(hand, name, amount)
        naive.record(hand, name, "raise" if total > bet else "call", total)
    else:
        assert amount is not None
        total = max(amount, naive.minimum_raise_to(hand))
        total = total if stack is None else min(total, stack)
        resolved = {"from": amount, "to": total} if total != amount else None
        naive.record(hand, name, "raise", total)
    return {"assumed": assumed, "resolved": resolved}


def play(hand: Hand, actions: list[Action], asked: str | None = None) -> list[dict[str, Any]]:
    """Return the answers at the setting and after each action; the last is of the player asked."""
    answers = [naive.answer(hand, asked if not actions else None)]
    for number, action in enumerate(actions, start=1):
        extra = act(hand, action)
        last = number == len(actions)
        answers.append({**naive.answer(hand, asked if last else None), **extra})
    return answers
