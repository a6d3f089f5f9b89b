"""Plain text and nothing else: what may be kept as a text, and what is refused."""

import re
import unicodedata
from enum import StrEnum
from typing import Final

LARGEST: Final = 1_000_000
"""Bytes that a file may have."""
LONGEST: Final = 20_000
"""Characters that a text of the site may have."""

MARKUP: Final = re.compile(r"<[a-zA-Z!?/]")
ALLOWED: Final = frozenset("\n\t")


class Flaw(StrEnum):
    """Why something is not kept as a text."""

    TOO_LARGE = "too-large"
    NOT_TEXT = "not-text"
    MARKUP = "markup"
    EMPTY = "empty"


def decoded(content: bytes) -> str | None:
    """Return the text of a file; None where it is no UTF-8."""
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        return None


def tidied(text: str) -> str:
    """Return a text with our line ends, and each sign in its one form."""
    return unicodedata.normalize("NFC", text.replace("\r\n", "\n").replace("\r", "\n")).strip()


def flaw_of(text: str, longest: int = LONGEST) -> Flaw | None:
    """Return why a text is not kept; None where nothing speaks against it."""
    if len(text) > longest:
        return Flaw.TOO_LARGE
    if any(unicodedata.category(sign) == "Cc" and sign not in ALLOWED for sign in text):
        return Flaw.NOT_TEXT
    return Flaw.MARKUP if MARKUP.search(text) else None
