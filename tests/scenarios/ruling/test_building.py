"""The builder: only what is legal can be tapped, and every tap is the whole next hand."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.engine import House, Structure
from rules.handline import HandLine, parse
from scenarios.ruling.building import Building, Button, Tap, Typed
from scenarios.ruling.faults import Reading
from scenarios.ruling.lines import listed_up_to, read
from scenarios.ruling.setting import Setting, first_hand, opening
from tests.engine.random_hands import random_hand


def building(hand: str) -> Building:
    reading = read(hand, "en")
    assert isinstance(reading, Reading)
    return Building(reading)


def taps(hand: str) -> dict[str, int]:
    return {button.tap.value: button.to for button in building(hand).buttons}


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        pytest.param("NL 50-100 flop [A B]:", {"check": 0, "bet": 100}, id="no-bet-yet"),
        pytest.param(
            "NL 50-100 flop [A B C]: A bet 300",
            {"fold": 0, "call": 300, "raise": 600},
            id="facing-a-bet",
        ),
        pytest.param(
            "NL 50-100 flop [A B C]: A bet 100, B all-in 125, C call",
            {"fold": 0, "call": 125},
            id="closed",
        ),
        pytest.param(
            "NL 50-100 flop [A=1000 B C]: A bet 100, B all-in 125, C call",
            {"fold": 0, "call": 125},
            id="closed-with-a-known-stack",
        ),
        pytest.param(
            "NL 50-100 [A SB BB]: A call, SB call", {"check": 0, "raise": 200}, id="blind-option"
        ),
        pytest.param(
            "NL 50-100 flop [A B=450 C]: A bet 300",
            {"fold": 0, "call": 300, "all-in": 450},
            id="too-short-for-a-raise",
        ),
        pytest.param(
            "NL 50-100 flop [A B=250 C]: A bet 300",
            {"fold": 0, "call": 250, "all-in": 250},
            id="too-short-for-a-call",
        ),
        pytest.param(
            "NL 50-100 flop [A B=900 C]: A bet 300",
            {"fold": 0, "call": 300, "raise": 600, "all-in": 900},
            id="stack-for-more",
        ),
        pytest.param("NL 50-100 flop [A=900 B]: A all-in, B call", {}, id="round-over"),
        pytest.param(
            "FL 10-20 flop [A B]: A bet 20",
            {"fold": 0, "call": 20, "raise": 40},
            id="fixed-limit",
        ),
    ],
)
def test_only_what_is_legal_can_be_tapped(hand: str, expected: dict[str, int]) -> None:
    assert taps(hand) == expected


def test_a_button_tells_its_total_and_what_it_adds() -> None:
    assert building("NL 50-100 [A SB BB]: A raise 300, SB fold").buttons == (
        Button(Tap.FOLD, "NL 50-100 [A SB BB]: A raise 300, SB fold, BB fold"),
        Button(Tap.CALL, "NL 50-100 [A SB BB]: A raise 300, SB fold, BB call", 300, 200),
        Button(Tap.RAISE, "NL 50-100 [A SB BB]: A raise 300, SB fold, BB raise 500", 500, 200),
    )


@settings(max_examples=150, deadline=None)
@given(random=st.randoms(use_true_random=False))
def test_every_tap_leads_to_a_hand_that_stands(random: Random) -> None:
    reading = read(random_hand(random).line, "en")
    assert isinstance(reading, Reading)
    listed = read(str(listed_up_to(reading, len(reading.rulings) - 1)), "en")
    assert isinstance(listed, Reading)
    tapped = Building(listed)

    for hand in (*(b.hand for b in tapped.buttons), *(s.hand for s in tapped.skips)):
        assert str(parse(hand)) == hand
        parse(hand).play()
    if tapped.undone:
        parse(tapped.undone).play()
    if tapped.ruling.to_act:
        assert tapped.buttons


def test_undo_takes_the_last_action_back() -> None:
    after = building("NL 50-100 flop [A B]: A bet 100, B call")

    assert after.undone == "NL 50-100 flop [A B]: A bet 100"
    assert building("NL 50-100 flop [A B]:").undone == ""


def test_setting_can_be_chosen_until_somebody_has_acted() -> None:
    assert building("NL 50-100 flop [A B]:").setting is not None
    assert building("NL 50-100 flop [A B]: A check").setting is None


def test_skipping_folds_whoever_is_passed_over() -> None:
    skips = building("NL 50-100 [A B C SB BB]: A raise 300").skips

    assert [(skip.player, skip.hand) for skip in skips] == [
        ("SB", "NL 50-100 [A B C SB BB]: A raise 300, B fold, C fold"),
        ("BB", "NL 50-100 [A B C SB BB]: A raise 300, B fold, C fold, SB fold"),
    ]


def test_skipping_checks_where_nothing_is_bet() -> None:
    skips = building("NL 50-100 flop [A B C]:").skips

    assert [skip.hand for skip in skips] == ["NL 50-100 flop [A B C]: A check, B check"]


@pytest.mark.parametrize(
    ("hand", "tap", "amount", "expected"),
    [
        pytest.param(
            "NL 50-100 flop [A B]:", "raise", "1.250", "A raise 1250", id="raise-of-any-size"
        ),
        pytest.param("NL 50-100 flop [A B]:", "all-in", "125", "A all-in 125", id="all-in"),
        pytest.param(
            "NL 50-100 flop [A B]: A bet 300", "raise", "400", "B raise 400", id="to-be-corrected"
        ),
    ],
)
def test_typed_amount_makes_the_hand(hand: str, tap: str, amount: str, expected: str) -> None:
    made = building(hand).with_typed(tap, amount)

    assert isinstance(made, HandLine)
    assert str(made).endswith(expected)


@pytest.mark.parametrize(
    ("tap", "amount", "message"),
    [
        pytest.param(
            "raise",
            "250",
            "A bet or raise to 250 is not more than the bet to match of 300.",
            id="less-than-a-call",
        ),
        pytest.param(
            "raise", "x", "An amount of whole chips is needed here, such as 1000.", id="no-amount"
        ),
        pytest.param("all-in", "", "This field is required.", id="nothing"),
    ],
)
def test_typed_amount_that_cannot_be_is_kept_with_the_reason(
    tap: str, amount: str, message: str
) -> None:
    made = building("NL 50-100 flop [A B C]: A bet 300").with_typed(tap, amount)

    assert made == Typed(amount, message)


@pytest.mark.parametrize(
    ("hand", "full", "typed", "all_in"),
    [
        pytest.param("NL 50-100 flop [A B]:", True, True, True, id="anything"),
        pytest.param(
            "NL 50-100 flop [A B C]: A bet 100, B all-in 125, C call",
            False,
            True,
            True,
            id="closed-an-all-in-for-less",
        ),
        pytest.param(
            "NL 50-100 flop [A B=450 C]: A bet 300", False, False, False, id="known-short-stack"
        ),
        pytest.param("NL 50-100 flop [A B]: A bet 100, B fold", False, False, False, id="over"),
    ],
)
def test_amount_is_typed_where_it_is_open(hand: str, full: bool, typed: bool, all_in: bool) -> None:
    built = building(hand)

    assert (built.raises_in_full, built.takes_amount, built.takes_all_in) == (full, typed, all_in)


def test_builder_opens_with_a_usual_hand() -> None:
    assert str(first_hand()) == "NL 50-100 flop [A B C D E F]:"


def test_every_choice_of_the_setting_is_a_hand_that_stands() -> None:
    setting = Setting(parse("PL 50-100 house single [A B SB BB]:"))
    hands = [
        *(choice.hand for choice in setting.streets),
        *(choice.hand for choice in setting.structures),
        *(choice.hand for choice in setting.houses),
        *(choice.hand for choice in setting.players),
        *(level.hand for level in setting.levels),
    ]

    assert [str(parse(hand)) for hand in hands] == hands
    assert "PL 50-100 flop house single [A B C D]:" in hands
    assert "FL 50-100 [A B SB BB]:" in hands
    assert "PL 50-100 house single [SB BB]:" in hands
    assert setting.is_unusual


def test_fixed_limit_has_no_houses_to_choose() -> None:
    assert Setting(parse("FL 50-100 [A B SB BB]:")).houses == ()


def test_unusual_blinds_stand_among_the_usual() -> None:
    levels = Setting(parse("NL 75-150 flop [A B]:")).levels

    assert [level.big for level in levels if level.is_current] == [150]
    assert [level.big for level in levels] == sorted(level.big for level in levels)


@pytest.mark.parametrize(
    ("count", "seats"),
    [(2, "SB BB"), (3, "A SB BB"), (10, "A B C D E F G H SB BB")],
)
def test_players_before_the_flop_are_letters_and_the_blinds(count: int, seats: str) -> None:
    assert str(opening(parse("NL 1-2 [SB BB]:").rulebook, count)) == f"NL 1-2 [{seats}]:"


def test_straddle_has_a_seat_of_its_own() -> None:
    rulebook = parse("NL 1-2 straddle 4 [SB BB STR]:").rulebook

    assert [name for name, _stack in opening(rulebook, 4).seats] == ["A", "SB", "BB", "STR"]
    assert rulebook.house is House.TDA
    assert rulebook.structure is Structure.NO_LIMIT


TYPED = "PL 50-100 flop pot 1500 [Ann=5000 Bob=2000 Cy]:"


def test_choice_keeps_what_was_typed_with_the_rest() -> None:
    setting = Setting(parse(TYPED))

    streets = {choice.value: choice.hand for choice in setting.streets}
    assert streets["turn"] == TYPED.replace("flop", "turn")
    assert str(setting.with_blinds(100, 200)) == TYPED.replace("50-100", "100-200")
    houses = {choice.value: choice.hand for choice in setting.houses}
    assert houses["single"] == TYPED.replace("pot 1500", "pot 1500 house single")


@pytest.mark.parametrize(
    "hand",
    [TYPED, "FL 50-100 ante 10 straddle 200 cap 4 [A SB=900 BB STR]:", "NL 50-100 turn [A]:"],
)
def test_current_choice_changes_nothing(hand: str) -> None:
    setting = Setting(parse(hand))

    current = [
        choice.hand
        for choices in (setting.streets, setting.structures, setting.houses, setting.players)
        for choice in choices
        if choice.is_current
    ]
    assert {*current, *(level.hand for level in setting.levels if level.is_current)} == {hand}


def test_players_have_names_of_their_own_before_the_flop() -> None:
    before = {choice.value: choice.hand for choice in Setting(parse(TYPED)).streets}["preflop"]

    assert before == "PL 50-100 [A SB BB]:"


def test_more_players_than_letters_have_names_too() -> None:
    names = [name for name, _stack in opening(parse(TYPED).rulebook, 35).seats]

    assert len(set(names)) == 35
