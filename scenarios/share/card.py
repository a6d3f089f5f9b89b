"""The preview card: what it says of a ruling, before it is drawn."""

import html
from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum

from django.template.loader import render_to_string
from django.utils.html import strip_tags
from django.utils.translation import gettext as _

from rules.verdict import Verdict
from rules.wording import BETTING, chips
from scenarios.drawing.ladder import Ladder
from scenarios.phrases import answer
from scenarios.stepper import Position
from scenarios.walk import Walk


class Tone(Enum):
    """The colour in which a verdict is set."""

    OPEN = "open"
    CLOSED = "closed"
    NEITHER = "neither"


TONES: Mapping[Verdict, Tone] = {
    Verdict.MAY_RAISE: Tone.OPEN,
    Verdict.MAY_BET: Tone.OPEN,
    Verdict.ALL_IN_ONLY: Tone.OPEN,
    Verdict.MAY_NOT_RAISE: Tone.CLOSED,
    Verdict.MAY_ONLY_CHECK: Tone.CLOSED,
}


@dataclass(frozen=True, slots=True)
class Card:
    """A ruling in a few large words, over its ladder."""

    eyebrow: str
    headline: str
    detail: str
    tone: Tone
    ladder: Ladder
    bet_label: str
    raise_label: str
    """Empty where the ruling is still asked for; then no bracket is drawn either."""
    betting: tuple[str, ...]
    """How each seat's betting stands, in words, in the order of the ladder's rungs."""


def card_of(position: Position, *, eyebrow: str) -> Card:
    """Say what the page of this position says largest."""
    ladder = position.ladder
    said = answer(position.ruling, position.verdict)
    return Card(
        eyebrow=eyebrow,
        headline=said.verdict,
        detail=said.amounts,
        tone=TONES.get(position.verdict, Tone.NEITHER),
        ladder=ladder,
        bet_label=_bet_label(ladder),
        raise_label=_raise_label(ladder),
        betting=tuple(str(BETTING[rung.seat.betting]) for rung in ladder.rungs),
    )


def card_of_question(position: Position, *, eyebrow: str, question: str) -> Card:
    """Ask what is to be ruled, and give nothing of it away."""
    ladder = position.ladder
    return Card(
        eyebrow=eyebrow,
        headline=question,
        detail="",
        tone=Tone.NEITHER,
        ladder=ladder,
        bet_label=_bet_label(ladder),
        raise_label="",
        betting=("",) * len(ladder.rungs),
    )


def card_of_step(walk: Walk) -> Card:
    """Say what a step's page says largest, or ask where it asks first."""
    example = _("Example %(example)s") % {"example": walk.story.scenario.source_example}
    if walk.rule:
        rule = _("Rule %(number)s") % {"number": walk.rule.label}
        example = f"{rule} · {example}"
    if not walk.is_hidden:
        return card_of(walk.position, eyebrow=example)
    who = walk.position.ruling.to_act
    question = _("May %(who)s raise, and to how much at least?") % {"who": who}
    return card_of_question(walk.position, eyebrow=example, question=question)


def _bet_label(ladder: Ladder) -> str:
    if not ladder.bet:
        return _("no bet yet")
    return _("to match %(bet)s") % {"bet": chips(ladder.bet)}


def _raise_label(ladder: Ladder) -> str:
    if not ladder.shows_raise:
        return ""
    if not ladder.bet:
        return _("least bet %(to)s") % {"to": chips(ladder.raise_to)}
    amounts = {"to": chips(ladder.raise_to), "by": chips(ladder.raise_by)}
    return _("minimum raise to %(to)s (by %(by)s)") % amounts


def plain(template: str, ctx: Mapping[str, object]) -> str:
    """Render a piece of a page as plain words."""
    return " ".join(html.unescape(strip_tags(render_to_string(template, dict(ctx)))).split())
