"""The house conventions where the published rules are silent, one test a row of the contract."""

from tests.engine.bridge import facts
from tests.engine.lines import betting, last, minimum, question


def test_blind_posted_short_leaves_the_full_bet_to_match() -> None:
    answer = facts(last("NL 50-100 [A SB=30 BB=60]: A?"))

    assert (answer["bet"], answer["to_call"], answer["pot"]) == (100, 100, 90)
    assert answer["seats"]["BB"] == {"bet": 60, "facing": 0, "betting": "all-in"}
    assert answer["seats"]["SB"] == {"bet": 30, "facing": 0, "betting": "all-in"}


def test_opening_all_in_below_the_big_blind_is_matched_as_it_is() -> None:
    line = "NL 50-100 flop: A check, B all-in 60, C?"

    assert question(line) == ("C", 60, True)
    assert minimum(line) == (100, 160)
    assert betting(line, "A") == "closed"


def test_nobody_left_to_raise_where_the_seats_are_listed() -> None:
    line = "NL 50-100 flop [A B C]: A bet 100, B all-in 300, C fold"

    assert betting(line, "A") == "reopened"
    assert question(line) == ("A", 200, False)


def test_without_a_list_others_may_sit_behind() -> None:
    line = "NL 50-100 flop: A bet 100, B all-in 300, C fold, A?"

    assert question(line) == ("A", 200, True)


def test_raise_where_nobody_is_left_to_raise_stands() -> None:
    answer = facts(last("NL 50-100 flop [A B C]: A bet 100, B all-in 300, C fold, A raise 700"))

    assert (answer["bet"], answer["pot"], answer["to_act"]) == (700, 1000, None)


def test_stack_below_the_minimum_raise_may_go_all_in_and_the_minimum_stays_the_rounds() -> None:
    answer = facts(last("NL 50-100 flop [A B=350 C]: A bet 300, B?"))

    assert (answer["may_raise"], answer["min_raise_to"], answer["max_raise_to"]) == (True, 600, 350)


def test_minimum_is_not_capped_by_what_the_opponent_has() -> None:
    assert minimum("NL 50-100 flop [A B=400]: A bet 300, B?") == (300, 600)


def test_big_blind_has_his_turn_though_everybody_else_is_all_in() -> None:
    line = "NL 50-100 [A=100 SB=100 BB]: A all-in, SB all-in"

    assert question(line) == ("BB", 0, False)
    assert betting(line, "BB") == "open"


def test_matched_player_asked_may_neither_raise_nor_not() -> None:
    line = "NL 50-100 flop [A B C]: A bet 100, B call, A?"

    assert question(line) == ("A", 0, None)
    assert betting(line, "A") == "matched"


def test_call_with_too_few_chips_is_an_all_in_call() -> None:
    answer = facts(last("NL 50-100 flop [A B=70 C]: A bet 100, B call"))

    assert answer["seats"]["B"] == {"bet": 70, "facing": 0, "betting": "all-in"}
    assert (answer["bet"], answer["pot"], answer["to_act"]) == (100, 170, "C")


def test_to_call_is_at_most_what_is_left_of_the_stack() -> None:
    assert question("NL 50-100 flop [A B=70 C]: A bet 100, B?") == ("B", 70, False)


def test_round_over_leaves_nobody_to_act() -> None:
    answer = facts(last("NL 50-100 flop [A B]: A bet 100, B call"))

    whose = ("to_act", "to_call", "may_raise", "max_raise_to")
    assert [answer[name] for name in whose] == [None, None, None, None]
    assert (answer["min_raise_by"], answer["min_raise_to"], answer["pot"]) == (100, 200, 200)


def test_blinds_never_named_are_taken_to_have_folded_where_they_are_passed_over() -> None:
    ruling = last("NL 50-100: A raise 300, B call, A?")
    passing = last("NL 50-100: A raise 300, B raise 900, A call")

    assert ruling.assumed == ()
    assert passing.assumed == ("SB", "BB")
    assert betting("NL 50-100: A raise 300, B raise 900, A call", "BB") == "folded"


def test_bet_facing_a_bet_is_a_raise_and_raise_facing_none_a_bet() -> None:
    assert facts(last("NL 50-100 flop: A raise 100, B bet 300, C?")) == facts(
        last("NL 50-100 flop: A bet 100, B raise 300, C?")
    )


def test_antes_change_the_pot_and_nothing_else() -> None:
    plain = facts(last("NL 50-100 [A SB BB]: A?"))
    each = facts(last("NL 50-100 ante 25 [A SB BB]: A?"))
    single = facts(last("NL 50-100 bb-ante 100 [A SB BB]: A?"))

    assert each == {**plain, "pot": 150 + 75}
    assert single == {**plain, "pot": 150 + 100}


def test_published_houses_differ_on_one_hand() -> None:
    hand = "A bet 100, B all-in 150, C all-in 200, A?"

    answers = {
        house: question(f"NL 50-100 flop house {house}: {hand}")
        for house in ("tda", "single", "double")
    }

    assert answers == {
        "tda": ("A", 100, True),
        "single": ("A", 100, False),
        "double": ("A", 100, True),
    }


def test_all_in_tells_the_stack_where_it_was_not_known() -> None:
    seat = last("NL 50-100 flop [A B]: A all-in 300").seats[0]

    assert (seat.stack, seat.bet, str(seat.betting)) == (300, 300, "all-in")
