"""Brings texts or the glossary back from other programs; what has changed here is refused."""

import sys
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Iterable, Iterator
from difflib import ndiff
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from scenarios.wording.exchange import concepts as glossary
from scenarios.wording.exchange import items as texts
from scenarios.wording.exchange import tbx
from scenarios.wording.exchange.concepts import ConceptDifference
from scenarios.wording.exchange.formats import checked, read_file
from scenarios.wording.exchange.items import Difference, Fate, UnreadableError
from scenarios.wording.sentences import explain

USAGE = 2
GLOSSARY = ".tbx"


class Command(BaseCommand):
    """Shows the differences, checks the new texts, and keeps what can be kept."""

    help = "Import texts (.po, .xlf, .csv) or the glossary (.tbx). Exit status 1: some refused."

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Declare the file and the dry run."""
        parser.add_argument("file", type=Path)
        parser.add_argument("--dry-run", action="store_true", help="only show the differences")

    def handle(self, **options: Any) -> None:  # noqa: ANN401 - Django hands them over so
        """Read, compare, keep, and say what became of it all."""
        path: Path = options["file"]
        try:
            content = path.read_bytes()
        except OSError as error:
            raise CommandError(f"{path}: {error.strerror}", returncode=USAGE) from error
        try:
            if path.suffix.lower() == GLOSSARY:
                fates = self._glossary(checked(content), dry=options["dry_run"])
            else:
                fates = self._texts(path.name, content, dry=options["dry_run"])
        except UnreadableError as error:
            raise CommandError(f"{path}: {error}", returncode=USAGE) from error
        counts = Counter(fates)
        self.stdout.write(", ".join(f"{counts[fate]} {fate}" for fate in Fate))
        if counts[Fate.REFUSED] or counts[Fate.UNKNOWN] or counts[Fate.UNFIT]:
            sys.exit(1)

    def _texts(self, name: str, content: bytes, *, dry: bool) -> list[Fate]:
        differences = texts.compare(read_file(name, content))
        self._show(_told(differences))
        for finding in texts.errors_in(differences):
            where = f"{finding.key} {finding.language}"
            self.stdout.write(f"! {where} {finding.check}: {explain(finding)}")
        done = differences if dry else texts.apply(differences)
        return [difference.fate for difference in done]

    def _glossary(self, content: str, *, dry: bool) -> list[Fate]:
        differences = glossary.compare(tbx.read(content))
        self._show(_told_concepts(differences))
        done = differences if dry else glossary.apply(differences)
        return [difference.fate for difference in done]

    def _show(self, lines: Iterable[str]) -> None:
        self.stdout.writelines(f"{line}\n" for line in lines)


def _told(differences: Iterable[Difference]) -> Iterator[str]:
    for one in differences:
        if one.fate is not Fate.SAME:
            yield f"{one.item.key} {one.item.language}: {one.fate}"
            yield from _lines(one.here, one.item.target)


def _told_concepts(differences: Iterable[ConceptDifference]) -> Iterator[str]:
    for one in differences:
        if one.fate is not Fate.SAME:
            yield f"{one.concept.code}: {one.fate}"
            here = "\n".join(_facts(one.here)) if one.here else ""
            yield from _lines(here, "\n".join(_facts(one.concept)))


def _facts(concept: glossary.ConceptData) -> Iterator[str]:
    """Return a line for each thing that a concept says."""
    yield f"{concept.part_of_speech} {concept.order}"
    for language, text in (*concept.definitions, *concept.whys):
        yield f"{language}: {text}"
    for term in concept.terms:
        forms = ", ".join(term.forms)
        yield f"{term.language}: {term.text} ({term.status}; {forms}; {term.order}; {term.note})"


def _lines(here: str, there: str) -> Iterator[str]:
    """Return the lines that differ, those from here with - and those from there with +."""
    for line in ndiff(here.splitlines(), there.splitlines()):
        if not line.startswith((" ", "?")):
            yield f"  {line}"
