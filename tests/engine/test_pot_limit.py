"""Pot limit (Rules 52-B and 54, 2026: 56): how high a raise may go."""

import pytest

from tests.engine.lines import code_of, last


@pytest.mark.parametrize(
    ("line", "most"),
    [
        # The bet to match, and the pot with all bets and the caller's missing chips.
        pytest.param("50-100 flop pot 600: A?", 600, id="opening"),
        pytest.param(
            "50-100 flop pot 600: A bet 200, B?", 200 + (600 + 200 + 200), id="over-a-bet"
        ),
        pytest.param(
            "50-100 flop pot 600: A bet 200, B raise 700, C?", 700 + (600 + 900 + 700), id="a-raise"
        ),
        pytest.param(
            "50-100 flop pot 600: A bet 200, B raise 700, A?", 700 + (600 + 900 + 500), id="own-bet"
        ),
        pytest.param(
            "50-100 flop pot 600: A bet 200, B all-in 250, C?", 250 + (600 + 450 + 250), id="short"
        ),
        pytest.param(
            "50-100 flop pot 600: A bet 200, B all-in 90, C?",
            200 + (600 + 290 + 200),
            id="for-less",
        ),
        pytest.param("50-100: A?", 100 + (150 + 100), id="blinds"),
        pytest.param("50-100 [SB BB]: SB?", 100 + (150 + 50), id="small-blind-heads-up"),
        pytest.param("50-100: A fold, SB call, BB?", 100 + 200, id="option-of-the-big-blind"),
        pytest.param(
            "50-100 [A SB BB=60]: A?", 100 + (150 + 100), id="short-big-blind-counts-full"
        ),
        pytest.param("50-100 [A SB=20 BB]: A?", 100 + (150 + 100), id="short-small-blind"),
        pytest.param("50-100 [A BB]: A?", 100 + (150 + 100), id="dead-small-blind"),
        pytest.param("50-100 [A SB=20 BB=60]: A?", 100 + (150 + 100), id="both-short"),
        pytest.param("50-100 straddle 200: A?", 200 + (350 + 200), id="straddle"),
        pytest.param("50-100 ante 10 [A SB BB]: A?", 100 + (180 + 100), id="antes-are-in-the-pot"),
        pytest.param("50-100 bb-ante 100 [A SB BB]: A?", 100 + (250 + 100), id="big-blind-ante"),
        pytest.param("50-100 flop: A bet 200, B?", None, id="pot-not-told"),
        pytest.param("50-100 flop pot 600 [A B=1199]: A bet 200, B?", 1199, id="stack-one-less"),
        pytest.param("50-100 flop pot 600 [A B=1200]: A bet 200, B?", 1200, id="stack-exact"),
        pytest.param("50-100 flop pot 600 [A B=1201]: A bet 200, B?", 1200, id="stack-one-over"),
    ],
)
def test_highest_raise(line: str, most: int | None) -> None:
    assert last(f"PL {line}").max_raise_to == most


@pytest.mark.parametrize(
    ("actions", "code"),
    [
        pytest.param("A bet 599, B fold", None, id="bet-one-short"),
        pytest.param("A bet 600, B fold", None, id="bet-exact"),
        pytest.param("A bet 601, B fold", "over-limit", id="bet-one-over"),
        pytest.param("A bet 200, B raise 1200", None, id="raise-exact"),
        pytest.param("A bet 200, B raise 1201", "over-limit", id="raise-one-over"),
        pytest.param("A bet 200, B all-in 1200", None, id="all-in-exact"),
        pytest.param("A bet 200, B all-in 1201", "over-limit", id="all-in-one-over"),
    ],
)
def test_more_than_the_pot_is_an_error(actions: str, code: str | None) -> None:
    assert code_of(f"PL 50-100 flop pot 600: {actions}") == code


def test_without_the_pot_no_amount_is_too_much() -> None:
    assert code_of("PL 50-100 flop: A bet 100, B raise 1000000") is None
