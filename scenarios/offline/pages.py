"""Which pages a device keeps for use without network, in the active language."""

from collections.abc import Iterator
from typing import Final

from django.urls import reverse

from rules.models import Rule
from scenarios.models import Scenario
from scenarios.stepper import positions_of
from scenarios.switches import Switches

# Pages that stand alone, by the names of their addresses.
ALONE: Final = (
    "home",
    "scenarios",
    "rules",
    "published-texts",
    "glossary",
    "calculator",
    "offline",
)
# For the room as well as for the hand; what asks first has to be marked by the server.
SHOWN: Final = (Switches(), Switches(projector=True))


def pages_to_keep() -> tuple[str, ...]:
    """List the addresses of all scenario, rule, glossary and calculator pages."""
    rules = Rule.objects.filter(has_page=True).values_list("slug", flat=True)
    return (
        *(reverse(name) for name in ALONE),
        *(reverse("rule", args=(slug,)) for slug in rules),
        *(page for code, hand in _hands() for page in _scenario_pages(code, hand)),
    )


def _hands() -> Iterator[tuple[str, str]]:
    return Scenario.objects.values_list("code", "hand").iterator()


def _scenario_pages(code: str, hand: str) -> Iterator[str]:
    positions = positions_of(hand)
    for number in range(len(positions)):
        for switches in SHOWN:
            yield f"{reverse('step', args=(code, number))}{switches.query}"
    if positions:
        handout = reverse("handout", args=(code,))
        yield handout
        yield f"{handout}?answers=no"
