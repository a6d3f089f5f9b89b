"""A scenario's texts from its beginning, and the scenarios it belongs together with."""

from collections.abc import Mapping
from dataclasses import dataclass

from django.db.models import Q

from scenarios.models import Scenario, Step


@dataclass(frozen=True, slots=True)
class Story:
    """A scenario and all that is told of it."""

    scenario: Scenario
    beginning: Scenario
    """The scenario that is continued; the scenario itself where it continues none."""
    goes_on_at: int | None
    """The step from which the scenario goes on with what it continues; None where it does not."""
    texts: Mapping[int, str]
    """What happens, by the number of the step."""
    related: tuple[Scenario, ...]
    """What it continues, what continues it, and what it is a contrast to."""

    def text(self, number: int) -> str:
        """Tell what happens at a step; the setting is step 0."""
        return self.texts.get(number, "") if number else self.beginning.setting


def story_of(code: str) -> Story | None:
    """Fetch a scenario with its texts and relatives, in one query; None for an unknown code."""
    family = Scenario.objects.filter(
        Q(code=code)
        | Q(continues__code=code)
        | Q(continuations__code=code)
        | Q(continues__continuations__code=code)
        | Q(contrast__code=code)
        | Q(contrasted_by__code=code)
    )
    steps = list(
        Step.objects.filter(scenario__in=family).select_related(
            "scenario__rule", "scenario__source_edition"
        )
    )
    scenarios = {step.scenario_id: step.scenario for step in steps}
    scenario = next((one for one in scenarios.values() if one.code == code), None)
    if scenario is None:
        scenario = Scenario.objects.select_related("rule").filter(code=code).first()
    if scenario is None:
        return None
    beginning = scenarios.get(scenario.continues_id or scenario.pk, scenario)
    own = {step.number: step.text for step in steps if step.scenario_id == scenario.pk}
    shared = {step.number: step.text for step in steps if step.scenario_id == beginning.pk}
    goes_on_at = min(own) - 1 if own and beginning != scenario else None
    related = [one for one in scenarios.values() if one != scenario]
    related.sort(key=lambda one: (one.rule_id, one.order))
    return Story(scenario, beginning, goes_on_at, shared | own, tuple(related))
