"""The switches of a step page's address: ask first, projector, and a learner's answer."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final, Self

from django.http import QueryDict
from django.utils.http import urlencode

from rules.handline.scanner import visible
from scenarios.asking import Guess

# An amount as people type it: `1000`, `1.000`, `1,000`, `1'000`, of up to 18 digits.
AMOUNT: Final = re.compile(r"[0-9]{1,16}|[0-9]{1,3}([.,'’ ][0-9]{3}){1,5}")

# As much as the field takes.
LONGEST_UNREAD: Final = 20


class WrongSwitchError(ValueError):
    """The address has a switch that is set to nothing we know."""


@dataclass(frozen=True)
class Switches:
    """How a step is to be shown."""

    ask: bool = False
    projector: bool = False
    guess: Guess | None = None
    unread: str = ""
    """What a learner typed for an amount that is none: the question is asked again."""

    @classmethod
    def read(cls, query: QueryDict) -> Self:
        """Read an address's query; raise WrongSwitchError rather than guess."""
        ask = _one_of(query, "ask", ("1",)) is not None
        projector = _one_of(query, "view", ("projector",)) is not None
        return cls(ask, projector, *_guess(query, ask=ask))

    @cached_property
    def query(self) -> str:
        """The query that keeps these switches on another step, without the answer to this one."""
        pairs = list(self._pairs())
        return f"?{urlencode(pairs)}" if pairs else ""

    @property
    def asked_first(self) -> Self:
        """The same with the ruling hidden until the question is answered."""
        return replace(self, ask=True, guess=None, unread="")

    @property
    def not_asked(self) -> Self:
        """The same with the ruling shown at once."""
        return replace(self, ask=False, guess=None, unread="")

    @property
    def projected(self) -> Self:
        """The same for a room."""
        return replace(self, projector=True)

    @property
    def not_projected(self) -> Self:
        """The same for a desk or a hand."""
        return replace(self, projector=False)

    def _pairs(self) -> Iterator[tuple[str, str]]:
        if self.ask:
            yield "ask", "1"
        if self.projector:
            yield "view", "projector"


def _one_of(query: QueryDict, name: str, known: tuple[str, ...]) -> str | None:
    values = query.getlist(name)
    if not values:
        return None
    if len(values) > 1 or values[0] not in known:
        raise WrongSwitchError(name)
    return values[0]


def _guess(query: QueryDict, *, ask: bool) -> tuple[Guess | None, str]:
    """Read a learner's answer, and what was typed for an amount where that cannot be read."""
    may_raise = _one_of(query, "may", ("yes", "no"))
    amounts = query.getlist("to")
    if may_raise is None and not amounts:
        return None, ""
    if not ask or may_raise is None or len(amounts) > 1:
        raise WrongSwitchError
    typed = amounts[0].strip() if amounts else ""
    if may_raise == "no" or not typed:
        return Guess(may_raise == "yes", None), ""
    if not AMOUNT.fullmatch(typed):
        return None, visible(typed[:LONGEST_UNREAD])
    return Guess(may_raise=True, to=int(re.sub("[^0-9]", "", typed))), ""
