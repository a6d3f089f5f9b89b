"""Where other houses rule otherwise: contract section 1, the rows `house single` and `double`."""

import pytest
from django.conf import settings
from django.utils.translation import override

from rules.books import BOOKS
from rules.engine import ErrorCode, House
from rules.handline import parse
from rules.houses import Difference, compare_houses
from rules.printing import house_lines

ADDING_UP = "NL 50-100 flop: A bet 100, B all-in 125, C call, D all-in 200, E call"


def test_short_all_ins_that_add_up_reopen_in_no_single_house() -> None:
    ruling = compare_houses(parse(f"{ADDING_UP}, A?"))[House.SINGLE]

    assert ruling.differences == (
        Difference(4, "betting", "A", "reopened", "closed"),
        Difference(5, "may_raise", "A", here=True, there=False),
        Difference(5, "betting", "A", "reopened", "closed"),
    )
    assert (ruling.error, ruling.last, ruling.differs) == (None, 5, True)


def test_double_house_has_another_minimum_and_reopens_at_twice_the_bet() -> None:
    ruling = compare_houses(parse(f"{ADDING_UP}, A?"))[House.DOUBLE]

    # A bet 100 and faces 200, twice as much: reopened in both.
    assert ruling.differences == (
        Difference(2, "min_raise_by", None, 100, 125),
        Difference(2, "min_raise_to", None, 225, 250),
        Difference(3, "min_raise_by", None, 100, 125),
        Difference(3, "min_raise_to", None, 225, 250),
        Difference(4, "min_raise_by", None, 100, 200),
        Difference(4, "min_raise_to", None, 300, 400),
        Difference(5, "min_raise_by", None, 100, 200),
        Difference(5, "min_raise_to", None, 300, 400),
    )


def test_house_in_which_an_action_cannot_be_says_so() -> None:
    ruling = compare_houses(parse(f"{ADDING_UP}, A raise 300"))[House.SINGLE]

    assert ruling.error is not None
    assert (ruling.error.code, ruling.error.step) == (ErrorCode.BETTING_CLOSED, 6)
    assert ruling.last == 5


def test_other_house_may_let_stand_what_the_own_does_not() -> None:
    line = parse(ADDING_UP.replace("flop", "flop house single") + ", A raise 300")

    rulings = compare_houses(line)

    assert rulings[House.TDA].error is None
    assert rulings[House.SINGLE].error is not None
    assert rulings[House.SINGLE].differences == ()


def test_raise_corrected_in_one_house_only_leaves_another_bet_to_match() -> None:
    # To 300 at least by the published rule, to 400 where it is twice the 200.
    line = parse("NL 50-100 flop: A bet 100, B raise 200, C raise 320, A?")

    ruling = compare_houses(line)[House.DOUBLE]

    assert [one for one in ruling.differences if one.step == 3] == [
        Difference(3, "bet", None, 320, 400),
        Difference(3, "min_raise_by", None, 120, 400),
        Difference(3, "min_raise_to", None, 440, 800),
        Difference(3, "to_call", "A", 220, 300),
    ]


def test_house_where_the_turn_is_another_players_compares_no_call() -> None:
    # Corrected to 400, C is all-in there and A has nobody left to ask.
    line = parse("NL 50-100 flop [A=400 B=200 C=400]: A bet 100, B all-in, C raise 320, A all-in")

    ruling = compare_houses(line)[House.DOUBLE]

    assert Difference(4, "to_act", None, "C", None) in ruling.differences
    assert not [one for one in ruling.differences if one.step == 4 and one.fact == "to_call"]


def test_question_that_one_house_cannot_ask_leaves_the_last_step_out() -> None:
    # To 400 there, which is all of C's stack: whoever is all-in cannot be asked.
    line = parse("NL 50-100 flop [A B C=400]: A bet 100, B raise 200, C raise 320, C?")

    ruling = compare_houses(line)[House.DOUBLE]

    assert ruling.error is not None
    assert (ruling.error.code, ruling.error.step) == (ErrorCode.ALREADY_ALL_IN, 4)
    assert ruling.last == 2


def test_fixed_limit_has_one_reading_only() -> None:
    rulings = compare_houses(parse("FL 10-20 flop: A bet 20, B all-in 32, A?"))

    assert list(rulings) == [House.TDA]
    assert rulings[House.TDA].differs is False


def test_every_house_has_books_and_only_published_rules_are_certain() -> None:
    assert set(BOOKS) == set(House)
    certain = [str(book.name) for books in BOOKS.values() for book in books if book.certain]
    assert certain == ["Poker TDA Rules 2024, 2026", "Robert’s Rules of Poker, version 11"]


# --- in words --------------------------------------------------------------------------------


def test_houses_in_words_name_the_difference_at_the_end() -> None:
    lines = list(house_lines(parse(f"{ADDING_UP}, A?")))

    single = lines.index("House “single”:")
    assert lines[single + 1 : single + 4] == [
        "It differs from step 4 on; in the end:",
        "A would not be allowed to raise.",
        "For A the betting would be “closed” rather than “reopened”.",
    ]
    double = lines.index("House “double”:")
    assert lines[double + 2 : double + 4] == [
        "The minimum raise would be by 200 rather than by 100.",
        "The minimum raise would be to 400 rather than to 300.",
    ]
    assert "House “tda”:" not in lines


def test_houses_in_words_name_the_action_that_cannot_be() -> None:
    lines = list(house_lines(parse(f"{ADDING_UP}, A raise 300")))

    assert "Action 6 could not be: A may not raise here: betting is closed." in lines


def test_houses_in_words_tell_what_cannot_be_in_any_of_them() -> None:
    lines = list(house_lines(parse("NL 50-100 flop: A bet 200, B check")))

    assert lines.count("Action 2 could not be: B faces a bet of 200 and cannot check.") == 2
    assert not [line for line in lines if line.startswith("It differs")]


def test_houses_in_words_say_where_they_agree() -> None:
    lines = list(house_lines(parse("NL 50-100 flop: A check, B?")))

    assert lines.count("The same ruling at every step.") == 2


def test_houses_in_words_say_where_they_agree_again() -> None:
    lines = list(house_lines(parse(f"{ADDING_UP}, A fold")))

    single = lines.index("House “single”:")
    assert lines[single + 1] == "It differs from step 4 on, but in the end the two agree."


def test_houses_in_words_allow_a_raise_and_name_nobody() -> None:
    line = ADDING_UP.replace("flop", "flop house single")
    assert "A would be allowed to raise." in list(house_lines(parse(f"{line}, A?")))

    line = "NL 50-100 flop [A=400 B=200 C=400]: A bet 100, B all-in, C raise 320, A all-in"
    sentence = "It would be the turn of none rather than of C."
    assert sentence in list(house_lines(parse(line)))


@pytest.mark.parametrize("language", [code for code, _ in settings.LANGUAGES])
def test_houses_speak_every_language(language: str) -> None:
    line = parse(f"{ADDING_UP}, A?")
    with override("en"):
        english = list(house_lines(line))

    with override(language):
        lines = list(house_lines(line))

    assert len(lines) == len(english)
    same = {one for one in lines if one and one in english}
    assert not same if language != "en" else lines == english
