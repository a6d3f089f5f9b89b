"""The pages of the rules, in every language."""

import re
from html import unescape

import pytest
from django.test import Client

from rules.models import Edition, Mistake, Rule, Slip

pytestmark = pytest.mark.django_db

LANGUAGES = ("de", "it", "en")
PATHS = ("rules/", "rules/raise-amounts/", "rules/re-opening/", "published-texts/")


def page(client: Client, address: str) -> str:
    response = client.get(address)
    assert response.status_code == 200
    return unescape(response.content.decode())


@pytest.mark.parametrize("path", PATHS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_page_is_there_in_its_language(client: Client, language: str, path: str) -> None:
    html = page(client, f"/{language}/{path}")

    assert f'<html lang="{language}"' in html
    assert len(re.findall("<h1", html)) == 1


@pytest.mark.parametrize("path", PATHS)
def test_other_methods_are_refused(client: Client, path: str) -> None:
    assert client.post(f"/en/{path}").status_code == 405


@pytest.mark.parametrize("slug", ["oversized-chip", "no-such-rule", "47"])
def test_rule_without_a_page_is_not_found(client: Client, slug: str) -> None:
    assert client.get(f"/en/rules/{slug}/").status_code == 404


@pytest.mark.parametrize(
    ("address", "label"),
    [
        ("/de/rules/raise-amounts/", "Regel 43 (2026: 45)"),
        ("/it/rules/re-opening/", "Regola 47 (2026: 49)"),
        ("/en/rules/re-opening/", "Rule 47 (2026: 49)"),
    ],
)
def test_rule_shows_both_numberings(client: Client, address: str, label: str) -> None:
    assert label in page(client, address)


def test_rule_shows_its_number_in_every_edition(client: Client) -> None:
    html = page(client, "/en/rules/re-opening/")

    rows = re.findall(r'<th scope="row">(\d+)</th><td>([\w-]+)</td>', html)
    assert rows == [
        ("2013", "41-B"),
        ("2019", "47"),
        ("2022", "47"),
        ("2024", "47"),
        ("2026", "49"),
    ]


@pytest.mark.parametrize("slug", ["raise-amounts", "re-opening"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_rule_shows_its_texts_mistakes_and_scenarios(
    client: Client, language: str, slug: str
) -> None:
    rule = Rule.objects.get(slug=slug)

    html = page(client, f"/{language}/rules/{slug}/")

    for name in ("title", "summary", "says", "says_not"):
        for paragraph in getattr(rule, f"{name}_{language}").split("\n\n"):
            assert paragraph.strip() in html
    for mistake in Mistake.objects.filter(rule=rule):
        assert getattr(mistake, f"title_{language}") in html
        assert mistake.hand in html
    for scenario in rule.scenarios.all():
        assert f'href="/{language}/scenarios/{scenario.code}/0/"' in html


def test_mistake_is_answered_by_the_engine(client: Client) -> None:
    html = page(client, "/en/rules/re-opening/")

    sentences = [
        " ".join(re.sub("<[^>]+>", "", inner).split())
        for inner in re.findall(r'<p class="hand-verdict[^>]*>(.*?)</p>', html, flags=re.DOTALL)
    ]
    assert "A may not raise · 20 more to call" in sentences


def test_mistake_whose_hand_cannot_be_played_keeps_its_text(client: Client) -> None:
    mistake = Mistake.objects.filter(rule__slug="re-opening").first()
    assert mistake
    mistake.hand = "NL 50-100: nonsense"
    mistake.save()

    assert mistake.title in page(client, "/en/rules/re-opening/")


def test_rule_leads_to_the_official_page(client: Client) -> None:
    official = Edition.objects.get(is_current=True).url

    for path in ("rules/re-opening/", "published-texts/"):
        assert f'<a rel="external" href="{official}">' in page(client, f"/en/{path}")


def test_page_without_a_current_edition_has_no_such_link(client: Client) -> None:
    Edition.objects.update(is_current=False)

    assert 'rel="external"' not in page(client, "/en/rules/re-opening/")


def test_list_links_the_rules_that_have_a_page(client: Client) -> None:
    html = page(client, "/en/rules/")

    links = set(re.findall(r'<h2><a href="([^"]+)">', html))
    assert links == {"/en/rules/raise-amounts/", "/en/rules/re-opening/"}
    assert "Rule 44 (2026: 46)" in html


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_slip_is_told(client: Client, language: str) -> None:
    html = page(client, f"/{language}/published-texts/")

    slips = Slip.objects.all()
    assert len(slips) > 10
    for slip in slips:
        assert f"<q>{slip.stands}</q>" in html
        for paragraph in getattr(slip, f"right_{language}").split("\n\n"):
            assert paragraph.strip() in html


def test_known_page_is_not_sent_again(client: Client) -> None:
    etag = client.get("/en/rules/").headers["ETag"]

    assert client.get("/en/rules/", headers={"If-None-Match": etag}).status_code == 304
