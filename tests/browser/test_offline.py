"""Use without network, in a real browser: keeping, walking, updating, and saying what is what."""

import re
from collections.abc import Iterator

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, BrowserContext, Page, expect
from pytest_django import Settings

pytestmark = [pytest.mark.browser, pytest.mark.django_db]

LANGUAGES = pytest.mark.parametrize("language", ["de", "it", "en"])
# Fetching all pages of a language from a server that shares the machine with the browser.
LONG = 60_000


@pytest.fixture
def context(site: str, chromium: Browser) -> Iterator[BrowserContext]:
    """Open a browser profile of its own: what a test keeps is gone afterwards."""
    context = chromium.new_context(viewport={"width": 390, "height": 844})
    yield context
    context.close()


@pytest.fixture
def page(context: BrowserContext) -> Page:
    return context.new_page()


def keep(page: Page, site: str, language: str) -> None:
    """Keep the pages of a language, as a visitor does."""
    page.goto(f"{site}/{language}/offline/")
    page.locator("[data-part=keep]").click()
    expect(page.locator("[data-part=kept]")).to_be_visible(timeout=LONG)


def go_offline(page: Page) -> None:
    page.context.set_offline(True)


def step(page: Page, number: int) -> None:
    expect(page.locator("#stepper")).to_have_attribute("data-step", str(number))


@LANGUAGES
def test_kept_pages_open_without_network(page: Page, site: str, language: str) -> None:
    keep(page, site, language)
    go_offline(page)

    page.goto(f"{site}/{language}/scenarios/47-1a/0/")
    for number in range(1, 7):
        page.locator("#stepper a[aria-keyshortcuts=ArrowRight]").click()
        step(page, number)
    expect(page.locator("[data-fact=may-raise]")).to_have_attribute("data-value", "false")
    expect(page.locator(":focus")).to_have_js_property("tagName", "H1")
    assert page.url == f"{site}/{language}/scenarios/47-1a/6/"
    page.go_back()
    step(page, 5)

    for address in ("rules/re-opening/", "glossary/", "published-texts/", "scenarios/", ""):
        page.goto(f"{site}/{language}/{address}")
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.locator("h1")).to_be_visible()
        expect(page.locator("html")).to_have_attribute("data-kept-at", re.compile(r"^20"))


@pytest.mark.parametrize(
    ("language", "closed", "reopened"),
    [
        pytest.param("de", "Mitgehen kostet 75", "mindestens 300 (um 100)", id="de"),
        pytest.param("it", "per chiamare servono 75", "300 (di 100)", id="it"),
        pytest.param("en", "75 more to call", "at least to 300 (by 100)", id="en"),
    ],
)
def test_calculator_rules_without_network(
    page: Page, site: str, language: str, closed: str, reopened: str
) -> None:
    """The two answers of Rule 47, example 1: C had put in 125, A 100."""
    keep(page, site, language)
    go_offline(page)
    page.goto(f"{site}/{language}/ruling/calculator/")
    answer = page.locator("#figures-answer")

    for name, amount in (("big_blind", 100), ("before", 125), ("now", 200), ("own", 125)):
        page.locator(f"[name={name}]").fill(str(amount))
    expect(answer.locator("[data-standing]")).to_have_attribute("data-standing", "closed")
    expect(answer.locator("h2")).to_contain_text(closed)

    page.locator("[name=own]").fill("100")
    page.locator("#figures button").click()
    expect(answer.locator("[data-standing]")).to_have_attribute("data-standing", "reopened")
    expect(answer.locator("h2")).to_contain_text(reopened)

    page.reload()
    expect(answer.locator("h2")).to_contain_text(reopened)
    page.locator("[name=own]").fill("150")
    expect(page.locator("#id_own_error")).to_be_visible()


def test_kept_pages_look_as_with_network(page: Page, site: str) -> None:
    keep(page, site, "en")
    go_offline(page)
    failed: list[str] = []
    page.on("requestfailed", lambda request: failed.append(request.url))
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))

    page.goto(f"{site}/en/scenarios/47-1/5/?view=projector")

    expect(page.locator("html")).to_have_class(re.compile("projector"))
    colour = page.locator(".bet-line").first.evaluate("line => getComputedStyle(line).fill")
    assert colour != "rgb(0, 0, 0)"
    assert (failed, errors) == ([], [])


@pytest.mark.parametrize(
    ("language", "words"),
    [
        pytest.param("de", "Kein Netz. Diese Seite wurde am ", id="de"),
        pytest.param("it", "Nessuna rete. Questa pagina è stata salvata il ", id="it"),
        pytest.param("en", "No network. This page was kept on ", id="en"),
    ],
)
def test_kept_page_says_since_when(page: Page, site: str, language: str, words: str) -> None:
    keep(page, site, language)
    note = page.locator("#kept-note")

    page.goto(f"{site}/{language}/scenarios/47-1/0/")
    expect(note).to_be_hidden()
    go_offline(page)
    page.locator("#stepper a[aria-keyshortcuts=ArrowRight]").click()
    step(page, 1)
    expect(note).to_contain_text(words)
    page.reload()
    expect(note).to_contain_text(words)
    year = page.evaluate("String(new Date().getFullYear())")
    expect(note).to_contain_text(year)

    page.context.set_offline(False)
    page.locator("#stepper a[aria-keyshortcuts=ArrowRight]").click()
    step(page, 2)
    expect(note).to_be_hidden()


def test_languages_follow_the_step_without_network(page: Page, site: str) -> None:
    keep(page, site, "en")
    page.goto(f"{site}/en/scenarios/47-1/0/")
    go_offline(page)

    page.locator("#stepper a[aria-keyshortcuts=ArrowRight]").click()
    step(page, 1)

    expect(page.locator("#languages a[lang=de]")).to_have_attribute("href", "/de/scenarios/47-1/1/")
    expect(page.locator("#languages")).to_have_count(1)


@LANGUAGES
def test_page_that_is_not_kept_is_stood_in_for(page: Page, site: str, language: str) -> None:
    """The visitor has kept nothing; having been here once is enough to be told in words."""
    page.goto(f"{site}/{language}/")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    go_offline(page)

    answer = page.goto(f"{site}/{language}/scenarios/47-1/3/")

    assert answer is not None
    assert answer.status == 503
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.locator(".lost h1")).to_be_visible()
    page.context.set_offline(False)
    page.locator(".lost a[href='']").click()
    step(page, 3)


def test_language_that_is_not_kept_is_offered(page: Page, site: str) -> None:
    keep(page, site, "de")

    page.goto(f"{site}/it/scenarios/47-1/0/")
    page.locator("#keep-offer a").click()
    expect(page).to_have_url(f"{site}/it/offline/")
    expect(page.locator("[data-other=de]")).to_be_visible()
    page.locator("[data-part=keep]").click()
    expect(page.locator("[data-part=kept]")).to_be_visible(timeout=LONG)

    page.goto(f"{site}/it/")
    expect(page.locator("#keep-offer")).to_be_hidden()
    go_offline(page)
    for language in ("de", "it"):
        page.goto(f"{site}/{language}/scenarios/47-1/5/")
        step(page, 5)


def test_start_without_network_leads_to_the_kept_language(page: Page, site: str) -> None:
    keep(page, site, "it")
    go_offline(page)

    page.goto(f"{site}/")
    assert page.url == f"{site}/it/"
    page.goto(f"{site}/it/scenarios/47-2/")
    assert page.url == f"{site}/it/scenarios/47-2/0/"


def test_kept_pages_can_be_removed(page: Page, site: str) -> None:
    keep(page, site, "en")

    page.locator("[data-part=forget]").click()
    expect(page.locator("[data-part=none]")).to_be_visible()

    names = page.evaluate("caches.keys()")
    assert [name for name in names if name.startswith("raise-rules-kept-")] == []


def change_pages(settings: Settings) -> None:
    """Show other pages from now on, under another version."""
    settings.RELEASE = "another"
    settings.LANGUAGES = [("de", "Deutsch"), ("it", "Italiano"), ("en", "Changed")]


def test_pages_are_fetched_anew_when_they_change(page: Page, site: str, settings: Settings) -> None:
    keep(page, site, "en")
    before = page.evaluate("caches.keys()")
    change_pages(settings)

    # Any page will do: the browser looks for a new worker, which fetches all that is kept.
    page.goto(f"{site}/en/scenarios/")
    page.evaluate(
        """async (before) => {
          const isThere = async () => (await caches.keys()).some((name) => before.includes(name));
          for (let tries = 0; tries < 300 && (await isThere()); tries += 1) {
            await new Promise((resolve) => setTimeout(resolve, 200));
          }
        }""",
        before,
    )
    go_offline(page)
    page.goto(f"{site}/en/rules/re-opening/")

    expect(page.locator("#languages a[lang=en]")).to_have_text("Changed")
    expect(page.locator("#kept-note")).to_be_visible()
    after = page.evaluate("caches.keys()")
    assert len(after) == len(before)
    assert all("-another-" in name for name in after)


def test_old_pages_stay_whole_until_the_new_ones_are_there(
    page: Page, site: str, settings: Settings
) -> None:
    """The pages change, and the device has no network: the old ones go on."""
    keep(page, site, "en")
    go_offline(page)
    change_pages(settings)

    for address in ("rules/re-opening/", "scenarios/47-1/5/", "glossary/"):
        page.goto(f"{site}/en/{address}")
        expect(page.locator("#languages a[lang=en]")).to_have_text("English")


def test_device_is_told_that_the_pages_have_changed(
    page: Page, site: str, settings: Settings
) -> None:
    """The new pages cannot be fetched: their list is gone for a while."""
    keep(page, site, "en")
    page.route("**/sw.js", lambda route: route.abort())
    change_pages(settings)

    page.goto(f"{site}/en/offline/")

    expect(page.locator("[data-part=outdated]")).to_be_visible()


def test_keeping_goes_on_where_the_network_gave_way(page: Page, site: str) -> None:
    page.goto(f"{site}/en/offline/")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.locator("[data-part=keep]").click()
    expect(page.locator("[data-part=progress]")).to_contain_text("of")
    go_offline(page)
    over = page.locator("[data-failed=network]:visible, [data-part=kept]:visible")
    expect(over).to_be_visible(timeout=LONG)
    # Were it all here before the network went, then nothing would be tested.
    expect(over).to_have_attribute("data-failed", "network")

    # Not complete, so not shown.
    page.goto(f"{site}/en/rules/")
    expect(page.locator(".lost h1")).to_be_visible()
    page.context.set_offline(False)
    keep(page, site, "en")

    go_offline(page)
    page.goto(f"{site}/en/scenarios/47-3b/0/")
    step(page, 0)


def test_size_that_is_told_is_what_is_kept(page: Page, site: str) -> None:
    keep(page, site, "en")

    stored = page.evaluate(
        """async () => {
          const names = await caches.keys();
          const cache = await caches.open(names.find((name) => name.includes("-kept-en-")));
          const record = await (await cache.match("/offline/record.json")).json();
          let bytes = 0;
          for (const request of await cache.keys()) {
            if (request.url.endsWith("/offline/record.json")) continue;
            bytes += (await (await cache.match(request, { ignoreVary: true })).blob()).size;
          }
          return { told: record.bytes, bytes };
        }"""
    )

    assert stored["told"] == stored["bytes"]
    told = f"{stored['bytes'] / 1e6:.1f}"
    expect(page.locator("[data-part=kept]")).to_contain_text(f"{told} MB")


def test_offline_page_says_what_it_needs_without_a_script(site: str, chromium: Browser) -> None:
    context = chromium.new_context(java_script_enabled=False)
    page = context.new_page()

    page.goto(f"{site}/en/offline/")

    expect(page.locator("#offline-needs")).to_be_visible()
    expect(page.locator("#offline-desk")).to_be_hidden()
    context.close()


@LANGUAGES
def test_pages_are_accessible(page: Page, site: str, language: str) -> None:
    reports = []
    page.goto(f"{site}/{language}/no-network/")
    reports.append(Axe().run(page))
    page.goto(f"{site}/{language}/offline/")
    expect(page.locator("[data-part=keep]")).to_be_visible()
    reports.append(Axe().run(page))
    keep(page, site, language)
    go_offline(page)
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
        page.goto(f"{site}/{language}/offline/")
        expect(page.locator("[data-part=kept]")).to_be_visible()
        expect(page.locator("#kept-note")).to_be_visible()
        reports.append(Axe().run(page))

    assert [report.generate_report() for report in reports if report.violations_count] == []


def test_nothing_is_refused_by_the_policy_and_no_cookie_is_set(page: Page, site: str) -> None:
    messages: list[str] = []
    page.on("console", lambda message: messages.append(message.text))

    keep(page, site, "en")

    assert messages == []
    assert page.context.cookies() == []
