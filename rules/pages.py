"""Pages made from the content: whole or as htmx's fragment, made once for each version of it."""

import hashlib
from collections.abc import Callable
from functools import wraps
from http import HTTPStatus
from typing import Concatenate, ParamSpec

from django.conf import settings
from django.core.cache import cache
from django.http import HttpRequest, HttpResponse
from django.utils.cache import get_conditional_response, patch_vary_headers
from django_htmx.middleware import HtmxDetails

from rules.content.version import current_version

Params = ParamSpec("Params")

# A fragment and its page share one address; the browser's own cache has to tell them apart.
VARY_HEADERS = ("HX-Request", "HX-History-Restore-Request")


class HtmxHttpRequest(HttpRequest):
    """A request that HtmxMiddleware has seen."""

    htmx: HtmxDetails
    content_version: str
    """The version that the page is made from, where it is a content page."""


Page = Callable[Concatenate[HtmxHttpRequest, Params], HttpResponse]


def wants_fragment(request: HtmxHttpRequest) -> bool:
    """Say whether htmx asks for a piece; on Back it asks for the page as a whole."""
    return bool(request.htmx) and not request.htmx.history_restore_request


def version_of(request: HtmxHttpRequest) -> str:
    """Return the version that a page is made from: the one in its key, where it is kept."""
    if not hasattr(request, "content_version"):
        request.content_version = current_version()
    return request.content_version


def content_page(view: Page[Params]) -> Page[Params]:
    """Answer 304 before anything is made, and make a page once for each version of the content.

    The version is in the cache's key, so that an edit shows at once and no page ever has to be
    thrown away.
    """

    @wraps(view)
    def page(
        request: HtmxHttpRequest, /, *args: Params.args, **kwargs: Params.kwargs
    ) -> HttpResponse:
        request.content_version = current_version()
        if settings.DEBUG:
            # While templates are being written the version does not follow them.
            return view(request, *args, **kwargs)
        # The language stands in the path, and a page names itself with its host.
        made_of = (request.content_version, request.build_absolute_uri(), wants_fragment(request))
        key = hashlib.sha256(repr(made_of).encode()).hexdigest()
        # Weak, because the bytes differ by compression.
        etag = f'W/"{key[:32]}"'
        response = get_conditional_response(request, etag=etag) or _made_once(
            f"page-{key}", lambda: view(request, *args, **kwargs)
        )
        if response.status_code in {HTTPStatus.OK, HTTPStatus.NOT_MODIFIED}:
            response["ETag"] = etag
            # Kept by browsers, but never shown without asking.
            response["Cache-Control"] = "no-cache"
        patch_vary_headers(response, VARY_HEADERS)
        return response

    return page


def _made_once(key: str, make: Callable[[], HttpResponse]) -> HttpResponse:
    body: bytes | None = cache.get(key)
    if body is not None:
        return HttpResponse(body)
    response = make()
    if response.status_code == HTTPStatus.OK:
        cache.set(key, response.content, timeout=None)
    return response
