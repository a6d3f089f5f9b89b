"""What a page is passed on with: its code to scan, and its preview card."""

import hashlib
from collections.abc import Callable

from django.core.cache import cache
from django.http import Http404, HttpRequest, HttpResponse
from django.urls import reverse
from django.utils.cache import get_conditional_response, patch_cache_control
from django.utils.translation import get_language
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe

from rules import handline
from rules.content.version import current_version
from scenarios.ruling.lines import step_number
from scenarios.share.card import Card, card_of, card_of_step
from scenarios.share.codes import LONGEST_PATH, is_own_page, qr_code
from scenarios.share.picture import png
from scenarios.stepper import Position, showcase
from scenarios.switches import Switches, WrongSwitchError
from scenarios.walk import walk_to

HOUR = 60 * 60
WEEK = 7 * 24 * HOUR
# Beyond this a hand is none that a preview could show; the page itself takes much longer ones.
LONGEST_HAND = 2000


@require_safe
def qr(request: HttpRequest) -> HttpResponse:
    """Draw the code of a page of this site; of no other address, so that nobody borrows it."""
    path = request.GET.get("for", "")
    if len(path) > LONGEST_PATH:
        return HttpResponse(status=414)
    if not is_own_page(path):
        raise Http404
    response = HttpResponse(qr_code(request.build_absolute_uri(path)), content_type="image/svg+xml")
    patch_cache_control(response, public=True, max_age=WEEK)
    return response


@require_safe
def step_card(request: HttpRequest, code: str, number: int) -> HttpResponse:
    """Show a step's answer as a picture; with `?ask=1` its question."""

    def card() -> Card:
        try:
            switches = Switches.read(request.GET)
        except WrongSwitchError as error:
            raise Http404 from error
        walk = walk_to(code, number, switches, reverse("scenario", args=(code,)))
        if walk is None:
            raise Http404
        return card_of_step(walk)

    return _drawn_once(request, card)


@require_safe
def hand_card(request: HttpRequest) -> HttpResponse:
    """Show the ruling on any hand as a picture, at a step or at its end.

    Without a hand, show what the site is about.
    """

    def card() -> Card:
        line = request.GET.get("hand", "")
        if not line:
            return card_of(showcase(), eyebrow=_("Rules 43 and 47, example by example"))
        if len(line) > LONGEST_HAND:
            raise Http404
        try:
            hand = handline.parse(line)
            rulings = hand.play()
        except handline.LineError as error:
            raise Http404 from error
        number = step_number(request.GET.get("step"), rulings)
        if number is None:
            raise Http404
        return card_of(Position(rulings, number), eyebrow=hand.in_language(str(get_language())))

    # Anybody can think of another hand: what nobody asks for again is forgotten.
    return _drawn_once(request, card, kept_for=HOUR)


def _drawn_once(
    request: HttpRequest, card: Callable[[], Card], *, kept_for: int | None = None
) -> HttpResponse:
    """Answer 304 before anything is drawn, and draw once for each version of the content."""
    made_of = (current_version(), request.get_full_path())
    key = hashlib.sha256(repr(made_of).encode()).hexdigest()
    etag = f'"{key[:32]}"'
    response = get_conditional_response(request, etag=etag)
    if response is None:
        picture: bytes | None = cache.get(f"card-{key}")
        if picture is None:
            picture = png(card(), site=_("Raise rules"))
            cache.set(f"card-{key}", picture, timeout=kept_for)
        response = HttpResponse(picture, content_type="image/png")
    response["ETag"] = etag
    patch_cache_control(response, public=True, no_cache=True)
    return response
