"""The answer to any hand as markup, from its parts, in the reader's language."""

from typing import Final

from django.http import HttpRequest
from django.utils.safestring import SafeString

from rules.frame import language_links
from rules.layouts import Row, fill, fill_each, write
from rules.verdict import Verdict
from rules.wording import chips_in, explain_resolved
from scenarios.drawing.svg import ladder_picture, table_picture
from scenarios.markup import (
    fact_items,
    reason_items,
    seat_items,
    step_items,
    verdict_line,
    walk_links,
)
from scenarios.phrases import answer
from scenarios.ruling.closest import Closest
from scenarios.ruling.lines import HandWalk
from scenarios.ruling.neighbours import Neighbours, OtherHouse
from scenarios.share import parts as share

TRAIT: Final = "<li>{}</li>"


def page(
    request: HttpRequest, title: str, stepper: SafeString, *, text: str, sharing: SafeString
) -> SafeString:
    """Write the page with the box, its text and what that comes to."""
    return fill(
        "scenarios/ruling.html",
        title=title,
        sharing=sharing,
        languages=language_links(request),
        text=text,
        stepper=stepper,
    )


def fragment(request: HttpRequest, title: str, stepper: SafeString, *, spoken: bool) -> SafeString:
    """Write what htmx replaces on that page, while somebody types spoken too."""
    return fill(
        "scenarios/ruling/_fragment.html",
        title=title,
        stepper=stepper,
        spoken=title if spoken else "",
        languages=language_links(request, out_of_band=True),
    )


def in_one_line(walk: HandWalk) -> str:
    """Say the answer as one line of text."""
    return answer(walk.position.ruling, walk.position.verdict).in_one_line


def answered(
    request: HttpRequest, walk: HandWalk, neighbours: Neighbours, *, focused: bool
) -> SafeString:
    """Write the answer to a typed line, largest first, and where to go on from it."""
    position, ruling = walk.position, walk.position.ruling
    return fill(
        "scenarios/ruling/_answered.html",
        {"focused": focused},
        verdict=position.verdict,
        number=position.number,
        last=position.last,
        answer=verdict_line(ruling, position.verdict),
        call=_call(walk),
        happened=walk.happened,
        resolved=_resolved(walk),
        to_next_player=walk.to_next_player,
        walk=walk_links(walk),
        argument=argument(walk, neighbours),
        story=step_items(walk.lines, hidden=False),
        who=ruling.to_act,
        to_taps=walk.to_taps,
        to_chips=walk.to_chips,
        sharing=share.panel(request, walk.here) if walk.here else "",
        whole=walk.whole,
        in_words=walk.in_words,
    )


def argument(walk: HandWalk, neighbours: Neighbours | None = None) -> SafeString:
    """Write the figures, the pictures and the reasons, and what stands beside the ruling."""
    position = walk.position
    houses = map(_house, neighbours.houses) if neighbours else ()
    return fill(
        "scenarios/ruling/_argument.html",
        {"compared": neighbours is not None},
        facts=fact_items(position.facts),
        table=table_picture(position.table, hidden=False) if position.table else "",
        seats=seat_items(position.seats, position.measure),
        ladder=ladder_picture(position.ladder, position.measure),
        reasons=reason_items(walk.reasons, position.ruling.to_act),
        houses=fill_each("scenarios/ruling/_house.html", houses),
        closest=_closest(neighbours.closest) if neighbours and neighbours.closest else "",
    )


def _house(other: OtherHouse) -> Row:
    ruling, verdict = other.ruling, other.verdict
    return {"house": other.house}, {
        "verdict": verdict,
        "answer": verdict_line(ruling, verdict) if ruling and verdict else None,
        "number": other.fault_step,
        "message": other.fault,
    }


def _closest(closest: Closest) -> SafeString:
    return fill(
        "scenarios/ruling/_closest.html",
        {"is_the_same": closest.is_the_same},
        address=closest.example.address,
        code=closest.example.code,
        title=closest.example.title,
        traits=SafeString("".join(write(TRAIT, words) for words in closest.in_common)),
    )


def _call(walk: HandWalk) -> str:
    """Return what a call takes, where the answer itself is about a raise."""
    to_call = walk.position.ruling.to_call
    if not to_call or walk.position.verdict not in {Verdict.MAY_RAISE, Verdict.ALL_IN_ONLY}:
        return ""
    return chips_in(to_call, walk.language)


def _resolved(walk: HandWalk) -> str:
    """Say what the words or chips of the last action came to; empty where they were clear."""
    ruling = walk.position.ruling
    if ruling.resolved is None or ruling.action is None:
        return ""
    return explain_resolved(ruling.resolved, ruling.action.player)
