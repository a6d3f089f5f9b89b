"""Brings the content of the fixtures into the database."""

from django.core.management.base import BaseCommand

from rules.content.fixtures import fixture_files, load_fixtures


class Command(BaseCommand):
    """Loads every fixture when any of them has changed since the last time."""

    help = "Load the content's fixtures, if their version is new."

    def handle(self, **_: object) -> None:
        """Load, and say what was done."""
        files = fixture_files()
        if load_fixtures(files):
            self.stdout.write(f"Content loaded from {len(files)} files.")
        else:
            self.stdout.write("Content is up to date.")
