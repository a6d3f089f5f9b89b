"""Which rule a number means: the one that everybody knows by it."""

from collections import defaultdict
from collections.abc import Mapping

from rules.models import Rule, RuleNumber
from scenarios.models import Scenario


def rules_by_number() -> Mapping[str, str]:
    """Return the rule that each number means, by its subject.

    The same number is another rule's in the current edition: it counts where no earlier edition
    has it.
    """
    found: dict[str, str] = {}
    numbers = RuleNumber.objects.order_by("edition__is_current", "-edition__year")
    for number, slug in numbers.values_list("number", "rule__slug"):
        found.setdefault(number, slug)
    return found


def find_rule(name: str) -> Rule | None:
    """Return the rule with this number or this name; None where there is none."""
    slug = rules_by_number().get(name.upper(), name)
    return Rule.objects.filter(slug=slug).first()


def examples_by_rule() -> Mapping[str, frozenset[str]]:
    """Return the examples of each rule that has any, by its subject and by its numbers."""
    found = defaultdict[str, set[str]](set)
    for slug, example in Scenario.objects.values_list("rule__slug", "source_example"):
        found[slug].add(example.upper())
    by_slug = {slug: frozenset(examples) for slug, examples in found.items()}
    numbers = rules_by_number()
    # A rule without scenarios is known, but not its examples.
    return by_slug | {number: by_slug.get(slug, frozenset()) for number, slug in numbers.items()}
