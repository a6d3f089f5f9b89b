"""Who posts what in a recorded hand, in which order the players act, and the tables they act at."""

from dataclasses import dataclass, replace
from typing import Final

from rules.engine import Rulebook, Street, Table
from rules.engine.table import NOBODY, next_to_act
from rules.handline import HandLine
from rules.phh.history import Hand, HistoryCode, HistoryError

MIN_BETTORS: Final = 2


@dataclass(frozen=True, slots=True)
class Seating:
    """The posts of a hand by the places of the players, from 0; amounts in chips."""

    hand: Hand
    small: int | None
    """The place of the small blind; None where none is posted."""
    big: int
    straddle: int | None
    opener: int
    """Who acts first before the flop: the player behind the last blind or straddle."""

    @property
    def names(self) -> tuple[str, ...]:
        """What the players are called: by their blinds, or as in the record."""
        blinds = {self.small: "SB", self.big: "BB", self.straddle: "STR"}
        players = range(len(self.hand.stacks))
        return tuple(blinds.get(place, f"p{place + 1}") for place in players)

    @property
    def stacks(self) -> tuple[int | None, ...]:
        """Chips before the blinds, the antes taken."""
        posts = zip(self.hand.stacks, self.hand.antes, strict=True)
        return tuple(None if stack is None else max(stack - ante, 0) for stack, ante in posts)

    @property
    def antes(self) -> int:
        """What the antes come to, short ones as they are."""
        posts = zip(self.hand.stacks, self.hand.antes, strict=True)
        return sum(ante if stack is None else min(stack, ante) for stack, ante in posts)

    @property
    def late_posts(self) -> dict[int, int]:
        """Live posts besides the blinds and the straddle, by place."""
        known = {self.small, self.big, self.straddle}
        return {
            place: abs(post)
            for place, post in enumerate(self.hand.blinds)
            if post and place not in known
        }

    def rulebook(self, street: Street) -> Rulebook:
        """Return the setting of a street: the straddle counts before the flop only."""
        blinds = self.hand.blinds
        straddled = self.straddle is not None and street is Street.PREFLOP
        return Rulebook(
            self.hand.structure,
            0 if self.small is None else blinds[self.small],
            self.hand.smallest_bet,
            street,
            straddle=blinds[self.straddle or 0] if straddled else 0,
        )


def seating_of(hand: Hand) -> Seating:
    """Find the blinds among the posts; raise HistoryError where there is no big blind."""
    big_blind = hand.smallest_bet
    bigs = [place for place, post in enumerate(hand.blinds) if post == big_blind]
    highest = max(hand.blinds)
    if not bigs:
        raise HistoryError(HistoryCode.UNSUPPORTED_BLINDS)
    smalls = [
        place
        for place, post in enumerate(hand.blinds)
        if 0 < post <= big_blind and place != bigs[-1]
    ]
    last = max(place for place, post in enumerate(hand.blinds) if post == highest)
    return Seating(
        hand,
        small=smalls[0] if smalls else None,
        big=bigs[-1],
        straddle=last if highest > big_blind else None,
        opener=(last + 1) % len(hand.stacks),
    )


def opening_round(seating: Seating) -> tuple[Table, HandLine | None]:
    """Return the table before the flop, and its line where a line can say what was posted."""
    players = len(seating.names)
    order = [place % players for place in range(seating.opener, seating.opener + players)]
    seats = tuple((seating.names[place], seating.stacks[place]) for place in order)
    rulebook = seating.rulebook(Street.PREFLOP)
    table = Table.start(rulebook, seats, pot=seating.antes)
    posts = [seating.late_posts.get(place, 0) for place in order]
    if any(posts):
        return _with_late_posts(table, posts), None
    if any(stack == 0 for _name, stack in seats):
        # All-in for the ante: no line can say that.
        return table, None
    return table, HandLine(rulebook, seats, listed=True, pot=seating.antes or None)


def later_round(
    seating: Seating, street: Street, before: Table
) -> tuple[Table, HandLine | None] | None:
    """Return the table of the next street; None where nobody is left to bet against.

    Stacks go on with what is left; who folded or is all-in drops out.
    """
    left = {
        seat.name: None if seat.stack is None else seat.stack - seat.bet
        for seat in before.seats
        if seat.can_act
    }
    if len(left) < MIN_BETTORS:
        return None
    seats = tuple((name, left[name]) for name in seating.names if name in left)
    rulebook = seating.rulebook(street)
    line = HandLine(rulebook, seats, listed=True, pot=before.pot)
    return line.table, line


def _with_late_posts(table: Table, posts: list[int]) -> Table:
    """Return the table with these live posts, in order of action, each at most the stack."""
    seats = tuple(
        seat._replace(bet=post if seat.stack is None else min(post, seat.stack)) if post else seat
        for seat, post in zip(table.seats, posts, strict=True)
    )
    pot = table.pot + sum(seat.bet for seat in seats) - sum(seat.bet for seat in table.seats)
    turn = next_to_act(seats, table.level.bet, NOBODY, listed=True)
    return replace(table, seats=seats, turn=turn, pot=pot)
