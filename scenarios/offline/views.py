"""The worker, what it keeps, and the pages about it."""

import hashlib
import json
from pathlib import Path
from typing import Final

from django.conf import settings
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect, JsonResponse
from django.shortcuts import render
from django.templatetags.static import static
from django.urls import reverse
from django.utils.cache import patch_cache_control
from django.utils.translation import get_language
from django.utils.translation import gettext as _
from django.views.decorators.http import condition, require_safe

from rules.content.version import current_version
from rules.pages import HtmxHttpRequest, content_page
from scenarios import colours
from scenarios.offline.pages import pages_to_keep

WORKER: Final = Path(__file__).parent.joinpath("worker.js").read_text()


def version_tag(request: HttpRequest) -> str:
    """Name the version of what stands at an address; it follows the content and the program."""
    made_of = (current_version(), request.path)
    return f'W/"{hashlib.sha256(repr(made_of).encode()).hexdigest()[:32]}"'


@require_safe
@condition(etag_func=version_tag)
def worker(request: HttpRequest) -> HttpResponse:  # noqa: ARG001 -- a view
    """Serve the worker from the root, whence it may see every page.

    The content's version stands in it, so that a browser that asks again finds a new worker
    whenever the content has changed.
    """
    setup = {
        "version": current_version(),
        "languages": [code for code, _name in settings.LANGUAGES],
        "files": settings.STATIC_URL,
    }
    response = HttpResponse(
        f"const SETUP = {json.dumps(setup)};\n{WORKER}", content_type="text/javascript"
    )
    patch_cache_control(response, no_cache=True)
    return response


@require_safe
@condition(etag_func=version_tag)
def pages(request: HttpRequest) -> HttpResponse:  # noqa: ARG001 -- a view
    """List what a device keeps of this language, and the version it is then of."""
    # Read before the pages: a change in between makes the list too new for its version, and the
    # worker, which asks again in the end, then sees that the version has changed.
    version = current_version()
    response = JsonResponse({"version": version, "pages": pages_to_keep()})
    patch_cache_control(response, no_cache=True)
    return response


@require_safe
@content_page
def offline(request: HtmxHttpRequest) -> HttpResponse:
    """Offer to keep the pages, and say what is kept."""
    ctx = {"version": current_version(), "pages": len(pages_to_keep())}
    return render(request, "scenarios/offline.html", ctx)


@require_safe
@content_page
def no_network(request: HtmxHttpRequest) -> HttpResponse:
    """Stand in for a page that is neither kept nor within reach."""
    return render(request, "scenarios/offline_no_network.html")


@require_safe
@condition(etag_func=version_tag)
def manifest(request: HttpRequest) -> HttpResponse:  # noqa: ARG001 -- a view
    """Describe the site as something to be installed, in this language."""
    home = reverse("home")
    png = {"type": "image/png"}
    response = JsonResponse(
        {
            "id": home,
            "name": _("Raise rules: 43 and 47, example by example"),
            "short_name": _("Raise rules"),
            "lang": get_language(),
            "start_url": home,
            "scope": "/",
            "display": "standalone",
            "background_color": colours.PAPER,
            "theme_color": colours.FELT,
            "icons": [
                {"src": static("icon.svg"), "sizes": "any", "type": "image/svg+xml"},
                {"src": static("icon-192.png"), "sizes": "192x192", **png},
                {"src": static("icon-512.png"), "sizes": "512x512", **png},
                {
                    "src": static("icon-maskable-512.png"),
                    "sizes": "512x512",
                    "purpose": "maskable",
                    **png,
                },
            ],
        },
        json_dumps_params={"ensure_ascii": False},
        content_type="application/manifest+json",
    )
    patch_cache_control(response, no_cache=True)
    return response


@require_safe
def favicon(request: HttpRequest) -> HttpResponseRedirect:  # noqa: ARG001 -- a view
    """Send on browsers that look for the icon where it was thirty years ago."""
    return HttpResponseRedirect(static("favicon.ico"))
