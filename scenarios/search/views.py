"""The page of the search."""

from http import HTTPStatus

from django.http import Http404, HttpResponse
from django.shortcuts import render
from django.utils.translation import get_language
from django.views.decorators.http import require_safe

from rules.pages import HtmxHttpRequest, content_page, wants_fragment
from scenarios.search.models import Kind
from scenarios.search.results import results_for


@require_safe
@content_page
def search(request: HtmxHttpRequest) -> HttpResponse:
    """Search all content in the visitor's language, as a page or as the results alone."""
    kind = request.GET.get("kind")
    if kind is not None and kind not in Kind.values:
        raise Http404
    results = results_for(request.GET.get("q", ""), get_language(), Kind(kind) if kind else None)

    template = "scenarios/search.html"
    if wants_fragment(request):
        template += "#fragment"
    status = HTTPStatus.UNPROCESSABLE_ENTITY if results.too_long else HTTPStatus.OK
    return render(request, template, {"results": results}, status=status)
