"""The figures of the last `make prove`, which alone writes them."""

import hashlib
import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from datetime import date
from functools import cache
from pathlib import Path
from typing import Any, Self

from rules import engine

FIGURES = Path(__file__).with_name("figures.json")


@dataclass(frozen=True, slots=True)
class Figures:
    """What was measured, when, and on which engine."""

    measured: date
    engine: str
    """The digest of the engine's source."""
    examples: int
    """Published examples and questions asked in public, each with its source."""
    cases: int
    """Tests of single cases: boundaries, conventions, errors, reasons."""
    laws: int
    """Laws that hold for every hand."""
    naive_hands: int
    naive_rulings: int
    refused: int
    """Actions against the rule, refused by engine and model alike."""
    pushes: int
    """Chips pushed forward, ruled alike by engine and model."""
    pokerkit: str
    """Its version."""
    pokerkit_hands: int
    pokerkit_rulings: int
    differences: Mapping[str, int]
    """How often PokerKit ruled otherwise, by the kind of difference."""
    mutants: int
    survivors: int
    covered: float
    """The share of the engine's statements and branches that its tests run, in per cent."""

    @property
    def killed(self) -> int:
        """Planted faults that a test found."""
        return self.mutants - self.survivors

    @property
    def differing(self) -> int:
        """All rulings in which PokerKit differed."""
        return sum(self.differences.values())

    @property
    def of_this_engine(self) -> bool:
        """The engine is still the one that was measured, to the letter."""
        return self.engine == engine_digest()

    @classmethod
    def read(cls) -> Self:
        """Read the figures of the last proof."""
        told: dict[str, Any] = json.loads(FIGURES.read_text(encoding="utf-8"))
        return cls(**{**told, "measured": date.fromisoformat(told["measured"])})

    def write(self) -> None:
        """Write the figures of this proof."""
        told = {**asdict(self), "measured": self.measured.isoformat()}
        FIGURES.write_text(json.dumps(told, indent=2) + "\n", encoding="utf-8")


@cache
def engine_digest() -> str:
    """Return a digest of the engine's source, another one after every change."""
    digest = hashlib.sha256()
    for path in sorted(Path(engine.__file__).parent.glob("*.py")):
        digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()
