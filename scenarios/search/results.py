"""What a search finds, by kind, as the page shows it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from django.utils.safestring import SafeString

from scenarios.search.hands import HandAnswer, hand_in
from scenarios.search.index import index
from scenarios.search.marking import Marker
from scenarios.search.models import Document, Kind
from scenarios.search.query import Query, read
from scenarios.search.spelling import corrected
from scenarios.search.upkeep import bring_up_to_date
from scenarios.search.words import words

LONGEST: Final = 200
"""Characters that are searched for at most."""

SHOWN: Final = 5
"""Results of a kind that are shown beside those of other kinds."""

MOST: Final = 50
"""Results of a kind that are looked for: whoever gets more has to say more."""


@dataclass(frozen=True, slots=True)
class Result:
    """Something that was found, with what was found in it marked."""

    key: str
    path: str
    title: SafeString
    passage: SafeString


@dataclass(frozen=True, slots=True)
class Group:
    """What was found of one kind."""

    kind: Kind
    results: tuple[Result, ...]
    found: int

    @property
    def has_more(self) -> bool:
        """Whether there is more than is shown."""
        return self.found > len(self.results)

    @property
    def is_cut(self) -> bool:
        """Whether there may be more than were looked for."""
        return self.found >= MOST


@dataclass(frozen=True, slots=True)
class Results:
    """The answer to a search."""

    text: str
    only: Kind | None = None
    hand: HandAnswer | None = None
    groups: tuple[Group, ...] = ()
    # What was searched for instead, where what was typed occurs nowhere.
    corrected: str = ""
    # Nothing has all of the words: these have some.
    any_will_do: bool = False
    too_long: bool = False

    @property
    def limit(self) -> int:
        """How long a search may be."""
        return LONGEST

    @property
    def found(self) -> int:
        """How much was found, as far as it was looked for."""
        return sum(group.found for group in self.groups)

    @property
    def is_empty(self) -> bool:
        """Whether nothing was asked."""
        return not self.text.strip()


def results_for(text: str, language: str, only: Kind | None = None) -> Results:
    """Search for what was typed, in one kind or in all."""
    asked = Results(text, only, hand_in(text))
    if len(text) > LONGEST:
        return replace(asked, too_long=True)
    if not words(text):
        return asked
    bring_up_to_date()
    query = read(text, language)
    kinds = [only] if only else list(Kind)
    if groups := _groups(query, kinds):
        return replace(asked, groups=groups)
    if asked.hand:
        # Its ruling is the answer; texts that have some of its words are none.
        return asked
    if meant := corrected(words(text), language):
        query = read(f"{meant} ", language)
        if groups := _groups(query, kinds):
            return replace(asked, groups=groups, corrected=meant)
    groups = _groups(replace(query, any_will_do=True), kinds) if len(query.needs) > 1 else ()
    return replace(asked, groups=groups, corrected=meant, any_will_do=bool(groups))


def _groups(query: Query, kinds: Sequence[Kind]) -> tuple[Group, ...]:
    marker = Marker.of(query)
    found = index().find(query, kinds, MOST)
    by_kind = _in_order(query, marker, found)
    shown = MOST if len(kinds) == 1 else SHOWN
    chosen = {kind: by_kind[kind][:shown] for kind in kinds if kind in by_kind}
    documents = Document.objects.in_bulk([number for some in chosen.values() for number in some])
    return tuple(
        Group(
            kind,
            tuple(_result(documents[number], marker) for number in numbers),
            min(len(by_kind[kind]), MOST),
        )
        for kind, numbers in chosen.items()
    )


def _in_order(query: Query, marker: Marker, found: Mapping[int, bool]) -> dict[str, list[int]]:
    """Sort what was found: first where the title says it, then as in the books."""
    rows = Document.objects.filter(pk__in=found).order_by("order", "key")
    fields = ["pk", "kind", "title", *(["text"] if query.any_will_do else [])]
    ranks: dict[str, list[tuple[tuple[int, bool, bool], int]]] = {}
    for number, kind, *texts in rows.values_list(*fields):
        # Where any word will do, more of them are better.
        met = marker.needs_met("\n".join(texts)) if query.any_will_do else 0
        rank = (-met, words(texts[0]) != query.typed, not found[number])
        ranks.setdefault(kind, []).append((rank, number))
    return {
        kind: [number for _rank, number in sorted(some, key=lambda ranked: ranked[0])][:MOST]
        for kind, some in ranks.items()
    }


def _result(document: Document, marker: Marker) -> Result:
    return Result(
        document.key, document.path, marker.marked(document.title), marker.passage(document.text)
    )
