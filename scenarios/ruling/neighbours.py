"""What stands beside a ruling: how other houses rule, and the example that is closest."""

from collections.abc import Iterator
from dataclasses import dataclass

from rules import wording
from rules.books import BOOKS, Book
from rules.engine import House, Ruling
from rules.houses import HouseRuling, compare_houses
from rules.verdict import Verdict, verdict_of
from scenarios.models import Scenario
from scenarios.ruling.closest import Closest, closest
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
    books: tuple[Book, ...]


@dataclass(frozen=True, slots=True)
class Neighbours:
    """How other houses rule on a step, and the closest example."""

    houses: tuple[OtherHouse, ...]
    closest: Closest | None


def neighbours_of(reading: Reading, number: int) -> Neighbours:
    """Look at what stands beside the ruling of a step, in one query."""
    scenarios = Scenario.objects.only("code", "hand", "source_example", "title", "order")
    return Neighbours(
        tuple(_other_houses(reading, number)), closest(reading.rulings[number], scenarios)
    )


def _other_houses(reading: Reading, number: int) -> Iterator[OtherHouse]:
    own = reading.line.rulebook.house
    for house, there in compare_houses(reading.line).items():
        if house is not own and _differs_at(there, number):
            yield _other(there, number)


def _differs_at(there: HouseRuling, number: int) -> bool:
    if len(there.rulings) <= number:
        return True
    return any(difference.step == number for difference in there.differences)


def _other(there: HouseRuling, number: int) -> OtherHouse:
    ruling = there.rulings[number] if number < len(there.rulings) else None
    error = there.error if ruling is None else None
    return OtherHouse(
        there.house,
        ruling,
        None if ruling is None else verdict_of(ruling),
        "" if error is None else wording.explain_error(error.code, error.facts),
        None if error is None else error.step,
        BOOKS[there.house],
    )
