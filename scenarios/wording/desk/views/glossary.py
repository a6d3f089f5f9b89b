"""The glossary with its terms in all texts."""

from itertools import islice

from django.http import HttpResponse
from django.shortcuts import get_object_or_404, render

from rules.glossary.models import Concept
from scenarios.wording.desk.concordance import MOST, concept_use, search_places
from scenarios.wording.desk.roles import DeskRequest, desk_page
from scenarios.wording.desk.works import WorkKind
from scenarios.wording.running import all_documents
from scenarios.wording.texts import LANGUAGES, site_glossary


@desk_page("GET", "HEAD")
def glossary(request: DeskRequest) -> HttpResponse:
    """List the concepts with their terms, and look words up in all texts."""
    query = request.GET.get("q", "").strip()[:100]
    places = list(islice(search_places(query, all_documents()), MOST)) if query else []
    ctx = {
        "query": query,
        "places": places,
        "is_cut": len(places) == MOST,
        "languages": LANGUAGES,
        "concepts": [
            {
                "code": concept.code,
                "columns": [
                    (code, [term for term in concept.terms.all() if term.language == code])
                    for code in LANGUAGES
                ],
            }
            for concept in Concept.objects.with_terms()
        ],
    }
    return render(request, "scenarios/wording/glossary.html", ctx)


@desk_page("GET", "HEAD")
def concept(request: DeskRequest, code: str) -> HttpResponse:
    """Show where the terms of a concept stand, and in which forms."""
    found = get_object_or_404(Concept.objects.with_terms(), code=code)
    # A definition is about its term: it would be in every list.
    own = f"glossary.concept/{code}/"
    documents = [document for document in all_documents() if not document.key.startswith(own)]
    ctx = {
        "concept": found,
        "uses": concept_use(found.terms.all(), site_glossary(), documents),
        "work": f"{WorkKind.CONCEPT}/{code}",
    }
    return render(request, "scenarios/wording/concept.html", ctx)
