"""What a test asks of a hand line: the last ruling, one figure of it, or its error."""

from rules.engine import Ruling
from rules.handline import LineError, rule_on


def last(line: str) -> Ruling:
    """Return the ruling at the end of a hand line."""
    return rule_on(line)[-1]


def betting(line: str, name: str) -> str:
    """Return how betting stands to one player at the end of a hand line."""
    seats = {seat.name: seat for seat in last(line).seats}
    return str(seats[name].betting)


def minimum(line: str) -> tuple[int, int]:
    """Return the minimum raise at the end of a hand line, by and to."""
    ruling = last(line)
    return ruling.min_raise_by, ruling.min_raise_to


def question(line: str) -> tuple[str | None, int | None, bool | None]:
    """Return who is to act at the end of a hand line, his call, and whether he may raise."""
    ruling = last(line)
    return ruling.to_act, ruling.to_call, ruling.may_raise


def code_of(line: str) -> str | None:
    """Return the error code of a hand line, None where it stands."""
    try:
        rule_on(line)
    except LineError as refused:
        return str(refused.code)
    return None
