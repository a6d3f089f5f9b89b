"""Languages in the address, and what every answer carries in its head."""

import pytest
from django.http import HttpResponseBase
from django.test import Client

pytestmark = pytest.mark.django_db

HOMES = ("/de/", "/it/", "/en/")


def vary(response: HttpResponseBase) -> set[str]:
    """Return the names in the `Vary` header."""
    return {name.strip() for name in response.headers.get("Vary", "").split(",")}


@pytest.mark.parametrize(
    ("accepted", "address"),
    [
        pytest.param("de", "/de/", id="German"),
        pytest.param("de-AT,de;q=0.9", "/de/", id="Austrian"),
        pytest.param("it-CH,de;q=0.8", "/it/", id="Swiss, Italian first"),
        pytest.param("fr,it;q=0.5,en;q=0.4", "/it/", id="the best of those we have"),
        pytest.param("fr", "/en/", id="none of ours"),
        pytest.param("", "/en/", id="none said"),
    ],
)
def test_root_leads_to_the_language_of_the_visitor(
    client: Client, accepted: str, address: str
) -> None:
    response = client.get("/", headers={"Accept-Language": accepted})

    assert (response.status_code, response.headers["Location"]) == (302, address)
    assert "Accept-Language" in vary(response)


@pytest.mark.parametrize("address", ["/", "/scenarios/"])
def test_no_cookie_chooses_the_language(client: Client, address: str) -> None:
    client.cookies["django_language"] = "it"

    response = client.get(address, headers={"Accept-Language": "de"})

    assert response.headers["Location"] == f"/de{address}"


def test_root_refuses_other_methods(client: Client) -> None:
    assert client.post("/").status_code == 405


@pytest.mark.parametrize("home", HOMES)
def test_page_is_in_the_language_of_its_address(client: Client, home: str) -> None:
    response = client.get(home, headers={"Accept-Language": "fr"})

    assert response.status_code == 200
    assert response.headers["Content-Language"] == home.strip("/")
    assert "Accept-Language" not in vary(response)


@pytest.mark.parametrize("home", HOMES)
def test_page_needs_no_cookie(client: Client, home: str) -> None:
    response = client.get(home)

    assert not response.cookies
    assert "Cookie" not in vary(response)


@pytest.mark.parametrize("address", ["/fr/", "/fr/scenarios/", "/de/nothing/", "/xx/nothing/"])
def test_wrong_address_is_not_found(client: Client, address: str) -> None:
    response = client.get(address, headers={"Accept-Language": "de"})

    assert response.status_code == 404
    assert response.headers["Content-Language"] == "de"
    assert '<html lang="de"' in response.content.decode()


@pytest.mark.parametrize("address", ["/en/", "/en/nothing/"])
def test_every_answer_is_guarded(client: Client, address: str) -> None:
    headers = client.get(address).headers

    guards = {
        name: headers[name]
        for name in (
            "Content-Security-Policy",
            "Cross-Origin-Opener-Policy",
            "Referrer-Policy",
            "X-Content-Type-Options",
            "X-Frame-Options",
        )
    }
    policy = guards.pop("Content-Security-Policy").split("; ")
    assert "default-src 'none'" in policy
    assert {source for rule in policy for source in rule.split()[1:]} == {"'none'", "'self'"}
    assert guards == {
        "Cross-Origin-Opener-Policy": "same-origin",
        "Referrer-Policy": "same-origin",
        "X-Content-Type-Options": "nosniff",
        "X-Frame-Options": "DENY",
    }


def test_page_is_compressed_for_a_browser_that_can(client: Client) -> None:
    response = client.get("/en/", headers={"Accept-Encoding": "gzip"})

    assert response.headers["Content-Encoding"] == "gzip"
    assert "Accept-Encoding" in vary(response)
