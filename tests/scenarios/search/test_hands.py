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


@pytest.mark.parametrize(
    "line",
    [
        pytest.param("No-Limit 50-100: A haelt 10", id="no verb"),
        pytest.param("50/100 flop: A bets 100, B all-in 125, A?", id="no structure"),
        pytest.param("1.000 – 2.000: UTG erhöht auf 5.000", id="no structure, blinds in words"),
    ],
)
def test_hand_line_with_a_fault_is_known_as_one(line: str) -> None:
    assert hand_in(line) == HandAnswer(line)


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("", id="nothing"),
        pytest.param("min raise 100", id="a figure alone"),
        pytest.param("no limit", id="a structure alone"),
        pytest.param("planning 3", id="a word that begins like a structure"),
        pytest.param("50-100", id="blinds alone"),
        pytest.param("43-1: raise", id="an example and a word"),
    ],
)
def test_other_words_are_no_hand(text: str) -> None:
    assert hand_in(text) is None
