"""A ruling at the table, on a phone: by taps, by typing, from figures, from chips."""

import re
from collections.abc import Iterator
from typing import Any
from urllib.parse import quote

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

from tests.scenarios.ruling.cases import CASES

pytestmark = [pytest.mark.browser, pytest.mark.django_db]

LANGUAGES = pytest.mark.parametrize("language", ["de", "it", "en"])
TYPED = {
    "en": "NL 50/100 flop: A bets 100, B all-in 125, C calls, D all-in 200, E calls, A?",
    "de": "NL 50/100 Flop: A setzt 100, B all-in 125, C callt, D all-in 200, E callt, A?",
    "it": "NL 50/100 flop: A punta 100, B all-in 125, C chiama, D all-in 200, E chiama, A?",
}
BUILT = "NL 50-100 flop [A B C D E]: A bet 100, B all-in 125, C call, D all-in 200, E call"
# A finger's width, in CSS pixels.
FINGER = 44
TARGETS = ".pad a, .pad button, .pad input[type=text], .choice, .chip, .pile, .ways a"


@pytest.fixture
def errors() -> list[str]:
    return []


@pytest.fixture
def page(site: str, chromium: Browser, errors: list[str]) -> Iterator[Page]:
    """Open a phone; what goes wrong in it is gathered."""
    context = chromium.new_context(viewport={"width": 390, "height": 844}, has_touch=True)
    page = context.new_page()
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("console", lambda said: errors.append(said.text) if is_error(said) else None)
    yield page
    context.close()


def is_error(said: Any) -> bool:  # noqa: ANN401 -- a message of the browser's console
    """Leave out that a line that cannot be is answered with its own status."""
    return said.type == "error" and "422" not in said.text


def expect_47_1(page: Page) -> None:
    """Expect the ruling of 47-1: A faces 100, a full raise, and may raise to 300."""
    for name, value in (
        ("to-act", "A"),
        ("may-raise", "true"),
        ("to-call", "100"),
        ("min-raise-to", "300"),
        ("min-raise-by", "100"),
    ):
        fact = page.locator(f"#stepper [data-fact={name}]")
        expect(fact).to_have_attribute("data-value", value)
    expect(page.locator("#stepper [data-seat=C]")).to_have_attribute("data-betting", "closed")


class Fingers:
    """Taps that are counted; typing an amount is none."""

    def __init__(self, page: Page) -> None:
        """Start with none."""
        self.page = page
        self.taps = 0

    def tap(self, selector: str) -> None:
        """Tap what is found, and wait until the page says that it has acted."""
        self.taps += 1
        address = self.page.url
        self.page.locator(selector).tap()
        expect(self.page).not_to_have_url(address)

    def all_in(self, to: int) -> None:
        """Type an amount, and tap all-in."""
        self.page.locator("#to").fill(str(to))
        self.tap(".pad button[value=all-in]")


@pytest.mark.parametrize("scripted", [True, False], ids=["htmx", "no-script"])
def test_47_1_is_reached_from_the_home_page_in_ten_taps(
    site: str, chromium: Browser, scripted: bool
) -> None:
    context = chromium.new_context(
        viewport={"width": 390, "height": 844}, has_touch=True, java_script_enabled=scripted
    )
    page = context.new_page()
    fingers = Fingers(page)
    page.goto(f"{site}/en/")

    fingers.tap(".calls a[href='/en/ruling/build/']")
    fingers.tap("[aria-labelledby=players-heading] .choice:text-is('5')")
    fingers.tap(".tap.bet")
    fingers.all_in(125)
    fingers.tap(".tap.call")
    fingers.all_in(200)
    fingers.tap(".tap.call")

    expect_47_1(page)
    assert fingers.taps == 7
    context.close()


def test_one_bet_and_one_all_in_are_ruled_in_three_taps(page: Page, site: str) -> None:
    fingers = Fingers(page)
    page.goto(f"{site}/en/")

    fingers.tap(".calls a[href='/en/ruling/build/']")
    fingers.tap(".tap.bet")
    fingers.all_in(125)

    expect(page.locator("[data-fact=min-raise-to]")).to_have_attribute("data-value", "225")
    assert fingers.taps == 3


@LANGUAGES
def test_47_1_is_ruled_as_it_is_typed(
    page: Page, site: str, errors: list[str], language: str
) -> None:
    page.goto(f"{site}/{language}/ruling/")
    box = page.locator("#hand")

    box.press_sequentially(TYPED[language], delay=5)

    expect_47_1(page)
    expect(box).to_be_focused()
    expect(box).to_have_value(TYPED[language])
    expect(page).to_have_url(re.compile(r"\?hand=NL"))
    expect(page.locator("#spoken")).to_contain_text("300")
    expect(page.locator("#languages a[hreflang=it]")).to_have_attribute(
        "href", re.compile(r"^/it/ruling/\?hand=NL")
    )
    assert errors == []


@LANGUAGES
def test_47_1_is_ruled_without_a_script(site: str, chromium: Browser, language: str) -> None:
    context = chromium.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{site}/{language}/ruling/")

    page.locator("#hand").fill(TYPED[language])
    page.locator(".hand-box button").click()

    expect_47_1(page)
    expect(page).to_have_url(re.compile(r"\?hand=NL"))
    context.close()


def test_fault_shows_while_typing_and_its_suggestion_mends_it(page: Page, site: str) -> None:
    page.goto(f"{site}/en/ruling/")
    page.locator("#hand").press_sequentially("NL 50-100 flop: A bet 100, B cals", delay=5)

    expect(page.locator(".fault-line mark")).to_have_text("cals")
    page.locator(".suggestions a").click()
    expect(page.locator("[data-fact=bet]")).to_have_attribute("data-value", "100")
    expect(page.locator("#hand")).to_have_value("NL 50-100 flop: A bet 100, B call")


def test_enter_sends_the_line(page: Page, site: str) -> None:
    page.goto(f"{site}/en/ruling/")
    page.locator("#hand").fill(TYPED["en"])
    page.locator("#hand").press("Enter")

    expect_47_1(page)
    expect(page.locator("#hand")).to_have_value(TYPED["en"])


def test_steps_are_walked_and_back_leads_back(page: Page, site: str, errors: list[str]) -> None:
    page.goto(f"{site}/en/ruling/?hand={quote(TYPED['en'])}")
    stepper = page.locator("#stepper")

    page.locator(".walk-previous").tap()
    expect(stepper).to_have_attribute("data-step", "4")
    expect(page.locator("h1")).to_be_focused()
    page.locator(".walk-previous").tap()
    expect(stepper).to_have_attribute("data-step", "3")
    page.go_back()
    expect(stepper).to_have_attribute("data-step", "4")
    expect(page.locator("#hand")).to_be_visible()
    page.reload()
    expect(stepper).to_have_attribute("data-step", "4")
    assert errors == []


def test_undo_and_the_story_lead_back_in_the_builder(page: Page, site: str) -> None:
    page.goto(f"{site}/en/ruling/build/?hand={quote(BUILT)}")
    stepper = page.locator("#stepper")

    page.locator(".tap.undo").tap()
    expect(stepper).to_have_attribute("data-step", "4")
    page.locator(".steps a").nth(2).tap()
    expect(stepper).to_have_attribute("data-step", "2")
    expect(page.locator(".pad")).to_be_visible()


def test_typed_amount_that_cannot_be_is_kept_in_the_builder(page: Page, site: str) -> None:
    page.goto(f"{site}/en/ruling/build/?hand={quote('NL 50-100 flop [A B C]: A bet 300')}")
    page.locator("#to").fill("250")
    page.locator(".pad button[value=raise]").tap()

    expect(page.locator("#pad-error")).to_contain_text("250")
    expect(page.locator("#to")).to_have_value("250")


def test_what_if_opens_from_a_step_and_tells_the_difference(page: Page, site: str) -> None:
    page.goto(f"{site}/en/scenarios/47-1/3/")
    page.locator("a[href*='ruling/build/?from=']").click()
    page.locator(".tap.raise").tap()

    expect(page.locator(".comparison .differs").first).to_be_visible()
    expect(page.locator("[data-fact=to-act]")).to_have_attribute("data-value", "E")


def test_script_calculates_every_case_of_the_table(page: Page, site: str) -> None:
    page.goto(f"{site}/en/ruling/calculator/")
    for case in CASES:
        figures = {
            {"big_blind": "bigBlind"}.get(name, name): value
            for name, value in case["figures"].items()
        }
        answer = page.evaluate("figures => calculateRuling(figures)", figures)
        told = answer and {
            "by_least": answer["byLeast"],
            "by_most": answer["byMost"],
            "to_least": answer["toLeast"],
            "to_most": answer["toMost"],
            "facing": answer["facing"],
            "standing": answer["standing"],
            "source": answer["source"],
        }
        assert told == case["answer"], case["id"]


@LANGUAGES
def test_script_says_what_the_server_says(
    page: Page, site: str, errors: list[str], language: str
) -> None:
    for own in ("100", "125", "", "200", "600"):
        before, now = ("600", "1.800") if own == "600" else ("125", "200")
        query = f"big_blind=100&before={before}&now={now}&own={own}"
        page.goto(f"{site}/{language}/ruling/calculator/?{query}")
        served = page.locator("#figures-answer").inner_text()
        page.locator("#id_own").press("End")
        page.locator("#id_own").press("Space")
        page.evaluate("document.getElementById('figures-answer').dataset.old = 1")

        assert page.locator("#figures-answer").inner_text() == served
        assert served
    assert errors == []


def test_calculator_answers_while_typing_without_network(page: Page, site: str) -> None:
    page.goto(f"{site}/en/ruling/calculator/")
    page.context.set_offline(True)
    for name, amount in (("big_blind", "100"), ("before", "125"), ("now", "200"), ("own", "100")):
        page.locator(f"#id_{name}").fill(amount)

    fact = page.locator("#figures-answer [data-fact=min-raise-to]")
    expect(fact).to_have_attribute("data-value", "300")
    page.locator("#id_now").fill("20")
    expect(fact).to_have_count(0)


def test_chips_are_tapped_together(page: Page, site: str, errors: list[str]) -> None:
    page.goto(f"{site}/en/ruling/chips/")
    for value, pushed in (("1000", "1,000"), ("100", "1,100"), ("100", "1,200")):
        page.locator(f".chip:text-is('{value}')").tap()
        expect(page.locator(".pushed-sum")).to_have_text(pushed)

    expect(page.locator("h1")).to_have_attribute("data-as", "raise")
    expect(page.locator("h1")).to_have_attribute("data-to", "1200")
    page.locator(".pile").last.tap()
    expect(page.locator(".pushed-sum")).to_have_text("1,100")
    assert errors == []


PAGES = {
    "start": "",
    "ruling": f"?hand={quote(TYPED['en'])}",
    "fault": f"?hand={quote('NL 50-100 flop: A bet 100, B cals')}",
    "setting": f"build/?hand={quote('NL 50-100 flop [A B C D E F]:')}",
    "builder": f"build/?hand={quote(BUILT)}",
    "wrong-amount": f"build/?hand={quote('NL 50-100 flop [A B]: A bet 300')}&act=raise&to=x",
    "what-if": f"build/?hand={quote(BUILT.replace('D all-in 200', 'D call'))}&from=47-1/3",
    "calculator": "calculator/?big_blind=100&before=600&now=800&own=600",
    "wrong-figures": "calculator/?big_blind=100&before=600&now=80&own=600",
    "chips": f"chips/?hand={quote('NL 100-200 flop [A B C]: A bet 600')}&chips=1000+100x5",
    "wrong-situation": "chips/?sb=9&bb=5&bet=x&front=nothing",
}


@pytest.mark.parametrize("name", PAGES)
@LANGUAGES
def test_page_is_accessible_and_fits(page: Page, site: str, language: str, name: str) -> None:
    page.goto(f"{site}/{language}/ruling/{PAGES[name]}")
    for details in page.locator("details").all():
        details.evaluate("details => details.open = true")

    found = Axe().run(page, options={"resultTypes": ["violations"]})
    assert found.response["violations"] == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    for target in page.locator(TARGETS).all():
        box = target.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= FINGER - 0.5, target.inner_text()


@pytest.mark.parametrize(
    ("language", "typed", "words"),
    [
        ("de", "NL 50-100 Flop: A setzt 100, B All-In 125, A?", "A darf nicht erhöhen"),
        ("it", "NL 50-100 flop: A punta 100, B all-in 125, A?", "A non può rilanciare"),
        ("en", "NL 50-100 flop: A bets 100, B all-in 125, A?", "A may not raise"),
    ],
)
def test_hand_typed_on_the_home_page_is_answered(
    page: Page, site: str, language: str, typed: str, words: str
) -> None:
    page.goto(f"{site}/{language}/")

    page.locator("#q").fill(typed)
    page.locator("#q").press("Enter")

    expect(page.locator(".search-verdict .verdict")).to_have_text(words)


def test_line_without_network_stays_and_its_answer_is_no_answer(page: Page, site: str) -> None:
    page.goto(f"{site}/de/ruling/?hand={quote(TYPED['de'])}")
    page.context.set_offline(True)
    later = TYPED["de"].replace("A?", "A erhöht auf 300, C?")

    page.locator("#hand").fill(later)

    expect(page.locator("#hand-outdated")).to_be_visible()
    expect(page.locator("#stepper")).to_have_class(re.compile("outdated"))
    page.locator("#hand").press("Enter")
    expect(page.locator("#kept-note")).to_be_visible()
    expect(page.locator("#hand")).to_have_value(later)

    page.context.set_offline(False)
    page.locator("#hand").press("End")
    page.locator("#hand").press_sequentially(" ")
    expect(page.locator("#hand-outdated")).to_be_hidden()
    expect(page.locator("#stepper [data-fact=bet]")).to_have_attribute("data-value", "300")


def test_line_too_long_for_an_address_is_answered_while_it_is_typed(page: Page, site: str) -> None:
    page.goto(f"{site}/en/ruling/")

    page.locator("#hand").fill(TYPED["en"].replace("flop:", f"flop:{' ' * 5000}"))

    expect_47_1(page)
    expect(page).to_have_url(f"{site}/en/ruling/")
