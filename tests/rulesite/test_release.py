"""The release changes with the files that a page is made from."""

from pathlib import Path

from rulesite.release import release


def test_release_changes_with_a_template_and_not_with_a_database(tmp_path: Path) -> None:
    template = tmp_path / "templates" / "page.html"
    template.parent.mkdir()
    template.write_text("one")
    first = release(tmp_path)

    (tmp_path / "templates" / "db.sqlite3").write_text("rows")
    same = release(tmp_path)
    template.write_text("two")
    second = release(tmp_path)

    assert first == same
    assert first != second
    assert len(second) == 12
