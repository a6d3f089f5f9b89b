"""The admin in a browser: its forms show one language at a time, under the site's strict policy."""

import pytest
from django.contrib.auth.models import User
from playwright.sync_api import Page, expect

from rules.models import Rule
from scenarios.models import Scenario
from tests.browser.conftest import Visit
from tests.browser.session import logged_in

pytestmark = [pytest.mark.browser, pytest.mark.django_db]


def open_form(visit: Visit, path: str) -> Page:
    user, _ = User.objects.get_or_create(username="root", is_staff=True, is_superuser=True)
    return visit(path, storage_state=logged_in(user))


def test_tab_shows_the_fields_of_one_language(visit: Visit) -> None:
    rule = Rule.objects.get(slug="raise-amounts")
    page = open_form(visit, f"/en/admin/rules/rule/{rule.pk}/change/")
    expect(page.locator("#id_title_it")).to_be_visible()

    page.get_by_role("button", name="German").click()

    expect(page.locator("#id_title_de")).to_be_visible()
    expect(page.locator("#id_title_it")).to_be_hidden()
    expect(page.locator("#id_slug")).to_be_visible()

    page.reload()

    expect(page.get_by_role("button", name="German")).to_have_attribute("aria-pressed", "true")
    expect(page.locator("#id_title_it")).to_be_hidden()


def test_tab_shows_the_steps_of_a_scenario_too(visit: Visit) -> None:
    scenario = Scenario.objects.get(code="43-1")
    page = open_form(visit, f"/de/admin/scenarios/scenario/{scenario.pk}/change/")

    page.get_by_role("button", name="Italienisch").click()

    expect(page.locator("#id_steps-0-text_it")).to_be_visible()
    expect(page.locator("#id_steps-0-text_de")).to_be_hidden()
