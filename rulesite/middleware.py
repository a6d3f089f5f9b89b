"""What holds for every request."""

from collections.abc import Callable

from django.conf import settings
from django.http import HttpRequest, HttpResponse


def without_language_cookie(
    get_response: Callable[[HttpRequest], HttpResponse],
) -> Callable[[HttpRequest], HttpResponse]:
    """Let the address and the browser choose the language, and no cookie.

    The site sets none and no page varies on one, so that a cookie from elsewhere on the host would
    put one visitor's language into the caches of all.
    """

    def respond(request: HttpRequest) -> HttpResponse:
        request.COOKIES.pop(settings.LANGUAGE_COOKIE_NAME, None)
        return get_response(request)

    return respond
