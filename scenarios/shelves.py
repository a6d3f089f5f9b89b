"""The scenarios in the order of a book: by rule, and the continued before what continues it."""

from dataclasses import dataclass

from django.db.models import Prefetch

from rules.models import Rule
from scenarios.models import Scenario


@dataclass(frozen=True, slots=True)
class Shelf:
    """A rule and its scenarios."""

    rule: Rule
    scenarios: tuple[Scenario, ...]


def shelves() -> tuple[Shelf, ...]:
    """Fetch the rules that have a page, with their scenarios."""
    rules = (
        Rule.objects.with_numbers()
        .filter(has_page=True)
        .prefetch_related(
            Prefetch("scenarios", Scenario.objects.select_related("continues", "contrast"))
        )
    )
    return tuple(Shelf(rule, tuple(rule.scenarios.all())) for rule in rules)
