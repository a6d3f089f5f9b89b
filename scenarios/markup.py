"""What a ruling consists of, as markup in the reader's language: seats, figures, steps, reasons."""

from collections.abc import Iterable, Mapping
from typing import Final, Protocol, TypeGuard

from django.utils.safestring import SafeString
from django.utils.translation import get_language, gettext, override

from rules.citing import Citation
from rules.engine import Ruling
from rules.languages import made_once
from rules.layouts import Row, fill, fill_each, write
from rules.verdict import Verdict
from rules.wording import chips_in, explain
from scenarios.phrases import Measure, answer_with_figures, arithmetic
from scenarios.stepper import Fact, FactValue, Position, SeatNow, StoryLine, Turning
from scenarios.walk import Why

VERDICT: Final = (
    '<span class="verdict">{}</span><span class="dot"> · </span><span class="amounts">{}</span>'
)
MARK: Final = '<svg class="{}" viewBox="0 0 24 24" aria-hidden="true"><use href="#mark-{}"/></svg>'
CITATION: Final = '<span class="citation">{}</span>'
CITATION_LINK: Final = '<a class="citation" href="{}">{}</a>'
REASON: Final = "<li>{}</li>"
REASON_CITED: Final = "<li>{} {}</li>"

# A figure or a name with more signs than this is written smaller, to keep to its column.
MOST_LARGE_SIGNS: Final = 7


class Steps(Protocol):
    """A walk at one of its steps, and the addresses of others; empty where there is none."""

    @property
    def position(self) -> Position:
        """The moment that is shown."""

    @property
    def first(self) -> str:
        """The setting's; empty at the setting."""

    @property
    def previous(self) -> str:
        """That of the step before; empty at the setting."""

    @property
    def next(self) -> str:
        """That of the next step; empty at the end."""

    @property
    def last(self) -> str:
        """The end's; empty at the end."""


def verdict_line(ruling: Ruling, verdict: Verdict) -> SafeString:
    """Write the answer: who, whether a raise is allowed, and the least total with what it adds."""
    return write(VERDICT, *answer_with_figures(ruling, verdict))


def mark(sign: str, tone: str = "") -> SafeString:
    """Draw one of the page's signs, which stand for how betting stands and for a raise."""
    return write(MARK, f"mark {tone}".rstrip(), sign)


def seat_items(seats: Iterable[SeatNow], measure: Measure) -> SafeString:
    """Write each seat with its badge and its arithmetic."""
    language = get_language()
    return fill_each("scenarios/_seat.html", (_seat(now, measure, language) for now in seats))


def fact_items(facts: Mapping[str, Fact]) -> SafeString:
    """Write each figure, large; an amount that changed says what it was."""
    language = get_language()
    return fill_each("scenarios/_fact.html", (_fact(fact, language) for fact in facts.values()))


def step_items(lines: Iterable[StoryLine], *, hidden: bool) -> SafeString:
    """Write each step of a story as a link; hidden, without the marks that tell."""
    language = get_language()
    rows = (_step(line, language, hidden=hidden) for line in lines)
    return fill_each("scenarios/_story_line.html", rows)


def walk_links(walk: Steps) -> SafeString:
    """Write the links to the first step, the previous, the next and the last one."""
    return fill(
        "scenarios/_walk_links.html",
        first=walk.first,
        previous=walk.previous,
        next=walk.next,
        last=walk.last,
        number=walk.position.number,
        steps=walk.position.last,
    )


def reason_items(reasons: Iterable[Why], asked: str | None) -> SafeString:
    """Write each reason as a sentence, with the rule it comes from."""
    language = get_language()
    return SafeString("".join(_reason(why, asked or "", language) for why in reasons))


def cited(citation: Citation) -> SafeString:
    """Write a rule's numbers, as a link where a page explains the rule."""
    return _cited(citation, get_language())


@made_once
def _cited(citation: Citation, language: str | None) -> SafeString:
    with override(language):
        label = gettext("Rule %(number)s") % {"number": citation.label}
    if citation.address:
        return write(CITATION_LINK, citation.address, label)
    return write(CITATION, label)


def _reason(why: Why, asked: str, language: str | None) -> SafeString:
    sentence = explain(why.reason, asked)
    if why.citation is None:
        return write(REASON, sentence)
    return write(REASON_CITED, sentence, _cited(why.citation, language))


def _seat(now: SeatNow, measure: Measure, language: str | None) -> Row:
    seat = now.seat
    shape = {
        "betting": seat.betting,
        "asked": now.is_asked,
        "before": now.before if now.changed else None,
    }
    return shape, {
        "name": seat.name,
        "bet": chips_in(seat.bet, language),
        "why": arithmetic(seat, measure, language),
    }


def _fact(fact: Fact, language: str | None) -> Row:
    value, before = fact.value, fact.before
    shape = {
        "name": fact.name,
        # A dash has not changed: there is nothing there to look at.
        "changed": fact.changed and value is not None,
        "long": len(fact.plain) > MOST_LARGE_SIGNS,
        "answer": value if isinstance(value, bool) else None,
    }
    was = fact.changed and _is_amount(value) and _is_amount(before)
    return shape, {
        "plain": fact.plain,
        "shown": chips_in(value, language) if _is_amount(value) else value,
        "before": chips_in(before, language) if was else None,
    }


def _is_amount(value: FactValue) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool)


def _step(line: StoryLine, language: str | None, *, hidden: bool) -> Row:
    marks = {} if hidden else turnings_of(line.turning, language)
    return {"current": line.is_current, "turned": bool(marks)}, {
        "address": line.address,
        "number": line.number,
        "text": line.text,
        **marks,
    }


def turnings_of(turning: Turning, language: str | None) -> dict[str, str]:
    """Return the marks of a step that is a turning point: each one's text by its kind."""
    marks = {}
    if turning.raise_to is not None:
        amounts = {
            "to": chips_in(turning.raise_to, language),
            "by": chips_in(turning.raise_by or 0, language),
        }
        sentence = (
            gettext("minimum raise to %(to)s")
            if turning.raise_by is None
            else gettext("minimum raise to %(to)s, now by %(by)s")
        )
        marks["raise"] = sentence % amounts
    if turning.reopened:
        names = {"names": ", ".join(turning.reopened)}
        marks["reopened"] = gettext("reopened for %(names)s") % names
    if turning.closed:
        names = {"names": ", ".join(turning.closed)}
        marks["closed"] = gettext("closed to %(names)s") % names
    return marks
