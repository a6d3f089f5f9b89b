"""What holds at a step, and what changed since the last one."""

import pytest

from rules.engine import Betting
from rules.verdict import Verdict
from scenarios.models import Scenario
from scenarios.stepper import (
    Fact,
    Position,
    Turning,
    last_position,
    position_at,
    showcase,
)

FIRST = "NL 50-100 flop: A bet 100, B all-in 125, C call, D all-in 200, E call, A?"
NOTHING = Turning(raise_to=None, raise_by=None, reopened=(), closed=())


def position(hand: str, number: int) -> Position:
    found = position_at(Scenario(hand=hand), number)
    assert found
    return found


def test_positions_run_from_the_setting_to_the_last_action() -> None:
    scenario = Scenario(hand=FIRST)

    found = [position_at(scenario, number) for number in range(-1, 7)]

    assert [place and place.number for place in found] == [None, 0, 1, 2, 3, 4, 5, None]


def test_hand_that_cannot_be_played_has_no_positions() -> None:
    scenario = Scenario(hand="NL 50-100 flop: A bet 100, B check")

    assert position_at(scenario, 0) is None
    assert last_position(scenario) is None


def test_last_position_answers_the_question() -> None:
    last = last_position(Scenario(hand=FIRST))

    assert last
    assert (last.number, last.next, last.ruling.to_act) == (5, None, "A")


@pytest.mark.parametrize(
    ("number", "previous", "following"),
    [(0, None, 1), (3, 2, 4), (5, 4, None)],
)
def test_neighbours(number: int, previous: int | None, following: int | None) -> None:
    place = position(FIRST, number)

    assert (place.previous, place.next, place.last) == (previous, following, 5)


def test_setting_has_nothing_before() -> None:
    setting = position(FIRST, 0)

    assert setting.before is None
    assert not any(fact.changed for fact in setting.facts.values())
    assert not any(now.changed for now in setting.seats)


def test_facts_know_what_they_were() -> None:
    """The all-in of D from 125 to 200 raises the bet to match, and never the minimum raise by."""
    facts = position(FIRST, 4).facts

    assert facts["bet"] == Fact("bet", 200, 125, changed=True)
    assert facts["min_raise_to"] == Fact("min-raise-to", 300, 225, changed=True)
    assert facts["min_raise_by"] == Fact("min-raise-by", 100, 100, changed=False)


def test_most_is_a_fact_where_it_is_known() -> None:
    known = position("NL 50-100 flop [A=700 B]: A?", 0).facts
    unknown = position("NL 50-100 flop: A?", 0).facts

    assert known["max_raise_to"] == Fact("max-raise-to", 700, None, changed=False)
    assert "max_raise_to" not in unknown


@pytest.mark.parametrize(
    ("value", "plain"),
    [(11500, "11500"), (0, "0"), (True, "true"), (False, "false"), ("BB", "BB"), (None, "")],
)
def test_fact_is_plain_for_tests(value: int | bool | str | None, plain: str) -> None:
    assert Fact("bet", value, None, changed=False).plain == plain


def test_seats_know_how_they_stood() -> None:
    seats = {now.seat.name: now for now in position(FIRST, 4).seats}

    assert (seats["A"].before, seats["A"].seat.betting) == (Betting.CLOSED, Betting.REOPENED)
    assert (seats["C"].before, seats["C"].seat.betting) == (Betting.MATCHED, Betting.CLOSED)
    assert [name for name, now in seats.items() if now.changed] == ["A", "C", "D"]
    assert [name for name, now in seats.items() if now.is_asked] == ["E"]


def test_turning_points_of_the_first_example() -> None:
    assert position(FIRST, 0).turnings == (
        NOTHING,
        Turning(raise_to=200, raise_by=None, reopened=(), closed=()),
        Turning(raise_to=225, raise_by=None, reopened=(), closed=("A",)),
        NOTHING,
        Turning(raise_to=300, raise_by=None, reopened=("A",), closed=("C",)),
        NOTHING,
    )


def test_turning_names_a_larger_raise() -> None:
    hand = "NL 100-200 flop: A bet 600, B raise 1600, C?"

    assert position(hand, 0).turnings[1:] == (
        Turning(raise_to=1200, raise_by=600, reopened=(), closed=()),
        Turning(raise_to=2600, raise_by=1000, reopened=("A",), closed=()),
    )


def test_only_a_turning_point_is_true() -> None:
    assert not NOTHING
    assert Turning(raise_to=None, raise_by=None, reopened=(), closed=("A",))


@pytest.mark.parametrize(
    ("hand", "verdict"),
    [
        ("NL 50-100 flop: A?", Verdict.MAY_BET),
        (FIRST, Verdict.MAY_RAISE),
        (FIRST.replace("A?", "A call, C?"), Verdict.MAY_NOT_RAISE),
        ("NL 50-100 flop [A B=150]: A bet 100, B?", Verdict.ALL_IN_ONLY),
        ("NL 50-100 [SB=100 BB]: SB all-in", Verdict.MAY_ONLY_CHECK),
        ("NL 50-100 flop [A B]: A bet 100, B call, A?", Verdict.NOTHING_TO_DECIDE),
        ("NL 50-100 flop [A B]: A bet 100, B fold", Verdict.ROUND_OVER),
    ],
)
def test_verdict(hand: str, verdict: Verdict) -> None:
    last = last_position(Scenario(hand=hand))

    assert last
    assert last.verdict is verdict
    assert last.asks_something is (verdict not in {Verdict.ROUND_OVER, Verdict.NOTHING_TO_DECIDE})


def test_pictures_are_of_the_same_state() -> None:
    place = position(FIRST, 5)

    assert place.table
    assert {spot.seat for spot in place.table.places} == {rung.seat for rung in place.ladder.rungs}
    assert [spot.is_asked for spot in place.table.places] == [
        rung.is_asked for rung in place.ladder.rungs
    ]


def test_bars_keep_their_length_from_step_to_step() -> None:
    first, second = position(FIRST, 3).ladder, position(FIRST, 4).ladder

    assert first.rungs[2].bar_width == second.rungs[2].bar_width


def test_showcase_is_the_moment_that_tells_a_from_c() -> None:
    states = {now.seat.name: now.seat.betting for now in showcase().seats}

    assert (states["A"], states["C"]) == (Betting.REOPENED, Betting.CLOSED)
