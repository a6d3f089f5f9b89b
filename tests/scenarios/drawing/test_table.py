"""The table from above: the seat to act at the bottom, the others clockwise."""

import pytest

from rules import handline
from scenarios.drawing.table import CENTRE_X, CENTRE_Y, MOST_SEATS, TablePicture, draw_table

NAMES = ["A", "B", "C", "D", "E", "F", "G", "H", "J", "K", "L", "M", "N"]


def picture_of(hand: str) -> TablePicture:
    ruling = handline.rule_on(hand)[-1]
    picture = draw_table(ruling, asked=ruling.to_act)
    assert picture
    return picture


def around(count: int) -> TablePicture:
    return picture_of(f"NL 50-100 flop [{' '.join(NAMES[:count])}]: A bet 100")


def test_player_asked_sits_at_the_bottom_centre() -> None:
    [asked] = [place for place in around(5).places if place.is_asked]

    assert asked.seat.name == "B"
    assert asked.x == CENTRE_X
    assert asked.y == max(place.y for place in around(5).places)


def test_action_runs_clockwise() -> None:
    """Seen from above, the next to act sits to the left of the bottom."""
    places = {place.seat.name: place for place in around(4).places}

    assert places["C"].x < CENTRE_X
    assert places["D"].y < CENTRE_Y
    assert places["A"].x > CENTRE_X


@pytest.mark.parametrize("count", range(2, 11))
def test_plaques_do_not_overlap(count: int) -> None:
    places = around(count).places

    for place in places:
        for other in places:
            apart = abs(place.x - other.x) >= 132 or abs(place.y - other.y) >= 76
            assert place is other or apart


@pytest.mark.parametrize("count", range(2, MOST_SEATS + 1))
def test_everything_stays_inside_the_picture(count: int) -> None:
    for place in around(count).places:
        assert 66 + 4 <= place.x <= 720 - 66 - 4
        assert 38 + 4 <= place.y <= 560 - 38 - 4


def test_chips_lie_between_their_seat_and_the_middle() -> None:
    for place in around(6).places:
        assert abs(place.chips.x - CENTRE_X) <= abs(place.x - CENTRE_X)
        assert abs(place.chips.y - CENTRE_Y) <= abs(place.y - CENTRE_Y)


def test_chips_are_as_wide_as_their_number() -> None:
    wide, narrow = picture_of("NL 50-100 flop: A bet 1000000, B all-in 100").places

    assert (wide.seat.bet, narrow.seat.bet) == (1_000_000, 100)
    assert (wide.chips.width, wide.chips.small) == (9 * 11, True)
    assert (narrow.chips.width, narrow.chips.small) == (3 * 15, False)
    assert narrow.chips.outline.startswith("M-23-20h45")


@pytest.mark.parametrize("amount", [50, 4000, 1_000_000])
@pytest.mark.parametrize("count", range(2, 11))
def test_chips_keep_clear_of_the_plaques(count: int, amount: int) -> None:
    places = picture_of(f"NL 1-2 flop [{' '.join(NAMES[:count])}]: A bet {amount}, B call").places

    for place in places:
        beside = abs(place.x - place.chips.x) >= 66 + 20 + place.chips.width / 2
        below = abs(place.y - place.chips.y) >= 38 + 20
        assert beside or below


@pytest.mark.parametrize("amount", [50, 4000, 1_000_000])
@pytest.mark.parametrize("count", range(2, 11))
def test_chips_do_not_overlap(count: int, amount: int) -> None:
    calls = ", ".join(f"{name} call" for name in NAMES[1:count])
    places = picture_of(f"NL 1-2 flop [{' '.join(NAMES[:count])}]: A bet {amount}, {calls}").places

    chips = [place.chips for place in places]
    for one in chips:
        for other in chips:
            apart = abs(one.x - other.x) - (one.width + other.width) / 2 - 40
            assert one is other or apart >= 0 or abs(one.y - other.y) >= 40


def test_long_names_and_stacks_are_written_smaller() -> None:
    places = picture_of("NL 50-100 flop [Alessandro B=12345678]: B?").places
    long = {place.seat.name: (place.name_is_long, place.stack_is_long) for place in places}

    assert long == {"Alessandro": (True, False), "B": (False, True)}


def test_too_many_seats_are_not_drawn() -> None:
    ruling = handline.rule_on(f"NL 50-100 flop [{' '.join(NAMES)}]: A?")[-1]

    assert draw_table(ruling, asked="A") is None


def test_round_that_is_over_is_drawn_from_the_first_seat() -> None:
    picture = picture_of("NL 50-100 flop [A B]: A bet 100, B fold")

    assert not any(place.is_asked for place in picture.places)
    assert picture.places[0].x == CENTRE_X


def test_chips_behind() -> None:
    places = picture_of("NL 50-100 flop [A=1500 B]: A bet 100, B?").places
    behind = {place.seat.name: place.behind for place in places}

    assert behind == {"A": 1400, "B": None}


def test_pot_is_everything_in_the_middle() -> None:
    picture = picture_of("NL 50-100 flop pot 300: A bet 100, B?")

    assert (picture.pot, picture.pot_is_long) == (400, False)
    assert picture_of("NL 50-100 flop pot 999900: A bet 100, B?").pot_is_long


def test_places_are_written_as_translations() -> None:
    [asked] = [place for place in around(2).places if place.is_asked]

    assert asked.at == f"{asked.x} {asked.y}"
    assert asked.chips.at == f"{asked.chips.x} {asked.chips.y}"
