"""The texts of the interface, from the message files."""

import hashlib
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import polib
from django.conf import settings

from scenarios.wording.checks.translation import SOURCE
from scenarios.wording.checks.unit import Kind
from scenarios.wording.documents import Document

TRANSLATED: Final = tuple(code for code, _ in settings.LANGUAGES if code != SOURCE)


def message_files(language: str) -> list[Path]:
    """Return the message files of a language."""
    folders = [Path(root, language, "LC_MESSAGES") for root in settings.LOCALE_PATHS]
    return sorted(path for folder in folders for path in folder.glob("*.po"))


def message_documents() -> Iterator[Document]:
    """Return every message beside its translations."""
    found = {language: _entries(language) for language in TRANSLATED}
    names = dict.fromkeys(name for entries in found.values() for name in entries)
    for name in names:
        entries = {
            language: found[language][name] for language in TRANSLATED if name in found[language]
        }
        some = next(iter(entries.values()))
        for number, source in enumerate([some.msgid, some.msgid_plural]):
            if source:
                yield _document(name, number, source, entries)


def message_key(context: str | None, message: str) -> str:
    """Return a short name of a message that stays the same as long as its words do."""
    name = f"{context or ''}\4{message}".encode()
    return hashlib.sha1(name, usedforsecurity=False).hexdigest()[:12]


def _entries(language: str) -> dict[str, polib.POEntry]:
    return {
        message_key(entry.msgctxt, entry.msgid): entry
        for path in message_files(language)
        for entry in polib.pofile(str(path))
        if not entry.obsolete
    }


def _document(name: str, number: int, source: str, entries: dict[str, polib.POEntry]) -> Document:
    texts = dict.fromkeys(TRANSLATED, "")
    for language, entry in entries.items():
        plural = bool(entry.msgid_plural)
        texts[language] = entry.msgstr_plural.get(number, "") if plural else entry.msgstr
    some = next(iter(entries.values()))
    return Document(
        f"message/{name}" + (f"/{number}" if number else ""),
        {SOURCE: source, **texts},
        Kind.MESSAGE,
        fuzzy=frozenset(language for language, entry in entries.items() if entry.fuzzy),
        plural=bool(some.msgid_plural),
    )
