"""The calculator's answer in words, and every kind of answer for the script to fill."""

from dataclasses import dataclass
from functools import cache
from itertools import product

from rules import wording
from scenarios.ruling.calculator import Answer, Figures, Source, Standing, calculate


@dataclass(frozen=True, slots=True)
class Told:
    """An answer as its template tells it: amounts as they are written, or their names in braces."""

    standing: Standing
    source: Source
    words: dict[str, str]

    @property
    def name(self) -> str:
        """How the script finds it."""
        return f"{self.standing} {self.source}"


def told(answer: Answer) -> Told:
    """Write the amounts as the active language does; ``raw_`` ones stay plain."""
    words = {name: wording.chips(amount) for name, amount in answer.numbers.items()}
    words |= {f"raw_{name}": str(amount) for name, amount in answer.numbers.items()}
    return Told(answer.standing, answer.source, words)


@cache
def patterns() -> tuple[Told, ...]:
    """Return every kind of answer, with names in braces in the place of amounts."""
    names = calculate(Figures(big_blind=1, before=0, now=1, own=None)).numbers
    words = {f"{raw}{name}": f"{{{raw}{name}}}" for name in names for raw in ("", "raw_")}
    return tuple(Told(standing, source, words) for standing, source in product(Standing, Source))
