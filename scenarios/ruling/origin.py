"""What if: the example that a hand was taken from, and how the hand differs from it."""

import re
from dataclasses import dataclass
from typing import Final

from rules.engine import Ruling
from rules.handline import printed_action
from scenarios.models import Scenario
from scenarios.phrases import FACTS
from scenarios.ruling.faults import Fault, Reading
from scenarios.ruling.lines import listed_up_to, read

# The code of a scenario and the number of a step, as in /scenarios/47-1a/5/.
PLACE: Final = re.compile(r"([-\w]{1,50})/(\d{1,3})", re.ASCII)


@dataclass(frozen=True, slots=True)
class Difference:
    """One figure of the ruling, in the example and now."""

    name: str
    example: int | bool | str | None
    now: int | bool | str | None

    @property
    def label(self) -> str:
        """What the figure is called, as on the step page."""
        return str(FACTS[self.name.replace("_", "-")])

    @property
    def changed(self) -> bool:
        """Whether the two differ."""
        return self.example != self.now


@dataclass(frozen=True, slots=True)
class Origin:
    """A step of a scenario that a hand was taken from."""

    scenario: Scenario
    number: int
    reading: Reading
    language: str

    @property
    def place(self) -> str:
        """The step as the address names it."""
        return f"{self.scenario.code}/{self.number}"

    @property
    def hand(self) -> str:
        """The hand line up to the step, with every seat listed."""
        return str(listed_up_to(self.reading, self.number))

    def beside(self, reading: Reading) -> "Comparison":
        """Set the example beside a hand that was taken from it, after as many actions."""
        taken = len(listed_up_to(self.reading, self.number).actions)
        added = len(reading.line.actions) - taken
        last = len(self.reading.rulings) - 1
        number = min(max(self.number + added, 0), last)
        # The question at the example's end is another ruling than that of whoever is next.
        return Comparison(self, number, self.reading.rulings[number], reading.rulings[-1])


@dataclass(frozen=True, slots=True)
class Comparison:
    """The ruling of the example and that of the hand, figure by figure."""

    origin: Origin
    number: int
    """The step of the example that the hand stands beside."""
    example: Ruling
    now: Ruling

    @property
    def example_action(self) -> str:
        """What happened last in the example."""
        return _told(self.example, self.origin.language)

    @property
    def own_action(self) -> str:
        """What happened last in the hand."""
        return _told(self.now, self.origin.language)

    @property
    def differences(self) -> tuple[Difference, ...]:
        """The figures, in the order of the step page."""
        return tuple(
            Difference(name, getattr(self.example, name), getattr(self.now, name))
            for name in ("to_act", "may_raise", "to_call", "bet", "min_raise_by", "min_raise_to")
        )

    @property
    def is_the_same(self) -> bool:
        """Whether nothing differs so far."""
        same_action = self.example_action == self.own_action
        return same_action and not any(one.changed for one in self.differences)


def origin_of(place: str, language: str) -> Origin | None:
    """Fetch the step that an address names, such as "47-1a/5"; None where there is none."""
    match = PLACE.fullmatch(place)
    scenario = Scenario.objects.filter(code=match.group(1)).first() if match else None
    if match is None or scenario is None:
        return None
    number, reading = int(match.group(2)), read(scenario.hand, language)
    if isinstance(reading, Fault) or number >= len(reading.rulings):
        return None
    return Origin(scenario, number, reading, language)


def _told(ruling: Ruling, language: str) -> str:
    return "" if ruling.action is None else printed_action(ruling.action, language)
