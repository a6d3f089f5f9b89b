"""The page of the search."""

import re
from urllib.parse import quote

import pytest
from django.test import Client
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from pytest_django import DjangoAssertNumQueries

from rules.models import Rule

pytestmark = pytest.mark.django_db

LANGUAGES = ("de", "it", "en")
HAND = "NL 50-100 flop: A bet 100, B all-in 125, C call, D all-in 200, E call, A?"

WORDS = [
    pytest.param("de", "wieder eröffnet", "<mark>Wiedereröffnung</mark> der Setzrunde", id="de"),
    pytest.param("it", "riaprono le puntate", "<mark>Riapertura delle puntate</mark>", id="it"),
    pytest.param("en", "reopened", "<mark>Reopening</mark> the betting", id="en"),
]


def get(client: Client, language: str, text: str, rest: str = "") -> str:
    """Return the page that answers a search."""
    response = client.get(f"/{language}/search/?q={quote(text)}{rest}")
    assert response.status_code == 200
    return response.content.decode()


@pytest.mark.parametrize(("language", "text", "title"), WORDS)
def test_search_shows_what_it_finds(client: Client, language: str, text: str, title: str) -> None:
    page = get(client, language, text)

    assert f'<a href="/{language}/rules/re-opening/">{title}</a>' in page
    assert f'value="{text}"' in page
    assert "<html" in page


@pytest.mark.parametrize(("language", "text", "title"), WORDS)
def test_search_is_a_fragment_for_htmx(
    htmx_client: Client, language: str, text: str, title: str
) -> None:
    page = get(htmx_client, language, text)

    assert "<html" not in page
    assert "<form" not in page
    assert title in page
    assert 'id="results"' in page
    # The title and the other languages follow what is typed.
    assert re.search(rf"<title>[^<]*{text}", page)
    assert f'href="/de/search/?q={quote(text)}"' in page


def test_search_is_whole_for_a_history_restore(client: Client) -> None:
    headers = {"HX-Request": "true", "HX-History-Restore-Request": "true"}

    response = client.get("/en/search/?q=pot", headers=headers)

    assert "<html" in response.content.decode()
    assert "HX-Request" in response["Vary"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_links_lead_somewhere(client: Client, language: str) -> None:
    page = get(client, language, "raise")
    page = page[page.index('id="results"') : page.index("</main>")]

    links = {link.replace("&amp;", "&") for link in re.findall(r'href="([^"]*)"', page)}

    assert len(links) > 20
    for link in links:
        path, _, anchor = link.partition("#")
        response = client.get(path)
        assert response.status_code == 200, link
        assert not anchor or f'id="{anchor}"' in response.content.decode(), link


def test_all_of_one_kind_can_be_seen(client: Client) -> None:
    assert "?q=raise&amp;kind=scenario" in get(client, "en", "raise")

    page = get(client, "en", "raise", "&kind=scenario")

    assert 'id="found-scenario"' in page
    assert 'id="found-rule"' not in page


def test_unknown_kind_is_no_page(client: Client) -> None:
    assert client.get("/en/search/?q=pot&kind=secret").status_code == 404


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", ["", "zyzzyva"])
def test_nothing_searched_and_nothing_found_lead_on(
    client: Client, language: str, text: str
) -> None:
    page = get(client, language, text)

    assert f'href="/{language}/scenarios/"' in page[page.index('id="results"') :]
    examples = re.findall(rf'href="(/{language}/search/\?q=[^"]+)"', page)
    assert len(examples) >= 4
    for example in examples:
        if "zyzzyva" not in example:
            assert "<mark>" in client.get(example).content.decode(), example


@pytest.mark.parametrize(
    ("language", "names"),
    [
        pytest.param("de", "Zeichen", id="de"),
        pytest.param("it", "caratteri", id="it"),
        pytest.param("en", "characters", id="en"),
    ],
)
def test_search_that_is_too_long_is_refused_and_kept(
    client: Client, htmx_client: Client, language: str, names: str
) -> None:
    text = "<wort> " * 29

    response = client.get(f"/{language}/search/", {"q": text})

    page = response.content.decode()
    assert response.status_code == 422
    assert re.search(rf"200 {names}", page)
    assert text.replace("<", "&lt;").replace(">", "&gt;") in page
    assert htmx_client.get(f"/{language}/search/", {"q": text}).status_code == 422


def test_hand_that_is_too_long_to_search_for_still_leads_to_its_ruling(client: Client) -> None:
    line = f"{HAND[:-2]}{'X' * 150}?"

    response = client.get("/en/search/", {"q": line})

    assert response.status_code == 422
    assert f'href="/en/ruling/?hand={quote(line, safe="")}"' in response.content.decode()


@pytest.mark.parametrize(
    ("language", "says"),
    [
        pytest.param("de", "A darf erhöhen", id="de"),
        pytest.param("it", "A può rilanciare", id="it"),
        pytest.param("en", "A may raise", id="en"),
    ],
)
def test_hand_is_answered_with_its_ruling_first(client: Client, language: str, says: str) -> None:
    page = get(client, language, HAND)

    results = page[page.index('id="results"') :]
    assert results.index(f'href="/{language}/ruling/?hand={quote(HAND, safe="")}"') < 400
    assert f'<span class="verdict">{says}</span>' in results


def test_hand_with_a_fault_leads_to_where_it_is_shown(client: Client) -> None:
    page = get(client, "en", "NL 50-100: A dances 3")

    assert 'href="/en/ruling/?hand=NL%2050-100%3A%20A%20dances%203"' in page
    assert "something in it cannot be" in page


def test_correction_is_told(client: Client) -> None:
    assert "results for <b>reopened</b>" in get(client, "en", "reopned")


def test_some_of_the_words_are_told(client: Client) -> None:
    assert "No text has all of these words" in get(client, "en", "zyzzyva oversized chip")


def test_search_costs_six_queries_and_then_one(
    client: Client, django_assert_num_queries: DjangoAssertNumQueries
) -> None:
    client.get("/de/search/?q=pot")

    # The version; whether the index knows it; terms; what is found; its order; its texts.
    with django_assert_num_queries(6):
        response = client.get("/de/search/?q=min+raise")
    with django_assert_num_queries(1):
        again = client.get("/de/search/?q=min+raise")
    with django_assert_num_queries(1):
        same = client.get("/de/search/?q=min+raise", headers={"If-None-Match": response["ETag"]})

    assert again.content == response.content
    assert same.status_code == 304
    assert not response.cookies


def test_search_without_success_costs_few_queries(
    client: Client, django_assert_max_num_queries: DjangoAssertNumQueries
) -> None:
    with django_assert_max_num_queries(12):
        client.get("/de/search/?q=nirgends+zyzzyva+Ruonde")


def test_edit_shows_at_once(client: Client) -> None:
    assert "<mark>" not in get(client, "en", "zyzzyva")
    rule = Rule.objects.get(slug="pot-size")
    rule.summary_en = "Zyzzyvas."  # type: ignore[attr-defined]
    rule.save()

    assert "<mark>Zyzzyvas</mark>" in get(client, "en", "zyzzyva")


def test_markup_in_a_search_stays_text(client: Client) -> None:
    page = get(client, "en", "<script>alert(1)</script> pot")

    assert "<script>alert" not in page
    assert "&lt;script&gt;alert(1)&lt;/script&gt; pot" in page


@pytest.mark.parametrize(
    "text",
    [
        pytest.param('"', id="a quote"),
        pytest.param('pot" OR "a', id="quotes"),
        pytest.param("pot AND NOT (", id="operators of FTS5"),
        pytest.param("title : pot* ^pot - NEAR(a b)", id="syntax of FTS5"),
        pytest.param("pot & | ! <-> :*", id="syntax of PostgreSQL"),
        pytest.param("'; DROP TABLE search_words; --", id="an old joke"),
        pytest.param("pot\x00pot", id="zero byte"),
        pytest.param("① ² ½ ﬁ ẞ", id="letters and digits of a kind"),
        pytest.param("100%s %(a)s %%", id="places of the driver"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_syntax_is_only_text(client: Client, language: str, text: str) -> None:
    assert "results" in get(client, language, text)


@given(text=st.text(max_size=220), language=st.sampled_from(LANGUAGES))
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
def test_any_text_is_answered(client: Client, text: str, language: str) -> None:
    response = client.get(f"/{language}/search/", {"q": text})

    assert response.status_code == (422 if len(text) > 200 else 200)


@pytest.mark.parametrize("query", ["q=%ff%fe", "q=%00", "q=%ED%A0%80", "q", "q=a&q=b"])
def test_any_bytes_are_answered(client: Client, query: str) -> None:
    assert client.get(f"/it/search/?{query}").status_code == 200


def test_search_is_only_read(client: Client) -> None:
    assert client.post("/de/search/").status_code == 405


def test_search_needs_no_script(client: Client) -> None:
    page = get(client, "en", "pot")

    form = page[page.index('<form class="search-form"') : page.index("</form>")]
    assert 'method="get" action="/en/search/"' in form
    assert '<input id="q" type="search" name="q"' in form
    assert "<button>" in form
    assert 'hx-push-url="true"' in form
    assert "delay:250ms" in form
