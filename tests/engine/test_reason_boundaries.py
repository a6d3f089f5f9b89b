"""Where one chip, or one street, makes a reason true or not."""

import pytest

from rules.engine.reasons import (
    BlindPostedShort,
    Completes,
    Faces,
    HalfIsFull,
    LastFullBet,
    NotActed,
    NothingFaced,
    PotLimit,
    ShortAllIn,
    StaysClosed,
)
from tests.engine.lines import last

LIMIT = "FL 50-100 flop pot 300"


@pytest.mark.parametrize(
    ("line", "short"),
    [
        pytest.param("NL 50-100 [A SB BB=99]: A?", [("BB", 99)], id="one-chip-short"),
        pytest.param("NL 50-100 [A SB BB=100]: A?", [], id="whole-stack-and-whole-blind"),
        pytest.param("NL 50-100 [A SB BB=101]: A?", [], id="one-chip-left"),
        pytest.param("NL 50-100 [A SB=49 BB]: A?", [("SB", 49)], id="small-blind-short"),
        pytest.param("NL 50-100 [A SB=50 BB]: A?", [], id="small-blind-whole"),
        pytest.param("NL 50-100 [A=1 B SB BB]: A?", [], id="no-blind-to-post"),
    ],
)
def test_blind_is_posted_short_where_the_stack_is_less(
    line: str, short: list[tuple[str, int]]
) -> None:
    told = [reason for reason in last(line).reasons if isinstance(reason, BlindPostedShort)]

    assert told == [BlindPostedShort(player, posted, 100) for player, posted in short]


def test_blind_posted_short_matters_no_more_over_a_raise() -> None:
    reasons = last("NL 50-100 [A SB BB=60]: A raise 300, SB?").reasons

    assert "blind-posted-short" not in {reason.code for reason in reasons}


def test_straddle_belongs_to_its_own_round() -> None:
    assert last("NL 50-100 flop straddle 200: A?").reasons == (NotActed(),)


@pytest.mark.parametrize(
    ("line", "reasons"),
    [
        pytest.param(
            f"{LIMIT} [A B=101 C]: A bet 100, B all-in, C?",
            (LastFullBet("A", 100), ShortAllIn("B", 1, 101, 100), Completes(99, 200), NotActed()),
            id="one-chip-is-completed",
        ),
        pytest.param(
            f"{LIMIT} [A B=100 C]: A bet 100, B call, C?",
            (LastFullBet("A", 100), NotActed()),
            id="nothing-to-complete",
        ),
        pytest.param(
            f"{LIMIT} [A B=199 C]: A bet 100, B all-in, C?",
            (HalfIsFull("B", 99, 199, 50), NotActed()),
            id="one-chip-less-than-a-bet-is-full",
        ),
        pytest.param(
            "FL 12-25 flop pot 75 [A B=38 C]: A bet 25, B all-in, C?",
            (HalfIsFull("B", 13, 38, 13), NotActed()),
            id="half-of-an-odd-bet-is-rounded-up",
        ),
    ],
)
def test_reasons_of_an_all_in_in_fixed_limit(line: str, reasons: tuple[object, ...]) -> None:
    assert last(line).reasons == reasons


def test_whole_blinds_are_no_reason_in_pot_limit() -> None:
    """Rule 54: 50 and 100 lie there, a call makes it 250, so 350 is the most."""
    reasons = last("PL 50-100 [A SB BB]: A?").reasons

    assert reasons == (NotActed(), PotLimit(100, 250, 350))


@pytest.mark.parametrize(
    "line",
    [
        pytest.param("NL 50-100 flop [A=150 B C]: A bet 100, B call, A?", id="short-stack"),
        pytest.param("NL 50-100 flop [A B=100 C=100]: A bet 100, B call, A?", id="others-all-in"),
    ],
)
def test_who_faces_nothing_is_told_nothing_of_stacks(line: str) -> None:
    assert last(line).reasons == (LastFullBet("A", 100), NothingFaced())


def test_who_is_closed_is_told_nothing_of_the_own_stack() -> None:
    reasons = last("NL 50-100 flop [A=180 B=150 C]: A bet 100, B all-in, C call").reasons

    assert reasons == (
        LastFullBet("A", 100),
        ShortAllIn("B", 50, 150, 100),
        Faces(50, 100, 150),
        StaysClosed(50, 100, 50, 200),
    )
