"""Where the pages lead that rule on any hand: the hand is in the address, as far as one goes."""

from typing import Final

from django.urls import reverse
from django.utils.http import urlencode
from django.utils.translation import get_language, override

from rules.languages import made_once

# What every web server takes as an address; gunicorn's limit of a request's first line is 4094.
LONGEST: Final = 4000


def address_of(page: str, **query: str) -> str:
    """Return the address of one of the pages with this query, in the active language."""
    return f"{_path(page, get_language())}?{urlencode(query)}"


@made_once
def _path(page: str, language: str | None) -> str:
    with override(language):
        return reverse(page)


def fitting(address: str) -> str:
    """Return an address that a server takes; nothing for a longer one, which would lead nowhere."""
    return address if len(address) <= LONGEST else ""
