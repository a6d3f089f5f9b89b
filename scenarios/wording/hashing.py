"""Hashes of texts: they say whether a text is still the one that somebody saw."""

import hashlib
from collections.abc import Mapping
from typing import Final

SOURCE_FIRST: Final = ("en", "de", "it")
"""A text is compared with the first of these that is there and is not itself."""


def text_hash(text: str) -> str:
    """Return the hash of a text."""
    return hashlib.sha256(text.encode()).hexdigest()


def source_language(texts: Mapping[str, str], language: str) -> str:
    """Return the language that a text is translated from; empty where it stands alone."""
    others = [one for one in SOURCE_FIRST if one != language and texts.get(one, "").strip()]
    return others[0] if others else ""


def source_hash(texts: Mapping[str, str], language: str) -> str:
    """Return the hash of what makes a text out of date when it changes.

    It is the first of the texts before it that is there; English follows no other one.
    """
    before = SOURCE_FIRST[: SOURCE_FIRST.index(language)]
    found = [texts[one] for one in before if texts.get(one, "").strip()]
    return text_hash(found[0] if found else "")
