"""Hands written for the tests, in the PHH format."""

from rules.phh.files import rule_on_file
from rules.phh.history import HistoryError
from rules.phh.rounds import HandRuling

FIVE_LIMP = "p3 cc|p4 cc|p5 cc|p1 cc|p2 cc|d db 2c3d4h"
"""Everybody calls the big blind, and the flop comes."""


def record(
    actions: str,
    *,
    variant: str = "NT",
    antes: str = "[]",
    blinds: str = "[50, 100]",
    bets: str = "min_bet = 100",
    stacks: str = "[1000, 1000, 1000, 1000, 1000]",
) -> str:
    """Return a hand as a file has it; actions are separated by bars."""
    listed = ", ".join(f'"{action.strip()}"' for action in actions.split("|"))
    return f"""
variant = "{variant}"
antes = {antes}
blinds_or_straddles = {blinds}
{bets}
starting_stacks = {stacks}
actions = [{listed}]
"""


def ruled(file: str) -> HandRuling:
    """Return the ruling on the only hand of a file."""
    [hand] = rule_on_file(file.encode())
    assert isinstance(hand, HandRuling), hand
    return hand


def refused(file: str) -> HistoryError:
    """Return why the only hand of a file cannot be ruled on."""
    [error] = rule_on_file(file.encode())
    assert isinstance(error, HistoryError), error
    return error
