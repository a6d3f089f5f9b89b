"""Texts as a PO file: the key is the context, the base a comment that editors leave alone."""

import re
from collections.abc import Iterable
from typing import Final

import polib

from scenarios.wording.exchange.items import Item, UnreadableError

BASE: Final = re.compile(r"^base: ([0-9a-f]{64})$", re.MULTILINE)
SOURCE: Final = re.compile(r"^source:(?: (\w\w))?$", re.MULTILINE)


def write(items: Iterable[Item], language: str) -> bytes:
    """Return a PO file of these texts."""
    file = polib.POFile(wrapwidth=0)
    file.metadata = {
        "Content-Type": "text/plain; charset=UTF-8",
        "Content-Transfer-Encoding": "8bit",
        "Language": language,
    }
    for item in items:
        comment = [f"base: {item.base}", f"source: {item.source_language}"]
        comment += [f"{other}: {line}" for other, text in item.others for line in text.split("\n")]
        entry = polib.POEntry(
            msgctxt=item.key,
            # An entry without a message would be the header.
            msgid=item.source or item.key,
            msgstr=item.target,
            comment="\n".join(comment),
            flags=["fuzzy"] if item.fuzzy else [],
        )
        file.append(entry)
    return str(file).encode()


def read(content: str) -> list[Item]:
    """Return the texts of a PO file; raise UnreadableError where it is none of ours."""
    # Anything else polib might take for the name of a file.
    if "msgid" not in content:
        raise UnreadableError("no PO file")
    try:
        file = polib.pofile(content)
    except (OSError, ValueError) as error:
        raise UnreadableError(f"no PO file: {error}") from error
    language = file.metadata.get("Language", "")
    return [_item(entry, language) for entry in file if not entry.obsolete]


def _item(entry: polib.POEntry, language: str) -> Item:
    base, source = BASE.search(entry.comment), SOURCE.search(entry.comment)
    if not entry.msgctxt or base is None or source is None:
        raise UnreadableError(f"no key or no base: {entry.msgid[:40]!r}")
    key = entry.msgctxt
    return Item(
        key,
        language,
        source[1] or "",
        entry.msgid if entry.msgid != key else "",
        entry.msgstr,
        base[1],
        entry.fuzzy,
    )
