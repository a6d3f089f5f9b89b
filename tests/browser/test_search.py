"""The search in a real browser: results as one types, Back, and all of it without a script."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit

pytestmark = [pytest.mark.browser, pytest.mark.django_db]

PHONE = {"width": 390, "height": 844}
SEARCHES = pytest.mark.parametrize(
    ("language", "typed", "title"),
    [
        pytest.param("de", "wieder eröffnet", "Wiedereröffnung der Setzrunde", id="de"),
        pytest.param("it", "rilancio minimo", "Ammontare dei rilanci", id="it"),
        pytest.param("en", "min raise", "Raise amounts", id="en"),
    ],
)


@SEARCHES
def test_results_come_as_one_types(visit: Visit, language: str, typed: str, title: str) -> None:
    page = visit(f"/{language}/", viewport=PHONE)
    page.locator(".site-nav a[href$='/search/']").click()

    page.locator("#q").press_sequentially(typed, delay=20)

    expect(page.locator("#results").get_by_role("link", name=title, exact=True)).to_be_visible()
    expect(page).to_have_title(re.compile(re.escape(typed)))
    expect(page).to_have_url(re.compile(r"\?q="))
    # Whoever types keeps the place, and the other languages follow.
    expect(page.locator("#q")).to_be_focused()
    expect(page.locator("#languages a").last).to_have_attribute("href", re.compile(r"\?q="))


def test_bar_of_pages_shows_the_one_that_is_open(visit: Visit) -> None:
    page = visit("/de/glossary/", viewport=PHONE)

    expect(page.locator(".site-nav [aria-current]")).to_be_in_viewport(ratio=1)
    # Scrolling there has moved nobody who goes by keyboard.
    page.keyboard.press("Tab")
    expect(page.locator(".skip")).to_be_focused()


def test_back_leads_to_the_search_before(visit: Visit) -> None:
    page = visit("/en/search/?q=straddle", viewport=PHONE)
    page.locator("#q").fill("oversized chip")
    expect(page.locator("#results")).to_contain_text("Methods of calling")

    page.go_back()

    expect(page.locator("#q")).to_have_value("straddle")
    expect(page.locator("#found-concept")).to_be_visible()
    expect(page.locator(".site-header")).to_be_visible()


def test_hand_is_ruled_on_as_it_is_typed_and_leads_to_its_page(visit: Visit) -> None:
    page = visit("/it/search/", viewport=PHONE)

    page.locator("#q").fill("NL 50-100 flop: A punta 100, B all-in 125, C chiama, A?")

    answer = page.locator(".search-hand")
    expect(answer).to_have_attribute("data-verdict", "may-not-raise")
    answer.get_by_role("link").click()
    expect(page.locator("[data-fact=may-raise]").first).to_have_attribute("data-value", "false")


def test_search_that_is_too_long_says_so_and_keeps_what_was_typed(visit: Visit) -> None:
    page = visit("/de/search/", missing=True, viewport=PHONE)

    page.locator("#q").fill("wort " * 50)

    expect(page.locator("#too-long")).to_contain_text("200")
    expect(page.locator("#q")).to_have_value("wort " * 50)


@SEARCHES
def test_search_works_without_a_script(visit: Visit, language: str, typed: str, title: str) -> None:
    page = visit(f"/{language}/search/", java_script_enabled=False, viewport=PHONE)

    page.locator("#q").fill(typed)
    page.locator("#q").press("Enter")

    expect(page.locator("#results").get_by_role("link", name=title, exact=True)).to_be_visible()
    expect(page.locator("#q")).to_have_value(typed)


def test_term_of_the_glossary_has_a_place_of_its_own(visit: Visit) -> None:
    page = visit("/en/search/?q=short+all-in", viewport=PHONE)

    page.locator("#results a[href$='#short-all-in']").click()

    expect(page.locator("#short-all-in")).to_be_in_viewport()
