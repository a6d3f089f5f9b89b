"""WCAG 2.2 AA as far as axe can tell, and pages that fit a small screen and large text."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from tests.browser.conftest import Visit

pytestmark = [pytest.mark.browser, pytest.mark.django_db]

LANGUAGES = pytest.mark.parametrize("language", ["de", "it", "en"])
PATHS = (
    "",
    "scenarios/",
    "scenarios/43-1/0/",
    "scenarios/47-1/5/",
    "scenarios/47-1a/6/",
    "scenarios/47-1a/6/?ask=1",
    "scenarios/47-1a/6/?ask=1&may=yes&to=300",
    "scenarios/47-1/5/?ask=1&may=yes&to=300",
    "scenarios/47-1a/6/?view=projector",
    "scenarios/47-1a/6/?view=projector&ask=1",
    "scenarios/47-1a/handout/",
    "scenarios/47-1a/handout/?answers=no",
    "rules/",
    "rules/re-opening/",
    "published-texts/",
    "glossary/",
    "trust/",
    "search/",
    "search/?q=raise",
    "search/?q=NL+50-100+flop:+A+bet+100,+B+all-in+125,+A%3F",
    "no-such-page/",
)
WCAG = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]}
CONTRAST = {"runOnly": ["color-contrast"]}


def violations(page: Page, options: dict[str, list[str]]) -> list[str]:
    found = Axe().run(page, options={**options, "resultTypes": ["violations"]})
    return [
        f"{violation['id']}: {node['html']}"
        for violation in found.response["violations"]
        for node in violation["nodes"]
    ]


SCREENS = (
    (390, 16),  # a phone
    (320, 16),  # a desktop at 400 %
    (390, 32),  # a phone with text at 200 %
)


@LANGUAGES
@pytest.mark.parametrize("path", PATHS)
def test_page_is_accessible_and_never_wider_than_the_screen(
    visit: Visit, language: str, path: str
) -> None:
    page = visit(f"/{language}/{path}", missing=path == "no-such-page/", color_scheme="light")

    assert violations(page, WCAG) == []
    page.emulate_media(color_scheme="dark")
    assert violations(page, CONTRAST) == []
    for width, text in SCREENS:
        page.set_viewport_size({"width": width, "height": 844})
        page.evaluate(f"document.documentElement.style.fontSize = '{text}px'")
        assert page.evaluate("document.documentElement.scrollWidth") <= width, (width, text)
