"""What is checked and what is found: a text in one language beside its counterparts."""

import hashlib
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from itertools import groupby
from typing import Final, TypeAlias

from scenarios.wording.checks.scene import Scene

Fact: TypeAlias = str | int

NEARBY: Final = 30
"""Characters on either side that a dismissal is bound to."""


class Severity(StrEnum):
    """How much a finding weighs: an error blocks approval, an info is only shown."""

    ERROR = "error"
    WARNING = "warning"
    INFO = "info"

    @property
    def rank(self) -> int:
        """The heaviest first."""
        return tuple(Severity).index(self)


class Kind(StrEnum):
    """Whose words they are."""

    TEXT = "text"
    """The site's own."""
    REMARK = "remark"
    """The site's own about somebody else's, which they quote."""
    PAGE = "page"
    """An imported page, with a style of its own."""
    MESSAGE = "message"
    """A text of the interface, from a message file."""
    SEEN = "seen"
    """Words seen on a page that came from no message and no text."""


@dataclass(frozen=True, slots=True)
class Segment:
    """A part of a text and what stands in its place in the other languages."""

    start: int
    end: int
    example: str = ""
    """The number of the example it belongs to, as its page writes it: "4-A"."""
    scene: Scene | None = None
    """What the engine says of that example; None where there is none."""
    others: tuple[tuple[str, str], ...] = ()
    """Languages and words; no words where a language has no counterpart."""


@dataclass(frozen=True, slots=True)
class Unit:
    """One text in one language."""

    key: str
    language: str
    text: str
    kind: Kind = Kind.TEXT
    rule: str = ""
    """The rule it is about, by its subject."""
    segments: tuple[Segment, ...] = ()
    others: tuple[tuple[str, str], ...] = ()
    """The whole text in the other languages; empty where it is missing."""
    states: bool = False
    """It states the answer of its scene: every figure asked for has to be in it."""
    stale: bool = False
    """Approved, and the text it was made from has changed since."""
    fuzzy: bool = False
    """Taken over from a similar message, and not looked at since."""
    plural: bool = False
    """One of the forms of a message that counts."""

    def words(self, segment: Segment) -> str:
        """Return a segment's part of the text."""
        return self.text[segment.start : segment.end]

    def examples(self) -> Iterator[tuple[Segment, ...]]:
        """Return the segments of each example together."""
        for _, segments in groupby(self.segments, key=lambda segment: segment.example):
            yield tuple(segments)


@dataclass(frozen=True, slots=True)
class Hit:
    """A place in a text where a check has something to say, and the facts for its sentence."""

    start: int
    end: int
    facts: Mapping[str, Fact] = field(default_factory=dict)
    fix: str | None = None
    """What to put in its place, where there is no doubt about it."""


@dataclass(frozen=True, slots=True)
class Finding:
    """What a check has found, at its place."""

    check: str
    severity: Severity
    key: str
    language: str
    start: int
    end: int
    found: str
    facts: tuple[tuple[str, Fact], ...]
    fix: str | None
    fingerprint: str
    """Changes when the words at this place change, and not when others do."""


def finding(check: str, severity: Severity, unit: Unit, hit: Hit) -> Finding:
    """Return the finding that a hit in this text is."""
    found = unit.text[hit.start : hit.end]
    facts = tuple(sorted(hit.facts.items()))
    # Twice as much as is kept, since differences in space do not count.
    before = squeezed(unit.text[max(0, hit.start - 2 * NEARBY) : hit.start])[-NEARBY:]
    after = squeezed(unit.text[hit.end : hit.end + 2 * NEARBY])[:NEARBY]
    around = "\0".join((before, squeezed(found), after))
    bound_to = (check, unit.key, unit.language, around, repr(facts))
    fingerprint = hashlib.sha1("\0".join(bound_to).encode(), usedforsecurity=False).hexdigest()
    return Finding(
        check,
        severity,
        unit.key,
        unit.language,
        hit.start,
        hit.end,
        found,
        facts,
        hit.fix,
        fingerprint,
    )


def squeezed(words: str) -> str:
    """Return words without differences in space."""
    return re.sub(r"\s+", " ", words).strip()
