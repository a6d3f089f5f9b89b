"""The ruling pages: answered, refused with the place of the fault, whole and as fragments."""

import re
from html import unescape
from urllib.parse import quote, unquote_plus, urlencode

import pytest
from django.http import HttpResponse
from django.http.response import HttpResponseBase
from django.test import Client, override_settings

from rules.handline.limits import MAX_LENGTH

pytestmark = pytest.mark.django_db

LANGUAGES = pytest.mark.parametrize("language", ["de", "it", "en"])
HTMX = {"HX-Request": "true"}
RESTORED = {"HX-Request": "true", "HX-History-Restore-Request": "true"}
E47_1 = {
    "en": "NL 50/100 flop: A bets 100, B all-in 125, C calls, D all-in 200, E calls, A?",
    "de": "NL 50/100 Flop: A setzt 100, B all-in 125, C bezahlt, D all-in 200, E geht mit, A?",
    "it": "NL 50/100 flop: A punta 100, B all-in 125, C chiama, D all-in 200, E chiama, A?",
}
BUILT = "NL 50-100 flop [A B C D E]: A bet 100, B all-in 125, C call, D all-in 200, E call"


def ruling(hand: str, language: str = "en", **more: str) -> str:
    query = "".join(f"&{name}={quote(value)}" for name, value in more.items())
    return f"/{language}/ruling/?hand={quote(hand)}{query}"


def build(hand: str, **more: str) -> str:
    return ruling(hand, **more).replace("/ruling/", "/ruling/build/")


def html(response: HttpResponseBase, status: int = 200) -> str:
    assert response.status_code == status
    assert isinstance(response, HttpResponse)
    return response.content.decode()


def fact(page: str, name: str) -> str:
    [value] = re.findall(rf'data-fact="{name}" data-value="([^"]*)"', page)
    return str(value)


def heading(page: str) -> str:
    [inner] = re.findall(r"<h1[^>]*>(.*?)</h1>", page, flags=re.DOTALL)
    return " ".join(unescape(re.sub("<[^>]+>", "", inner)).split())


# --- by typing -------------------------------------------------------------------------------


@pytest.mark.parametrize("typed", E47_1.values(), ids=E47_1)
@LANGUAGES
def test_line_of_any_language_is_answered_in_every_language(
    client: Client, language: str, typed: str
) -> None:
    page = html(client.get(ruling(typed, language)))

    assert 'id="stepper"' in page
    assert 'data-scenario="" data-step="5" data-steps="5"' in page
    assert fact(page, "to-act") == "A"
    assert fact(page, "may-raise") == "true"
    assert fact(page, "to-call") == "100"
    assert fact(page, "bet") == "200"
    assert fact(page, "min-raise-by") == "100"
    assert fact(page, "min-raise-to") == "300"
    assert dict(re.findall(r'data-seat="(\w+)" data-betting="([\w-]+)"', page)) == {
        "A": "reopened",
        "B": "all-in",
        "C": "closed",
        "D": "all-in",
        "E": "matched",
    }


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "A may raise · at least to 300 (by 100)"),
        ("de", "A darf erhöhen · auf mindestens 300 (um 100)"),
        ("it", "A può rilanciare · almeno a 300 (di 100)"),
    ],
)
def test_answer_is_the_heading(client: Client, language: str, words: str) -> None:
    assert heading(html(client.get(ruling(E47_1["en"], language)))) == words


def test_steps_of_the_hand_can_be_walked(client: Client) -> None:
    page = html(client.get(ruling(E47_1["en"], step="2")))

    assert 'data-step="2" data-steps="5"' in page
    assert fact(page, "to-act") == "C"
    assert "&amp;step=1" in page
    assert "&amp;step=3" in page


@pytest.mark.parametrize("step", ["6", "-1", "x", "", "٢", "99999"])
def test_step_that_the_hand_does_not_have_is_not_found(client: Client, step: str) -> None:
    assert client.get(ruling(E47_1["en"], step=step)).status_code == 404


def test_other_houses_and_the_closest_example_stand_beside(client: Client) -> None:
    page = html(client.get(ruling("NL 5-10 turn: X bet 40, Y all-in 60, Z call, V all-in 85, X?")))

    assert "Short all-ins do not add up" in page
    assert '<a href="/en/scenarios/47-1/">' in page
    assert "short all-ins that add up to a full raise" in page


@pytest.mark.parametrize(
    ("line", "call"),
    [
        pytest.param(E47_1["en"], "100 more to call", id="may-raise"),
        pytest.param("NL 50-100 flop [A B=150]: A bet 100, B?", "100 more to call", id="all-in"),
        pytest.param("NL 50-100 flop: A check, B?", None, id="may-bet"),
        pytest.param(E47_1["en"].replace("A?", "A call, C?"), None, id="said-already"),
    ],
)
def test_call_stands_under_the_answer_about_a_raise(
    client: Client, line: str, call: str | None
) -> None:
    page = html(client.get(ruling(line)))

    found = re.search(r'<p class="call">(.*?)</p>', page)
    assert (found and found[1]) == call


def test_preview_has_the_answer_as_its_title(client: Client) -> None:
    page = html(client.get(ruling(E47_1["de"], "de")))

    said = "A darf erhöhen · auf mindestens 300 (um 100)"
    assert f'<meta property="og:title" content="{said}">' in page


def test_hand_that_cannot_get_as_far_in_another_house_says_so(client: Client) -> None:
    line = E47_1["en"].replace(", A?", ", A raises to 300, C?")

    assert "The hand would not get this far. Action 6: A may not raise here" in html(
        client.get(ruling(line))
    )


def test_corrected_raise_says_what_it_comes_to(client: Client) -> None:
    page = html(client.get(ruling("NL 50-100 flop: A bet 300, B raise 400, C?")))

    assert "400 is less than the minimum raise to 600: it is corrected to 600." in page
    assert fact(page, "bet") == "600"


def test_round_of_one_named_player_offers_to_ask_about_the_next(client: Client) -> None:
    page = html(client.get(ruling("NL 50-100 flop: A bet 100")))

    assert f"?{urlencode({'hand': 'NL 50-100 flop: A bet 100, B?'})}" in page


@LANGUAGES
def test_fault_stands_at_its_place_and_the_box_keeps_what_was_typed(
    client: Client, language: str
) -> None:
    typed = "NL 50-100 flop: A bet 100, B cals, C <b>?"
    page = html(client.get(ruling(typed, language)), 422)

    assert "<mark>cals</mark>" in page
    assert 'data-error="syntax"' in page
    [box] = re.findall(r"<textarea[^>]*>(.*?)</textarea>", page, flags=re.DOTALL)
    assert unescape(box) == typed
    assert "<b>?" not in page


def test_suggestion_can_be_clicked(client: Client) -> None:
    page = html(client.get(ruling("NL 50-100 flop: A bet 100, B cals")), 422)
    [address] = re.findall(r'<a class="button quiet" href="([^"]*)"', page)

    assert fact(html(client.get(unescape(address))), "bet") == "100"


def test_line_to_be_typed_on_shows_a_caret(client: Client) -> None:
    assert '<mark class="caret">' in html(client.get(ruling("NL")), 422)


def test_empty_box_offers_examples_that_stand(client: Client) -> None:
    for language in ("de", "it", "en"):
        page = html(client.get(f"/{language}/ruling/"))
        examples = re.findall(r'<li><a href="([^"]*\?hand=[^"]*)"', page)
        assert len(examples) == 3
        for address in examples:
            html(client.get(unescape(address)))


def test_frame_is_that_of_every_page(client: Client) -> None:
    """The page of a typed line is made once for everybody, and must not lose what others show."""

    def frame(address: str) -> list[str]:
        page = html(client.get(address)).replace(' aria-current="page"', "")
        parts = (
            r'<a class="skip".*?<nav id="languages"|<nav class="site-nav".*?<main|<footer.*</html>'
        )
        return re.findall(parts, page, re.DOTALL)

    ruling, glossary = frame("/de/ruling/"), frame("/de/glossary/")

    assert len(ruling) == 3
    assert ruling == glossary


def test_posted_line_is_sent_on_to_its_address(client: Client) -> None:
    response = client.post("/en/ruling/", {"hand": E47_1["en"]})

    assert response.status_code == 303
    assert unquote_plus(response["Location"]) == f"/en/ruling/?hand={E47_1['en']}"


def test_line_too_long_for_an_address_is_answered_all_the_same(client: Client) -> None:
    hand = E47_1["en"] + " " * 5000

    page = html(client.post("/en/ruling/", {"hand": hand}))
    assert fact(page, "min-raise-to") == "300"


@pytest.mark.parametrize("method", ["get", "post"])
def test_line_over_the_limit_is_refused_names_it_and_is_kept(client: Client, method: str) -> None:
    hand = "N" * (MAX_LENGTH + 1)
    page = html(getattr(client, method)("/de/ruling/", {"hand": hand}), 422)

    assert "20.000" in heading(page)
    assert f">{hand}</textarea>" in page


@override_settings(DATA_UPLOAD_MAX_MEMORY_SIZE=1000)
def test_more_than_the_server_takes_is_refused_in_words(client: Client) -> None:
    page = html(client.post("/it/ruling/", {"hand": "N" * 2000}), 422)

    assert "20.000" in heading(page)


@pytest.mark.parametrize("path", ["build/", "calculator/", "chips/"])
def test_other_pages_take_no_post(client: Client, path: str) -> None:
    assert client.post(f"/en/ruling/{path}").status_code == 405


@pytest.mark.parametrize(
    "address",
    [
        ruling(E47_1["en"]),
        ruling("NL 50-100 flop: A bet 100, B cals"),
        "/en/ruling/",
        build(BUILT),
        build("x"),
        "/en/ruling/chips/?hand=NL+50-100+flop+[A+B+C]:+A+bet+300&chips=500",
    ],
)
def test_htmx_gets_the_piece_and_back_gets_the_page(client: Client, address: str) -> None:
    piece = client.get(address, headers=HTMX).content.decode()
    whole = client.get(address, headers=RESTORED)

    assert "<html" not in piece
    assert piece.lstrip().startswith("<title>")
    assert piece.count('id="stepper"') == 1
    assert 'id="languages"' in piece
    assert "<html" in whole.content.decode()
    assert "HX-Request" in whole["Vary"]
    assert "HX-History-Restore-Request" in whole["Vary"]


def test_typing_leaves_the_focus_in_the_box_and_tells_the_answer(client: Client) -> None:
    typing = {**HTMX, "HX-Trigger": "hand"}
    typed = html(client.get(ruling(E47_1["en"]), headers=typing))
    walked = html(client.get(ruling(E47_1["en"]), headers=HTMX))

    assert "autofocus" not in typed
    assert 'role="status" hx-swap-oob="true"' in typed
    assert "autofocus" in walked
    assert 'role="status" hx-swap-oob="true"' not in walked


def test_repeated_address_is_not_made_again(client: Client) -> None:
    first = client.get(ruling(E47_1["en"]))

    again = client.get(ruling(E47_1["en"]), headers={"If-None-Match": first["ETag"]})
    assert again.status_code == 304


# --- by taps ---------------------------------------------------------------------------------


def test_builder_opens_with_its_hand_in_the_address(client: Client) -> None:
    response = client.get("/en/ruling/build/")

    assert response.status_code == 302
    assert unquote_plus(response["Location"]) == (
        "/en/ruling/build/?hand=NL 50-100 flop [A B C D E F]:"
    )


@LANGUAGES
def test_builder_answers_with_the_hooks_of_the_step_page(client: Client, language: str) -> None:
    page = html(client.get(build(BUILT).replace("/en/", f"/{language}/")))

    assert fact(page, "to-act") == "A"
    assert fact(page, "min-raise-to") == "300"
    assert 'data-step="5" data-steps="5"' in page


def test_builder_lists_the_seats_of_a_typed_line(client: Client) -> None:
    page = html(client.get(build(E47_1["en"])))

    assert f'name="hand" value="{BUILT}"' in page


def test_typed_amount_is_sent_on_to_the_hand(client: Client) -> None:
    hand = "NL 50-100 flop [A B]:"
    response = client.get(build(hand, act="raise", to="1.250"))

    assert unquote_plus(response["Location"]).endswith("A raise 1250")


def test_typed_amount_that_cannot_be_is_kept(client: Client) -> None:
    page = html(client.get(build("NL 50-100 flop [A B]: A bet 300", act="raise", to="2oo")), 422)

    assert 'value="2oo"' in page
    assert "An amount of whole chips is needed here" in page
    assert fact(page, "bet") == "300"


def test_other_blinds_are_sent_on_to_the_hand(client: Client) -> None:
    response = client.get(build("NL 50-100 flop [A B]:", sb="75", bb="150"))

    assert unquote_plus(response["Location"]).endswith("?hand=NL 75-150 flop [A B]:")


@pytest.mark.parametrize(
    ("sb", "bb", "message"),
    [
        ("200", "100", "The small blind is at most the big blind."),
        ("0", "0", "The big blind is at least 1."),
        ("x", "100", "An amount of whole chips is needed here, such as 1000."),
        ("1", "9999999999999999", "An amount of whole chips is needed here, such as 1000."),
    ],
)
def test_blinds_that_cannot_be_are_kept(client: Client, sb: str, bb: str, message: str) -> None:
    page = html(client.get(build("NL 50-100 flop [A B]:", sb=sb, bb=bb)), 422)

    assert message in page
    assert f'value="{sb}"' in page


def test_what_if_opens_the_builder_at_the_step(client: Client) -> None:
    step = html(client.get("/en/scenarios/47-1/3/"))
    [address] = re.findall(r'href="(/en/ruling/build/\?from=[^"]*)"', step)
    response = client.get(address, follow=True)

    assert address == "/en/ruling/build/?from=47-1/3"
    page = html(response)
    assert "from=47-1%2F3" in response.redirect_chain[0][0]
    assert fact(page, "to-act") == "D"
    assert "so far this is the example" in page


def test_what_if_shows_what_differs(client: Client) -> None:
    hand = "NL 50-100 flop [A B C D E]: A bet 100, B all-in 125, C call, D raise 400"
    page = html(client.get(build(hand, **{"from": "47-1/3"})))

    assert page.count('<tr class="differs">') == 5
    assert "from=47-1%2F3" in page


@pytest.mark.parametrize(
    "query", [{"from": "47-9/1"}, {"from": ""}, {"act": "fold", "to": "1"}, {"act": ""}]
)
def test_builder_address_that_means_nothing_is_not_found(
    client: Client, query: dict[str, str]
) -> None:
    assert client.get(build("NL 50-100 flop [A B]:", **query)).status_code == 404


def test_builder_refuses_a_faulty_hand_at_its_place(client: Client) -> None:
    page = html(client.get(build("NL 50-100 flop [A B]: A call")), 422)

    assert "<mark>A call</mark>" in page
    assert "/en/ruling/build/?hand=" in page


# --- from four figures -----------------------------------------------------------------------


def test_calculator_opens_empty(client: Client) -> None:
    page = html(client.get("/en/ruling/calculator/"))

    assert '<div id="figures-answer" aria-live="polite"></div>' in page
    assert page.count("<template data-pattern=") == 15


@pytest.mark.parametrize(
    ("own", "words", "by"),
    [
        ("100", "The player may raise · at least to 300 (by 100)", "100"),
        ("125", "The player may not raise · 75 more to call", ""),
        ("", "The player may raise · at least to 300, perhaps only to 325", ""),
        ("200", "The player has nothing to decide", ""),
    ],
)
def test_calculator_answers(client: Client, own: str, words: str, by: str) -> None:
    query = f"big_blind=100&before=125&now=200&own={own}"
    page = html(client.get(f"/en/ruling/calculator/?{query}")).split("<template")[0]

    [answer] = re.findall(r"<h2>(.*?)</h2>", page, flags=re.DOTALL)
    assert " ".join(re.sub("<[^>]+>", "", answer).split()).startswith(words)
    assert fact(page, "min-raise-by") == by


@pytest.mark.parametrize(
    ("query", "message"),
    [
        ("big_blind=0&before=0&now=1", "The big blind is at least 1."),
        ("big_blind=1&before=0&now=0", "There is a bet to match of at least 1."),
        ("big_blind=1&before=9&now=3", "The bet to match never goes down in a round."),
        ("big_blind=1&before=3&now=9&own=5", "Whoever acted before the last raise"),
        ("big_blind=1&before=&now=9", "This field is required."),
        ("big_blind=one&before=3&now=9", "An amount of whole chips is needed here"),
    ],
)
def test_calculator_refuses_at_the_figure(client: Client, query: str, message: str) -> None:
    page = html(client.get(f"/en/ruling/calculator/?{query}"), 422).split("<template")[0]

    assert message in page
    assert "figures-answer verdict" not in page


# --- chips -----------------------------------------------------------------------------------


def test_chips_open_with_a_question_in_the_address(client: Client) -> None:
    response = client.get("/en/ruling/chips/")

    assert unquote_plus(response["Location"]).endswith("?hand=NL 100-200 flop [A B C]: A bet 600")


@pytest.mark.parametrize(
    ("chips", "said", "words", "rule"),
    [
        ("500+100x4", "", "A raise · B raises to 1,200", "Rule 43 (2026: 45)"),
        ("1000", "", "A call · B is in for 600", "Rule 44 (2026: 46)"),
        ("500x2", "", "A call · B is in for 600", "Rule 45 (2026: 47)"),
        ("1000", "&said=raise", "A raise · B raises to 1,200", "Rule 43 (2026: 45)"),
    ],
)
def test_pushed_chips_are_answered_with_the_rule_that_decides(
    client: Client, chips: str, said: str, words: str, rule: str
) -> None:
    hand = quote("NL 100-200 flop [A B C]: A bet 600")
    page = html(client.get(f"/en/ruling/chips/?hand={hand}&chips={chips}{said}"))

    assert heading(page) == words
    assert rule in page


def test_situation_is_sent_on_to_its_hand(client: Client) -> None:
    response = client.get("/en/ruling/chips/?sb=25&bb=50&bet=600&front=big-blind")

    assert unquote_plus(response["Location"]).endswith(
        "?hand=NL 25-50 [A SB BB]: A raise 600, SB fold"
    )


@pytest.mark.parametrize(
    ("query", "message"),
    [
        ("sb=25&bb=50&bet=x&front=nothing", "An amount of whole chips is needed here"),
        ("sb=25&bb=50&bet=600&front=hat", "Select a valid choice."),
        ("sb=50&bb=25&bet=600&front=nothing", "The small blind is at most the big blind."),
    ],
)
def test_situation_that_cannot_be_is_kept(client: Client, query: str, message: str) -> None:
    assert message in html(client.get(f"/en/ruling/chips/?{query}"), 422)


@pytest.mark.parametrize("query", ["&chips=hat", "&chips=1&said=call", "&back=1"])
def test_chips_address_that_means_nothing_is_not_found(client: Client, query: str) -> None:
    hand = quote("NL 100-200 flop [A B C]: A bet 600")

    assert client.get(f"/en/ruling/chips/?hand={hand}{query}").status_code == 404


def test_raise_announced_where_betting_is_closed_is_refused(client: Client) -> None:
    hand = quote("NL 50-100 flop [A B C]: A bet 100, B all-in 125, C call")
    page = html(client.get(f"/en/ruling/chips/?hand={hand}&chips=100x3&said=raise"), 422)

    assert heading(page) == "A may not raise here: betting is closed."


@pytest.mark.parametrize("hand", ["x", "NL 50-100 flop [A B]: A bet 100, B fold"])
def test_chips_without_anybody_to_push_them(client: Client, hand: str) -> None:
    response = client.get(f"/en/ruling/chips/?hand={quote(hand)}")

    assert response.status_code == (422 if hand == "x" else 200)
    assert "denominations" not in response.content.decode()


def test_line_too_long_for_an_address_is_answered_without_links_that_no_server_takes(
    client: Client,
) -> None:
    told = (f"{'P' * 20}{number % 40} raise {2 * number + 2}" for number in range(140))

    response = client.post("/en/ruling/", {"hand": f"NL 1-2 flop: {', '.join(told)}"})

    page = response.content.decode()
    assert response.status_code == 200
    assert page.count("step-text") == 141
    assert max(map(len, re.findall(r'(?:href|src|content)="([^"]*)"', page))) <= 4100
    # A page without an address of its own is not passed on as the empty one.
    assert 'rel="canonical"' not in page
    assert 'class="share"' not in page


def test_only_the_player_whose_turn_it_is_pushes_chips(client: Client) -> None:
    hand = "NL 50-100 flop [A B C]: A bet 100"

    asked = html(client.get(ruling(f"{hand}, C?")))
    in_turn = html(client.get(ruling(f"{hand}, B?")))

    assert "pushes chips" not in asked
    assert "B pushes chips" in in_turn


def test_chips_are_those_of_whose_turn_it_is_whoever_the_line_asks_about(client: Client) -> None:
    hand = "NL 50-100 flop [A B C D]: A bet 100, B raise 400, A?"

    page = html(client.get(f"/en/ruling/chips/?hand={quote(hand)}"))

    assert "C needs 400 more to call" in page


def test_preview_of_a_step_shows_that_step(client: Client) -> None:
    hand = quote("NL 50-100 flop: A bet 100, B raise 300, C?")

    page = client.get(f"/en/ruling/?hand={hand}&step=1").content.decode()

    [card] = re.findall(r'property="og:image" content="([^"]*)"', page)
    assert unescape(card).endswith("&step=1")
    last = client.get(f"/en/ruling/?hand={hand}").content.decode()
    assert "step=" not in re.findall(r'property="og:image" content="([^"]*)"', last)[0]
