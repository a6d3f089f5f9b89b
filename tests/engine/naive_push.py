"""Chips pushed forward, in the second opinion: call, raise, check or all-in (Rules 43-A to 46)."""

from __future__ import annotations

from dataclasses import dataclass

from tests.engine import naive, naive_actions
from tests.engine.naive import Hand

Meaning = tuple[str, int]


@dataclass(frozen=True)
class Chips:
    """What was moved forward: chip by chip, or an amount whose chips are not known."""

    values: tuple[int, ...]
    known: bool
    announced: bool = False


def meaning(hand: Hand, name: str, chips: Chips) -> Meaning | None:
    """Return what the push is and the player's total; None where the contract is silent."""
    total = naive.own_bet(hand, name) + sum(chips.values)
    if is_for_the_floor(hand, name, chips, total):
        return None
    if chips.announced:
        return raised(hand, name, total)
    return by_the_chips(hand, name, chips, total)


def is_for_the_floor(hand: Hand, name: str, chips: Chips, total: int) -> bool:
    """Say whether the contract has no word on it: too little, too much, or no raise allowed."""
    bet, most = naive.bet_to_match(hand), naive.limit(hand, name)
    if total < bet or (most is not None and total > most):
        return True
    one_small = chips.known and len(chips.values) == 1 and total < naive.minimum_raise_to(hand)
    opening = bet == naive.own_bet(hand, name)
    silent = one_small and opening and not chips.announced
    return silent or is_completion(hand) or bool(naive_actions.no_raise(hand, name))


def by_the_chips(hand: Hand, name: str, chips: Chips, total: int) -> Meaning:
    """Return what chips without a word are."""
    bet, own = naive.bet_to_match(hand), naive.own_bet(hand, name)
    least = naive.minimum_raise_to(hand) - bet
    if total == bet or (bet > own and is_just_a_call(chips, total, bet)):
        return "call", bet
    if total == hand["stacks"][name]:
        return "all-in", total
    if 2 * (total - bet) < least:
        return ("call" if bet > own else "check"), bet
    return raised(hand, name, total)


def is_completion(hand: Hand) -> bool:
    """Say whether the next raise completes a short all-in of fixed limit: no rule halves that."""
    least = naive.minimum_raise_to(hand) - naive.bet_to_match(hand)
    return bool(hand["structure"] == "FL" and least != naive.unit(hand))


def is_just_a_call(chips: Chips, total: int, bet: int) -> bool:
    """Say whether one chip was pushed, or several of which none could be taken away."""
    if not chips.known:
        return False
    return len(chips.values) == 1 or total - min(chips.values) < bet


def raised(hand: Hand, name: str, total: int) -> Meaning:
    """Return the raise, brought up to the minimum, or the all-in where the stack is less."""
    to, stack = max(total, naive.minimum_raise_to(hand)), hand["stacks"][name]
    if stack is not None and to > stack:
        return "all-in", stack
    return ("raise" if naive.bet_to_match(hand) else "bet"), to
