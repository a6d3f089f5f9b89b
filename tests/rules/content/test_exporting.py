"""The content goes back into its fixtures: the same content, the same bytes."""

import json
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from django.core.management import call_command

from rules.content.exporting import export, written
from rules.content.fixtures import fixture_files
from rules.models import Mistake, Slip

pytestmark = pytest.mark.django_db


def slip(order: int, **fields: object) -> dict[str, Any]:
    """Return a slip as a fixture has it."""
    return {"model": "rules.slip", "fields": {"document": "en", "order": order, **fields}}


def make(order: int, **fields: object) -> None:
    """Make a slip on the site."""
    Slip.objects.create(document="en", order=order, **fields)


@pytest.fixture
def no_slips() -> None:
    Slip.objects.all().delete()


def write(path: Path, *records: dict[str, Any]) -> Path:
    """Write a fixture as an export would."""
    path.write_text(written(list(records)), encoding="utf-8")
    return path


def read(content: str) -> list[dict[str, Any]]:
    """Return the fields of each record."""
    return [record["fields"] for record in json.loads(content)]


def test_content_as_it_was_loaded_gives_the_same_bytes() -> None:
    files = fixture_files()

    contents = export(files)

    assert contents == {path: path.read_text(encoding="utf-8") for path in files}


def test_edit_changes_its_line_and_no_other() -> None:
    Mistake.objects.filter(code="double-the-total").update(title_it="Raddoppiare non serve")

    changed = {
        line
        for path, content in export(fixture_files()).items()
        for line in set(content.splitlines()) - set(path.read_text().splitlines())
    }

    assert changed == {'      "title_it": "Raddoppiare non serve",'}


def test_deleted_row_leaves_and_new_ones_follow_the_last_of_their_model(
    no_slips: None, tmp_path: Path
) -> None:
    make(1, right_en="One")
    make(3, right_en="Three")
    make(4, right_en="Four")
    edition = {"model": "rules.edition", "fields": {"code": "2024", "year": 2024}}
    path = write(tmp_path / "a.json", slip(1, right_en="1"), slip(2, right_en="2"), edition)
    other = write(tmp_path / "b.json", edition)

    contents = export([path, other])

    assert [record for record in read(contents[path]) if "order" in record] == [
        {"document": "en", "order": 1, "right_en": "One"},
        {"document": "en", "order": 3, "right_en": "Three"},
        {"document": "en", "order": 4, "right_en": "Four"},
    ]


def test_row_under_a_new_name_takes_the_place_of_the_only_one(
    no_slips: None, tmp_path: Path
) -> None:
    make(7, right_en="Seven")
    path = write(tmp_path / "a.json", slip(1, right_en="One"))

    assert read(export([path])[path]) == [{"document": "en", "order": 7, "right_en": "Seven"}]


def test_nothing_stays_nothing_as_the_file_has_it(no_slips: None, tmp_path: Path) -> None:
    make(1, right_en="", right_de=None)
    path = write(tmp_path / "a.json", slip(1, right_en=None, right_de=""))

    assert export([path]) == {path: path.read_text()}


def command(*arguments: str) -> str:
    """Return what the command says."""
    stream = StringIO()
    call_command("export_content", *arguments, stdout=stream)
    return stream.getvalue()


def test_command_writes_what_has_changed(
    no_slips: None, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    make(1, right_en="Edited")
    path = write(tmp_path / "a.json", slip(1, right_en="Before"))
    monkeypatch.setattr("rules.management.commands.export_content.fixture_files", lambda: (path,))

    with pytest.raises(SystemExit) as stopped:
        command("--check")
    assert stopped.value.code == 1
    assert read(path.read_text()) == [{"document": "en", "order": 1, "right_en": "Before"}]

    assert command() == "Written: a.json\n"
    assert read(path.read_text()) == [{"document": "en", "order": 1, "right_en": "Edited"}]
    assert command("--check") == "The fixtures have the content as it is.\n"
