"""The texts as the desk groups them: all that belongs to one scenario, rule or page is a work."""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from typing import Final

from django.apps import apps
from django.utils.functional import Promise
from django.utils.translation import get_language, gettext
from django.utils.translation import gettext_lazy as _

from rules.models import Rule, Slip
from scenarios.wording.documents import Document
from scenarios.wording.messages import message_documents
from scenarios.wording.texts import page_documents, site_documents


class WorkKind(StrEnum):
    """What a work is, as it stands in its address."""

    SCENARIO = "scenario"
    RULE = "rule"
    MISTAKE = "mistake"
    SLIP = "slip"
    CONCEPT = "concept"
    PAGE = "page"
    MESSAGE = "message"

    @property
    def label(self) -> str | Promise:
        """The works of this kind, as a heading."""
        return KINDS[self]


KINDS: Final[dict[WorkKind, str | Promise]] = {
    WorkKind.SCENARIO: _("Scenarios"),
    WorkKind.RULE: _("Rules"),
    WorkKind.MISTAKE: _("Typical mistakes"),
    WorkKind.SLIP: _("Published texts"),
    WorkKind.CONCEPT: _("Glossary"),
    WorkKind.PAGE: _("Imported pages"),
    WorkKind.MESSAGE: _("Interface"),
}

# A step belongs to its scenario, between the setting and the question.
ORDER: Final = (
    "title", "summary", "says", "says_not", "setting", "step", "question", "ruling", "lesson",
    "definition", "why", "right", "text",
)  # fmt: skip


@dataclass(frozen=True)
class Work:
    """All texts that are read, translated and approved together."""

    name: str
    """Kind and name, as in the address: "scenario/43-1"."""
    documents: tuple[Document, ...]

    @property
    def kind(self) -> WorkKind:
        """What it is."""
        return WorkKind(self.name.partition("/")[0])

    @property
    def is_editable(self) -> bool:
        """Its words are in the database; those of the interface are in the message files."""
        return self.kind is not WorkKind.MESSAGE

    @cached_property
    def languages(self) -> tuple[str, ...]:
        """The languages that it is to be in."""
        return tuple(dict.fromkeys(one for text in self.documents for one in text.texts))

    @cached_property
    def title(self) -> str:
        """What it is called in the reader's language, or in the first that has a title."""
        own = self.name.partition("/")[2]
        if self.kind is WorkKind.SLIP:
            return str(Slip.Document(own).label)
        if self.kind is WorkKind.CONCEPT:
            return own.replace("-", " ")
        if self.kind is WorkKind.PAGE:
            return page_title(own)
        texts = self.documents[0].texts
        return texts.get(get_language() or "") or next(filter(None, texts.values()), own)

    @property
    def code(self) -> str:
        """The name that goes before the title; empty where the title says it all."""
        return self.name.partition("/")[2] if self.kind is WorkKind.SCENARIO else ""


def page_title(slug: str) -> str:
    """Return what an imported page is called: the rule that it is about."""
    rule = Rule.objects.with_numbers().filter(slug=slug).first()
    number = rule.number_label if rule else ""
    return gettext("Rule %(number)s") % {"number": number} if number else slug


def work_name(key: str) -> str:
    """Return the work that a text belongs to."""
    label, name = key.split("/")[:2]
    kind = label.rpartition(".")[2]
    return f"{WorkKind.SCENARIO if kind == 'step' else kind}/{name}"


def works(documents: Iterable[Document]) -> tuple[Work, ...]:
    """Group texts into works, kind by kind; a text that no language has is none."""
    found = defaultdict[str, list[Document]](list)
    for document in documents:
        if any(text.strip() for text in document.texts.values()):
            found[work_name(document.key)].append(document)
    order = tuple(WorkKind)
    grouped = [Work(name, tuple(sorted(texts, key=_place))) for name, texts in found.items()]
    return tuple(sorted(grouped, key=lambda work: order.index(work.kind)))


def find_work(name: str) -> Work | None:
    """Return a work by its name; None where there is none."""
    kind = name.partition("/")[0]
    if kind == WorkKind.PAGE:
        source: Iterator[Document] = page_documents()
    elif kind == WorkKind.MESSAGE:
        source = message_documents()
    else:
        source = site_documents()
    found = works(text for text in source if work_name(text.key) == name)
    return found[0] if found else None


def work_title(key: str) -> str:
    """Return what the work that a text belongs to is called."""
    work = find_work(work_name(key))
    return work.title if work else ""


def text_label(key: str) -> str:
    """Return what a text is within its work: "ruling", "step 3"; empty where it is all of it."""
    label, *names, field = key.split("/")
    if "." not in label:
        return gettext("plural") if names and label == WorkKind.MESSAGE else ""
    model = apps.get_model(label)
    if label.endswith(".step"):
        return gettext("step %(number)s") % {"number": names[-1]}
    said = str(model._meta.get_field(field).verbose_name)
    return f"{names[-1]} · {said}" if label.endswith(".slip") else said


def _place(document: Document) -> tuple[int, int]:
    label, *names, field = document.key.split("/")
    if "." not in label:
        return 0, 0
    part = "step" if label.endswith(".step") else field
    number = int(names[-1]) if names[-1].isdecimal() else 0
    return (0, number) if label.endswith(".slip") else (ORDER.index(part), number)
