"""What a page says of itself to those it is passed on to."""

from typing import Any

from django import template
from django.urls import reverse
from django.utils.safestring import SafeString

from scenarios.share import parts
from scenarios.share.card import plain
from scenarios.walk import Walk

register = template.Library()


@register.simple_tag(takes_context=True)
def share_head(context: dict[str, Any]) -> SafeString:
    """Name the page's one address and its preview card; nothing where nobody asked for a page."""
    request = context.get("request")
    return parts.head(request) if request else SafeString("")


@register.simple_tag(takes_context=True)
def share_step_head(context: dict[str, Any], walk: Walk) -> SafeString:
    """Name a step's address without switches; where it asks first, its card asks too."""
    scenario, number = walk.story.scenario.code, walk.position.number
    card = reverse("step-card", args=(scenario, number))
    return parts.head(
        context["request"],
        address=walk.here,
        card=f"{card}{_asking(walk)}",
        title=plain("scenarios/_step_title.html", {"walk": walk}),
    )


@register.simple_tag(takes_context=True)
def share_step(context: dict[str, Any], walk: Walk) -> SafeString:
    """Offer a step's address; who asks first passes the question on and not the answer."""
    return parts.panel(context["request"], f"{walk.here}{_asking(walk)}")


def _asking(walk: Walk) -> str:
    return "?ask=1" if walk.switches.ask else ""
