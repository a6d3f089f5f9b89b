"""Markup from layouts: what is the same on every page is made once, and what changes is filled in.

Most of a page is the same whatever it is about: its words, its headings, the links of the site.
To go through a template for them every time was most of what a ruling cost. So a template makes a
layout, once for each language, and a page fills it.
"""

import re
from collections.abc import Hashable, Iterable, Mapping
from html import escape
from types import MappingProxyType
from typing import Final, TypeAlias
from urllib.parse import quote

from django.template.loader import render_to_string
from django.utils.safestring import SafeString
from django.utils.translation import get_language, override

from rules.languages import made_once

# Stand for the braces of a place to fill: signs for private use, which no template and no
# translation has.
OPEN, CLOSE = "\ue000", "\ue001"
PLACE: Final = re.compile(rf"{OPEN}\w+{CLOSE}")
# What may stand in a page as it is: digits, and what says by its type that it is markup already.
AS_IT_IS: Final = frozenset({SafeString, int})
Row: TypeAlias = tuple[Mapping[str, Hashable], Mapping[str, object]]
NO_SHAPE: Final[Mapping[str, Hashable]] = MappingProxyType({})


def write(layout: str, *values: object) -> SafeString:
    """Fill a layout with values: whatever is neither a `SafeString` nor a number is escaped.

    >>> write("<b>{}</b> {}", "A & B", SafeString("<i>markup</i>"))
    '<b>A &amp; B</b> <i>markup</i>'
    """
    return SafeString(layout.format(*map(_escaped, values)))


def fill(template: str, shape: Mapping[str, Hashable] = NO_SHAPE, **values: object) -> SafeString:
    """Fill a template with values, in the active language.

    A value stands in the template as any variable does, and ``if`` can ask for it: one that is
    empty or None is false. That is all that the template may ask of it, for it is not there yet.
    What else decides about the layout is its ``shape``, of which there are few. The request is no
    part of it: a layout is for everybody.

    Raises ValueError where a value comes broken out of the template.
    """
    return SafeString(_filled(template, get_language(), shape, values))


def fill_each(template: str, rows: Iterable[Row]) -> SafeString:
    """Fill a template once for each row, in the active language; a row is its shape and values."""
    language = get_language()
    return SafeString("".join(_filled(template, language, shape, values) for shape, values in rows))


def _filled(
    template: str,
    language: str | None,
    shape: Mapping[str, Hashable],
    values: Mapping[str, object],
) -> str:
    # Written out: a call for every value would be a good part of what filling costs.
    filled = {
        name: value if type(value) in AS_IT_IS else escape(str(value))
        for name, value in values.items()
        if value is not None and value != ""
    }
    return _layout(template, language, tuple(filled), tuple(shape.items())).format_map(filled)


def _escaped(value: object) -> object:
    return value if type(value) in AS_IT_IS else escape(str(value))


@made_once
def _layout(
    template: str,
    language: str | None,
    filled: tuple[str, ...],
    shape: tuple[tuple[str, Hashable], ...],
) -> str:
    places = {name: SafeString(f"{OPEN}{name}{CLOSE}") for name in filled}
    with override(language):
        html = render_to_string(template, {**places, **dict(shape)})
    # Whatever is left of a place was asked for more than there is of it.
    rest = PLACE.sub("", html)
    if any(sign in rest for sign in (OPEN, CLOSE, quote(OPEN))):
        raise ValueError(template)
    return html.replace("{", "{{").replace("}", "}}").replace(OPEN, "{").replace(CLOSE, "}")
