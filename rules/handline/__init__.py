"""Hand lines: one betting round on one line, as people type it and programs exchange it."""

from rules.engine import Ruling
from rules.handline.errors import LineError
from rules.handline.line import HandLine, printed_action, printed_chips
from rules.handline.reader import parse

__all__ = ["HandLine", "LineError", "parse", "printed_action", "printed_chips", "rule_on"]


def rule_on(text: str) -> tuple[Ruling, ...]:
    """Rule on every step of a hand line, the setting first; raise LineError if it cannot be."""
    return parse(text).play()
