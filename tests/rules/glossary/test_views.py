"""The page of the glossary."""

import pytest
from django.test import Client
from pytest_django import DjangoAssertNumQueries

from rules.glossary.models import Concept

pytestmark = pytest.mark.django_db

LANGUAGES = ("de", "it", "en")


@pytest.mark.parametrize(
    ("language", "first", "heading"),
    [
        pytest.param("de", "Deutsch", "Minimum-Raise", id="de"),
        pytest.param("it", "Italiano", "rilancio minimo", id="it"),
        pytest.param("en", "English", "minimum raise", id="en"),
    ],
)
def test_glossary_shows_the_reader_s_language_first(
    client: Client, language: str, first: str, heading: str
) -> None:
    response = client.get(f"/{language}/glossary/")

    page = response.content.decode()
    section = page[page.index('id="minimum-raise"') :]
    section = section[: section.index("</section>")]
    assert response.status_code == 200
    assert f'<a href="#minimum-raise">{heading}</a>' in section
    assert section.index(f">{first}<") == min(
        section.index(f">{name}<") for name in ("Deutsch", "Italiano", "English")
    )
    assert all(f'lang="{code}"' in section for code in LANGUAGES)


def test_glossary_says_why_in_the_language_of_each_column(client: Client) -> None:
    page = client.get("/en/glossary/").content.decode()

    assert page.count("Warum dieses Wort") == page.count("Perché questo termine") > 30
    assert page.count("Why this term") == page.count("Warum dieses Wort")


def test_glossary_is_linked_from_every_page(client: Client) -> None:
    assert 'href="/it/glossary/"' in client.get("/it/").content.decode()


def test_glossary_costs_three_queries_and_then_one(
    client: Client, django_assert_num_queries: DjangoAssertNumQueries
) -> None:
    # The version; concepts; terms.
    with django_assert_num_queries(3):
        response = client.get("/de/glossary/")
    with django_assert_num_queries(1):
        again = client.get("/de/glossary/", headers={"If-None-Match": response["ETag"]})

    assert again.status_code == 304
    assert not response.cookies


def test_glossary_is_only_read(client: Client) -> None:
    assert client.post("/de/glossary/").status_code == 405


def test_concept_without_words_goes_by_its_code(client: Client) -> None:
    Concept.objects.create(code="side-pot", part_of_speech="noun", definition="A pot beside.")

    response = client.get("/en/glossary/")

    assert response.status_code == 200
    assert '<a href="#side-pot">side-pot</a>' in response.content.decode()
