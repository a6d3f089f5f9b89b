"""The plainest thing that makes the engine's report: lists changed in place, one pass a step.

Its reports are the engine's very values, so that only the way to them is measured.
It knows every structure, house and option of a hand line and checks every action, but has no
reasons, no undo, and no facts in its errors.
"""

from __future__ import annotations

from typing import Any

from rules.engine import Betting, SeatRuling
from tests.engine.naive import Hand

Report = tuple[Any, ...]


class Loop:
    """One betting round: a list for each figure, a place in them for each seat."""

    def __init__(self, hand: Hand) -> None:
        """Post the blinds."""
        self.fixed, self.pot_limit = hand["structure"] == "FL", hand["structure"] == "PL"
        self.house, self.cap, self.listed = hand["house"], hand["cap"], hand["listed"]
        self.names: list[str] = list(hand["seats"])
        self.stacks: list[int | None] = list(hand["stacks"].values())
        count = len(self.names)
        self.bets, self.then = [0] * count, [0] * count
        self.acted, self.folded, self.all_in = [False] * count, [False] * count, [False] * count
        self.raised_to = [0] * count  # by the first full raise since the player's last action
        self.pot: int = (hand["pot"] or 0) + hand["ante"] * count + hand["bb_ante"]
        self.unit: int = hand["big"]
        self.big: int = hand["big"]
        self.level, self.full, self.missing, self.raises = 0, 0, 0, 0
        self.pot_known = True
        if hand["street"] == "preflop":
            self.post(hand)
        else:
            self.pot_known = hand["pot"] is not None
            self.unit *= 2 if self.fixed and hand["street"] in ("turn", "river") else 1
        self.by = self.unit
        self.turn = -1
        self.pass_turn()

    def post(self, hand: Hand) -> None:
        """Post the blinds and the straddle."""
        posts = {"SB": hand["small"], "BB": hand["big"]}
        if hand["straddle"]:
            posts["STR"] = self.unit = hand["straddle"]
        self.level = self.full = self.unit
        self.raises = 1
        for name, blind in posts.items():
            total = 0
            if name in self.names:
                place = self.names.index(name)
                stack = self.stacks[place]
                total = blind if stack is None else min(blind, stack)
                self.bets[place] = total
                self.all_in[place] = total == stack
            self.missing += blind - total
            self.pot += total

    def minimum(self) -> int:
        """Return the least total of a raise."""
        if self.fixed:
            return self.full + self.unit
        if self.house == "double":
            return max(2 * self.level, self.big) if self.level else self.unit
        return self.level + self.by

    def most(self, place: int) -> int | None:
        """Return the highest total the structure allows."""
        if self.fixed:
            return self.minimum()
        if not self.pot_limit or not self.pot_known:
            return None
        pot = 2 * self.level + self.pot + self.missing - self.bets[place]
        highest: int = max(pot, self.minimum())
        return highest

    def is_open(self, place: int) -> bool:
        """Say whether betting is open to a player who faces a bet."""
        if not self.acted[place]:
            return True
        facing = self.level - self.bets[place]
        if self.fixed:
            return 2 * facing >= self.unit
        if self.house == "single":
            return self.raised_to[place] > 0
        if self.house == "double":
            return self.level >= (2 * self.then[place] or self.big)
        return facing >= self.by

    def is_capped(self) -> bool:
        """Say whether the house's raises are used up."""
        left = len(self.names) - sum(self.folded)
        return bool(self.cap) and self.raises >= self.cap and left > 2

    def act(self, name: str, verb: str, amount: int | None) -> None:
        """Do what the player whose turn it is does."""
        place = self.turn
        if place < 0 or self.names[place] != name:
            raise ValueError(name)
        own, stack = self.bets[place], self.stacks[place]
        total = own
        if verb == "check":
            if own != self.level:
                raise ValueError(verb)
        elif verb == "call":
            if own == self.level:
                raise ValueError(verb)
            total = self.level if stack is None else min(self.level, stack)
        elif verb == "fold":
            self.folded[place] = True
        else:
            total = self.raised(place, verb, amount if stack is None or amount else stack)
        self.pot += total - own
        self.bets[place] = total
        self.acted[place], self.raised_to[place] = True, 0
        self.then[place] = self.level
        if total == stack or verb == "all-in":
            self.stacks[place] = total
            self.all_in[place] = True
        self.pass_turn()

    def raised(self, place: int, verb: str, said: int | None) -> int:
        """Return the total of a bet, raise or all-in, brought up to the minimum."""
        stack = self.stacks[place]
        if said is None or (stack is not None and said > stack):
            raise ValueError(said)
        if verb == "all-in" and said <= self.level:
            return said
        most = self.most(place)
        if said <= self.level or (most is not None and said > most):
            raise ValueError(said)
        if self.is_capped() or not self.is_open(place):
            raise ValueError(said)
        total = said if verb == "all-in" else max(said, self.minimum())
        if stack is not None and total > stack:
            total = stack
        self.lift(total)
        return total

    def lift(self, total: int) -> None:
        """Raise the bet to match, and the minimum raise where the raise is a full one."""
        added = total - self.level
        if self.fixed:
            is_full = 2 * (total - self.full) >= self.unit
        else:
            is_full = added >= self.by
            self.by = max(self.by, added)
        self.level = total
        if is_full:
            self.full = total
            self.raises += 1
            self.raised_to = [earlier or total for earlier in self.raised_to]

    def pass_turn(self) -> None:
        """Find the next seat that must speak; -1 when the round is over."""
        count, level = len(self.names), self.level
        if count - sum(self.folded) > 1:
            for step in range(1, count + 1):
                place = (self.turn + step) % count
                if self.folded[place] or self.all_in[place]:
                    continue
                if not self.acted[place] or self.bets[place] < level:
                    self.turn = place
                    return
        self.turn = -1

    def report(self) -> Report:
        """Return every figure of the step and how each seat stands."""
        level, turn, least = self.level, self.turn, self.minimum()
        seats = tuple([self.seat(place, least) for place in range(len(self.names))])
        by = least - level
        if turn < 0:
            return None, level, None, None, by, least, None, self.pot, seats
        bet, stack, most = self.bets[turn], self.stacks[turn], self.most(turn)
        call = level - bet if stack is None else min(level, stack) - bet
        if stack is not None:
            most = stack if most is None else min(most, stack)
        may = self.may_raise(turn)
        return self.names[turn], level, call, may, by, least, most, self.pot, seats

    def may_raise(self, turn: int) -> bool:
        """Say whether the player whose turn it is may raise."""
        stack = self.stacks[turn]
        if not self.is_open(turn) or (stack is not None and stack <= self.level):
            return False
        if self.is_capped():
            return False
        return not self.listed or any(
            not self.folded[place] and not self.all_in[place] and place != turn
            for place in range(len(self.names))
        )

    def seat(self, place: int, least: int) -> SeatRuling:
        """Return how a seat stands."""
        name, stack, bet = self.names[place], self.stacks[place], self.bets[place]
        if self.folded[place]:
            return SeatRuling(name, stack, bet, 0, Betting.FOLDED, None)
        if self.all_in[place]:
            return SeatRuling(name, stack, bet, 0, Betting.ALL_IN, None)
        facing = self.level - bet
        if not self.acted[place]:
            return SeatRuling(name, stack, bet, facing, Betting.OPEN, None)
        at = self.reopens_at(place, least)
        if not facing:
            return SeatRuling(name, stack, bet, 0, Betting.MATCHED, at)
        betting = Betting.REOPENED if self.is_open(place) else Betting.CLOSED
        return SeatRuling(name, stack, bet, facing, betting, at)

    def reopens_at(self, place: int, least: int) -> int | None:
        """Return the bet to match at which betting opens again to a player who has acted."""
        if self.fixed:
            return self.bets[place] + (self.unit + 1) // 2
        if self.house == "double":
            return 2 * self.then[place] or self.big
        if self.house == "single":
            return self.raised_to[place] or least
        return self.bets[place] + self.by
