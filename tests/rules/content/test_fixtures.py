"""The fixtures come in when they are new, all or none, and the same way twice."""

import json
from io import StringIO
from pathlib import Path

import pytest
from django.core import serializers
from django.core.management import call_command
from django.core.serializers.base import DeserializationError

from rules.content.base import Content
from rules.content.fixtures import fixture_files, fixtures_version, load_fixtures
from rules.content.version import current_version
from rules.models import Rule
from tests.rules.test_models import CONTENT

pytestmark = pytest.mark.django_db


def rows() -> str:
    """Return every row of the content, with its number in the database."""
    text: str = serializers.serialize(
        "json", [row for model in CONTENT for row in model.objects.all()]
    )
    return text


def write(path: Path, *records: dict[str, object]) -> Path:
    """Write a fixture."""
    path.write_text(json.dumps(records))
    return path


def rule(slug: str, **fields: object) -> dict[str, object]:
    """Return a rule as a fixture has it."""
    return {"model": "rules.rule", "fields": {"slug": slug, **fields}}


def test_fixtures_come_after_what_they_refer_to() -> None:
    models = [model._meta.label_lower for model in CONTENT]

    firsts = [json.loads(path.read_text())[0]["model"] for path in fixture_files()]

    assert firsts == sorted(firsts, key=models.index)
    assert {first.split(".")[0] for first in firsts} == {"rules", "glossary", "scenarios"}


def test_loaddata_twice_changes_nothing() -> None:
    before = rows()

    call_command("loaddata", *fixture_files(), verbosity=0)

    assert rows() == before


def test_load_content_says_that_it_is_up_to_date() -> None:
    version = current_version()
    out = StringIO()

    call_command("load_content", stdout=out)

    assert out.getvalue() == "Content is up to date.\n"
    assert current_version() == version


def test_load_content_says_what_it_loaded(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    files = (write(tmp_path / "a.json", rule("one")), write(tmp_path / "b.json", rule("two")))
    monkeypatch.setattr("rules.management.commands.load_content.fixture_files", lambda: files)
    out = StringIO()

    call_command("load_content", stdout=out)

    assert out.getvalue() == "Content loaded from 2 files.\n"
    assert Rule.objects.filter(slug__in=("one", "two")).count() == 2


def test_fixtures_that_were_loaded_do_not_undo_an_edit(tmp_path: Path) -> None:
    files = (write(tmp_path / "a.json", rule("one", title_en="Ours")),)
    load_fixtures(files)
    Rule.objects.filter(slug="one").update(title_en="Edited")

    assert load_fixtures(files) is False

    assert Rule.objects.get(slug="one").title_en == "Edited"  # type: ignore[attr-defined]


def test_fixtures_that_have_changed_are_loaded_and_seen(tmp_path: Path) -> None:
    load_fixtures((write(tmp_path / "a.json", rule("one", title_en="Before")),))
    version = current_version()

    assert load_fixtures((write(tmp_path / "a.json", rule("one", title_en="After")),)) is True

    assert Rule.objects.get(slug="one").title_en == "After"  # type: ignore[attr-defined]
    assert current_version() != version


def test_fixtures_come_in_all_or_none(tmp_path: Path) -> None:
    files = (
        write(tmp_path / "a.json", rule("one")),
        write(tmp_path / "b.json", {"model": "rules.nothing", "fields": {}}),
    )

    with pytest.raises(DeserializationError):
        load_fixtures(files)

    assert not Rule.objects.filter(slug="one").exists()


def test_fixtures_version_changes_with_a_name_and_with_a_byte(tmp_path: Path) -> None:
    one, two = tmp_path / "one.json", tmp_path / "two.json"
    one.write_text("[]")
    two.write_text("[]")
    versions = [fixtures_version((one,)), fixtures_version((two,)), fixtures_version((one, two))]

    one.write_text("[ ]")
    versions.append(fixtures_version((one,)))

    assert len(set(versions)) == 4


@pytest.mark.parametrize("model", CONTENT, ids=lambda model: model.__name__)
def test_fixtures_hold_every_row_of_the_database(model: type[Content]) -> None:
    records = [record for path in fixture_files() for record in json.loads(path.read_text())]

    held = [record for record in records if record["model"] == model._meta.label_lower]

    assert len(held) == model.objects.count() > 0
