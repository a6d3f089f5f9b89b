"""Codes to scan: of this site's own pages only, and no denser than a phone can read."""

import io

import pytest
import segno
from django.test import Client
from django.utils.translation import override

from scenarios.share.codes import LONGEST_PATH, is_own_page, qr_code


@pytest.mark.parametrize(
    ("path", "is_own"),
    [
        pytest.param("/en/", True, id="the home page"),
        pytest.param("/en/scenarios/47-1/5/", True, id="a step"),
        pytest.param("/en/scenarios/47-1/5/?ask=1", True, id="a step that asks first"),
        pytest.param("/de/scenarios/47-1/5/", False, id="another language than the code's own"),
        pytest.param("/en/nothing/", False, id="a page that does not exist"),
        pytest.param("/en/admin/", False, id="the admin"),
        pytest.param("/en/admin/login/?next=/en/", False, id="the admin's login"),
        pytest.param("https://example.org/", False, id="another site"),
        pytest.param("//example.org/en/", False, id="another site without a scheme"),
        pytest.param("/en/\\example.org", False, id="a backslash"),
        pytest.param("/en/scenarios/ü/1/", False, id="a letter that is not encoded"),
        pytest.param("en/", False, id="a relative path"),
        pytest.param("", False, id="nothing"),
    ],
)
def test_only_pages_of_this_site_are_own(path: str, is_own: bool) -> None:
    with override("en"):
        assert is_own_page(path) is is_own


def test_code_says_the_address() -> None:
    address = "https://example.org/en/scenarios/47-1/5/"
    expected = io.BytesIO()
    segno.make_qr(address, error="m").save(
        expected,
        kind="svg",
        border=4,
        dark="#1a231e",
        light="#ffffff",
        xmldecl=False,
        omitsize=True,
        svgclass=None,
        lineclass=None,
    )

    assert qr_code(address) == expected.getvalue()


def test_code_of_the_longest_address_is_one_a_phone_can_read() -> None:
    address = "https://example.org/en/".ljust(LONGEST_PATH, "x")

    # Version 25 has 117 modules: at 220 pixels on a phone's screen, just under 2 pixels each.
    assert int(segno.make_qr(address, error="l").version) <= 25


@pytest.mark.parametrize("language", ["de", "it", "en"])
def test_view_draws_the_page_with_the_host_that_was_asked(client: Client, language: str) -> None:
    page = f"/{language}/scenarios/47-1/5/"

    response = client.get(f"/{language}/qr/", {"for": page})

    assert response.status_code == 200
    assert response.headers["Content-Type"] == "image/svg+xml"
    assert response.headers["Cache-Control"] == "public, max-age=604800"
    assert response.content == qr_code(f"http://testserver{page}")


@pytest.mark.parametrize("query", ["", "?for=", "?for=https://example.org/", "?for=/en/nothing/"])
def test_view_draws_nothing_else(client: Client, query: str) -> None:
    assert client.get(f"/en/qr/{query}").status_code == 404


@pytest.mark.parametrize(("length", "status"), [(LONGEST_PATH, 200), (LONGEST_PATH + 1, 414)])
def test_view_names_its_limit(client: Client, length: int, status: int) -> None:
    assert client.get("/en/qr/", {"for": "/en/?".ljust(length, "x")}).status_code == status


def test_view_refuses_other_methods(client: Client) -> None:
    assert client.post("/en/qr/").status_code == 405
