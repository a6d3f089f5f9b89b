"""What the engine says of an example: every figure with its roles, the players, the verdicts."""

from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from itertools import pairwise
from typing import TypeAlias

from rules.engine import AllIn, Betting, Fold, Push, Ruling, SeatRuling, Structure, ask
from rules.handline import HandLine, parse


class Role(StrEnum):
    """What a figure is in a hand."""

    BY = "by"
    """What a bet or raise adds, was added or has to be added at least."""
    TO = "to"
    """A total for the round."""
    CALL = "call"
    """What somebody has to add, or adds, to match the bet."""
    REOPEN = "reopen"
    """The total at which betting reopens to somebody."""
    MISSING = "missing"
    """What is missing to a full raise."""
    OTHER = "other"
    """A blind, an ante, a stack, the pot, a chip."""


Roles: TypeAlias = dict[int, set[Role]]


@dataclass(frozen=True, slots=True)
class Told:
    """An action as the hand has it: the player's total, and what it adds."""

    player: str
    verb: str
    to: int
    by: int
    """What it adds to the bet to match; 0 for a call."""
    added: int
    """What the player puts in on top of the own bet."""

    @property
    def figures(self) -> frozenset[int]:
        """The figures by which it can be told."""
        return frozenset({self.to, self.by, self.added})


@dataclass(frozen=True, slots=True)
class Scene:
    """The engine's facts of one example."""

    hand: str
    roles: Mapping[int, frozenset[Role]]
    """Every figure of the hand and what it is."""
    players: frozenset[str]
    asked: str
    """Who is asked in the end; empty where nobody is."""
    actions: tuple[Told, ...]
    may_raise: Mapping[str, frozenset[bool]]
    """For each player the answers at the turns of that player; for the one asked only the last."""
    reopened: Mapping[str, frozenset[bool]]
    """Whether betting was found reopened, or closed, for a player who had acted."""
    to_call: int | None
    min_raise_by: int
    min_raise_to: int
    least: frozenset[int]
    """The least totals of a raise, at every step."""

    def roles_of(self, figure: int) -> frozenset[Role]:
        """Return what a figure is in this hand; nothing where the hand does not have it."""
        return self.roles.get(figure, frozenset())

    @property
    def answer(self) -> tuple[int, ...]:
        """The figures that answer the question."""
        if not self.asked or self.to_call is None:
            return ()
        if True in self.may_raise.get(self.asked, frozenset()):
            return (self.to_call, self.min_raise_by, self.min_raise_to)
        return (self.to_call,)


@lru_cache(maxsize=512)
def scene_of(hand: str) -> Scene:
    """Play a hand line and return its facts; raise LineError for one that cannot be."""
    line = parse(hand)
    rulings = line.play()
    last = rulings[-1]
    told = tuple(_told(rulings))
    roles = _roles(line, rulings, told)
    return Scene(
        hand,
        {figure: frozenset(has) for figure, has in roles.items() if figure > 0},
        frozenset(seat.name for seat in last.table.seats),
        last.to_act or "",
        told,
        _may_raise(rulings),
        _reopened(rulings),
        last.to_call,
        last.min_raise_by,
        last.min_raise_to,
        frozenset(ruling.min_raise_to for ruling in rulings),
    )


def _told(rulings: tuple[Ruling, ...]) -> Iterator[Told]:
    for before, after in pairwise(rulings):
        action = after.action
        if action is None:  # pragma: no cover - only the setting has none
            continue
        place = after.table.place(action.player)
        to, own = after.table.seats[place].bet, before.table.seats[place].bet
        verb = "all-in" if isinstance(action, AllIn) else type(action).__name__.lower()
        raised = max(0, after.bet - before.bet)
        yield Told(action.player, verb, to, raised, 0 if isinstance(action, Fold) else to - own)


def _roles(line: HandLine, rulings: tuple[Ruling, ...], told: tuple[Told, ...]) -> Roles:
    roles: Roles = defaultdict(set)
    pot_told = line.pot is not None or line.rulebook.structure is Structure.POT_LIMIT
    for ruling in rulings:
        roles[ruling.min_raise_by].add(Role.BY)
        for total in (ruling.min_raise_to, ruling.bet, *(seat.bet for seat in ruling.seats)):
            roles[total].add(Role.TO)
        roles[ruling.to_call or 0].add(Role.CALL)
        if pot_told:
            roles[ruling.pot].add(Role.OTHER)
        for seat in ruling.seats:
            _add_facing(roles, seat)
    for action in told:
        roles[action.to].add(Role.TO)
        roles[action.by].add(Role.BY)
        roles[action.added].add(Role.CALL)
    _add_setting(roles, line)
    return roles


def _add_facing(roles: Roles, seat: SeatRuling) -> None:
    """Add what somebody who had acted faces: a call to pay and, added up, the raise faced."""
    if seat.betting in {Betting.REOPENED, Betting.CLOSED}:
        roles[seat.facing] |= {Role.CALL, Role.BY}
        roles[seat.reopens_at or 0].add(Role.REOPEN)
        roles[seat.missing].add(Role.MISSING)


def _add_setting(roles: Roles, line: HandLine) -> None:
    rulebook = line.rulebook
    for blind in (rulebook.small_blind, rulebook.big_blind, rulebook.straddle):
        roles[blind] |= {Role.OTHER, Role.TO}
    roles[rulebook.smallest_bet].add(Role.BY)
    stacks = [stack or 0 for _, stack in line.seats]
    for amount in (line.ante, line.bb_ante, line.pot or 0, *stacks):
        roles[amount].add(Role.OTHER)
    for action in line.actions:
        if isinstance(action, Push):
            roles[action.pushed].add(Role.TO)
            for chip in action.chips:
                roles[chip.value].add(Role.OTHER)


def _may_raise(rulings: tuple[Ruling, ...]) -> dict[str, frozenset[bool]]:
    """Return the verdicts at each player's turns; of the player asked only the answer counts."""
    found = defaultdict[str, set[bool]](set)
    for ruling in rulings:
        if ruling.to_act and ruling.may_raise is not None:
            found[ruling.to_act].add(ruling.may_raise)
    last = rulings[-1]
    for seat in last.seats:
        if seat.betting in {Betting.FOLDED, Betting.ALL_IN}:
            continue
        verdict = ask(last, seat.name).may_raise
        if verdict is not None:
            if seat.name == last.to_act:
                found[seat.name] = set()
            found[seat.name].add(verdict)
    return {player: frozenset(verdicts) for player, verdicts in found.items()}


def _reopened(rulings: tuple[Ruling, ...]) -> dict[str, frozenset[bool]]:
    """Return for each player who had acted whether betting was found reopened, or closed."""
    found = defaultdict[str, set[bool]](set)
    last = rulings[-1]
    for ruling in rulings:
        for seat in ruling.seats:
            if ruling is not last and seat.name == last.to_act:
                continue
            if seat.betting in {Betting.REOPENED, Betting.CLOSED}:
                found[seat.name].add(seat.betting is Betting.REOPENED)
    return {player: frozenset(states) for player, states in found.items()}
