"""Any text at all is answered, or refused in words: never a server error, never run as code."""

import re
from html import unescape

import pytest
from django.test import Client
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

pytestmark = pytest.mark.django_db

# The database is only read, so that what one example leaves behind is nothing.
often = settings(
    max_examples=30,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
WORDS = (
    *("NL", "PL", "FL", "50-100", "flop", "[A B=60 C]", ":", "A", "B", "SB", "BB", ",", "?"),
    *("bet", "raise to", "all-in", "call", "folds", "100", "1.000", "push 500x2", "house double"),
    *("Spieler", "setzt", "erhöht um", "bezahlt", "passt", "geht mit", "checkt", "schiebt vor"),
    *("punta", "rilancia di", "chiama", "passa", "va all-in", "mette", "cap 4", "straddle 200"),
    *("<script>", "\0", "%", "&hand=", '"', "’", "9" * 20, "é", "ﬁ", "٣", "\u202e", "{{ text }}"),
)
texts = st.one_of(
    st.text(max_size=200), st.lists(st.sampled_from(WORDS), max_size=25).map(" ".join)
)
languages = st.sampled_from(("de", "it", "en"))
PARAMETERS = {
    "": ("hand", "step"),
    "build/": ("hand", "from", "act", "to", "sb", "bb"),
    "calculator/": ("big_blind", "before", "now", "own"),
    "chips/": ("hand", "chips", "said", "back", "sb", "bb", "bet", "front"),
}
ANSWERS = {200, 302, 303, 404, 422}


@often
@given(text=texts, language=languages)
def test_any_line_is_answered_or_refused_and_stays_in_the_box(
    client: Client, text: str, language: str
) -> None:
    response = client.get(f"/{language}/ruling/", {"hand": text})
    page = response.content.decode()

    assert response.status_code in {200, 422}
    assert f'<html lang="{language}"' in page
    [box] = re.findall(r"<textarea[^>]*>(.*?)</textarea>", page, flags=re.DOTALL)
    if text.strip():
        assert unescape(box) == text
    assert "<script>" not in box


@often
@given(text=texts, language=languages)
def test_any_line_can_be_posted(client: Client, text: str, language: str) -> None:
    response = client.post(f"/{language}/ruling/", {"hand": text})

    assert response.status_code == 303


@often
@given(text=texts)
def test_any_suggestion_is_a_link_that_leads_on(client: Client, text: str) -> None:
    response = client.get("/en/ruling/", {"hand": text})
    for address in re.findall(r'class="button quiet" href="([^"]*)"', response.content.decode()):
        assert client.get(unescape(address)).status_code in {200, 422}


@pytest.mark.parametrize("path", PARAMETERS)
@often
@given(data=st.data(), language=languages)
def test_any_address_is_answered_or_refused(
    client: Client, data: st.DataObject, language: str, path: str
) -> None:
    stands = st.just("NL 50-100 flop [A B C]: A bet 300")
    values = {
        name: st.one_of(texts, stands, st.integers(0, 2000).map(str)) for name in PARAMETERS[path]
    }
    query = data.draw(st.fixed_dictionaries({}, optional=values))

    for headers in ({}, {"HX-Request": "true"}, {"HX-Request": "true", "HX-Trigger": "hand"}):
        response = client.get(f"/{language}/ruling/{path}", query, headers=headers)
        assert response.status_code in ANSWERS
