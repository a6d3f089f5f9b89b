"""What a page says of its own address: in its head to previews, and in a panel to visitors."""

from urllib.parse import quote

from django.http import HttpRequest
from django.urls import reverse
from django.utils.safestring import SafeString

from rules.layouts import fill
from scenarios.share.codes import LONGEST_PATH


def head(request: HttpRequest, address: str = "", card: str = "", *, title: str = "") -> SafeString:
    """Name a page's one address and its preview card, for search engines and messengers.

    A page that differs by its query has to name its address itself; it has none otherwise.
    Without a title of its own a preview shows the page's.
    """
    if not address and not request.GET and request.method != "POST":
        address = request.path
    return fill(
        "scenarios/share_head.html",
        address=request.build_absolute_uri(address) if address else "",
        title=title,
        card=request.build_absolute_uri(card or reverse("hand-card")),
    )


def panel(request: HttpRequest, address: str) -> SafeString:
    """Offer a page's address to copy, to pass on and to scan; it comes without the host."""
    return fill(
        "scenarios/share.html",
        address=request.build_absolute_uri(address),
        scanned=quote(address) if len(address) <= LONGEST_PATH else "",
    )
