"""The formats of texts, by the ending of the file."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import PurePath
from typing import Final

from scenarios.wording.exchange import po, sheet, xliff
from scenarios.wording.exchange.items import Item, UnreadableError
from scenarios.wording.plain import LARGEST, decoded


@dataclass(frozen=True, slots=True)
class Format:
    """A way to write texts, and to read them again."""

    ending: str
    media_type: str
    write: Callable[[Iterable[Item], str], bytes]
    read: Callable[[str], list[Item]]


FORMATS: Final[Mapping[str, Format]] = {
    "po": Format(".po", "text/x-gettext-translation", po.write, po.read),
    "xliff": Format(".xlf", "application/x-xliff+xml", xliff.write, xliff.read),
    "csv": Format(".csv", "text/csv", sheet.write, sheet.read),
}
ENDINGS: Final = {form.ending: form for form in FORMATS.values()} | {".xliff": FORMATS["xliff"]}


def checked(content: bytes) -> str:
    """Return the text of a file that is small enough; raise UnreadableError for any other."""
    if len(content) > LARGEST:
        raise UnreadableError("the file has more than a million bytes")
    text = decoded(content)
    if text is None:
        raise UnreadableError("the file is no text in UTF-8")
    return text


def read_file(name: str, content: bytes) -> list[Item]:
    """Return the texts of a file; raise UnreadableError where it cannot be read."""
    form = ENDINGS.get(PurePath(name).suffix.lower())
    if form is None:
        raise UnreadableError(f"files end in {', '.join(ENDINGS)}")
    return form.read(checked(content))
