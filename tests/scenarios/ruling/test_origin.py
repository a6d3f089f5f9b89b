"""What if: a hand taken from a step of an example, and how it differs."""

import pytest

from scenarios.ruling.faults import Reading
from scenarios.ruling.lines import read
from scenarios.ruling.origin import Comparison, Difference, Origin, origin_of

pytestmark = pytest.mark.django_db


def origin(place: str) -> Origin:
    found = origin_of(place, "en")
    assert found is not None
    return found


def beside(place: str, hand: str) -> Comparison:
    reading = read(hand, "en")
    assert isinstance(reading, Reading)
    return origin(place).beside(reading)


@pytest.mark.parametrize(
    ("place", "hand"),
    [
        ("47-1/0", "NL 50-100 flop [A B C D E]:"),
        ("47-1/3", "NL 50-100 flop [A B C D E]: A bet 100, B all-in 125, C call"),
        ("43-2/1", "NL 50-100 [A B SB BB]: A all-in 150"),
    ],
)
def test_hand_is_the_story_up_to_the_step_with_every_seat(place: str, hand: str) -> None:
    assert origin(place).hand == hand
    assert origin(place).place == place


@pytest.mark.parametrize(
    "place", ["", "47-1", "47-1/6", "47-9/1", "47-1/-1", "47-1/1/1", "47-1/x", "\0/1", "47-1/٣"]
)
def test_place_that_is_none_has_no_origin(place: str) -> None:
    assert origin_of(place, "en") is None


def test_nothing_differs_as_long_as_the_example_is_followed() -> None:
    hand = "NL 50-100 flop [A B C D E]: A bet 100, B all-in 125, C call, D all-in 200"

    assert beside("47-1/3", hand).is_the_same
    assert beside("47-1/3", hand).number == 4


def test_difference_is_told_figure_by_figure() -> None:
    compared = beside(
        "47-1/3", "NL 50-100 flop [A B C D E]: A bet 100, B all-in 125, C call, D raise 400"
    )

    assert not compared.is_the_same
    assert (compared.example_action, compared.own_action) == ("D all-in 200", "D raises to 400")
    assert [one for one in compared.differences if one.changed] == [
        Difference("to_call", 200, 400),
        Difference("bet", 200, 400),
        Difference("min_raise_by", 100, 275),
        Difference("min_raise_to", 300, 675),
    ]


def test_hand_that_goes_on_longer_stands_beside_the_end_of_the_example() -> None:
    hand = "NL 50-100 flop [A B C D E]: A bet 100, B fold, C fold, D call, E call"

    assert beside("47-1/1", f"{hand}").number == 5
    assert beside("47-1/0", "NL 50-100 flop [A B C D E]: A bet 100").number == 1


def test_taking_back_more_than_was_taken_stands_beside_the_setting() -> None:
    assert beside("47-1/3", "NL 50-100 flop [A B C D E]:").number == 0
