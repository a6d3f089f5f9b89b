"""Hand lines to start from, each about another question."""

from typing import Final

from rules import handline

EXAMPLES: Final = (
    "NL 50-100 flop: A bet 100, B all-in 125, C call, D all-in 200, E call, A?",
    "NL 2000-4000: A call, C all-in 7500, SB fold, BB?",
    "NL 100-200 flop [A B C]: A bet 600, B push 500+1000",
)


def examples_in(language: str) -> tuple[str, ...]:
    """Return the examples as people write them in a language ("de", "it" or "en")."""
    return tuple(handline.parse(hand).in_language(language) for hand in EXAMPLES)
