"""What a device keeps: every page of the content, each in one language, each there."""

import pytest
from django.test import Client
from django.utils.translation import override
from pytest_django import DjangoAssertNumQueries

from rules import handline
from rules.models import Rule
from scenarios.models import Scenario
from scenarios.offline.pages import pages_to_keep

pytestmark = pytest.mark.django_db

LANGUAGES = pytest.mark.parametrize("language", ["de", "it", "en"])


@LANGUAGES
def test_every_page_to_keep_is_there(client: Client, language: str) -> None:
    with override(language):
        pages = pages_to_keep()

    assert [page for page in pages if not page.startswith(f"/{language}/")] == []
    assert len(set(pages)) == len(pages)
    # A page that leads on to another cannot be shown without network.
    assert {client.get(page).status_code for page in pages} == {200}


def test_every_step_of_every_scenario_is_kept() -> None:
    with override("en"):
        pages = set(pages_to_keep())

    steps = {
        f"/en/scenarios/{scenario.code}/{number}/{query}"
        for scenario in Scenario.objects.all()
        for number in range(len(handline.rule_on(scenario.hand)))
        for query in ("", "?view=projector")
    }
    assert steps <= pages


def test_all_else_that_does_not_depend_on_the_visitor_is_kept() -> None:
    with override("it"):
        pages = pages_to_keep()

    assert [page for page in pages if not page.startswith("/it/scenarios/4")] == [
        "/it/",
        "/it/scenarios/",
        "/it/rules/",
        "/it/published-texts/",
        "/it/glossary/",
        "/it/ruling/calculator/",
        "/it/offline/",
        "/it/rules/raise-amounts/",
        "/it/rules/re-opening/",
    ]


def test_rule_that_gets_a_page_is_kept_too() -> None:
    Rule.objects.create(slug="another", has_page=True, order=100)

    with override("en"):
        assert "/en/rules/another/" in pages_to_keep()


def test_pages_to_keep_cost_two_queries(django_assert_num_queries: DjangoAssertNumQueries) -> None:
    with django_assert_num_queries(2):
        pages_to_keep()


def test_scenario_that_cannot_be_played_has_no_pages_and_takes_no_other_down(
    client: Client,
) -> None:
    Scenario.objects.filter(code="43-1").update(hand="NL 50-100 flop: A bet 100, B check")

    pages = pages_to_keep()

    assert not [page for page in pages if "/43-1/" in page]
    assert [page for page in pages if "/43-2/" in page]
    for path in ("offline/", "ruling/?hand=NL 50-100 flop: A bet 100, B?", "scenarios/", ""):
        assert client.get(f"/en/{path}").status_code == 200
