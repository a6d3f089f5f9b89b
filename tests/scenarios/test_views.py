"""The pages of the scenarios: every one in every language, whole, as a fragment, and refused."""

import gzip
import re
from html import unescape
from pathlib import Path

import pytest
from django.contrib.staticfiles import finders
from django.http import HttpResponse
from django.test import Client
from pytest_django import DjangoAssertNumQueries

from scenarios.models import Scenario, Step
from scenarios.stepper import last_position

pytestmark = pytest.mark.django_db

LANGUAGES = ("de", "it", "en")
CODES = (
    *("43-1", "43-2", "43-3", "43-4a", "43-4b"),
    *("47-1", "47-1a", "47-1b", "47-2", "47-3", "47-3a", "47-3b"),
)
HTMX = {"HX-Request": "true"}
RESTORED = {"HX-Request": "true", "HX-History-Restore-Request": "true"}


def page(client: Client, address: str, **headers: str) -> str:
    response = client.get(address, headers=headers)
    assert response.status_code == 200
    return response.content.decode()


def fact(html: str, name: str) -> str:
    [value] = re.findall(rf'data-fact="{name}" data-value="([^"]*)"', html)
    return str(value)


def betting(html: str) -> dict[str, str]:
    return dict(re.findall(r'data-seat="(\w+)" data-betting="([\w-]+)"', html))


def heading(html: str) -> str:
    [inner] = re.findall(r"<h1[^>]*>(.*?)</h1>", html, flags=re.DOTALL)
    return " ".join(unescape(re.sub("<[^>]+>", "", inner)).split())


def title(html: str) -> str:
    [inner] = re.findall(r"<title>(.*?)</title>", html, flags=re.DOTALL)
    return " ".join(unescape(inner).split())


PAGES = [
    f"/{language}/{path}"
    for language in LANGUAGES
    for path in (
        *("", "scenarios/"),
        *(f"scenarios/{code}/0/" for code in CODES),
        *(f"scenarios/{code}/handout/" for code in CODES),
        *(f"scenarios/{code}/handout/?answers=no" for code in CODES),
    )
]


@pytest.mark.parametrize("address", PAGES)
def test_page_is_there_in_its_language(client: Client, address: str) -> None:
    html = page(client, address)

    assert f'<html lang="{address[1:3]}"' in html
    assert len(re.findall("<h1", html)) == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", CODES)
def test_every_step_has_its_hooks(client: Client, code: str, language: str) -> None:
    first = page(client, f"/{language}/scenarios/{code}/0/")
    last = int(re.findall(r'data-steps="(\d+)"', first)[0])

    for number in range(last + 1):
        html = page(client, f"/{language}/scenarios/{code}/{number}/")
        hooks = f'data-scenario="{code}" data-step="{number}" data-steps="{last}"'
        assert html.count('id="stepper"') == html.count(hooks) == 1
        for name in ("to-act", "may-raise", "to-call", "bet", "min-raise-by", "min-raise-to"):
            assert html.count(f'data-fact="{name}"') == 1
    assert client.get(f"/{language}/scenarios/{code}/{last + 1}/").status_code == 404


@pytest.mark.parametrize(
    ("address", "values"),
    [
        pytest.param("47-1/5", "A true 100 200 100 300", id="47 example 1"),
        pytest.param("47-1a/6", "C false 75 200 100 300", id="47 example 1-A"),
        pytest.param("47-1b/6", "C true 175 300 100 400", id="47 example 1-B"),
        pytest.param("47-3a/5", "A false 3500 7500 4000 11500", id="47 example 3-A"),
        pytest.param("43-1/3", "D true 3600 3600 2000 5600", id="43 example 1"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_step_shows_the_figures_of_the_example(
    client: Client, language: str, address: str, values: str
) -> None:
    html = page(client, f"/{language}/scenarios/{address}/")

    names = ("to-act", "may-raise", "to-call", "bet", "min-raise-by", "min-raise-to")
    assert [fact(html, name) for name in names] == values.split()


def test_step_shows_how_every_seat_stands(client: Client) -> None:
    html = page(client, "/en/scenarios/47-1/5/")

    assert betting(html) == {
        "A": "reopened",
        "B": "all-in",
        "C": "closed",
        "D": "all-in",
        "E": "matched",
    }


@pytest.mark.parametrize(
    ("address", "sentence"),
    [
        ("/en/scenarios/47-1/5/", "A may raise · at least to 300 (by 100)"),
        ("/de/scenarios/47-1/5/", "A darf erhöhen · auf mindestens 300 (um 100)"),
        ("/it/scenarios/47-1/5/", "A può rilanciare · almeno a 300 (di 100)"),
        ("/en/scenarios/47-1a/6/", "C may not raise · 75 more to call"),
        ("/de/scenarios/47-1a/6/", "C darf nicht erhöhen · noch 75 zum Mitgehen"),
        ("/it/scenarios/47-1a/6/", "C non può rilanciare · altri 75 per chiamare"),
        ("/en/scenarios/47-3/4/", "BB may raise · at least to 11,500 (by 4,000)"),
        ("/de/scenarios/47-3/4/", "BB darf erhöhen · auf mindestens 11.500 (um 4.000)"),
        ("/en/scenarios/43-1/0/", "A may bet · at least 200"),
    ],
)
def test_answer_is_the_heading_and_the_title(client: Client, address: str, sentence: str) -> None:
    html = page(client, address)

    assert heading(html) == sentence
    assert title(html).endswith(sentence)


@pytest.mark.parametrize(
    ("hand", "sentence"),
    [
        (
            "NL 50-100 flop [A B=150]: A bet 100, B?",
            "B may go all-in · to 150, less than the minimum of 200",
        ),
        ("NL 50-100 [SB=100 BB]: SB all-in", "BB may not raise · a check is possible"),
        ("NL 50-100 flop [A B]: A bet 100, B fold", "The betting round is over · 100 in the pot"),
        (
            "NL 50-100 flop [A B]: A bet 100, B call, A?",
            "A has nothing to decide · has acted and faces nothing",
        ),
    ],
)
def test_every_state_has_a_sentence(client: Client, hand: str, sentence: str) -> None:
    scenario = Scenario.objects.get(code="43-1")
    scenario.hand = hand
    scenario.save()
    last = hand.count(",") + (0 if hand.endswith("?") else 1)

    html = page(client, f"/en/scenarios/43-1/{last}/")

    assert heading(html) == sentence


def test_corrected_raise_says_why(client: Client) -> None:
    scenario = Scenario.objects.get(code="43-1")
    scenario.hand = "NL 100-200 flop: A bet 600, B raise 1000"
    scenario.save()

    html = page(client, "/en/scenarios/43-1/2/")

    assert "1,000 is less than the minimum raise to 1,200: it is corrected to 1,200." in html


def test_limit_and_pot_limit_have_their_words(client: Client) -> None:
    scenario = Scenario.objects.get(code="43-1")
    scenario.hand = "FL 50-100 flop: A bet 100, B all-in 140, C call, A?"
    scenario.save()

    html = page(client, "/en/scenarios/43-1/3/")

    assert "faces 40, half a bet is 50: 10 short" in html
    assert "the bracket spans half a bet" in html
    assert fact(html, "max-raise-to") == "200"


def test_house_has_its_words(client: Client) -> None:
    scenario = Scenario.objects.get(code="43-1")
    scenario.hand = "NL 50-100 flop house double: A bet 100, B raise 200, A?"
    scenario.save()

    assert "spans what reopens betting in this house" in page(client, "/en/scenarios/43-1/2/")


def test_table_too_long_to_draw_leaves_the_ladder(client: Client) -> None:
    scenario = Scenario.objects.get(code="43-1")
    scenario.hand = "NL 50-100 flop [A B C D E F G H I J K L M]: A?"
    scenario.save()

    html = page(client, "/en/scenarios/43-1/0/")

    assert 'class="table-picture"' not in html
    assert 'class="ladder"' in html


# --- what changed, and the story --------------------------------------------------------------


def test_changed_figures_say_what_they_were(client: Client) -> None:
    """To call, the bet to match and the least total of a raise, before and after D's all-in."""
    html = page(client, "/en/scenarios/47-1/4/")

    assert re.findall(r"<small>(.*?)</small>", html) == ["was 125", "was 125", "was 225"]


def test_story_marks_its_turning_points(client: Client) -> None:
    html = page(client, "/en/scenarios/47-1/5/")

    turnings = re.findall(r'<li class="(?:turned-raise|is-\w+)"><svg.*?</svg>(.*?)</li>', html)
    assert turnings == [
        "minimum raise to 200",
        "minimum raise to 225",
        "closed to A",
        "minimum raise to 300",
        "reopened for A",
        "closed to C",
    ]


def test_reasons_cite_the_rule_in_both_numberings(client: Client) -> None:
    html = page(client, "/de/scenarios/47-1a/6/")

    assert '<a class="citation" href="/de/rules/re-opening/">Regel 47 (2026: 49)</a>' in html


def test_lesson_is_told_at_the_end(client: Client) -> None:
    lesson = Scenario.objects.get(code="47-1").lesson

    assert lesson not in unescape(page(client, "/en/scenarios/47-1/4/"))
    assert lesson in unescape(page(client, "/en/scenarios/47-1/5/"))


# --- whole and fragment -----------------------------------------------------------------------


def test_htmx_gets_the_fragment_with_what_depends_on_the_address(client: Client) -> None:
    html = page(client, "/en/scenarios/47-1/2/", **HTMX)

    assert "<html" not in html
    assert title(html)
    assert html.count('id="stepper"') == 1
    assert '<h1 tabindex="-1" autofocus>' in html
    assert 'id="languages"' in html
    assert 'hx-swap-oob="true"' in html
    assert 'href="/de/scenarios/47-1/2/"' in html


def test_page_as_a_whole_takes_no_focus(client: Client) -> None:
    html = page(client, "/en/scenarios/47-1/2/")

    assert "<html" in html
    assert "autofocus" not in html
    assert "hx-swap-oob" not in html


def test_history_restore_gets_the_page_as_a_whole(client: Client) -> None:
    assert "<html" in page(client, "/en/scenarios/47-1/2/", **RESTORED)


def test_fragment_and_page_hold_the_same_stepper(client: Client) -> None:
    def stepper(html: str) -> str:
        [section] = re.findall(r'<section id="stepper".*</section>', html, flags=re.DOTALL)
        return str(section).replace(" autofocus", "")

    address = "/it/scenarios/47-1a/6/"
    assert stepper(page(client, address, **HTMX)) in page(client, address)


def test_every_htmx_link_repeats_its_address(client: Client) -> None:
    html = page(client, "/en/scenarios/47-1/2/")

    links = re.findall(r'<a [^>]*?href="([^"]*)"[^>]*?hx-get="([^"]*)"([^>]*)', html)
    assert len(links) >= 10
    for href, hx_get, rest in links:
        assert href == hx_get
        assert 'hx-target="#stepper" hx-swap="outerHTML" hx-push-url="true"' in rest


# --- ask first --------------------------------------------------------------------------------


def test_ask_first_hides_the_ruling(client: Client) -> None:
    html = page(client, "/en/scenarios/47-1a/6/?ask=1")

    main = html[html.index("<main") :]
    assert heading(html) == "May C raise?"
    for hidden in ("data-fact", "data-betting", 'class="ladder"', "may not raise", "is-closed"):
        assert hidden not in main
    assert "missing" not in main


def test_ask_first_asks_at_every_step(client: Client) -> None:
    html = page(client, "/en/scenarios/47-1a/2/?ask=1")

    assert heading(html) == "May C raise, and to how much at least?"


@pytest.mark.parametrize(
    ("answer", "verdict", "words"),
    [
        ("47-1/5/?ask=1&may=yes&to=300", "Right.", ""),
        ("47-1/5/?ask=1&may=yes&to=", "Not quite.", "A may indeed raise; the least is to 300."),
        ("47-1/5/?ask=1&may=yes&to=100", "Not quite.", "100 is by how much; to how much in total"),
        ("47-1/5/?ask=1&may=yes&to=200", "Not quite.", "A total of 200 is only a call"),
        ("47-1/5/?ask=1&may=yes&to=400", "Not quite.", "400 is twice the bet to match"),
        ("47-1/5/?ask=1&may=yes&to=250", "Not quite.", "250 is too little"),
        ("47-1/5/?ask=1&may=yes&to=1,000", "Not quite.", "1,000 is more than the least"),
        ("47-1/5/?ask=1&may=no", "Wrong.", "A may not raise; A may, at least to 300."),
        ("47-1a/6/?ask=1&may=no", "Right.", ""),
        ("47-1a/6/?ask=1&may=yes&to=275", "Wrong.", "C may raise; C may not."),
        ("43-2/1/?ask=1&may=yes&to=250", "Right.", ""),
    ],
)
def test_answer_is_marked_with_the_ruling(
    client: Client, answer: str, verdict: str, words: str
) -> None:
    html = page(client, f"/en/scenarios/{answer}")

    assert f"<strong>{verdict}</strong>" in html
    assert words in html
    assert "data-fact" in html


def test_chips_to_add_are_told_from_the_total(client: Client) -> None:
    scenario = Scenario.objects.get(code="43-1")
    scenario.hand = "NL 100-200 flop: A bet 600, B raise 1600, A?"
    scenario.save()

    html = page(client, "/en/scenarios/43-1/2/?ask=1&may=yes&to=2000")

    assert "2,000 is what A has to add; the total is 2,600." in html


def test_ask_first_has_nothing_to_ask_once_the_round_is_over(client: Client) -> None:
    scenario = Scenario.objects.get(code="43-1")
    scenario.hand = "NL 50-100 flop [A B]: A bet 100, B fold"
    scenario.save()

    html = page(client, "/en/scenarios/43-1/2/?ask=1")

    assert heading(html) == "The betting round is over · 100 in the pot"


# --- projector, languages, handout ------------------------------------------------------------


def test_projector_is_kept_from_step_to_step(client: Client) -> None:
    html = page(client, "/en/scenarios/47-1/2/?view=projector")

    assert '<html lang="en" class="projector">' in html
    assert 'href="/en/scenarios/47-1/3/?view=projector"' in html
    assert 'class="leave" href="/en/scenarios/47-1/2/"' in html


def test_projector_fragment_brings_no_languages(client: Client) -> None:
    html = page(client, "/en/scenarios/47-1/2/?view=projector", **HTMX)

    assert 'id="languages"' not in html


def test_language_links_keep_the_step_and_the_switches(client: Client) -> None:
    html = page(client, "/en/scenarios/47-1/2/?ask=1")

    for language in LANGUAGES:
        assert f'href="/{language}/scenarios/47-1/2/?ask=1" lang="{language}"' in html


def test_handout_has_answers_or_room_for_them(client: Client) -> None:
    with_answers = page(client, "/en/scenarios/47-1a/handout/")
    without = page(client, "/en/scenarios/47-1a/handout/?answers=no")

    assert "C may not raise" in with_answers
    assert 'class="ladder"' in with_answers
    assert "may not raise" not in without
    assert 'class="ladder"' not in without
    assert 'class="blanks"' in without
    assert Scenario.objects.get(code="47-1a").title not in unescape(without)


# --- refused ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "path",
    [
        "scenarios/99-9/0/",
        "scenarios/99-9/",
        "scenarios/99-9/handout/",
        "scenarios/47-1/6/",
        "scenarios/47-1/-1/",
        "scenarios/47-1/one/",
        "scenarios/47-1/99999999999999999999/",
        "scenarios/47-1/2/?ask=2",
        "scenarios/47-1/2/?view=phone",
        "scenarios/47-1/2/?may=yes",
        "scenarios/47-1/handout/?answers=maybe",
    ],
)
@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("de", "Diese Seite gibt es nicht."),
        ("it", "Questa pagina non esiste."),
        ("en", "This page does not exist."),
    ],
)
def test_wrong_address_leads_on(client: Client, language: str, words: str, path: str) -> None:
    response = client.get(f"/{language}/{path}")

    html = response.content.decode()
    assert response.status_code == 404
    assert heading(html) == words
    assert f'href="/{language}/scenarios/"' in html


@pytest.mark.parametrize("method", ["post", "put", "patch", "delete"])
@pytest.mark.parametrize(
    "path", ["", "scenarios/", "scenarios/47-1/", "scenarios/47-1/2/", "scenarios/47-1/handout/"]
)
def test_other_methods_are_refused(client: Client, method: str, path: str) -> None:
    response: HttpResponse = getattr(client, method)(f"/en/{path}")

    assert response.status_code == 405


@pytest.mark.parametrize("path", ["", "scenarios/", "scenarios/47-1/2/"])
def test_head_is_answered(client: Client, path: str) -> None:
    assert client.head(f"/en/{path}").status_code == 200


@pytest.mark.parametrize(
    ("path", "address"),
    [
        ("47-1/", "/de/scenarios/47-1/0/"),
        ("47-1/?ask=1&view=projector", "/de/scenarios/47-1/0/?ask=1&view=projector"),
    ],
)
def test_scenario_begins_at_its_setting(client: Client, path: str, address: str) -> None:
    response = client.get(f"/de/scenarios/{path}")

    assert (response.status_code, response.headers["Location"]) == (302, address)


@pytest.mark.parametrize(
    ("language", "message"),
    [
        ("de", "„viel&lt;b&gt;“ ist kein Betrag in ganzen Chips wie 1000 oder 1.000."),
        ("it", "«viel&lt;b&gt;» non è un importo in chips intere come 1000 o 1.000."),
        ("en", "“viel&lt;b&gt;” is not an amount of whole chips, such as 1000 or 1.000."),
    ],
)
@pytest.mark.parametrize("headers", [{}, HTMX], ids=["page", "fragment"])
def test_amount_that_is_none_is_asked_again_and_not_lost(
    client: Client, language: str, message: str, headers: dict[str, str]
) -> None:
    address = f"/{language}/scenarios/47-1/5/?ask=1&may=yes&to=viel%3Cb%3E"

    response = client.get(address, headers=headers)
    html = response.content.decode()

    assert response.status_code == 422
    assert message in html
    assert 'name="to" ' in html
    assert 'value="viel&lt;b&gt;" aria-invalid="true"' in html
    # The ruling stays hidden.
    assert 'data-fact="min-raise-to"' not in html


# --- cost and caches --------------------------------------------------------------------------


@pytest.mark.parametrize("number", [0, 1, 3, 6])
@pytest.mark.parametrize("headers", [{}, HTMX], ids=["page", "fragment"])
def test_step_costs_three_queries_and_one_when_it_is_known(
    client: Client,
    django_assert_num_queries: DjangoAssertNumQueries,
    headers: dict[str, str],
    number: int,
) -> None:
    address = f"/en/scenarios/47-1a/{number}/"

    with django_assert_num_queries(3):
        client.get(address, headers=headers)
    with django_assert_num_queries(1):
        client.get(address, headers=headers)


@pytest.mark.parametrize("headers", [{}, HTMX], ids=["page", "fragment"])
def test_known_page_is_not_sent_again(client: Client, headers: dict[str, str]) -> None:
    address = "/en/scenarios/47-1a/6/"
    etag = client.get(address, headers=headers).headers["ETag"]

    response = client.get(address, headers={**headers, "If-None-Match": etag})

    assert (response.status_code, response.content) == (304, b"")
    assert response.headers["ETag"] == etag
    assert {"HX-Request", "HX-History-Restore-Request"} <= set(response.headers["Vary"].split(", "))


def test_page_and_fragment_are_different_versions(client: Client) -> None:
    address = "/en/scenarios/47-1a/6/"
    etag = client.get(address).headers["ETag"]

    response = client.get(address, headers={**HTMX, "If-None-Match": etag})

    assert response.status_code == 200
    assert "<html" not in response.content.decode()


def test_edit_shows_at_once(client: Client) -> None:
    address = "/en/scenarios/47-1/1/"
    etag = client.get(address).headers["ETag"]
    step = Step.objects.get(scenario__code="47-1", number=1)
    step.text = "A opens for 100."
    step.save()

    response = client.get(address, headers={"If-None-Match": etag})

    assert response.status_code == 200
    assert "A opens for 100." in response.content.decode()


def test_public_pages_set_no_cookie(client: Client) -> None:
    response = client.get("/en/scenarios/47-1a/6/?ask=1&may=no")

    assert not response.cookies
    assert "Cookie" not in response.headers["Vary"]


@pytest.mark.parametrize("address", PAGES)
def test_nothing_is_inline(client: Client, address: str) -> None:
    html = page(client, address)

    assert " style=" not in html
    assert "<style" not in html
    assert not re.findall(r"<script(?![^>]*\bsrc=)", html)
    assert not re.findall(r"\son\w+=", html)
    assert "hx-on" not in html


# --- weight -----------------------------------------------------------------------------------


def weight(body: bytes) -> int:
    """Return how many bytes travel, compressed as the server does it."""
    return len(gzip.compress(body, compresslevel=6))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", CODES)
def test_step_weighs_less_than_five_kilobytes(client: Client, code: str, language: str) -> None:
    place = last_position(Scenario.objects.get(code=code))
    assert place

    for number in range(place.last + 1):
        html = page(client, f"/{language}/scenarios/{code}/{number}/", **HTMX)
        assert weight(html.encode()) < 5000, number


@pytest.mark.parametrize("path", ["", "scenarios/47-1a/6/"])
def test_first_visit_weighs_less_than_sixty_kilobytes(client: Client, path: str) -> None:
    html = page(client, f"/de/{path}")

    names = re.findall(r'(?:src|href)="/static/([^"]+)"', html)
    files = [finders.find(name) for name in names]
    total = weight(html.encode()) + sum(weight(Path(str(file)).read_bytes()) for file in files)
    assert len(files) >= 3
    assert total < 60_000
