"""The page shows the figures of the last proof, exactly those, and hands that can be ruled on."""

import re
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest
from django.core.cache import cache
from django.test import Client
from django.utils import translation

from rules import handline
from rules.trust import figures as figures_module
from rules.trust.conventions import CONVENTIONS
from rules.trust.differences import DIFFERENCES
from rules.trust.figures import Figures, engine_digest
from rules.wording import chips
from tests.rules.trust.test_figures import SOME

pytestmark = pytest.mark.django_db

LANGUAGES = ("de", "it", "en")


class Page(HTMLParser):
    """Collects the figures that the page carries, and the hands that it links."""

    def __init__(self, html: str) -> None:
        """Read the page."""
        super().__init__()
        self.figures: dict[str, str] = {}
        self.differences: dict[str, str] = {}
        self.hands: list[str] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        told = {name: value or "" for name, value in attrs}
        if "data-figure" in told:
            self.figures[told["data-figure"]] = told["data-value"]
        if "data-difference" in told:
            self.differences[told["data-difference"]] = told["data-value"]
        if tag == "a" and "/ruling/?hand=" in told["href"]:
            self.hands += parse_qs(urlsplit(told["href"]).query)["hand"]


def html_of(client: Client, language: str) -> str:
    response = client.get(f"/{language}/trust/")
    assert response.status_code == 200
    return response.content.decode()


@pytest.mark.parametrize("language", LANGUAGES)
def test_page_carries_exactly_the_stored_figures(client: Client, language: str) -> None:
    figures = Figures.read()

    page = Page(html_of(client, language))

    assert page.figures == {
        "measured": figures.measured.isoformat(),
        "examples": str(figures.examples),
        "naive_hands": str(figures.naive_hands),
        "pokerkit_hands": str(figures.pokerkit_hands),
        "killed": str(figures.killed),
        "survivors": str(figures.survivors),
    }
    assert page.differences == {
        difference.kind: str(figures.differences.get(difference.kind, 0))
        for difference in DIFFERENCES
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_page_tells_every_figure_in_words_too(client: Client, language: str) -> None:
    figures = Figures.read()

    text = re.sub(r"<[^>]+>", "", html_of(client, language))

    with translation.override(language):
        for number in (
            figures.examples,
            figures.cases,
            figures.laws,
            figures.naive_hands,
            figures.naive_rulings,
            figures.refused,
            figures.pushes,
            figures.pokerkit_hands,
            figures.pokerkit_rulings,
            figures.differing,
            figures.killed,
            figures.mutants,
            figures.survivors,
        ):
            assert re.search(rf"(?<![\d.,]){re.escape(chips(number))}(?![\d])", text), number
    assert figures.pokerkit in text


def test_every_counted_difference_is_explained() -> None:
    assert set(Figures.read().differences) <= {difference.kind for difference in DIFFERENCES}


@pytest.mark.parametrize("language", LANGUAGES)
def test_figures_of_an_older_engine_are_marked(
    client: Client, language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(figures_module, "FIGURES", tmp_path / "figures.json")
    SOME.write()
    older = html_of(client, language)
    replace(SOME, engine=engine_digest()).write()
    cache.clear()

    current = html_of(client, language)

    assert 'data-value="2026-02-01" data-of-this-engine="false"' in older
    assert 'data-value="2026-02-01" data-of-this-engine="true"' in current
    assert len(current) < len(older)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_hand_on_the_page_can_be_ruled_on(client: Client, language: str) -> None:
    hands = Page(html_of(client, language)).hands

    assert hands == [each.hand for each in (*DIFFERENCES, *CONVENTIONS)]
    for hand in hands:
        assert handline.rule_on(hand)
        assert client.get(f"/{language}/ruling/", {"hand": hand}).status_code == 200


def test_rulings_on_the_differences_are_those_that_are_told() -> None:
    rulings = {each.kind: handline.rule_on(each.hand)[-1] for each in DIFFERENCES}

    assert {kind: (ruling.to_act, ruling.may_raise) for kind, ruling in rulings.items()} == {
        "increment starts at 0": ("A", False),
        "pool of short all-ins": ("A", True),
        "no completing, no half bet": ("A", True),
        "four raises and no more": ("B", True),
        "others are covered": ("A", True),
    }


def test_page_is_reached_from_every_page(client: Client) -> None:
    assert b'href="/en/trust/"' in client.get("/en/").content


def test_page_refuses_other_methods(client: Client) -> None:
    assert client.post("/en/trust/").status_code == 405
