"""The page that says why the rulings can be trusted."""

from django.http import HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from rules.pages import HtmxHttpRequest, content_page
from rules.trust.conventions import CONVENTIONS
from rules.trust.differences import counted
from rules.trust.figures import Figures


@require_safe
@content_page
def trust(request: HtmxHttpRequest) -> HttpResponse:
    """Tell what was proven, how, and what was not, with the figures of the last proof."""
    figures = Figures.read()
    ctx = {
        "figures": figures,
        "differences": tuple(counted(figures)),
        "conventions": CONVENTIONS,
    }
    return render(request, "rules/trust.html", ctx)
