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
        assert abs(place.bet_x - CENTRE_X) <= abs(place.x - CENTRE_X)
        assert abs(place.bet_y - CENTRE_Y) <= abs(place.y - CENTRE_Y)


def test_chips_are_as_wide_as_their_number() -> None:
    wide, narrow = picture_of("NL 50-100 flop: A bet 1000000, B all-in 100").places

    assert (wide.seat.bet, narrow.seat.bet) == (1_000_000, 100)
    assert wide.chips.startswith("M-68-20h135")
    assert narrow.chips.startswith("M-23-20h45")


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
    assert picture_of("NL 50-100 flop pot 300: A bet 100, B?").pot == 400


def test_places_are_written_as_translations() -> None:
    [asked] = [place for place in around(2).places if place.is_asked]

    assert asked.at == f"{asked.x} {asked.y}"
    assert asked.bet_at == f"{asked.bet_x} {asked.bet_y}"
