"""The pages of the rules."""

from django.http import HttpResponse
from django.shortcuts import get_object_or_404, render
from django.views.decorators.http import require_safe

from rules.library import counter_examples, official_page, slips_by_document
from rules.models import Rule
from rules.pages import HtmxHttpRequest, content_page


@require_safe
@content_page
def rules(request: HtmxHttpRequest) -> HttpResponse:
    """List the rules, those with a page first."""
    return render(request, "rules/rule_list.html", {"rules": Rule.objects.with_numbers()})


@require_safe
@content_page
def rule(request: HtmxHttpRequest, slug: str) -> HttpResponse:
    """Explain a rule, with its numbers, its typical mistakes and its scenarios."""
    ctx = {
        "rule": get_object_or_404(Rule.objects.with_numbers(), slug=slug, has_page=True),
        "counter_examples": counter_examples(slug),
        "official_page": official_page(),
    }
    return render(request, "rules/rule_detail.html", ctx)


@require_safe
@content_page
def published_texts(request: HtmxHttpRequest) -> HttpResponse:
    """List the known slips of the published example pages."""
    ctx = {"documents": slips_by_document(), "official_page": official_page()}
    return render(request, "rules/published_texts.html", ctx)
