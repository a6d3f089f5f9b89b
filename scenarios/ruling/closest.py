"""Which published example a hand is closest to, and what the two have in common."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from typing import Final

from django.urls import reverse
from django.utils.functional import Promise
from django.utils.translation import get_language
from django.utils.translation import gettext_lazy as _

from rules.engine import Betting, Ruling, Structure, reasons
from rules.languages import by_language
from scenarios.models import Scenario
from scenarios.stepper import positions_of


class Trait(StrEnum):
    """A feature of a question that decides, or helps to decide, its ruling."""

    ADD_UP = "add-up"
    """Short all-ins that add up to a full raise for the player asked."""
    FULL_RAISE = "full-raise"
    """The player asked has acted and faces a full raise."""
    CLOSED = "closed"
    """The player asked has acted and faces less than a full raise."""
    BLIND_OPTION = "blind-option"
    """The player asked has only posted a blind."""
    NOT_ACTED = "not-acted"
    SHORT_ALL_IN = "short-all-in"
    """A short all-in after the last full bet or raise."""
    SHORT_ALL_INS = "short-all-ins"
    """More than one of them."""
    BLIND_MINIMUM = "blind-minimum"
    """Nobody has made a full bet or raise: the blind sets the minimum."""
    ONE_BET = "one-bet"
    """One full bet or raise."""
    RAISES = "raises"
    """Several full bets and raises."""
    BEFORE_THE_FLOP = "before-the-flop"
    AFTER_THE_FLOP = "after-the-flop"


IN_WORDS: Final[Mapping[Trait, Promise]] = {
    Trait.ADD_UP: _("short all-ins that add up to a full raise"),
    Trait.FULL_RAISE: _("a player who has acted faces a full raise"),
    Trait.CLOSED: _("a player who has acted faces less than a full raise"),
    Trait.BLIND_OPTION: _("a blind that has not acted yet"),
    Trait.NOT_ACTED: _("a player who has not acted yet"),
    Trait.SHORT_ALL_IN: _("an all-in of less than a full raise"),
    Trait.SHORT_ALL_INS: _("more than one of them"),
    Trait.BLIND_MINIMUM: _("the blind still sets the minimum raise"),
    Trait.ONE_BET: _("one full bet or raise so far"),
    Trait.RAISES: _("several full bets and raises"),
    Trait.BEFORE_THE_FLOP: _("before the flop"),
    Trait.AFTER_THE_FLOP: _("after the flop"),
}

# How much a trait tells: what decides about reopening most, the street least.
WEIGHTS: Final[Mapping[Trait, int]] = {
    Trait.ADD_UP: 8,
    Trait.FULL_RAISE: 6,
    Trait.CLOSED: 8,
    Trait.BLIND_OPTION: 6,
    Trait.NOT_ACTED: 3,
    Trait.SHORT_ALL_IN: 4,
    Trait.SHORT_ALL_INS: 2,
    Trait.BLIND_MINIMUM: 4,
    Trait.ONE_BET: 2,
    Trait.RAISES: 3,
    Trait.BEFORE_THE_FLOP: 1,
    Trait.AFTER_THE_FLOP: 1,
}

BY_REASON: Final[Mapping[type[object], Trait]] = {
    reasons.ShortAllInsAddUp: Trait.ADD_UP,
    reasons.FullRaiseFaced: Trait.FULL_RAISE,
    reasons.StaysClosed: Trait.CLOSED,
    reasons.BlindIsNoAction: Trait.BLIND_OPTION,
    reasons.NotActed: Trait.NOT_ACTED,
    reasons.ShortAllIn: Trait.SHORT_ALL_IN,
    reasons.BlindIsMinimum: Trait.BLIND_MINIMUM,
}


_in_words = by_language(IN_WORDS)


@dataclass(frozen=True, slots=True)
class Example:
    """A published example, and the question that it asks."""

    code: str
    title: str
    address: str
    asked: Ruling
    """The ruling it asks for."""
    traits: frozenset[Trait]

    def is_asked_by(self, ruling: Ruling) -> bool:
        """Say whether a ruling answers this very question."""
        return (self.asked.table, self.asked.place) == (ruling.table, ruling.place)


@dataclass(frozen=True, slots=True)
class Closest:
    """An example, and the traits it shares with the hand, the most telling first."""

    example: Example
    is_the_same: bool
    shared: tuple[Trait, ...]

    @property
    def in_common(self) -> list[str]:
        """What they share, in the active language."""
        language = get_language()
        return [_in_words(trait, language) for trait in self.shared]


def traits_of(ruling: Ruling) -> frozenset[Trait]:
    """Return the features of the question that a ruling answers; none once the round is over."""
    if ruling.over and ruling.to_act is None:
        return frozenset()
    told = ruling.reasons
    found = {BY_REASON[type(reason)] for reason in told if type(reason) in BY_REASON}
    rulebook, level = ruling.table.rulebook, ruling.table.level
    found.add(Trait.BEFORE_THE_FLOP if rulebook.has_blinds else Trait.AFTER_THE_FLOP)
    full = sum(made.full for made in level.raises)
    if full:
        found.add(Trait.ONE_BET if full == 1 else Trait.RAISES)
    if sum(isinstance(reason, reasons.ShortAllIn) for reason in told) > 1:
        found.add(Trait.SHORT_ALL_INS)
    return frozenset(found)


@lru_cache(maxsize=4096)
def likeness(one: frozenset[Trait], other: frozenset[Trait]) -> float:
    """Return the weight of what two questions share, as a part of the weight of all they have.

    >>> likeness(frozenset({Trait.CLOSED}), frozenset({Trait.CLOSED}))
    1.0
    """
    everything = _weight(one | other)
    return _weight(one & other) / everything if everything else 0.0


@lru_cache(maxsize=16)
def examples(version: str, language: str) -> tuple[Example, ...]:  # noqa: ARG001 -- the key
    """Fetch what a hand may be close to, in one query for each version and language.

    A line that cannot be played asks for no ruling, and so is close to nothing.
    """
    scenarios = Scenario.objects.only("code", "hand", "source_example", "title", "order")
    return tuple(
        _example(scenario, positions[-1].ruling)
        for scenario in scenarios
        if (positions := positions_of(scenario.hand))
    )


def closest(ruling: Ruling, among: Iterable[Example]) -> Closest | None:
    """Return the example most like this question; of equals the first; None where none is."""
    own = traits_of(ruling)
    if not own or _has_nothing_to_decide(ruling):
        return None
    compared = [
        (one.is_asked_by(ruling), likeness(own, one.traits), one)
        for one in among
        if _in_fixed_limit(one.asked) is _in_fixed_limit(ruling)
    ]
    same, score, example = max(compared, key=lambda row: row[:2], default=(False, 0.0, None))
    if example is None or score == 0:
        return None
    shared = sorted(own & example.traits, key=lambda trait: (-WEIGHTS[trait], trait))
    return Closest(example, same, tuple(shared))


def _example(scenario: Scenario, asked: Ruling) -> Example:
    address = reverse("scenario", args=(scenario.code,))
    return Example(scenario.code, scenario.title, address, asked, traits_of(asked))


def _in_fixed_limit(ruling: Ruling) -> bool:
    # Amounts and reopening are other rules there, to which an example of another game is no guide.
    return ruling.table.rulebook.structure is Structure.FIXED_LIMIT


def _has_nothing_to_decide(ruling: Ruling) -> bool:
    seats = {seat.name: seat.betting for seat in ruling.seats}
    return ruling.to_act is not None and seats[ruling.to_act] is Betting.MATCHED


def _weight(traits: Iterable[Trait]) -> int:
    return sum(WEIGHTS[trait] for trait in traits)
