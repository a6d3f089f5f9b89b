"""What every page's frame needs: the same page in the other languages."""

from dataclasses import dataclass
from typing import Any

from django import template
from django.conf import settings
from django.utils.translation import get_language

register = template.Library()


@dataclass(frozen=True, slots=True)
class LanguageLink:
    """A page in one language."""

    code: str
    name: str
    address: str
    is_current: bool


@register.inclusion_tag("_languages.html", takes_context=True)
def language_links(context: dict[str, Any], *, out_of_band: bool = False) -> dict[str, Any]:
    """Link the page in each language; out of band, they replace those that are shown."""
    codes = [code for code, _name in settings.LANGUAGES]
    first, _, rest = context["request"].get_full_path()[1:].partition("/")
    # An address without a language leads nowhere in another one either.
    path = rest if first in codes else ""
    return {
        "languages": [
            LanguageLink(code, name, f"/{code}/{path}", code == get_language())
            for code, name in settings.LANGUAGES
        ],
        "out_of_band": out_of_band,
    }
