"""The first part of a hand line: structure, blinds, street, options and seats."""

import re
from dataclasses import dataclass
from typing import Final

from rules.engine import ErrorCode, House, Rulebook, Street
from rules.handline.errors import LineError
from rules.handline.limits import MAX_SEATS
from rules.handline.scanner import GAP, Scanner, phrases
from rules.handline.words import HOUSES, OPTIONS, STREETS, STRUCTURES, VERB, Option

STRUCTURE: Final = phrases(STRUCTURES)
STREET: Final = phrases(STREETS)
OPTION: Final = phrases(OPTIONS)
HOUSE: Final = phrases(HOUSES)
BLINDS_WORD: Final = phrases(("blinds", "bui"))
COLON: Final = re.compile(r"\s*:\s*")
DASH: Final = re.compile(r"\s*[-/\u2013\u2014]\s*")
OPENING, CLOSING, EQUALS = (re.compile(sign) for sign in (r"\[", r"\]", r"\s*=\s*"))
ASKS: Final = re.compile(r"\?")


@dataclass(frozen=True, slots=True)
class Header:
    """The setting as the line tells it."""

    rulebook: Rulebook
    seats: tuple[tuple[str, int | None], ...] | None
    ante: int
    bb_ante: int
    pot: int | None


# Some editors put a mark before a text.
BEGINNING: Final = re.compile(r"\ufeff?\s*")


def read_header(scanner: Scanner) -> Header:
    """Read everything before the first action; a colon may follow."""
    scanner.skip(BEGINNING)
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
    scanner.skip(COLON)
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
    return behind.sees(VERB) is None and behind.sees(ASKS) is None


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
