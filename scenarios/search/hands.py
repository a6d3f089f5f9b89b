"""A search that looks like a hand line: it is answered, not only looked up."""

import re
from dataclasses import dataclass
from typing import Final

from rules import handline
from rules.engine import Ruling
from rules.handline import LineError
from rules.handline.words import STRUCTURES
from rules.verdict import Verdict, verdict_of

# It begins with the structure, and there is a figure somewhere; or with the blinds, and a colon
# comes before the actions: then the structure is missing, which the ruling page asks for.
LOOKS_LIKE_A_HAND: Final = re.compile(
    rf"\s*(?:(?:{'|'.join(map(re.escape, sorted(STRUCTURES, key=len, reverse=True)))})\b.*\d"
    r"|\d[\d.,]*\s*[-–/]\s*\d[\d.,]*\b[^:]*:.*\d)",
    re.IGNORECASE | re.DOTALL,
)


@dataclass(frozen=True, slots=True)
class HandAnswer:
    """What was typed, as a hand, and its ruling; none where something in it cannot be."""

    line: str
    ruling: Ruling | None = None
    verdict: Verdict | None = None


def hand_in(text: str) -> HandAnswer | None:
    """Rule on what was typed where it looks like a hand line."""
    if not LOOKS_LIKE_A_HAND.match(text):
        return None
    line = text.strip()
    try:
        ruling = handline.rule_on(line)[-1]
    except LineError:
        return HandAnswer(line)
    return HandAnswer(line, ruling, verdict_of(ruling))
