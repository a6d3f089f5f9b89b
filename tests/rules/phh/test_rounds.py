"""Betting rounds of recorded hands, and what in them breaks the rule."""

import pytest

from rules.engine import Betting
from rules.handline import parse
from rules.phh.rounds import HandRuling
from tests.rules.phh.records import FIVE_LIMP, record, ruled

# Example 1 of Rule 47 after a limped pot: p1 bets 100, p2 is all-in for 125, p4 for 200.
EXAMPLE = f"{FIVE_LIMP}|p1 cbr 100|p2 cbr 125|p3 cc|p4 cbr 200|p5 cc"
STACKS = "[1000, 225, 1000, 300, 1000]"


def lines(ruling: HandRuling) -> list[str]:
    return [str(one.line) for one in ruling.rounds]


def breaks(ruling: HandRuling) -> list[tuple[int, str, str]]:
    return [(one.action, one.player, one.code) for one in ruling.breaks]


def test_every_round_is_a_hand_line_with_what_stacks_are_left() -> None:
    ruling = ruled(record(f"{EXAMPLE}|p1 cbr 300|p3 f|p5 f", stacks=STACKS))

    preflop = "NL 50-100 [p3=1000 p4=300 p5=1000 SB=1000 BB=225]"
    flop = "NL 50-100 flop pot 500 [SB=900 BB=125 p3=900 p4=200 p5=900]"
    story = "SB bet 100, BB all-in 125, p3 call, p4 all-in 200, p5 call, SB raise 300"
    assert lines(ruling) == [
        f"{preflop}: p3 call, p4 call, p5 call, SB call, BB check",
        f"{flop}: {story}, p3 fold, p5 fold",
    ]
    assert (breaks(ruling), ruling.complete) == ([], True)
    assert ruling.names == ("SB", "BB", "p3", "p4", "p5")


def test_lines_of_a_hand_are_ruled_on_as_the_hand_is() -> None:
    ruling = ruled(record(EXAMPLE, stacks=STACKS))

    for one in ruling.rounds:
        again = parse(str(one.line)).play()
        assert [step.seats for step in again] == [step.seats for step in one.rulings]
        assert [step.pot for step in again] == [step.pot for step in one.rulings]


def test_raise_where_betting_is_closed_breaks_the_rule_and_the_hand_goes_on() -> None:
    # 1-A: p1 calls, and p3, who faces 75, raises all the same.
    ruling = ruled(record(f"{EXAMPLE}|p1 cc|p3 cbr 500|p5 f|p1 cc|d db 5s|p1 cc", stacks=STACKS))

    assert breaks(ruling) == [(13, "p3", "betting-closed")]
    assert [one.text for one in ruling.breaks] == ["p3 cbr 500"]
    assert lines(ruling)[2] == "NL 50-100 turn pot 2025 [SB=400 p3=400]: SB check"
    assert ruling.complete is True


def test_raise_below_the_minimum_breaks_the_rule_and_stands_as_it_lay() -> None:
    ruling = ruled(record("p3 cbr 150|p4 cbr 250"))

    # 150 raises the bet to match; the minimum stays by 100, so that 250 is a full raise.
    assert breaks(ruling) == [(1, "p3", "below-minimum")]
    assert ruling.breaks[0].facts == {"said": 150, "minimum": 200}
    assert [step.min_raise_to for step in ruling.rounds[0].rulings] == [200, 250, 350]


def test_fixed_limit_allows_no_more_than_the_street() -> None:
    # The turn is played at 4: a bet of 5 is over it, and leaves a raise to 9 at most.
    ruling = ruled(
        record(
            "p3 cbr 4|p1 f|p2 cc|d db 2c3d4h|p2 cbr 2|p3 cc|d db 5s|p2 cbr 5|p3 cc",
            variant="FT",
            blinds="[1, 2]",
            bets="small_bet = 2\nbig_bet = 4",
            stacks="[100, 100, 100]",
        )
    )

    assert breaks(ruling) == [(8, "BB", "over-limit")]
    assert ruling.breaks[0].facts["limit"] == 4
    assert str(ruling.rounds[2].line) == "FL 1-2 turn pot 13 [BB=94 p3=94]: BB bet 5, p3 call"


def test_pot_limit_counts_the_pot_of_earlier_streets() -> None:
    # 500 in the pot: 500 is the most, 600 is over it.
    file = f"{FIVE_LIMP}|p1 cbr 500|p2 f|p3 f|p4 f|p5 f"
    assert breaks(ruled(record(file, variant="PO"))) == []

    ruling = ruled(record(file.replace("cbr 500", "cbr 600"), variant="PO"))
    assert breaks(ruling) == [(7, "SB", "over-limit")]


def test_action_out_of_turn_leaves_the_rest_unruled() -> None:
    ruling = ruled(record("p3 cc|p5 cbr 300|p4 f"))

    assert breaks(ruling) == [(2, "p5", "not-your-turn")]
    assert ruling.complete is False
    assert len(ruling.rounds[0].rulings) == 2


@pytest.mark.parametrize(
    ("action", "code"),
    [
        pytest.param("p3 cbr 1001", "more-than-stack", id="more than there is"),
        pytest.param("p3 cbr 100", "raise-too-small", id="no more than the bet"),
    ],
)
def test_action_that_cannot_be_leaves_the_rest_unruled(action: str, code: str) -> None:
    ruling = ruled(record(f"{action}|p4 f"))

    assert breaks(ruling) == [(1, "p3", code)]
    assert ruling.complete is False


def test_board_before_everybody_has_acted_breaks_the_rule() -> None:
    ruling = ruled(record("p3 cc|p4 f|p5 f|p1 f|d db 2c3d4h"))

    assert breaks(ruling) == [(5, "BB", "round-not-over")]
    assert ruling.breaks[0].facts == {"player": "BB"}
    assert ruling.complete is True


def test_player_with_nobody_left_to_bet_against_need_not_be_recorded() -> None:
    # p3 is all-in for less than the call: the big blind has no more to say.
    ruling = ruled(record("p3 cbr 80|p1 f|d db 2c3d4h|d db 5s|d db 6s", stacks="[500, 500, 80]"))

    assert breaks(ruling) == []
    assert [str(one.street) for one in ruling.rounds] == ["preflop"]


def test_flop_dealt_card_by_card_begins_with_its_third() -> None:
    ruling = ruled(
        record(
            "p3 cc|p1 cc|p2 cc|d db 2c|d db 3d|d db 4h|p1 cc",
            stacks="[9, 9, 9]",
            blinds="[1, 2]",
            bets="min_bet = 2",
        )
    )

    assert [(str(one.street), len(one.rulings)) for one in ruling.rounds] == [
        ("preflop", 4),
        ("flop", 2),
    ]


@pytest.mark.parametrize(
    "player",
    [pytest.param("p1", id="folded"), pytest.param("p3", id="all-in")],
)
def test_player_who_is_out_cannot_act_on_the_next_street(player: str) -> None:
    hand = f"p3 cbr 300|p4 cc|p1 f|p2 cc|d db 2c3d4h|{player} cc"
    ruling = ruled(record(hand, stacks="[900, 900, 300, 900]"))

    name = {"p1": "SB", "p3": "p3"}[player]
    assert breaks(ruling) == [(6, name, "round-over")]


def test_action_where_nobody_is_left_to_bet_against_cannot_be() -> None:
    ruling = ruled(record("p3 cbr 300|p1 f|p2 cc|d db 2c3d4h|p2 cbr 100", stacks="[900, 900, 300]"))

    assert breaks(ruling) == [(5, "BB", "round-over")]


def test_heads_up_lists_the_small_blind_first_who_acts_last_after_the_flop() -> None:
    hand = "p2 cc|p1 cc|d db 2c3d4h|p1 cc|p2 cbr 100"
    ruling = ruled(record(hand, antes="[0, 100]", stacks="[1000, 2000]"))

    # The ante is the big blind's, who is p1.
    assert ruling.names == ("BB", "SB")
    assert lines(ruling) == [
        "NL 50-100 pot 100 [SB=2000 BB=900]: SB call, BB check",
        "NL 50-100 flop pot 300 [BB=800 SB=1900]: BB check, SB bet 100",
    ]
    assert breaks(ruling) == []


def test_straddle_acts_last_before_the_flop_and_counts_on_no_other_street() -> None:
    hand = "p4 cc|p1 f|p2 f|p3 cc|d db 2c3d4h|p3 cbr 100"
    ruling = ruled(record(hand, blinds="[50, 100, 200]", stacks="[1000, 1000, 1000, 1000]"))

    preflop = "NL 50-100 straddle 200 [p4=1000 SB=1000 BB=1000 STR=1000]"
    assert lines(ruling) == [
        f"{preflop}: p4 call, SB fold, BB fold, STR check",
        "NL 50-100 flop pot 550 [STR=800 p4=800]: STR bet 100",
    ]
    assert breaks(ruling) == []


def test_straddle_from_the_button_leaves_the_small_blind_to_open() -> None:
    ruling = ruled(record("p1 f|p2 f", blinds="[50, 100, 0, 200]", stacks="[900, 900, 900, 900]"))

    assert lines(ruling) == [
        "NL 50-100 straddle 200 [SB=900 BB=900 p3=900 STR=900]: SB fold, BB fold"
    ]


def test_second_straddle_is_the_bet_to_match() -> None:
    hand = record("p5 cbr 700", blinds="[50, 100, 200, 400]")

    [first] = ruled(hand).rounds
    assert ruled(hand).names == ("SB", "BB", "p3", "STR", "p5")
    setting, after = first.rulings
    assert (setting.to_act, setting.bet, setting.min_raise_to) == ("p5", 400, 800)
    assert breaks(ruled(hand)) == [(1, "p5", "below-minimum")]
    assert after.to_act == "SB"


def test_live_post_of_a_newcomer_is_a_bet_and_no_action() -> None:
    hand = "p3 cc|p4 cc|p1 cc|p2 cc"
    ruling = ruled(record(hand, blinds="[50, 100, 0, -100]", stacks="[1000, 1000, 1000, 1000]"))

    [first] = ruling.rounds
    assert first.line is None
    assert [step.to_act for step in first.rulings] == ["p3", "p4", "SB", "BB", None]
    assert [step.pot for step in first.rulings] == [250, 350, 350, 400, 400]
    posted = first.rulings[0].seats[1]
    assert (posted.bet, posted.facing, posted.betting) == (100, 0, Betting.OPEN)


def test_live_post_without_a_stack_known_is_posted_whole() -> None:
    ruling = ruled(record("p3 f", blinds="[50, 100, 0, -100]", stacks="[inf, inf, inf, inf]"))

    assert [seat.bet for seat in ruling.rounds[0].rulings[0].seats] == [0, 100, 50, 100]


def test_big_blind_posted_short_leaves_the_bet_to_match() -> None:
    ruling = ruled(record("p3 cc|p4 f|p5 f|p1 f", stacks="[1000, 60, 1000, 1000, 1000]"))

    assert ruling.rounds[0].rulings[0].to_call == 100
    assert lines(ruling)[0].startswith("NL 50-100 [p3=1000 p4=1000 p5=1000 SB=1000 BB=60]")
    assert breaks(ruling) == []


def test_antes_are_in_the_pot_and_off_the_stacks() -> None:
    ruling = ruled(record("p3 f|p1 f", antes="[10, 10, 10]", stacks="[510, 510, 10]"))

    # p3 is all-in for the ante, which no line can say; the small blind acts first.
    [first] = ruling.rounds
    assert first.line is None
    assert breaks(ruling) == [(1, "p3", "already-all-in")]
    setting = first.rulings[0]
    assert (setting.pot, setting.to_act) == (180, "SB")
    assert [(seat.name, seat.stack) for seat in setting.seats] == [
        ("p3", 0),
        ("SB", 500),
        ("BB", 500),
    ]


def test_stacks_that_are_not_known_cover_everybody() -> None:
    ruling = ruled(record("p3 cbr 500|p1 f|p2 f", antes="[5, 5, 5]", stacks="[inf, inf, inf]"))

    assert lines(ruling) == ["NL 50-100 pot 15 [p3 SB BB]: p3 raise 500, SB fold, BB fold"]


def test_button_blind_alone_needs_no_small_blind() -> None:
    # Short deck: antes, and one blind on the button.
    ruling = ruled(
        record(
            "p1 cc|p2 f|p3 cc",
            variant="NS",
            antes="[100, 100, 100]",
            blinds="[0, 0, 100]",
            stacks="[5000, 5000, 5000]",
        )
    )

    assert lines(ruling) == [
        "NL 0-100 pot 300 [p1=4900 p2=4900 BB=4900]: p1 call, p2 fold, BB check"
    ]
