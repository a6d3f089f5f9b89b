"""How fast the engine rules: with full answers, against PokerKit and against a plain loop.

Three players of the same hands take turns, and each ratio is the median of the rounds: a busy
machine slows them alike. PokerKit deals no board and compares no hands: all three only bet. A
whole hand is its setting and its actions, as a ruling on a hand line needs both.
"""

from __future__ import annotations

import gc
import time
import warnings
from collections.abc import Callable
from math import inf
from random import Random
from statistics import median
from typing import Any

from rules.engine import Action, Raise, Rulebook, Ruling, Street, Structure, Table, decide
from tests.bench.plain_loop import Loop, Report
from tests.engine import naive_actions
from tests.engine.bridge import action_of, table_of
from tests.engine.pokerkit_table import BETTING_ALONE, PokerKitTable, random_kit_hand
from tests.engine.random_hands import RandomHand, random_hand

Times = tuple[float, float, float]
HANDS = 400
ROUNDS = 9
TIMES_POKERKIT = 4.0
OF_THE_LOOP = 0.5
LENGTHS = (10, 100, 400)
TIMES_SHORT_HAND = 1.3


def report(ruling: Ruling) -> Report:
    """Return every figure of a step and how each seat stands, as the plain loop does."""
    return (
        ruling.to_act, ruling.bet, ruling.to_call, ruling.may_raise, ruling.min_raise_by,
        ruling.min_raise_to, ruling.max_raise_to, ruling.pot, ruling.seats,
    )  # fmt: skip


class Hand:
    """A hand that all three can play, with its actions in each one's own form."""

    def __init__(self, told: RandomHand) -> None:
        """Note what happens in the hand."""
        self.told, self.plain = told, told.dealt()
        posts = len(self.plain["events"])
        played = told.dealt()
        for action in told.actions:
            naive_actions.act(played, action)
        self.events = [(event["what"], event["total"]) for event in played["events"][posts:]]
        self.actions: list[Action] = [action_of(*action) for action in told.actions]


def play_engine(hand: Hand, table: Table) -> list[Report]:
    """Rule on every action and report every step."""
    reports = []
    for action in hand.actions:
        ruling = decide(table, action)
        reports.append(report(ruling))
        table = ruling.table
    return reports


def play_loop(hand: Hand, loop: Loop) -> list[Report]:
    """Do the same in the plain loop."""
    reports = []
    for action in hand.told.actions:
        loop.act(*action)
        reports.append(loop.report())
    return reports


def play_kit(hand: Hand, kit: PokerKitTable) -> list[Report]:
    """Do the same in PokerKit, with every query it has on betting and chips.

    It answers for the player whose turn it is only.
    """
    reports, state = [], kit.state
    for what, total in hand.events:
        if what == "fold":
            state.fold()
        elif what == "raise":
            state.complete_bet_or_raise_to(total)
        else:
            state.check_or_call()
        reports.append(queries(state))
    return reports


def queries(state: Any) -> Report:  # noqa: ANN401
    """Return what PokerKit says of a step."""
    over = state.actor_index is None
    return (
        state.actor_index, state.can_fold(), state.can_check_or_call(),
        state.checking_or_calling_amount, state.can_complete_bet_or_raise_to(),
        state.min_completion_betting_or_raising_to_amount,
        state.max_completion_betting_or_raising_to_amount,
        state.total_pot_amount, list(state.bets), list(state.stacks), list(state.statuses),
        None if over else [state.get_effective_stack(place) for place in state.player_indices],
    )  # fmt: skip


def playable() -> list[Hand]:
    """Return no-limit hands that PokerKit plays to their end."""
    hands: list[Hand] = []
    seed = 0
    while len(hands) < HANDS:
        told = random_kit_hand(Random(seed), "NL", "preflop")  # noqa: S311 (no secret)
        seed += 1
        if told.setting["ante"]:
            continue  # PokerKit would have to gather the antes first.
        hand, kit = Hand(told), PokerKitTable(told, BETTING_ALONE)
        if all(kit.act(what, total) for what, total in hand.events):
            hands.append(hand)
    return hands


def seconds(work: Callable[[], object]) -> float:
    """Return the processor time that the work takes."""
    gc.collect()
    begin = time.process_time()
    work()
    return time.process_time() - begin


def betting(hands: list[Hand]) -> Times:
    """Return the seconds that engine, PokerKit and plain loop need to play tables set up before."""
    tables = [(hand, table_of(hand.plain)) for hand in hands]
    kits = [(hand, PokerKitTable(hand.told, BETTING_ALONE)) for hand in hands]
    loops = [(hand, Loop(hand.plain)) for hand in hands]
    return (
        seconds(lambda: [play_engine(hand, table) for hand, table in tables]),
        seconds(lambda: [play_kit(hand, kit) for hand, kit in kits]),
        seconds(lambda: [play_loop(hand, loop) for hand, loop in loops]),
    )


def whole_hands(hands: list[Hand]) -> Times:
    """Return the seconds the three need from the setting to the end of the round."""
    return (
        seconds(lambda: [play_engine(hand, table_of(hand.plain)) for hand in hands]),
        seconds(lambda: [play_kit(h, PokerKitTable(h.told, BETTING_ALONE)) for h in hands]),
        seconds(lambda: [play_loop(hand, Loop(hand.plain)) for hand in hands]),
    )


def long_hand(length: int) -> tuple[Table, list[Action]]:
    """Return a table of six and a war of minimum raises of so many actions."""
    names = "ABCDEF"
    rulebook = Rulebook(Structure.NO_LIMIT, 50, 100, Street.FLOP)
    table = Table.start(rulebook, [(name, None) for name in names])
    return table, [Raise(names[i % 6], 100 * (i + 1)) for i in range(length)]


def cost_per_action(length: int) -> float:
    """Return the seconds an action takes in a hand of so many, with its report."""
    table, actions = long_hand(length)
    repeats = 4 * max(LENGTHS) // length

    def work() -> None:
        for _ in range(repeats):
            at = table
            for action in actions:
                ruling = decide(at, action)
                report(ruling)
                at = ruling.table

    return seconds(work) / (repeats * length)


def told(what: str, ratio: float, least: float = 0.0, most: float = inf) -> bool:
    """Print one ratio with its target; say whether it is met."""
    met = least <= ratio <= most
    target = f"at least {least}" if least else f"at most {most}"
    print(f"  {what:58} {ratio:6.2f}   {target:16} {'met' if met else 'MISSED'}")
    return met


def against_others() -> list[bool]:
    """Print the engine's speed beside the others'."""
    hands = playable()
    check_reports(hands)
    actions = sum(len(hand.actions) for hand in hands)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        rounds = [(betting(hands), whole_hands(hands)) for _ in range(ROUNDS)]
    played, whole = zip(*rounds, strict=True)
    per_second = median(actions / mine for mine, _, _ in played)
    print(f"  {actions} actions of {len(hands)} hands, {per_second:,.0f} a second")
    kit = median(kit / mine for mine, kit, _ in whole)
    loop = median(loop / mine for mine, _, loop in played)
    print(f"  {median(kit / mine for mine, kit, _ in played):.2f} where PokerKit is set up before")
    return [
        told("whole hands, PokerKit with its queries = 1", kit, TIMES_POKERKIT),
        told("actions, a plain loop over lists = 1", loop, OF_THE_LOOP),
    ]


def check_reports(hands: list[Hand]) -> None:
    """Stop where engine and plain loop do not report alike, here and in every kind of hand."""
    random = [random_hand(Random(seed)) for seed in range(1000)]  # noqa: S311 (no secret)
    for hand in [*hands, *(Hand(told) for told in random if told.setting["listed"])]:
        mine = play_engine(hand, table_of(hand.plain))
        if mine != play_loop(hand, Loop(hand.plain)):
            raise AssertionError(hand.told.line)


def by_length() -> list[bool]:
    """Print what an action costs after few and after many."""
    rounds: list[Any] = [[cost_per_action(length) for length in LENGTHS] for _ in range(ROUNDS)]
    found = []
    for place, length in enumerate(LENGTHS[1:], start=1):
        ratio = median(costs[place] / costs[0] for costs in rounds)
        what = f"cost of an action in a hand of {length}, in one of 10 = 1"
        found.append(told(what, ratio, most=TIMES_SHORT_HAND))
    return found


def measure() -> bool:
    """Print the engine's measurements; say whether all targets are met."""
    print("The engine, with the full answer for every seat at each step")
    return all([*against_others(), *by_length()])
