"""A place to put a sentence and see what a check makes of it."""

from collections.abc import Mapping

from scenarios.wording.aligning import Row, Span
from scenarios.wording.checks.context import BINDING, Context, context_of
from scenarios.wording.checks.glossary import Glossary, Status, Term
from scenarios.wording.checks.registry import BY_ID
from scenarios.wording.checks.scene import scene_of
from scenarios.wording.checks.unit import Finding, Kind, Unit
from scenarios.wording.documents import Document

HAND = "NL 50-100 flop: A bet 100, B all-in 125, C call, D all-in 200, E call, A call, C?"
"""C called 125, faces 75 and may not raise; a total of 225 would reopen betting for C."""

RAISES = "NL 100-200 flop: A bet 600, B raise 1600, C raise 3600, D?"
"""D may raise by 2,000 to 5,600."""

TERMS = (
    Term("minimum-raise", "de", "Minimum-Raise", Status.PREFERRED, ("Minimum-Raise",)),
    Term("minimum-raise", "de", "Min-Raise", Status.ADMITTED, ("Min-Raise", "Min-Raises")),
    Term("minimum-raise", "it", "rilancio minimo", Status.PREFERRED, ("rilanci minimi",)),
    Term("minimum-raise", "en", "minimum raise", Status.PREFERRED, ("minimum raises",)),
    Term("blinds", "de", "Big Blind", Status.PREFERRED, ("Big Blinds",)),
    Term("blinds", "de", "Big-Blind", Status.FORBIDDEN),
    Term("all-in", "de", "All-In", Status.PREFERRED, ("All-Ins", "All in")),
    Term("stack", "de", "Guthaben", Status.FORBIDDEN, ("Guthabens",)),
    Term("stack", "de", "Stack", Status.PREFERRED, ("Stacks",)),
    Term("round", "de", "Setzrunde", Status.PREFERRED, ("Setzrunden",)),
    Term("round", "de", "Runde", Status.ADMITTED, ("Runden",)),
    Term("bring", "de", "vorschieben", Status.PREFERRED, ("schiebt vor",)),
    Term("bring", "de", "bringen", Status.ADMITTED, ("bringt",)),
    Term("call", "de", "bezahlen", Status.ADMITTED, ("bezahlt",)),
    Term("call", "de", "mitgehen", Status.PREFERRED, ("geht mit",)),
    Term("facing", "de", "steht vor", Status.PREFERRED, ("stehen vor",), phrase=True),
    Term("facing", "de", "gegenüberstehen", Status.ADMITTED, ("gegenübersteht",), phrase=True),
    Term("half", "de", "50%-Regel", Status.ADMITTED),
)

EXAMPLES = {
    "raise-amounts": frozenset({"1", "2", "4-A"}),
    "43": frozenset({"1", "2", "4-A"}),
    "44": frozenset[str](),
}


def document(
    text: str,
    language: str = "de",
    *,
    hand: str = "",
    kind: Kind = Kind.TEXT,
    others: Mapping[str, str] | None = None,
    rule: str = "raise-amounts",
    **more: object,
) -> Document:
    """Return a text beside its translations, all of it about one hand."""
    scenes = {"": scene_of(hand)} if hand else {}
    texts = {language: text, **(others or {})}
    return Document("test/1", texts, kind, rule, scenes, **more)  # type: ignore[arg-type]


def pieced(**pieces: list[str]) -> Document:
    """Return a text whose pieces are aligned one by one."""
    texts = {language: " ".join(parts) for language, parts in pieces.items()}
    rows = []
    places = dict.fromkeys(texts, 0)
    for row in zip(*pieces.values(), strict=True):
        spans: list[tuple[str, Span | None]] = []
        for language, words in zip(texts, row, strict=True):
            spans.append((language, (places[language], places[language] + len(words))))
            places[language] += len(words) + 1
        rows.append(Row("", tuple(spans)))
    return Document("test/1", texts, rows=tuple(rows))


def unit_of(whole: Document) -> Unit:
    """Return the text in its first language."""
    return next(whole.units())


def context(*units: Unit, binding: frozenset[str] = BINDING) -> Context:
    """Return what checks know of these texts."""
    return context_of(units, Glossary(TERMS), EXAMPLES, binding)


def findings(check: str, whole: Document, known: Context | None = None) -> list[Finding]:
    """Return what a check finds in the first language of a text."""
    unit = unit_of(whole)
    return BY_ID[check](unit, known or context(unit))


def found(check: str, whole: Document, known: Context | None = None) -> list[str]:
    """Return the words that a check finds."""
    return [finding.found for finding in findings(check, whole, known)]
