"""Brings the content of the fixtures into the database."""

from argparse import ArgumentParser
from typing import Any

from django.core.management.base import BaseCommand

from rules.content.fixtures import fixture_files, load_fixtures
from rules.content.loading import DELETED, conflicts, settle


class Command(BaseCommand):
    """Loads every fixture when any has changed; what was edited on the site meanwhile is kept."""

    help = (
        "Load the content’s fixtures, if their version is new. What was edited on the site since "
        "it was last loaded is kept; where the fixtures have changed it too, that is reported."
    )

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Declare how contradictions are settled."""
        parser.add_argument(
            "--conflicts",
            choices=("report", "take", "keep"),
            default="report",
            help="report them, take what the fixtures say, or keep the edits for good",
        )

    def handle(self, **options: Any) -> None:  # noqa: ANN401 - Django hands them over so
        """Load, and say what was done."""
        files = fixture_files()
        if load_fixtures(files):
            self.stdout.write(f"Content loaded from {len(files)} files.")
        else:
            self.stdout.write("Content is up to date.")
        for loaded, name, _value in list(conflicts()):
            what = f"{loaded} {name}" if name != DELETED else f"{loaded}, deleted here"
            if options["conflicts"] == "report":
                self.stdout.write(f"Kept, though the fixtures have changed it: {what}")
            else:
                settle(loaded, name, take=options["conflicts"] == "take")
                self.stdout.write(f"Settled ({options['conflicts']}): {what}")
