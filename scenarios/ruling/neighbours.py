"""What stands beside a ruling: how other houses rule, and the example that is closest."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from rules import wording
from rules.engine import House, Ruling
from rules.houses import HouseRuling, houses_for, rule_in_house
from rules.verdict import Verdict, verdict_of
from scenarios.ruling.closest import Closest, Example, closest
from scenarios.ruling.faults import Reading


@dataclass(frozen=True, slots=True)
class OtherHouse:
    """A house that rules otherwise on this step, or in which the line cannot be."""

    house: House
    ruling: Ruling | None
    """None where the line cannot get as far in that house."""
    verdict: Verdict | None
    fault: str
    """What cannot be in that house, as a sentence; empty where everything can."""
    fault_step: int | None


@dataclass(frozen=True, slots=True)
class Neighbours:
    """How other houses rule on a step, and the closest example."""

    houses: tuple[OtherHouse, ...]
    closest: Closest | None


def neighbours_of(reading: Reading, number: int, among: Iterable[Example]) -> Neighbours:
    """Look at what stands beside the ruling of a step."""
    return Neighbours(
        tuple(_other_houses(reading, number)), closest(reading.rulings[number], among)
    )


def _other_houses(reading: Reading, number: int) -> Iterator[OtherHouse]:
    for house in houses_for(reading.line):
        if house is reading.line.rulebook.house:
            continue
        there = rule_in_house(reading.line, house, reading.rulings)
        if there.differs_at(number):
            yield _other(there, number)


def _other(there: HouseRuling, number: int) -> OtherHouse:
    ruling = there.rulings[number] if number < len(there.rulings) else None
    error = there.error if ruling is None else None
    return OtherHouse(
        there.house,
        ruling,
        None if ruling is None else verdict_of(ruling),
        "" if error is None else wording.explain_error(error.code, error.facts),
        None if error is None else error.step,
    )
