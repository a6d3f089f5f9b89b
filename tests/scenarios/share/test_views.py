"""The addresses of preview cards, and what a page says of itself."""

import re

import pytest
from django.template import Context, Template
from django.test import Client
from pytest_django import DjangoAssertNumQueries, Settings

pytestmark = pytest.mark.django_db

STEP = "/en/scenarios/47-1/5/"
PNG = b"\x89PNG\r\n\x1a\n"
HAND = "NL 50-100 flop: A bet 100, B all-in 125, C call, D all-in 200, E call, A?"


def page(client: Client, address: str) -> str:
    return client.get(address).content.decode()


def meta(html: str) -> dict[str, str]:
    """Return what the head says to those who preview the page."""
    pairs = re.findall(r'<meta (?:property|name)="((?:og|twitter):[^"]+)" content="([^"]*)"', html)
    return dict(pairs)


def canonical(html: str) -> list[str]:
    return re.findall(r'<link rel="canonical" href="([^"]+)"', html)


@pytest.mark.parametrize("language", ["de", "it", "en"])
def test_step_card_is_a_picture(client: Client, language: str) -> None:
    response = client.get(f"/{language}/scenarios/47-1/5/card.png")

    assert response.status_code == 200
    assert response.headers["Content-Type"] == "image/png"
    assert response.content.startswith(PNG)


def test_step_card_differs_where_it_asks_first(client: Client) -> None:
    shown, asked = (client.get(f"{STEP}card.png{query}").content for query in ("", "?ask=1"))

    assert shown != asked


@pytest.mark.parametrize(
    "address",
    [
        "/en/scenarios/47-1/6/card.png",
        "/en/scenarios/nothing/1/card.png",
        f"{STEP}card.png?ask=2",
        "/en/card.png?hand=nonsense",
        "/en/card.png?hand=" + "x" * 2001,
        "/en/card.png?hand=NL+50-100+flop:+A+bet+100&step=2",
    ],
)
def test_card_of_nothing_is_not_found(client: Client, address: str) -> None:
    assert client.get(address).status_code == 404


def test_card_of_any_hand_is_a_picture(client: Client) -> None:
    ours, other = client.get("/en/card.png"), client.get("/en/card.png", {"hand": HAND})

    assert ours.content.startswith(PNG)
    assert other.content.startswith(PNG)
    assert ours.content != other.content


def test_card_of_a_hand_shows_the_step_that_is_asked_for(client: Client) -> None:
    cards = [client.get("/en/card.png", {"hand": HAND, "step": step}).content for step in (2, 3, 5)]
    end = client.get("/en/card.png", {"hand": HAND}).content

    assert len(set(cards)) == 3
    assert cards[-1] == end


def test_card_is_drawn_once_for_each_version_of_the_content(
    client: Client, settings: Settings, django_assert_num_queries: DjangoAssertNumQueries
) -> None:
    first = client.get(f"{STEP}card.png")
    with django_assert_num_queries(1):
        again = client.get(f"{STEP}card.png")
    etag = first.headers["ETag"]
    unchanged = client.get(f"{STEP}card.png", headers={"If-None-Match": etag})
    settings.RELEASE = "another"
    changed = client.get(f"{STEP}card.png", headers={"If-None-Match": etag})

    assert again.content == first.content
    assert (unchanged.status_code, unchanged.content) == (304, b"")
    assert changed.status_code == 200
    assert "no-cache" in first.headers["Cache-Control"]


@pytest.mark.parametrize("address", ["/en/card.png", f"{STEP}card.png"])
def test_card_refuses_other_methods(client: Client, address: str) -> None:
    assert client.post(address).status_code == 405


@pytest.mark.parametrize("query", ["", "?ask=1", "?view=projector", "?ask=1&may=yes&to=300"])
def test_step_names_its_one_address(client: Client, query: str) -> None:
    html = page(client, STEP + query)

    assert canonical(html) == [f"http://testserver{STEP}"]
    assert meta(html)["og:url"] == f"http://testserver{STEP}"


@pytest.mark.parametrize(
    ("query", "card"),
    [("", f"{STEP}card.png"), ("?ask=1", f"{STEP}card.png?ask=1")],
    ids=["shown", "asked first"],
)
def test_step_names_its_card(client: Client, query: str, card: str) -> None:
    said = meta(page(client, STEP + query))

    assert said["og:image"] == f"http://testserver{card}"
    assert said["twitter:card"] == "summary_large_image"


def test_step_previews_its_answer_as_title(client: Client) -> None:
    shown, asked = (meta(page(client, STEP + query))["og:title"] for query in ("", "?ask=1"))

    assert shown == "47-1 · 5/5 · A may raise · at least to 300 (by 100)"
    assert asked == "47-1 · 5/5 · May A raise?"


def test_page_that_was_asked_for_by_nobody_says_nothing_of_itself() -> None:
    page = Template("{% load sharing %}{% share_head %}").render(Context())

    assert page.strip() == ""


def test_other_pages_preview_what_the_site_is_about(client: Client) -> None:
    html = page(client, "/it/rules/re-opening/")

    assert canonical(html) == ["http://testserver/it/rules/re-opening/"]
    assert meta(html)["og:image"] == "http://testserver/it/card.png"


def test_page_names_the_host_it_was_asked_for(client: Client, settings: Settings) -> None:
    """Two hosts share one cache, and each has its own addresses."""
    settings.ALLOWED_HOSTS = ["one.example", "two.example"]

    named = [
        canonical(client.get(STEP, headers={"host": host}).content.decode())
        for host in settings.ALLOWED_HOSTS
    ]

    assert named == [[f"http://one.example{STEP}"], [f"http://two.example{STEP}"]]


def test_wrong_address_is_nothing_to_pass_on(client: Client) -> None:
    html = page(client, "/en/nothing/")

    assert (canonical(html), meta(html)) == ([], {})


@pytest.mark.parametrize(
    ("query", "shared"),
    [("", STEP), ("?view=projector", STEP), ("?ask=1", f"{STEP}?ask=1")],
    ids=["shown", "projector", "asked first"],
)
def test_step_offers_its_address_to_copy_and_to_scan(
    client: Client, query: str, shared: str
) -> None:
    html = page(client, STEP + query)

    assert re.findall(r'id="share-address"[^>]* value="([^"]+)"', html) == [
        f"http://testserver{shared}"
    ]
    code = re.findall(r'<img src="(/en/qr/[^"]+)"', html)
    assert code == [f"/en/qr/?for={shared.replace('?', '%3F').replace('=', '%3D')}"]
    assert client.get(code[0]).status_code == 200


def test_fragment_brings_its_address_along(htmx_client: Client) -> None:
    assert f'value="http://testserver{STEP}"' in page(htmx_client, STEP)
