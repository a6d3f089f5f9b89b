"""A typed line and what it is answered: a ruling that can be walked, or the fault in it."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from string import ascii_uppercase
from typing import Final

from rules import handline
from rules.citing import Citation
from rules.engine import Action, Fold, Ruling
from rules.handline import HandLine, LineError, printed_action
from rules.handline.scanner import composed
from scenarios.ruling.addresses import address_of, fitting
from scenarios.ruling.faults import Fault, Reading, fault_in
from scenarios.stepper import Position, StoryLine
from scenarios.walk import Why

STEP: Final = re.compile("[0-9]{1,4}")


def read(text: str, language: str) -> Reading | Fault:
    """Read and rule on a line; what cannot be comes back as the fault in it."""
    # As it is read, so that the places of faults are those in the text that is shown.
    text = composed(text)
    line: HandLine | None = None
    try:
        line = handline.parse(text)
        return Reading(line, line.play())
    except LineError as error:
        return fault_in(text, error, line, language)


@dataclass(frozen=True)
class HandWalk:
    """A hand at one of its steps, with all that the parts of the step page ask for."""

    reading: Reading
    number: int
    address: Callable[[int], str]
    """Where the page shows a step, by its number."""
    language: str
    citations: Mapping[str, Citation]

    @property
    def line(self) -> HandLine:
        """The hand."""
        return self.reading.line

    @cached_property
    def position(self) -> Position:
        """The moment that is shown."""
        return Position(self.reading.rulings, self.number)

    @cached_property
    def canonical(self) -> str:
        """The line in its one canonical form: the shortest address of this ruling."""
        return str(self.line)

    @property
    def card(self) -> str:
        """The address of the picture that a preview shows; empty where the line is too long."""
        steps = {} if self.position.next is None else {"step": str(self.number)}
        return fitting(address_of("hand-card", hand=self.canonical, **steps))

    @cached_property
    def in_words(self) -> str:
        """The line as it was understood, in the reader's language."""
        return self.line.in_language(self.language)

    @cached_property
    def reasons(self) -> tuple[Why, ...]:
        """The argument, with the rule that each step comes from."""
        return tuple(
            Why(reason, self.citations.get(reason.rule)) for reason in self.position.ruling.reasons
        )

    @property
    def happened(self) -> str:
        """The action that led here, or the setting."""
        return self._text(self.number)

    @cached_property
    def lines(self) -> tuple[StoryLine, ...]:
        """The steps of the hand, each a link."""
        return tuple(
            StoryLine(
                number,
                self._text(number),
                self.position.turnings[number],
                number == self.number,
                self.address(number),
            )
            for number in range(self.position.last + 1)
        )

    @property
    def here(self) -> str:
        """The address of this step."""
        return self.address(self.number)

    @property
    def whole(self) -> str:
        """The address of the whole hand."""
        return self.address(self.position.last)

    @property
    def first(self) -> str:
        """The address of the setting; empty there."""
        return self.address(0) if self.number else ""

    @property
    def previous(self) -> str:
        """The address of the step before; empty at the setting."""
        previous = self.position.previous
        return "" if previous is None else self.address(previous)

    @property
    def next(self) -> str:
        """The address of the next step; empty at the end."""
        following = self.position.next
        return "" if following is None else self.address(following)

    @property
    def last(self) -> str:
        """The address of the end; empty there."""
        return "" if self.position.next is None else self.address(self.position.last)

    @cached_property
    def listed(self) -> str:
        """The line up to this step with its seats listed, for going on from here."""
        return str(listed_up_to(self.reading, self.number))

    @property
    def to_taps(self) -> str:
        """Where the hand goes on by taps; empty where the line is too long."""
        return fitting(address_of("build", hand=self.listed))

    @property
    def to_chips(self) -> str:
        """Where the player asked pushes chips, if it is their turn; empty for too long a line."""
        ruling = self.position.ruling
        if ruling.over or ruling.to_act != ruling.table.to_act:
            return ""
        return fitting(address_of("chips", hand=self.listed))

    @property
    def to_next_player(self) -> str:
        """Where one player more is asked; empty where that says nothing new.

        Without a list only those who are named are in the round, so that a line of one player
        is over at once, and the reader wants to know of the next.
        """
        if self.line.listed or not self.position.ruling.over or self.line.asked:
            return ""
        names = {name for name, _stack in self.line.seats}
        free = next((letter for letter in ascii_uppercase if letter not in names), "")
        return fitting(address_of("ruling", hand=f"{self.line}, {free}?")) if free else ""

    def _text(self, number: int) -> str:
        if number:
            action = self.reading.rulings[number].action
            return "" if action is None else printed_action(action, self.language)
        setting = replace(self.line, actions=(), asked=None)
        return setting.in_language(self.language).removesuffix(":")


def listed_up_to(reading: Reading, number: int) -> HandLine:
    """Return the line up to a step, with every seat listed and every fold told.

    So that whoever acts later in the line keeps the seat, and nobody is taken to have folded.
    """
    actions: list[Action] = []
    for ruling, action in zip(reading.rulings[1:], reading.line.actions[:number], strict=False):
        actions.extend(Fold(name) for name in ruling.assumed)
        actions.append(action)
    return replace(
        reading.line,
        actions=tuple(actions),
        asked=None,
        listed=True,
        unnamed=frozenset(),
        columns=(),
    )


def step_number(text: str | None, rulings: tuple[Ruling, ...]) -> int | None:
    """Read the step that an address asks for, the last where it asks for none; None past it."""
    last = len(rulings) - 1
    if text is None:
        return last
    number = int(text) if STEP.fullmatch(text) else last + 1
    return number if number <= last else None
