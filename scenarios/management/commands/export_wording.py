"""Writes the texts of one language, or the glossary, for other programs."""

from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError

from scenarios.wording.exchange import tbx
from scenarios.wording.exchange.concepts import all_concepts
from scenarios.wording.exchange.formats import FORMATS
from scenarios.wording.exchange.items import UnreadableError, items_in

GLOSSARY = "tbx"
USAGE = 2


class Command(BaseCommand):
    """Every text travels with the hash of what it was, so that nothing newer is overwritten."""

    help = "Export the texts of one language (po, xliff, csv) or the glossary (tbx)."

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Declare the format, the language and the file."""
        parser.add_argument("file", type=Path)
        parser.add_argument("--format", required=True, choices=(*FORMATS, GLOSSARY))
        languages = [code for code, _ in settings.LANGUAGES]
        parser.add_argument("--lang", choices=languages, help="needed for texts")

    def handle(self, **options: Any) -> None:  # noqa: ANN401 - Django hands them over so
        """Write the file, and say how much is in it."""
        language = options["lang"]
        try:
            if options["format"] == GLOSSARY:
                concepts = all_concepts()
                count, content = len(concepts), tbx.write(concepts)
            elif language:
                items = list(items_in(language))
                count, content = len(items), FORMATS[options["format"]].write(items, language)
            else:
                raise CommandError("--lang is needed for texts", returncode=USAGE)
        except UnreadableError as error:
            raise CommandError(str(error)) from error
        options["file"].write_bytes(content)
        self.stdout.write(f"{options['file']}: {count}")
