"""What the rule pages show beside a rule's own text."""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import groupby
from operator import methodcaller

from rules import handline
from rules.engine import Ruling
from rules.models import Edition, Mistake, Slip
from rules.verdict import Verdict, verdict_of


@dataclass(frozen=True, slots=True)
class CounterExample:
    """A typical mistake, and what the engine rules in a hand that shows it."""

    mistake: Mistake
    ruling: Ruling
    verdict: Verdict


def counter_examples(slug: str) -> tuple[CounterExample, ...]:
    """Rule on the hand of each typical mistake about a rule."""
    found = []
    for mistake in Mistake.objects.filter(rule__slug=slug):
        ruling = handline.rule_on(mistake.hand)[-1]
        found.append(CounterExample(mistake, ruling, verdict_of(ruling)))
    return tuple(found)


def official_page() -> str:
    """Return the address of the current edition at the association's; empty where unknown."""
    current = Edition.objects.filter(is_current=True).first()
    return current.url if current else ""


def slips_by_document() -> Mapping[str, list[Slip]]:
    """Return the slips under the names of their documents."""
    named = groupby(Slip.objects.all(), key=methodcaller("get_document_display"))
    return {document: list(slips) for document, slips in named}
