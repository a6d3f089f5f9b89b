"""What is made from the messages of a language, and is kept for the next page in it."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import ParamSpec, TypeVar, cast

from django.core.signals import setting_changed
from django.utils.autoreload import file_changed
from django.utils.functional import Promise
from django.utils.translation import override

Params = ParamSpec("Params")
Made = TypeVar("Made")
Key = TypeVar("Key")


def made_once(make: Callable[Params, Made]) -> Callable[Params, Made]:
    """Make what the site says or links to once for the same arguments, the language among them.

    A running site's messages and addresses stay as they are. Where settings change, as in tests,
    or a file that the development server watches, all is made anew, as Django reads its own again.
    """
    kept = lru_cache(maxsize=4096)(make)
    for signal in (setting_changed, file_changed):
        signal.connect(lambda **_: kept.cache_clear(), weak=False)
    return cast(Callable[Params, Made], kept)


def by_language(texts: Mapping[Key, str | Promise]) -> Callable[[Key, str | None], str]:
    """Return how to look a text up in a language."""

    @made_once
    def text_in(key: Key, language: str | None) -> str:
        with override(language):
            return str(texts[key])

    return text_in
