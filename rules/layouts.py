"""Markup from layouts: what is the same on every page is made once, and what changes is filled in.

Most of a page is the same whatever it is about: its words, its headings, the links of the site.
To go through a template for them every time was most of what a ruling cost. So a template makes a
layout, once for each language, and a page fills it.
"""

from collections.abc import Hashable, Mapping
from html import escape
from types import MappingProxyType
from typing import Final

from django.conf import settings
from django.template.loader import render_to_string
from django.utils.safestring import SafeString
from django.utils.translation import get_language

from rules.languages import kept_by_language

# Stand for the braces of a place to fill: signs for private use, which no template and no
# translation has.
OPEN, CLOSE = "\ue000", "\ue001"
# What may stand in a page as it is: digits, and what says by its type that it is markup already.
AS_IT_IS: Final = frozenset({SafeString, int})
NO_SHAPE: Final[Mapping[str, Hashable]] = MappingProxyType({})


def write(layout: str, *values: object, **named: object) -> SafeString:
    """Fill a layout with values, as `format_html` does: whatever is no markup is escaped.

    A page does so hundreds of times. It is quick because it asks no more of a value than that.

    >>> write("<b>{}</b> {more}", "A & B", more=SafeString("<i>markup</i>"))
    '<b>A &amp; B</b> <i>markup</i>'
    """
    escaped = {
        name: value if type(value) in AS_IT_IS else escape(str(value))
        for name, value in named.items()
    }
    return SafeString(
        layout.format(
            *[value if type(value) in AS_IT_IS else escape(str(value)) for value in values],
            **escaped,
        )
    )


def fill(template: str, shape: Mapping[str, Hashable] = NO_SHAPE, **values: object) -> SafeString:
    """Fill a template with values, in the active language.

    A value stands in the template as any variable does, and ``if`` can ask for it: one that is
    empty or None is false. That is all that the template may ask of it, for it is not there yet.
    What else decides about the layout is its ``shape``, of which there are few.
    """
    filled = tuple(name for name, value in values.items() if value is not None and value != "")
    # While templates are being written, a layout is gone as soon as it is made.
    make = _layout if settings.DEBUG else _kept_layout
    return write(make(template, get_language(), filled, tuple(shape.items())), **values)


def _layout(
    template: str,
    language: str | None,  # noqa: ARG001 -- part of the key
    filled: tuple[str, ...],
    shape: tuple[tuple[str, Hashable], ...],
) -> str:
    places = {name: SafeString(f"{OPEN}{name}{CLOSE}") for name in filled}
    html = render_to_string(template, {**places, **dict(shape)})
    return html.replace("{", "{{").replace("}", "}}").replace(OPEN, "{").replace(CLOSE, "}")


_kept_layout = kept_by_language(_layout)
