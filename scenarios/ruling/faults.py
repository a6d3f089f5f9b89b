"""What is wrong with a typed line: the faulty part, marked, and what could stand there instead."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Final

from rules import handline, wording
from rules.engine import Action, AllIn, Bet, Call, Check, ErrorCode, Fold, Raise, Ruling
from rules.handline import HandLine, LineError, printed_action
from rules.handline.limits import MAX_LENGTH
from rules.handline.line import CANONICAL
from rules.handline.nearest import languages_of, nearest_verb
from rules.handline.scanner import AMOUNT, NAME
from rules.handline.telling import PREPOSITION
from rules.handline.words import PRINTED

# Enough of the line around the fault to find the place; a line may be as long as a book.
BEFORE: Final = 160
AFTER: Final = 80
ELLIPSIS: Final = "…"

ACTION_END: Final = re.compile(r"[,;](?!\d{3}(?!\d))|$")
WORD: Final = re.compile(r"\S+")
TOLD_AMOUNT: Final = re.compile(
    rf"\s+(?P<preposition>{PREPOSITION.pattern}\s+)?(?P<amount>{AMOUNT.pattern})", re.IGNORECASE
)
# Marks of thousands at odd places; with one or two digits behind, the mark is a decimal point.
ODD_THOUSANDS: Final = re.compile(r"\d+(?:[.,'\u2019]\d+)*[.,'\u2019]\d{3,}")
NO_FRACTION: Final = re.compile(r"(\d+)[.,]0{1,2}")


@dataclass(frozen=True, slots=True)
class Reading:
    """A line that can be, and its rulings."""

    line: HandLine
    rulings: tuple[Ruling, ...]


@dataclass(frozen=True, slots=True)
class Suggestion:
    """The line with the fault mended."""

    words: str
    """What would stand in the place of the fault; empty where the fault is to be left out."""
    hand: str


@dataclass(frozen=True, slots=True)
class Fault:
    """A line that cannot be, with the place of the fault and what holds up to there."""

    error: LineError
    before: str
    marked: str
    after: str
    suggestions: tuple[Suggestion, ...]
    so_far: Reading | None
    """The line up to the action that cannot be; None where there is nothing to rule on yet."""

    @property
    def message(self) -> str:
        """What is wrong, as a sentence in the active language."""
        return wording.explain_error(self.error.code, self.error.facts)

    @property
    def code(self) -> ErrorCode:
        """The cause, by the contract's name."""
        return self.error.code

    @property
    def is_at_the_end(self) -> bool:
        """Whether nothing stands at the place of the fault: the line may still be being typed."""
        return not self.marked


@dataclass(frozen=True, slots=True)
class _Line:
    """A faulty line as far as it could be read."""

    text: str
    error: LineError
    read: HandLine | None
    """The line, where it can be read and only cannot be played."""

    @property
    def start(self) -> int:
        return min(self.error.column - 1, len(self.text))

    @property
    def end(self) -> int:
        """The end of the faulty part: the action's where it is to blame, else the word's."""
        rest = self.text[self.start :]
        if self.read is not None and self.error.step:
            columns = self.read.columns
            behind = columns[self.error.step] if self.error.step < len(columns) else 0
            part = self.text[self.start : behind - 1] if behind > self.start + 1 else rest
            return self.start + len(part.rstrip(" ,;.\t\r\n"))
        if self.error.code is ErrorCode.AMOUNT_NEEDED:
            found = ACTION_END.search(rest)
            return self.start + len(rest[: found.start() if found else None].rstrip())
        told = str(self.error.facts.get("found") or "")
        if told and rest.startswith(told):
            return self.start + len(told)
        word = WORD.match(rest)
        return self.start + len(word.group().rstrip(",;")) if word else self.start

    @property
    def told(self) -> Action | None:
        """The action that cannot be, where the line could be read."""
        step = self.error.step
        if self.read is None or step is None or step > len(self.read.actions):
            return None
        return self.read.actions[step - 1]

    @property
    def so_far(self) -> HandLine | None:
        """The line up to the action that cannot be, if somebody has acted before it."""
        step = self.error.step or 0
        if self.read is not None and step > 1:
            return replace(self.read, actions=self.read.actions[: step - 1], asked=None)
        if self.read is not None or step < 2:  # noqa: PLR2004 -- the first action has none before
            return None
        cut = max(self.text.rfind(sign, 0, self.start) for sign in ",;")
        before, told = self.text[: max(cut, 0)], self.text[cut + 1 : self.end]
        # The player to blame is asked about: without a list nobody else names the seat.
        name = NAME.search(told)
        for text in (f"{before}, {name.group()}?" if name else before, before):
            line = _parsed(text)
            if line is not None and len(line.actions) == step - 1:
                return line
        return None


def fault_in(text: str, error: LineError, read: HandLine | None, language: str) -> Fault:
    """Mark the fault in a line that was read, or could not be, and look for what could be meant."""
    line = _Line(text, error, read)
    so_far = _played(line.so_far)
    ruling = so_far.rulings[-1] if so_far else None
    start, end = line.start, line.end
    before, after = text[:start], text[end:]
    return Fault(
        error,
        before if len(before) <= BEFORE else ELLIPSIS + before[-BEFORE:],
        text[start:end],
        after if len(after) <= AFTER else after[:AFTER] + ELLIPSIS,
        tuple(_mended(line, ruling, language)),
        so_far if ruling is not None and not ruling.over else None,
    )


def _parsed(text: str) -> HandLine | None:
    try:
        return handline.parse(text)
    except LineError:
        return None


def _played(line: HandLine | None) -> Reading | None:
    try:
        return None if line is None else Reading(line, line.play())
    except LineError:
        return None


def _mended(line: _Line, ruling: Ruling | None, language: str) -> Iterator[Suggestion]:
    """Return what could stand in the place of the fault, as far as it brings the line on."""
    for start, end, words in _replacements(line, ruling, language):
        before = line.text[:start]
        if not words:
            before = before.rstrip(" ,;")
        hand = before + words + line.text[end:]
        if len(hand) <= MAX_LENGTH and _gets_further(hand, line):
            yield Suggestion(words.strip(" ,"), hand.strip())


def _gets_further(hand: str, line: _Line) -> bool:
    try:
        handline.rule_on(hand)
    except LineError as error:
        if line.error.facts.get("expected") == "verb" and error.step == line.error.step:
            # The verb stands, and the place that lacks its amount is that of the whole action.
            return error.column - 1 > line.start or error.code is ErrorCode.AMOUNT_NEEDED
        # Only that nobody is named yet has no place of its own.
        nobody_yet = error.facts.get("expected") == "player" and error.step is None
        return error.column - 1 > line.start or nobody_yet
    return True


def _replacements(
    line: _Line, ruling: Ruling | None, language: str
) -> Iterator[tuple[int, int, str]]:
    """Return what may be meant, each with the part of the line that it stands for."""
    start, end, facts = line.start, line.end, line.error.facts
    expected, found = facts.get("expected"), str(facts.get("found") or "")
    if line.error.code is ErrorCode.SYNTAX and line.read is None:
        if expected == "verb":
            yield from _nearest_verb(line, language)
        elif suggestion := facts.get("suggestion"):
            yield start, end, str(suggestion)
        elif expected == "structure" and (not found or found[0].isdigit()):
            yield start, start, "NL "
        elif expected == "comma":
            yield start, start, ", "
        elif expected == "whole-amount" and (whole := _whole(found)):
            yield start, end, whole
    for action in _other_actions(line, ruling):
        yield start, end, "" if action is None else printed_action(action, language)


def _nearest_verb(line: _Line, language: str) -> Iterator[tuple[int, int, str]]:
    """Return the verb that is nearly there, as it is printed, with its amount where that belongs.

    It is one of the reader's language or of the line's; a line that has no verb yet may be in the
    words of the canonical form.
    """
    languages = dict.fromkeys([language, *(languages_of(line.text) or ["en"])])
    near = nearest_verb(line.text, line.start, languages)
    if near is None:
        return
    # In English the canonical words are those that are typed.
    words = (CANONICAL if near.language == "en" else PRINTED[near.language])[near.verb]
    verb, _, last = words.rpartition(" ")
    told = TOLD_AMOUNT.match(line.text, near.end)
    if told is None or PREPOSITION.fullmatch(last) is None:
        yield line.start, near.end, words
    elif told["preposition"]:
        yield line.start, told.end(), f"{verb} {told.group().strip()}"
    else:
        yield line.start, told.end(), f"{words} {told['amount']}"


def _whole(found: str) -> str:
    """Return the amount of whole chips that was meant; empty where it is none, such as 300.50."""
    if ODD_THOUSANDS.fullmatch(found):
        return re.sub(r"\D", "", found)
    whole = NO_FRACTION.fullmatch(found)
    return whole[1] if whole else ""


def _other_actions(line: _Line, ruling: Ruling | None) -> Iterator[Action | None]:
    """Return what the player could do instead; None for leaving the action out."""
    error = line.error
    player = str(error.facts.get("player") or "")
    call, fold = Call(player), Fold(player)
    limited = Raise if _amount(error, "bet") else Bet
    others: Mapping[ErrorCode, tuple[Action | None, ...]] = {
        ErrorCode.CANNOT_CHECK: (call, fold),
        ErrorCode.NOTHING_TO_CALL: (Check(player),),
        ErrorCode.BETTING_CLOSED: (call, fold),
        ErrorCode.OVER_LIMIT: (limited(player, _amount(error, "limit")),),
        ErrorCode.MORE_THAN_STACK: (AllIn(player, _amount(error, "stack")),),
        ErrorCode.ALREADY_FOLDED: (None,),
        ErrorCode.ALREADY_ALL_IN: (None,),
        ErrorCode.ROUND_OVER: (None,),
        ErrorCode.NOT_YOUR_TURN: tuple(_in_turn(line)),
        ErrorCode.RAISE_TOO_SMALL: (*_least(ruling, player), *_call(ruling, player)),
        ErrorCode.AMOUNT_NEEDED: tuple(_with_amount(line, ruling, player)),
    }
    yield from others.get(error.code, ())
    if error.code is ErrorCode.SYNTAX and isinstance(line.told, Call):
        yield Call(player)


def _amount(error: LineError, fact: str) -> int:
    return int(error.facts.get(fact) or 0)


def _in_turn(line: _Line) -> Iterator[Action]:
    """Return the same action of the player whose turn it is."""
    if line.told is not None:
        yield replace(line.told, player=str(line.error.facts.get("turn")))


def _least(ruling: Ruling | None, player: str) -> Iterator[Action]:
    """Return the least bet or raise."""
    if ruling is not None:
        kind = Raise if ruling.bet else Bet
        yield kind(player, ruling.min_raise_to)


def _call(ruling: Ruling | None, player: str) -> Iterator[Action]:
    """Return the call where there is one."""
    if ruling is not None and ruling.to_call:
        yield Call(player)


def _with_amount(line: _Line, ruling: Ruling | None, player: str) -> Iterator[Action]:
    """Return a bet or raise that lacks its amount with the least one.

    An all-in, a pot or a push comes with more facts: its amount nobody can know.
    """
    if line.error.facts.keys() == {"player"}:
        yield from _least(ruling or _opening(line, player), player)


def _opening(line: _Line, player: str) -> Ruling | None:
    """Return the ruling before the first action of a line, for whoever acts in it."""
    try:
        return handline.rule_on(f"{line.text[: line.start]} {player}?")[-1]
    except LineError:
        return None
