"""A page is made once for each version of the content, and never shown stale."""

from typing import cast

import pytest
from django.http import HttpResponse
from django.test import Client, RequestFactory, override_settings
from django_htmx.middleware import HtmxDetails

from rules.content.version import count_change
from rules.pages import HtmxHttpRequest, content_page, wants_fragment

pytestmark = pytest.mark.django_db


class Counter:
    """A view that tells how often it was asked."""

    def __init__(self, status: int = 200) -> None:
        """Answer with this status."""
        self.asked = 0
        self.status = status

    def __call__(self, request: HtmxHttpRequest) -> HttpResponse:
        self.asked += 1
        return HttpResponse(f"{request.path} {self.asked}", status=self.status)


def request(path: str = "/en/", **headers: str) -> HtmxHttpRequest:
    made = cast("HtmxHttpRequest", RequestFactory().get(path, headers=headers))
    # As HtmxMiddleware does.
    made.htmx = HtmxDetails(made)
    return made


@pytest.mark.parametrize(
    ("headers", "fragment"),
    [
        pytest.param({}, False, id="a browser"),
        pytest.param({"HX-Request": "true"}, True, id="htmx"),
        pytest.param(
            {"HX-Request": "true", "HX-History-Restore-Request": "true"}, False, id="htmx on Back"
        ),
        pytest.param({"HX-History-Restore-Request": "true"}, False, id="Back alone"),
    ],
)
def test_only_htmx_on_its_way_forward_wants_a_fragment(
    headers: dict[str, str], *, fragment: bool
) -> None:
    assert wants_fragment(request(**headers)) is fragment


def test_page_is_made_once() -> None:
    counter = Counter()
    view = content_page(counter)

    first, second = view(request()), view(request())

    assert first.content == second.content == b"/en/ 1"
    assert first.headers["ETag"] == second.headers["ETag"]


def test_page_is_made_again_after_a_change() -> None:
    counter = Counter()
    view = content_page(counter)
    before = view(request())

    count_change()
    after = view(request(**{"If-None-Match": before.headers["ETag"]}))

    assert (after.status_code, after.content) == (200, b"/en/ 2")
    assert after.headers["ETag"] != before.headers["ETag"]


@pytest.mark.parametrize(
    "other",
    [
        pytest.param(request("/de/"), id="another path"),
        pytest.param(request("/en/?ask=1"), id="another query"),
        pytest.param(request("/en/", **{"HX-Request": "true"}), id="the fragment"),
    ],
)
def test_other_page_is_made_for_itself(other: HtmxHttpRequest) -> None:
    counter = Counter()
    view = content_page(counter)

    first, second = view(request()), view(other)

    assert counter.asked == 2
    assert first.headers["ETag"] != second.headers["ETag"]


def test_nothing_is_made_where_nothing_changed() -> None:
    counter = Counter()
    view = content_page(counter)
    etag = view(request()).headers["ETag"]

    response = view(request(**{"If-None-Match": etag}))

    assert (response.status_code, response.content, counter.asked) == (304, b"", 1)
    assert response.headers["Cache-Control"] == "no-cache"


def test_what_is_no_page_is_not_kept() -> None:
    counter = Counter(status=503)
    view = content_page(counter)

    view(request())
    response = view(request())

    assert counter.asked == 2
    assert "ETag" not in response.headers
    assert "HX-Request" in response.headers["Vary"]


@override_settings(DEBUG=True)
def test_nothing_is_kept_while_templates_are_written() -> None:
    counter = Counter()
    view = content_page(counter)

    view(request())
    view(request())

    assert counter.asked == 2


# --- the frame --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("address", "italian"),
    [
        ("/en/rules/", "/it/rules/"),
        ("/en/scenarios/47-1/2/?ask=1", "/it/scenarios/47-1/2/?ask=1"),
        ("/en/no/such/page/", "/it/no/such/page/"),
        ("/fr/rules/", "/it/"),
        ("/nothing", "/it/"),
    ],
)
def test_language_links_keep_the_page_where_there_is_one(
    client: Client, address: str, italian: str
) -> None:
    html = client.get(address, headers={"Accept-Language": "en"}).content.decode()

    assert f'href="{italian}" lang="it" hreflang="it"' in html


@pytest.mark.parametrize("language", ["de", "it", "en"])
def test_language_in_use_is_marked(client: Client, language: str) -> None:
    html = client.get(f"/{language}/rules/").content.decode()

    assert html.count('lang="') - html.count('hreflang="') == 4
    assert f'hreflang="{language}" aria-current="true"' in html


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("de", "Hier ist etwas schiefgegangen."),
        ("it", "Qui qualcosa è andato storto."),
        ("en", "Something went wrong here."),
    ],
)
def test_crash_is_told_in_the_language(
    monkeypatch: pytest.MonkeyPatch, language: str, words: str
) -> None:
    def crash(*_: object) -> None:
        raise RuntimeError

    monkeypatch.setattr("scenarios.views.shelves", crash)
    client = Client(raise_request_exception=False)

    response = client.get(f"/{language}/scenarios/")

    html = response.content.decode()
    assert response.status_code == 500
    assert words in html
    assert f'<html lang="{language}">' in html
    assert f'href="/{language}/"' in html
