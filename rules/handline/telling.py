"""The second part of a hand line: who does what, by which amount."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
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
    Push,
    Raise,
)
from rules.engine.errors import Fact
from rules.handline.errors import LineError
from rules.handline.nearest import languages_of, nearest_verb
from rules.handline.scanner import AMOUNT, NAME, Scanner, phrases, squeezed
from rules.handline.words import (
    BY_WORDS,
    COLLECTIVE,
    FILLERS,
    GOES_WITH,
    LINKING,
    MORE_AFTER,
    RAISE_SAID,
    TO_WORDS,
    TOTAL_AFTER,
    VERB,
    VERB_OF,
    VERBS,
    VERBS_IN,
    WITH_AMOUNT,
    WORDS,
    Verb,
    Word,
)

ALL_IN: Final = phrases(VERBS[Verb.ALL_IN])
GOING: Final = phrases(GOES_WITH)
PREPOSITION_OF: Final = dict.fromkeys(TO_WORDS, "to") | dict.fromkeys(BY_WORDS, "by")
PREPOSITION: Final = phrases(PREPOSITION_OF)
AFTERWARDS_OF: Final = dict.fromkeys(TOTAL_AFTER, "to") | dict.fromkeys(MORE_AFTER, "by")
AFTERWARDS: Final = phrases(AFTERWARDS_OF)
DIGIT: Final = re.compile(r"\d")
THOUSANDS: Final = re.compile(r"\d{3}(?!\d)")
CHIP_SIGN: Final = re.compile(rf"(?:{AMOUNT.pattern})\s*(?:[xX\u00d7*]\s*\d|\+)")
FRONT, BACK, POT = (phrases(WORDS[word]) for word in (Word.FRONT, Word.BACK, Word.POT))
# "Schiebt 500 vor": the second half of the verb.
FORWARD: Final = phrases(("vor", "nach vorn", "avanti", "in avanti", "out", "forward"))
CHIPS_WORD: Final = phrases(("chips", "chip", "fiches", "gettoni", "jetons"))
SAID: Final = re.compile(
    r'["\u201c\u201e\u201d\u00ab]([^"\u201c\u201d\u00bb]*)["\u201c\u201d\u00bb]'
)


@dataclass(frozen=True, slots=True)
class Told:
    """An action as the line tells it: its amount a total, or on top of the bet to match."""

    action: Action
    column: int
    on_top: int | None = None
    """What was said to come on top of the bet to match; the total may be told beside it."""
    total_told: bool = False


def read_action(scanner: Scanner, known: Sequence[str], *, separated: bool) -> Told:
    """Read one action: a player's name, what the player does, and amounts if any.

    ``known`` are the players named so far; ``separated`` tells that a comma stands before.
    """
    column, player = _read_player(scanner, known, separated=separated)
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


def as_known(name: str, known: Sequence[str]) -> str:
    """Return a name as it was written before, where only upper and lower case differ."""
    if name in known:
        return name
    same = [one for one in known if one.lower() == name.lower()]
    return same[0] if len(same) == 1 else name


def _read_player(scanner: Scanner, known: Sequence[str], *, separated: bool) -> tuple[int, str]:
    """Read the name of who acts; words such as "player" and "then" may stand before it."""
    while True:
        column = scanner.column
        name = scanner.take_name()
        if name is None:
            raise scanner.error(expected="player")
        verb_follows = scanner.sees(VERB) or scanner.sees(GOING)
        if verb_follows or name.lower() not in FILLERS or not scanner.sees(NAME):
            if name not in known and _is_no_name(name, known, separated=separated):
                facts: dict[str, Fact] = {"expected": "player", "found": name}
                raise LineError(ErrorCode.SYNTAX, column, facts=facts)
            return column, as_known(name, known)


def _is_no_name(name: str, known: Sequence[str], *, separated: bool) -> bool:
    """Say whether a word stands for several players, or only goes on with the sentence.

    Behind a comma it may be a name, and so may a letter where names are written small.
    """
    if name.lower() in COLLECTIVE:
        return True
    if separated or name not in LINKING:
        return False
    # "e" is no player beside A and B, but it is one beside a and b.
    return len(name) > 1 or any(len(one) == 1 and one.isupper() for one in known)


def _read_verb(scanner: Scanner) -> Verb:
    match = scanner.sees(VERB)
    if match is None:
        if scanner.done:
            raise scanner.error(expected="action")
        near = nearest_verb(scanner.text, scanner.at, languages_of(scanner.text) or VERBS_IN)
        raise scanner.error(expected="verb", suggestion=None if near is None else str(near.verb))
    verb = scanner.take_word(VERB, VERB_OF) or Verb.FOLD
    other = WITH_AMOUNT.get(squeezed(match.group()))
    return other if other and scanner.sees(DIGIT) else verb


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
    while scanner.sees(PREPOSITION) or scanner.sees(DIGIT):
        before = scanner.at
        preposition = scanner.take_word(PREPOSITION, PREPOSITION_OF)
        if preposition and not scanner.sees(DIGIT):
            # "B call, A raise 300" without its comma: A is a player here, no preposition.
            scanner.at = before
            break
        if read and preposition is None:
            raise _second_amount(scanner, read)
        amount = scanner.take_amount(expected="amount")
        scanner.take(CHIPS_WORD)
        afterwards = scanner.take_word(AFTERWARDS, AFTERWARDS_OF)
        if afterwards and preposition and afterwards != preposition:
            # "By 600 total": on top of the bet, and the total.
            scanner.at = before
            raise scanner.error(expected="by-or-total", amount=amount)
        meant = afterwards or preposition or "to"
        if meant in read:
            # "raise 300 to 400": two totals, and no saying which of them was meant.
            scanner.at = before
            raise scanner.error(expected="no-amount")
        read[meant] = amount
    if verb is Verb.ALL_IN and "by" in read and "to" not in read:
        raise _two_readings(start, read["by"])
    return read.get("to"), read.get("by")


def _second_amount(scanner: Scanner, read: Mapping[str, int]) -> LineError:
    """Return the error about an amount behind another: a comma is missing, or 1 600 is one."""
    spaced = scanner.sees(THOUSANDS)
    if spaced is None or "to" not in read:
        return scanner.error(expected="comma")
    return scanner.error(expected="spaced-amount", amount=f"{read['to']} {spaced.group()}")


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
    if not scanner.sees(DIGIT):
        # The chips moved now, where other verbs need the total.
        facts: dict[str, Fact] = {"player": player, "expected": "amount"}
        raise LineError(ErrorCode.AMOUNT_NEEDED, column, facts=facts)
    amount, chips = 0, tuple[Chips, ...]()
    if scanner.sees(CHIP_SIGN):
        chips = scanner.take_chips()
    else:
        amount = scanner.take_amount(expected="amount")
        if not amount:
            raise LineError(ErrorCode.SYNTAX, column, facts={"expected": "chips", "found": "0"})
    scanner.take(CHIPS_WORD)
    if not scanner.sees(FRONT):
        scanner.take(FORWARD)
    in_front = scanner.take_chips() if scanner.take(FRONT) else ()
    pulled_back = scanner.take_amount(expected="amount") if scanner.take(BACK) else 0
    announced = _read_announcement(scanner) or announced
    if scanner.sees(DIGIT):
        raise scanner.error(expected="plus")
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
