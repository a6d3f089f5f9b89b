"""Changing a text: by its name, only if it is still the one that was seen, and on the record."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import chain

from django.contrib.auth.models import User
from django.db import models, transaction
from django.utils import timezone

from rules.content.base import Content
from scenarios.wording.aligning import Span
from scenarios.wording.correcting import keep_alignment
from scenarios.wording.documents import Document
from scenarios.wording.hashing import text_hash
from scenarios.wording.importing import align_pages
from scenarios.wording.models import Alignment, Page, TextState
from scenarios.wording.plain import LARGEST, LONGEST
from scenarios.wording.running import with_words
from scenarios.wording.texts import (
    LANGUAGES,
    PAGE,
    page_documents,
    page_key,
    site_documents,
    text_key,
    translated_fields,
    translated_models,
)


class ChangedError(ValueError):
    """The text is not the one any more that was seen."""


class UnknownTextError(LookupError):
    """There is no text of this name in this language."""


@dataclass(frozen=True, slots=True)
class Place:
    """The row and the column that hold a text."""

    row: models.Model
    column: str

    @property
    def text(self) -> str:
        """What stands there."""
        return getattr(self.row, self.column) or ""

    @property
    def longest(self) -> int:
        """How many characters the column has room for."""
        if isinstance(self.row, Page):
            return LARGEST
        return getattr(self.row._meta.get_field(self.column), "max_length", None) or LONGEST


def find_place(key: str, language: str, *, lock: bool = False) -> Place:
    """Return where a text is kept; raise UnknownTextError where the database has none."""
    label, *parts = key.split("/")
    if language not in LANGUAGES:
        raise UnknownTextError(key, language)
    if label == PAGE and len(parts) == 1:
        pages = Page.objects.select_for_update() if lock else Page.objects
        page = pages.filter(rule__slug=parts[0], language=language).first()
        if page is None:
            raise UnknownTextError(key, language)
        return Place(page, "text")
    model = next((one for one in translated_models() if one._meta.label_lower == label), None)
    if model is None or len(parts) != len(model.natural_key_fields) + 1:
        raise UnknownTextError(key, language)
    *natural_key, field = parts
    if field not in translated_fields(model):
        raise UnknownTextError(key, language)
    return Place(_row(model, natural_key, lock=lock), f"{field}_{language}")


def _row(model: type[Content], natural_key: list[str], *, lock: bool) -> models.Model:
    rows = model.objects.select_for_update(of=("self",)) if lock else model.objects
    try:
        return rows.get(**dict(zip(model.natural_key_fields, natural_key, strict=True)))
    except (model.DoesNotExist, ValueError):
        raise UnknownTextError("/".join(natural_key)) from None


def find_places(keys: Iterable[str]) -> Mapping[tuple[str, str], Place]:
    """Return where texts of these kinds are kept, by their names and languages.

    A kind's rows are all fetched at once: a large file costs no more queries than one text.
    """
    labels = {key.partition("/")[0] for key in keys}
    found: dict[tuple[str, str], Place] = {}
    if PAGE in labels:
        for page in Page.objects.select_related("rule"):
            found[page_key(page.rule.slug), page.language] = Place(page, "text")
    for model in translated_models():
        if model._meta.label_lower not in labels:
            continue
        related = [path.rpartition("__")[0] for path in model.natural_key_fields if "__" in path]
        rows = model.objects.select_related(*related) if related else model.objects.all()
        for row in rows:
            for field in translated_fields(model):
                key = text_key(model, row.natural_key(), field)
                found |= {(key, one): Place(row, f"{field}_{one}") for one in LANGUAGES}
    return found


def find_document(key: str) -> Document:
    """Return a text in all its languages; raise UnknownTextError where there is none."""
    found = next(find_documents([key]), None)
    if found is None:
        raise UnknownTextError(key)
    return found


def find_documents(keys: Iterable[str]) -> Iterator[Document]:
    """Return those of these texts that there are, each in all its languages."""
    wanted = set(keys)
    pages = {key for key in wanted if key.startswith(f"{PAGE}/")}
    documents = chain(page_documents() if pages else (), site_documents() if wanted - pages else ())
    return (document for document in documents if document.key in wanted)


@transaction.atomic
def save_text(key: str, language: str, text: str, *, seen: str, by: User | None = None) -> None:
    """Keep a new text; ``seen`` is the hash of the one that it replaces.

    Raises ChangedError where somebody else has changed it meanwhile.
    """
    place = find_place(key, language, lock=True)
    if text_hash(place.text) != seen:
        raise ChangedError(key, language)
    if text == place.text:
        return
    setattr(place.row, place.column, text)
    place.row.save()
    if isinstance(place.row, Page):
        align_pages(place.row.rule)
    note_edit(key, language, by)


@transaction.atomic
def save_segment(
    document: Document,
    language: str,
    span: Span,
    words: str,
    *,
    by: User | None = None,
) -> Document:
    """Keep other words in one place of a text, its alignment moved along.

    Raises ChangedError where the text is not the document's any more.
    """
    drafted = with_words(document, language, span, words)
    place = find_place(document.key, language, lock=True)
    if place.text != document.texts[language]:
        raise ChangedError(document.key, language)
    setattr(place.row, place.column, drafted.texts[language])
    place.row.save()
    stored = Alignment.objects.filter(key=document.key).first()
    if stored is not None:
        keep_alignment(drafted, drafted.aligned, stored.confirmed_by)
    note_edit(document.key, language, by)
    return drafted


def note_edit(key: str, language: str, by: User | None) -> None:
    """Make a text a draft again, edited by somebody."""
    TextState.objects.update_or_create(
        key=key,
        language=language,
        defaults={
            "status": TextState.Status.DRAFT,
            "edited_by": by,
            "edited_at": timezone.now(),
            "approved_by": None,
            "approved_at": None,
        },
    )
