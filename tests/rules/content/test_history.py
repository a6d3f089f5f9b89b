"""What each row was before: the first version is kept before the first change."""

import pytest

from rules.models import Rule

pytestmark = pytest.mark.django_db


def versions(rule: Rule) -> list[int]:
    """Return the places of a rule in its history, the oldest first."""
    rows = Rule.history.filter(slug=rule.slug).order_by("history_id")  # type: ignore[attr-defined]
    return [row.order for row in rows]


def test_first_change_keeps_what_was_there_before() -> None:
    rule = Rule.objects.get(slug="raise-amounts")
    before = rule.order

    for order in (7001, 7002):
        rule.order = order
        rule.save()

    assert versions(rule) == [before, 7001, 7002]


def test_row_made_here_begins_with_itself() -> None:
    rule = Rule.objects.create(slug="new", order=7)

    assert versions(rule) == [7]


def test_row_that_somebody_has_deleted_meanwhile_begins_anew() -> None:
    rule = Rule.objects.create(slug="new", order=7)
    Rule.history.filter(slug="new").delete()  # type: ignore[attr-defined]
    Rule.objects.filter(slug="new").delete()
    Rule.history.filter(slug="new").delete()  # type: ignore[attr-defined]

    rule.save()

    assert versions(rule) == [7]
