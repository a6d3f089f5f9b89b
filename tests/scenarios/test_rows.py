"""The rows of lists and pictures, ready to be written in the reader's language."""

import pytest
from django.utils import translation

from rules import handline
from scenarios.rows import (
    fact_rows,
    ladder_rows,
    line_rows,
    seat_rows,
    table_rows,
    turning_rows,
)
from scenarios.stepper import Position, StoryLine, Turning

FIRST = "NL 500-1000 flop: A bet 1000, B all-in 1250, C call, D all-in 2000, E call, A?"


def last(hand: str) -> Position:
    rulings = handline.rule_on(hand)
    return Position(rulings, len(rulings) - 1)


def test_ladder_says_what_decides() -> None:
    rows = ladder_rows(last(FIRST).ladder)

    assert [(row["name"], row["bet"], row["state"], row["detail"]) for row in rows] == [
        ("A", "1,000", "reopened", "faces 1,000"),
        ("B", "1,250", "all-in", ""),
        ("C", "1,250", "closed", "250 missing"),
        ("D", "2,000", "all-in", ""),
        ("E", "2,000", "matched", ""),
    ]
    assert [row["asked"] for row in rows] == [True, False, False, False, False]


def test_only_seats_that_a_bracket_decides_for_have_one() -> None:
    rows = ladder_rows(last(FIRST).ladder)

    assert ["span" in row for row in rows] == [True, False, True, False, True]
    assert (rows[2]["covered"], rows[2]["missing"]) == ("750", "250")


def test_seat_without_a_bet_has_no_bar() -> None:
    [a, b] = ladder_rows(last("NL 50-100 flop [A B]: A bet 100, B?").ladder)

    assert (bool(a["bar"]), b["bar"]) == (True, "")


def test_long_names_are_shortened_in_pictures() -> None:
    position = last("NL 50-100 flop [Bartholomaeus B]: B?")
    assert position.table

    assert ladder_rows(position.ladder)[0]["name"] == "Bartholomae…"
    assert table_rows(position.table, hidden=False)[0]["name"] == "Barthol…"
    assert seat_rows(position.seats, position.measure)[0]["name"] == "Bartholomaeus"


def test_table_says_nothing_of_a_hidden_ruling() -> None:
    table = last(FIRST).table
    assert table

    shown, hidden = table_rows(table, hidden=False), table_rows(table, hidden=True)

    assert [row["betting"] for row in shown] == [
        *("reopened", "all-in", "closed", "all-in", "matched")
    ]
    assert [row["classes"] for row in hidden] == [
        *("is-live asked", "is-all-in", "is-live", "is-all-in", "is-live")
    ]
    assert not {row["betting"] for row in hidden} & {"reopened", "closed", "matched"}
    assert not any(row["marked"] for row in hidden)
    assert [row["marked"] for row in shown] == [True, False, True, False, True]


def test_table_says_what_is_behind() -> None:
    table = last("NL 50-100 flop [A=1500 B C]: A bet 100, B fold, C?").table
    assert table

    rows = table_rows(table, hidden=False)

    assert [(row["stack"], row["bet"]) for row in rows] == [
        ("1,400", "100"),
        ("folded", ""),
        ("covers", ""),
    ]


def test_seats_say_how_they_stood_where_that_changed() -> None:
    rulings = handline.rule_on(FIRST)
    position = Position(rulings, 4)

    rows = seat_rows(position.seats, position.measure)

    assert [row["before"] for row in rows] == ["closed", "", "matched", "open", ""]


@pytest.mark.parametrize(
    ("language", "figures"),
    [
        ("en", ["", "", "1,000", "2,000", "1,000", "3,000"]),
        ("de", ["", "", "1.000", "2.000", "1.000", "3.000"]),
    ],
)
def test_facts_are_written_as_the_language_does(language: str, figures: list[str]) -> None:
    with translation.override(language):
        rows = fact_rows(last(FIRST).facts)

    assert [row["figure"] for row in rows] == figures
    assert [row["plain"] for row in rows] == ["A", "true", "1000", "2000", "1000", "3000"]


def test_amounts_that_changed_say_what_they_were() -> None:
    rows = fact_rows(Position(handline.rule_on(FIRST), 4).facts)

    assert [row["was"] for row in rows] == ["", "", "was 1,250", "was 1,250", "", "was 2,250"]


def test_amount_that_is_none_has_no_figure() -> None:
    rows = fact_rows(last("NL 50-100 flop [A B]: A bet 100, B fold").facts)

    assert [row["figure"] for row in rows][:3] == ["", "", ""]
    assert [row["value"] for row in rows][:3] == [None, None, None]


@pytest.mark.parametrize(
    ("turning", "texts"),
    [
        (Turning(raise_to=None, raise_by=None, reopened=(), closed=()), []),
        (
            Turning(raise_to=2250, raise_by=None, reopened=(), closed=("A", "B")),
            ["minimum raise to 2,250", "closed to A, B"],
        ),
        (
            Turning(raise_to=2600, raise_by=1000, reopened=("A",), closed=()),
            ["minimum raise to 2,600, now by 1,000", "reopened for A"],
        ),
    ],
)
def test_turning_points_have_their_marks(turning: Turning, texts: list[str]) -> None:
    assert [row["text"] for row in turning_rows(turning)] == texts


@pytest.mark.parametrize(("hidden", "marks"), [(False, ["closed to A"]), (True, [])])
def test_story_hides_its_marks_with_the_ruling(*, hidden: bool, marks: list[str]) -> None:
    turning = Turning(raise_to=None, raise_by=None, reopened=(), closed=("A",))
    line = StoryLine(2, "B goes all-in.", turning, is_current=True, address="/2/")

    [row] = line_rows([line], hidden=hidden)

    assert (row["number"], row["text"], row["current"]) == ("2", "B goes all-in.", True)
    assert row["turnings"] == [{"kind": "closed", "text": text} for text in marks]
