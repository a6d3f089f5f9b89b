"""The worker, the list of what it keeps, the manifest, and the pages about them."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from django.conf import settings as site_settings
from django.test import Client
from django.utils.translation import override
from PIL import Image
from pytest_django import Settings

from rules.content.version import count_change, current_version
from scenarios.offline.pages import pages_to_keep

pytestmark = pytest.mark.django_db

LANGUAGES = pytest.mark.parametrize("language", ["de", "it", "en"])
STATIC = Path(site_settings.BASE_DIR, "rulesite/static")


def setup_of(script: str) -> dict[str, Any]:
    """Return what the server wrote into the worker."""
    first, _, _ = script.partition("\n")
    setup: dict[str, Any] = json.loads(first.removeprefix("const SETUP = ").removesuffix(";"))
    return setup


def test_worker_stands_at_the_root_and_names_the_version(client: Client) -> None:
    response = client.get("/sw.js")

    assert response.status_code == 200
    assert response.headers["Content-Type"] == "text/javascript"
    assert response.headers["Cache-Control"] == "no-cache"
    assert setup_of(response.content.decode()) == {
        "version": current_version(),
        "languages": ["de", "it", "en"],
        "files": "/static/",
    }


def test_worker_is_another_one_when_the_content_has_changed(client: Client) -> None:
    old = client.get("/sw.js")
    same = client.get("/sw.js", headers={"If-None-Match": old.headers["ETag"]})
    count_change()
    new = client.get("/sw.js", headers={"If-None-Match": old.headers["ETag"]})

    assert same.status_code == 304
    assert new.status_code == 200
    assert new.content != old.content


@LANGUAGES
def test_list_names_the_pages_of_its_language_and_their_version(
    client: Client, language: str
) -> None:
    response = client.get(f"/{language}/offline/pages.json")

    with override(language):
        expected = {"version": current_version(), "pages": list(pages_to_keep())}
    assert response.json() == expected
    assert response.headers["Cache-Control"] == "no-cache"


@pytest.mark.parametrize(
    ("language", "name", "short"),
    [
        pytest.param(
            "de", "Raise-Regeln: 43 und 47, Beispiel für Beispiel", "Raise-Regeln", id="de"
        ),
        pytest.param(
            "it",
            "Regole del rilancio: 43 e 47, esempio per esempio",
            "Regole del rilancio",
            id="it",
        ),
        pytest.param("en", "Raise rules: 43 and 47, example by example", "Raise rules", id="en"),
    ],
)
def test_manifest_is_in_its_language(client: Client, language: str, name: str, short: str) -> None:
    response = client.get(f"/{language}/manifest.webmanifest")

    manifest = json.loads(response.content)
    icons = manifest.pop("icons")
    assert response.headers["Content-Type"] == "application/manifest+json"
    assert manifest == {
        "id": f"/{language}/",
        "name": name,
        "short_name": short,
        "lang": language,
        "start_url": f"/{language}/",
        "scope": "/",
        "display": "standalone",
        "background_color": "#f7f2e6",
        "theme_color": "#12382b",
    }
    assert [(icon["sizes"], icon.get("purpose", "any")) for icon in icons] == [
        ("any", "any"),
        ("192x192", "any"),
        ("512x512", "any"),
        ("512x512", "maskable"),
    ]


def test_icons_are_as_large_as_they_say_and_light(client: Client) -> None:
    icons = json.loads(client.get("/en/manifest.webmanifest").content)["icons"]
    pictures = {icon["src"].removeprefix("/static/"): icon["sizes"] for icon in icons[1:]}
    pictures["apple-touch-icon.png"] = "180x180"

    sizes = {}
    for name in pictures:
        with Image.open(STATIC / name) as picture:
            sizes[name] = f"{picture.width}x{picture.height}"

    assert sizes == pictures
    files = [*pictures, "favicon.ico"]
    assert sum((STATIC / name).stat().st_size for name in files) < 20_000


def test_browser_finds_the_icon_at_the_root(client: Client) -> None:
    response = client.get("/favicon.ico")

    assert (response.status_code, response.headers["Location"]) == (302, "/static/favicon.ico")


@LANGUAGES
@pytest.mark.parametrize("page", ["offline", "no-network"])
def test_page_works(client: Client, language: str, page: str) -> None:
    response = client.get(f"/{language}/{page}/")

    assert response.status_code == 200
    assert f'<html lang="{language}"' in response.content.decode()
    assert not response.cookies


def test_offline_page_names_the_version_and_how_many_pages_there_are(client: Client) -> None:
    html = client.get("/en/offline/").content.decode()

    with override("en"):
        count = len(pages_to_keep())
    assert f'data-version="{current_version()}"' in html
    assert f"Keep {count} pages offline" in html


def test_page_that_stands_in_is_nothing_to_pass_on(client: Client) -> None:
    html = client.get("/en/no-network/").content.decode()

    assert '<meta name="robots" content="noindex">' in html
    assert "canonical" not in html


@LANGUAGES
def test_every_page_can_be_installed(client: Client, language: str) -> None:
    html = client.get(f"/{language}/rules/").content.decode()

    assert re.findall('<link rel="manifest" href="([^"]+)">', html) == [
        f"/{language}/manifest.webmanifest"
    ]
    assert '<link rel="apple-touch-icon" href="/static/apple-touch-icon.png">' in html


@pytest.mark.parametrize(
    "address",
    [
        "/sw.js",
        "/favicon.ico",
        "/en/offline/",
        "/en/offline/pages.json",
        "/en/no-network/",
        "/en/manifest.webmanifest",
    ],
)
def test_other_methods_are_refused(client: Client, address: str) -> None:
    assert client.post(address).status_code == 405


def test_what_is_named_by_the_program_follows_its_release(
    client: Client, settings: Settings
) -> None:
    addresses = ("/sw.js", "/en/offline/pages.json", "/en/manifest.webmanifest")
    before = [client.get(address).headers["ETag"] for address in addresses]

    settings.RELEASE = "another"

    after = [client.get(address).headers["ETag"] for address in addresses]
    assert not set(before) & set(after)
