"""The calculator while figures are typed: what is wrong with them, and the address of an answer."""

import re
from itertools import cycle
from urllib.parse import urlencode

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, Route, expect

from tests.browser.conftest import Visit

pytestmark = [pytest.mark.browser, pytest.mark.django_db]

LANGUAGES = pytest.mark.parametrize("language", ["de", "it", "en"])
CALCULATOR = "/en/ruling/calculator/"
# Example 1 of Rule 47: A had put in 100 and faces 200.
E47_1 = {"big_blind": "100", "before": "125", "now": "200", "own": "100"}
E47_1_QUERY = "big_blind=100&before=125&now=200&own=100"
PHONE = {"width": 390, "height": 844}

# Figures that are wrong, and the one that it is said at.
WRONG = {
    "unreadable": ({**E47_1, "before": "abc"}, "before"),
    "too-large": ({**E47_1, "now": "1000000000000001"}, "now"),
    "no-blind": ({**E47_1, "big_blind": "0"}, "big_blind"),
    "no-bet": ({"big_blind": "100", "before": "0", "now": "0", "own": ""}, "now"),
    "falling": ({**E47_1, "now": "90"}, "now"),
    "own-above": ({**E47_1, "own": "300"}, "now"),
    "between": ({**E47_1, "own": "150"}, "own"),
}


def alone(visit: Visit, address: str = CALCULATOR) -> Page:
    """Open the page, and take the network away.

    The browser then notes in the console that it could not have the page's icon, for which it asks
    again whenever the address changes.
    """
    page = visit(address, missing=True)
    page.context.set_offline(True)
    return page


def fill(page: Page, figures: dict[str, str]) -> None:
    for name, amount in figures.items():
        page.locator(f"#id_{name}").fill(amount)


def answer(page: Page) -> Locator:
    return page.locator("#figures-answer [data-standing]")


def errors(page: Page) -> Locator:
    return page.locator("#figures .field-error")


def expect_right(figure: Locator, helped: bool = True) -> None:
    expect(figure).not_to_have_attribute("aria-invalid", re.compile(""))
    id_ = figure.get_attribute("id")
    if helped:
        expect(figure).to_have_attribute("aria-describedby", f"{id_}_helptext")
    else:
        expect(figure).not_to_have_attribute("aria-describedby", re.compile(""))


# Every message once, the languages in turn.
@pytest.mark.parametrize(("language", "case"), list(zip(cycle(["de", "it", "en"]), WRONG)))
def test_wrong_figure_is_told_as_the_server_tells_it(
    visit: Visit, language: str, case: str
) -> None:
    """Once without a script and sent, once typed without network."""
    figures, name = WRONG[case]
    address = f"/{language}/ruling/calculator/"
    sent = visit(f"{address}?{urlencode(figures)}", java_script_enabled=False, missing=True)
    page = alone(visit, address)
    fill(page, figures)

    expect(errors(page)).to_have_text(errors(sent).all_inner_texts())
    expect(answer(page)).to_have_count(0)
    for attribute in ("aria-invalid", "aria-describedby"):
        said = sent.locator(f"#id_{name}").get_attribute(attribute)
        expect(page.locator(f"#id_{name}")).to_have_attribute(attribute, str(said))
    expect(page.locator(f"#id_{name}_error")).to_have_attribute("role", "alert")


def test_message_goes_when_the_figure_is_right(visit: Visit) -> None:
    page = alone(visit)
    fill(page, {**E47_1, "big_blind": "0", "now": "abc"})
    expect(errors(page)).to_have_count(2)

    page.locator("#id_big_blind").fill("100")
    expect(errors(page)).to_have_count(1)
    expect_right(page.locator("#id_big_blind"), helped=False)
    page.locator("#id_now").fill("200")
    expect(errors(page)).to_have_count(0)
    expect_right(page.locator("#id_now"))
    expect(answer(page)).to_have_attribute("data-standing", "reopened")


def test_largest_amount_of_the_server_is_answered(visit: Visit) -> None:
    figures = {**E47_1, "now": "1.000.000.000.000.000"}
    sent = visit(f"{CALCULATOR}?{urlencode(figures)}", java_script_enabled=False)
    page = visit(CALCULATOR)
    fill(page, figures)

    expect(answer(page)).to_have_count(1)
    assert answer(page).inner_text() == answer(sent).inner_text()


def test_two_figures_are_enough_to_contradict_each_other(visit: Visit) -> None:
    page = visit(CALCULATOR)
    fill(page, {"before": "125", "now": "90"})

    expect(page.locator("#id_now_error")).to_be_visible()
    expect(errors(page)).to_have_count(1)
    page.locator("#id_before").fill("75")
    expect(errors(page)).to_have_count(0)


def test_nothing_is_wrong_on_the_way_to_a_figure(visit: Visit) -> None:
    page = visit("about:blank")
    page.clock.install()
    page.goto(CALCULATOR)
    fill(page, {"big_blind": "100", "before": "125", "own": ""})
    for part in ("", "2", "20", "200", ""):
        page.locator("#id_now").fill(part)
        page.clock.run_for(300)
        expect(errors(page)).to_have_count(0)
    page.clock.run_for(1000)
    expect(errors(page)).to_have_count(0)

    page.locator("#id_now").fill("20")
    page.clock.run_for(1000)
    expect(errors(page)).to_have_count(1)
    # Said once: what is read aloud is not said again with every letter.
    page.evaluate("document.getElementById('id_now_error').dataset.first = 1")
    page.locator("#id_now").fill("22")
    page.clock.run_for(1000)
    expect(page.locator("#id_now_error")).to_have_attribute("data-first", "1")
    page.locator("#id_now").fill("")
    expect(errors(page)).to_have_count(0)


def test_message_of_the_server_stays_where_a_figure_is_missing(visit: Visit) -> None:
    page = visit(f"{CALCULATOR}?big_blind=one&before=&now=200&own=", missing=True)
    expect(errors(page)).to_have_count(2)

    page.locator("#id_big_blind").fill("100")
    expect(errors(page)).to_have_text("This field is required.")
    page.locator("#id_before").fill("125")
    expect(errors(page)).to_have_count(0)
    expect_right(page.locator("#id_before"))
    expect(answer(page)).to_have_attribute("data-standing", "not-acted")


@pytest.mark.parametrize(("language", "scheme"), [("de", "light"), ("it", "dark"), ("en", "light")])
def test_page_with_messages_is_accessible_and_fits(
    visit: Visit, language: str, scheme: str
) -> None:
    page = visit(f"/{language}/ruling/calculator/", viewport=PHONE, color_scheme=scheme)
    fill(page, {**E47_1, "big_blind": "abc", "own": "150"})
    expect(errors(page)).to_have_count(2)

    report = Axe().run(page)

    assert report.violations_count == 0, report.generate_report()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


@LANGUAGES
def test_answer_has_the_address_of_the_form_that_was_sent(
    visit: Visit, site: str, language: str
) -> None:
    address = f"/{language}/ruling/calculator/"
    figures = {**E47_1, "now": "1 200", "own": ""}
    sent = visit(address, java_script_enabled=False)
    fill(sent, figures)
    sent.locator("#figures button").click()
    page = visit(address)
    fill(page, figures)

    expect(page).to_have_url(f"{site}{address}?big_blind=100&before=125&now=1+200&own=")
    expect(sent).to_have_url(page.url)
    told = answer(page).inner_text()
    assert told == answer(sent).inner_text()
    page.reload()
    assert answer(page).inner_text() == told
    assert page.locator("#id_now").input_value() == "1 200"


def test_address_has_no_figures_without_an_answer(visit: Visit, site: str) -> None:
    page = visit(CALCULATOR)
    entries = page.evaluate("history.length")
    italian = page.locator("#languages a[hreflang=it]")
    for name, amount in E47_1.items():
        # Without the player's own bet there is an answer too: for one who has not acted.
        expect(page).to_have_url(
            f"{site}{CALCULATOR}" + (f"?{E47_1_QUERY[:-3]}" if name == "own" else "")
        )
        page.locator(f"#id_{name}").fill(amount)

    expect(page).to_have_url(f"{site}{CALCULATOR}?{E47_1_QUERY}")
    expect(italian).to_have_attribute("href", re.compile(rf"^/it/.*\?{E47_1_QUERY}$"))
    page.locator("#id_now").fill("90")
    expect(page).to_have_url(f"{site}{CALCULATOR}")
    expect(italian).to_have_attribute("href", re.compile(r"^/it/ruling/calculator/$"))
    assert page.evaluate("history.length") == entries


def test_answer_has_its_address_without_network(visit: Visit, site: str) -> None:
    page = alone(visit)
    fill(page, E47_1)

    expect(page).to_have_url(f"{site}{CALCULATOR}?{E47_1_QUERY}")
    page.context.set_offline(False)
    page.reload()
    expect(answer(page)).to_have_attribute("data-standing", "reopened")


@pytest.mark.parametrize(
    ("figures", "standing", "wrong"), [(E47_1, "reopened", 0), (WRONG["falling"][0], "", 1)]
)
def test_kept_page_answers_the_figures_in_its_address(
    visit: Visit, figures: dict[str, str], standing: str, wrong: int
) -> None:
    """The worker shows the page as it was kept, empty, and marks it."""
    page = visit("about:blank", service_workers="block")

    def kept(route: Route) -> None:
        whole = route.fetch(url=route.request.url.split("?")[0])
        body = whole.text().replace("<html ", '<html data-kept-at="2026-01-01T12:00:00Z" ', 1)
        route.fulfill(response=whole, body=body)

    page.route("**/calculator/**", kept)
    page.goto(f"{CALCULATOR}?{urlencode(figures)}")

    expect(page.locator("#id_now")).to_have_value(figures["now"])
    expect(answer(page)).to_have_count(1 if standing else 0)
    expect(errors(page)).to_have_count(wrong)
    if standing:
        expect(answer(page)).to_have_attribute("data-standing", standing)
