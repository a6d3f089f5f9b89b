"""A hand line: one betting round, its setting, its actions and who is asked."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, assert_never

from rules.engine import (
    Action,
    AllIn,
    Bet,
    BetPot,
    Call,
    Check,
    Chips,
    Fold,
    House,
    Impossible,
    Push,
    Raise,
    Rulebook,
    Ruling,
    Street,
    Table,
    play,
)
from rules.handline.errors import LineError
from rules.handline.words import GROUPING, PRINTED, PRINTED_WORDS, Option, Verb, Word

CANONICAL: Final[Mapping[Verb, str]] = {verb: str(verb) for verb in Verb}


@dataclass(frozen=True, slots=True)
class HandLine:
    """One betting round as it is written on one line; its string is the canonical form.

    >>> from rules.handline import parse
    >>> str(parse("nl 50/100 Flop: A setzt 1.000, B erhöht um 1.500, A?"))
    'NL 50-100 flop: A bet 1000, B raise 2500, A?'
    """

    rulebook: Rulebook
    seats: tuple[tuple[str, int | None], ...]
    """Names and stacks in order of action, whether listed or in order of appearance."""
    actions: tuple[Action, ...] = ()
    asked: str | None = None
    listed: bool = False
    unnamed: frozenset[str] = frozenset()
    """Blinds that are seated though the line never names them."""
    ante: int = 0
    bb_ante: int = 0
    pot: int | None = None
    columns: tuple[int, ...] = field(default=(), compare=False)
    """Where each action stands in the line that was read, from 1; the question's place last."""

    @property
    def table(self) -> Table:
        """The table before the first action."""
        return Table.start(
            self.rulebook,
            self.seats,
            listed=self.listed,
            unnamed=self.unnamed,
            ante=self.ante,
            bb_ante=self.bb_ante,
            pot=self.pot,
        )

    def play(self) -> tuple[Ruling, ...]:
        """Rule on the setting and every action.

        Raises LineError with the number of the action that cannot be, and its place in the line.
        """
        try:
            return play(self.table, self.actions, self.asked)
        except Impossible as error:
            raise LineError.at_action(error, self.columns) from error

    def __str__(self) -> str:
        return printed(self)

    def in_language(self, language: str) -> str:
        """Return the line for people to read in English, German or Italian ("en", "de", "it")."""
        return printed(self, language)


def printed(line: HandLine, language: str | None = None) -> str:
    """Return the line in its canonical form, or in words of a language."""
    body = [printed_action(action, language) for action in line.actions]
    if line.asked is not None:
        body.append(f"{line.asked}?")
    head = " ".join(_head(line, language))
    return f"{head}: {', '.join(body)}" if body else f"{head}:"


def _head(line: HandLine, language: str | None) -> list[str]:
    rulebook = line.rulebook
    blinds = (_amount(rulebook.small_blind, language), _amount(rulebook.big_blind, language))
    parts = [str(rulebook.structure), "-".join(blinds)]
    if rulebook.street is not Street.PREFLOP:
        parts.append(str(rulebook.street) if language != "de" else rulebook.street.capitalize())
    amounts = {
        Option.ANTE: line.ante,
        Option.BB_ANTE: line.bb_ante,
        Option.POT: -1 if line.pot is None else line.pot,
        Option.STRADDLE: rulebook.straddle,
        Option.CAP: rulebook.cap,
    }
    for option, amount in amounts.items():
        if amount > 0 or (option is Option.POT and amount == 0):
            parts.append(f"{option} {_amount(amount, language)}")
    if rulebook.house is not House.TDA:
        parts.append(f"{Option.HOUSE} {rulebook.house}")
    if line.listed:
        parts.append(f"[{' '.join(_seat(name, stack, language) for name, stack in line.seats)}]")
    return parts


def _seat(name: str, stack: int | None, language: str | None) -> str:
    return name if stack is None else f"{name}={_amount(stack, language)}"


def printed_action(action: Action, language: str | None = None) -> str:
    """Return one action in its canonical form, or in words of a language."""
    words = CANONICAL if language is None else PRINTED[language]
    verb, amount = _verb_and_amount(action, language)
    return " ".join(part for part in (action.player, words[verb], amount) if part)


def _verb_and_amount(action: Action, language: str | None) -> tuple[Verb, str]:
    match action:
        case Bet(_, to):
            return Verb.BET, _amount(to, language)
        case Raise(_, to):
            return Verb.RAISE, _amount(to, language)
        case Call(_, to) | AllIn(_, to):
            verb = Verb.CALL if isinstance(action, Call) else Verb.ALL_IN
            return verb, "" if to is None else _amount(to, language)
        case BetPot():
            return Verb.BET, _word(Word.POT, language)
        case Push():
            return Verb.PUSH, _pushed(action, language)
        case Fold() | Check():
            return Verb.FOLD if isinstance(action, Fold) else Verb.CHECK, ""
        case _:
            assert_never(action)


def _pushed(push: Push, language: str | None) -> str:
    parts = [printed_chips(push.chips, language) if push.chips else _amount(push.amount, language)]
    if push.in_front:
        parts += [_word(Word.FRONT, language), printed_chips(push.in_front, language)]
    if push.pulled_back:
        parts += [_word(Word.BACK, language), _amount(push.pulled_back, language)]
    if push.announced:
        parts.append('"raise"')
    return " ".join(parts)


def printed_chips(chips: tuple[Chips, ...], language: str | None = None) -> str:
    """Return chips as they are pushed: one chip keeps its count, so that it stays a chip."""
    single = len(chips) == 1
    return "+".join(
        _amount(chip.value, language) + (f"x{chip.count}" if chip.count > 1 or single else "")
        for chip in chips
    )


def _word(word: Word, language: str | None) -> str:
    return str(word) if language is None else PRINTED_WORDS[language][word]


def _amount(chips: int, language: str | None) -> str:
    if language is None:
        return str(chips)
    return f"{chips:,}".replace(",", GROUPING[language])
