"""The search follows the content, change by change or anew."""

import pytest
from pytest_django import DjangoAssertNumQueries

from rules.content.version import ContentVersion, count_change
from rules.glossary.models import Concept, Term
from rules.models import Edition, Mistake, Rule, RuleNumber, Slip
from scenarios.models import Scenario, Step
from scenarios.search import upkeep
from scenarios.search.models import Change, Document, Synonym
from scenarios.search.results import results_for
from scenarios.search.upkeep import bring_up_to_date, is_up_to_date

pytestmark = pytest.mark.django_db


def keys(text: str, language: str = "en") -> set[tuple[str, str]]:
    """Return kind and key of everything that a search finds."""
    groups = results_for(text, language).groups
    return {(group.kind.value, result.key) for group in groups for result in group.results}


def everything() -> list[dict[str, object]]:
    fields = ("language", "kind", "key", "order", "path", "title", "text")
    return list(Document.objects.order_by("kind", "key", "language").values(*fields))


def test_nothing_new_costs_one_query(django_assert_num_queries: DjangoAssertNumQueries) -> None:
    bring_up_to_date()

    with django_assert_num_queries(1):
        bring_up_to_date()


@pytest.mark.parametrize(
    ("model", "lookup", "field", "found"),
    [
        pytest.param(Rule, {"slug": "pot-size"}, "summary_en", ("rule", "pot-size"), id="rule"),
        pytest.param(
            RuleNumber,
            {"rule__slug": "pot-size", "edition__code": "2026"},
            "number",
            ("rule", "pot-size"),
            id="number",
        ),
        pytest.param(Concept, {"code": "pot"}, "why_en", ("concept", "pot"), id="concept"),
        pytest.param(
            Term,
            {"concept__code": "pot", "text": "Topf"},
            "forms",
            ("concept", "pot"),
            id="term",
        ),
        pytest.param(Scenario, {"code": "43-2"}, "lesson_en", ("scenario", "43-2"), id="scenario"),
        pytest.param(
            Step,
            {"scenario__code": "43-2", "number": 1},
            "text_en",
            ("scenario", "43-2"),
            id="step",
        ),
        pytest.param(
            Mistake,
            {"code": "sum-as-minimum"},
            "text_en",
            ("mistake", "sum-as-minimum"),
            id="mistake",
        ),
        pytest.param(
            Slip, {"document": "it-43", "order": 2}, "right_en", ("slip", "it-43-2"), id="slip"
        ),
    ],
)
def test_saved_row_is_found_by_its_new_words(
    model: type[Rule], lookup: dict[str, object], field: str, found: tuple[str, str]
) -> None:
    assert keys("zyzzyva") == set()
    row = model.objects.get(**lookup)
    setattr(row, field, ["zyzzyva"] if field == "forms" else "zyzzyva")
    row.save()

    assert found in keys("zyzzyva")
    assert Change.objects.count() == 0


def test_change_leaves_the_search_as_if_it_began_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    scenario = Scenario.objects.get(code="43-2")
    scenario.lesson_de = "Ganz anders."  # type: ignore[attr-defined]
    scenario.save()
    Term.objects.get(concept__code="pot", text="Topf").delete()
    bring_up_to_date()
    by_changes = everything(), set(Synonym.objects.values_list("concept", "language", "form"))

    monkeypatch.setattr(upkeep, "MOST_CHANGES", 0)
    scenario.save()
    bring_up_to_date()

    anew = everything(), set(Synonym.objects.values_list("concept", "language", "form"))
    assert by_changes == anew


def test_deleted_row_is_found_no_more() -> None:
    assert ("concept", "straddle") in keys("straddle")

    Concept.objects.get(code="straddle").delete()

    assert ("concept", "straddle") not in keys("straddle")


def test_new_term_is_a_synonym_at_once() -> None:
    Term.objects.create(
        concept=Concept.objects.get(code="pot"),
        language="en",
        order=9,
        text="zyzzyva",
        status=Term.Status.ADMITTED,
        forms=["zyzzyva"],
    )

    assert ("rule", "pot-size") in keys("zyzzyva")


def test_bulk_update_that_is_counted_is_taken_in() -> None:
    Rule.objects.filter(slug="pot-size").update(summary_en="zyzzyva")
    count_change()

    assert keys("zyzzyva") == {("rule", "pot-size")}


def test_row_that_is_not_searched_changes_nothing() -> None:
    bring_up_to_date()
    before = everything()
    Edition.objects.create(code="1999", year=1999)

    bring_up_to_date()

    assert is_up_to_date()
    assert everything() == before


def test_another_program_begins_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    bring_up_to_date()
    monkeypatch.setattr(upkeep, "PROGRAM", "another-")

    assert not is_up_to_date()
    bring_up_to_date()
    assert is_up_to_date()


def test_database_without_a_version_can_be_searched() -> None:
    ContentVersion.objects.all().delete()

    assert ("rule", "pot-size") in keys("pot")
    assert is_up_to_date()


def test_word_beyond_measure_does_no_harm() -> None:
    rule = Rule.objects.get(slug="pot-size")
    rule.summary_en = "zyzzyva " + "x" * 5000  # type: ignore[attr-defined]
    rule.save()

    assert keys("zyzzyva") == {("rule", "pot-size")}
