"""Compiles the interface's texts, without the system's gettext."""

import os
from pathlib import Path

import polib
from django.conf import settings
from django.core.management.base import BaseCommand


class Command(BaseCommand):
    """Makes a `.mo` file beside every `.po` file that is newer."""

    help = "Compile the translations that have changed."

    def handle(self, **_: object) -> None:
        """Compile, and say how many there were."""
        sources = [path for root in settings.LOCALE_PATHS for path in Path(root).rglob("*.po")]
        changed = [source for source in sources if is_newer(source, source.with_suffix(".mo"))]
        for source in changed:
            compile_file(source)
        if changed:
            self.stdout.write(f"Translations compiled: {len(changed)} files.")
        else:
            self.stdout.write("Translations are up to date.")


def is_newer(source: Path, target: Path) -> bool:
    """Say whether the source was changed after the target was made from it."""
    return not target.exists() or target.stat().st_mtime_ns <= source.stat().st_mtime_ns


def compile_file(source: Path) -> None:
    """Write the compiled file in one move, so that no reader meets half of it."""
    target = source.with_suffix(".mo")
    draft = target.with_name(f"{target.name}.{os.getpid()}")
    polib.pofile(str(source)).save_as_mofile(str(draft))
    draft.replace(target)
