"""A scenario at one of its steps, with all that its page shows and where its links lead."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache

from django.utils.translation import get_language

from rules.citing import Citation, citations
from rules.content.version import current_version
from rules.engine import Reason
from scenarios.asking import Marking, least_total, mark
from scenarios.models import Scenario
from scenarios.stepper import Position, StoryLine, last_position, position_at
from scenarios.stories import Story, story_of
from scenarios.switches import Switches


@dataclass(frozen=True, slots=True)
class Related:
    """A scenario that belongs together with the one that is shown, and where it begins."""

    scenario: Scenario
    address: str


@dataclass(frozen=True, slots=True)
class Why:
    """A reason, and the rule it comes from where a rule has a number."""

    reason: Reason
    citation: Citation | None


@dataclass(frozen=True)
class Walk:
    """One step of a scenario, as its address asks for it."""

    story: Story
    position: Position
    switches: Switches
    citations: Mapping[str, Citation]
    address: str
    """The scenario's own, to which a step's number and the switches are added."""

    @property
    def is_hidden(self) -> bool:
        """Whether the ruling is still asked for."""
        return self.asks and self.switches.guess is None

    @property
    def asks(self) -> bool:
        """Whether the address asks first and there is something to ask."""
        return self.switches.ask and self.position.asks_something

    @property
    def marking(self) -> Marking | None:
        """What the learner's answer is worth; None where none was given."""
        if not self.asks or self.switches.guess is None:
            return None
        return mark(self.position.ruling, self.switches.guess)

    @property
    def least_total(self) -> int:
        """The least total the player asked can raise to."""
        return least_total(self.position.ruling)

    @property
    def rule(self) -> Citation | None:
        """The rule that the scenario is an example of."""
        return self.citations.get(self.story.scenario.rule.slug)

    @property
    def text(self) -> str:
        """What has just happened."""
        return self.story.text(self.position.number)

    @property
    def continuation(self) -> str:
        """How the continued story goes on, where its own part begins."""
        story = self.story
        return story.scenario.setting if self.position.number == story.goes_on_at else ""

    @property
    def is_last(self) -> bool:
        """The story ends here, and its question is asked."""
        return self.position.next is None

    @cached_property
    def lines(self) -> tuple[StoryLine, ...]:
        """The story's steps; what is still to come is hidden together with the ruling."""
        shown = self.position.number if self.is_hidden else self.position.last
        return tuple(
            StoryLine(
                number,
                self.story.text(number),
                self.position.turnings[number],
                number == self.position.number,
                self.step_address(number),
            )
            for number in range(shown + 1)
        )

    @cached_property
    def reasons(self) -> tuple[Why, ...]:
        """The argument, in its order."""
        return tuple(
            Why(reason, self.citations.get(reason.rule)) for reason in self.position.reasons
        )

    @cached_property
    def related(self) -> tuple[Related, ...]:
        """What belongs together with the scenario, shown with the same switches."""
        all_scenarios = self.address.removesuffix(f"{self.story.scenario.code}/")
        return tuple(
            Related(other, f"{all_scenarios}{other.code}/0/{self.switches.query}")
            for other in self.story.related
        )

    @property
    def handout(self) -> str:
        """The address of the scenario on paper, with its answers."""
        return f"{self.address}handout/"

    def step_address(self, number: int | None, switches: Switches | None = None) -> str:
        """Return the address of a step with the same switches; empty where there is none."""
        if number is None:
            return ""
        return f"{self.address}{number}/{(switches or self.switches).query}"

    @cached_property
    def first(self) -> str:
        """The address of the setting; empty at the setting."""
        return self.step_address(0 if self.position.number else None)

    @cached_property
    def previous(self) -> str:
        """The address of the step before; empty at the setting."""
        return self.step_address(self.position.previous)

    @cached_property
    def next(self) -> str:
        """The address of the next step; empty at the end."""
        return self.step_address(self.position.next)

    @cached_property
    def last(self) -> str:
        """The address of the story's end; empty at the end."""
        return self.step_address(None if self.is_last else self.position.last)

    @property
    def here(self) -> str:
        """The step's address without switches: where the form of ask first goes."""
        return f"{self.address}{self.position.number}/"

    @property
    def with_ask(self) -> str:
        """The step with the ruling hidden until the question is answered."""
        return self.step_address(self.position.number, self.switches.asked_first)

    @property
    def without_ask(self) -> str:
        """The step with the ruling shown at once."""
        return self.step_address(self.position.number, self.switches.not_asked)

    @property
    def with_projector(self) -> str:
        """The step for a room."""
        return self.step_address(self.position.number, self.switches.projected)

    @property
    def without_projector(self) -> str:
        """The step for a desk or a hand."""
        return self.step_address(self.position.number, self.switches.not_projected)


@lru_cache(maxsize=512)
def told_of(code: str, version: str, language: str) -> tuple[Story | None, Mapping[str, Citation]]:
    """Fetch a story and how rules are cited, in two queries, once for each version and language."""
    return story_of(code), citations(version, language)


def walk_to(
    code: str, number: int, switches: Switches, address: str, *, version: str = ""
) -> Walk | None:
    """Return a scenario at a step, as told in this version; None where there is no such step."""
    story, cited = told_of(code, version or current_version(), get_language() or "")
    position = position_at(story.scenario, number) if story else None
    if story is None or position is None:
        return None
    return Walk(story, position, switches, cited, address)


def handout_of(code: str, address: str, *, version: str = "") -> Walk | None:
    """Return a scenario at its end, where its question is asked; None for an unknown code."""
    story, cited = told_of(code, version or current_version(), get_language() or "")
    position = last_position(story.scenario) if story else None
    if story is None or position is None:
        return None
    return Walk(story, position, Switches(), cited, address)
