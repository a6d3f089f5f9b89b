"""Walking through a betting round: what holds at one step, and what changed since the last.

Nothing here knows of requests or addresses, nor of scenarios beyond their hand line: any hand
that the engine can play has positions.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import pairwise

from rules import handline
from rules.engine import Betting, Reason, Ruling, SeatRuling
from rules.handline import LineError
from rules.verdict import Verdict, verdict_of
from scenarios.drawing.ladder import Ladder, draw_ladder, reach
from scenarios.drawing.table import TablePicture, draw_table
from scenarios.models import Scenario
from scenarios.phrases import Measure, measure_of

SHOWCASE = "NL 50-100 flop: A bet 100, B all-in 125, C call, D all-in 200, E call, A?"

FactValue = int | bool | str | None


@dataclass(frozen=True, slots=True)
class Fact:
    """A figure of the ruling, and what it was one step before."""

    name: str
    value: FactValue
    before: FactValue
    changed: bool

    @property
    def plain(self) -> str:
        """The value as tests read it: `11500`, `true`, empty for none."""
        if self.value is None:
            return ""
        return str(self.value).lower() if isinstance(self.value, bool) else str(self.value)


@dataclass(frozen=True, slots=True)
class SeatNow:
    """How a seat stands, and how it stood one step before."""

    seat: SeatRuling
    before: Betting | None
    is_asked: bool

    @property
    def changed(self) -> bool:
        """The last action changed what this player may do."""
        return self.before is not None and self.before is not self.seat.betting


@dataclass(frozen=True, slots=True)
class Turning:
    """What makes a step a turning point of the story."""

    raise_to: int | None
    raise_by: int | None
    reopened: tuple[str, ...]
    closed: tuple[str, ...]

    def __bool__(self) -> bool:
        return any((self.raise_to, self.reopened, self.closed))


@dataclass(frozen=True, slots=True)
class StoryLine:
    """A step in the list of a story."""

    number: int
    text: str
    turning: Turning
    is_current: bool
    address: str


@dataclass(frozen=True)
class Position:
    """One moment of a betting round, among the others of its story."""

    rulings: tuple[Ruling, ...]
    number: int

    @property
    def ruling(self) -> Ruling:
        """The ruling at this step."""
        return self.rulings[self.number]

    @property
    def before(self) -> Ruling | None:
        """The ruling one step earlier; None at the setting."""
        return self.rulings[self.number - 1] if self.number else None

    @property
    def last(self) -> int:
        """The number of the last step."""
        return len(self.rulings) - 1

    @property
    def previous(self) -> int | None:
        """The number of the step before; None at the setting."""
        return self.number - 1 if self.number else None

    @property
    def next(self) -> int | None:
        """The number of the next step; None at the end."""
        return self.number + 1 if self.number < self.last else None

    @cached_property
    def verdict(self) -> Verdict:
        """The answer in one word."""
        return verdict_of(self.ruling)

    @property
    def asks_something(self) -> bool:
        """Whether a player is to act, so that there is something to ask."""
        return self.ruling.may_raise is not None

    @property
    def measure(self) -> Measure:
        """What a player must face for betting to reopen."""
        return measure_of(self.ruling)

    @cached_property
    def reasons(self) -> tuple[Reason, ...]:
        """The argument, in its order."""
        return self.ruling.reasons

    @cached_property
    def facts(self) -> dict[str, Fact]:
        """The large figures, by the names of the ruling; the most to raise to where it is known."""
        return {
            name: _fact(name, self.ruling, self.before)
            for name in (
                *("to_act", "may_raise", "to_call", "bet", "min_raise_by", "min_raise_to"),
                *(("max_raise_to",) if self.ruling.max_raise_to is not None else ()),
            )
        }

    @cached_property
    def standing(self) -> tuple[tuple[SeatRuling, ...], ...]:
        """How every seat stands after each step, which takes some working out."""
        return tuple(ruling.seats for ruling in self.rulings)

    @cached_property
    def seats(self) -> tuple[SeatNow, ...]:
        """Every seat, in order of action."""
        before = self.standing[self.number - 1] if self.number else ()
        earlier = {seat.name: seat.betting for seat in before}
        return tuple(
            SeatNow(seat, earlier.get(seat.name), seat.name == self.ruling.to_act)
            for seat in self.standing[self.number]
        )

    @cached_property
    def table(self) -> TablePicture | None:
        """The table from above; None where its seats are too many."""
        return draw_table(self.ruling, asked=self.ruling.to_act)

    @cached_property
    def ladder(self) -> Ladder:
        """The bets against the bet to match."""
        # The story's scale, so that a bar that did not change keeps its length.
        story_reach = max(map(reach, self.rulings, self.standing))
        return draw_ladder(self.ruling, story_reach=story_reach, asked=self.ruling.to_act)

    @cached_property
    def turnings(self) -> tuple[Turning, ...]:
        """What each step of the story turned, the setting's first and empty."""
        steps = zip(self.rulings, self.standing, strict=True)
        return (NO_TURNING, *(turning(*before, *after) for before, after in pairwise(steps)))


NO_TURNING = Turning(raise_to=None, raise_by=None, reopened=(), closed=())


def position_at(scenario: Scenario, number: int) -> Position | None:
    """Return the scenario's position after so many actions; None past the end of its story.

    A hand line that cannot be played has no positions: a slip in an edited text is no crash.
    """
    positions = positions_of(scenario.hand)
    return positions[number] if 0 <= number < len(positions) else None


def last_position(scenario: Scenario) -> Position | None:
    """Return the scenario's position at the end of its story; None for one that has none."""
    positions = positions_of(scenario.hand)
    return positions[-1] if positions else None


def showcase() -> Position:
    """Return the moment that shows what the site is about: who may raise again, and who may not.

    A faces a full raise, put together by two short all-ins; C, who called in between, does not.
    """
    return positions_of(SHOWCASE)[-1]


@lru_cache(maxsize=512)
def positions_of(hand: str) -> tuple[Position, ...]:
    """Return every position of a hand, with what it works out kept; none where it cannot be."""
    try:
        rulings = rulings_of(hand)
    except LineError:
        return ()
    return tuple(Position(rulings, number) for number in range(len(rulings)))


@lru_cache(maxsize=512)
def rulings_of(hand: str) -> tuple[Ruling, ...]:
    """Play a hand line; the same line always has the same rulings."""
    return handline.rule_on(hand)


def turning(
    before: Ruling, stood: Iterable[SeatRuling], after: Ruling, stand: Iterable[SeatRuling]
) -> Turning:
    """Say what an action turned: the minimum raise, and the betting of those who had acted."""
    earlier = {seat.name: seat.betting for seat in stood}

    def turned_to(betting: Betting) -> tuple[str, ...]:
        return tuple(
            seat.name
            for seat in stand
            if seat.betting is betting and earlier.get(seat.name) is not betting
        )

    return Turning(
        raise_to=after.min_raise_to if after.min_raise_to != before.min_raise_to else None,
        raise_by=after.min_raise_by if after.min_raise_by != before.min_raise_by else None,
        reopened=turned_to(Betting.REOPENED),
        closed=turned_to(Betting.CLOSED),
    )


def _fact(name: str, ruling: Ruling, before: Ruling | None) -> Fact:
    value: FactValue = getattr(ruling, name)
    earlier: FactValue = getattr(before, name) if before else None
    return Fact(
        name.replace("_", "-"), value, earlier, changed=before is not None and value != earlier
    )
