"""Rulings as plain data for other programs: what the contract calls the ruling as JSON."""

from collections.abc import Mapping
from dataclasses import asdict
from typing import Any, TypeAlias

from rules import wording
from rules.books import BOOKS
from rules.engine import Reason, Resolved, Ruling
from rules.handline import HandLine, LineError, parse, printed_action
from rules.houses import HouseRuling, compare_houses

Json: TypeAlias = dict[str, Any]


def report(text: str, *, houses: bool = False) -> Json:
    """Rule on every step of a hand line; what cannot be is answered with the place of the fault.

    With ``houses`` every house rules on it, each compared with the line's own.
    """
    try:
        line = parse(text)
    except LineError as error:
        return fault_report(text, error)
    answer = _line_report(text, line)
    if houses:
        answer["houses"] = {
            str(house): house_report(ruling) for house, ruling in compare_houses(line).items()
        }
    return answer


def _line_report(text: str, line: HandLine) -> Json:
    try:
        rulings = line.play()
    except LineError as error:
        return fault_report(text, error)
    return {
        "hand": str(line),
        "house": str(line.rulebook.house),
        "asked": rulings[-1].to_act,
        "steps": [step_report(ruling) for ruling in rulings],
    }


def fault_report(text: str, error: LineError) -> Json:
    """Return the answer to a line that cannot be."""
    return {"hand": text, "error": error_report(error)}


def error_report(error: LineError) -> Json:
    """Return what is wrong with a line: the number of the action, from 1, and the column."""
    return {
        "code": str(error.code),
        "step": error.step,
        "column": error.column,
        "message": wording.explain_error(error.code, error.facts),
        "facts": dict(error.facts),
    }


def step_report(ruling: Ruling) -> Json:
    """Return what holds after one action."""
    report: Json = {
        "step": ruling.step,
        "after": None if ruling.action is None else printed_action(ruling.action),
        "to_act": ruling.to_act,
        "bet": ruling.bet,
        "to_call": ruling.to_call,
        "may_raise": ruling.may_raise,
        "min_raise_by": ruling.min_raise_by,
        "min_raise_to": ruling.min_raise_to,
        "max_raise_to": ruling.max_raise_to,
        "pot": ruling.pot,
        "reasons": [reason_report(reason) for reason in ruling.reasons],
        "seats": {
            seat.name: {"bet": seat.bet, "facing": seat.facing, "betting": seat.betting.value}
            for seat in ruling.seats
        },
    }
    if ruling.assumed:
        report["assumed"] = [f"{name} fold" for name in ruling.assumed]
    if ruling.resolved is not None:
        report["resolved"] = resolved_report(ruling.resolved)
    return report


def reason_report(reason: Reason) -> Json:
    """Return a reason as its code, the rule it comes from, and its facts."""
    facts = {name: getattr(reason, name) for name in reason.__slots__}
    return {"code": reason.code, "rule": reason.rule.value, "facts": facts}


def resolved_report(resolved: Resolved) -> Json:
    """Return what words or chips came to."""
    report: Json = {
        "from": resolved.from_,
        "as": resolved.as_.value,
        "to": resolved.to,
        "code": resolved.why.code,
    }
    if resolved.options:
        report["options"] = [str(option) for option in resolved.options]
    return report


def house_report(ruling: HouseRuling) -> Json:
    """Return where a house rules otherwise, what cannot be there, and which books read like it."""
    return {
        "error": None if ruling.error is None else error_report(ruling.error),
        "differences": [asdict(difference) for difference in ruling.differences],
        "books": [
            {"name": str(book.name), "certain": book.certain, "reads": str(book.reads)}
            for book in BOOKS[ruling.house]
        ],
    }


def is_error(report: Mapping[str, Any]) -> bool:
    """Say whether a report is about a line that cannot be."""
    return "error" in report
