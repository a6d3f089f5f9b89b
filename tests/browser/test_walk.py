"""Walking through 47 example 1-A in a real browser, with a script and without."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit

pytestmark = [pytest.mark.browser, pytest.mark.django_db]

PHONE = {"width": 390, "height": 844}
ROOM = {"width": 1920, "height": 1080}
SCRIPT = pytest.mark.parametrize("script", [True, False], ids=["script", "no script"])

STORY = (
    "A may bet · at least 100",
    "B may raise · at least to 200 (by 100)",
    "C may raise · at least to 225 (by 100)",
    "D may raise · at least to 225 (by 100)",
    "E may raise · at least to 300 (by 100)",
    "A may raise · at least to 300 (by 100)",
    "C may not raise · 75 more to call",
)


def expect_step(page: Page, number: int) -> None:
    """See the whole page at a step: its figures, its frame, its title, its links."""
    expect(page.locator("#stepper")).to_have_attribute("data-step", str(number))
    expect(page.locator("h1")).to_have_text(STORY[number])
    expect(page).to_have_title(re.compile(re.escape(STORY[number])))
    expect(page.locator(".site-header .wordmark")).to_be_visible()
    expect(page.locator("#languages [hreflang=de]")).to_have_attribute(
        "href", f"/de/scenarios/47-1a/{number}/"
    )
    assert page.url.endswith(f"/en/scenarios/47-1a/{number}/")


@SCRIPT
def test_walk_there_and_back(visit: Visit, *, script: bool) -> None:
    page = visit("/en/scenarios/47-1a/0/", java_script_enabled=script)

    for number in range(6):
        expect_step(page, number)
        page.locator(".walk-next").click()
    expect_step(page, 6)
    page.go_back()
    expect_step(page, 5)
    page.go_back()
    expect_step(page, 4)
    page.go_forward()
    expect_step(page, 5)
    page.reload()
    expect_step(page, 5)
    page.locator(".walk-first").click()
    expect_step(page, 0)
    page.locator(".walk-last").click()
    expect_step(page, 6)
    page.locator(".steps a").nth(2).click()
    expect_step(page, 2)


def test_step_is_swapped_and_not_loaded_anew(visit: Visit) -> None:
    page = visit("/en/scenarios/47-1a/0/")
    page.evaluate("window.stays = true")

    page.locator(".walk-next").click()
    expect_step(page, 1)

    assert page.evaluate("window.stays") is True


def test_site_can_be_left_and_come_back_to(visit: Visit) -> None:
    page = visit("/en/scenarios/47-1a/0/")
    page.locator(".walk-next").click()
    expect_step(page, 1)

    page.goto("about:blank")
    page.go_back()

    expect_step(page, 1)


def test_focus_follows_the_step(visit: Visit) -> None:
    page = visit("/en/scenarios/47-1a/0/")

    page.locator(".walk-next").click()
    expect_step(page, 1)

    expect(page.locator("h1")).to_be_focused()


def test_arrow_keys_walk(visit: Visit) -> None:
    page = visit("/en/scenarios/47-1a/0/")

    page.keyboard.press("ArrowRight")
    expect_step(page, 1)
    page.keyboard.press("ArrowRight")
    expect_step(page, 2)
    page.keyboard.press("ArrowLeft")
    expect_step(page, 1)


def test_arrow_keys_stay_in_a_field(visit: Visit) -> None:
    page = visit("/en/scenarios/47-1a/5/?ask=1")

    page.locator("input[name=to]").fill("300")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowRight")

    expect(page.locator("#stepper")).to_have_attribute("data-step", "5")


def test_all_by_keyboard(visit: Visit) -> None:
    page = visit("/en/scenarios/47-1a/0/")

    page.keyboard.press("Tab")
    expect(page.locator(".skip")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("main")).to_be_focused()
    page.locator(".walk-next").focus()
    page.keyboard.press("Enter")

    expect_step(page, 1)


@SCRIPT
def test_ask_first_hides_the_ruling_and_marks_the_answer(visit: Visit, *, script: bool) -> None:
    page = visit("/en/scenarios/47-1/4/?ask=1", java_script_enabled=script)
    expect(page.locator(".ladder")).to_have_count(0)

    page.locator(".walk-next").click()
    expect(page.locator("h1")).to_have_text("May A raise, and to how much at least?")
    page.get_by_label("Yes").check()
    page.locator("input[name=to]").fill("400")
    page.get_by_role("button", name="Show the ruling").click()

    expect(page.locator(".marking")).to_contain_text("400 is twice the bet to match")
    expect(page.locator("h1")).to_have_text("A may raise · at least to 300 (by 100)")
    assert page.url.endswith("/en/scenarios/47-1/5/?ask=1&may=yes&to=400")
    page.get_by_role("link", name="Ask again").click()
    expect(page.locator(".marking")).to_have_count(0)
    assert page.url.endswith("/en/scenarios/47-1/5/?ask=1")


def test_amount_that_is_none_is_asked_again_in_its_place(visit: Visit) -> None:
    # The browser notes the status as an error of its own.
    page = visit("/en/scenarios/47-1/5/?ask=1", missing=True)
    # As a browser does that checks no patterns.
    page.locator("form.ask").evaluate("form => { form.noValidate = true; }")

    page.get_by_label("Yes").check()
    page.locator("input[name=to]").fill("lots")
    page.get_by_role("button", name="Show the ruling").click()

    expect(page.get_by_role("alert")).to_contain_text("“lots” is not an amount")
    expect(page.locator("input[name=to]")).to_have_value("lots")
    expect(page.locator(".ladder")).to_have_count(0)


@pytest.mark.parametrize("address", ["43-1/3", "47-1a/6", "47-2/5", "47-3/4"])
@pytest.mark.parametrize("language", ["de", "it", "en"])
def test_projector_shows_all_at_once_and_large(visit: Visit, language: str, address: str) -> None:
    page = visit(f"/{language}/scenarios/{address}/?view=projector", viewport=ROOM)

    assert page.evaluate("document.documentElement.scrollHeight") <= ROOM["height"]
    assert page.evaluate("document.documentElement.scrollWidth") <= ROOM["width"]
    expect(page.locator(".site-header")).to_be_hidden()
    expect(page.locator(".story")).to_be_hidden()
    for selector in (".ladder", ".table-picture", ".facts"):
        expect(page.locator(selector)).to_be_in_viewport(ratio=1)
    smallest = page.evaluate(
        """() => Math.min(
            ...[...document.querySelectorAll("h1 *, .fact:not(.to-act, .may-raise) > *")].map(
                (each) => parseFloat(getComputedStyle(each).fontSize)),
            ...[...document.querySelectorAll("figure svg text")].map((each) =>
                parseFloat(getComputedStyle(each).fontSize) * each.getScreenCTM().a))"""
    )
    # A sixth seat takes a little of the ladder's size.
    assert smallest >= (32 if address != "47-2/5" else 28)


def test_projector_walks_on_with_the_keys(visit: Visit) -> None:
    page = visit("/en/scenarios/47-1a/0/?view=projector", viewport=ROOM)

    page.keyboard.press("ArrowRight")

    expect(page.locator("#stepper")).to_have_attribute("data-step", "1")
    assert page.url.endswith("/en/scenarios/47-1a/1/?view=projector")
    page.get_by_role("link", name="Leave the projector view").click()
    expect(page.locator(".site-header")).to_be_visible()
    assert page.url.endswith("/en/scenarios/47-1a/1/")


def test_previous_and_next_lie_under_the_thumb(visit: Visit) -> None:
    page = visit("/de/scenarios/47-1a/3/", viewport=PHONE)

    for name in (".walk-first", ".walk-previous", ".walk-next", ".walk-last"):
        box = page.locator(name).bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 48
        assert box["y"] > PHONE["height"] - 80


def test_sentence_and_ladder_are_seen_first_on_a_phone(visit: Visit) -> None:
    page = visit("/en/scenarios/47-1a/6/", viewport=PHONE)

    expect(page.locator("h1")).to_be_in_viewport(ratio=1)
    expect(page.locator(".ladder svg")).to_be_in_viewport(ratio=1)


def test_handout_can_be_printed(visit: Visit) -> None:
    page = visit("/en/scenarios/47-1a/handout/")
    page.evaluate("window.print = () => { window.printed = true; }")

    page.get_by_role("button", name="Print").click()

    assert page.evaluate("window.printed") is True


def test_paper_shows_the_handout_and_nothing_else(visit: Visit) -> None:
    page = visit("/en/scenarios/47-1a/handout/?answers=no")
    page.emulate_media(media="print")

    for hidden in (".site-header", ".site-footer", ".handout-tools"):
        expect(page.locator(hidden)).to_be_hidden()
    expect(page.locator(".blanks")).to_be_visible()
