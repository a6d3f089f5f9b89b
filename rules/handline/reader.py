"""From text to a hand line, as the contract writes it or as people type it."""

import difflib
import re
from dataclasses import dataclass, replace
from typing import Final

from rules.engine import (
    Action,
    AllIn,
    Bet,
    BetPot,
    Call,
    Check,
    Chips,
    ErrorCode,
    Fold,
    House,
    Impossible,
    Push,
    Raise,
    Rulebook,
    Street,
    decide,
)
from rules.engine.errors import Fact
from rules.handline.errors import LineError
from rules.handline.line import HandLine
from rules.handline.scanner import GAP, NAME, Scanner, phrases
from rules.handline.words import (
    BY_WORDS,
    FILLERS,
    GOES_WITH,
    HOUSES,
    MORE_AFTER,
    OPTIONS,
    RAISE_SAID,
    STREETS,
    STRUCTURES,
    TO_WORDS,
    TOTAL_AFTER,
    VERBS,
    WITH_AMOUNT,
    Option,
    Verb,
)

MAX_LENGTH: Final = 20_000
MAX_SEATS: Final = 40
MAX_ACTIONS: Final = 400

VERB_OF: Final = {phrase: verb for verb, words in VERBS.items() for phrase in words}
VERB: Final = phrases(VERB_OF)
ALL_IN: Final = phrases(VERBS[Verb.ALL_IN])
GOING: Final = phrases(GOES_WITH)
PREPOSITION_OF: Final = dict.fromkeys(TO_WORDS, "to") | dict.fromkeys(BY_WORDS, "by")
PREPOSITION: Final = phrases(PREPOSITION_OF)
AFTERWARDS_OF: Final = dict.fromkeys(TOTAL_AFTER, "to") | dict.fromkeys(MORE_AFTER, "by")
AFTERWARDS: Final = phrases(AFTERWARDS_OF)
STRUCTURE: Final = phrases(STRUCTURES)
STREET: Final = phrases(STREETS)
OPTION: Final = phrases(OPTIONS)
HOUSE: Final = phrases(HOUSES)
BLINDS_WORD: Final = phrases(("blinds", "bui"))
COLON: Final = re.compile(r"\s*:\s*")
DASH: Final = re.compile(r"\s*[-/\u2013\u2014]\s*")
OPENING, CLOSING, EQUALS = (re.compile(sign) for sign in (r"\[", r"\]", r"\s*=\s*"))
QUESTION: Final = re.compile(r"([^\W_]+)\s*\?")
CHIP_SIGN: Final = re.compile(r"[\d.,'\u2019]+\s*(?:[x\u00d7*]\s*\d|\+)")
FRONT, BACK, POT = (phrases((word,)) for word in ("front", "back", "pot"))
CHIPS_WORD: Final = phrases(("chips", "chip", "fiches", "gettoni", "jetons"))
SAID: Final = re.compile(
    r'["\u201c\u201e\u201d\u00ab]\s*([^"\u201c\u201d\u00bb]*)["\u201c\u201d\u00bb]'
)


@dataclass(frozen=True, slots=True)
class Told:
    """An action as the line tells it: its amount a total, or on top of the bet to match."""

    action: Action
    column: int
    on_top: int | None = None
    """What was said to come on top of the bet to match; the total may be told beside it."""
    total_told: bool = False


@dataclass(frozen=True, slots=True)
class Header:
    """The setting as the line tells it."""

    rulebook: Rulebook
    seats: tuple[tuple[str, int | None], ...] | None
    ante: int
    bb_ante: int
    pot: int | None


def parse(text: str) -> HandLine:
    """Read a hand line in its canonical form, or as it is typed in English, German or Italian.

    Raises LineError with the column of what cannot be read; where two readings are possible the
    error names both.

    >>> parse("NL 50-100 flop: A bet 100, B all-in 125, A?").asked
    'A'
    """
    if len(text) > MAX_LENGTH:
        raise LineError(ErrorCode.TOO_LONG, MAX_LENGTH + 1, facts={"limit": MAX_LENGTH})
    scanner = Scanner(text)
    header = _read_header(scanner)
    told, asked, asked_at = _read_body(scanner)
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


# --- the setting -----------------------------------------------------------------------------


def _read_header(scanner: Scanner) -> Header:
    scanner.skip()
    structure = scanner.take_word(STRUCTURE, STRUCTURES)
    if structure is None:
        raise scanner.error(expected="structure")
    scanner.skip(GAP)
    scanner.take(BLINDS_WORD)
    blinds_at = scanner.column
    small = scanner.take_amount(expected="blinds")
    if not scanner.skip(DASH):
        raise scanner.error(expected="blinds")
    big = scanner.take_amount(expected="blinds")
    street, options, seats = _read_options(scanner)
    scanner.skip(COLON)
    try:
        rulebook = Rulebook(
            structure,
            small,
            big,
            street or Street.PREFLOP,
            house=House(str(options.get(Option.HOUSE, House.TDA))),
            straddle=int(options.get(Option.STRADDLE, 0)),
            cap=int(options.get(Option.CAP, 0)),
        )
    except ValueError:
        facts = {"expected": "setting", "found": scanner.text[blinds_at - 1 : scanner.at].strip()}
        raise LineError(ErrorCode.SYNTAX, blinds_at, facts=facts) from None
    pot = options.get(Option.POT)
    return Header(
        rulebook,
        seats,
        ante=int(options.get(Option.ANTE, 0)),
        bb_ante=int(options.get(Option.BB_ANTE, 0)),
        pot=None if pot is None else int(pot),
    )


def _read_options(
    scanner: Scanner,
) -> tuple[Street | None, dict[Option, int | House], tuple[tuple[str, int | None], ...] | None]:
    """Read street, options and seats, in any order, each at most once."""
    street: Street | None = None
    seats: tuple[tuple[str, int | None], ...] | None = None
    options: dict[Option, int | House] = {}
    while True:
        scanner.skip(GAP)
        start = scanner.column
        if scanner.sees(OPENING):
            repeated, seats = seats is not None, _read_seats(scanner)
        elif (new_street := scanner.take_word(STREET, STREETS)) is not None:
            repeated, street = street is not None, new_street
        elif _is_option(scanner):
            option = scanner.take_word(OPTION, OPTIONS) or Option.POT
            repeated = option in options
            options[option] = _read_option(scanner, option)
        else:
            return street, options, seats
        if repeated:
            raise LineError(ErrorCode.SYNTAX, start, facts={"expected": "once", "found": ""})


def _is_option(scanner: Scanner) -> bool:
    """Say whether an option comes next, and not a player called like one."""
    match = scanner.sees(OPTION)
    if match is None:
        return False
    behind = Scanner(scanner.text)
    behind.at = match.end()
    behind.skip()
    return behind.sees(VERB) is None and behind.sees(re.compile(r"\?")) is None


def _read_option(scanner: Scanner, option: Option) -> int | House:
    if option is not Option.HOUSE:
        return scanner.take_amount(expected="amount")
    house = scanner.take_word(HOUSE, HOUSES)
    if house is None:
        raise scanner.error(expected="house")
    return house


def _read_seats(scanner: Scanner) -> tuple[tuple[str, int | None], ...]:
    """Read the seats in brackets, in order of action."""
    start = scanner.column
    scanner.take(OPENING)
    seats: dict[str, int | None] = {}
    while not scanner.take(CLOSING):
        scanner.skip(GAP)
        place = scanner.column
        name = scanner.take_name()
        if name is None or name in seats:
            scanner.at = place - 1
            raise scanner.error(expected="seat")
        seats[name] = None
        if scanner.skip(EQUALS):
            stack = scanner.take_amount(expected="stack")
            if not stack:
                raise LineError(
                    ErrorCode.SYNTAX, place, facts={"expected": "stack", "found": f"{name}=0"}
                )
            seats[name] = stack
        scanner.skip(GAP)
    if len(seats) > MAX_SEATS:
        raise LineError(ErrorCode.TOO_LONG, start, facts={"limit": MAX_SEATS})
    if not seats:
        raise LineError(ErrorCode.SYNTAX, start, facts={"expected": "seat", "found": "[]"})
    return tuple(seats.items())


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
        raise LineError(ErrorCode.TOO_LONG, 1, facts={"limit": MAX_SEATS})
    # Only the blinds proper are taken to have folded; a straddler has to be told.
    return tuple((name, None) for name in names), frozenset(unnamed) - {"STR"}


# --- the actions -----------------------------------------------------------------------------


def _read_body(scanner: Scanner) -> tuple[list[Told], str | None, int]:
    told: list[Told] = []
    while True:
        scanner.skip(GAP)
        if scanner.done:
            return told, None, scanner.column
        question = scanner.sees(QUESTION)
        if question and not scanner.text[question.end() :].strip(" .,;\t\n"):
            column = scanner.column
            asked = scanner.take_name() or ""
            return told, asked, column
        if len(told) == MAX_ACTIONS:
            raise LineError(ErrorCode.TOO_LONG, scanner.column, facts={"limit": MAX_ACTIONS})
        try:
            told.append(_read_action(scanner))
        except LineError as error:
            error.step = len(told) + 1
            raise


def _read_action(scanner: Scanner) -> Told:
    column, player = _read_player(scanner)
    total, on_top = None, None
    if scanner.sees(GOING) and (going := _read_going_all_in(scanner)) is not None:
        verb, total = Verb.ALL_IN, going
    else:
        verb = _read_verb(scanner)
        if verb is Verb.PUSH:
            return Told(_read_push(scanner, player), column)
        if verb in {Verb.BET, Verb.RAISE} and scanner.take(POT):
            return Told(BetPot(player), column)
        total, on_top = _read_amounts(scanner, verb)
    action = _action(player, verb, on_top if total is None else total, column, scanner)
    return Told(action, column, on_top, total_told=total is not None)


def _read_player(scanner: Scanner) -> tuple[int, str]:
    """Read the name of who acts; words such as "player" and "then" may stand before it."""
    while True:
        column = scanner.column
        name = scanner.take_name()
        if name is None:
            raise scanner.error(expected="player")
        verb_follows = scanner.sees(VERB) or scanner.sees(GOING)
        if verb_follows or name.lower() not in FILLERS or not scanner.sees(NAME):
            return column, name


def _read_verb(scanner: Scanner) -> Verb:
    match = scanner.sees(VERB)
    if match is None:
        word = scanner.sees(NAME)
        near = difflib.get_close_matches(word.group().lower(), VERB_OF, n=1) if word else []
        raise scanner.error(expected="verb", suggestion=near[0] if near else None)
    verb = scanner.take_word(VERB, VERB_OF) or Verb.FOLD
    other = WITH_AMOUNT.get(match.group().lower())
    return other if other and re.match(r"\d", scanner.text[scanner.at :]) else verb


def _read_going_all_in(scanner: Scanner) -> int | None:
    """Read "geht mit 125 all-in"; where "geht mit" is a call, go back and return None."""
    start = scanner.at
    scanner.take(GOING)
    amount = scanner.take_amount_if_any()
    if amount is not None:
        scanner.take(CHIPS_WORD)
        scanner.take(AFTERWARDS)
        if scanner.take(ALL_IN):
            return amount
    scanner.at = start
    return None


def _read_amounts(scanner: Scanner, verb: Verb) -> tuple[int | None, int | None]:
    """Read the amounts behind a verb: the total, and what comes on top of the bet to match."""
    start = scanner.column
    read: dict[str, int] = {}
    while scanner.sees(PREPOSITION) or scanner.sees(re.compile(r"\d")):
        before = scanner.at
        preposition = scanner.take_word(PREPOSITION, PREPOSITION_OF)
        if preposition and not scanner.sees(re.compile(r"\d")):
            # "B call, A raise 300" without its comma: A is a player here, no preposition.
            scanner.at = before
            break
        if read and preposition is None:
            raise scanner.error(expected="comma")
        amount = scanner.take_amount(expected="amount")
        scanner.take(CHIPS_WORD)
        meant = scanner.take_word(AFTERWARDS, AFTERWARDS_OF) or preposition or "to"
        read[meant] = amount
    if verb is Verb.ALL_IN and "by" in read and "to" not in read:
        raise _two_readings(start, read["by"])
    return read.get("to"), read.get("by")


def _two_readings(column: int, amount: int) -> LineError:
    """Return the error about an all-in "by" an amount: the stack, or what it adds to the bet."""
    facts: dict[str, Fact] = {"expected": "one-reading", "found": str(amount), "amount": amount}
    return LineError(ErrorCode.SYNTAX, column, facts=facts)


def _action(player: str, verb: Verb, amount: int | None, column: int, scanner: Scanner) -> Action:
    match verb:
        case Verb.BET | Verb.RAISE if amount is None:
            raise LineError(ErrorCode.AMOUNT_NEEDED, column, facts={"player": player})
        case Verb.BET:
            return Bet(player, amount or 0)
        case Verb.RAISE:
            return Raise(player, amount or 0)
        case Verb.ALL_IN:
            return AllIn(player, amount)
        case Verb.CALL:
            return Call(player, amount)
        case _ if amount is not None:
            raise scanner.error(expected="no-amount")
        case Verb.CHECK:
            return Check(player)
        case _:
            return Fold(player)


def _read_push(scanner: Scanner, player: str) -> Push:
    column = scanner.column
    scanner.take(PREPOSITION)
    announced = _read_announcement(scanner)
    if not scanner.sees(re.compile(r"\d")):
        raise LineError(ErrorCode.AMOUNT_NEEDED, column, facts={"player": player})
    amount, chips = 0, tuple[Chips, ...]()
    if scanner.sees(CHIP_SIGN):
        chips = scanner.take_chips()
    else:
        amount = scanner.take_amount(expected="amount")
        if not amount:
            raise LineError(ErrorCode.SYNTAX, column, facts={"expected": "chips", "found": "0"})
    scanner.take(CHIPS_WORD)
    in_front = scanner.take_chips() if scanner.take(FRONT) else ()
    pulled_back = scanner.take_amount(expected="amount") if scanner.take(BACK) else 0
    announced = _read_announcement(scanner) or announced
    return Push(player, amount, chips, announced, pulled_back, in_front)


def _read_announcement(scanner: Scanner) -> bool:
    """Read what was said with the chips: only "raise" changes what they mean."""
    said = scanner.sees(SAID)
    if said is None:
        return False
    if said.group(1).strip().lower().rstrip(".!") not in RAISE_SAID:
        raise scanner.error(expected="raise-said")
    scanner.take(SAID)
    return True


def _with_totals(line: HandLine, told: list[Told]) -> tuple[Action, ...]:
    """Turn amounts on top of the bet to match into totals, which takes the story so far."""
    actions: list[Action] = []
    table = line.table
    last = max(place for place, one in enumerate(told, start=1) if one.on_top is not None)
    for step, one in enumerate(told, start=1):
        action = one.action
        if one.on_top is not None and isinstance(action, Bet | Raise):
            action = _with_total(action, one, table.level.bet, step)
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
    if told.total_told and action.to != to:
        facts: dict[str, Fact] = {
            "expected": "by-and-to",
            "by": told.on_top,
            "to": action.to,
            "bet": bet,
        }
        raise LineError(ErrorCode.SYNTAX, told.column, step=step, facts=facts)
    return replace(action, to=to)
