"""The one page that belongs to no language."""

from django.http import HttpRequest, HttpResponseRedirect
from django.utils.translation import get_language
from django.views.decorators.http import require_safe


@require_safe
def choose_language(request: HttpRequest) -> HttpResponseRedirect:  # noqa: ARG001 -- a view
    """Send the visitor to the home page in the browser's language, or in English.

    LocaleMiddleware has chosen the language, and adds `Vary: Accept-Language`.
    """
    return HttpResponseRedirect(f"/{get_language()}/")
