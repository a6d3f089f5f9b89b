"""What is made from the messages of a language, and is kept for the next page in it."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import ParamSpec, TypeVar, cast

from django.core.signals import setting_changed
from django.utils.autoreload import file_changed
from django.utils.functional import Promise

Params = ParamSpec("Params")
Made = TypeVar("Made")
Key = TypeVar("Key")


def kept_by_language(make: Callable[Params, Made]) -> Callable[Params, Made]:
    """Make a thing once for the same arguments, of which the active language is one.

    A running site's messages stay as they are. Where settings change, as in tests, or a file that
    the development server watches, all is made anew, just as Django reads its own again.
    """
    kept = lru_cache(maxsize=4096)(make)
    for signal in (setting_changed, file_changed):
        signal.connect(lambda **_: kept.cache_clear(), weak=False)
    return cast(Callable[Params, Made], kept)


def by_language(
    texts: Mapping[Key, str | Promise],
) -> Callable[[Key, str | None], str]:
    """Return how to look a text up for those who know the active language already."""

    @kept_by_language
    def text_in(key: Key, language: str | None) -> str:  # noqa: ARG001 -- part of the key
        return str(texts[key])

    return text_in
