"""The verdict against the engine: who may raise, and for whom betting is reopened."""

import re
from collections.abc import Iterator, Mapping
from typing import Final

from scenarios.wording.checks.context import Context
from scenarios.wording.checks.labels import Label, labels
from scenarios.wording.checks.scene import Scene
from scenarios.wording.checks.unit import Hit, Segment, Unit

# Up to the raise the sentence may go on, but not into another clause that says who.
MAY_RAISE: Final[Mapping[str, re.Pattern[str]]] = {
    "de": re.compile(
        r"\b(?:kann|darf|können|dürfen)\b(?P<between>(?:[^.;:?]|[.](?=\d))*?)"
        r"\b(?:erhöhen|raisen)(?!\w)",
        re.IGNORECASE,
    ),
    "it": re.compile(
        r"(?P<before>\bnon\s+)?\b(?:può|possono|potrà)\b(?P<between>(?:[^.;:?]|[.](?=\d))*?)"
        r"\b(?:rilanciare|controrilanciare)(?!\w)",
        re.IGNORECASE,
    ),
    "en": re.compile(
        r"\b(?:may|can)(?:\b|(?=not\b))(?P<between>(?:[^.;:?]|[.](?=\d))*?)\b(?:raise|re-raise)(?!\w)",
        re.IGNORECASE,
    ),
}
REOPENED: Final[Mapping[str, re.Pattern[str]]] = {
    "de": re.compile(
        r"\b(?:ist|wird|bleibt)\b(?P<between>[^.;:?]*?)"
        r"\b(?:wiedereröffnet|neu eröffnet|wieder eröffnet|(?P<closed>geschlossen))(?!\w)",
        re.IGNORECASE,
    ),
    "it": re.compile(
        r"(?P<between>\bnon\s+)?\bsi riaprono\b|\bpuntate\b(?P<between2>[^.;:?]*?)"
        r"\b(?:sono|restano)\b(?P<between3>[^.;:?]*?)\b(?:riaperte|(?P<closed>chiuse))\b",
        re.IGNORECASE,
    ),
    "en": re.compile(
        r"\bbetting (?:is|stays|remains)\b(?P<between>[^.;:?]*?)"
        r"\b(?:reopened|(?P<closed>closed))\b",
        re.IGNORECASE,
    ),
}
NOT: Final[Mapping[str, re.Pattern[str]]] = {
    "de": re.compile(r"\b(?:nicht|kein\w*|nie|weder)\b"),
    "it": re.compile(r"\b(?:non|né|nemmeno|neppure|mai)\b"),
    "en": re.compile(r"\b(?:not|never|neither|nor)\b|^not\b"),
}
FOR: Final[Mapping[str, str]] = {"de": r"(?:für|von)", "it": r"(?:per|a|ad)", "en": r"(?:for|to)"}
SUPPOSED: Final = re.compile(
    r"\?\s*$|\b(?:wenn|falls|wäre|würde|könnte|dürfte|se|qualora|sarebbe|potrebbe|if|unless|would|could"
    r"|wer|wem|wen|chi|whoever|who|ob|whether|jemand|niemand|nessuno|nobody|somebody)\b",
    re.IGNORECASE,
)
"""A sentence that asks, supposes or speaks of everybody rules on nobody."""

NEAR: Final = 25


def wrong_verdict(unit: Unit, _context: Context) -> Iterator[Hit]:
    """Find sentences that let a player raise, or not, against the engine."""
    for segment, scene, clause in _clauses(unit):
        words = unit.words(segment)
        for match in MAY_RAISE[unit.language].finditer(words, *clause):
            denied = bool(match.groupdict().get("before")) or _denies(match, unit.language)
            player = _subject(words, match, unit.language, scene)
            verdicts = scene.may_raise.get(player, frozenset())
            if verdicts and (not denied) not in verdicts:
                yield _hit(segment, match, player)


def wrong_reopening(unit: Unit, _context: Context) -> Iterator[Hit]:
    """Find sentences that reopen betting for a player, or leave it closed, against the engine."""
    for segment, scene, clause in _clauses(unit):
        words = unit.words(segment)
        for match in REOPENED[unit.language].finditer(words, *clause):
            denied = _denies(match, unit.language) != bool(match.groupdict().get("closed"))
            player = _player_meant(words, match, unit.language, scene)
            states = scene.reopened.get(player, frozenset())
            if states and (not denied) not in states:
                yield _hit(segment, match, player)


def _clauses(unit: Unit) -> Iterator[tuple[Segment, Scene, tuple[int, int]]]:
    """Return the parts of sentences that may hold a verdict."""
    for segment in unit.segments:
        if segment.scene is None:
            continue
        words = unit.words(segment)
        for match in re.finditer(r"(?:[^.;:]|[.](?=\d))+(?:[.;:]|$)", words):
            if not SUPPOSED.search(match.group()):
                yield segment, segment.scene, match.span()


def _denies(match: re.Match[str], language: str) -> bool:
    groups = match.groupdict()
    between = " ".join(part for name, part in groups.items() if name.startswith("b") and part)
    return bool(NOT[language].search(between))


def _subject(words: str, match: re.Match[str], language: str, scene: Scene) -> str:
    """Return who may or may not: the player next to the verb, else the one asked."""
    start, end = match.span()
    named = labels(words, language, scene.players)
    ahead = [label for label in named if label.end <= start]
    behind = [label for label in named if start < label.start < min(end, start + NEAR)]
    if ahead and start - ahead[-1].end <= NEAR:
        return ahead[-1].name
    return _first(behind) or (ahead[-1].name if ahead else scene.asked)


def _player_meant(words: str, match: re.Match[str], language: str, scene: Scene) -> str:
    """Return for whom betting is reopened: whom "for" names, else the one asked."""
    start, end = max(0, match.start() - NEAR), match.end() + NEAR
    near = re.compile(rf"\b{FOR[language]} (?:\w+ )?$", re.IGNORECASE)
    named = [
        label
        for label in labels(words, language, scene.players)
        if start <= label.start < end and near.search(words[: label.start])
    ]
    return _first(named) or scene.asked


def _first(named: list[Label]) -> str:
    return named[0].name if named else ""


def _hit(segment: Segment, match: re.Match[str], player: str) -> Hit:
    return Hit(segment.start + match.start(), segment.start + match.end(), {"player": player})
