"""What every page's frame needs: the same page in the other languages."""

from django.conf import settings
from django.http import HttpRequest
from django.utils.safestring import SafeString

from rules.layouts import fill


def language_links(request: HttpRequest, *, out_of_band: bool = False) -> SafeString:
    """Link a page in each language; out of band, the links replace those that are shown."""
    first, _, rest = request.get_full_path()[1:].partition("/")
    # An address without a language leads nowhere in another one either.
    path = rest if first in dict(settings.LANGUAGES) else ""
    shape = {"languages": tuple(settings.LANGUAGES), "out_of_band": out_of_band}
    return fill("_languages.html", shape, path=path)
