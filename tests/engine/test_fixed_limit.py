"""Fixed limit (Rule 47-B, 2026: 49-B): half a bet reopens and counts as full, less is completed."""

import pytest

from rules.engine import ErrorCode
from rules.handline import LineError, rule_on
from tests.engine.lines import betting, code_of, last, minimum, question


@pytest.mark.parametrize(
    ("line", "by", "to"),
    [
        pytest.param("50-100: A?", 100, 200, id="before-the-flop"),
        pytest.param("50-100 flop: A?", 100, 100, id="flop"),
        pytest.param("50-100 turn: A?", 200, 200, id="turn"),
        pytest.param("50-100 river: A?", 200, 200, id="river"),
        pytest.param("50-100 flop: A bet 100, B?", 100, 200, id="over-a-bet"),
        pytest.param("50-100 flop: A bet 100, B raise 200, C?", 100, 300, id="over-a-raise"),
        pytest.param("50-100 turn: A bet 200, B raise 400, C?", 200, 600, id="turn-over-a-raise"),
        # An all-in over a bet: below half the level stands and the next raise completes.
        pytest.param("50-100 flop: A bet 100, B all-in 149, C?", 51, 200, id="half-less-one"),
        pytest.param("50-100 flop: A bet 100, B all-in 150, C?", 100, 250, id="half"),
        pytest.param("50-100 flop: A bet 100, B all-in 151, C?", 100, 251, id="half-and-one"),
        pytest.param("50-100 flop: A bet 100, B all-in 101, C?", 99, 200, id="one-chip"),
        pytest.param("50-100 turn: A bet 200, B all-in 299, C?", 101, 400, id="turn-short"),
        pytest.param("50-100 turn: A bet 200, B all-in 300, C?", 200, 500, id="turn-half"),
        pytest.param("50-100 turn: A bet 200, B all-in 301, C?", 200, 501, id="turn-over"),
        # The opening all-in, with even and odd bets.
        pytest.param("50-100 flop: A all-in 49, B?", 51, 100, id="opening-half-less-one"),
        pytest.param("50-100 flop: A all-in 50, B?", 100, 150, id="opening-half"),
        pytest.param("50-100 flop: A all-in 51, B?", 100, 151, id="opening-half-and-one"),
        pytest.param("7-15 flop: A all-in 7, B?", 8, 15, id="odd-bet-just-below-half"),
        pytest.param("7-15 flop: A all-in 8, B?", 15, 23, id="odd-bet-just-above-half"),
        pytest.param("7-15 flop: A bet 15, B all-in 22, C?", 8, 30, id="odd-raise-below-half"),
        pytest.param("7-15 flop: A bet 15, B all-in 23, C?", 15, 38, id="odd-raise-above-half"),
        # Several all-ins are measured from the last full level.
        pytest.param(
            "50-100 flop: A bet 100, B all-in 120, C all-in 149, D?", 51, 200, id="2-short"
        ),
        pytest.param(
            "50-100 flop: A bet 100, B all-in 120, C all-in 150, D?", 100, 250, id="2-half"
        ),
        pytest.param(
            "50-100 flop: A bet 100, B all-in 120, C all-in 151, D?", 100, 251, id="2-over"
        ),
        pytest.param(
            "50-100 flop: A bet 100, B all-in 140, C raise 200, D?", 100, 300, id="completed"
        ),
        pytest.param("50-100: A all-in 149, B?", 51, 200, id="blind-short"),
        pytest.param("50-100: A all-in 150, B?", 100, 250, id="blind-half"),
        pytest.param("50-100: A all-in 151, B?", 100, 251, id="blind-over"),
        pytest.param("50-100 [A SB BB=40]: A?", 100, 200, id="big-blind-posted-short"),
        pytest.param("50-100 flop: A bet 100, B all-in 99, C?", 100, 200, id="all-in-for-less"),
    ],
)
def test_next_raise(line: str, by: int, to: int) -> None:
    assert minimum(f"FL {line}") == (by, to)


@pytest.mark.parametrize(
    ("line", "name", "state"),
    [
        pytest.param("50-100 flop: A bet 100, B all-in 149, A?", "A", "closed", id="short"),
        pytest.param("50-100 flop: A bet 100, B all-in 150, A?", "A", "reopened", id="half"),
        pytest.param("50-100 flop: A bet 100, B all-in 151, A?", "A", "reopened", id="over"),
        pytest.param("50-100 turn: A bet 200, B all-in 299, A?", "A", "closed", id="turn-short"),
        pytest.param("50-100 turn: A bet 200, B all-in 300, A?", "A", "reopened", id="turn-half"),
        pytest.param("7-15 flop: A bet 15, B all-in 22, A?", "A", "closed", id="odd-below"),
        pytest.param("7-15 flop: A bet 15, B all-in 23, A?", "A", "reopened", id="odd-above"),
        pytest.param("50-100 flop: A check, B all-in 49, A?", "A", "closed", id="checked-short"),
        pytest.param("50-100 flop: A check, B all-in 50, A?", "A", "reopened", id="checked-half"),
        pytest.param(
            "50-100 flop: A bet 100, B all-in 120, C call, D all-in 169, A call, C?",
            "C",
            "closed",
            id="caller-in-between-short",
        ),
        pytest.param(
            "50-100 flop: A bet 100, B all-in 120, C call, D all-in 170, A call, C?",
            "C",
            "reopened",
            id="caller-in-between-half",
        ),
        pytest.param(
            "50-100: A call, B all-in 149, SB fold, BB call, A?", "A", "closed", id="limper-short"
        ),
        pytest.param(
            "50-100: A call, B all-in 150, SB fold, BB call, A?", "A", "reopened", id="limper-half"
        ),
    ],
)
def test_betting_to_a_player(line: str, name: str, state: str) -> None:
    assert betting(f"FL {line}", name) == state


@pytest.mark.parametrize(
    ("line", "whose", "may_raise"),
    [
        pytest.param("A bet 100, B raise 200, C raise 300, D?", "D", True, id="three-of-four"),
        pytest.param("A bet 100, B raise 200, C raise 300, D raise 400", "A", False, id="four"),
        pytest.param(
            "A bet 100, B raise 200, C raise 300, D raise 400, A fold, B fold",
            "C",
            True,
            id="two-players-left",
        ),
        pytest.param(
            "A bet 100, B raise 200, C raise 300, D all-in 349", "A", True, id="4th-short"
        ),
        pytest.param(
            "A bet 100, B raise 200, C raise 300, D all-in 350", "A", False, id="4th-half"
        ),
        pytest.param(
            "A bet 100, B raise 200, C raise 300, D all-in 351", "A", False, id="4th-over"
        ),
        pytest.param(
            "A all-in 40, B raise 100, C raise 200, D raise 300", "B", True, id="opened-short"
        ),
        pytest.param(
            "A all-in 50, B raise 150, C raise 250, D raise 350", "B", False, id="opened-half"
        ),
    ],
)
def test_cap_of_four_after_the_flop(line: str, whose: str, may_raise: bool) -> None:
    whom, _, may = question(f"FL 50-100 flop cap 4: {line}")

    assert (whom, may) == (whose, may_raise)


@pytest.mark.parametrize(
    ("line", "may_raise"),
    [
        pytest.param("A raise 200, B raise 300, C?", True, id="big-blind-and-two"),
        pytest.param("A raise 200, B raise 300, C raise 400, D?", False, id="big-blind-and-three"),
    ],
)
def test_big_blind_counts_as_the_first_bet_under_the_cap(line: str, may_raise: bool) -> None:
    assert question(f"FL 50-100 cap 4: {line}")[2] is may_raise


def test_without_a_cap_raises_go_on() -> None:
    raises = ", ".join(f"{'ABCD'[i % 4]} raise {100 * (i + 1)}" for i in range(1, 12))

    assert question(f"FL 50-100 flop: A bet 100, {raises}")[2] is True


def test_cap_is_a_reason_of_its_own() -> None:
    line = "FL 50-100 flop cap 4: A bet 100, B raise 200, C raise 300, D raise 400, A?"

    assert "cap-reached" in [str(reason.code) for reason in last(line).reasons]


@pytest.mark.parametrize("said", [101, 199])
def test_raise_below_the_next_level_is_corrected_to_it(said: int) -> None:
    assert last(f"FL 50-100 flop: A bet 100, B raise {said}").bet == 200


@pytest.mark.parametrize(
    ("actions", "fails"),
    [
        pytest.param("A bet 100, B raise 200", False, id="exact"),
        pytest.param("A bet 100, B raise 201", True, id="one-over"),
        pytest.param("A bet 101, B fold", True, id="bet-one-over"),
        pytest.param("A bet 100, B all-in 200", False, id="all-in-exact"),
        pytest.param("A bet 100, B all-in 201", True, id="all-in-one-over"),
    ],
)
def test_limit_is_the_most(actions: str, fails: bool) -> None:
    assert code_of(f"FL 50-100 flop: {actions}") == ("over-limit" if fails else None)


@pytest.mark.parametrize(
    ("seats", "most"),
    [("[A B C]", 200), ("[A B=199 C]", 199), ("[A B=200 C]", 200), ("[A B=201 C]", 200)],
)
def test_highest_raise_is_the_limit_or_the_stack(seats: str, most: int) -> None:
    assert last(f"FL 50-100 flop {seats}: A bet 100, B?").max_raise_to == most


@pytest.mark.parametrize(
    ("line", "cap"),
    [
        pytest.param("cap 4: A bet 100, B raise 200, C raise 300, D raise 400, A raise 500", 4),
        pytest.param("cap 1: A bet 100, B all-in 140, C call, A raise 240", 1),
        pytest.param("cap 4: A bet 100, B all-in 140, C call, A raise 240", None),
    ],
    ids=["capped", "capped-and-closed", "closed-by-its-own-action"],
)
def test_error_names_the_cap_where_it_is_reached(line: str, cap: int | None) -> None:
    with pytest.raises(LineError) as refused:
        rule_on(f"FL 50-100 flop {line}")

    assert refused.value.code == ErrorCode.BETTING_CLOSED
    assert refused.value.facts.get("cap") == cap
