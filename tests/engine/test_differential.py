"""The engine against the naive model, on random short-stack hands.

HANDS says how many (20,000 unless set), FIRST_HAND the seed of the first.
"""

import os
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from rules.engine import Impossible, Ruling, Table, decide, play
from tests.engine import naive, naive_actions
from tests.engine.bridge import action_of, facts, table_of
from tests.engine.random_hands import RandomHand, random_deed, random_hand

HANDS = int(os.environ.get("HANDS", "20000"))
FIRST = int(os.environ.get("FIRST_HAND", "0"))
BATCH = 500
BATCHES = range(FIRST, FIRST + HANDS, BATCH)


def repeatable(seed: int) -> Random:
    return Random(seed)  # noqa: S311 (hands to be dealt again, no secret)


def engine_answers(hand: RandomHand) -> list[dict[str, Any]]:
    rulings = play(table_of(hand.dealt()), [action_of(*a) for a in hand.actions], hand.asked)
    return [{**facts(ruling), **outcome(ruling)} for ruling in rulings]


def outcome(ruling: Ruling) -> dict[str, Any]:
    """Return who was taken to have folded, and the correction where the amount was another."""
    became = ruling.resolved
    corrected = became is not None and became.from_ != became.to
    return {
        "assumed": ruling.assumed,
        "resolved": {"from": became.from_, "to": became.to} if became and corrected else None,
    }


def naive_answers(hand: RandomHand) -> list[dict[str, Any]]:
    return [{"assumed": (), "resolved": None, **answer} for answer in hand.answers()]


@pytest.mark.parametrize("first", BATCHES)
def test_engine_and_naive_model_agree_at_every_step(
    first: int, record_property: Callable[[str, int], None]
) -> None:
    rulings = 0
    for seed in range(first, first + BATCH):
        hand = random_hand(repeatable(seed))

        found = engine_answers(hand)

        assert found == naive_answers(hand), f"seed {seed}: {hand.line}"
        rulings += len(found)
    record_property("naive hands", BATCH)
    record_property("naive rulings", rulings)


@pytest.mark.parametrize("first", BATCHES)
def test_engine_refuses_what_the_naive_model_refuses(
    first: int, record_property: Callable[[str, int], None]
) -> None:
    refused = 0
    for seed in range(first, first + BATCH, 4):
        random = repeatable(seed)
        hand = random_hand(random)
        told = hand.actions[: random.randint(0, len(hand.actions))]
        plain, table = hand.dealt(), table_of(hand.dealt())
        for action in told:
            naive_actions.act(plain, action)
            table = decide(table, action_of(*action)).table

        for deed in [random_deed(random, plain) for _ in range(4)]:
            codes = naive_actions.faults(plain, deed)

            code = code_of(table, deed)

            assert code in (codes or [None]), f"seed {seed}: {hand.line} | {len(told)} | {deed}"
            refused += code is not None
    record_property("refused actions", refused)


def code_of(table: Table, deed: naive_actions.Action) -> str | None:
    try:
        decide(table, action_of(*deed))
    except Impossible as refused:
        return str(refused.code)
    return None


def adds_up(hand: RandomHand) -> bool:
    """Say whether at some step short all-ins alone reopen the betting to somebody."""
    played = hand.dealt()
    if played["structure"] == "FL" or played["house"] != "tda":
        return False
    for action in hand.actions:
        naive_actions.act(played, action)
        full = [event["place"] for event in naive.full_raises(played)]
        for name in played["seats"]:
            if naive.betting(played, name) == "reopened":
                last = naive.deeds(played, name)[-1][0]
                if all(place <= last for place in full):
                    return True
    return False


def test_random_hands_reach_every_corner() -> None:
    seen: Counter[tuple[str, ...]] = Counter()

    for seed in range(2000):
        hand = random_hand(repeatable(seed))
        setting = (hand.setting["structure"], hand.setting.get("house", "tda"))
        answers = hand.answers()
        for answer in answers:
            reached = {seat["betting"] for seat in answer["seats"].values()}
            seen.update((*setting, state) for state in reached)
            seen["over" if answer["to_act"] is None else "turn",] += 1
            seen[f"may raise {answer['may_raise']}",] += 1
        seen["corrected",] += any(answer.get("resolved") for answer in answers)
        seen["assumed",] += any(answer.get("assumed") for answer in answers)
        seen["short all-ins add up",] += adds_up(hand)

    structures = [("NL", house) for house in ("tda", "single", "double")]
    structures += [("PL", house) for house in ("tda", "single", "double")] + [("FL", "tda")]
    states = ("open", "reopened", "closed", "matched", "all-in", "folded")
    corners: list[tuple[str, ...]] = [(*s, state) for s in structures for state in states]
    corners += [("over",), ("turn",), ("corrected",), ("assumed",), ("short all-ins add up",)]
    corners += [(f"may raise {may}",) for may in (True, False, None)]
    assert {corner: seen[corner] for corner in corners if seen[corner] < 15} == {}
