"""Players: who is named, who acts when, and whether the languages name the same ones."""

import re
from collections.abc import Iterator, Mapping
from typing import Final

from scenarios.wording.checks.context import Context
from scenarios.wording.checks.labels import LETTERS, labels, letters_in
from scenarios.wording.checks.scene import Scene, Told
from scenarios.wording.checks.telling import Event, events
from scenarios.wording.checks.unit import Fact, Hit, Segment, Unit

PRONOUN: Final[Mapping[str, re.Pattern[str]]] = {
    "de": re.compile(r"\b(?:er|sie|ihm|ihn|ihr\w*|sein\w*|diese\w*|der|die|wer)\b", re.IGNORECASE),
    # Italian leaves its pronouns out: a verb is enough.
    "it": re.compile(r"\w"),
    "en": re.compile(r"\b(?:he|she|they|him|her|them|his|their|this|who|whoever)\b", re.IGNORECASE),
}


def unknown_player(unit: Unit, _context: Context) -> Iterator[Hit]:
    """Find players who are not in the hand."""
    for segment in unit.segments:
        if segment.scene is None:
            continue
        for label in labels(unit.words(segment), unit.language, segment.scene.players):
            if label.name in LETTERS and label.name not in segment.scene.players:
                start = segment.start + label.start
                yield Hit(start, start + len(label.name), {"player": label.name})


def other_players(unit: Unit, _context: Context) -> Iterator[Hit]:
    """Find sentences that do not name the players that all their counterparts name."""
    for segment in unit.segments:
        others = [(language, words) for language, words in segment.others if words.strip()]
        if not others:
            continue
        words = unit.words(segment)
        here = letters_in(words, unit.language)
        wanted = frozenset.intersection(*(letters_in(text, other) for other, text in others))
        lacking = wanted - here
        if len(lacking) == 1 and PRONOUN[unit.language].search(words) and here <= wanted:
            # One of them may be meant by a pronoun.
            continue
        for player in sorted(lacking):
            facts = {"player": player, "others": " ".join(language for language, _ in others)}
            yield Hit(segment.start, segment.end, facts)


def acts_after_all_in(unit: Unit, _context: Context) -> Iterator[Hit]:
    """Find players who act again in an example though they are all-in or have folded."""
    for segment, event, out in _story(unit):
        first = out.get(event.player)
        if first is None or _told_again(first, event):
            continue
        facts = {"player": event.player, "other": _who_did(event, segment.scene)}
        yield _hit(segment, event, facts)


def another_acts(unit: Unit, _context: Context) -> Iterator[Hit]:
    """Find actions that in the hand are another player's."""
    for segment, event, out in _story(unit):
        if segment.scene is None or not event.amounts or event.player in out:
            continue
        other = _who_did(event, segment.scene)
        if other and other != event.player:
            yield _hit(segment, event, {"player": event.player, "other": other})


def out_of_order(unit: Unit, _context: Context) -> Iterator[Hit]:
    """Find sentences that tell actions in another order than the hand has."""
    for segment in unit.segments:
        if segment.scene is None:
            continue
        latest = -1
        for event in events(unit.words(segment), unit.language, segment.scene.players):
            place = _place(event, segment.scene.actions)
            if place is None:
                continue
            if place < latest:
                before = segment.scene.actions[latest].player
                yield _hit(segment, event, {"player": event.player, "before": before})
            latest = max(latest, place)


def _story(unit: Unit) -> Iterator[tuple[Segment, Event, dict[str, Event]]]:
    """Return the actions of each example, with those by which players were out before."""
    for example in unit.examples():
        out: dict[str, Event] = {}
        for segment in example:
            players = segment.scene.players if segment.scene else LETTERS
            for event in events(unit.words(segment), unit.language, players):
                yield segment, event, out
                if event.verb in {"all-in", "fold"}:
                    out.setdefault(event.player, event)


def _told_again(first: Event, event: Event) -> bool:
    """Say whether the same action is only mentioned once more."""
    return first.verb == event.verb and (
        not event.amounts or not first.amounts or set(event.amounts) <= set(first.amounts)
    )


def _who_did(event: Event, scene: Scene | None) -> str:
    """Return the player who does this in the hand; empty where nobody or several do."""
    if scene is None or not event.amounts:
        return ""
    amounts = set(event.amounts)
    doers = {told.player for told in scene.actions if _is(event, told) and amounts <= told.figures}
    if event.player in doers or len(doers) != 1:
        return event.player if event.player in doers else ""
    return doers.pop()


def _place(event: Event, actions: tuple[Told, ...]) -> int | None:
    """Return which action of the hand this is; None where it is none of them."""
    for place, told in enumerate(actions):
        if told.player == event.player and _is(event, told) and _figures_fit(event, told):
            return place
    return None


def _figures_fit(event: Event, told: Told) -> bool:
    return set(event.amounts) <= told.figures if event.amounts else told.verb in {"fold", "check"}


def _is(event: Event, told: Told) -> bool:
    """Say whether the verbs can mean the same: a raise all-in is told either way."""
    raising = {"bet", "raise", "all-in", "push"}
    return told.verb == event.verb or (
        bool(told.by) and told.verb in raising and event.verb in raising
    )


def _hit(segment: Segment, event: Event, facts: Mapping[str, Fact]) -> Hit:
    return Hit(segment.start + event.start, segment.start + event.end, facts)
