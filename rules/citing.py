"""How a rule is cited: by the number everybody knows and by the current one."""

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass

from rules.models import Rule, RuleNumber, number_label


@dataclass(frozen=True, slots=True)
class Citation:
    """A rule's numbers, and whether a page explains it."""

    slug: str
    label: str
    has_page: bool


def citations() -> Mapping[str, Citation]:
    """Return how each rule is cited, by its slug, in one query."""
    numbers = defaultdict[Rule, list[RuleNumber]](list)
    for number in RuleNumber.objects.select_related("rule", "edition"):
        numbers[number.rule].append(number)
    return {
        rule.slug: Citation(rule.slug, number_label(of_rule), rule.has_page)
        for rule, of_rule in numbers.items()
    }
