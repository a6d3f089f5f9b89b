"""The translators' desk in a browser: finding, mending, submitting, approving, dismissing."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from django.contrib.auth.models import Group, User
from playwright.sync_api import Dialog, Page, expect
from pytest_django import DjangoDbBlocker

from scenarios.models import Scenario
from scenarios.wording.desk.upkeep import bring_up_to_date
from scenarios.wording.models import FoundFinding
from scenarios.wording.running import all_documents
from tests.browser.conftest import Visit
from tests.browser.session import logged_in
from tests.browser.test_accessibility import CONTRAST, WCAG, violations

pytestmark = [pytest.mark.browser, pytest.mark.django_db]

Enter = Callable[..., Page]

WORK = "/en/wording/texts/scenario/43-1/"


def person(name: str, role: str) -> User:
    user, created = User.objects.get_or_create(username=name)
    if created:
        user.groups.add(Group.objects.get(name=role))
    return user


@pytest.fixture(scope="session", autouse=True)
def checked_once(django_db_setup: None, django_db_blocker: DjangoDbBlocker) -> None:
    """Look for the findings once, and not in every test anew."""
    with django_db_blocker.unblock():
        bring_up_to_date(list(all_documents()), are_all=True)


@pytest.fixture
def enter(visit: Visit, site: str) -> Enter:
    """Open a page as somebody who is logged in."""

    def entered(name: str, role: str, path: str, **profile: Any) -> Page:  # noqa: ANN401 -- Playwright
        return visit(path, storage_state=logged_in(person(name, role)), **profile)

    return entered


def ruling() -> str:
    return str(Scenario.objects.values_list("ruling_de", flat=True).get(code="43-1"))


@pytest.fixture
def slip() -> None:
    """Plant a slip of the pen in the German ruling."""
    Scenario.objects.filter(code="43-1").update(ruling_de=ruling().replace("5.600", "5.6000"))


def test_translator_finds_mends_and_submits(visit: Visit, slip: None) -> None:
    theo = person("theo", "translator")
    theo.set_password("vier gute Karten")
    theo.save()
    page = visit("/en/wording/")
    page.get_by_label("Name").fill("theo")
    page.get_by_label("Password").fill("vier gute Karten")
    page.get_by_role("button", name="Log in").click()

    page.get_by_role("link", name="Findings", exact=True).click()
    page.get_by_label("Severity").select_option("error")
    page.get_by_label("Texts").select_option("scenario")
    page.get_by_role("button", name="Filter").click()
    row = page.get_by_role("row").filter(has_text="5.6000").first
    row.get_by_role("link").click()

    cell = page.locator(".cell", has_text="5.6000").first
    cell.get_by_role("link", name="Edit").click()
    words = cell.get_by_role("textbox")
    expect(words).to_be_focused()
    text = words.input_value()
    words.fill(text + " ")
    words.press_sequentially("x")
    expect(cell.locator(".draft .finding").first).to_contain_text("5.6000")
    words.fill(text.replace("5.6000", "5.600"))
    expect(cell.locator(".draft")).to_contain_text("Nothing found.")
    words.press("Control+Enter")

    expect(page.locator(".cell", has_text="5.600").first).to_be_visible()
    head = page.locator(".column-head").first
    head.get_by_role("button", name="Submit for review").click()
    expect(page.locator(".column-head").first).to_contain_text("in review")
    expect(page.get_by_role("button", name="Approve")).to_have_count(0)
    assert "5.600." in ruling()


def test_reviewer_approves_what_somebody_else_submitted(enter: Enter, slip: None) -> None:
    page = enter("theo", "translator", WORK)
    page.get_by_role("button", name="Write “5.600”").first.click()
    page.get_by_role("button", name="Submit for review").first.click()

    page = enter("rita", "reviewer", "/en/wording/")
    page.locator(".waiting").get_by_role("link", name="43-1").click()
    head = page.locator(".column-head").first
    head.get_by_role("button", name="Approve").click()

    expect(page.get_by_role("status")).to_contain_text("Approved.")
    expect(page.locator(".column-head").first).to_contain_text("approved")


def test_whoever_edited_last_cannot_approve(enter: Enter, slip: None) -> None:
    page = enter("rita", "reviewer", WORK)
    page.get_by_role("button", name="Write “5.600”").first.click()

    head = page.locator(".column-head").first
    expect(head.get_by_role("button", name="Approve")).to_be_disabled()
    expect(head).to_contain_text("somebody else has to approve it")


def test_dismissal_comes_back_when_the_words_change(enter: Enter, slip: None) -> None:
    page = enter("rita", "reviewer", WORK)
    finding = page.locator(".finding.is-error", has_text="5.6000").first
    finding.get_by_text("Dismiss", exact=True).first.click()
    finding.get_by_label("Reason").select_option("intended")
    finding.get_by_label("In your own words").fill("It is meant so.")
    finding.get_by_role("button", name="Dismiss").click()
    expect(page.locator(".finding.is-dismissed")).to_contain_text("It is meant so.")
    kept = FoundFinding.objects.get(
        key="scenarios.scenario/43-1/ruling", check_id="NUM-FORMAT", is_open=True
    )

    page = enter("theo", "translator", WORK)
    cell = page.locator(".cell", has_text="5.6000").first
    cell.get_by_role("link", name="Edit").click()
    words = cell.get_by_role("textbox")
    words.fill(words.input_value().replace("mindestens 5.6000", "wenigstens 5.6000"))
    cell.get_by_role("button", name="Save").click()

    again = page.locator(".finding.is-error", has_text="5.6000")
    expect(again.first).to_be_visible()
    expect(page.locator(".finding.is-dismissed")).to_have_count(0)
    assert FoundFinding.objects.filter(is_open=True, pk=kept.pk).count() == 0


def test_counterparts_light_up_under_the_mouse_and_by_the_keyboard(enter: Enter) -> None:
    page = enter("vera", "viewer", WORK)
    pair = page.locator(".pair", has=page.locator('[data-mark="figure-5600"]')).first
    lit = page.locator(".m.is-lit")

    pair.locator('[data-mark="figure-5600"]').first.hover()
    expect(lit).to_have_count(4)
    assert set(lit.all_inner_texts()) == {"5.600", "5,600"}

    pair.locator(".cell").first.locator('[tabindex="0"]').focus()
    first = set(lit.all_inner_texts())
    page.keyboard.press("ArrowRight")
    assert set(lit.all_inner_texts()) != first
    page.keyboard.press("Escape")
    expect(lit).to_have_count(0)


def test_words_that_are_not_saved_are_not_left_by_mistake(enter: Enter) -> None:
    page = enter("theo", "translator", WORK)
    cell = page.locator(".cell").first
    cell.get_by_role("link", name="Edit").click()
    cell.get_by_role("textbox").press_sequentially("Neu")
    asked: list[str] = []

    def stay(dialog: Dialog) -> None:
        asked.append(dialog.type)
        dialog.dismiss()

    page.on("dialog", stay)

    page.get_by_role("link", name="Overview", exact=True).click(no_wait_after=True)

    page.wait_for_timeout(200)
    assert asked == ["beforeunload"]
    expect(cell.get_by_role("textbox")).to_have_value(re.compile("Neu"))


def test_desk_works_without_a_script(enter: Enter, slip: None) -> None:
    page = enter("theo", "translator", WORK, java_script_enabled=False)
    page.locator(".cell", has_text="5.6000").first.get_by_role("link", name="Edit").click()
    words = page.get_by_role("textbox")
    words.fill(words.input_value().replace("5.6000", "5.600"))
    page.get_by_role("button", name="Save").click()

    expect(page).to_have_url(re.compile(WORK))
    assert "5.600." in ruling()


PATHS = (
    "",
    "texts/scenario/43-1/",
    "texts/slip/de-43/",
    "edit/de/scenarios.scenario/43-1/ruling/",
    "findings/",
    "findings/?fate=&check=NUM-FORMAT",
    "glossary/?q=raise",
    "glossary/raise/",
    "exchange/",
    "history/scenario/43-1/",
    "alignment/scenarios.scenario/43-1/ruling/",
    "login/",
)


@pytest.mark.parametrize("language", ["de", "it", "en"])
@pytest.mark.parametrize("path", PATHS)
def test_axe_finds_nothing_in_light_and_dark(
    enter: Enter, slip: None, language: str, path: str
) -> None:
    page = enter("rita", "reviewer", f"/{language}/wording/{path}", color_scheme="light")

    assert violations(page, WCAG) == []
    page.emulate_media(color_scheme="dark")
    assert violations(page, CONTRAST) == []


@pytest.mark.parametrize("language", ["de", "it"])
@pytest.mark.parametrize("path", PATHS)
@pytest.mark.parametrize(("width", "text"), [(390, 16), (320, 16), (390, 32)])
def test_page_is_never_wider_than_the_screen(
    enter: Enter, slip: None, language: str, path: str, width: int, text: int
) -> None:
    page = enter(
        "rita",
        "reviewer",
        f"/{language}/wording/{path}",
        viewport={"width": width, "height": 844},
    )

    page.evaluate(f"document.documentElement.style.fontSize = '{text}px'")

    assert page.evaluate("document.documentElement.scrollWidth") <= width
