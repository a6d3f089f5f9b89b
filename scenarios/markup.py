"""What stands many times on a page, as markup in the reader's language: seats, figures, steps.

Each row is written at once into its layout, where a template would go through it part by part,
which was most of what a page cost. Whatever is not markup already is escaped.
"""

from collections.abc import Iterable, Mapping
from typing import Final, Protocol, TypeGuard

from django.utils.html import format_html
from django.utils.safestring import SafeString
from django.utils.translation import get_language, gettext, pgettext

from rules.citing import Citation
from rules.engine import Ruling
from rules.verdict import Verdict
from rules.wording import BETTING, chips_in, explain
from scenarios.drawing.svg import NAMES, NOTHING, classes_of, joined
from scenarios.phrases import FACTS, Measure, answer_with_figures, arithmetic
from scenarios.stepper import Fact, FactValue, SeatNow, StoryLine, Turning
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
STEP_LINK: Final = (
    '<a{} href="{}" hx-get="{}" hx-target="#stepper" hx-swap="outerHTML" hx-push-url="true"{}>'
    "{}</a>"
)
STEP: Final = "<li{}>{}{}</li>"
STEP_FACE: Final = '<span class="step-number">{}</span> <span class="step-text">{}</span>'
TURNINGS: Final = '<ul class="turnings">{}</ul>'
TURNING: Final = '<li class="is-{}">{}{}</li>'
WALK_FACE: Final = (
    '<span class="walk-sign" aria-hidden="true">{}</span> <span class="walk-word">{}</span>'
)
NO_STEP: Final = '<span class="walk-{} none" aria-hidden="true">{}</span>'
CITATION: Final = '<span class="citation">{}</span>'
CITATION_LINK: Final = '<a class="citation" href="{}">{}</a>'
REASON: Final = "<li>{}</li>"
REASON_CITED: Final = "<li>{} {}</li>"

# A figure or a name with more signs than this is written smaller, to keep to its column.
MOST_LARGE_SIGNS: Final = 7

CURRENT: Final = SafeString(' aria-current="step"')
BACKWARD: Final = SafeString(' rel="prev" aria-keyshortcuts="ArrowLeft"')
FORWARD: Final = SafeString(' rel="next" aria-keyshortcuts="ArrowRight"')
YES: Final = format_html(MARK, "mark is-open", "reopened")
NO: Final = format_html(MARK, "mark is-closed", "closed")
BADGES: Final = {betting: format_html(MARK, "mark", name) for betting, name in NAMES.items()}


class Steps(Protocol):
    """The addresses of steps; empty where there is none."""

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
    return format_html(VERDICT, *answer_with_figures(ruling, verdict))


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
    return joined(_step(line, hidden=hidden) for line in lines)


def walk_backward(walk: Steps) -> SafeString:
    """Write the links to the first step and to the previous one."""
    return joined(
        [
            _walk_link("first", "⇤", pgettext("step", "First"), walk.first),
            _walk_link("previous", "←", pgettext("step", "Back"), walk.previous, BACKWARD),
        ]
    )


def walk_forward(walk: Steps) -> SafeString:
    """Write the links to the next step and to the last one."""
    return joined(
        [
            _walk_link("next", "→", pgettext("step", "Next"), walk.next, FORWARD),
            _walk_link("last", "⇥", pgettext("step", "Last"), walk.last),
        ]
    )


def reason_items(reasons: Iterable[Why], asked: str) -> SafeString:
    """Write each reason as a sentence, with the rule it comes from."""
    return joined(_reason(why, asked) for why in reasons)


def cited(citation: Citation) -> SafeString:
    """Write a rule's numbers, as a link where a page explains the rule."""
    label = gettext("Rule %(number)s") % {"number": citation.label}
    if citation.address:
        return format_html(CITATION_LINK, citation.address, label)
    return format_html(CITATION, label)


def _reason(why: Why, asked: str) -> SafeString:
    sentence = explain(why.reason, asked)
    if why.citation is None:
        return format_html(REASON, sentence)
    return format_html(REASON_CITED, sentence, cited(why.citation))


def _seat(now: SeatNow, measure: Measure, language: str | None) -> SafeString:
    seat = now.seat
    was = NOTHING
    if now.before and now.changed:
        was = format_html(SEAT_WAS, pgettext("state", "before:"), BETTING[now.before])
    return format_html(
        SEAT,
        classes=classes_of(seat.betting, asked=now.is_asked),
        name=seat.name,
        betting=NAMES[seat.betting],
        bet=chips_in(seat.bet, language),
        mark=BADGES[seat.betting],
        state=BETTING[seat.betting],
        why=arithmetic(seat, measure),
        was=was,
    )


def _fact(fact: Fact, language: str | None) -> SafeString:
    was = NOTHING
    if fact.changed and _is_amount(fact.value) and _is_amount(fact.before):
        before = {"before": chips_in(fact.before, language)}
        was = format_html(FACT_WAS, gettext("was %(before)s") % before)
    return format_html(
        FACT,
        classes=_fact_classes(fact),
        label=FACTS[fact.name],
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
            return format_html("{}{}", YES, pgettext("may raise", "yes"))
        case False:
            return format_html("{}{}", NO, pgettext("may raise", "no"))
        case int(amount):
            return chips_in(amount, language)
        case name:
            return name


def _is_amount(value: FactValue) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool)


def _step(line: StoryLine, *, hidden: bool) -> SafeString:
    marks = [] if hidden else turnings_of(line.turning)
    kind = NOTHING
    if line.is_current:
        kind = SafeString(' class="current"')
    elif marks:
        kind = SafeString(' class="turning"')
    face = format_html(STEP_FACE, line.number, line.text)
    if line.address:
        current = CURRENT if line.is_current else NOTHING
        face = format_html(STEP_LINK, NOTHING, line.address, line.address, current, face)
    told = joined(
        format_html(TURNING, name, format_html(MARK, "mark", name), text) for name, text in marks
    )
    return format_html(STEP, kind, face, format_html(TURNINGS, told) if told else NOTHING)


def turnings_of(turning: Turning) -> list[tuple[str, str]]:
    """Return the marks of a step that is a turning point: each one's kind and its text."""
    marks = []
    if turning.raise_to is not None:
        language = get_language()
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


def _walk_link(
    kind: str, sign: str, word: str, address: str, more: SafeString = NOTHING
) -> SafeString:
    face = format_html(WALK_FACE, sign, word)
    if not address:
        return format_html(NO_STEP, kind, face)
    kind_class = format_html(' class="walk-{}"', kind)
    return format_html(STEP_LINK, kind_class, address, address, more, face)
