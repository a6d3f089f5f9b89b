"""Random short-stack hands: legal by the naive model, with many all-ins that are no full raise."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from tests.engine import naive, naive_actions
from tests.engine.naive import Hand
from tests.engine.naive_actions import Action

NAMES = ("A", "B", "C", "D", "E", "F", "G")
HOUSES = ("tda", "single", "double")
VERBS = ("fold", "check", "call", "bet", "raise", "all-in")


@dataclass(frozen=True)
class RandomHand:
    """A setting, the seats in order of action, what was done, and who is asked."""

    setting: dict[str, Any]
    seats: dict[str, int | None]
    actions: tuple[Action, ...]
    asked: str | None = None

    @property
    def line(self) -> str:
        """Return the hand line in the contract's canonical form."""
        setting = {**naive.DEFAULTS, **self.setting}
        head = [setting["structure"], f"{setting['small']}-{setting['big']}"]
        head += [setting["street"]] if setting["street"] != "preflop" else []
        head += [f"ante {setting['ante']}"] if setting["ante"] else []
        head += [f"bb-ante {setting['bb_ante']}"] if setting["bb_ante"] else []
        head += [f"pot {setting['pot']}"] if setting["pot"] is not None else []
        head += [f"straddle {setting['straddle']}"] if setting["straddle"] else []
        head += [f"cap {setting['cap']}"] if setting["cap"] else []
        head += [f"house {setting['house']}"] if setting["house"] != "tda" else []
        if setting["listed"]:
            seats = (n if stack is None else f"{n}={stack}" for n, stack in self.seats.items())
            head.append(f"[{' '.join(seats)}]")
        told = [
            " ".join(str(part) for part in action if part is not None) for action in self.actions
        ]
        told += [f"{self.asked}?"] if self.asked else []
        return f"{' '.join(head)}: {', '.join(told)}"

    def dealt(self) -> Hand:
        """Return the naive hand before the first action, as the line names its players."""
        if self.setting["listed"]:
            return naive.start(self.seats, **self.setting)
        order = list(dict.fromkeys(action[0] for action in self.actions))
        order += [self.asked] if self.asked and self.asked not in order else []
        silent: tuple[str, ...] = ()
        if self.setting["street"] == "preflop":
            posting = ["SB", "BB"] + (["STR"] if self.setting.get("straddle") else [])
            silent = tuple(name for name in posting if name not in order)
            seat_the_silent(order, posting)
        silent = tuple(name for name in silent if name != "STR")
        return naive.start(dict.fromkeys(order), **self.setting, silent=silent)

    def answers(self) -> list[dict[str, Any]]:
        """Return what the naive model says at every step."""
        return naive_actions.play(self.dealt(), list(self.actions), self.asked)


GAMES = (*((structure, house) for structure in ("NL", "PL") for house in HOUSES), ("FL", "tda"))


def seat_the_silent(order: list[str], posting: list[str]) -> None:
    """Put the blinds that the line does not name last, but each before the blind after it."""
    for place in reversed(range(len(posting))):
        if posting[place] not in order:
            after = posting[place + 1] if place + 1 < len(posting) else None
            order.insert(order.index(after) if after else len(order), posting[place])


def deal(
    random: Random, game: tuple[str, str] | None
) -> tuple[dict[str, Any], dict[str, int | None]]:
    """Return a random setting, of the game if one is given, and its seats in order of action."""
    big = random.choice((2, 3, 5, 10, 20, 99, 100, 101))
    structure, house = game or random.choices(GAMES, (6, 3, 3, 3, 2, 2, 6))[0]
    street = random.choices(("preflop", "flop", "turn", "river"), (6, 3, 1, 1))[0]
    setting: dict[str, Any] = {
        "structure": structure, "small": random.choice((big // 2, (big + 1) // 2, 1, big)),
        "big": big, "street": street, "listed": random.random() < 0.7,
    }  # fmt: skip
    if structure != "FL":
        setting["house"] = house
    elif random.random() < 0.5:
        setting["cap"] = random.randint(1, 5)
    if street != "preflop":
        setting["pot"] = random.choice((None, random.randint(4 * big, 12 * big)))
    else:
        before_the_flop(random, setting)
    crowded = random.random() < 0.5
    fewest, most = (3, 5) if crowded else (0 if street == "preflop" else 2, 4)
    players = random.sample(NAMES, random.randint(fewest, most))
    if street == "preflop":
        players += ["SB", "BB"] + (["STR"] if setting.get("straddle") else [])
        if setting["listed"] and len(players) > 3 and random.random() < 0.1:
            players.remove("SB")
    stacks = ladder(random, big) if crowded else short_stacks(random, big)
    return setting, {name: next(stacks) if setting["listed"] else None for name in players}


def ladder(random: Random, big: int) -> Iterator[int | None]:
    """Yield stacks that cover everybody, and between them each a little more than the last.

    Gone all-in one after the other, the small ones are a row of raises none of which is full.
    """
    height = random.randint(1, 3 * big)
    while True:
        if random.random() < 0.4:
            yield None
        else:
            height += random.randint(1, big)
            yield height


def before_the_flop(random: Random, setting: dict[str, Any]) -> None:
    """Add antes and a straddle to some settings."""
    big = setting["big"]
    if random.random() < 0.2:
        setting[random.choice(("ante", "bb_ante"))] = random.randint(1, big)
    if random.random() < 0.15 and setting["structure"] != "FL":
        setting["straddle"] = random.choice((2 * big, 2 * big + 1, big + 1, 4 * big))


def short_stacks(random: Random, big: int) -> Iterator[int | None]:
    """Yield stacks of a few big blinds, often one chip from a whole number of halves."""
    while True:
        halves = random.randint(1, 16) * big // 2 + random.choice((-1, 0, 0, 1))
        yield random.choice((None, random.randint(1, 7 * big), max(1, halves), max(1, halves)))


def next_to_speak(hand: Hand) -> str | None:
    """Return who acts next in the line: a blind it never names is passed over."""
    whose = naive.turn(hand)
    return naive.turn(hand, hand["silent"]) if whose in hand["silent"] else whose


def act_at_random(random: Random, hand: Hand, name: str) -> Action:
    """Return an action that the naive model allows the player."""
    facing = naive.bet_to_match(hand) - naive.own_bet(hand, name)
    passive: Action = (name, "call" if facing else "check", None)
    weights = (3, 40, 7, 50) if len(hand["seats"]) > 4 else (10, 40, 24, 26)
    kind = random.choices(("fold", "passive", "raise", "all-in"), weights)[0]
    if kind == "fold":
        return name, "fold", None
    action = raise_at_random(random, hand, name) if kind == "raise" else passive
    if kind == "all-in":
        action = all_in_at_random(random, hand, name)
    return passive if naive_actions.faults(hand, action) else action


def raise_at_random(random: Random, hand: Hand, name: str) -> Action:
    """Return a raise near the minimum, sometimes below it or far above."""
    bet, least = naive.bet_to_match(hand), naive.minimum_raise_to(hand)
    to = random.choice(
        (least, least, least + 1, least - 1, bet + 1, least + random.randint(1, 3 * hand["big"]))
    )
    return name, random.choice(("bet", "raise")), to


def all_in_at_random(random: Random, hand: Hand, name: str) -> Action:
    """Return an all-in, of a few chips around the figures that decide where the stack is open."""
    if hand["stacks"][name] is not None:
        return name, "all-in", random.choice((None, hand["stacks"][name]))
    bet, least = naive.bet_to_match(hand), naive.minimum_raise_to(hand)
    if random.random() < 0.5:
        return name, "all-in", bet + random.randint(1, max(1, (least - bet) // 2))
    near = random.choice((bet, (bet + least) // 2, least, bet // 2)) + random.choice((-1, 0, 1))
    return name, "all-in", random.choice((near, bet + random.randint(1, least - bet)))


def random_hand(random: Random, game: tuple[str, str] | None = None) -> RandomHand:
    """Return a random hand, whole or broken off, sometimes with a question at its end."""
    setting, seats = deal(random, game)
    silent: tuple[str, ...] = ()
    if not setting["listed"] and setting["street"] == "preflop":
        silent = random.choice(((), (), ("SB",), ("SB", "BB")))
    hand = naive.start(seats, **setting, silent=silent)
    actions: list[Action] = []
    length = random.choice((2, 5, 8, 12, 20))
    while len(actions) < length and (whose := next_to_speak(hand)) is not None:
        actions.append(act_at_random(random, hand, whose))
        naive_actions.act(hand, actions[-1])
    able = [name for name in seats if naive.betting(hand, name) not in ("folded", "all-in")]
    over = naive.turn(hand) is None
    asked = random.choice(able) if able and not over and random.random() < 0.5 else None
    told = RandomHand(setting, seats, tuple(actions), asked)
    return told if is_whole(told) else random_hand(random, game)


def is_whole(hand: RandomHand) -> bool:
    """Say whether the line says enough: without a list, players it never names are not there.

    "A fold, B bet 100" leaves B alone where nobody after him is named.
    """
    if not hand.actions and hand.asked is None:
        return False
    try:
        hand.answers()
    except naive.RefusedError:
        return bool(hand.setting["listed"])
    return True


def random_deed(random: Random, hand: Hand) -> Action:
    """Return anything anybody might try, most of it against the rule."""
    name = random.choice(hand["seats"])
    whose = naive.turn(hand)
    name = whose if whose is not None and random.random() < 0.7 else name
    verb = random.choice(VERBS)
    if verb in ("fold", "check", "call"):
        return name, verb, None
    around = (naive.bet_to_match(hand), naive.minimum_raise_to(hand), hand["stacks"][name] or 1)
    most = naive.limit(hand, name)
    amount = random.choice((*around, most or 1)) + random.choice((-1, 0, 1, hand["big"]))
    if verb == "all-in" and random.random() < 0.3:
        return name, verb, None
    return name, verb, max(1, amount)
