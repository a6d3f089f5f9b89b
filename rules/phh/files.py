"""Every hand of a file ruled on, in order."""

from collections.abc import Iterator

from rules.phh.history import HistoryError
from rules.phh.reader import read_hand, tables
from rules.phh.rounds import HandRuling, rule_on_hand


def rule_on_file(file: bytes) -> Iterator[HandRuling | HistoryError]:
    """Rule on hand after hand; one that cannot be read does not stop those behind it.

    Raises HistoryError where the file as a whole cannot be read.
    """
    for number, fields in tables(file):
        try:
            yield rule_on_hand(read_hand(number, fields))
        except HistoryError as error:
            error.hand = number
            yield error
