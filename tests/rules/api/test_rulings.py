"""Rulings over HTTP: contract section 3."""

import json
from urllib.parse import urlencode

import pytest
from django.conf import settings
from django.test import Client

from rules.report import report

LINE = "NL 50-100 flop: A bet 100, B all-in 125, A?"
IMPOSSIBLE = "NL 50-100 flop: A bet 200, B check"
KB_64 = 64 * 1024


def ask(client: Client, question: object, **headers: str) -> tuple[int, dict[str, object]]:
    """Post a question, and return the status and the answer."""
    response = client.post(
        "/api/rulings", json.dumps(question), content_type="application/json", headers=headers
    )
    assert response["Content-Type"] == "application/json"
    return response.status_code, response.json()


def test_posted_line_is_answered_as_the_command_does(client: Client) -> None:
    assert ask(client, {"hand": LINE}) == (200, report(LINE))


def test_line_in_the_address_is_answered_alike(client: Client) -> None:
    response = client.get("/api/rulings", {"hand": LINE})

    assert (response.status_code, response.json()) == (200, report(LINE))


def test_line_that_cannot_be_is_answered_422(client: Client) -> None:
    assert ask(client, {"hand": IMPOSSIBLE}) == (422, report(IMPOSSIBLE))


def test_all_houses_are_asked_on_demand(client: Client) -> None:
    assert ask(client, {"hand": LINE, "houses": "all"}) == (200, report(LINE, houses=True))


def test_head_tells_what_get_would(client: Client) -> None:
    response = client.head("/api/rulings", {"hand": LINE})

    assert (response.status_code, response.content) == (200, b"")


@pytest.mark.parametrize(
    ("language", "message"),
    [
        ("de", "B steht vor einem Einsatz von 200 und kann nicht checken."),
        ("it", "B ha di fronte una puntata di 200 e non può fare check."),
        ("en", "B faces a bet of 200 and cannot check."),
    ],
)
def test_messages_speak_the_language_asked_for(client: Client, language: str, message: str) -> None:
    asked = client.post(
        "/api/rulings",
        json.dumps({"hand": IMPOSSIBLE, "language": language}),
        content_type="application/json",
        headers={"Accept-Language": "fr"},
    )
    accepted = client.get(
        "/api/rulings", {"hand": IMPOSSIBLE}, headers={"Accept-Language": language}
    )

    assert [one.json()["error"]["message"] for one in (asked, accepted)] == [message] * 2
    assert [one["Content-Language"] for one in (asked, accepted)] == [language] * 2
    assert "Accept-Language" in accepted["Vary"]


@pytest.mark.parametrize("language", [code for code, _ in settings.LANGUAGES])
def test_refusals_speak_the_language_accepted(client: Client, language: str) -> None:
    words = {
        "de": "Der Body ist kein JSON-Objekt in UTF-8.",
        "it": "Il corpo non è un oggetto JSON in UTF-8.",
        "en": "The body is not a JSON object in UTF-8.",
    }

    _status, answer = ask(client, [], **{"Accept-Language": language})

    assert answer == {"error": {"code": "wrong-json", "message": words[language], "facts": {}}}


@pytest.mark.parametrize(
    "body",
    [
        pytest.param(b" ", id="nothing"),
        pytest.param(b"{", id="cut off"),
        pytest.param(b'"NL 50-100:"', id="no object"),
        pytest.param(b'{"hand": NaN}', id="no number of JSON"),
        pytest.param(b'{"hand": "NL 50-100:", "hand": "NL 10-20:"}', id="a field twice"),
        pytest.param(b'{"hand": "\xff"}', id="no UTF-8"),
        pytest.param('{"hand": ""}'.encode("utf-16"), id="UTF-16"),
        pytest.param(b'{"hand": ' + b"[" * 60_000, id="too deep"),
        pytest.param(b'{"hand": ' + b"9" * 60_000 + b"}", id="too many digits"),
    ],
)
def test_body_that_is_no_question_in_json_is_refused(client: Client, body: bytes) -> None:
    response = client.post("/api/rulings", body, content_type="application/json")

    assert (response.status_code, response.json()["error"]["code"]) == (400, "wrong-json")


@pytest.mark.parametrize(
    ("question", "field"),
    [
        pytest.param({}, "hand", id="no hand"),
        pytest.param({"hand": 3}, "hand", id="a number"),
        pytest.param({"hand": [LINE]}, "hand", id="a list"),
        pytest.param({"hand": LINE, "language": "fr"}, "language", id="a language there is not"),
        pytest.param({"hand": LINE, "language": None}, "language", id="no language"),
        pytest.param({"hand": LINE, "houses": "tda"}, "houses", id="one house"),
        pytest.param({"hand": LINE, "houses": True}, "houses", id="a truth"),
        pytest.param({"hand": LINE, "line": LINE}, "line", id="an unknown field"),
    ],
)
def test_field_that_cannot_be_is_named(
    client: Client, question: dict[str, object], field: str
) -> None:
    status, answer = ask(client, question)

    assert status == 400
    assert answer["error"]["code"] == "wrong-field"  # type: ignore[index]
    assert answer["error"]["facts"] == {"field": field}  # type: ignore[index]


@pytest.mark.parametrize(
    ("query", "field"),
    [
        pytest.param("", "hand", id="no hand"),
        pytest.param("hand=a&hand=b", "hand", id="two hands"),
        pytest.param(f"{urlencode({'hand': LINE})}&x=1", "x", id="an unknown field"),
        pytest.param("&".join(["a=1"] * 1001), "", id="too many fields"),
    ],
)
def test_query_that_cannot_be_is_refused(client: Client, query: str, field: str) -> None:
    response = client.get(f"/api/rulings?{query}")

    assert response.status_code == 400
    assert response.json()["error"]["facts"] == {"field": field}


def test_question_in_two_places_is_refused(client: Client) -> None:
    response = client.post(
        "/api/rulings?language=de", json.dumps({"hand": LINE}), content_type="application/json"
    )

    assert (response.status_code, response.json()["error"]["facts"]) == (400, {"field": "language"})


@pytest.mark.parametrize(("length", "status"), [(KB_64, 422), (KB_64 + 1, 413)])
def test_body_has_at_most_64_kb(client: Client, length: int, status: int) -> None:
    frame = len('{"hand": ""}')
    body = '{"hand": "' + "x" * (length - frame) + '"}'

    response = client.post("/api/rulings", body, content_type="application/json")

    assert (len(body), response.status_code) == (length, status)
    code = "too-long" if status == 422 else "too-large"
    assert response.json()["error"]["code"] == code


@pytest.mark.parametrize(("length", "status"), [(KB_64, 422), (KB_64 + 1, 413)])
def test_query_has_at_most_64_kb(client: Client, length: int, status: int) -> None:
    query = "hand=".ljust(length, "x")

    assert client.get(f"/api/rulings?{query}").status_code == status


@pytest.mark.parametrize(
    ("line", "code"),
    [
        pytest.param(f"NL 1-2 flop [{' '.join(f'p{n}' for n in range(41))}]:", 422, id="41 seats"),
        pytest.param(f"NL 1-2 flop [{' '.join(f'p{n}' for n in range(40))}]:", 200, id="40 seats"),
        pytest.param("NL 1-2 flop: A bet 1000000000000000", 200, id="10 to the 15th"),
        pytest.param("NL 1-2 flop: A bet 1000000000000001", 422, id="one chip more"),
    ],
)
def test_limits_of_a_line_are_those_of_the_contract(client: Client, line: str, code: int) -> None:
    status, answer = ask(client, {"hand": line})

    assert status == code
    assert code == 200 or answer["error"]["code"] == "too-long"  # type: ignore[index]


@pytest.mark.parametrize(("actions", "status"), [(400, 200), (401, 422)])
def test_line_has_at_most_400_actions(client: Client, actions: int, status: int) -> None:
    players = [f"p{number % 40}" for number in range(actions)]
    raises = [f"{player} raise {2 + 2 * step}" for step, player in enumerate(players)]

    assert ask(client, {"hand": f"NL 1-2 flop: {', '.join(raises)}"})[0] == status


@pytest.mark.parametrize(
    "content_type",
    [
        pytest.param("text/plain", id="text"),
        pytest.param("application/x-www-form-urlencoded", id="a form"),
        pytest.param("application/json; charset=utf-16", id="UTF-16"),
    ],
)
def test_body_of_another_type_is_refused(client: Client, content_type: str) -> None:
    response = client.post("/api/rulings", json.dumps({"hand": LINE}), content_type=content_type)

    assert (response.status_code, response.json()["error"]["code"]) == (415, "wrong-type")


def test_body_may_name_its_charset(client: Client) -> None:
    response = client.post(
        "/api/rulings", json.dumps({"hand": LINE}), content_type="application/json; charset=UTF-8"
    )

    assert response.status_code == 200


@pytest.mark.parametrize("method", ["PUT", "PATCH", "DELETE", "TRACE", "BREW"])
def test_other_methods_are_refused(client: Client, method: str) -> None:
    response = client.generic(method, "/api/rulings")

    assert response.status_code == 405
    assert response["Allow"] == "GET, HEAD, POST, OPTIONS"
    assert response.json()["error"]["code"] == "wrong-method"


def test_surrogates_and_nothing_at_all_do_no_harm(client: Client) -> None:
    response = client.post(
        "/api/rulings", rb'{"hand": "\ud800\u0000"}', content_type="application/json"
    )

    assert (response.status_code, response.json()["hand"]) == (422, "\ud800\0")


# --- from anywhere, without cookies ----------------------------------------------------------


def test_any_origin_may_ask_and_no_cookie_is_set() -> None:
    client = Client(enforce_csrf_checks=True, headers={"Origin": "https://elsewhere.example"})

    status, _answer = ask(client, {"hand": LINE})
    response = client.get("/api/rulings", {"hand": LINE})

    assert status == 200
    assert response["Access-Control-Allow-Origin"] == "*"
    assert "Access-Control-Allow-Credentials" not in response
    assert not client.cookies
    assert "Cookie" not in response["Vary"]


def test_browser_may_ask_first_what_it_may_send(client: Client) -> None:
    response = client.options("/api/rulings", headers={"Origin": "https://elsewhere.example"})

    assert (response.status_code, response.content) == (204, b"")
    assert response["Access-Control-Allow-Origin"] == "*"
    assert response["Access-Control-Allow-Methods"] == "GET, HEAD, POST, OPTIONS"
    assert "Content-Type" in response["Access-Control-Allow-Headers"]
