"""A second opinion: one betting round as plain as the rule's words, for the tests alone.

Nothing is carried along. A hand is a dict with a setting and a list of everything that happened,
and every answer is found by reading that list again from its beginning. The engine keeps figures
and moves them on; whoever slips in one of the two ways is unlikely to slip alike in the other.
"""

from __future__ import annotations

from typing import Any

Hand = dict[str, Any]
Event = dict[str, Any]

DEFAULTS: Hand = {
    "structure": "NL",
    "small": 50,
    "big": 100,
    "street": "preflop",
    "house": "tda",
    "straddle": 0,
    "cap": 0,
    "ante": 0,
    "bb_ante": 0,
    "pot": None,
    "listed": True,
    "silent": (),
}


class RefusedError(Exception):
    """The action cannot be; `codes` are the errors that would each be a true answer."""

    def __init__(self, codes: set[str]) -> None:
        """Keep every code that is true of the action."""
        super().__init__(sorted(codes))
        self.codes = codes


def start(seats: dict[str, int | None], **setting: object) -> Hand:
    """Return the hand before the first action, the blinds posted.

    `seats` are in order of action, with the stack or None; `silent` are the blinds that the line
    never names.
    """
    hand: Hand = {**DEFAULTS, **setting, "seats": list(seats), "stacks": dict(seats), "events": []}
    if hand["street"] == "preflop":
        for name, blind in blinds(hand).items():
            if name in seats:
                stack = seats[name]
                total = blind if stack is None else min(blind, stack)
                record(hand, name, "post", total)
    return hand


def blinds(hand: Hand) -> dict[str, int]:
    """Return who would post how much before the flop."""
    posts = {"SB": hand["small"], "BB": hand["big"]}
    if hand["straddle"]:
        posts["STR"] = hand["straddle"]
    return posts


def record(hand: Hand, name: str, what: str, total: int) -> None:
    """Write down what happened; a total that is the whole stack is an all-in."""
    all_in = hand["stacks"][name] is not None and total == hand["stacks"][name]
    hand["events"].append({"who": name, "what": what, "total": total, "all_in": all_in})


# What the list of events says


def own_bet(hand: Hand, name: str) -> int:
    """Return what the player has in front of him in this round."""
    totals: list[int] = [event["total"] for event in hand["events"] if event["who"] == name]
    return max(totals, default=0)


def opening_level(hand: Hand) -> int:
    """Return the bet to match before anybody acts: the full big blind, also where posted short."""
    if hand["street"] != "preflop":
        return 0
    level: int = hand["straddle"] or hand["big"]
    return level


def unit(hand: Hand) -> int:
    """Return the least opening bet, in fixed limit the street's bet."""
    least: int = hand["big"]
    if hand["street"] == "preflop" and hand["straddle"]:
        least = hand["straddle"]
    elif hand["structure"] == "FL" and hand["street"] in ("turn", "river"):
        least = 2 * hand["big"]
    return least


def bet_to_match(hand: Hand, events: list[Event] | None = None) -> int:
    """Return the highest bet, or the blind where it was posted short."""
    told = hand["events"] if events is None else events
    totals: list[int] = [event["total"] for event in told]
    return max([opening_level(hand), *totals])


def full_raises(hand: Hand) -> list[Event]:
    """Return the full bets and raises with what each added (`by`) and its place in the list."""
    level = last_full = opening_level(hand)
    least, found = unit(hand), []
    for place, event in enumerate(hand["events"]):
        if event["what"] != "raise":
            continue
        if hand["structure"] == "FL":
            full = 2 * (event["total"] - last_full) >= unit(hand)
        else:
            full = event["total"] - level >= least
            least = max(least, event["total"] - level) if full else least
        if full:
            last_full = event["total"]
            found.append({**event, "by": event["total"] - level, "place": place})
        level = max(level, event["total"])
    return found


def minimum_raise_to(hand: Hand) -> int:
    """Return the least total that a raise must reach."""
    bet, least, full = bet_to_match(hand), unit(hand), full_raises(hand)
    if hand["structure"] == "FL":
        level = full[-1]["total"] if full else opening_level(hand)
        return int(level + least)
    if hand["house"] == "double":
        return least if bet == 0 else max(2 * bet, hand["big"])
    return int(bet + max([least, *(event["by"] for event in full)]))


def deeds(hand: Hand, name: str) -> list[tuple[int, Event]]:
    """Return what the player did of his own will, with its place: a posted blind is no action."""
    return [
        (place, event)
        for place, event in enumerate(hand["events"])
        if event["who"] == name and event["what"] != "post"
    ]


def has_folded(hand: Hand, name: str) -> bool:
    """Say whether the player is out of the hand."""
    return any(event["what"] == "fold" for _, event in deeds(hand, name))


def is_all_in(hand: Hand, name: str) -> bool:
    """Say whether the player has nothing left."""
    return any(event["all_in"] and event["who"] == name for event in hand["events"])


def betting(hand: Hand, name: str) -> str:
    """Return how betting stands to the player."""
    own, done = own_bet(hand, name), deeds(hand, name)
    if has_folded(hand, name):
        return "folded"
    if is_all_in(hand, name):
        return "all-in"
    if not done:
        return "open"
    if own == bet_to_match(hand):
        return "matched"
    return "reopened" if is_reopened(hand, name, done[-1][0]) else "closed"


def is_reopened(hand: Hand, name: str, last: int) -> bool:
    """Say whether what happened since the player's last action lets him raise again."""
    bet = bet_to_match(hand)
    facing = bet - own_bet(hand, name)
    if hand["structure"] == "FL":
        return bool(2 * facing >= unit(hand))
    if hand["house"] == "single":
        return any(event["place"] > last for event in full_raises(hand))
    if hand["house"] == "double":
        then = bet_to_match(hand, hand["events"][: last + 1])
        return bet >= (2 * then or hand["big"])
    return bool(facing >= minimum_raise_to(hand) - bet)


def facing(hand: Hand, name: str) -> int:
    """Return what the player must answer: who has folded or is all-in answers nothing any more."""
    out = betting(hand, name) in ("folded", "all-in")
    return 0 if out else bet_to_match(hand) - own_bet(hand, name)


# Whose turn, and what may he do


def in_hand(hand: Hand) -> list[str]:
    """Return who has not folded."""
    return [name for name in hand["seats"] if not has_folded(hand, name)]


def still_acts(hand: Hand, name: str) -> bool:
    """Say whether the round cannot end before this player has spoken."""
    state = betting(hand, name)
    return state in ("open", "reopened", "closed")


def turn(hand: Hand, passing: tuple[str, ...] = ()) -> str | None:
    """Return whose turn it is, None when the round is over; `passing` are taken to have folded."""
    left = [name for name in in_hand(hand) if name not in passing]
    if len(left) < 2:
        return None
    names = hand["seats"]
    spoken = [event["who"] for event in hand["events"] if event["what"] != "post"]
    after = names.index(spoken[-1]) + 1 if spoken else 0
    for name in names[after:] + names[:after]:
        if name in left and still_acts(hand, name):
            return str(name)
    return None


def may_raise(hand: Hand, name: str) -> bool | None:
    """Say whether the player may raise; None where he has acted and faces nothing."""
    state, stack = betting(hand, name), hand["stacks"][name]
    if state == "matched":
        return None
    others = [other for other in in_hand(hand) if other != name]
    if state == "closed" or cap_reached(hand):
        return False
    if hand["listed"] and all(is_all_in(hand, other) for other in others):
        return False
    return stack is None or stack > bet_to_match(hand)


def cap_reached(hand: Hand) -> bool:
    """Say whether the house's number of raises is used up; two players alone have no cap."""
    if not hand["cap"] or len(in_hand(hand)) == 2:
        return False
    counted = len(full_raises(hand)) + (hand["street"] == "preflop")
    return bool(counted >= hand["cap"])


def chips_in_the_middle(hand: Hand) -> int:
    """Return the antes, the chips of earlier streets and all bets of the round."""
    bets = sum(own_bet(hand, name) for name in hand["seats"])
    antes = hand["ante"] * len(hand["seats"]) + hand["bb_ante"]
    return int((hand["pot"] or 0) + antes + bets)


def limit(hand: Hand, name: str) -> int | None:
    """Return the highest total that the structure allows the player, None for no or unknown."""
    if hand["structure"] == "FL":
        return minimum_raise_to(hand)
    if hand["structure"] == "NL" or (hand["street"] != "preflop" and hand["pot"] is None):
        return None
    # Rule 54-B: a blind posted short, or not at all, counts as a full one.
    posted = {event["who"]: event["total"] for event in hand["events"] if event["what"] == "post"}
    short = sum(blind - posted.get(who, 0) for who, blind in blinds(hand).items())
    pot = chips_in_the_middle(hand) + (short if hand["street"] == "preflop" else 0)
    bet = bet_to_match(hand)
    return bet + pot + bet - own_bet(hand, name)


def answer(hand: Hand, asked: str | None = None) -> dict[str, Any]:
    """Return the ruling as the contract's JSON has it, without its reasons."""
    whose = asked or turn(hand)
    bet, least = bet_to_match(hand), minimum_raise_to(hand)
    told: dict[str, Any] = {
        "to_act": whose, "bet": bet, "to_call": None, "may_raise": None,
        "min_raise_by": least - bet, "min_raise_to": least, "max_raise_to": None,
        "pot": chips_in_the_middle(hand),
        "seats": {
            name: {
                "bet": own_bet(hand, name),
                "facing": facing(hand, name),
                "betting": betting(hand, name),
            }
            for name in hand["seats"]
        },
    }  # fmt: skip
    if whose is not None:
        stack, own = hand["stacks"][whose], own_bet(hand, whose)
        highest = [total for total in (stack, limit(hand, whose)) if total is not None]
        told["to_call"] = bet - own if stack is None else min(bet, stack) - own
        told["may_raise"] = may_raise(hand, whose)
        told["max_raise_to"] = min(highest, default=None)
    return told
