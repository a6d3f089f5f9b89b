"""Four figures: one table of cases for the calculator, its script and the engine."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.engine import Betting, Ruling
from rules.handline import rule_on
from scenarios.ruling.calculator import (
    Answer,
    Contradiction,
    Figures,
    Standing,
    calculate,
    contradiction,
)
from scenarios.ruling.forms import FiguresForm
from tests.engine.random_hands import random_hand
from tests.scenarios.ruling.cases import CASES, POSSIBLE


def by_id(case: dict[str, Any]) -> str:
    return str(case["id"])


@pytest.mark.parametrize("case", POSSIBLE, ids=by_id)
def test_figures_are_answered(case: dict[str, Any]) -> None:
    figures = Figures(**case["figures"])
    answer = calculate(figures)

    assert contradiction(figures) is None
    assert {name: getattr(answer, name) for name in case["answer"]} == case["answer"]


@pytest.mark.parametrize("case", CASES, ids=by_id)
def test_figures_are_refused_where_they_contradict_each_other(case: dict[str, Any]) -> None:
    refused = contradiction(Figures(**case["figures"]))

    assert (refused is None) == (case["answer"] is not None)


def test_script_is_told_of_every_fault() -> None:
    faults = {name: (figure, message) for name, figure, message in FiguresForm().faults}

    assert set(faults) == {"unreadable", *Contradiction}
    assert all(message for _, message in faults.values())
    assert {figure for figure, _ in faults.values()} <= {"", *FiguresForm.base_fields}


@pytest.mark.parametrize(
    ("case", "hand"),
    [pytest.param(case, hand, id=hand) for case in POSSIBLE for hand in case["hands"]],
)
def test_engine_agrees_on_a_hand_with_these_figures(case: dict[str, Any], hand: str) -> None:
    ruling = rule_on(hand)[-1]

    assert figures_of(ruling) == Figures(**case["figures"])
    assert_agrees(ruling, calculate(figures_of(ruling)))


@pytest.mark.parametrize("standing", Standing)
def test_table_has_every_standing(standing: Standing) -> None:
    assert standing in {case["answer"]["standing"] for case in POSSIBLE}


@settings(max_examples=200, deadline=None)
@given(random=st.randoms(use_true_random=False))
def test_engine_agrees_on_random_hands(random: Random) -> None:
    hand = random_hand(random, ("NL", "tda"))
    for ruling in askable(rule_on(hand.line)):
        assert_agrees(ruling, calculate(figures_of(ruling)))


def askable(rulings: tuple[Ruling, ...]) -> Iterator[Ruling]:
    """Leave out what four figures do not know of: straddles, and what nobody is asked."""
    for ruling in rulings:
        seats = {seat.name: seat.betting for seat in ruling.seats}
        done = {Betting.FOLDED, Betting.ALL_IN}
        if not ruling.table.rulebook.straddle and ruling.to_act and ruling.bet:
            yield from [ruling] if seats[ruling.to_act] not in done else []


def figures_of(ruling: Ruling) -> Figures:
    """Return what a player who lost the story would still know of a hand."""
    made, seat = ruling.table.level.raises, ruling.seat
    assert seat is not None
    return Figures(
        big_blind=ruling.table.rulebook.big_blind,
        before=made[-1].level if made else 0,
        now=ruling.bet,
        own=seat.bet if seat.acted else None,
    )


def assert_agrees(ruling: Ruling, answer: Answer) -> None:
    assert answer.by_least <= ruling.min_raise_by <= answer.by_most
    assert answer.to_least <= ruling.min_raise_to <= answer.to_most
    [betting] = {seat.betting for seat in ruling.seats if seat.name == ruling.to_act}
    assert (
        betting
        in {
            Standing.NOT_ACTED: {Betting.OPEN},
            Standing.REOPENED: {Betting.REOPENED},
            Standing.CLOSED: {Betting.CLOSED},
            Standing.DEPENDS: {Betting.REOPENED, Betting.CLOSED},
            Standing.MATCHED: {Betting.MATCHED},
        }[answer.standing]
    )
