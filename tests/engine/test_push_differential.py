"""The engine against the naive model on random pushes of chips."""

import os
from collections.abc import Callable
from random import Random

import pytest

from rules.engine import Chips as EngineChips
from rules.engine import Push, Ruling, decide
from tests.engine import naive, naive_actions, naive_push
from tests.engine.bridge import action_of, table_of
from tests.engine.naive import Hand
from tests.engine.naive_push import Chips, Meaning
from tests.engine.random_hands import random_hand

HANDS = int(os.environ.get("HANDS", "20000")) // 4
BATCH = 500
VALUES = (1, 5, 25, 50, 100, 500, 1000)


def random_chips(random: Random, hand: Hand, name: str) -> Chips:
    """Return some chips near the figures that decide, no more than the player has."""
    bet, least = naive.bet_to_match(hand), naive.minimum_raise_to(hand)
    own, stack = naive.own_bet(hand, name), hand["stacks"][name]
    left = 10 * least if stack is None else stack - own
    aim = random.choice((bet, (bet + least) // 2, least, stack or least)) + random.choice(
        (-1, 0, 1, 5)
    )
    amount = min(left, max(1, aim - own))
    announced = random.random() < 0.25
    if random.random() < 0.4:
        return Chips((amount,), known=False, announced=announced)
    values, rest = [], amount
    for value in sorted(random.sample(VALUES, 4), reverse=True):
        count = min(rest // value, 3)
        values += [value] * count
        rest -= count * value
    values += [rest] if rest else []
    return Chips(tuple(values), known=True, announced=announced)


def pushed(name: str, chips: Chips) -> Push:
    if not chips.known:
        return Push(name, sum(chips.values), announced=chips.announced)
    counted = tuple(EngineChips(value, chips.values.count(value)) for value in set(chips.values))
    return Push(name, chips=counted, announced=chips.announced)


def same(ruling: Ruling, expected: Meaning, stack: int | None) -> bool:
    """Say whether the ruling is the expected one; the whole stack is an all-in by any name."""
    became, (kind, total) = ruling.resolved, expected
    assert ruling.action is not None
    bets = {seat.name: seat.bet for seat in ruling.seats}
    names = {kind, "all-in"} if total == stack else {kind}
    if became is None:
        return bets[ruling.action.player] == total
    return became.to == total == bets[ruling.action.player] and str(became.as_) in names


@pytest.mark.parametrize("first", range(0, HANDS, BATCH))
def test_engine_and_naive_model_agree_on_pushes(
    first: int, record_property: Callable[[str, int], None]
) -> None:
    ruled = 0
    for seed in range(first, first + BATCH):
        random = Random(-1 - seed)  # noqa: S311 (hands to be dealt again, no secret)
        told = random_hand(random)
        hand, table = told.dealt(), table_of(told.dealt())
        for action in told.actions[: random.randint(0, len(told.actions))]:
            naive_actions.act(hand, action)
            table = decide(table, action_of(*action)).table
        name = naive.turn(hand)
        if name is None:
            continue

        chips = random_chips(random, hand, name)
        expected = naive_push.meaning(hand, name, chips)

        if expected is not None:
            ruled += 1
            ruling = decide(table, pushed(name, chips))
            where = f"seed {seed}: {told.line} | {name} {chips} -> {ruling.resolved}"
            assert same(ruling, expected, hand["stacks"][name]), f"{where}, not {expected}"
    assert ruled > BATCH // 4
    record_property("pushes", ruled)
