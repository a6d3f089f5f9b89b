"""The page of the glossary."""

from django.http import HttpResponse
from django.shortcuts import render
from django.utils.translation import get_language
from django.views.decorators.http import require_safe

from rules.glossary.entries import entries
from rules.pages import HtmxHttpRequest, content_page


@require_safe
@content_page
def glossary(request: HtmxHttpRequest) -> HttpResponse:
    """Show the terms in three languages side by side."""
    return render(request, "rules/glossary.html", {"entries": entries(get_language())})
