"""The texts in the database, as the checks see them: the site's own and the imported pages."""

from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import lru_cache
from typing import Final, NamedTuple

from django.conf import settings
from django.db import models
from modeltranslation.translator import translator

from rules.content.base import Content
from rules.glossary.models import Concept
from rules.glossary.models import Term as TermRow
from rules.handline import LineError
from rules.models import Mistake, Rule, Slip
from scenarios.models import Scenario, Step
from scenarios.wording.aligning import Row
from scenarios.wording.checks.glossary import Glossary, Status, Term
from scenarios.wording.checks.scene import Scene, scene_of
from scenarios.wording.checks.unit import Kind
from scenarios.wording.documents import Document
from scenarios.wording.hashing import source_hash, text_hash
from scenarios.wording.models import Alignment, Page, TextState

LANGUAGES: Final = tuple(code for code, _ in settings.LANGUAGES)
PAGE: Final = "page"
"""What the name of an imported page begins with."""


class About(NamedTuple):
    """Where a model says what its texts are about, as paths to fields."""

    rule: str = ""
    hand: str = ""
    states: frozenset[str] = frozenset()
    """Fields that state the answer of the hand."""
    remarks: frozenset[str] = frozenset()
    """Fields whose words are about other words, which they mention."""
    loose: frozenset[str] = frozenset()
    """Fields that say in each language what concerns that language, and translate nothing."""


ABOUT: Final[Mapping[type[Content], About]] = {
    Rule: About(rule="slug"),
    Mistake: About(rule="rule__slug", hand="hand"),
    Slip: About(remarks=frozenset({"right"})),
    Scenario: About(rule="rule__slug", hand="hand", states=frozenset({"ruling"})),
    Step: About(rule="scenario__rule__slug", hand="scenario__hand"),
    Concept: About(remarks=frozenset({"why"}), loose=frozenset({"why"})),
}


def translated_models() -> tuple[type[Content], ...]:
    """Return the models of the content that have texts in every language."""
    found = translator.get_registered_models(abstract=False)
    return tuple(model for model in found if issubclass(model, Content))


def translated_fields(model: type[models.Model]) -> tuple[str, ...]:
    """Return the fields of a model that have a column for each language."""
    return tuple(translator.get_options_for_model(model).all_fields)


def text_key(model: type[models.Model], natural_key: tuple[object, ...], field: str) -> str:
    """Return the name of a text: "scenarios.scenario/43-1/lesson"."""
    return "/".join((model._meta.label_lower, *(str(part) for part in natural_key), field))


def page_key(rule: str) -> str:
    """Return the name of an imported page in all its languages."""
    return f"{PAGE}/{rule}"


def site_documents() -> Iterator[Document]:
    """Return the site's own texts; the columns are named, so that none falls back to another."""
    approved = approved_texts()
    rows = stored_rows()
    for model in translated_models():
        for document in _documents_of(model):
            yield _with_what_is_stored(document, approved, rows)


def page_documents() -> Iterator[Document]:
    """Return the imported pages, with the examples that they are about."""
    texts = defaultdict[str, dict[str, str]](dict)
    for slug, language, text in Page.objects.values_list("rule__slug", "language", "text"):
        texts[slug][language] = text
    languages = sorted({language for pages in texts.values() for language in pages})
    scenes = scenes_by_rule()
    approved = approved_texts()
    rows = stored_rows()
    for slug, pages in texts.items():
        document = Document(
            page_key(slug),
            {language: pages.get(language, "") for language in languages},
            Kind.PAGE,
            slug,
            scenes.get(slug, {}),
        )
        yield _with_what_is_stored(document, approved, rows)


def scenes_by_rule() -> Mapping[str, dict[str, Scene]]:
    """Return the engine's facts of the examples of each rule."""
    found = defaultdict[str, dict[str, Scene]](dict)
    rows = Scenario.objects.values_list("rule__slug", "source_example", "hand")
    for slug, example, hand in rows:
        scene = _scene(hand)
        if scene is not None:
            found[slug][example.upper()] = scene
    return found


def site_glossary() -> Glossary:
    """Return the terms of the glossary."""
    rows = TermRow.objects.order_by("concept__order", "language", "order").values_list(
        "concept__code", "language", "text", "status", "forms", "concept__part_of_speech"
    )
    return _glossary(
        tuple(
            Term(code, language, text, Status(status), tuple(forms), kind == _PHRASE)
            for code, language, text, status, forms, kind in rows
        )
    )


_PHRASE: Final = Concept.PartOfSpeech.PHRASE.value


@lru_cache(maxsize=2)
def _glossary(terms: tuple[Term, ...]) -> Glossary:
    """Keep what has been sorted as long as the terms are the same."""
    return Glossary(terms)


def approved_texts() -> Mapping[str, dict[str, tuple[str, str]]]:
    """Return what was approved: by text and language the hashes of the text and its source."""
    found = defaultdict[str, dict[str, tuple[str, str]]](dict)
    approved = TextState.objects.filter(status=TextState.Status.APPROVED)
    for key, language, text, source in approved.values_list(
        "key", "language", "text_hash", "source_hash"
    ):
        found[key][language] = (text, source)
    return found


def stored_rows() -> Mapping[str, tuple[tuple[Row, ...], dict[str, str]]]:
    """Return the alignments that were stored, with the hashes of their texts."""
    return {
        key: (rows_from_json(rows), hashes)
        for key, rows, hashes in Alignment.objects.values_list("key", "rows", "hashes")
    }


def rows_from_json(rows: list[tuple[str, dict[str, list[int] | None]]]) -> tuple[Row, ...]:
    """Return an alignment as it was stored."""
    return tuple(
        Row(
            example,
            tuple(
                (language, (place[0], place[1]) if place else None)
                for language, place in parts.items()
            ),
        )
        for example, parts in rows
    )


def rows_to_json(rows: tuple[Row, ...]) -> list[tuple[str, dict[str, list[int] | None]]]:
    """Return an alignment as it is stored."""
    return [
        (row.example, {language: list(place) if place else None for language, place in row.parts})
        for row in rows
    ]


def text_hashes(texts: Mapping[str, str]) -> dict[str, str]:
    """Return the hash of a text in each language that has it."""
    return {language: text_hash(text) for language, text in texts.items() if text.strip()}


def _documents_of(model: type[Content]) -> Iterator[Document]:
    about = ABOUT.get(model, About())
    fields = translated_fields(model)
    columns = [f"{field}_{language}" for field in fields for language in LANGUAGES]
    paths = [path for path in (about.rule, about.hand) if path]
    key_fields = model.natural_key_fields
    for row in model.objects.values(*key_fields, *paths, *columns):
        scene = _scene(str(row[about.hand])) if about.hand else None
        for field in fields:
            yield Document(
                text_key(model, tuple(row[name] for name in key_fields), field),
                {language: row[f"{field}_{language}"] or "" for language in LANGUAGES},
                Kind.REMARK if field in about.remarks else Kind.TEXT,
                str(row[about.rule]) if about.rule else "",
                {} if scene is None else {"": scene},
                states=field in about.states,
                loose=field in about.loose,
            )


def _scene(hand: str) -> Scene | None:
    """Return the facts of a hand line; None for one that cannot be: the content's tests find it."""
    try:
        return scene_of(hand)
    except LineError:
        return None


def _with_what_is_stored(
    document: Document,
    approved: Mapping[str, dict[str, tuple[str, str]]],
    stored: Mapping[str, tuple[tuple[Row, ...], dict[str, str]]],
) -> Document:
    """Return the text with its alignment, and with what is out of date since it was approved."""
    rows, hashes = stored.get(document.key, (None, {}))
    stale = {
        language
        for language, (text, source) in approved.get(document.key, {}).items()
        if text == text_hash(document.texts.get(language, ""))
        and source != source_hash(document.texts, language)
    }
    if rows is not None and hashes != text_hashes(document.texts):
        rows = None
    return replace(document, rows=rows, stale=frozenset(stale))
