"""The pages that rule on any hand: the typed line, the builder, the calculator, the chips."""

from collections.abc import Callable, Mapping
from http import HTTPStatus
from typing import Any, Final

from django.core.exceptions import RequestDataTooBig
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.template.loader import render_to_string
from django.urls import reverse
from django.utils.cache import patch_vary_headers
from django.utils.http import urlencode
from django.utils.safestring import SafeString
from django.utils.translation import get_language, gettext
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_http_methods, require_safe

from rules.citing import Citation, citations
from rules.engine import ErrorCode
from rules.handline import HandLine, LineError
from rules.handline.limits import MAX_LENGTH
from rules.pages import (
    VARY_HEADERS,
    HtmxHttpRequest,
    content_page,
    version_of,
    wants_fragment,
)
from scenarios.ruling import parts
from scenarios.ruling.addresses import LONGEST, address_of, fitting
from scenarios.ruling.building import Building, Tap, Typed
from scenarios.ruling.calculator import Figures, calculate
from scenarios.ruling.chips import first_question, question_in
from scenarios.ruling.closest import examples
from scenarios.ruling.examples import examples_in
from scenarios.ruling.faults import Fault, Reading, fault_in
from scenarios.ruling.figures import patterns, told
from scenarios.ruling.forms import BlindsForm, FiguresForm, PushForm
from scenarios.ruling.lines import HandWalk, listed_up_to, read, step_number
from scenarios.ruling.neighbours import neighbours_of
from scenarios.ruling.origin import Origin, origin_of
from scenarios.ruling.setting import Setting, first_hand
from scenarios.share import parts as share

# The box, as htmx names it when its text has changed.
BOX: Final = "hand"
# The address that each template belongs to.
PAGES: Final = {"ruling": "ruling", "ruling_builder": "build", "ruling_chips": "chips"}


@csrf_exempt
@require_http_methods(["GET", "HEAD", "POST"])
def ruling(request: HtmxHttpRequest) -> HttpResponse:
    """Rule on a typed hand line.

    Posting changes nothing and sends on to the line's address. It is there for a line that is too
    long for an address, which is answered too and so is never lost.
    """
    if request.method == "POST":
        return _posted(request)
    if request.htmx.trigger == BOX:
        # Every letter makes another line: none of them is worth keeping.
        return _ruling(request, request.GET.get("hand", ""))
    return _kept_ruling(request)


def _posted(request: HtmxHttpRequest) -> HttpResponse:
    try:
        text = request.POST.get("hand", "")
    except RequestDataTooBig:
        error = LineError(ErrorCode.TOO_LONG, 1, facts={"limit": MAX_LENGTH, "of": "characters"})
        return _fault(request, "ruling", "", fault_in("", error, None, _language()))
    # Only what can fit: the address of a whole book is long in the making.
    address = fitting(address_of("ruling", hand=text)) if len(text) <= LONGEST else ""
    return HttpResponseRedirect(address, status=303) if address else _ruling(request, text)


@content_page
def _kept_ruling(request: HtmxHttpRequest) -> HttpResponse:
    return _ruling(request, request.GET.get("hand", ""))


def _ruling(request: HtmxHttpRequest, text: str) -> HttpResponse:
    if not text.strip():
        start = _unanswered({"examples": examples_in(_language())})
        return _typed_page(request, text, gettext("A ruling on any hand"), start)
    reading = read(text, _language())
    if isinstance(reading, Fault):
        return _fault(request, "ruling", text, reading)
    number = step_number(request.GET.get("step"), reading.rulings)
    if number is None:
        raise Http404
    walk = _walk(request, reading, number, _step_address(reading))
    neighbours = neighbours_of(reading, number, examples(version_of(request), _language()))
    focused = wants_fragment(request) and request.htmx.trigger != BOX
    answer = parts.answered(request, walk, neighbours, focused=focused)
    return _typed_page(request, text, parts.in_one_line(walk), answer, walk=walk)


def _typed_page(
    request: HtmxHttpRequest,
    text: str,
    title: str,
    stepper: SafeString,
    *,
    walk: HandWalk | None = None,
    status: HTTPStatus = HTTPStatus.OK,
) -> HttpResponse:
    if wants_fragment(request):
        html = parts.fragment(request, title, stepper, spoken=request.htmx.trigger == BOX)
    else:
        address, card = (walk.here, walk.card) if walk else ("", "")
        sharing = share.head(request, address, card, title=title if walk else "")
        html = parts.page(request, title, stepper, text=text, sharing=sharing)
    return _following_content(HttpResponse(html, status=status))


def _unanswered(ctx: dict[str, Any]) -> SafeString:
    return SafeString(render_to_string("scenarios/ruling/_unanswered.html", ctx))


@require_safe
@content_page
def build(request: HtmxHttpRequest) -> HttpResponse:
    """Tap a hand together, from the beginning or from a step of an example."""
    origin = _origin(request)
    kept = {"from": origin.place} if origin else {}
    hand = request.GET.get("hand", "").strip()
    if not hand:
        first = origin.hand if origin else str(first_hand())
        return HttpResponseRedirect(address_of("build", hand=first, **kept))
    reading = _listed(read(hand, _language()))
    if isinstance(reading, Fault):
        return _fault(request, "ruling_builder", hand, reading)
    building = Building(reading)

    typed, blinds = _typed(request, building), _blinds(request, building)
    for made in (typed, blinds):
        if isinstance(made, HandLine):
            return HttpResponseRedirect(address_of("build", hand=str(made), **kept))
    walk = _walk(request, reading, len(reading.rulings) - 1, _undo_address(reading, kept))
    ctx = {
        "building": building,
        "walk": walk,
        "argument": parts.argument(walk) if building.line.actions else "",
        "kept": urlencode(kept),
        "origin": origin,
        "comparison": origin.beside(reading) if origin else None,
        "typed": typed,
        "blinds": blinds,
    }
    wrong = isinstance(typed, Typed) or (isinstance(blinds, BlindsForm) and blinds.is_bound)
    return _page(request, "ruling_builder", ctx, wrong=wrong)


@require_safe
@content_page
def calculator(request: HtmxHttpRequest) -> HttpResponse:
    """Rule from four figures, for when the story is lost."""
    asked = any(name in request.GET for name in FiguresForm.base_fields)
    form = FiguresForm(request.GET if asked else None)
    answer = told(calculate(Figures(**form.cleaned_data))) if form.is_valid() else None
    ctx = {"form": form, "answer": answer, "patterns": patterns()}
    status = HTTPStatus.UNPROCESSABLE_ENTITY if asked and answer is None else HTTPStatus.OK
    return render(request, "scenarios/ruling_calculator.html", ctx, status=status)


@require_safe
@content_page
def chips(request: HtmxHttpRequest) -> HttpResponse:
    """Say which action pushed chips are."""
    form = PushForm(request.GET if "bet" in request.GET else None)
    hand = request.GET.get("hand", "").strip()
    if form.is_valid():
        return HttpResponseRedirect(address_of("chips", hand=str(form.hand())))
    if not hand:
        if not form.is_bound:
            return HttpResponseRedirect(address_of("chips", hand=str(first_question())))
        hand = str(first_question())
    reading = read(hand, _language())
    if isinstance(reading, Fault):
        return _fault(request, "ruling_chips", hand, reading)
    question = question_in(request.GET, reading, _language(), _citations(request))
    if question is None:
        raise Http404
    ctx = {"question": question, "form": form}
    wrong = form.is_bound or bool(question.error)
    return _page(request, "ruling_chips", ctx, wrong=wrong)


# --- what the views share --------------------------------------------------------------------


def _language() -> str:
    return str(get_language())


def _citations(request: HtmxHttpRequest) -> Mapping[str, Citation]:
    return citations(version_of(request), _language())


def _walk(
    request: HtmxHttpRequest, reading: Reading, number: int, address: Callable[[int], str]
) -> HandWalk:
    return HandWalk(reading, number, address, _language(), _citations(request))


def _step_address(reading: Reading) -> Callable[[int], str]:
    """Return where the ruling page shows a step; the last one without its number.

    A line too long for an address has none: its steps are shown, but not to be walked.
    """
    whole, last = address_of("ruling", hand=str(reading.line)), len(reading.rulings) - 1

    def address(number: int) -> str:
        return fitting(whole if number == last else f"{whole}&step={number}")

    return address


def _undo_address(reading: Reading, kept: dict[str, str]) -> Callable[[int], str]:
    """Return where the builder goes back to a step."""

    def address(number: int) -> str:
        return address_of("build", hand=str(listed_up_to(reading, number)), **kept)

    return address


def _origin(request: HttpRequest) -> Origin | None:
    place = request.GET.get("from")
    if place is None:
        return None
    origin = origin_of(place, _language())
    if origin is None:
        raise Http404
    return origin


def _listed(reading: Reading | Fault) -> Reading | Fault:
    """Return a hand with its seats listed: by taps it goes on past whom the line names."""
    if isinstance(reading, Fault) or (reading.line.listed and not reading.line.asked):
        return reading
    return read(str(listed_up_to(reading, len(reading.rulings) - 1)), _language())


def _typed(request: HttpRequest, building: Building) -> HandLine | Typed | None:
    tap = request.GET.get("act")
    if tap is None:
        return None
    if tap not in {Tap.RAISE, Tap.ALL_IN}:
        raise Http404
    return building.with_typed(tap, request.GET.get("to", ""))


def _blinds(request: HttpRequest, building: Building) -> HandLine | BlindsForm:
    form = BlindsForm(request.GET if "sb" in request.GET else None)
    if form.is_valid():
        blinds = form.cleaned_data
        return Setting(building.line).with_blinds(blinds["sb"], blinds["bb"])
    return form


def _fault(request: HtmxHttpRequest, page: str, text: str, fault: Fault) -> HttpResponse:
    so_far = None
    if fault.so_far:
        last = len(fault.so_far.rulings) - 1
        so_far = _walk(request, fault.so_far, last, _step_address(fault.so_far))
    ctx = {"text": text, "fault": fault, "so_far": so_far, "page": reverse(PAGES[page])}
    if page == "ruling":
        status = HTTPStatus.UNPROCESSABLE_ENTITY
        return _typed_page(request, text, fault.message, _unanswered(ctx), status=status)
    return _page(request, page, ctx, wrong=True)


def _page(
    request: HtmxHttpRequest, page: str, ctx: dict[str, Any], *, wrong: bool = False
) -> HttpResponse:
    template = f"scenarios/{page}.html"
    if wants_fragment(request):
        template += "#fragment"
    status = HTTPStatus.UNPROCESSABLE_ENTITY if wrong else HTTPStatus.OK
    return _following_content(render(request, template, ctx, status=status))


def _following_content(response: HttpResponse) -> HttpResponse:
    # The answer follows the content's texts: kept, but never shown without asking.
    response["Cache-Control"] = "no-cache"
    patch_vary_headers(response, VARY_HEADERS)
    return response
