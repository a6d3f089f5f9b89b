"""Try the engine on recorded hands: `python -m tests.engine.real_hands FILE`.

The file holds one JSON object a line: seats in order of action after the flop, stacks before all
posts, and every action with the player's total on the street. No recorded legal action may be
called illegal, none may be corrected, and the raises and restrictions that the file marks must be
the engine's. Such files stay out of the repository: they are other people's.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

from rules.engine import (
    Action,
    AllIn,
    Call,
    Check,
    Fold,
    Impossible,
    Raise,
    Rulebook,
    Ruling,
    Street,
    Structure,
    Table,
    decide,
    play,
)

Hand = dict[str, Any]
Finding = tuple[str, str]


class RealHand:
    """A recorded hand and how much each seat has put in, street by street."""

    def __init__(self, record: Hand) -> None:
        """Take the antes and dead posts; the names are SB and BB where the blinds were posted."""
        self.record = record
        self.seats = range(record["n"])
        self.names = [f"P{seat}" for seat in self.seats]
        small, big = (1, 0) if record["n"] == 2 else (0, 1)
        if record["n"] > 2 and record["blinds"][:2] == [record["bb"], 0]:
            small, big = -1, 0  # There is no small blind.
        self.blinds = [seat for seat in (small, big) if seat >= 0]
        self.names[big] = "BB"
        if small >= 0 and record["blinds"][small]:
            self.names[small] = "SB"
        self.paid = [
            ante + dead for ante, dead in zip(record["antes"], record["dead"], strict=True)
        ]
        self.folded: set[int] = set()

    def table(self, street: int) -> Table:
        """Return the table at the beginning of a street."""
        order = [seat for seat in self.order(street) if self.is_in(seat, street)]
        seats = [
            (self.names[seat], self.record["stacks"][seat] - self.paid[seat]) for seat in order
        ]
        table = Table.start(self.rulebook(street), seats, pot=sum(self.paid))
        return table if street else self.with_posts(table)

    def is_in(self, seat: int, street: int) -> bool:
        """Say whether the seat still plays for the pot of this street with chips of its own."""
        left = self.record["stacks"][seat] > self.paid[seat]
        return seat not in self.folded and (left or street == 0)

    def order(self, street: int) -> list[int]:
        """Return the seats in order of action: before the flop the blinds are last."""
        if street:
            return list(self.seats)
        return [seat for seat in self.seats if seat not in self.blinds] + self.blinds

    def rulebook(self, street: int) -> Rulebook:
        """Return what is played; the small blind is what was posted, at most half the big one."""
        big = self.record["bb"]
        small = min(max(self.record["blinds"][self.blinds[0]], 1), big)
        structure = Structure(self.record["lim"])
        return Rulebook(structure, small, big, list(Street)[street])

    def with_posts(self, table: Table) -> Table:
        """Return the table with the live posts of newcomers, which a hand line has no form for."""
        posted = dict(zip(self.names, self.record["blinds"], strict=True))
        extra = {name: posted[name] for name in posted if name not in ("SB", "BB")}
        seats = tuple(
            seat._replace(bet=extra[seat.name]) if extra.get(seat.name) else seat
            for seat in table.seats
        )
        return replace(table, seats=seats, pot=table.pot + sum(extra.values()))

    def action(self, kind: str, seat: int, total: int, all_in: int) -> Action:
        """Return a recorded action as the engine's."""
        name = self.names[seat]
        if kind in "br":
            return AllIn(name) if all_in else Raise(name, total)
        if kind == "f":
            return Fold(name)
        return Check(name) if kind == "k" else Call(name)


def findings(record: Hand) -> Iterator[Finding]:
    """Yield what the engine rules otherwise than the record has it, and what it confirms."""
    hand = RealHand(record)
    if not record["blinds"][hand.blinds[-1]]:
        # The short blind that was the player's last chips is recorded as his raise.
        yield "left out", "no big blind posted"
        return
    for street in range(4):
        acts = [act for act in record["acts"] if act[0] == street]
        if acts:
            yield "rounds", ""
            yield from findings_of_round(hand, street, acts)


def findings_of_round(hand: RealHand, street: int, acts: list[list[Any]]) -> Iterator[Finding]:
    """Yield the findings of one betting round and leave what it cost in the hand."""
    ruling, bets = play(hand.table(street), ())[0], dict(enumerate(hand.record["blinds"]))
    if street:
        bets = {}
    for _, seat, kind, total, all_in in acts:
        yield "actions", ""
        if kind == "f" and ruling.to_act is None:
            yield "folds after the end", ""
            return
        yield from marks(hand.record, [street, seat, kind, total], ruling)
        try:
            after = decide(ruling.table, hand.action(kind, seat, total, all_in))
        except Impossible as refused:
            yield "ILLEGAL", f"{refused.code} {street} {hand.names[seat]} {kind} {total}"
            return
        stands = next(s.bet for s in after.seats if s.name == hand.names[seat])
        if stands != total:
            yield "CORRECTED", f"{street} {hand.names[seat]} {kind} {total}, engine {stands}"
        bets[seat], ruling = total, after
        if kind == "f":
            hand.folded.add(seat)
    if ruling.to_act is not None:
        yield "UNFINISHED", f"{street}: the turn of {ruling.to_act}"
    for seat, bet in bets.items():
        hand.paid[seat] += bet


def marks(record: Hand, act: list[Any], ruling: Ruling) -> Iterator[Finding]:
    """Compare the raises and restrictions that the record marks."""
    street, seat, kind, total = act
    for mark in record["expect"]["short_raises"]:
        if mark[:3] == [street, seat, total]:
            same = (ruling.bet, ruling.min_raise_by) == (mark[3], mark[5])
            yield ("short raises" if same else "SHORT RAISE"), f"{mark}, {ruling.min_raise_by}"
    for mark in record["expect"]["restricted"]:
        if mark[:3] == [street, seat, kind] and facing_of_turn(ruling) == mark[3]:
            closed = ruling.may_raise is False
            yield ("restricted" if closed else "NOT RESTRICTED"), f"{mark}, {ruling.min_raise_by}"


def facing_of_turn(ruling: Ruling) -> int | None:
    """Return what the player whose turn it is faces."""
    return next((seat.facing for seat in ruling.seats if seat.name == ruling.to_act), None)


def main(path: str) -> int:
    """Print the findings, the surprising ones with their hands; return 1 if there are any."""
    counted: Counter[str] = Counter()
    for line in Path(path).read_text(encoding="utf-8").splitlines():
        record = json.loads(line)
        counted["hands"] += 1
        for kind, what in findings(record):
            counted[kind] += 1
            if kind.isupper():
                sys.stdout.write(f"{kind}: {record['id']}: {what}\n")
    for kind, number in sorted(counted.items()):
        sys.stdout.write(f"{number:8} {kind}\n")
    return any(kind.isupper() for kind in counted)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
