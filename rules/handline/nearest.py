"""What was probably meant by a word that is only a slip of the hand away."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from rules.engine import Street
from rules.handline.scanner import squeezed
from rules.handline.words import NO_SLIPS, STREETS, VERB, VERBS_IN, Verb

# From here on a word is long enough for two slips; of two letters none can be a slip.
LONG: Final = 7
SHORT: Final = 2

PART: Final = re.compile(r"[^\s,;:.?!\[\]]+")
MOST_PARTS: Final = 3
VERB_IN_LINE: Final = re.compile(rf"(?<![^\W_]){VERB.pattern}", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Near:
    """The verb that was probably meant, and where the words for it end in the text."""

    verb: Verb
    language: str
    end: int


def languages_of(text: str) -> list[str]:
    """Return the languages that the verbs of a line are in, as far as they are in one only."""
    told = {squeezed(match.group()) for match in VERB_IN_LINE.finditer(text)}
    speaking = [
        {language for language, said in VERBS_IN.items() if any(word in it for it in said.values())}
        for word in told
    ]
    sure = set().union(*(languages for languages in speaking if len(languages) == 1))
    return [language for language in VERBS_IN if language in sure]


def nearest_verb(text: str, at: int, languages: Iterable[str]) -> Near | None:
    """Return the verb probably meant at a place, in the first language that has one so near.

    Several words that are near a phrase say more than the first of them alone: "pasa la parola" is
    no fold. Where different verbs are equally near, none is.
    """
    parts: list[re.Match[str]] = []
    for part in PART.finditer(text, at):
        if len(parts) == MOST_PARTS or (
            text[parts[-1].end() if parts else at : part.start()].strip()
        ):
            break
        parts.append(part)
    for language in languages:
        for count in range(len(parts), 0, -1):
            typed = [squeezed(part.group()) for part in parts[:count]]
            verb = _nearest(typed, language)
            if verb is not None:
                return Near(verb, language, parts[count - 1].end())
    return None


def _nearest(typed: list[str], language: str) -> Verb | None:
    if not NO_SLIPS.isdisjoint(typed):
        return None
    slips: dict[Verb, int] = {}
    for verb, said in VERBS_IN[language].items():
        for phrase in said:
            words = phrase.split()
            if len(words) == len(typed) and all(map(is_near, typed, words)):
                made = sum(map(slips_between, typed, words))
                slips[verb] = min(made, slips.get(verb, made))
    least = [verb for verb, made in slips.items() if made == min(slips.values())]
    return least[0] if len(least) == 1 else None


def nearest_street(word: str) -> Street | None:
    """Return the street that was probably meant by a word; None if none is near."""
    typed = squeezed(word)
    return next((street for said, street in STREETS.items() if is_near(typed, said)), None)


def is_near(typed: str, word: str) -> bool:
    """Say whether one slip, or two in a long word, make what was typed of a word.

    >>> is_near("flpo", "flop"), is_near("flats", "folds")
    (True, False)
    """
    shorter = min(len(typed), len(word))
    most = 2 if shorter >= LONG else 1 if shorter > SHORT else 0
    return abs(len(typed) - len(word)) <= most and slips_between(typed, word) <= most


def slips_between(typed: str, word: str) -> int:
    """Return how many letters are missing, too many, wrong or turned round with the next one."""
    before: list[int] = []
    row = list(range(len(word) + 1))
    for place, letter in enumerate(typed, start=1):
        last, before, row = before, row, [place]
        for at, other in enumerate(word, start=1):
            least = min(before[at] + 1, row[at - 1] + 1, before[at - 1] + (letter != other))
            if at > 1 and place > 1 and (letter, typed[place - 2]) == (word[at - 2], other):
                least = min(least, last[at - 2] + 1)
            row.append(least)
    return row[-1]
