"""The closest example: a measure that can be explained."""

import pytest

from rules.handline import rule_on
from scenarios.models import Scenario
from scenarios.ruling.closest import WEIGHTS, Trait, closest, examples, likeness, traits_of

pytestmark = pytest.mark.django_db


def closest_to(hand: str) -> str:
    found = closest(rule_on(hand)[-1], examples("now", "en"))
    return found.example.code if found else ""


def test_every_example_is_closest_to_itself_among_all() -> None:
    found = {
        one.code: closest(rule_on(one.hand)[-1], examples("now", "en"))
        for one in Scenario.objects.all()
    }

    assert found
    assert {code: one.example.code if one else "" for code, one in found.items()} == {
        code: code for code in found
    }
    assert all(one is not None and one.is_the_same for one in found.values())


def test_example_that_cannot_be_played_is_closest_to_nothing() -> None:
    Scenario.objects.filter(code="43-1").update(hand="NL 50-100 flop: A bet 100, B check")

    assert closest_to("NL 5-10 turn: X bet 40, Y raise 80, Z?") not in {"", "43-1"}


@pytest.mark.parametrize(
    ("hand", "code"),
    [
        pytest.param(
            "NL 5-10 turn: X bet 40, Y all-in 60, Z call, V all-in 85, X?",
            "47-1",
            id="short-all-ins-add-up",
        ),
        pytest.param("NL 50-100: A call, B all-in 150, SB fold, BB call, A?", "47-3a", id="closed"),
        pytest.param("NL 50-100: A call, B all-in 150, SB fold, BB?", "47-3", id="blind-option"),
        pytest.param("NL 5-10: A all-in 15, B?", "43-2", id="short-over-the-blind"),
    ],
)
def test_hand_of_the_same_structure_is_closest(hand: str, code: str) -> None:
    assert closest_to(hand) == code


def test_what_is_shared_is_told_with_the_most_telling_first() -> None:
    hand = "NL 5-10 turn: X bet 40, Y all-in 60, Z call, V all-in 85, X?"
    found = closest(rule_on(hand)[-1], examples("now", "en"))

    assert found is not None
    assert not found.is_the_same
    assert found.shared == (
        Trait.ADD_UP,
        Trait.SHORT_ALL_IN,
        Trait.ONE_BET,
        Trait.SHORT_ALL_INS,
        Trait.AFTER_THE_FLOP,
    )


@pytest.mark.parametrize(
    "hand",
    [
        pytest.param("NL 50-100 flop [A B]: A bet 100, B fold", id="round-over"),
        pytest.param("NL 50-100 flop [A B C]: A bet 100, A?", id="nothing-faced"),
        pytest.param("FL 10-20 flop: A all-in 15, B?", id="another-game"),
    ],
)
def test_nothing_is_close_to_no_question(hand: str) -> None:
    assert closest_to(hand) == ""


def test_without_examples_none_is_close() -> None:
    assert closest(rule_on("NL 50-100: A all-in 150, B?")[-1], ()) is None


def test_every_trait_has_a_weight() -> None:
    assert set(WEIGHTS) == set(Trait)


def test_likeness_is_between_nothing_and_all() -> None:
    one, other = frozenset({Trait.CLOSED, Trait.RAISES}), frozenset({Trait.CLOSED})

    assert likeness(one, one) == 1
    assert likeness(one, other) == 8 / 11
    assert likeness(one, frozenset()) == 0
    assert likeness(frozenset(), frozenset()) == 0


def test_several_raises_are_a_trait() -> None:
    raises = traits_of(rule_on("NL 100-200 flop: A bet 600, B raise 1600, C?")[-1])

    assert raises == {Trait.RAISES, Trait.NOT_ACTED, Trait.AFTER_THE_FLOP}
