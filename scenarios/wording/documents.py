"""A text in all its languages, aligned, and the units that checks look at."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from scenarios.wording.aligning import Row, Span, align_texts
from scenarios.wording.checks.scene import Scene
from scenarios.wording.checks.unit import Kind, Segment, Unit
from scenarios.wording.cutting import cut


@dataclass(frozen=True, slots=True)
class Document:
    """One text of the site, of a page or of the interface, in every language that it is to have."""

    key: str
    texts: Mapping[str, str]
    """By language; empty where it is missing."""
    kind: Kind = Kind.TEXT
    rule: str = ""
    scenes: Mapping[str, Scene] = field(default_factory=dict)
    """The engine's facts by example; under "" those of the whole text."""
    states: bool = False
    stale: frozenset[str] = frozenset()
    fuzzy: frozenset[str] = frozenset()
    plural: bool = False
    loose: bool = False
    """Each language says what concerns it alone; nothing is compared."""
    rows: tuple[Row, ...] | None = None
    """How a person has aligned it; None where nobody has."""

    @property
    def aligned(self) -> tuple[Row, ...]:
        """What stands for what, by hand or by the programme."""
        return aligned(self.texts) if self.rows is None else self.rows

    def units(self) -> Iterator[Unit]:
        """Return the text in each language beside the others."""
        rows = self.aligned
        for language, text in self.texts.items():
            yield Unit(
                self.key,
                language,
                text,
                self.kind,
                self.rule,
                tuple(self._segments(rows, language)),
                self._others(language),
                states=self.states,
                stale=language in self.stale,
                fuzzy=language in self.fuzzy,
                plural=self.plural,
            )

    def _segments(self, rows: tuple[Row, ...], language: str) -> Iterator[Segment]:
        for row in rows:
            parts = dict(row.parts)
            span = parts.get(language)
            if span is None:
                continue
            others = [
                (other, _words(text, parts.get(other))) for other, text in self._others(language)
            ]
            scene = self.scenes.get(row.example, self.scenes.get(""))
            yield Segment(*span, row.example, scene, tuple(others))

    def _others(self, language: str) -> tuple[tuple[str, str], ...]:
        if self.loose:
            return ()
        return tuple((other, text) for other, text in self.texts.items() if other != language)


def aligned(texts: Mapping[str, str]) -> tuple[Row, ...]:
    """Cut a text into sentences in every language and align them."""
    cuts = {language: cut(words, language) for language, words in texts.items()}
    return align_texts(texts, cuts)


def _words(text: str, span: Span | None) -> str:
    return text[span[0] : span[1]] if span else ""
