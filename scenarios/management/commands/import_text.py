"""Brings in a page that an association published; it is kept in the database only."""

from argparse import ArgumentParser
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError

from scenarios.wording.importing import EditedError, RefusedError, import_page, read_page
from scenarios.wording.numbering import find_rule
from scenarios.wording.plain import Flaw

WHY: Final[Mapping[Flaw, str]] = {
    Flaw.TOO_LARGE: "the file has more than a million bytes",
    Flaw.NOT_TEXT: "the file is no plain text in UTF-8",
    Flaw.MARKUP: "the file holds markup, and a page is plain text",
    Flaw.EMPTY: "the file is empty",
}
USAGE: Final = 2


class Command(BaseCommand):
    """Imports one page in one language, cut into sentences and aligned with its translations."""

    help = "Import a published page: plain text, one rule, one language."

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Declare the file and what it is about."""
        parser.add_argument("file", type=Path, help="a plain text in UTF-8")
        parser.add_argument("--rule", required=True, help="the number of the rule, or its name")
        languages = [code for code, _ in settings.LANGUAGES]
        parser.add_argument("--lang", required=True, choices=languages)
        parser.add_argument(
            "--replace", action="store_true", help="also where the page was edited since"
        )

    def handle(self, **options: Any) -> None:  # noqa: ANN401 - Django hands them over so
        """Import, and say what it came to."""
        rule = find_rule(options["rule"])
        if rule is None:
            raise CommandError(f"no rule {options['rule']!r}", returncode=USAGE)
        path: Path = options["file"]
        try:
            content = path.read_bytes()
        except OSError as error:
            raise CommandError(f"{path}: {error.strerror}", returncode=USAGE) from error
        try:
            imported = import_page(
                rule,
                options["lang"],
                read_page(content),
                source=path.name,
                replace=options["replace"],
            )
        except RefusedError as error:
            raise CommandError(f"{path}: {WHY[error.flaw]}") from error
        except EditedError as error:
            reason = "the page was edited here since it came in; --replace puts that aside"
            raise CommandError(f"{path}: {reason}") from error
        what = "imported" if imported.created else "replaced" if imported.changed else "as before"
        self.stdout.write(f"{imported.page}: {what}")
