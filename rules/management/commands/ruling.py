"""Rule on hand lines and hand histories in a shell: a table for people, JSON for programs."""

import json
import os
import sys
from argparse import ArgumentParser, ArgumentTypeError
from collections.abc import Iterable, Iterator
from io import TextIOWrapper
from pathlib import Path
from typing import Any, BinaryIO, TextIO, TypeVar

from django.conf import settings
from django.core.management.base import BaseCommand
from django.utils.translation import override
from tqdm import tqdm

from rules.handline import HandLine, LineError, parse
from rules.input import InputLine, input_line, input_lines
from rules.phh.files import rule_on_file
from rules.phh.history import HistoryError
from rules.phh.printing import hand_lines
from rules.phh.report import hand_report, history_error_report
from rules.phh.rounds import HandRuling
from rules.phh.wording import explain_history_error
from rules.printing import error_lines, house_lines, ruling_lines
from rules.report import Json, fault_report, is_error, report

INTERRUPTED = 130
"""The exit status that shells give to a program stopped with Control-C."""

Item = TypeVar("Item")


class Command(BaseCommand):
    """Answer each line; the exit status is 1 where one could not be, 2 for wrong usage.

    With --phh it is also 1 where a recorded action breaks the rule.
    """

    help = "Rules on a hand line, or with - on every line of standard input."
    requires_system_checks = ()

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Declare the line and the forms of the answer."""
        languages = [code for code, _ in settings.LANGUAGES]
        asked = parser.add_mutually_exclusive_group(required=True)
        asked.add_argument("line", nargs="?", help="a hand line, or - for standard input")
        asked.add_argument(
            "--phh",
            type=_file,
            metavar="FILE",
            help="rule on every round of a hand history in the PHH format (.phh, .phhs)",
        )
        parser.add_argument("--json", action="store_true", help="one JSON object a line")
        parser.add_argument("--language", choices=languages, default="en")
        parser.add_argument(
            "--houses", action="store_true", help="say where other houses rule otherwise"
        )

    def handle(self, **options: Any) -> None:  # noqa: ANN401 - Django hands them over so
        """Answer one line or many; whoever stops reading the answers stops the work."""
        self.houses, self.json = options["houses"], options["json"]
        _print_whatever_comes(sys.stdout, json_lines=self.json)
        failed = False
        try:
            with override(options["language"]):
                answers = (
                    self._lines(options["line"])
                    if options["phh"] is None
                    else self._hands(options["phh"])
                )
                for stands in answers:
                    failed |= not stands
                    self.stdout.flush()
        except BrokenPipeError:
            _leave_nothing_to_flush()
        except KeyboardInterrupt:
            sys.exit(INTERRUPTED)
        if failed:
            sys.exit(1)

    def _lines(self, line: str) -> Iterator[bool]:
        if line == "-":
            lines = _with_progress(input_lines(sys.stdin.buffer), unit=" lines")
        else:
            lines = iter([input_line(os.fsencode(line))])
        return map(self._line_as_json if self.json else self._line_as_table, lines)

    def _hands(self, file: BinaryIO) -> Iterator[bool]:
        with file:
            hands = rule_on_file(file.read())
        answer = self._hand_as_json if self.json else self._hand_as_table
        try:
            for hand in _with_progress(hands, unit=" hands"):
                answer(hand)
                yield isinstance(hand, HandRuling) and hand.complete and not hand.breaks
        except HistoryError as error:
            answer(error)
            yield False

    # -- as JSON ----------------------------------------------------------------------------

    def _line_as_json(self, line: InputLine) -> bool:
        if line.fault is None:
            answer = report(line.text, houses=self.houses)
        else:
            answer = fault_report(line.text, line.fault)
        self._dump(answer)
        return not is_error(answer)

    def _hand_as_json(self, hand: HandRuling | HistoryError) -> None:
        if isinstance(hand, HandRuling):
            self._dump(hand_report(hand))
        else:
            self._dump(history_error_report(hand))

    def _dump(self, answer: Json) -> None:
        self.stdout.write(json.dumps(answer, ensure_ascii=False))

    # -- as a table -------------------------------------------------------------------------

    def _line_as_table(self, line: InputLine) -> bool:
        hand: HandLine | None = None
        try:
            if line.fault is not None:
                raise line.fault
            hand = parse(line.text)
            rulings = hand.play()
        except LineError as error:
            self.stderr.writelines(f"{row}\n" for row in error_lines(line.text, error))
            stands = False
        else:
            self.stdout.writelines(f"{row}\n" for row in (str(hand), *ruling_lines(rulings)))
            stands = True
        if self.houses and hand is not None:
            # Also where the line cannot be: another house may let it stand.
            self.stdout.writelines(f"{row}\n" for row in house_lines(hand))
        return stands

    def _hand_as_table(self, hand: HandRuling | HistoryError) -> None:
        if isinstance(hand, HandRuling):
            self.stdout.writelines(f"{row}\n" for row in hand_lines(hand))
        else:
            number = "" if hand.hand is None else f"{hand.hand}: "
            self.stderr.write(f"{number}{explain_history_error(hand)}")


def _file(path: str) -> BinaryIO:
    """Open a file for argparse, which reports what is wrong as wrong usage."""
    try:
        return Path(path).open("rb")
    except OSError as error:
        raise ArgumentTypeError(f"{path}: {error.strerror}") from None


def _with_progress(items: Iterable[Item], *, unit: str) -> Iterator[Item]:
    """Show at a terminal how many have been answered, unless the answers go there too.

    Only a long run shows it.
    """
    hidden = not sys.stderr.isatty() or sys.stdout.isatty()
    return iter(tqdm(items, unit=unit, disable=hidden, delay=1))


def _print_whatever_comes(stream: TextIO, *, json_lines: bool) -> None:
    """Let no name or sentence fail where the terminal has not all letters; JSON is UTF-8."""
    if isinstance(stream, TextIOWrapper):
        encoding = "utf-8" if json_lines else stream.encoding
        stream.reconfigure(encoding=encoding, errors="replace")


def _leave_nothing_to_flush() -> None:
    """Let the rest of the output go nowhere: Python flushes it once more at its end."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)
