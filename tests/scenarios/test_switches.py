"""The switches in an address: known ones are kept from step to step, any other is refused."""

import pytest
from django.http import QueryDict

from scenarios.asking import Guess
from scenarios.switches import Switches, WrongSwitchError


def read(query: str) -> Switches:
    return Switches.read(QueryDict(query))


@pytest.mark.parametrize(
    ("query", "switches"),
    [
        pytest.param("", Switches(), id="none"),
        pytest.param("ask=1", Switches(ask=True), id="ask first"),
        pytest.param("view=projector", Switches(projector=True), id="projector"),
        pytest.param("view=projector&ask=1", Switches(ask=True, projector=True), id="both"),
        pytest.param("utm_source=mail", Switches(), id="not ours"),
        pytest.param("ask=1&may=no", Switches(ask=True, guess=Guess(False, None)), id="no"),
        pytest.param("ask=1&may=yes&to=", Switches(ask=True, guess=Guess(True, None)), id="empty"),
        pytest.param("ask=1&may=yes&to=300", Switches(ask=True, guess=Guess(True, 300)), id="300"),
    ],
)
def test_query_is_read(query: str, switches: Switches) -> None:
    assert read(query) == switches


@pytest.mark.parametrize("amount", ["1000000", "1.000.000", "1,000,000", "1'000'000", "1 000 000"])
def test_amount_is_read_as_people_type_it(amount: str) -> None:
    query = QueryDict(mutable=True)
    query.update({"ask": "1", "may": "yes", "to": f" {amount} "})

    assert Switches.read(query).guess == Guess(may_raise=True, to=1_000_000)


@pytest.mark.parametrize(
    "query",
    [
        "ask=",
        "ask=0",
        "ask=yes",
        "ask=1&ask=1",
        "view=phone",
        "view=",
        "may=yes",
        "to=300",
        "ask=1&to=300",
        "ask=1&may=maybe",
        "ask=1&may=yes&may=no",
        "ask=1&may=yes&to=300&to=400",
    ],
)
def test_wrong_value_is_refused(query: str) -> None:
    with pytest.raises(WrongSwitchError):
        read(query)


@pytest.mark.parametrize(
    ("amount", "shown"),
    [
        ("lots", "lots"),
        ("-300", "-300"),
        ("3.5", "3.5"),
        ("1.0000", "1.0000"),
        ("12345678901234567", "12345678901234567"),
        ("\u0663\u0660\u0660", "\u0663\u0660\u0660"),
        ("3\u200b00", "3(U+200B)00"),
        ("no idea " * 10, "no idea no idea no i"),
    ],
)
def test_amount_that_is_none_is_kept_to_be_asked_again(amount: str, shown: str) -> None:
    query = QueryDict(mutable=True)
    query.update({"ask": "1", "may": "yes", "to": amount})

    switches = Switches.read(query)

    assert (switches.guess, switches.unread) == (None, shown)
    assert switches.query == "?ask=1"


def test_no_needs_no_amount() -> None:
    assert read("ask=1&may=no&to=lots") == Switches(ask=True, guess=Guess(False, None))


@pytest.mark.parametrize(
    ("switches", "query"),
    [
        (Switches(), ""),
        (Switches(ask=True), "?ask=1"),
        (Switches(projector=True), "?view=projector"),
        (Switches(ask=True, projector=True), "?ask=1&view=projector"),
        (Switches(ask=True, guess=Guess(may_raise=True, to=300)), "?ask=1"),
    ],
)
def test_query_keeps_the_switches_and_drops_the_answer(switches: Switches, query: str) -> None:
    assert switches.query == query


def test_each_switch_is_turned_alone() -> None:
    both = Switches(ask=True, projector=True)

    assert both.not_asked == Switches(projector=True)
    assert both.not_projected == Switches(ask=True)
    assert Switches(projector=True).asked_first == both
    assert Switches(ask=True).projected == both
