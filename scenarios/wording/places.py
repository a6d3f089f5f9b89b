"""Where a text stands in the files of the project: which file, which line."""

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import polib
from django.apps import apps
from django.conf import settings

from rules.content.fixtures import fixture_files
from rules.content.records import natural_key_of
from scenarios.wording.messages import TRANSLATED, message_files, message_key
from scenarios.wording.texts import LANGUAGES, text_key, translated_fields, translated_models


class Place(NamedTuple):
    """A line of a file, from 1."""

    path: str
    line: int


def find_places() -> Mapping[tuple[str, str], Place]:
    """Return where each text of the site and the interface stands, by its name and language."""
    return {**dict(_in_fixtures()), **dict(_in_messages())}


def _in_fixtures() -> Iterator[tuple[tuple[str, str], Place]]:
    models = {model._meta.label_lower: model for model in translated_models()}
    for path in fixture_files():
        line = 2
        for record in json.loads(path.read_text(encoding="utf-8")):
            lines = json.dumps(record, indent=2, ensure_ascii=False).split("\n")
            if record["model"] in models:
                for key, number in _in_record(record, lines):
                    yield key, Place(_relative(path), line + number)
            line += len(lines)


def _in_record(
    record: Mapping[str, Any], lines: list[str]
) -> Iterator[tuple[tuple[str, str], int]]:
    model = apps.get_model(record["model"])
    natural_key = natural_key_of(record)
    for field in translated_fields(model):
        for language in LANGUAGES:
            begins = f'    "{field}_{language}": '
            for number, line in enumerate(lines):
                if line.startswith(begins):
                    yield (text_key(model, natural_key, field), language), number


def _in_messages() -> Iterator[tuple[tuple[str, str], Place]]:
    for language in TRANSLATED:
        for path in message_files(language):
            for entry in polib.pofile(str(path)):
                key = f"message/{message_key(entry.msgctxt, entry.msgid)}"
                yield (key, language), Place(_relative(path), entry.linenum)


def _relative(path: Path) -> str:
    return str(path.relative_to(settings.BASE_DIR))
