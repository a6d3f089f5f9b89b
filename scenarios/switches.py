"""The switches of a step page's address: ask first, projector, and a learner's answer."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Self

from django.http import QueryDict
from django.utils.http import urlencode

from scenarios.asking import Guess

# An amount as people type it: `1000`, `1.000`, `1,000`, `1'000`; at most 10^15.
AMOUNT = re.compile(r"[0-9]{1,16}|[0-9]{1,3}([.,'’ ][0-9]{3}){1,5}")


class WrongSwitchError(ValueError):
    """The address has a switch that is set to nothing we know."""


@dataclass(frozen=True)
class Switches:
    """How a step is to be shown."""

    ask: bool = False
    projector: bool = False
    guess: Guess | None = None

    @classmethod
    def read(cls, query: QueryDict) -> Self:
        """Read an address's query; raise WrongSwitchError rather than guess."""
        ask = _one_of(query, "ask", ("1",)) is not None
        projector = _one_of(query, "view", ("projector",)) is not None
        return cls(ask, projector, _guess(query, ask=ask))

    @cached_property
    def query(self) -> str:
        """The query that keeps these switches on another step, without the answer to this one."""
        pairs = list(self._pairs())
        return f"?{urlencode(pairs)}" if pairs else ""

    @property
    def asked_first(self) -> Self:
        """The same with the ruling hidden until the question is answered."""
        return replace(self, ask=True, guess=None)

    @property
    def not_asked(self) -> Self:
        """The same with the ruling shown at once."""
        return replace(self, ask=False, guess=None)

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


def _guess(query: QueryDict, *, ask: bool) -> Guess | None:
    may_raise = _one_of(query, "may", ("yes", "no"))
    amounts = query.getlist("to")
    if may_raise is None and not amounts:
        return None
    if not ask or may_raise is None or len(amounts) > 1:
        raise WrongSwitchError
    return Guess(may_raise == "yes", _amount(amounts[0]) if amounts else None)


def _amount(text: str) -> int | None:
    """Read an amount; an empty field is None."""
    stripped = text.strip()
    if not stripped:
        return None
    if not AMOUNT.fullmatch(stripped):
        raise WrongSwitchError
    return int(re.sub("[^0-9]", "", stripped))
