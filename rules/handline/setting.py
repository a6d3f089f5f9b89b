"""The first part of a hand line: structure, blinds, street, options and seats."""

import re
from dataclasses import dataclass
from typing import Final

from rules.engine import ErrorCode, House, Rulebook, Street
from rules.engine.errors import Fact
from rules.handline.errors import LineError
from rules.handline.limits import MAX_NAME, MAX_SEATS
from rules.handline.nearest import VERB_IN_LINE, nearest_street
from rules.handline.scanner import GAP, Scanner, phrases, visible
from rules.handline.words import GOES_WITH, HOUSES, OPTIONS, STREETS, STRUCTURES, VERB, Option

STRUCTURE: Final = phrases(STRUCTURES)
STREET: Final = phrases(STREETS)
OPTION: Final = phrases(OPTIONS)
HOUSE: Final = phrases(HOUSES)
BLINDS_WORD: Final = phrases(("blinds", "bui"))
COLON: Final = re.compile(r"\s*:\s*")
DASH: Final = re.compile(r"\s*[-/\u2013\u2014]\s*")
OPENING, CLOSING, EQUALS = (re.compile(sign) for sign in (r"\[", r"\]", r"\s*=\s*"))
ASKS: Final = re.compile(r"\?")
GOING: Final = phrases(GOES_WITH)
# A word of the first part that may be none, and all up to the colon that ends that part.
UNKNOWN: Final = re.compile(r"[^\W\d_][^\s:,;.?\[\]]*")
UP_TO_COLON: Final = re.compile(r"[^:?]*(?=:)")
STREET_WORDS: Final = frozenset(word for phrase in STREETS for word in phrase.split())


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
            _refuse_unknown(scanner, street)
            return street, options, seats
        if repeated:
            raise LineError(ErrorCode.SYNTAX, start, facts={"expected": "once", "found": ""})


def _refuse_unknown(scanner: Scanner, street: Street | None) -> None:
    """Refuse a word that belongs to the first part and is not understood.

    It does where the colon is still to come, before which nobody acts; and where it is nearly a
    street, and no player who acts or is asked.
    """
    text = scanner.text
    word = UNKNOWN.match(text, scanner.at)
    if word is None:
        return
    heading = scanner.sees(UP_TO_COLON)
    belongs = (
        heading is not None
        and VERB_IN_LINE.search(heading.group()) is None
        and not _acts(text, heading.end() + 1)
    )
    # "On the flpo": the last of these words is the one that is wrong.
    while word.group().lower() in STREET_WORDS and (behind := UNKNOWN.match(text, word.end() + 1)):
        word = behind
    near = nearest_street(word.group())
    if belongs or (near and street is None and not _acts(text, word.end())):
        facts: dict[str, Fact] = {
            "expected": "street",
            "found": visible(word.group()[:MAX_NAME]),
            "suggestion": None if near is None else str(near),
        }
        raise LineError(ErrorCode.SYNTAX, word.start() + 1, facts=facts)


def _acts(text: str, at: int) -> bool:
    """Say whether what comes next is what a player does, or the question mark behind a name."""
    behind = Scanner(text)
    behind.at = at
    behind.skip()
    return any(behind.sees(pattern) is not None for pattern in (VERB, GOING, ASKS))


def _is_option(scanner: Scanner) -> bool:
    """Say whether an option comes next, and not a player called like one."""
    match = scanner.sees(OPTION)
    if match is None:
        return False
    return not _acts(scanner.text, match.end())


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
        facts: dict[str, Fact] = {"limit": MAX_SEATS, "of": "players"}
        raise LineError(ErrorCode.TOO_LONG, start, facts=facts)
    if not seats:
        raise LineError(ErrorCode.SYNTAX, start, facts={"expected": "seat", "found": "[]"})
    return tuple(seats.items())
