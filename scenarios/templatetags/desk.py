"""What the pages of the translators' desk need."""

from django import template
from django.utils.functional import Promise
from django.utils.translation import get_language_info

from scenarios.wording.checks.scene import Role
from scenarios.wording.sentences import ROLE_NAMES

register = template.Library()


@register.filter
def own_name(code: str) -> str:
    """Return a language in its own words, as the links to it have it."""
    name: str = get_language_info(code)["name_local"]
    return name[:1].upper() + name[1:]


@register.filter
def role_name(role: Role) -> str | Promise:
    """Return what a figure is, in the reader's language."""
    return ROLE_NAMES[role.value]


@register.filter
def anchor(key: str) -> str:
    """Return the name of a text's place on the page of its work."""
    return key.replace("/", "-").replace(".", "-")
