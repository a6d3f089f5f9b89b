"""Rulings on hand histories as plain data for other programs."""

from rules.phh.history import HistoryError
from rules.phh.rounds import Break, HandRuling, Round
from rules.phh.wording import explain_break, explain_history_error
from rules.report import Json, step_report


def hand_report(ruling: HandRuling) -> Json:
    """Return every round of a hand, and which recorded actions break the rule."""
    return {
        "number": ruling.hand.number,
        "variant": ruling.hand.variant,
        "unit": str(ruling.hand.unit),
        "players": {f"p{place}": name for place, name in enumerate(ruling.names, start=1)},
        "rounds": [round_report(one) for one in ruling.rounds],
        "breaks": [break_report(one) for one in ruling.breaks],
        "complete": ruling.complete,
    }


def round_report(one: Round) -> Json:
    """Return a round as the answer to a hand line has it; no line where none can say it."""
    return {
        "street": str(one.street),
        "hand": None if one.line is None else str(one.line),
        "steps": [step_report(ruling) for ruling in one.rulings],
    }


def break_report(one: Break) -> Json:
    """Return a recorded action that the rule does not allow, by its number in the record."""
    return {
        "action": one.action,
        "text": one.text,
        "street": str(one.street),
        "player": one.player,
        "code": one.code,
        "message": explain_break(one),
        "facts": dict(one.facts),
    }


def history_error_report(error: HistoryError) -> Json:
    """Return why a hand, or the file where no number is told, cannot be ruled on."""
    return {
        "number": error.hand,
        "error": {
            "code": str(error.code),
            "message": explain_history_error(error),
            "facts": dict(error.facts),
        },
    }
