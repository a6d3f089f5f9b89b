"""Actions as a text tells them: who does what, and the figures that are told with it."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from scenarios.wording.checks.figures import figures
from scenarios.wording.checks.labels import LETTERS, Label, labels

# In the present tense: what was done before is told again in the past.
VERBS: Final[Mapping[str, Mapping[str, str]]] = {
    "de": {
        "all-in": r"(?:geht|ist)\b(?:[^.;,:]|[.,](?=\d)){0,40}?\bAll-In\b",
        "fold": r"passt|foldet|wirft weg|steigt aus",
        "check": r"checkt",
        "call": r"bezahlt|callt|geht (?:\w+ )?mit\b",
        "raise": r"erhöht|raist",
        "bet": r"setzt|eröffnet",
    },
    "it": {
        "all-in": r"(?:va|punta|mette)\s+(?:tutto\s+)?all-in",
        "fold": r"passa|folda",
        "check": r"fa check",
        "call": r"chiama|fa call|vede|paga",
        "raise": r"rilancia|controrilancia",
        "bet": r"punta|apre",
    },
    "en": {
        "all-in": r"(?:goes|moves|is) all-in|shoves",
        "fold": r"folds",
        "check": r"checks",
        "call": r"calls",
        "raise": r"raises|re-raises",
        "bet": r"bets|opens",
    },
}
VERB: Final = {
    language: re.compile(
        "|".join(
            rf"(?P<{verb.replace('-', '_')}>\b(?:{said})(?!\w))" for verb, said in verbs.items()
        )
    )
    for language, verbs in VERBS.items()
}
NOT_TOLD: Final = re.compile(
    r"\?\s*$|\b(?:wenn|falls|sobald|möchte|will|würde|wollte|nicht|hätte|"
    r"se|qualora|vuole|volesse|non|if|unless|wants|would|not)\b",
    re.IGNORECASE,
)
"""A sentence that asks, supposes or denies tells nothing that happens."""

AUXILIARY: Final = re.compile(
    r"\b(?:hat|haben|hatte|hatten|wird|werden|wurde|wurden|ist|sind|waren?)\b"
)
"""Before a German verb: what looks like its present tense is its participle."""

BREAK: Final = re.compile(
    r"[.](?!\d)|[;:]|, (?!per |auf |to |for |un |ein |insgesamt )"
    r"| (?:und|aber|e|ed|ma|and|but) "
)
NEAR: Final = 20
"""Characters between a German verb and the player behind it: "eröffnet Spieler A"."""


@dataclass(frozen=True, slots=True)
class Event:
    """An action at its place in a sentence."""

    start: int
    end: int
    player: str
    verb: str
    amounts: tuple[int, ...]


@lru_cache(maxsize=2048)
def events(sentence: str, language: str, seats: frozenset[str] = LETTERS) -> tuple[Event, ...]:
    """Return the actions that a sentence tells, in its order.

    >>> [(event.player, event.verb, event.amounts)
    ...  for event in events("A punta 100, B va all-in per un totale di 125.", "it")]
    [('A', 'bet', (100,)), ('B', 'all-in', (125,))]
    """
    if NOT_TOLD.search(sentence):
        return ()
    return tuple(_events(sentence, language, labels(sentence, language, seats)))


def _events(sentence: str, language: str, named: tuple[Label, ...]) -> Iterator[Event]:
    verbs = list(VERB[language].finditer(sentence))
    for place, verb in enumerate(verbs):
        after = verbs[place + 1].start() if place + 1 < len(verbs) else len(sentence)
        before = verbs[place - 1].end() if place else 0
        actor = _actor(sentence, verb, before, named)
        if actor is None or AUXILIARY.search(sentence, before, verb.start()):
            continue
        end = min([after, *(label.start for label in named if label.start > verb.end() + NEAR)])
        stop = BREAK.search(sentence, verb.end())
        end = min(end, stop.start() if stop else end)
        amounts = tuple(
            figure.value
            for figure in figures(sentence, language)
            if verb.start() <= figure.start < end and figure.is_amount and figure.value is not None
        )
        start = min(actor.start, verb.start())
        kind = (verb.lastgroup or "").replace("_", "-")
        yield Event(start, max(end, verb.end(), actor.end), actor.name, kind, amounts)


def _actor(
    sentence: str, verb: re.Match[str], before: int, named: tuple[Label, ...]
) -> Label | None:
    """Return the player before the verb in its clause, else the one right behind it."""
    breaks = [match.end() for match in BREAK.finditer(sentence, before, verb.start())]
    clause = max([before, *breaks])
    ahead = [label for label in named if clause <= label.start < verb.start()]
    if ahead:
        return ahead[0]
    behind = [label for label in named if 0 <= label.start - verb.end() <= NEAR]
    return behind[0] if behind else None
