"""Chips pushed forward without a word: which action they are, by the engine's rules for them."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cached_property
from typing import Final

from django.http import QueryDict
from django.utils.http import urlencode

from rules import handline, wording
from rules.citing import Citation
from rules.engine import Chips, Push, Resolved, Ruling
from rules.engine.actions import total
from rules.handline import HandLine, LineError
from scenarios.ruling.faults import Reading

# The usual denominations; a table has the few that fit its blinds.
DENOMINATIONS: Final = (1, 5, 25, 100, 500, 1000, 5000, 25000, 100_000)
MOST_KINDS: Final = 12
MOST_OF_A_KIND: Final = 99
CHIPS: Final = re.compile(r"[0-9]{1,9}(x[0-9]{1,2})?( [0-9]{1,9}(x[0-9]{1,2})?){0,11}")

# A chip of 25,000 reads 25K; one of 1,000 still has room for its figures.
THOUSAND: Final = 1000
SHORTENED_FROM: Final = 5


class InFront(StrEnum):
    """What the player has in front before pushing."""

    NOTHING = "nothing"
    SMALL_BLIND = "small-blind"
    BIG_BLIND = "big-blind"


@dataclass(frozen=True, slots=True)
class Pile:
    """Equal chips that were pushed, and the address's query with one of them less."""

    value: int
    count: int
    query: str


@dataclass(frozen=True, slots=True)
class Denomination:
    """A chip to tap, and the address's query with one of it more."""

    value: int
    query: str

    @property
    def words(self) -> str:
        """The value as chips carry it: 25K rather than 25,000."""
        thousands, rest = divmod(self.value, THOUSAND)
        return f"{thousands}K" if thousands >= SHORTENED_FROM and not rest else str(self.value)


@dataclass(frozen=True)
class Question:
    """A hand, and the chips that the player whose turn it is has pushed forward."""

    reading: Reading
    chips: tuple[Chips, ...]
    announced: bool
    pulled_back: bool
    language: str
    citations: Mapping[str, Citation]

    @property
    def before(self) -> Ruling:
        """What holds before the chips are pushed, for whose turn it is, whoever the line asks."""
        last = self.reading.rulings[-1]
        return replace(last, place=last.table.turn)

    @property
    def player(self) -> str:
        """Whose turn it is, and who pushes; empty once the round is over."""
        return self.before.table.to_act or ""

    @property
    def own(self) -> int:
        """What the player has in front already."""
        table = self.before.table
        return 0 if table.over else table.seats[table.turn].bet

    @property
    def pushed(self) -> int:
        """What the chips are worth together."""
        return total(self.chips)

    @property
    def line(self) -> HandLine:
        """The hand with the push."""
        back = self.own if self.pulled_back else 0
        push = Push(self.player, chips=self.chips, announced=self.announced, pulled_back=back)
        line = self.reading.line
        return replace(line, actions=(*line.actions, push), asked=None, columns=())

    @property
    def line_text(self) -> str:
        """The hand with the push, in its canonical form."""
        return str(self.line)

    @property
    def hand(self) -> str:
        """The hand before the push, in its canonical form."""
        return str(replace(self.reading.line, asked=None))

    @property
    def in_words(self) -> str:
        """The hand before the push, in the reader's language."""
        return replace(self.reading.line, asked=None).in_language(self.language)

    @property
    def piles(self) -> tuple[Pile, ...]:
        """What was pushed, the most valuable first."""
        return tuple(
            Pile(pile.value, pile.count, self._query(chips=_less(self.chips, pile.value)))
            for pile in self.chips
        )

    @property
    def denominations(self) -> tuple[Denomination, ...]:
        """The chips that fit the blinds and bets of the hand."""
        smallest = self.before.table.rulebook.small_blind or 1
        return tuple(
            Denomination(value, self._query(chips=_more(self.chips, value)))
            for value in DENOMINATIONS
            if smallest <= 5 * value and value <= 10 * self.before.min_raise_to
        )

    @property
    def silent(self) -> bool:
        """Nothing was said."""
        return not self.announced

    @property
    def query_silent(self) -> str:
        """The query for nothing said."""
        return self._query(announced=False)

    @property
    def query_said(self) -> str:
        """The query for "raise" said first."""
        return self._query(announced=True)

    @property
    def query_back(self) -> str:
        """The query with the own chips pulled back, or left in front again."""
        return self._query(pulled_back=not self.pulled_back)

    @cached_property
    def outcome(self) -> Ruling | LineError | None:
        """What the chips come to, or why they cannot be; None before any are pushed."""
        if not self.chips or not self.player:
            return None
        try:
            return self.line.play()[-1]
        except LineError as error:
            return error

    @property
    def resolved(self) -> Resolved | None:
        """Which action the chips are; None as long as that is not known."""
        return self.outcome.resolved if isinstance(self.outcome, Ruling) else None

    @property
    def citation(self) -> Citation | None:
        """The rule that decides."""
        return self.citations.get(self.resolved.why.rule) if self.resolved else None

    @property
    def error(self) -> str:
        """Why the chips cannot be, as a sentence; empty where they can."""
        error = self.outcome
        if not isinstance(error, LineError):
            return ""
        return wording.explain_error(error.code, error.facts)

    def _query(
        self,
        *,
        chips: tuple[Chips, ...] | None = None,
        announced: bool | None = None,
        pulled_back: bool | None = None,
    ) -> str:
        pairs = {"hand": self.hand, "chips": written(self.chips if chips is None else chips)}
        if self.announced if announced is None else announced:
            pairs["said"] = "raise"
        if self.pulled_back if pulled_back is None else pulled_back:
            pairs["back"] = "all"
        return urlencode(pairs)


def first_question() -> HandLine:
    """Return the hand that the page opens with: facing a bet, nothing in front."""
    return simple_hand(100, 200, 600, InFront.NOTHING)


def simple_hand(small: int, big: int, bet: int, front: InFront) -> HandLine:
    """Return the usual question as a hand: A has bet, and the next player pushes chips."""
    street = "flop " if front is InFront.NOTHING else ""
    seats = "[A B C]" if front is InFront.NOTHING else "[A SB BB]"
    opening = f"A raise {bet}"
    if front is InFront.NOTHING:
        opening = f"A bet {bet}" if bet else "A check"
    elif bet <= big:
        opening = "A call"
    fold = ", SB fold" if front is InFront.BIG_BLIND else ""
    return handline.parse(f"NL {small}-{big} {street}{seats}: {opening}{fold}")


def question_in(
    query: QueryDict, reading: Reading, language: str, citations: Mapping[str, Citation]
) -> Question | None:
    """Read the chips and the circumstances of a push; None for what the address cannot mean."""
    chips = read_chips(query.get("chips", ""))
    said, back = query.get("said"), query.get("back")
    if chips is None or said not in {None, "raise"} or back not in {None, "all"}:
        return None
    return Question(
        reading,
        chips,
        announced=said is not None,
        pulled_back=back is not None,
        language=language,
        citations=citations,
    )


def read_chips(text: str) -> tuple[Chips, ...] | None:
    """Read chips as the address writes them, "1000 100x5"; None for what is no chips."""
    if not text:
        return ()
    if not CHIPS.fullmatch(text):
        return None
    chips: tuple[Chips, ...] = ()
    for part in text.split(" "):
        value, _times, count = part.partition("x")
        if not int(value) or (count and not int(count)):
            return None
        for _ in range(int(count or 1)):
            chips = _more(chips, int(value))
    return chips


def written(chips: tuple[Chips, ...]) -> str:
    """Return chips as the address writes them."""
    return " ".join(
        f"{chip.value}x{chip.count}" if chip.count > 1 else f"{chip.value}" for chip in chips
    )


def _more(chips: tuple[Chips, ...], value: int) -> tuple[Chips, ...]:
    """Add a chip; the most valuable lie first."""
    counts = {chip.value: chip.count for chip in chips}
    counts[value] = min(counts.get(value, 0) + 1, MOST_OF_A_KIND)
    kinds = sorted(counts.items(), reverse=True)[:MOST_KINDS]
    return tuple(Chips(one, count) for one, count in kinds)


def _less(chips: tuple[Chips, ...], value: int) -> tuple[Chips, ...]:
    fewer = (Chips(chip.value, chip.count - (chip.value == value)) for chip in chips)
    return tuple(chip for chip in fewer if chip.count)
