"""Rule 47 (2026: 49): to whom betting is open, one chip short, exact and one over."""

import pytest

from tests.engine.lines import betting, last, question

FLOP = "NL 50-100 flop"


@pytest.mark.parametrize("structure", ["NL", "PL"])
@pytest.mark.parametrize(
    ("line", "name", "state"),
    [
        # One short all-in.
        pytest.param("A bet 100, B all-in 199, C call, A?", "A", "closed", id="one-short"),
        pytest.param("A bet 100, B all-in 200, C call, A?", "A", "reopened", id="one-exact"),
        pytest.param("A bet 100, B all-in 201, C call, A?", "A", "reopened", id="one-over"),
        # Several short all-ins add up for the player who faces them all.
        pytest.param("A bet 100, B all-in 150, C all-in 199, A?", "A", "closed", id="two-short"),
        pytest.param("A bet 100, B all-in 150, C all-in 200, A?", "A", "reopened", id="two-exact"),
        pytest.param("A bet 100, B all-in 150, C all-in 201, A?", "A", "reopened", id="two-over"),
        # … and need not for the player who called in between.
        pytest.param(
            "A bet 100, B all-in 125, C call, D all-in 224, A call, C?",
            "C",
            "closed",
            id="caller-in-between-short",
        ),
        pytest.param(
            "A bet 100, B all-in 125, C call, D all-in 225, A call, C?",
            "C",
            "reopened",
            id="caller-in-between-exact",
        ),
        pytest.param(
            "A bet 100, B all-in 125, C call, D all-in 226, A call, C?",
            "C",
            "reopened",
            id="caller-in-between-over",
        ),
        # The largest full raise of the round is the measure, not the first bet.
        pytest.param("A bet 100, B raise 400, C all-in 699, A?", "A", "reopened", id="A-faces-599"),
        pytest.param(
            "A bet 100, B raise 400, C all-in 699, A fold, B?", "B", "closed", id="raiser-short"
        ),
        pytest.param(
            "A bet 100, B raise 400, C all-in 700, A fold, B?", "B", "reopened", id="raiser-exact"
        ),
        pytest.param(
            "A bet 100, B raise 400, C all-in 701, A fold, B?", "B", "reopened", id="raiser-over"
        ),
        # A check is an action.
        pytest.param("A check, B all-in 99, A?", "A", "closed", id="checked-short"),
        pytest.param("A check, B all-in 100, A?", "A", "reopened", id="checked-exact"),
        pytest.param("A check, B all-in 101, A?", "A", "reopened", id="checked-over"),
        pytest.param("A check, B all-in 60, C all-in 99, A?", "A", "closed", id="checked-2-short"),
        pytest.param("A check, B all-in 60, C all-in 100, A?", "A", "reopened", id="checked-2"),
        # Who has not acted may always raise.
        pytest.param("A bet 100, B all-in 101, C?", "C", "open", id="not-acted"),
        # An all-in for less than the bet to match reopens nothing.
        pytest.param("A bet 300, B call, C all-in 299, A?", "A", "matched", id="all-in-for-less"),
        pytest.param("A bet 300, B call, C all-in 300, A?", "A", "matched", id="all-in-to-the-bet"),
        # A full raise that is called leaves the callers matched.
        pytest.param("A bet 100, B raise 200, A call, B?", "B", "matched", id="raise-called"),
        # Half a raise never reopens in no-limit and pot-limit.
        pytest.param("A bet 100, B all-in 150, C call, A?", "A", "closed", id="half-is-not-enough"),
    ],
)
def test_betting_to_a_player_after_the_flop(
    structure: str, line: str, name: str, state: str
) -> None:
    assert betting(f"{structure} 50-100 flop pot 9000: {line}", name) == state


@pytest.mark.parametrize(
    ("line", "name", "state"),
    [
        pytest.param("A call, C all-in 199, SB fold, BB call, A?", "A", "closed", id="short"),
        pytest.param("A call, C all-in 200, SB fold, BB call, A?", "A", "reopened", id="exact"),
        pytest.param("A call, C all-in 201, SB fold, BB call, A?", "A", "reopened", id="over"),
        pytest.param("A call, C all-in 101, SB fold, BB?", "BB", "open", id="blind-is-no-action"),
        pytest.param("A call, SB all-in 101, BB?", "BB", "open", id="big-blind-has-his-option"),
        pytest.param("A call, SB call, BB check", "BB", "matched", id="option-checked"),
        pytest.param("A call, SB call, BB all-in 199, A?", "A", "closed", id="option-short"),
        pytest.param("A call, SB call, BB all-in 200, A?", "A", "reopened", id="option-exact"),
        pytest.param("A call, SB call, BB all-in 201, A?", "A", "reopened", id="option-over"),
    ],
)
def test_betting_to_a_player_before_the_flop(line: str, name: str, state: str) -> None:
    assert betting(f"NL 50-100: {line}", name) == state


@pytest.mark.parametrize(
    ("line", "name", "state"),
    [
        pytest.param("A call, B all-in 399, SB fold, BB fold, STR call", "A", "closed", id="short"),
        pytest.param(
            "A call, B all-in 400, SB fold, BB fold, STR call", "A", "reopened", id="exact"
        ),
        pytest.param(
            "A call, B all-in 401, SB fold, BB fold, STR call", "A", "reopened", id="over"
        ),
        pytest.param("A call, B all-in 201, SB fold, BB fold, STR?", "STR", "open", id="not-acted"),
    ],
)
def test_betting_with_a_straddle(line: str, name: str, state: str) -> None:
    assert betting(f"NL 50-100 straddle 200: {line}", name) == state


@pytest.mark.parametrize(
    ("line", "name", "state"),
    [
        # Two short all-ins together a full raise and more: they do not add up.
        pytest.param("A bet 100, B all-in 199, C call, A?", "A", "closed", id="one-short"),
        pytest.param("A bet 100, B all-in 200, C call, A?", "A", "reopened", id="one-exact"),
        pytest.param("A bet 100, B all-in 201, C call, A?", "A", "reopened", id="one-over"),
        pytest.param("A bet 100, B all-in 199, C all-in 298, A?", "A", "closed", id="second-short"),
        pytest.param(
            "A bet 100, B all-in 199, C all-in 299, A?", "A", "reopened", id="second-exact"
        ),
        pytest.param(
            "A bet 100, B all-in 199, C all-in 300, A?", "A", "reopened", id="second-over"
        ),
        pytest.param(
            "A bet 100, B all-in 199, C all-in 298, D all-in 397, A?", "A", "closed", id="three"
        ),
        # The full raise must come after the player's own last action.
        pytest.param(
            "A bet 100, B raise 200, C all-in 299, A call, B?", "B", "closed", id="own-raise-before"
        ),
        pytest.param(
            "A bet 100, B raise 200, C all-in 299, A raise 399, B?",
            "B",
            "reopened",
            id="raised-after",
        ),
        # A short all-in after the full raise takes nothing away.
        pytest.param(
            "A bet 100, B raise 200, C all-in 210, A?", "A", "reopened", id="short-on-full"
        ),
        pytest.param("A check, B all-in 99, C call, A?", "A", "closed", id="checked-short"),
        pytest.param("A check, B all-in 100, C call, A?", "A", "reopened", id="checked-exact"),
        pytest.param("A check, B all-in 101, C call, A?", "A", "reopened", id="checked-over"),
        pytest.param("A check, B all-in 60, C all-in 110, A?", "A", "closed", id="checked-two"),
    ],
)
def test_betting_in_house_single(line: str, name: str, state: str) -> None:
    assert betting(f"{FLOP} house single: {line}", name) == state


@pytest.mark.parametrize(
    ("line", "name", "state"),
    [
        pytest.param("A bet 300, B all-in 599, C call, A?", "A", "closed", id="bet-short"),
        pytest.param("A bet 300, B all-in 600, C call, A?", "A", "reopened", id="bet-exact"),
        pytest.param("A bet 300, B all-in 601, C call, A?", "A", "reopened", id="bet-over"),
        pytest.param(
            "A bet 300, B all-in 400, C call, D all-in 799, A call, C?",
            "C",
            "closed",
            id="call-short",
        ),
        pytest.param(
            "A bet 300, B all-in 400, C call, D all-in 800, A call, C?", "C", "reopened", id="call"
        ),
        pytest.param(
            "A bet 300, B all-in 400, C call, D all-in 801, A call, C?", "C", "reopened", id="over"
        ),
        pytest.param("A bet 300, B all-in 500, C all-in 599, A?", "A", "closed", id="two-short"),
        pytest.param("A bet 300, B all-in 500, C all-in 600, A?", "A", "reopened", id="two-exact"),
        pytest.param("A bet 300, B all-in 500, C all-in 601, A?", "A", "reopened", id="two-over"),
        pytest.param("A check, B all-in 99, C call, A?", "A", "closed", id="checked-short"),
        pytest.param("A check, B all-in 100, C call, A?", "A", "reopened", id="checked-exact"),
        pytest.param("A check, B all-in 101, C call, A?", "A", "reopened", id="checked-over"),
    ],
)
def test_betting_in_house_double(line: str, name: str, state: str) -> None:
    assert betting(f"{FLOP} house double: {line}", name) == state


@pytest.mark.parametrize(
    ("line", "name", "total", "missing"),
    [
        pytest.param(
            "A bet 100, B all-in 125, C call, D all-in 200, E call, A call, C?",
            "C",
            225,
            25,
            id="addendum-47-example-1-A-needs-225-in-all",
        ),
        pytest.param("A bet 100, B all-in 199, C call, A?", "A", 200, 1, id="one-chip-missing"),
        pytest.param("A check, B all-in 60, C call, A?", "A", 100, 40, id="checked"),
        pytest.param(
            "A bet 300, B raise 1000, C all-in 1100, A fold, B?", "B", 1700, 600, id="by-700"
        ),
    ],
)
def test_closed_seat_names_the_total_that_would_reopen(
    line: str, name: str, total: int, missing: int
) -> None:
    seat = {seat.name: seat for seat in last(f"{FLOP}: {line}").seats}[name]

    assert (str(seat.betting), seat.reopens_at, seat.missing) == ("closed", total, missing)


@pytest.mark.parametrize(
    ("house", "states"),
    [
        pytest.param("tda", ("reopened", "closed"), id="tda"),
        pytest.param("single", ("closed", "closed"), id="single"),
        pytest.param("double", ("reopened", "closed"), id="double"),
    ],
)
def test_reopening_is_for_each_player_and_never_for_the_table(
    house: str, states: tuple[str, str]
) -> None:
    option = "" if house == "tda" else f" house {house}"
    line = f"{FLOP}{option}: A bet 100, B all-in 125, C call, D all-in 200, E call, A?"

    assert (betting(line, "A"), betting(line, "C")) == states


@pytest.mark.parametrize(
    ("stack", "to_call", "may_raise"),
    [
        pytest.param(299, 199, False, id="less-than-the-bet"),
        pytest.param(300, 200, False, id="exactly-the-bet"),
        pytest.param(301, 200, True, id="one-chip-more"),
    ],
)
def test_stack_no_more_than_the_bet_to_match_may_not_raise(
    stack: int, to_call: int, may_raise: bool
) -> None:
    line = f"{FLOP} [A B={stack} C]: A bet 100, B call, C raise 300, A fold"

    assert betting(line, "B") == "reopened"
    assert question(line) == ("B", to_call, may_raise)
