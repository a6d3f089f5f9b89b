"""A betting round played in PokerKit, an independent engine, under the names of a hand line."""

from __future__ import annotations

import warnings
from dataclasses import dataclass
from random import Random
from typing import Any

from pokerkit import Automation, FixedLimitTexasHoldem, NoLimitTexasHoldem, PotLimitOmahaHoldem

from tests.engine import naive, naive_actions
from tests.engine.naive_actions import Action
from tests.engine.random_hands import RandomHand, act_at_random

AUTOMATIONS = (
    Automation.ANTE_POSTING,
    Automation.BET_COLLECTION,
    Automation.BLIND_OR_STRADDLE_POSTING,
    Automation.CARD_BURNING,
    Automation.HOLE_DEALING,
    Automation.BOARD_DEALING,
    Automation.RUNOUT_COUNT_SELECTION,
    Automation.HOLE_CARDS_SHOWING_OR_MUCKING,
    Automation.HAND_KILLING,
    Automation.CHIPS_PUSHING,
    Automation.CHIPS_PULLING,
)
BETTING_ALONE = (
    Automation.ANTE_POSTING,
    Automation.BLIND_OR_STRADDLE_POSTING,
    Automation.CARD_BURNING,
    Automation.HOLE_DEALING,
)
"""What a round before the flop needs, so that its end deals no board and compares no hands."""
GAMES: dict[str, Any] = {
    "NL": NoLimitTexasHoldem,
    "PL": PotLimitOmahaHoldem,
    "FL": FixedLimitTexasHoldem,
}
STREETS = ("preflop", "flop", "turn", "river")


@dataclass(frozen=True)
class Answer:
    """What PokerKit says of the player whose turn it is; a minimum only where he may raise."""

    to_act: str | None
    to_call: int | None
    may_raise: bool | None
    min_raise_to: int | None
    max_raise_to: int | None


class PokerKitTable:
    """One betting round in PokerKit: the earlier streets are called and checked through."""

    def __init__(self, hand: RandomHand, automations: tuple[Automation, ...] = AUTOMATIONS) -> None:
        """Deal the hand and bring it to its street."""
        self.automations = automations
        setting = {**naive.DEFAULTS, **hand.setting}
        self.street = STREETS.index(setting["street"])
        self.names = self.seated(list(hand.seats))
        self.state = self.dealt(setting, hand.seats)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            while self.state.street_index < self.street:
                self.state.check_or_call()

    def seated(self, order: list[str]) -> list[str]:
        """Return the names as PokerKit seats them: the first to act after the flop first."""
        if self.street:
            return order
        if len(order) == 2:
            return order[::-1]
        blinds = [name for name in ("SB", "BB", "STR") if name in order]
        return blinds + [name for name in order if name not in blinds]

    def dealt(self, setting: dict[str, Any], seats: dict[str, int | None]) -> Any:  # noqa: ANN401
        """Return PokerKit's state at the beginning of the hand."""
        big, before = setting["big"], 0 if self.street == 0 else setting["big"]
        stacks = [(seats[name] or 0) + before + setting["ante"] for name in self.names]
        bets = (big, 2 * big) if setting["structure"] == "FL" else (big,)
        blinds = (setting["small"], big, setting["straddle"])[: max(2, len(self.names))]
        return GAMES[setting["structure"]].create_state(
            self.automations, True, setting["ante"], blinds, *bets, stacks, len(self.names)
        )  # fmt: skip

    def answer(self) -> Answer:
        """Ask PokerKit everything about the player whose turn it is."""
        state = self.state
        if not state.status or state.street_index != self.street or state.actor_index is None:
            return Answer(None, None, None, None, None)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            return Answer(
                self.names[state.actor_index],
                state.checking_or_calling_amount,
                state.can_complete_bet_or_raise_to(),
                state.min_completion_betting_or_raising_to_amount,
                state.max_completion_betting_or_raising_to_amount,
            )

    def act(self, what: str, total: int) -> bool:
        """Do what happened in the naive model; say whether PokerKit allows it."""
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                if what == "fold":
                    self.state.fold()
                elif what == "raise":
                    self.state.complete_bet_or_raise_to(total)
                else:
                    self.state.check_or_call()
        except ValueError:
            return False
        return True


def random_kit_hand(random: Random, structure: str, street: str = "") -> RandomHand:
    """Return a hand within what PokerKit knows: listed, with stacks, no blind posted short."""
    big = random.choice((2, 10, 20, 100))
    later = "turn" if structure == "FL" else "flop"
    street = street or random.choice(("preflop", "flop", later))
    names = list("ABCDE")[: random.randint(0 if street == "preflop" else 2, 5)]
    names += ["SB", "BB"] if street == "preflop" else []
    pot = None if street == "preflop" else len(names) * big
    ante = random.choice((0, 0, 1)) if street == "preflop" else 0
    setting = {
        "structure": structure, "small": big // 2, "big": big, "street": street,
        "ante": ante, "pot": pot, "listed": True, "house": "tda",
    }  # fmt: skip
    seats: dict[str, int | None] = {
        name: random.choice((random.randint(big + 1, 9 * big), 100 * big)) for name in names
    }
    hand = naive.start(seats, **setting)
    actions: list[Action] = []
    while (whose := naive.turn(hand)) is not None and len(actions) < 15:
        action = act_at_random(random, hand, whose)
        if action[1] == "fold" and not naive.facing(hand, whose):
            action = whose, "check", None  # PokerKit knows no fold where a check is free.
        actions.append(action)
        naive_actions.act(hand, action)
    return RandomHand(setting, seats, tuple(actions))
