"""Checks what the texts say, in every language and against the engine.

Exit status: 0 where nothing is found at that level, 1 where something is, 2 for wrong usage or a
check that crashed, 3 where what the texts are checked against is missing.
"""

import sys
import traceback
from argparse import ArgumentParser, ArgumentTypeError
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Final

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError
from django.utils.translation import override
from tqdm import tqdm

from scenarios.wording.checks.registry import BY_ID, CHECKS, Check
from scenarios.wording.checks.unit import Finding, Kind, Severity, Unit
from scenarios.wording.dismissals import dismissed
from scenarios.wording.documents import Document
from scenarios.wording.numbering import find_rule
from scenarios.wording.places import find_places
from scenarios.wording.pseudo import seen_documents
from scenarios.wording.reports import (
    Report,
    as_json,
    as_sarif,
    as_text,
    read_baseline,
    write_baseline,
)
from scenarios.wording.running import all_documents, check_all

FOUND, USAGE, MISSING = 1, 2, 3
NEVER: Final = "never"

WHOSE: Final = {
    "site": {Kind.TEXT, Kind.REMARK},
    "pages": {Kind.PAGE},
    "interface": {Kind.MESSAGE, Kind.SEEN},
}


class Command(BaseCommand):
    """Runs the checks over the texts asked for, each beside all the others."""

    help = "Check the wording of the site’s texts, of imported pages and of the interface."
    requires_system_checks = ()

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Declare which texts, which checks, and what is to come of them."""
        languages = [code for code, _ in settings.LANGUAGES]
        parser.add_argument("--lang", type=_several(languages), help="de,it: only these languages")
        parser.add_argument("--rule", help="only texts about this rule: its number or its name")
        parser.add_argument("--check", type=_several(BY_ID), help="only these, NUM-FORMAT,…")
        parser.add_argument("--only", type=_several(WHOSE), help="site, pages, interface")
        parser.add_argument(
            "--hard-coded",
            action="store_true",
            help="look at the pages too, for words that come from no message",
        )
        levels = [severity.value for severity in Severity]
        parser.add_argument("--fail-on", choices=(*levels, NEVER), default="error")
        parser.add_argument("--format", choices=("text", "json", "sarif"), default="text")
        parser.add_argument("--baseline", type=Path, help="findings in this file do not count")
        parser.add_argument("--update-baseline", action="store_true", help="write that file anew")
        parser.add_argument("--language", choices=languages, default="en", help="of the sentences")

    def handle(self, **options: Any) -> None:  # noqa: ANN401 - Django hands them over so
        """Check, report, and exit as the documentation of this module says."""
        if options["update_baseline"] and not options["baseline"]:
            raise CommandError("--update-baseline needs --baseline", returncode=USAGE)
        documents = list(all_documents())
        wanted = _wanted(options)
        if not any(wanted(unit) for document in documents for unit in document.units()):
            self.stderr.write("There is no such text.")
            sys.exit(MISSING)
        try:
            if options["hard_coded"]:
                documents += seen_documents()
            findings = check_all(documents, _checks(options), _with_progress, wanted)
        except Exception:  # noqa: BLE001 - whatever a check trips over has its own exit status
            self.stderr.write(traceback.format_exc())
            sys.exit(USAGE)
        status = self._report(findings, options)
        without = _without_facts(documents, wanted)
        for name in without:
            self.stderr.write(f"No scenario tells the engine about this example: {name}")
        sys.exit(status or (MISSING if without else 0))

    def _report(self, findings: list[Finding], options: dict[str, Any]) -> int:
        """Print what was found; return the exit status that it makes."""
        path: Path | None = options["baseline"]
        if path is not None and options["update_baseline"]:
            path.write_text(write_baseline(findings), encoding="utf-8")
        if path is not None:
            known = read_baseline(path.read_text(encoding="utf-8"))
            findings = [finding for finding in findings if finding.fingerprint not in known]
        report = Report(tuple(findings), dismissed(), find_places())
        with override(options["language"]):
            if options["format"] == "text":
                self.stdout.writelines(f"{line}\n" for line in as_text(report))
            else:
                write = {"json": as_json, "sarif": as_sarif}[options["format"]]
                self.stdout.write(write(report))
        if options["fail_on"] == NEVER:
            return 0
        limit = Severity(options["fail_on"]).rank
        return FOUND if any(one.severity.rank <= limit for one in report.open) else 0


def _several(known: Iterable[str]) -> Callable[[str], list[str]]:
    """Return what reads names between commas, all of which have to be known."""

    def read(text: str) -> list[str]:
        names = [name.strip() for name in text.split(",")]
        if not set(names) <= set(known):
            raise ArgumentTypeError(f"{text!r} is none of {', '.join(known)}")
        return names

    return read


def _wanted(options: dict[str, Any]) -> Callable[[Unit], bool]:
    """Return what says of a text whether it is to be checked."""
    slug = ""
    if options["rule"]:
        rule = find_rule(options["rule"])
        if rule is None:
            raise CommandError(f"no rule {options['rule']!r}", returncode=USAGE)
        slug = rule.slug
    kinds = {kind for name in options["only"] or WHOSE for kind in WHOSE[name]}
    languages = options["lang"]

    def wanted(unit: Unit) -> bool:
        return (
            unit.kind in kinds
            and (not languages or unit.language in languages)
            and (not slug or unit.rule == slug)
        )

    return wanted


def _checks(options: dict[str, Any]) -> tuple[Check, ...]:
    names = options["check"]
    return tuple(BY_ID[name] for name in names) if names else CHECKS


def _with_progress(units: Iterable[Unit]) -> Iterable[Unit]:
    """Show at a terminal how many texts have been checked, once it takes longer."""
    bar: Iterable[Unit] = tqdm(units, unit=" texts", delay=2, disable=not sys.stderr.isatty())
    return bar


def _without_facts(documents: Iterable[Document], wanted: Callable[[Unit], bool]) -> list[str]:
    """Return the examples of pages that the engine knows nothing of."""
    return sorted(
        {
            f"{unit.key} {segment.example}"
            for document in documents
            if document.kind is Kind.PAGE
            for unit in document.units()
            if wanted(unit)
            for segment in unit.segments
            if segment.example and segment.scene is None
        }
    )
