"""What the README says is so."""

import re
from pathlib import Path

from django.conf import settings
from django.core.management import get_commands

ROOT = Path(settings.BASE_DIR)
README = (ROOT / "README.md").read_text()


def test_make_targets_of_the_readme_exist() -> None:
    makefile = (ROOT / "Makefile").read_text()

    named = set(re.findall(r"(?:`|\$ )make ([a-z]+)", README))

    assert {"run", "test", "check", "setup", "messages"} <= named
    assert named <= set(re.findall(r"^([a-z]+):", makefile, re.MULTILINE))


def test_management_commands_of_the_readme_exist() -> None:
    named = set(re.findall(r"manage\.py ([a-z_]+)", README))

    assert "ruling" in named
    assert named <= set(get_commands())


def test_folders_of_the_readme_exist() -> None:
    folders = re.findall(r"^    ([a-z/]+)/ ", README, re.MULTILINE)

    assert len(folders) == 7
    assert all((ROOT / folder).is_dir() for folder in folders)


def test_settings_of_the_readme_are_those_of_the_settings_module() -> None:
    def table(text: str) -> list[str]:
        return [line for line in text.splitlines() if line.startswith("|")]

    assert table(README) == table((ROOT / "rulesite" / "settings.py").read_text())
