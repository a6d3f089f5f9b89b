"""The one page that belongs to no language."""

from django.conf import settings
from django.http import HttpRequest, HttpResponseRedirect
from django.utils.translation import get_language_from_request
from django.views.decorators.http import require_safe


@require_safe
def choose_language(request: HttpRequest) -> HttpResponseRedirect:
    """Send the visitor to the home page in the browser's language, or in English.

    A cookie has no say, since the site sets none: LocaleMiddleware adds `Vary: Accept-Language`.
    """
    request.COOKIES.pop(settings.LANGUAGE_COOKIE_NAME, None)
    return HttpResponseRedirect(f"/{get_language_from_request(request)}/")
