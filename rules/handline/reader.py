"""From text to a hand line, as the contract writes it or as people type it."""

import re
from dataclasses import replace
from typing import Final

from rules.engine import Action, Bet, Call, ErrorCode, Impossible, Raise, decide
from rules.engine.errors import Fact
from rules.handline.errors import LineError
from rules.handline.limits import MAX_ACTIONS, MAX_AMOUNT, MAX_LENGTH, MAX_SEATS
from rules.handline.line import HandLine
from rules.handline.scanner import GAP, Scanner, composed
from rules.handline.setting import Header, read_header
from rules.handline.telling import Told, as_known, read_action

# What stands between two actions, where it is no mere space.
SEPARATOR: Final = frozenset(",;.\n")
QUESTION: Final = re.compile(r"([^\W_]+)\s*\?")


def parse(text: str) -> HandLine:
    """Read a hand line in its canonical form, or as it is typed in English, German or Italian.

    Raises LineError with the column of what cannot be read; where two readings are possible the
    error names both. A letter and its mark, written one after the other, count as one character.

    >>> parse("NL 50-100 flop: A bet 100, B all-in 125, A?").asked
    'A'
    """
    if len(text) > MAX_LENGTH:
        facts: dict[str, Fact] = {"limit": MAX_LENGTH, "of": "characters"}
        raise LineError(ErrorCode.TOO_LONG, MAX_LENGTH + 1, facts=facts)
    scanner = Scanner(composed(text))
    header = read_header(scanner)
    told, asked, asked_at = _read_body(scanner, [name for name, _stack in header.seats or ()])
    seats, unnamed = _seats(header, [one.action.player for one in told], asked)
    line = HandLine(
        header.rulebook,
        seats,
        tuple(one.action for one in told),
        asked,
        listed=header.seats is not None,
        unnamed=unnamed,
        ante=header.ante,
        bb_ante=header.bb_ante,
        pot=header.pot,
        columns=(*(one.column for one in told), asked_at),
    )
    if any(one.on_top is not None for one in told):
        line = replace(line, actions=_with_totals(line, told))
    return line


def _seats(
    header: Header, players: list[str], asked: str | None
) -> tuple[tuple[tuple[str, int | None], ...], frozenset[str]]:
    """Return the seats in order of action, and the blinds that the line never names.

    Without a list that is the order of first appearance; blinds not named come last before the
    flop, each before the next of them that is named.
    """
    if header.seats is not None:
        if (
            header.rulebook.straddle
            and header.rulebook.has_blinds
            and ("STR" not in dict(header.seats))
        ):
            raise LineError(ErrorCode.SYNTAX, 1, facts={"expected": "straddler", "found": ""})
        return header.seats, frozenset()
    names = list(dict.fromkeys([*players, *([asked] if asked else [])]))
    unnamed: list[str] = []
    if header.rulebook.has_blinds:
        behind: str | None = None
        for blind in ("STR", "BB", "SB") if header.rulebook.straddle else ("BB", "SB"):
            if blind not in names:
                names.insert(names.index(behind) if behind else len(names), blind)
                unnamed.append(blind)
            behind = blind
    if not names:
        raise LineError(ErrorCode.SYNTAX, 1, facts={"expected": "player", "found": ""})
    if len(names) > MAX_SEATS:
        raise LineError(ErrorCode.TOO_LONG, 1, facts={"limit": MAX_SEATS, "of": "players"})
    # Only the blinds proper are taken to have folded; a straddler has to be told.
    return tuple((name, None) for name in names), frozenset(unnamed) - {"STR"}


def _read_body(scanner: Scanner, known: list[str]) -> tuple[list[Told], str | None, int]:
    """Read the actions and the question; ``known`` are the players whom the seat list names."""
    told: list[Told] = []
    while True:
        gap = scanner.skip(GAP)
        if scanner.done:
            return told, None, scanner.column
        question = scanner.sees(QUESTION)
        if question and not scanner.text[question.end() :].strip(" .,;\t\n"):
            column = scanner.column
            return told, as_known(scanner.take_name() or "", known), column
        if len(told) == MAX_ACTIONS:
            facts: dict[str, Fact] = {"limit": MAX_ACTIONS, "of": "actions"}
            raise LineError(ErrorCode.TOO_LONG, scanner.column, facts=facts)
        try:
            separated = not told or not SEPARATOR.isdisjoint(gap)
            told.append(read_action(scanner, known, separated=separated))
        except LineError as error:
            error.step = len(told) + 1
            raise
        if told[-1].action.player not in known:
            known.append(told[-1].action.player)


def _with_totals(line: HandLine, told: list[Told]) -> tuple[Action, ...]:
    """Turn amounts on top of the bet to match into totals, which takes the story so far."""
    actions: list[Action] = []
    table = line.table
    last = max(place for place, one in enumerate(told, start=1) if one.on_top is not None)
    for step, one in enumerate(told, start=1):
        action = one.action
        if one.on_top is not None and isinstance(action, Bet | Raise):
            action = _with_total(action, one, table.level.bet, step)
        elif one.on_top is not None and isinstance(action, Call):
            # "Calls 200 more": on top of what the player has in front.
            own = table.seats[table.place(action.player)].bet
            action = action if one.total_told else replace(action, to=own + one.on_top)
        actions.append(action)
        if step < last:
            try:
                table = decide(table, action).table
            except Impossible as error:
                error.step = step
                raise LineError.at_action(error, line.columns) from error
    return tuple(actions)


def _with_total(action: Bet | Raise, told: Told, bet: int, step: int) -> Action:
    """Return the bet or raise with its total; a total that was told as well has to agree."""
    to = bet + (told.on_top or 0)
    if to > MAX_AMOUNT:
        raise LineError(ErrorCode.TOO_LONG, told.column, step=step, facts={"limit": MAX_AMOUNT})
    if told.total_told and action.to != to:
        facts: dict[str, Fact] = {
            "expected": "by-and-to",
            "by": told.on_top,
            "to": action.to,
            "bet": bet,
        }
        raise LineError(ErrorCode.SYNTAX, told.column, step=step, facts=facts)
    return replace(action, to=to)
