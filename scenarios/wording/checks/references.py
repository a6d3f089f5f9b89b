"""References to rules and examples: what they point to is there."""

import re
from collections.abc import Iterator
from typing import Final

from scenarios.wording.checks.context import Context
from scenarios.wording.checks.unit import Hit, Unit

RULE_AND_EXAMPLE: Final = re.compile(
    r"\b(?:Regel|Rule|[Rr]egola) (\d+)(?:-[A-Z])?(?:\s*[,:(]\s*|\s+)"
    r"(?:Beispiel|[Ee]xample|[Ee]sempio) (\d+(?:-[A-Z])?)\b"
)
EXAMPLE: Final = re.compile(
    r"\b(?:(?:in|von|wie|zu|zum|of|in|as in|dell’|nell’|all’|l’|bei) ?)"
    r"(?:Beispiel|[Ee]xample|[Ee]sempio) (\d+(?:-[A-Z])?)\b(?!:)"
)


def broken_reference(unit: Unit, context: Context) -> Iterator[Hit]:
    """Find references to an example that the rule does not have."""
    seen: list[tuple[int, int]] = []
    for match in RULE_AND_EXAMPLE.finditer(unit.text):
        seen.append(match.span())
        examples = context.examples.get(match[1])
        if examples and match[2] not in examples:
            yield Hit(*match.span(), {"rule": match[1], "example": match[2]})
    own = context.examples.get(unit.rule)
    if not own:
        return
    for match in EXAMPLE.finditer(unit.text):
        inside = any(start <= match.start() < end for start, end in seen)
        if not inside and match[1] not in own:
            yield Hit(*match.span(), {"rule": unit.rule, "example": match[1]})


def unknown_rule(unit: Unit, context: Context) -> Iterator[Hit]:
    """Find references to a rule that the site does not have."""
    for match in RULE_AND_EXAMPLE.finditer(unit.text):
        if match[1] not in context.examples:
            yield Hit(*match.span(), {"rule": match[1]})
