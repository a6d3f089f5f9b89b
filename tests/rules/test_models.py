"""What the rows of the content know about themselves."""

import pytest
from django.apps import apps
from django.core import serializers
from modeltranslation.translator import translator
from pytest_django import DjangoAssertNumQueries

from rules.content.base import Content
from rules.models import Edition, Rule, RuleNumber, Slip

pytestmark = pytest.mark.django_db

CONTENT = [model for model in apps.get_models() if issubclass(model, Content)]


def make_rule(numbers: dict[int, str]) -> Rule:
    """Return a rule that has these numbers by the year of the edition; that of 2026 is current."""
    Edition.objects.update(is_current=False)
    rule = Rule.objects.create(slug="a-rule")
    for year, number in numbers.items():
        edition = Edition.objects.create(code=f"a-{year}", year=year, is_current=year == 2026)
        RuleNumber.objects.create(rule=rule, edition=edition, number=number)
    return Rule.objects.with_numbers().get(pk=rule.pk)


@pytest.mark.parametrize(
    ("numbers", "label"),
    [
        pytest.param({2024: "47", 2026: "49"}, "47 (2026: 49)", id="known and current"),
        pytest.param(
            {2026: "49", 2024: "47", 2013: "41-B"},
            "47 (2026: 49)",
            id="the last edition before the current one is the known one",
        ),
        pytest.param({2024: "47", 2026: "47"}, "47", id="the same number is told once"),
        pytest.param({2026: "49"}, "49", id="new in the current edition"),
        pytest.param({2013: "41-B", 2024: "47"}, "47", id="gone from the current edition"),
        pytest.param({}, "", id="no number is established"),
    ],
)
def test_number_label(numbers: dict[int, str], label: str) -> None:
    assert make_rule(numbers).number_label == label


def test_number_label_costs_no_query_where_numbers_were_fetched(
    django_assert_num_queries: DjangoAssertNumQueries,
) -> None:
    rule = make_rule({2024: "47", 2026: "49"})

    with django_assert_num_queries(0):
        assert rule.number_label == "47 (2026: 49)"


@pytest.mark.parametrize("model", CONTENT, ids=lambda model: model.__name__)
def test_natural_key_finds_its_row(model: type[Content]) -> None:
    rows = list(model.objects.all())

    assert rows
    assert [model.objects.get_by_natural_key(*row.natural_key()) for row in rows] == rows


@pytest.mark.parametrize("model", CONTENT, ids=lambda model: model.__name__)
def test_row_comes_back_from_its_own_fixture(model: type[Content]) -> None:
    row = model.objects.first()
    assert row is not None

    text = serializers.serialize(
        "json", [row], use_natural_primary_keys=True, use_natural_foreign_keys=True
    )
    [read] = serializers.deserialize("json", text)

    assert read.object == row


def test_row_is_named_by_what_a_director_calls_it() -> None:
    edition = Edition(code="2024", year=2024)
    rule = Rule(slug="re-opening")
    number = RuleNumber(rule=rule, edition=edition, number="47")
    slip = Slip(document=Slip.Document.GERMAN_47, order=3)

    assert [str(row) for row in (edition, rule, number, slip)] == [
        "2024",
        "re-opening",
        "2024: 47",
        "de-47-3",
    ]


@pytest.mark.parametrize("model", translator.get_registered_models(), ids=lambda m: m.__name__)
def test_text_has_a_column_for_each_language(model: type[Content]) -> None:
    columns = {field.name for field in model._meta.get_fields()}

    for text in translator.get_options_for_model(model).get_field_names():
        assert {f"{text}_de", f"{text}_it", f"{text}_en"} <= columns
