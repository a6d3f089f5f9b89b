"""The description of the service, for programs and for people."""

import pytest
from django.test import Client

from rules.engine import ErrorCode


def test_index_is_the_document_for_programs(client: Client) -> None:
    index, document = client.get("/api/"), client.get("/api/openapi.json")

    assert (index.status_code, index["Content-Type"]) == (200, "application/json")
    assert index.json() == document.json()
    assert "Accept" in index["Vary"].split(", ")
    assert document["Access-Control-Allow-Origin"] == "*"


def test_document_describes_both_ways_to_ask(client: Client) -> None:
    document = client.get("/api/openapi.json").json()

    assert document["openapi"] == "3.1.0"
    assert {path: sorted(operations) for path, operations in document["paths"].items()} == {
        "/api/rulings": ["get", "post"]
    }
    for operation in document["paths"]["/api/rulings"].values():
        assert {"200", "400", "405", "413", "422", "429"} <= set(operation["responses"])


@pytest.mark.parametrize("language", ["de", "it", "en"])
def test_index_sends_browsers_to_the_page_in_their_language(client: Client, language: str) -> None:
    response = client.get(
        "/api/", headers={"Accept": "text/html,*/*;q=0.8", "Accept-Language": language}
    )

    assert (response.status_code, response["Location"]) == (302, f"/{language}/api/")


@pytest.mark.parametrize("address", ["/api/", "/api/openapi.json"])
def test_description_is_only_read(client: Client, address: str) -> None:
    response = client.post(address)

    assert (response.status_code, response["Allow"]) == (405, "GET, HEAD, OPTIONS")


@pytest.mark.parametrize(
    ("language", "heading"),
    [
        ("de", "Für andere Programme"),
        ("it", "Per altri programmi"),
        ("en", "For other programs"),
    ],
)
def test_page_describes_the_service_for_people(client: Client, language: str, heading: str) -> None:
    response = client.get(f"/{language}/api/")

    page = response.content.decode()
    assert response.status_code == 200
    assert f"<h1>{heading}</h1>" in page
    assert 'href="/api/openapi.json"' in page
    assert "http://testserver/api/rulings" in page
    assert all(f"<code>{code}</code>" in page for code in ErrorCode)
    assert not client.cookies


def test_page_is_only_read(client: Client) -> None:
    assert client.post("/en/api/").status_code == 405
