"""The ladder shows by length what Rule 47 decides by subtraction."""

import pytest

from rules import handline
from rules.engine import Betting, Ruling
from scenarios.drawing.ladder import PLOT_END, WIDTH, Ladder, Rung, draw_ladder, reach

OPENING = "NL 50-100 flop: A bet 100, B all-in 125, C call, D all-in {}, E call, A?"


def ruling_on(hand: str) -> Ruling:
    return handline.rule_on(hand)[-1]


def ladder_of(hand: str) -> Ladder:
    ruling = ruling_on(hand)
    return draw_ladder(ruling, story_reach=reach(ruling, ruling.seats), asked=ruling.to_act)


def rung_of(ladder: Ladder, name: str) -> Rung:
    [rung] = [rung for rung in ladder.rungs if rung.seat.name == name]
    return rung


def test_bracket_of_a_full_raise_faced_reaches_the_line() -> None:
    ladder = ladder_of(OPENING.format(200))

    bracket = rung_of(ladder, "A").bracket

    assert bracket
    assert bracket.end == ladder.bet_line.x
    assert bracket.block == ""
    assert (bracket.covered, bracket.missing) == (100, None)


def test_bracket_of_less_sticks_out_with_the_missing_chips() -> None:
    ladder = ladder_of(OPENING.format(200))

    bracket = rung_of(ladder, "C").bracket

    assert bracket
    assert bracket.within == ladder.bet_line.x < bracket.end
    assert bracket.block
    assert (bracket.covered, bracket.missing) == (75, 25)


@pytest.mark.parametrize(
    ("all_in", "betting", "sticks_out"),
    [
        pytest.param(1990, Betting.CLOSED, True, id="ten short"),
        pytest.param(2000, Betting.REOPENED, False, id="exact"),
        pytest.param(2010, Betting.REOPENED, False, id="ten over"),
    ],
)
def test_bracket_sticks_out_only_where_betting_is_closed(
    all_in: int, betting: Betting, *, sticks_out: bool
) -> None:
    hand = f"NL 500-1000 flop: A bet 1000, B all-in 1250, C call, D all-in {all_in}, E call, A?"

    rung = rung_of(ladder_of(hand), "A")

    assert rung.seat.betting is betting
    assert rung.bracket
    assert bool(rung.bracket.block) is sticks_out


def test_bracket_that_stops_short_of_the_line_is_reopened() -> None:
    ladder = ladder_of("NL 50-100 flop: A bet 100, B raise 500, A?")

    bracket = rung_of(ladder, "A").bracket

    # A full raise of 400 from a bet of 100 ends where the bet to match is: 500.
    assert bracket
    assert bracket.end == ladder.bet_line.x


@pytest.mark.parametrize("name", ["A", "B", "SB", "BB"])
def test_seats_that_it_decides_nothing_for_have_no_bracket(name: str) -> None:
    """A has folded, B is all-in, and the blinds have not acted."""
    ladder = ladder_of("NL 50-100: A fold, B all-in 80")

    assert rung_of(ladder, name).bracket is None


def test_bars_are_as_long_as_their_bets() -> None:
    ladder = ladder_of("NL 100-200 flop: A bet 600, B raise 1200, C?")

    assert rung_of(ladder, "C").bar_width == 0
    assert rung_of(ladder, "B").bar_width == 2 * rung_of(ladder, "A").bar_width
    assert rung_of(ladder, "B").bar_width + Ladder.left == ladder.bet_line.x


def test_bracket_is_as_long_as_the_band_of_the_minimum_raise() -> None:
    ladder = ladder_of("NL 100-200 flop: A bet 1120, B raise 2800, C?")

    bracket = rung_of(ladder, "A").bracket

    assert ladder.raise_line == PLOT_END
    assert bracket
    assert bracket.end - bracket.start == ladder.band


def test_story_keeps_its_scale() -> None:
    setting, bet, *_ = handline.rule_on("NL 50-100 flop: A bet 100, B raise 300")

    before = draw_ladder(setting, story_reach=500)
    after = draw_ladder(bet, story_reach=500)

    assert before.raise_line == after.bet_line.x


def test_step_too_small_for_the_story_has_a_scale_of_its_own() -> None:
    setting = handline.rule_on("NL 50-100 flop: A bet 100")[0]

    assert draw_ladder(setting, story_reach=800).raise_line < PLOT_END
    assert draw_ladder(setting, story_reach=801).raise_line == PLOT_END


def test_player_asked_is_marked() -> None:
    ladder = ladder_of(OPENING.format(200))

    assert [rung.seat.name for rung in ladder.rungs if rung.is_asked] == ["A"]


def test_number_without_room_stands_beside_its_part_or_not_at_all() -> None:
    ladder = ladder_of("NL 50-100 flop: A bet 1000, B all-in 1990, C call, A?")

    bracket = rung_of(ladder, "A").bracket

    assert bracket
    assert (bracket.missing, bracket.missing_inside) == (10, False)
    assert bracket.missing_x > bracket.end


def test_seven_figures_that_fit_nowhere_are_left_out() -> None:
    ladder = ladder_of("NL 1-2 flop: A bet 9000000, B all-in 9000001, C?")

    rung = rung_of(ladder, "A")

    assert rung.seat.missing == 8_999_999
    assert rung.bracket
    assert rung.bracket.covered is None


def test_figure_of_seven_digits_is_written_smaller() -> None:
    ladder = ladder_of("NL 1-2 flop: A bet 2, B raise 1000001, C?")

    assert not rung_of(ladder, "A").detail_is_long
    assert rung_of(ladder, "C").detail_is_long


def test_label_of_the_bet_stands_where_there_is_room() -> None:
    right = ladder_of("NL 100-200 flop: A check, B?").bet_line
    left = ladder_of("NL 100-200 flop: A bet 2000, B all-in 2100").bet_line

    assert not right.label_on_the_left
    assert right.label > right.x
    assert not left.label_on_the_left or left.label < left.x


def test_ladder_grows_by_the_seat() -> None:
    two = ladder_of("NL 100-200 flop [A B]: A?")
    ten = ladder_of("NL 100-200 flop [A B C D E F G H J K]: A?")

    assert ten.height - two.height == 8 * (two.rungs[1].top - two.rungs[0].top)
    assert ten.bottom < ten.height


@pytest.mark.parametrize(
    "hand",
    [
        "NL 50-100 flop: A bet 100, B all-in 125, C call, D all-in 200, E call, A call, C?",
        "NL 1000000-2500000: A raise 7500000, B all-in 9999999, A?",
        "FL 50-100 flop: A bet 100, B all-in 140, C call, A?",
        "NL 50-100 flop house double: A bet 100, B raise 200, C raise 400, A?",
        "NL 50-100 flop house single: A bet 100, B all-in 150, C all-in 210, A?",
    ],
)
def test_everything_stays_inside_the_picture(hand: str) -> None:
    ladder = ladder_of(hand)

    places = [ladder.bet_line.x, ladder.raise_line]
    for rung in ladder.rungs:
        places.append(Ladder.left + rung.bar_width)
        if rung.bracket:
            places += [rung.bracket.start, rung.bracket.within, rung.bracket.end]
    assert min(places) >= 0
    assert max(places) <= PLOT_END < WIDTH


def test_paths_are_whole_numbers() -> None:
    bracket = rung_of(ladder_of(OPENING.format(200)), "C").bracket

    assert bracket
    paths = f"{bracket.span} {bracket.block} {bracket.tick}"
    assert "." not in paths
    assert "," not in paths


@pytest.mark.parametrize(
    ("hand", "shown"),
    [
        pytest.param("NL 50-100 flop: A bet 100, B?", True, id="may raise"),
        pytest.param(OPENING.format(150), True, id="closed to the player asked"),
        pytest.param("NL 50-100 flop [A B]: A bet 100, B fold", False, id="round over"),
        pytest.param(
            "NL 50-100 flop [A=500 B=300 C=2000]: A all-in, B all-in, C?", False, id="nobody left"
        ),
    ],
)
def test_raise_is_only_shown_where_one_can_come(hand: str, *, shown: bool) -> None:
    assert ladder_of(hand).shows_raise is shown
