"""A run with made-up messages: whatever a page says that is not one of them was hard-coded.

Every message of the interface is put between signs of its own, `⟦Next⟧`, and then a page of each
kind is asked for. Not for a process that answers others meanwhile: its settings are changed.
"""

import re
import secrets
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

import polib
from django.conf import settings
from django.db import transaction
from django.test import Client, override_settings
from django.urls import get_script_prefix
from lxml import html

from rules.content.fixtures import content_models
from rules.content.records import fields_of, rows_by_key
from rules.handline import LineError, parse, printed_action
from scenarios.models import Scenario
from scenarios.wording.checks.translation import SOURCE
from scenarios.wording.checks.unit import Kind
from scenarios.wording.documents import Document
from scenarios.wording.messages import TRANSLATED, message_files

OPENING: Final = "⟦"
CLOSING: Final = "⟧"
WORD: Final = re.compile(r"[^\W\d_]{3,}")
SPOKEN: Final = ("title", "alt", "placeholder", "aria-label")
"""Attributes that are shown or read out."""
AROUND: Final = " ,.:;()“”"
SENTENCE: Final = 4
"""From so many words on, a piece of a text is known for what it is."""
INLINE: Final = ("mark", "b", "strong", "em", "i", "abbr")
UNSPOKEN: Final = ("script", "style", "template", "noscript", "code", "svg")
"""Elements whose text is no sentence of the page."""

PAGES: Final = (
    "",
    "scenarios/",
    "scenarios/47-1a/0/",
    "scenarios/47-1a/6/",
    "scenarios/47-1a/6/?ask=1",
    "scenarios/47-1a/6/?view=projector",
    "scenarios/47-1a/handout/",
    "rules/",
    "rules/re-opening/",
    "published-texts/",
    "glossary/",
    "ruling/?hand=NL+25-50:+A+raise+125,+B+raise+200,+C+raise+500,+D%3F",
    "search/?q=raise",
)
"""One of each kind of page."""


def seen_documents(pages: Iterable[str] = PAGES) -> list[Document]:
    """Return the words of these pages that came from no message and from no text of the content."""
    content = _Content(_content())
    found: dict[str, Document] = {}
    # What a page keeps when it is asked for is forgotten again.
    with transaction.atomic(), _made_up_messages():
        client = Client()
        for page in pages:
            response = client.get(f"{get_script_prefix()}{SOURCE}/{page}")
            if response.status_code != 200:  # noqa: PLR2004 - a page that is there
                raise LookupError(page, response.status_code)
            for words in spoken(response.content.decode()):
                if not content.has(words):
                    key = f"seen/{page.split('?')[0]}"
                    found.setdefault(words, Document(key, {SOURCE: words}, Kind.SEEN))
        transaction.set_rollback(True)
    return list(found.values())


def spoken(page: str) -> Iterator[str]:
    """Return the lines of a page outside the signs of the made-up messages that have words."""
    inside = 0
    outside = []
    for sign in "".join(_texts(html.fromstring(page))):
        inside += (sign == OPENING) - (sign == CLOSING)
        outside.append(sign if inside == 0 and sign != CLOSING else "\n")
    for line in re.split(r"\n\s*\n|\n(?=\S)|(?<=\S)\n", "".join(outside)):
        words = " ".join(line.split())
        if WORD.search(words):
            yield words


def _texts(element: html.HtmlElement) -> Iterator[str]:
    """Return the texts and the spoken attributes of an element, in the order of the page."""
    if not isinstance(element.tag, str) or element.tag in UNSPOKEN:
        return
    # Words that are only marked belong to the sentence around them.
    apart = "" if element.tag in INLINE else "\n\n"
    yield from (f"\n\n{element.get(name)}\n\n" for name in SPOKEN if element.get(name))
    yield apart + (element.text or "")
    for child in element:
        yield from _texts(child)
        yield child.tail or ""
    yield apart


class _Content:
    """Knows what is content: whole values, and longer pieces of them."""

    def __init__(self, values: Iterable[str]) -> None:
        """Keep the values one by one, and all of them in one text to look into."""
        values = frozenset(values)
        self.values = frozenset(value.strip(AROUND) for value in values)
        self.text = "\n".join(values)

    def has(self, words: str) -> bool:
        """Say whether the words are made of content alone."""
        pieces = [piece.strip(AROUND) for piece in re.split("[·…]", words)]
        return all(self._is_piece(piece) for piece in pieces if WORD.search(piece))

    def _is_piece(self, piece: str) -> bool:
        if piece in self.values or (len(piece.split()) >= SENTENCE and piece in self.text):
            return True
        parts = re.split(", |: ", piece)
        return len(parts) > 1 and all(part in self.values for part in parts)


def _content() -> Iterator[str]:
    """Return every text of the content, as it may stand on a page."""
    yield from (name for _code, name in settings.LANGUAGES)
    for hand in Scenario.objects.values_list("hand", flat=True):
        # Hand lines have words of their own for every language.
        with suppress(LineError):
            yield from (printed_action(action, SOURCE) for action in parse(hand).actions)
    for model in content_models():
        for field in model._meta.fields:
            yield from (str(label) for _value, label in field.flatchoices)
        for row in rows_by_key(model).values():
            for value in fields_of(row).values():
                if isinstance(value, str):
                    yield from (" ".join(line.split()) for line in value.splitlines())


@contextmanager
def _made_up_messages() -> Iterator[None]:
    """Put every message of the source language between its signs."""
    plain = {"BACKEND": "django.contrib.staticfiles.storage.StaticFilesStorage"}
    none = {"BACKEND": "django.core.cache.backends.dummy.DummyCache"}
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, SOURCE, "LC_MESSAGES", "django.mo")
        path.parent.mkdir(parents=True)
        _made_up().save_as_mofile(str(path))
        with override_settings(
            LOCALE_PATHS=[folder],
            ALLOWED_HOSTS=["testserver"],
            SECURE_SSL_REDIRECT=False,
            STORAGES={"staticfiles": plain},
            CACHES={"default": none},
            # What was made from the messages as they are is neither found nor replaced.
            RELEASE=f"made up {secrets.token_hex(4)}",
        ):
            yield


def _made_up() -> polib.POFile:
    made_up = polib.POFile()
    made_up.metadata = {
        "Content-Type": "text/plain; charset=UTF-8",
        "Plural-Forms": "nplurals=2; plural=(n != 1);",
    }
    for path in message_files(TRANSLATED[0]):
        for entry in polib.pofile(str(path)):
            entry.msgstr = f"{OPENING}{entry.msgid}{CLOSING}" if not entry.msgid_plural else ""
            if entry.msgid_plural:
                forms = (entry.msgid, entry.msgid_plural)
                entry.msgstr_plural = {
                    number: f"{OPENING}{form}{CLOSING}" for number, form in enumerate(forms)
                }
            entry.flags = []
            made_up.append(entry)
    return made_up
