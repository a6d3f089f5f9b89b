"""Passing a page on, in a real browser: copying, the device's share sheet, the code to scan."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit

pytestmark = [pytest.mark.browser, pytest.mark.django_db]

STEP = "/en/scenarios/47-1/4/"
PHONE = {"width": 390, "height": 844}


def opened(page: Page) -> None:
    page.locator(".share summary").click()


def test_address_is_copied(visit: Visit, site: str) -> None:
    page = visit(STEP, permissions=["clipboard-read", "clipboard-write"])
    opened(page)

    page.locator("[data-copy]").click()

    expect(page.locator(".share [role=status]")).to_have_text("Copied.")
    assert page.evaluate("navigator.clipboard.readText()") == f"{site}{STEP}"


def test_address_is_that_of_the_step_that_htmx_has_brought(visit: Visit, site: str) -> None:
    page = visit(STEP, permissions=["clipboard-read", "clipboard-write"])

    page.locator("#stepper a[aria-keyshortcuts=ArrowRight]").click()
    expect(page.locator("#stepper")).to_have_attribute("data-step", "5")
    opened(page)
    page.locator("[data-copy]").click()

    expect(page.locator(".share [role=status]")).to_have_text("Copied.")
    assert page.evaluate("navigator.clipboard.readText()") == f"{site}/en/scenarios/47-1/5/"


def test_address_is_selected_where_copying_is_not_allowed(visit: Visit, site: str) -> None:
    page = visit(STEP)
    page.evaluate("() => { navigator.clipboard.writeText = () => Promise.reject(new Error()); }")
    opened(page)

    page.locator("[data-copy]").click()

    expect(page.locator(".share [role=status]")).to_contain_text("copy it by hand")
    selected = page.locator("#share-address").evaluate(
        "field => field === document.activeElement"
        " && field.value.slice(field.selectionStart, field.selectionEnd)"
    )
    assert selected == f"{site}{STEP}"


def test_share_sheet_is_offered_only_where_the_device_has_one(visit: Visit, site: str) -> None:
    page = visit(STEP)
    page.add_init_script("navigator.share = async (what) => { window.shared = what; };")
    opened(page)
    expect(page.locator("[data-share]")).to_be_hidden()

    page.reload()
    opened(page)
    page.locator("[data-share]").click()

    assert page.evaluate("window.shared") == {"title": page.title(), "url": f"{site}{STEP}"}


def test_address_is_there_without_a_script(visit: Visit, site: str) -> None:
    page = visit(STEP, java_script_enabled=False)
    opened(page)

    expect(page.locator("#share-address")).to_have_value(f"{site}{STEP}")
    expect(page.locator(".share button:visible")).to_have_count(0)


def test_code_is_shown_dark_on_light_also_in_the_dark(visit: Visit) -> None:
    page = visit(STEP, color_scheme="dark", viewport=PHONE)
    opened(page)
    code = page.locator(".share-code img")
    code.scroll_into_view_if_needed()

    expect(code).to_have_js_property("complete", value=True)
    assert code.evaluate("image => image.naturalWidth") > 0
    assert code.evaluate("image => getComputedStyle(image).backgroundColor") == "rgb(255, 255, 255)"


@pytest.mark.parametrize("language", ["de", "it", "en"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_sharing_is_accessible(visit: Visit, language: str, scheme: str) -> None:
    page = visit(f"/{language}/scenarios/47-1/4/", viewport=PHONE, color_scheme=scheme)
    opened(page)

    report = Axe().run(page, context=".share")

    assert report.violations_count == 0, report.generate_report()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
