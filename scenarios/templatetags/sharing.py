"""What a page says of itself to those it is passed on to."""

from typing import Any

from django import template
from django.http import HttpRequest
from django.urls import reverse

from scenarios.share.card import plain
from scenarios.share.codes import LONGEST_PATH
from scenarios.walk import Walk

register = template.Library()


@register.inclusion_tag("scenarios/share_head.html", takes_context=True)
def share_head(
    context: dict[str, Any], *, address: str = "", card: str = "", title: str = ""
) -> dict[str, Any]:
    """Name the page's one address and its preview card, for search engines and messengers.

    A page that differs by its query has to name its address itself; it has none otherwise.
    Without a title of its own a preview shows the page's.
    """
    request: HttpRequest | None = context.get("request")
    if request is None:
        return {}
    if not address and not request.GET and request.method != "POST":
        address = request.path
    return {
        "address": request.build_absolute_uri(address) if address else "",
        "title": title,
        "card": request.build_absolute_uri(card or reverse("hand-card")),
    }


@register.inclusion_tag("scenarios/share_head.html", takes_context=True)
def share_step_head(context: dict[str, Any], walk: Walk) -> dict[str, Any]:
    """Name a step's address without switches; where it asks first, its card asks too."""
    scenario, number = walk.story.scenario.code, walk.position.number
    card = reverse("step-card", args=(scenario, number))
    return share_head(
        context,
        address=walk.here,
        card=f"{card}{_asking(walk)}",
        title=plain("scenarios/_step_title.html", {"walk": walk}),
    )


@register.inclusion_tag("scenarios/share.html", takes_context=True)
def share_panel(context: dict[str, Any], address: str) -> dict[str, Any]:
    """Offer a page's address to copy, to pass on and to scan; it comes without the host."""
    request: HttpRequest = context["request"]
    return {
        "address": request.build_absolute_uri(address),
        "scanned": address if len(address) <= LONGEST_PATH else "",
    }


@register.inclusion_tag("scenarios/share.html", takes_context=True)
def share_step(context: dict[str, Any], walk: Walk) -> dict[str, Any]:
    """Offer a step's address; who asks first passes the question on and not the answer."""
    return share_panel(context, f"{walk.here}{_asking(walk)}")


def _asking(walk: Walk) -> str:
    return "?ask=1" if walk.switches.ask else ""
