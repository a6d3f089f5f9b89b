"""How a rule is cited: by the number everybody knows and by the current one."""

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from django.urls import reverse

from rules.models import Numbered, RuleNumber, number_label


@dataclass(frozen=True, slots=True)
class Citation:
    """A rule's numbers, and where it is explained."""

    slug: str
    label: str
    address: str
    """Of the page that explains it, in the active language; empty where none does."""


@lru_cache(maxsize=16)
def citations(version: str, language: str) -> Mapping[str, Citation]:  # noqa: ARG001 -- the key
    """Return how each rule is cited, by its slug, in one query for each version and language."""
    rows = RuleNumber.objects.values_list(
        "rule__slug", "rule__has_page", "number", "edition__year", "edition__is_current"
    )
    with_page = {}
    numbers = defaultdict[str, list[Numbered]](list)
    for slug, has_page, number, year, is_current in rows:
        with_page[slug] = has_page
        numbers[slug].append(Numbered(number, year, is_current))
    return {
        slug: Citation(
            slug, number_label(numbers[slug]), reverse("rule", args=(slug,)) if has_page else ""
        )
        for slug, has_page in with_page.items()
    }
