"""Fixtures meet what was edited on the site: edits stay, contradictions are reported."""

import json
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from django.core.management import call_command
from django.core.serializers.base import DeserializationError

from rules.content.fixtures import load_fixtures
from rules.content.loaded import LoadedRow
from rules.content.loading import DELETED, Loader, conflicts, settle
from rules.content.version import ContentVersion, current_version
from rules.models import Edition, Rule, RuleNumber

pytestmark = pytest.mark.django_db

RULE = "rules.rule"


def rule(slug: str = "one", **fields: object) -> dict[str, Any]:
    """Return a rule as a fixture has it."""
    return {"model": RULE, "fields": {"slug": slug, **fields}}


def load(*records: dict[str, Any]) -> None:
    """Bring records in."""
    Loader().load(records)


def edit(**values: object) -> None:
    """Edit the rule on the site."""
    Rule.objects.filter(slug="one").update(**values)


def texts(slug: str = "one") -> tuple[str | None, str | None]:
    """Return the rule's title as it is now, in German and English."""
    return Rule.objects.values_list("title_de", "title_en").get(slug=slug)


def reported() -> list[tuple[str, str, object]]:
    """Return the contradictions."""
    return [(str(loaded), name, value) for loaded, name, value in conflicts()]


def test_row_that_was_not_edited_follows_the_fixture() -> None:
    load(rule(title_de="Alt", title_en="Old"))

    load(rule(title_de="Neu", title_en="New"))

    assert texts() == ("Neu", "New")
    assert reported() == []


def test_edit_stays_when_the_fixture_is_the_same() -> None:
    load(rule(title_de="Alt", title_en="Old"))
    edit(title_de="Ediert")

    load(rule(title_de="Alt", title_en="Old"))

    assert texts() == ("Ediert", "Old")
    assert reported() == []


def test_edit_of_one_language_stays_when_the_fixture_changes_another() -> None:
    load(rule(title_de="Alt", title_en="Old"))
    edit(title_de="Ediert")

    load(rule(title_de="Alt", title_en="New"))

    assert texts() == ("Ediert", "New")
    assert reported() == []


def test_edit_against_a_changed_fixture_stays_and_is_reported_until_it_is_settled() -> None:
    load(rule(title_de="Alt"))
    edit(title_de="Ediert")

    load(rule(title_de="Neu"))
    load(rule(title_de="Neu"))

    assert texts() == ("Ediert", None)
    assert reported() == [("rules.rule/one", "title_de", "Neu")]


def test_edit_that_the_fixture_has_taken_over_is_no_contradiction() -> None:
    load(rule(title_de="Alt"))
    edit(title_de="Ediert")

    load(rule(title_de="Ediert"))
    load(rule(title_de="Neu"))

    assert texts() == ("Neu", None)
    assert reported() == []


def test_taking_the_fixture_s_side_overwrites_the_edit() -> None:
    load(rule(title_de="Alt"))
    edit(title_de="Ediert")
    load(rule(title_de="Neu"))
    (loaded, name, _value) = next(conflicts())

    settle(loaded, name, take=True)

    assert texts() == ("Neu", None)
    assert reported() == []
    load(rule(title_de="Neuer"))
    assert texts() == ("Neuer", None)


def test_keeping_the_edit_settles_it_for_this_fixture() -> None:
    load(rule(title_de="Alt"))
    edit(title_de="Ediert")
    load(rule(title_de="Neu"))
    (loaded, name, _value) = next(conflicts())

    settle(loaded, name, take=False)
    load(rule(title_de="Neu"))

    assert texts() == ("Ediert", None)
    assert reported() == []
    load(rule(title_de="Neuer"))
    assert reported() == [("rules.rule/one", "title_de", "Neuer")]


def test_row_made_on_the_site_is_not_overwritten_by_a_fixture_of_the_same_name() -> None:
    Rule.objects.create(slug="one", title_de="Von hier")

    load(rule(title_de="Von dort", title_en="From there"))

    # What is empty here was not written by anybody.
    assert texts() == ("Von hier", "From there")
    assert reported() == [("rules.rule/one", "title_de", "Von dort")]


def test_row_deleted_on_the_site_stays_deleted() -> None:
    load(rule(title_de="Alt"))
    Rule.objects.filter(slug="one").delete()

    load(rule(title_de="Alt"))

    assert not Rule.objects.filter(slug="one").exists()
    assert reported() == []


def test_deleted_row_that_the_fixture_has_changed_is_reported_and_can_come_back() -> None:
    load(rule(title_de="Alt"))
    Rule.objects.filter(slug="one").delete()

    load(rule(title_de="Neu"))

    assert not Rule.objects.filter(slug="one").exists()
    ((loaded, name, value),) = list(conflicts())
    assert (name, value) == (DELETED, {"slug": "one", "title_de": "Neu"})
    settle(loaded, name, take=True)
    assert texts() == ("Neu", None)
    assert reported() == []


def test_deletion_can_be_kept_for_good() -> None:
    load(rule(title_de="Alt"))
    Rule.objects.filter(slug="one").delete()
    load(rule(title_de="Neu"))
    (loaded, name, _value) = next(conflicts())

    settle(loaded, name, take=False)
    load(rule(title_de="Neu"))

    assert not Rule.objects.filter(slug="one").exists()
    assert reported() == []


def test_row_is_known_by_the_rows_it_refers_to() -> None:
    edition = {"model": "rules.edition", "fields": {"code": "x", "year": 2000}}
    number = {"rule": ["one"], "edition": ["x"], "number": "1"}
    load(rule(), edition, {"model": "rules.rulenumber", "fields": number})

    load({"model": "rules.rulenumber", "fields": {**number, "number": "2"}})

    assert RuleNumber.objects.get(rule__slug="one").number == "2"
    assert LoadedRow.objects.filter(key="one/x").count() == 1
    assert Edition.objects.get(code="x").year == 2000


def test_row_that_is_as_the_fixture_has_it_is_not_written_again() -> None:
    load(rule(title_de="Alt"))
    version = current_version()

    load(rule(title_de="Alt"))

    assert current_version() == version


def test_site_from_before_edits_were_remembered_is_taken_as_it_was_loaded(tmp_path: Path) -> None:
    Rule.objects.create(slug="one", title_de="Alt")
    LoadedRow.objects.all().delete()
    ContentVersion.objects.update(fixtures="some older version")
    path = tmp_path / "a.json"
    path.write_text(json.dumps([rule(title_de="Neu")]))

    load_fixtures((path,))

    assert texts() == ("Neu", None)
    assert reported() == []


@pytest.mark.parametrize("model", ["rules.nothing", "auth.user"])
def test_only_content_is_loaded(model: str) -> None:
    with pytest.raises(DeserializationError):
        load({"model": model, "fields": {}})


def out(*arguments: str) -> str:
    """Return what the command says."""
    stream = StringIO()
    call_command("load_content", *arguments, stdout=stream)
    return stream.getvalue()


def test_command_reports_what_it_kept_and_settles_it_when_asked() -> None:
    load(rule(title_de="Alt"), rule("two", title_de="Alt"))
    edit(title_de="Ediert")
    Rule.objects.filter(slug="two").delete()
    load(rule(title_de="Neu"), rule("two", title_de="Neu"))

    assert out() == (
        "Content is up to date.\n"
        "Kept, though the fixtures have changed it: rules.rule/one title_de\n"
        "Kept, though the fixtures have changed it: rules.rule/two, deleted here\n"
    )
    assert out("--conflicts", "take") == (
        "Content is up to date.\n"
        "Settled (take): rules.rule/one title_de\n"
        "Settled (take): rules.rule/two, deleted here\n"
    )
    assert out() == "Content is up to date.\n"
    assert texts() == texts("two") == ("Neu", None)
