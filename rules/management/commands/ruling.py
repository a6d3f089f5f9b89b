"""Rule on hand lines in a shell: a table for people, JSON for programs."""

import json
import sys
from argparse import ArgumentParser
from collections.abc import Iterable, Iterator
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand
from django.utils.translation import gettext, override
from tqdm import tqdm

from rules import wording
from rules.engine import Betting, Ruling
from rules.handline import LineError, parse, printed_action
from rules.report import is_error, report


class Command(BaseCommand):
    """Answer each line; the exit status is 1 where a line could not be, 2 for wrong usage."""

    help = "Rules on a hand line, or with - on every line of standard input."
    requires_system_checks = ()

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Declare the line and the forms of the answer."""
        languages = [code for code, _ in settings.LANGUAGES]
        parser.add_argument("line", help="a hand line, or - for standard input")
        parser.add_argument("--json", action="store_true", help="one JSON object a line")
        parser.add_argument("--language", choices=languages, default="en")

    def handle(self, **options: Any) -> None:  # noqa: ANN401 - Django hands them over so
        """Answer one line or many."""
        many = options["line"] == "-"
        lines = _with_progress(sys.stdin) if many else [options["line"]]
        answer = self._as_json if options["json"] else self._as_table
        with override(options["language"]):
            failed = [line for line in lines if (line.strip() or not many) and not answer(line)]
        if failed:
            sys.exit(1)

    def _as_json(self, line: str) -> bool:
        answer = report(line.rstrip("\r\n"))
        self.stdout.write(json.dumps(answer, ensure_ascii=False))
        return not is_error(answer)

    def _as_table(self, line: str) -> bool:
        try:
            hand = parse(line.rstrip("\r\n"))
            rulings = hand.play()
        except LineError as error:
            self.stderr.write(line.rstrip("\r\n"))
            self.stderr.write(f"{'^':>{error.column}}")
            self.stderr.write(wording.explain_error(error.code, error.facts))
            return False
        self.stdout.write(str(hand))
        self.stdout.writelines(f"{row}\n" for row in _rows(rulings))
        self.stdout.writelines(f"{sentence}\n" for sentence in _sentences(rulings))
        return True


def _with_progress(lines: Iterable[str]) -> Iterator[str]:
    """Show at a terminal how many lines have been answered, unless the answers go there too."""
    hidden = not sys.stderr.isatty() or sys.stdout.isatty()
    return iter(tqdm(lines, unit=" lines", disable=hidden))


def _rows(rulings: Iterable[Ruling]) -> Iterator[str]:
    """Lay the steps out in columns as wide as their widest entry."""
    table = [_titles(), *(_cells(ruling) for ruling in rulings)]
    widths = [max(len(row[column]) for row in table) for column in range(len(table[0]))]
    for row in table:
        cells = zip(row, widths, strict=True)
        yield "  ".join(cell.ljust(width) for cell, width in cells).rstrip()


def _titles() -> tuple[str, ...]:
    return (
        "",
        gettext("action"),
        gettext("to act"),
        gettext("to call"),
        gettext("may raise"),
        gettext("to at least"),
        gettext("by at least"),
        gettext("pot"),
        gettext("reopened"),
        gettext("closed"),
    )


def _cells(ruling: Ruling) -> tuple[str, ...]:
    may = {True: gettext("yes"), False: gettext("no"), None: ""}[ruling.may_raise]
    return (
        str(ruling.step),
        "" if ruling.action is None else printed_action(ruling.action),
        ruling.to_act or "",
        "" if ruling.to_call is None else wording.chips(ruling.to_call),
        may,
        wording.chips(ruling.min_raise_to),
        wording.chips(ruling.min_raise_by),
        wording.chips(ruling.pot),
        _names(ruling, Betting.REOPENED),
        _names(ruling, Betting.CLOSED),
    )


def _names(ruling: Ruling, betting: Betting) -> str:
    return " ".join(seat.name for seat in ruling.seats if seat.betting is betting)


def _sentences(rulings: tuple[Ruling, ...]) -> Iterator[str]:
    """Say what words and chips came to, and why the last ruling is what it is."""
    for ruling in rulings:
        if ruling.resolved is not None and ruling.action is not None:
            sentence = wording.explain_resolved(ruling.resolved, ruling.action.player)
            yield f"{ruling.step}: {sentence}"
    for reason in rulings[-1].reasons:
        yield wording.explain(reason, rulings[-1].to_act or "")
