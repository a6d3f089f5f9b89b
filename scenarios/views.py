"""The pages of the scenarios, and the home page."""

from http import HTTPStatus

from django.http import Http404, HttpResponse, HttpResponseRedirect
from django.shortcuts import get_object_or_404, render
from django.urls import reverse
from django.views.decorators.http import require_safe

from rules.pages import HtmxHttpRequest, content_page, wants_fragment
from scenarios.models import Scenario
from scenarios.shelves import shelves
from scenarios.stepper import showcase
from scenarios.switches import Switches, WrongSwitchError
from scenarios.walk import handout_of, walk_to


@require_safe
@content_page
def home(request: HtmxHttpRequest) -> HttpResponse:
    """Say what the site is for, and lead to the rules and scenarios."""
    return render(request, "home.html", {"shelves": shelves(), "showcase": showcase()})


@require_safe
@content_page
def scenarios(request: HtmxHttpRequest) -> HttpResponse:
    """List the scenarios, by rule."""
    return render(request, "scenarios/scenario_list.html", {"shelves": shelves()})


@require_safe
def scenario(request: HtmxHttpRequest, code: str) -> HttpResponseRedirect:
    """Send on to the scenario's setting, with the switches of the address."""
    get_object_or_404(Scenario, code=code)
    query = request.META["QUERY_STRING"]
    address = reverse("step", args=(code, 0))
    return HttpResponseRedirect(f"{address}?{query}" if query else address)


@require_safe
@content_page
def step(request: HtmxHttpRequest, code: str, number: int) -> HttpResponse:
    """Show one step of a scenario and the ruling that it leads to."""
    try:
        switches = Switches.read(request.GET)
    except WrongSwitchError as error:
        raise Http404 from error
    address = reverse("scenario", args=(code,))
    walk = walk_to(code, number, switches, address, version=request.content_version)
    if walk is None:
        raise Http404

    template = "scenarios/step.html"
    if wants_fragment(request):
        template += "#fragment"
    status = HTTPStatus.UNPROCESSABLE_ENTITY if switches.unread else HTTPStatus.OK
    return render(request, template, {"walk": walk}, status=status)


@require_safe
@content_page
def handout(request: HtmxHttpRequest, code: str) -> HttpResponse:
    """Show a scenario for printing, with its answers or with room for them."""
    answers = request.GET.get("answers", "yes")
    address = reverse("scenario", args=(code,))
    sheet = handout_of(code, address, version=request.content_version)
    if sheet is None or answers not in {"yes", "no"}:
        raise Http404
    return render(
        request, "scenarios/handout.html", {"walk": sheet, "with_answers": answers == "yes"}
    )
