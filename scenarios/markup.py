"""What stands many times on a page, as markup in the reader's language: seats, figures, steps.

Each row is written at once into its layout, where a template would go through it part by part,
which was most of what a page cost. Whatever is not markup already is escaped.
"""

from collections.abc import Iterable, Mapping
from typing import Final, Protocol, TypeGuard

from django.utils.safestring import SafeString
from django.utils.translation import get_language, gettext, pgettext

from rules.citing import Citation
from rules.engine import Ruling
from rules.languages import kept_by_language
from rules.layouts import fill, write
from rules.verdict import Verdict
from rules.wording import betting_in, chips_in, explain
from scenarios.drawing.svg import NAMES, NOTHING, classes_of, joined
from scenarios.phrases import Measure, answer_with_figures, arithmetic, fact_label_in
from scenarios.stepper import Fact, FactValue, Position, SeatNow, StoryLine, Turning
from scenarios.walk import Why

VERDICT: Final = (
    '<span class="verdict">{}</span><span class="dot"> · </span><span class="amounts">{}</span>'
)
MARK: Final = '<svg class="{}" viewBox="0 0 24 24" aria-hidden="true"><use href="#mark-{}"/></svg>'
SEAT: Final = (
    '<li class="seat {classes}" data-seat="{name}" data-betting="{betting}">'
    '<b class="seat-name">{name}</b> <span class="seat-bet">{bet}</span> '
    '<span class="badge">{mark}{state}</span> <span class="seat-why">{why}{was}</span></li>'
)
SEAT_WAS: Final = ' <span class="was">{} {}</span>'
FACT: Final = (
    '<div class="fact {classes}"><dt>{label}</dt>'
    '<dd data-fact="{name}" data-value="{plain}">{shown}{was}</dd></div>'
)
FACT_WAS: Final = "<small>{}</small>"
# A link to a step works alone; with htmx it replaces what a step changes.
LINKED_STEP: Final = (
    '<li{kind}><a href="{address}" hx-get="{address}" hx-target="#stepper" hx-swap="outerHTML" '
    'hx-push-url="true"{current}><span class="step-number">{number}</span> '
    '<span class="step-text">{text}</span></a>{turnings}</li>'
)
STEP: Final = (
    '<li{kind}><span class="step-number">{number}</span> '
    '<span class="step-text">{text}</span>{turnings}</li>'
)
TURNINGS: Final = '<ul class="turnings">{}</ul>'
TURNING: Final = (
    '<li class="is-{mark}"><svg class="mark" viewBox="0 0 24 24" aria-hidden="true">'
    '<use href="#mark-{mark}"/></svg>{text}</li>'
)
CITATION: Final = '<span class="citation">{}</span>'
CITATION_LINK: Final = '<a class="citation" href="{}">{}</a>'
REASON: Final = "<li>{}</li>"
REASON_CITED: Final = "<li>{} {}</li>"

# A figure or a name with more signs than this is written smaller, to keep to its column.
MOST_LARGE_SIGNS: Final = 7

CURRENT: Final = SafeString(' aria-current="step"')
YES: Final = write(MARK, "mark is-open", "reopened")
NO: Final = write(MARK, "mark is-closed", "closed")
BADGES: Final = {betting: write(MARK, "mark", name) for betting, name in NAMES.items()}


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


def seat_items(seats: Iterable[SeatNow], measure: Measure) -> SafeString:
    """Write each seat with its badge and its arithmetic."""
    language = get_language()
    return joined(_seat(now, measure, language) for now in seats)


def fact_items(facts: Mapping[str, Fact]) -> SafeString:
    """Write each figure, large; an amount that changed says what it was."""
    language = get_language()
    return joined(_fact(fact, language) for fact in facts.values())


def step_items(lines: Iterable[StoryLine], *, hidden: bool) -> SafeString:
    """Write each step of a story as a link; hidden, without the marks that tell."""
    language = get_language()
    return joined(_step(line, language, hidden=hidden) for line in lines)


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
    return joined(_reason(why, asked or "", language) for why in reasons)


def cited(citation: Citation) -> SafeString:
    """Write a rule's numbers, as a link where a page explains the rule."""
    return _cited(citation, get_language())


@kept_by_language
def _cited(citation: Citation, language: str | None) -> SafeString:  # noqa: ARG001 -- the key
    label = gettext("Rule %(number)s") % {"number": citation.label}
    if citation.address:
        return write(CITATION_LINK, citation.address, label)
    return write(CITATION, label)


def _reason(why: Why, asked: str, language: str | None) -> SafeString:
    sentence = explain(why.reason, asked)
    if why.citation is None:
        return write(REASON, sentence)
    return write(REASON_CITED, sentence, _cited(why.citation, language))


def _seat(now: SeatNow, measure: Measure, language: str | None) -> SafeString:
    seat = now.seat
    was = NOTHING
    if now.before and now.changed:
        was = write(SEAT_WAS, pgettext("state", "before:"), betting_in(now.before, language))
    return write(
        SEAT,
        classes=classes_of(seat.betting, asked=now.is_asked),
        name=seat.name,
        betting=NAMES[seat.betting],
        bet=chips_in(seat.bet, language),
        mark=BADGES[seat.betting],
        state=betting_in(seat.betting, language),
        why=arithmetic(seat, measure, language),
        was=was,
    )


def _fact(fact: Fact, language: str | None) -> SafeString:
    was = NOTHING
    if fact.changed and _is_amount(fact.value) and _is_amount(fact.before):
        before = {"before": chips_in(fact.before, language)}
        was = write(FACT_WAS, gettext("was %(before)s") % before)
    return write(
        FACT,
        classes=_fact_classes(fact),
        label=fact_label_in(fact.name, language),
        name=fact.name,
        plain=fact.plain,
        shown=_shown(fact, language),
        was=was,
    )


def _fact_classes(fact: Fact) -> str:
    classes = [fact.name]
    # A dash has not changed: there is nothing there to look at.
    if fact.changed and fact.value is not None:
        classes.append("changed")
    if len(fact.plain) > MOST_LARGE_SIGNS:
        classes.append("long")
    return " ".join(classes)


def _shown(fact: Fact, language: str | None) -> str:
    match fact.value:
        case None:
            return "–"
        case True:
            return write("{}{}", YES, pgettext("may raise", "yes"))
        case False:
            return write("{}{}", NO, pgettext("may raise", "no"))
        case int(amount):
            return chips_in(amount, language)
        case name:
            return name


def _is_amount(value: FactValue) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool)


def _step(line: StoryLine, language: str | None, *, hidden: bool) -> SafeString:
    marks = [] if hidden else turnings_of(line.turning, language)
    kind = NOTHING
    if line.is_current:
        kind = SafeString(' class="current"')
    elif marks:
        kind = SafeString(' class="turning"')
    told = joined(write(TURNING, mark=mark, text=text) for mark, text in marks)
    return write(
        LINKED_STEP if line.address else STEP,
        kind=kind,
        address=line.address,
        current=CURRENT if line.is_current else NOTHING,
        number=line.number,
        text=line.text,
        turnings=write(TURNINGS, told) if told else NOTHING,
    )


def turnings_of(turning: Turning, language: str | None) -> list[tuple[str, str]]:
    """Return the marks of a step that is a turning point: each one's kind and its text."""
    marks = []
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
        marks.append(("raise", sentence % amounts))
    if turning.reopened:
        names = {"names": ", ".join(turning.reopened)}
        marks.append(("reopened", gettext("reopened for %(names)s") % names))
    if turning.closed:
        names = {"names": ", ".join(turning.closed)}
        marks.append(("closed", gettext("closed to %(names)s") % names))
    return marks
