"""The terms and where they stand."""

import pytest

from rules.glossary.models import Concept, Term
from scenarios.wording.checks.glossary import Glossary, Status
from scenarios.wording.checks.glossary import Term as CheckTerm
from scenarios.wording.desk.concordance import Place, concept_use, search_places
from scenarios.wording.documents import Document
from tests.scenarios.wording.desk.conftest import Enter

pytestmark = pytest.mark.django_db

TEXTS = (
    Document("rules.rule/a/says", {"de": "Ein Raise zählt. Raises zählen.", "en": "A raise."}),
    Document("rules.rule/b/says", {"de": "Das Raisen auch.", "en": ""}),
)


def test_every_concept_is_listed(enter: Enter) -> None:
    page = enter("vera").get("/de/wording/glossary/").content.decode()

    for code in Concept.objects.values_list("code", flat=True):
        assert f"/de/wording/glossary/{code}/" in page


def test_words_are_looked_up_in_all_texts(enter: Enter) -> None:
    response = enter("vera").get("/de/wording/glossary/?q=Minimum-Raise")

    assert len(response.context["places"]) > 10
    assert {place.words.lower() for place in response.context["places"]} == {"minimum-raise"}


def test_words_that_stand_nowhere_are_not_found(enter: Enter) -> None:
    page = enter("vera").get("/de/wording/glossary/?q=Straßenbahn").content.decode()

    assert "0 Stellen" in page


@pytest.mark.parametrize("language", ["de", "it", "en"])
def test_concept_shows_its_terms_in_their_surroundings(enter: Enter, language: str) -> None:
    response = enter("vera").get(f"/{language}/wording/glossary/raise/")

    assert response.status_code == 200
    assert len(response.context["uses"]) == Term.objects.filter(concept__code="raise").count()
    assert "kwic-words" in response.content.decode()


def test_unknown_concept_is_not_found(enter: Enter) -> None:
    assert enter("vera").get("/de/wording/glossary/nothing/").status_code == 404


def test_forms_are_counted_and_those_not_listed_proposed() -> None:
    term = Term(
        concept=Concept(code="raise"), language="de", text="Raise", forms=["Raise", "Raises"]
    )
    glossary = Glossary([CheckTerm("raise", "de", "Raise", Status.PREFERRED, ("Raise", "Raises"))])

    (use,) = concept_use([term], glossary, TEXTS)

    assert use.forms == (("raise", 1), ("raises", 1))
    assert use.count == 2
    assert use.unlisted == (("raisen", 1),)
    assert use.places[0] == Place(
        "rules.rule/a/says", "de", "Ein ", "Raise", " zählt. Raises zählen."
    )


def test_search_finds_the_beginnings_of_words() -> None:
    found = [(place.key, place.language, place.words) for place in search_places("rais", TEXTS)]

    assert found == [
        ("rules.rule/a/says", "de", "Rais"),
        ("rules.rule/a/says", "de", "Rais"),
        ("rules.rule/a/says", "en", "rais"),
        ("rules.rule/b/says", "de", "Rais"),
    ]
