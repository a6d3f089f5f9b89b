"""Files that come in: read, compared with what stands here, and kept once somebody has looked."""

import base64
import binascii
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import PurePath
from typing import Final

from django.contrib.auth.models import User
from django.utils.functional import Promise
from django.utils.translation import pgettext_lazy

from scenarios.wording.desk.history import Change, word_changes
from scenarios.wording.desk.saving import refresh
from scenarios.wording.desk.works import work_name
from scenarios.wording.exchange import concepts, items, tbx
from scenarios.wording.exchange.concepts import ConceptData, ConceptDifference
from scenarios.wording.exchange.formats import checked, read_file
from scenarios.wording.exchange.items import Difference, Fate, UnreadableError
from scenarios.wording.sentences import explain

GLOSSARY: Final = ".tbx"
FATES: Final[dict[Fate, str | Promise]] = {
    Fate.SAME: pgettext_lazy("fate of a text", "unchanged"),
    Fate.APPLIED: pgettext_lazy("fate of a text", "new words"),
    Fate.REFUSED: pgettext_lazy("fate of a text", "refused: changed here meanwhile"),
    Fate.UNKNOWN: pgettext_lazy("fate of a text", "refused: no such text"),
    Fate.UNFIT: pgettext_lazy("fate of a text", "refused: no plain text, or too long"),
}


@dataclass(frozen=True, slots=True)
class Shown:
    """A text or a concept that comes back, as its difference is shown."""

    name: str
    language: str
    work: str
    """Where to look at it; empty where there is nothing yet."""
    fate: Fate
    changes: tuple[Change, ...]

    @property
    def label(self) -> str | Promise:
        """What becomes of it."""
        return FATES[self.fate]


@dataclass(frozen=True, slots=True)
class Upload:
    """A file that somebody has sent, and what would become of it."""

    name: str
    content: bytes
    texts: Sequence[Difference] = ()
    concepts: Sequence[ConceptDifference] = ()

    @property
    def is_glossary(self) -> bool:
        """It brings terms, and no texts."""
        return is_glossary(self.name)

    @property
    def packed(self) -> str:
        """The content as a form can carry it."""
        return base64.b64encode(self.content).decode()

    @property
    def counts(self) -> list[tuple[str | Promise, int]]:
        """How many there are of each fate."""
        found = Counter(self.fates)
        return [(FATES[fate], found[fate]) for fate in Fate if found[fate]]

    @property
    def applies(self) -> bool:
        """There is something that can be kept."""
        return Fate.APPLIED in self.fates

    @property
    def fates(self) -> list[Fate]:
        """What becomes of each."""
        return [*(one.fate for one in self.texts), *(one.fate for one in self.concepts)]

    @property
    def shown(self) -> Iterator[Shown]:
        """Everything that differs."""
        for one in self.texts:
            if one.fate is not Fate.SAME:
                work = "" if one.fate is Fate.UNKNOWN else work_name(one.item.key)
                changes = word_changes(one.here, one.item.target)
                yield Shown(one.item.key, one.item.language, work, one.fate, changes)
        for concept in self.concepts:
            if concept.fate is not Fate.SAME:
                here = _told(concept.here) if concept.here else ""
                changes = word_changes(here, _told(concept.concept))
                work = f"concept/{concept.concept.code}" if concept.here else ""
                yield Shown(concept.concept.code, "", work, concept.fate, changes)

    @property
    def errors(self) -> list[str]:
        """What the checks would find in the new texts, as sentences."""
        return [
            f"{one.key} · {one.language}: {explain(one)}" for one in items.errors_in(self.texts)
        ]


def is_glossary(name: str) -> bool:
    """Say whether a file brings terms."""
    return PurePath(name).suffix.lower() == GLOSSARY


def read_upload(name: str, content: bytes) -> Upload:
    """Compare a file with what stands here; raise UnreadableError where it cannot be read."""
    if is_glossary(name):
        return Upload(name, content, concepts=concepts.compare(tbx.read(checked(content))))
    return Upload(name, content, texts=items.compare(read_file(name, content)))


def unpacked(packed: str) -> bytes:
    """Return the content that a form has carried; raise UnreadableError for anything else."""
    try:
        return base64.b64decode(packed, validate=True)
    except binascii.Error as error:
        raise UnreadableError("this is no file that was looked at before") from error


def keep(upload: Upload, user: User) -> tuple[int, int]:
    """Keep what can be kept; return how many there were, and how many were refused."""
    if upload.is_glossary:
        fates = [one.fate for one in concepts.apply(upload.concepts)]
    else:
        done = items.apply(upload.texts, by=user)
        refresh({one.item.key for one in done if one.fate is Fate.APPLIED})
        fates = [one.fate for one in done]
    refused = sum(fate not in {Fate.APPLIED, Fate.SAME} for fate in fates)
    return fates.count(Fate.APPLIED), refused


def _told(concept: ConceptData) -> str:
    """Return all that a concept says, a line each."""
    lines = [f"{language}: {text}" for language, text in (*concept.definitions, *concept.whys)]
    lines += [
        f"{term.language}: {term.text} ({term.status}; {', '.join(term.forms)}; {term.note})"
        for term in concept.terms
    ]
    return "\n".join(lines)
