"""Pushed chips: the question from the address, and the rule that decides."""

import pytest
from django.http import QueryDict

from rules.engine import Chips
from rules.handline import rule_on
from scenarios.ruling.chips import (
    Denomination,
    InFront,
    Question,
    question_in,
    read_chips,
    simple_hand,
    written,
)
from scenarios.ruling.faults import Reading
from scenarios.ruling.lines import read


def question(hand: str, query: str) -> Question:
    reading = read(hand, "en")
    assert isinstance(reading, Reading)
    found = question_in(QueryDict(query), reading, "en", {})
    assert found is not None
    return found


FACING_600 = "NL 100-200 flop [A B C]: A bet 600"
BLIND_FACING_600 = "NL 25-50 [A SB BB]: A raise 600, SB fold"


@pytest.mark.parametrize(
    ("hand", "query", "as_", "to", "code"),
    [
        # 43-A: half of the minimum raise to 1,200 is 900.
        pytest.param(FACING_600, "chips=500+100x3", "call", 600, "under-half", id="800"),
        pytest.param(FACING_600, "chips=500+100x4", "raise", 1200, "at-least-half", id="900"),
        pytest.param(FACING_600, "chips=500x2+100x2", "raise", 1200, "full-amount", id="1200"),
        pytest.param(FACING_600, "chips=1000", "call", 600, "oversized-chip", id="one-chip"),
        pytest.param(FACING_600, "chips=500x2", "call", 600, "every-chip-needed", id="two-500s"),
        pytest.param(
            FACING_600, "chips=1000&said=raise", "raise", 1200, "raise-announced", id="said"
        ),
        pytest.param(FACING_600, "chips=100x6", "call", 600, "exact-call", id="the-call"),
        # Rule 46: 25-50, a raise to 600, the big blind pushes one chip of 1,000.
        pytest.param(BLIND_FACING_600, "chips=1000", "call", 600, "oversized-chip", id="blind"),
        pytest.param(
            BLIND_FACING_600, "chips=1000+500", "raise", 1550, "full-amount", id="blind-raises"
        ),
    ],
)
def test_chips_are_ruled(hand: str, query: str, as_: str, to: int, code: str) -> None:
    resolved = question(hand, query).resolved

    assert resolved is not None
    assert (resolved.as_, resolved.to, resolved.why.code) == (as_, to, code)


def test_question_names_the_player_and_what_lies_in_front() -> None:
    asked = question(BLIND_FACING_600, "chips=1000+100x5&back=all")

    assert (asked.player, asked.own, asked.pushed, asked.pulled_back) == ("BB", 50, 1500, True)
    assert asked.line_text.endswith("BB push 1000x1+100x5 back 50") or asked.line_text.endswith(
        "BB push 1000+100x5 back 50"
    )
    assert rule_on(asked.line_text)[-1].resolved == asked.resolved


def test_announced_raise_where_betting_is_closed_is_refused_in_words() -> None:
    hand = "NL 50-100 flop [A B C]: A bet 100, B all-in 125, C call"
    asked = question(hand, "chips=100x3&said=raise")

    assert asked.error == "A may not raise here: betting is closed."
    assert asked.resolved is None
    assert asked.citation is None


def test_nothing_is_ruled_before_a_chip_is_pushed() -> None:
    asked = question(FACING_600, "")

    assert (asked.outcome, asked.resolved, asked.error) == (None, None, "")


def test_nobody_pushes_once_the_round_is_over() -> None:
    asked = question("NL 50-100 flop [A B]: A bet 100, B fold", "chips=100")

    assert (asked.player, asked.own, asked.outcome) == ("", 0, None)


def test_tapping_a_chip_adds_it_and_tapping_a_pile_takes_one_off() -> None:
    asked = question(FACING_600, "chips=1000+100x2&said=raise")

    more = {chip.value: chip.query for chip in asked.denominations}
    less = {pile.value: pile.query for pile in asked.piles}
    assert "chips=1000x2+100x2&said=raise" in more[1000]
    assert "chips=1000+500+100x2" in more[500]
    assert "chips=1000+100&" in less[100]
    assert "chips=100x2&" in less[1000]


def test_chips_to_tap_fit_the_blinds_and_the_bet() -> None:
    asked = question(FACING_600, "")

    assert [chip.value for chip in asked.denominations] == [25, 100, 500, 1000, 5000]


@pytest.mark.parametrize(
    ("value", "words"), [(100, "100"), (1000, "1000"), (5000, "5K"), (25000, "25K")]
)
def test_chip_carries_its_value_as_chips_do(value: int, words: str) -> None:
    assert Denomination(value, "").words == words


@pytest.mark.parametrize(
    ("query", "announced", "pulled_back"),
    [
        pytest.param("chips=100", False, False, id="plain"),
        pytest.param("chips=100&said=raise&back=all", True, True, id="both"),
    ],
)
def test_circumstances_are_links_that_turn(query: str, announced: bool, pulled_back: bool) -> None:
    asked = question(BLIND_FACING_600, query)

    assert (asked.announced, asked.silent, asked.pulled_back) == (
        announced,
        not announced,
        pulled_back,
    )
    assert ("back=all" in asked.query_back) is not pulled_back
    assert "said" not in asked.query_silent
    assert "said=raise" in asked.query_said


@pytest.mark.parametrize(
    "query", ["chips=x", "chips=0", "chips=100x0", "chips=100++5", "said=yes", "back=some"]
)
def test_address_that_means_nothing_is_no_question(query: str) -> None:
    reading = read(FACING_600, "en")
    assert isinstance(reading, Reading)

    assert question_in(QueryDict(query), reading, "en", {}) is None


@pytest.mark.parametrize(
    ("text", "chips"),
    [
        ("", ()),
        ("1000", (Chips(1000),)),
        ("100x5 1000", (Chips(1000), Chips(100, 5))),
        ("100 100", (Chips(100, 2),)),
    ],
)
def test_chips_are_read_from_an_address(text: str, chips: tuple[Chips, ...]) -> None:
    assert read_chips(text) == chips
    assert read_chips(written(chips)) == chips


@pytest.mark.parametrize(
    ("bet", "front", "hand"),
    [
        (600, InFront.NOTHING, "NL 100-200 flop [A B C]: A bet 600"),
        (0, InFront.NOTHING, "NL 100-200 flop [A B C]: A check"),
        (600, InFront.SMALL_BLIND, "NL 100-200 [A SB BB]: A raise 600"),
        (600, InFront.BIG_BLIND, "NL 100-200 [A SB BB]: A raise 600, SB fold"),
        (200, InFront.BIG_BLIND, "NL 100-200 [A SB BB]: A call, SB fold"),
    ],
)
def test_the_usual_question_is_a_hand(bet: int, front: InFront, hand: str) -> None:
    assert str(simple_hand(100, 200, bet, front)) == hand
