"""The rows of the two pictures: what they say of each seat, and what they keep to themselves."""

from rules import handline
from scenarios.drawing.svg import ladder_ground, ladder_rungs, table_places
from scenarios.stepper import Position
from tests.scenarios.reading import part, rows_of, text, texts

FIRST = "NL 500-1000 flop: A bet 1000, B all-in 1250, C call, D all-in 2000, E call, A?"
LONG = "NL 50-100 flop [Bartholomaeus B]: B?"


def last(hand: str) -> Position:
    rulings = handline.rule_on(hand)
    return Position(rulings, len(rulings) - 1)


def test_ladder_says_what_decides() -> None:
    rungs = rows_of(ladder_rungs(last(FIRST).ladder))

    assert [(text(rung, "name"), text(rung, "state"), text(rung, "detail")) for rung in rungs] == [
        ("A1,000", "reopened", "faces 1,000"),
        ("B1,250", "all-in", ""),
        ("C1,250", "closed", "250 missing"),
        ("D2,000", "all-in", ""),
        ("E2,000", "matched", ""),
    ]
    assert [rung.get("class") for rung in rungs] == [
        *("rung is-reopened asked", "rung is-all-in", "rung is-closed"),
        *("rung is-all-in", "rung is-matched"),
    ]


def test_ground_lies_under_the_seat_asked_alone() -> None:
    ladder = last(FIRST).ladder

    [ground] = rows_of(ladder_ground(ladder))

    assert ground.get("y") == str(ladder.rungs[0].top)
    assert ladder_ground(last("NL 50-100 flop [A B]: A bet 100, B fold").ladder) == ""


def test_only_seats_that_a_bracket_decides_for_have_one() -> None:
    rungs = rows_of(ladder_rungs(last(FIRST).ladder))

    assert [part(rung, "bracket") is not None for rung in rungs] == [True, False, True, False, True]
    assert (text(rungs[2], "covered"), text(rungs[2], "missing")) == ("750", "250")


def test_seat_without_a_bet_has_no_bar() -> None:
    [a, b] = rows_of(ladder_rungs(last("NL 50-100 flop [A B]: A bet 100, B?").ladder))

    assert part(a, "bar") is not None
    assert part(b, "bar") is None


def test_long_names_are_shortened_in_pictures() -> None:
    position = last(LONG)
    assert position.table

    assert texts(ladder_rungs(position.ladder), "name")[0] == "Bartholomae…0"
    assert texts(table_places(position.table, hidden=False), "name")[0] == "Barthol…"


def test_table_says_nothing_of_a_hidden_ruling() -> None:
    table = last(FIRST).table
    assert table

    shown, hidden = (
        [row for row in rows_of(table_places(table, hidden=is_hidden)) if text(row, "name")]
        for is_hidden in (False, True)
    )

    assert [row.get("class") for row in shown] == [
        *("place is-reopened asked", "place is-all-in", "place is-closed"),
        *("place is-all-in", "place is-matched"),
    ]
    assert [row.get("class") for row in hidden] == [
        *("place is-live asked", "place is-all-in", "place is-live"),
        *("place is-all-in", "place is-live"),
    ]
    assert [part(row, "mark") is not None for row in shown] == [True, False, True, False, True]
    assert not any(part(row, "mark") is not None for row in hidden)


def test_table_says_what_is_behind_and_what_is_in_front() -> None:
    table = last("NL 50-100 flop [A=1500 B C]: A bet 100, B fold, C?").table
    assert table

    rows = rows_of(table_places(table, hidden=False))

    assert [text(row, "bet") for row in rows] == ["100", "", "", ""]
    assert [text(row, "stack") for row in rows] == ["", "1,400", "folded", "covers"]


def test_marks_sit_on_the_outer_corner() -> None:
    """The chips lie on the inner side, and the mark must not lie on them."""
    table = last("NL 50-100 flop [A B C D]: A check, B?").table
    assert table

    places = [row for row in rows_of(table_places(table, hidden=False)) if text(row, "name")]
    marks = {
        text(row, "name"): state for row in places if (state := part(row, "state")) is not None
    }

    # B is asked and at the bottom; the action goes on to the left, the top and the right.
    assert {name: mark.get("transform") for name, mark in marks.items()} == {
        "B": "translate(60 -28)",
        "C": "translate(-60 -28)",
        "D": "translate(60 -28)",
        "A": "translate(60 -28)",
    }
