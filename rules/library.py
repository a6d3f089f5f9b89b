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
    ruling: Ruling | None
    """None where an edited hand cannot be played."""
    verdict: Verdict | None


def counter_examples(slug: str) -> tuple[CounterExample, ...]:
    """Rule on the hand of each typical mistake about a rule."""
    mistakes = Mistake.objects.filter(rule__slug=slug)
    return tuple(CounterExample(mistake, *_ruling_on(mistake.hand)) for mistake in mistakes)


def _ruling_on(hand: str) -> tuple[Ruling, Verdict] | tuple[None, None]:
    try:
        ruling = handline.rule_on(hand)[-1]
    except handline.LineError:
        return None, None
    return ruling, verdict_of(ruling)


def official_page() -> str:
    """Return the address of the current edition at the association's; empty where unknown."""
    current = Edition.objects.filter(is_current=True).first()
    return current.url if current else ""


def slips_by_document() -> Mapping[str, list[Slip]]:
    """Return the slips under the names of their documents."""
    named = groupby(Slip.objects.all(), key=methodcaller("get_document_display"))
    return {document: list(slips) for document, slips in named}
