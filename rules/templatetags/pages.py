"""What every page's frame needs, in a template."""

from typing import Any

from django import template
from django.utils.safestring import SafeString

from rules import frame

register = template.Library()


@register.simple_tag(takes_context=True)
def language_links(context: dict[str, Any], *, out_of_band: bool = False) -> SafeString:
    """Link the page in each language; out of band, the links replace those that are shown."""
    return frame.language_links(context["request"], out_of_band=out_of_band)
