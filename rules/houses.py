"""Where another house would rule otherwise on the same hand: facts, no sentences."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from rules.engine import House, Ruling, Structure
from rules.handline import HandLine, LineError

Value: TypeAlias = int | str | bool | None

ROUND_FACTS: Final = ("bet", "min_raise_by", "min_raise_to")
PLAYER_FACTS: Final = ("to_call", "may_raise", "max_raise_to")
"""Compared only where it is the same player's turn in both houses."""
FACTS: Final = (*ROUND_FACTS, *PLAYER_FACTS)


@dataclass(frozen=True, slots=True)
class Difference:
    """A fact that two houses see differently; amounts in chips."""

    step: int
    """The number of the action after which it is so, from 1; 0 is the setting."""
    fact: str
    player: str | None
    """Whom it is about; None for what is the round's."""
    here: Value
    there: Value


@dataclass(frozen=True, slots=True)
class HouseRuling:
    """The hand as another house rules it, next to the ruling that was asked for."""

    house: House
    own: tuple[Ruling, ...]
    """The ruling that was asked for, as far as the hand can be played by it."""
    rulings: tuple[Ruling, ...]
    """As far as the hand can be played in this house."""
    error: LineError | None
    """What cannot be in this house: a raise where betting is closed, for example."""

    @property
    def differences(self) -> tuple[Difference, ...]:
        """What is ruled otherwise, step by step."""
        # Where one of them stops, the other goes on alone: that is the error's to tell.
        pairs = zip(self.own, self.rulings, strict=False)
        return tuple(one for pair in pairs for one in _differences(*pair))

    @property
    def last(self) -> int:
        """The last step at which the two can be compared."""
        return min(len(self.own), len(self.rulings)) - 1

    @property
    def differs(self) -> bool:
        """Something is ruled otherwise, or cannot be at all."""
        return bool(self.differences) or self.error is not None

    def differs_at(self, step: int) -> bool:
        """Say whether this step is ruled otherwise, or cannot be reached here."""
        if step > self.last:
            return True
        return any(_differences(self.own[step], self.rulings[step]))


def houses_for(line: HandLine) -> tuple[House, ...]:
    """Return the houses that can rule on this line: in fixed limit there is only one reading."""
    if line.rulebook.structure is Structure.FIXED_LIMIT:
        return (House.TDA,)
    return tuple(House)


def compare_houses(line: HandLine) -> Mapping[House, HouseRuling]:
    """Rule on the line in every house, each compared with the line's own.

    >>> from rules.handline import parse
    >>> line = parse("NL 50-100 flop: A bet 100, B all-in 125, C call, D all-in 200, E call, A?")
    >>> for one in compare_houses(line)[House.SINGLE].differences:
    ...     print(one.step, one.fact, one.player, one.here, one.there)
    4 betting A reopened closed
    5 may_raise A True False
    5 betting A reopened closed
    """
    own, _error = played(line)
    return {house: rule_in_house(line, house, own) for house in houses_for(line)}


def rule_in_house(line: HandLine, house: House, own: tuple[Ruling, ...]) -> HouseRuling:
    """Rule on the line in another house, next to the ruling that was asked for."""
    there = replace(line, rulebook=replace(line.rulebook, house=house))
    return HouseRuling(house, own, *played(there))


def played(line: HandLine) -> tuple[tuple[Ruling, ...], LineError | None]:
    """Rule on the line as far as it can be played, and tell what cannot be."""
    try:
        return line.play(), None
    except LineError as error:
        possible = (error.step or 1) - 1
        rulings = replace(line, actions=line.actions[:possible], asked=None).play()
        # A question that cannot be asked leaves the last step without its answer.
        return rulings[: len(line.actions)] if possible == len(line.actions) else rulings, error


def _differences(here: Ruling, there: Ruling) -> Iterator[Difference]:
    same_player = here.to_act == there.to_act
    for fact in FACTS if same_player else ("to_act", *ROUND_FACTS):
        values = getattr(here, fact), getattr(there, fact)
        if values[0] != values[1]:
            player = here.to_act if fact in PLAYER_FACTS else None
            yield Difference(here.step, fact, player, *values)
    for one, other in zip(here.seats, there.seats, strict=True):
        if one.betting is not other.betting:
            values = str(one.betting), str(other.betting)
            yield Difference(here.step, "betting", one.name, *values)
