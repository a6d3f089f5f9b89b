"""The interface's texts are complete in each language."""

import shutil
import subprocess
import sys
from pathlib import Path

import polib
import pytest
from django.conf import settings

ROOT = Path(settings.BASE_DIR)
LOCALE = ROOT / "locale"
SOURCES = ("manage.py", "rules", "scenarios", "rulesite", "templates", "locale")


@pytest.mark.parametrize("language", ["de", "it"])
def test_every_text_is_translated(language: str) -> None:
    messages = polib.pofile(str(LOCALE / language / "LC_MESSAGES" / "django.po"))

    assert len(messages) > 0
    assert [entry.msgid for entry in messages if not entry.translated()] == []
    assert [entry.msgid for entry in messages if entry.fuzzy or entry.obsolete] == []


@pytest.mark.skipif(not shutil.which("xgettext"), reason="gettext is not installed")
@pytest.mark.parametrize("language", ["de", "it"])
def test_every_text_of_the_program_is_among_them(language: str, tmp_path: Path) -> None:
    for source in SOURCES:
        if (ROOT / source).is_dir():
            shutil.copytree(ROOT / source, tmp_path / source)
        else:
            shutil.copy(ROOT / source, tmp_path / source)

    subprocess.run(
        [
            sys.executable,
            "manage.py",
            "makemessages",
            f"--locale={language}",
            "--no-wrap",
            "--add-location=file",
            "--no-obsolete",
        ],
        cwd=tmp_path,
        check=True,
        capture_output=True,
    )

    path = Path(language, "LC_MESSAGES", "django.po")
    collected, kept = (polib.pofile(str(root / path)) for root in (tmp_path / "locale", LOCALE))
    assert {(e.msgctxt, e.msgid) for e in collected} == {(e.msgctxt, e.msgid) for e in kept}
