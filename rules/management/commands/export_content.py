"""Writes the content of the database back into its fixtures."""

import sys
from argparse import ArgumentParser
from typing import Any

from django.core.management.base import BaseCommand

from rules.content.exporting import export
from rules.content.fixtures import fixture_files


class Command(BaseCommand):
    """Makes the edits of a site a change of files, to be reviewed and committed."""

    help = "Write the content as it is now into its fixture files."

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Declare the dry run."""
        parser.add_argument(
            "--check",
            action="store_true",
            help="write nothing; the exit status is 1 if a file would change",
        )

    def handle(self, **options: Any) -> None:  # noqa: ANN401 - Django hands them over so
        """Write, and say which files have changed."""
        changed = [
            (path, content)
            for path, content in export(fixture_files()).items()
            if path.read_text(encoding="utf-8") != content
        ]
        for path, content in changed:
            self.stdout.write(f"{'Differs' if options['check'] else 'Written'}: {path.name}")
            if not options["check"]:
                path.write_text(content, encoding="utf-8")
        if not changed:
            self.stdout.write("The fixtures have the content as it is.")
        elif options["check"]:
            sys.exit(1)
