"""The content's version changes with every change of the content, and with nothing else."""

import pytest
from django.contrib.auth.models import User
from pytest_django import DjangoAssertNumQueries, Settings

from rules.content.version import ContentVersion, current_version
from rules.models import Edition, Rule, RuleNumber

pytestmark = pytest.mark.django_db


def number() -> int:
    """Return the number of the content's version."""
    return ContentVersion.objects.get().number


def test_version_counts_a_row_that_is_added_changed_or_deleted() -> None:
    before = number()

    rule = Rule.objects.create(slug="a-rule")
    added = number()
    rule.save()
    changed = number()
    rule.delete()
    deleted = number()

    assert [added, changed, deleted] == [before + 1, before + 2, before + 3]


def test_version_counts_rows_that_go_with_another() -> None:
    rule = Rule.objects.create(slug="a-rule")
    edition = Edition.objects.create(code="an-edition", year=1999)
    RuleNumber.objects.create(rule=rule, edition=edition, number="1")
    before = number()

    rule.delete()

    assert number() == before + 2


def test_version_does_not_count_what_visitors_do_not_see() -> None:
    before = current_version()

    User.objects.create(username="alice")

    assert current_version() == before


def test_current_version_changes_with_the_content() -> None:
    before = current_version()

    Rule.objects.create(slug="a-rule")

    assert current_version() != before


def test_current_version_changes_with_the_program(settings: Settings) -> None:
    before = current_version()

    settings.RELEASE = "another"

    assert current_version() != before


def test_current_version_differs_in_a_database_made_anew() -> None:
    before = ContentVersion.objects.get()

    ContentVersion.objects.all().delete()
    ContentVersion.objects.create(pk=before.pk, number=before.number)

    assert str(ContentVersion.objects.get()) != str(before)


def test_current_version_of_an_empty_database_is_one_too() -> None:
    ContentVersion.objects.all().delete()

    assert current_version().endswith("-empty")


def test_current_version_costs_one_query(
    django_assert_num_queries: DjangoAssertNumQueries,
) -> None:
    with django_assert_num_queries(1):
        current_version()
