"""What makes the site ready does all that is due, and nothing twice."""

import os
from io import StringIO
from pathlib import Path

import polib
import pytest
from django.core.management import call_command
from pytest_django import Settings

from rules.management.commands import prepare

PO = r"""
msgid ""
msgstr "Content-Type: text/plain; charset=UTF-8\n"

msgid "call"
msgstr "{}"
"""


@pytest.fixture
def po(settings: Settings, tmp_path: Path) -> Path:
    """Return a message file of its own, in the only folder of translations."""
    settings.LOCALE_PATHS = [tmp_path]
    path = tmp_path / "de" / "LC_MESSAGES" / "django.po"
    path.parent.mkdir(parents=True)
    path.write_text(PO.format("mitgehen"))
    return path


def compile_translations() -> str:
    """Run the command and return what it says."""
    out = StringIO()
    call_command("compile_translations", stdout=out)
    return out.getvalue()


def test_translations_are_compiled_once(po: Path) -> None:
    assert compile_translations() == "Translations compiled: 1 files.\n"
    assert compile_translations() == "Translations are up to date.\n"

    [entry] = polib.mofile(str(po.with_suffix(".mo")))
    assert (entry.msgid, entry.msgstr) == ("call", "mitgehen")


def test_translations_are_compiled_again_when_they_have_changed(po: Path) -> None:
    compile_translations()
    po.write_text(PO.format("bezahlen"))
    later = po.with_suffix(".mo").stat().st_mtime + 1
    os.utime(po, (later, later))

    assert compile_translations() == "Translations compiled: 1 files.\n"

    [entry] = polib.mofile(str(po.with_suffix(".mo")))
    assert entry.msgstr == "bezahlen"
    assert sorted(path.name for path in po.parent.iterdir()) == ["django.mo", "django.po"]


@pytest.fixture
def collected(settings: Settings, tmp_path: Path) -> Path:
    """Return the folder that static files are collected in, as on the live site."""
    settings.STATIC_ROOT = tmp_path / "static"
    settings.STORAGES = {
        "staticfiles": {"BACKEND": "whitenoise.storage.CompressedManifestStaticFilesStorage"}
    }
    return tmp_path / "static"


@pytest.mark.django_db
def test_prepare_collects_static_files_once(collected: Path) -> None:
    first, second = StringIO(), StringIO()

    call_command("prepare", stdout=first)
    call_command("prepare", stdout=second)

    assert "Static files collected.\n" in first.getvalue()
    assert (collected / "staticfiles.json").exists()
    assert "Static files collected.\n" not in second.getvalue()
    assert "Content is up to date.\n" in second.getvalue()


@pytest.mark.django_db
@pytest.mark.usefixtures("collected")
def test_prepare_migrates_a_database_that_lacks_a_migration(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    out = StringIO()
    monkeypatch.setattr(prepare, "migrations_are_due", lambda: True)

    call_command("prepare", stdout=out)

    assert "Database migrated.\n" in out.getvalue()
