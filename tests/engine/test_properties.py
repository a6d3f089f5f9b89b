"""Laws that hold for every hand, whatever the structure and the house."""

import os
from collections.abc import Callable
from itertools import pairwise
from random import Random

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from rules.engine import ErrorCode, Impossible, Ruling, decide, play
from rules.handline import LineError, parse, rule_on
from tests.engine.bridge import action_of, table_of
from tests.engine.random_hands import GAMES, NAMES, VERBS, RandomHand, random_hand

HANDS = int(os.environ.get("HANDS", "20000"))
CODES = {code.value for code in ErrorCode}
hands = st.randoms(use_true_random=False).map(random_hand)
often = settings(max_examples=HANDS // 100, deadline=None)


def holds(law: Callable[[RandomHand], None]) -> Callable[..., None]:
    """Run a law on random hands of every structure and house."""

    @pytest.mark.parametrize("game", GAMES, ids="-".join)
    @settings(max_examples=HANDS // 500, deadline=None)
    @given(random=st.randoms(use_true_random=False))
    def test(game: tuple[str, str], random: Random) -> None:
        law(random_hand(random, game))

    checked: Callable[..., None] = test
    return checked


def played(hand: RandomHand) -> tuple[Ruling, ...]:
    return play(table_of(hand.dealt()), [action_of(*action) for action in hand.actions])


@holds
def test_chips_are_neither_made_nor_lost(hand: RandomHand) -> None:
    rulings = played(hand)
    dealt = hand.dealt()
    before = (dealt["pot"] or 0) + dealt["ante"] * len(dealt["seats"]) + dealt["bb_ante"]

    for ruling in rulings:
        assert ruling.pot == before + sum(seat.bet for seat in ruling.seats)
        assert all(seat.stack is None or seat.bet <= seat.stack for seat in ruling.seats)
    for earlier, later in pairwise(rulings):
        added = [
            after.bet - seat.bet for seat, after in zip(earlier.seats, later.seats, strict=True)
        ]
        assert all(chips >= 0 for chips in added)
        assert sum(1 for chips in added if chips) <= 1


@holds
def test_playing_at_once_is_playing_step_by_step(hand: RandomHand) -> None:
    at_once = played(hand)

    stepwise = [at_once[0]]
    for number, action in enumerate(hand.actions, start=1):
        stepwise.append(decide(stepwise[-1].table, action_of(*action), step=number))

    assert tuple(stepwise) == at_once


@holds
def test_playing_twice_is_the_same(hand: RandomHand) -> None:
    assert played(hand) == played(hand)


@holds
def test_deciding_leaves_the_table_as_it_was(hand: RandomHand) -> None:
    rulings = played(hand)
    again = played(hand)

    for ruling, action in zip(rulings, hand.actions, strict=False):
        decide(ruling.table, action_of(*action))

    assert [ruling.table for ruling in rulings] == [ruling.table for ruling in again]


@holds
def test_printing_and_parsing_are_inverse(hand: RandomHand) -> None:
    line = parse(hand.line)

    printed = str(line)

    assert str(parse(printed)) == printed
    assert parse(printed).play() == line.play()


@holds
def test_line_and_table_give_the_same_rulings(hand: RandomHand) -> None:
    actions = [action_of(*action) for action in hand.actions]

    assert rule_on(hand.line) == play(table_of(hand.dealt()), actions, hand.asked)


@holds
def test_closed_betting_opens_only_over_a_bigger_bet(hand: RandomHand) -> None:
    for earlier, later in pairwise(played(hand)):
        for seat, after in zip(earlier.seats, later.seats, strict=True):
            if seat.betting == "closed" and after.betting in ("open", "reopened"):
                assert later.bet > earlier.bet


@holds
def test_betting_stands_as_open_only_until_the_first_action(hand: RandomHand) -> None:
    acted: set[str] = set()

    for ruling in played(hand):
        if ruling.action is not None:
            acted.add(ruling.action.player)
        for seat in ruling.seats:
            assert seat.betting != "open" or seat.name not in acted


@holds
def test_minimum_raise_never_shrinks(hand: RandomHand) -> None:
    # What completes a short all-in in fixed limit is less than a bet, and in house double the
    # least raise over an opening all-in of a few chips is less than the big blind.
    also_by = hand.setting["structure"] != "FL" and hand.setting["house"] != "double"

    for earlier, later in pairwise(played(hand)):
        assert later.min_raise_to >= earlier.min_raise_to
        assert later.min_raise_by >= earlier.min_raise_by or not also_by


@holds
def test_minimum_raise_to_is_the_bet_to_match_and_by(hand: RandomHand) -> None:
    for ruling in played(hand):
        assert ruling.min_raise_to == ruling.bet + ruling.min_raise_by
        assert ruling.min_raise_by > 0


@holds
def test_bet_to_match_is_the_highest_bet_once_somebody_bets(hand: RandomHand) -> None:
    for ruling in played(hand):
        highest = max(seat.bet for seat in ruling.seats)
        assert ruling.bet >= highest
        opening = hand.setting.get("straddle") or hand.setting["big"]
        preflop = hand.setting["street"] == "preflop"
        assert ruling.bet == max(highest, opening if preflop else 0)


@holds
def test_turn_is_a_seat_that_can_still_act(hand: RandomHand) -> None:
    for ruling in played(hand):
        states = {seat.name: seat.betting for seat in ruling.seats}
        if ruling.to_act is not None:
            assert states[ruling.to_act] in ("open", "reopened", "closed")
            assert ruling.to_call is not None
        else:
            assert (ruling.to_call, ruling.may_raise) == (None, None)


@holds
def test_caller_adds_no_more_than_he_has(hand: RandomHand) -> None:
    for ruling in played(hand):
        seats = {seat.name: seat for seat in ruling.seats}
        if ruling.to_act is not None and ruling.to_call is not None:
            seat = seats[ruling.to_act]
            left = ruling.to_call if seat.stack is None else seat.stack - seat.bet
            assert 0 <= ruling.to_call <= min(left, ruling.bet - seat.bet)


deeds = st.tuples(
    st.sampled_from((*NAMES, "SB", "BB", "STR", "Z")),
    st.sampled_from(VERBS),
    st.none() | st.integers(-2, 700) | st.integers(0, 10**15),
)


@often
@given(hands, st.lists(deeds, max_size=8))
def test_any_action_is_ruled_on_or_refused_with_a_code(
    hand: RandomHand, tried: list[tuple[str, str, int | None]]
) -> None:
    table = played(hand)[0].table

    for name, verb, amount in tried:
        to = 0 if verb in ("bet", "raise") and amount is None else amount
        code = None
        try:
            table = decide(table, action_of(name, verb, to)).table
        except Impossible as refused:
            code = refused.code

        assert code in {None, *CODES}


@often
@given(st.text(max_size=200))
@example("")
@example("NL 50-100 flop: A bet 1_000, B?")
@example("NL 50-100 flop: A bet \u0661\u0660\u0660, B?")
@example("NL 50-100 flop: A bet \u00b2, B?")
@example("NL 50-100 flop: A bet 100\n, B?")
@example("NL " + "9" * 5000 + "-100: A?")
def test_any_text_is_ruled_on_or_refused_with_a_code(text: str) -> None:
    check(text)


@often
@given(hands, st.data())
def test_any_slip_in_a_line_is_ruled_on_or_refused_with_a_code(
    hand: RandomHand, data: st.DataObject
) -> None:
    line = hand.line
    start = data.draw(st.integers(0, len(line)))
    end = data.draw(st.integers(start, min(len(line), start + 6)))
    slip = data.draw(st.text(alphabet='[]=,.:?-x+"0159 ABCSTRfoldraise\u00fc\u0660', max_size=5))

    check(line[:start] + slip + line[end:])


words = st.sampled_from(
    ["NL", "PL", "FL", "50-100", "10/20", "flop", "turn", "ante", "pot", "cap", "house", "single",
     "straddle", "[A", "B=60", "SB", "BB]", "]", ":", ",", "A", "B", "SB", "BB", "bet", "setzt",
     "raise", "erh\u00f6ht", "auf", "um", "rilancia", "a", "di", "call", "passa", "push", "all-in",
     "100", "1.000", "1,000", "500x1", "1000+100x4", '"raise"', "A?", "?", "by", "to"]
)  # fmt: skip


@often
@given(st.lists(words, max_size=16).map(" ".join))
def test_any_string_of_poker_words_is_ruled_on_or_refused_with_a_code(text: str) -> None:
    check(text)


def check(text: str) -> None:
    """Check that a text is ruled on, or refused with a code and a place in the text."""
    refused = refusal(text)

    if refused is None:
        assert str(parse(str(parse(text)))) == str(parse(text))
    else:
        assert refused.code in CODES
        assert 1 <= refused.column <= len(text) + 1
        assert refused.step is None or refused.step >= 1


def refusal(text: str) -> LineError | None:
    try:
        rule_on(text)
    except LineError as refused:
        return refused
    return None
