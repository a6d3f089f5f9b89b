"""A learner's answer is marked by the engine, and a wrong amount is told how it is wrong."""

import pytest

from rules import handline
from rules.engine import Ruling
from scenarios.asking import Guess, Marking, Slip, least_total, mark, slip_of

MAY = "NL 50-100 flop: A bet 100, B all-in 125, C call, D all-in 200, E call, A?"
MAY_NOT = "NL 50-100 flop: A bet 100, B all-in 125, C call, D all-in 200, E call, A call, C?"


def ruling_on(hand: str) -> Ruling:
    return handline.rule_on(hand)[-1]


def test_right_answer_is_right() -> None:
    marking = mark(ruling_on(MAY), Guess(may_raise=True, to=300))

    assert marking == Marking(Guess(may_raise=True, to=300), raise_is_right=True, slip=None)
    assert marking.is_right


@pytest.mark.parametrize("to", [None, 275, 300])
def test_no_is_right_where_betting_is_closed_whatever_the_amount(to: int | None) -> None:
    assert mark(ruling_on(MAY_NOT), Guess(may_raise=False, to=to)).is_right


def test_yes_is_wrong_where_betting_is_closed() -> None:
    marking = mark(ruling_on(MAY_NOT), Guess(may_raise=True, to=300))

    assert (marking.raise_is_right, marking.slip, marking.is_right) == (False, None, False)


def test_no_is_wrong_where_betting_is_open() -> None:
    assert not mark(ruling_on(MAY), Guess(may_raise=False, to=None)).is_right


@pytest.mark.parametrize(
    ("to", "slip"),
    [
        pytest.param(300, None, id="right"),
        pytest.param(None, Slip.NO_AMOUNT, id="no amount"),
        pytest.param(100, Slip.BY_FOR_TO, id="by how much"),
        pytest.param(200, Slip.ONLY_A_CALL, id="the bet to match"),
        pytest.param(400, Slip.DOUBLED, id="twice the bet to match"),
        pytest.param(299, Slip.TOO_LITTLE, id="one short"),
        pytest.param(301, Slip.TOO_MUCH, id="one over"),
    ],
)
def test_wrong_amount_is_told_how(to: int | None, slip: Slip | None) -> None:
    assert slip_of(ruling_on(MAY), to) == slip


def test_chips_to_add_are_no_total() -> None:
    """A has bet 600 and faces 1,600: the least total is 2,600, of which 2,000 are to be added."""
    ruling = ruling_on("NL 100-200 flop: A bet 600, B raise 1600, A?")

    assert slip_of(ruling, 2000) is Slip.CHIPS_ADDED
    assert slip_of(ruling, 2600) is None


def test_right_amount_is_right_even_where_it_is_twice_the_bet() -> None:
    ruling = ruling_on("NL 100-200 flop: A bet 600, B?")

    assert slip_of(ruling, 1200) is None


def test_least_total_of_a_short_stack_is_all_in() -> None:
    ruling = ruling_on("NL 50-100 flop [A B=150]: A bet 100, B?")

    assert least_total(ruling) == 150


def test_amount_is_marked_where_the_round_is_over() -> None:
    ruling = ruling_on("NL 50-100 flop [A B]: A bet 100, B fold")

    assert slip_of(ruling, 5) is Slip.TOO_LITTLE
