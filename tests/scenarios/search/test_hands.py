"""A search that looks like a hand line is ruled on."""

import pytest

from rules.verdict import Verdict
from scenarios.search.hands import HandAnswer, hand_in


@pytest.mark.parametrize(
    ("text", "asked", "verdict", "to"),
    [
        pytest.param(
            "NL 50-100 flop: A bet 100, B all-in 125, C call, D all-in 200, E call, A?",
            "A",
            Verdict.MAY_RAISE,
            300,
            id="47-1",
        ),
        pytest.param(
            " nl 50/100 Flop: A setzt 100, B all-in 125, C callt, D all-in 200, E callt, A callt ",
            "C",
            Verdict.MAY_NOT_RAISE,
            300,
            id="47-1a in German",
        ),
    ],
)
def test_hand_line_is_ruled_on(text: str, asked: str, verdict: Verdict, to: int) -> None:
    answer = hand_in(text)

    assert answer is not None
    assert answer.ruling is not None
    assert (answer.line, answer.verdict) == (text.strip(), verdict)
    assert (answer.ruling.to_act, answer.ruling.min_raise_to) == (asked, to)


def test_hand_line_with_a_fault_is_known_as_one() -> None:
    assert hand_in("No-Limit 50-100: A haelt 10") == HandAnswer("No-Limit 50-100: A haelt 10")


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("", id="nothing"),
        pytest.param("min raise 100", id="a figure alone"),
        pytest.param("no limit", id="a structure alone"),
        pytest.param("planning 3", id="a word that begins like a structure"),
    ],
)
def test_other_words_are_no_hand(text: str) -> None:
    assert hand_in(text) is None
