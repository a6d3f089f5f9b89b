"""Seats, figures, steps and reasons as markup, in the reader's language."""

from dataclasses import replace

import pytest
from django.utils import translation

from rules import handline
from rules.citing import Citation
from scenarios.markup import (
    cited,
    fact_items,
    reason_items,
    seat_items,
    step_items,
    turnings_of,
    walk_links,
)
from scenarios.stepper import Position, StoryLine, Turning
from scenarios.walk import Why
from tests.scenarios.reading import part, rows_of, text, texts

FIRST = "NL 500-1000 flop: A bet 1000, B all-in 1250, C call, D all-in 2000, E call, A?"


def last(hand: str) -> Position:
    rulings = handline.rule_on(hand)
    return Position(rulings, len(rulings) - 1)


def test_seats_say_how_they_stood_where_that_changed() -> None:
    rulings = handline.rule_on(FIRST)
    position = Position(rulings, 4)

    items = seat_items(position.seats, position.measure)

    assert texts(items, "was") == ["before: closed", "", "before: matched", "before: open", ""]


def test_seats_have_the_hooks_that_tests_read() -> None:
    items = rows_of(seat_items(last(FIRST).seats, last(FIRST).measure))

    assert [(item.get("data-seat"), item.get("data-betting")) for item in items] == [
        *(("A", "reopened"), ("B", "all-in"), ("C", "closed"), ("D", "all-in"), ("E", "matched"))
    ]


def test_long_names_are_whole_in_the_list() -> None:
    position = last("NL 50-100 flop [Bartholomaeus B]: B?")

    assert texts(seat_items(position.seats, position.measure), "seat-name")[0] == "Bartholomaeus"


@pytest.mark.parametrize(
    ("language", "figures"),
    [
        ("en", ["A", "yes", "1,000", "2,000", "1,000", "3,000"]),
        ("de", ["A", "ja", "1.000", "2.000", "1.000", "3.000"]),
        ("it", ["A", "sì", "1.000", "2.000", "1.000", "3.000"]),
    ],
)
def test_facts_are_written_as_the_language_does(language: str, figures: list[str]) -> None:
    with translation.override(language):
        rows = rows_of(fact_items(last(FIRST).facts))

    values = [value for row in rows if (value := row.find("dd")) is not None]
    # What stands before the earlier amount; yes and no follow their mark.
    assert [value.text or value[0].tail for value in values] == figures
    assert [value.get("data-value") for value in values] == [
        *("A", "true", "1000", "2000", "1000", "3000")
    ]


def test_amounts_that_changed_say_what_they_were() -> None:
    rows = rows_of(fact_items(Position(handline.rule_on(FIRST), 4).facts))

    assert [row.findtext(".//small", "") for row in rows] == [
        *("", "", "was 1,250", "was 1,250", "", "was 2,250")
    ]


def test_figure_that_is_none_has_not_changed() -> None:
    rows = rows_of(fact_items(last("NL 50-100 flop [A B]: A bet 100, B fold").facts))

    assert [row.get("class") for row in rows][:3] == [
        *("fact to-act", "fact may-raise", "fact to-call")
    ]


def test_figure_of_eight_digits_is_written_smaller() -> None:
    rows = rows_of(fact_items(last("NL 50-100 flop: A bet 9999999, B raise 90000000, C?").facts))

    assert [("long" in (row.get("class") or "").split()) for row in rows] == [
        *(False, False, True, True, True, True)
    ]


def test_figure_that_is_none_is_a_dash() -> None:
    rows = rows_of(fact_items(last("NL 50-100 flop [A B]: A bet 100, B fold").facts))

    assert [row.findtext("dd") for row in rows][:3] == ["–", "–", "–"]


@pytest.mark.parametrize(
    ("turning", "marks"),
    [
        (Turning(raise_to=None, raise_by=None, reopened=(), closed=()), {}),
        (
            Turning(raise_to=2250, raise_by=None, reopened=(), closed=("A", "B")),
            {"raise": "minimum raise to 2,250", "closed": "closed to A, B"},
        ),
        (
            Turning(raise_to=2600, raise_by=1000, reopened=("A",), closed=()),
            {"raise": "minimum raise to 2,600, now by 1,000", "reopened": "reopened for A"},
        ),
    ],
)
def test_turning_points_have_their_marks(turning: Turning, marks: dict[str, str]) -> None:
    assert turnings_of(turning, "en") == marks


TURNED = Turning(raise_to=None, raise_by=None, reopened=(), closed=("A",))


@pytest.mark.parametrize(("hidden", "marks"), [(False, ["closed to A"]), (True, [])])
def test_story_hides_its_marks_with_the_ruling(*, hidden: bool, marks: list[str]) -> None:
    line = StoryLine(2, "B goes all-in.", TURNED, is_current=False, address="/2/")

    [row] = rows_of(step_items([line], hidden=hidden))

    assert (text(row, "step-number"), text(row, "step-text")) == ("2", "B goes all-in.")
    assert row.get("class") == (None if hidden else "turning")
    assert ["".join(mark.itertext()) for mark in row.iter("li") if mark is not row] == marks


def test_current_step_says_so_and_no_visitor_writes_markup() -> None:
    line = StoryLine(1, "<b>A</b> bets.", TURNED, is_current=True, address='/1/?a="b"&c=d')

    [row] = rows_of(step_items([line], hidden=False))
    [link] = row.iter("a")

    assert row.get("class") == "current"
    assert link.get("aria-current") == "step"
    assert link.get("href") == link.get("hx-get") == line.address
    assert text(row, "step-text") == "<b>A</b> bets."


def test_step_without_an_address_is_no_link() -> None:
    line = StoryLine(1, "A bets.", TURNED, is_current=False, address="")

    [row] = rows_of(step_items([line], hidden=False))

    assert list(row.iter("a")) == []


class End:
    """A walk at its end."""

    first, previous, next, last = "/0/", "/2/", "", ""

    @property
    def position(self) -> Position:
        return last(FIRST)


def test_walk_leads_only_where_there_is_a_step() -> None:
    [bar] = rows_of(walk_links(End()))
    first, previous, count, following, last_one = bar

    assert (first.get("href"), previous.get("href")) == ("/0/", "/2/")
    assert (previous.get("rel"), previous.get("class")) == ("prev", "walk-previous")
    assert text(count, "visually-hidden") == "Step 5 of 5"
    assert {following.tag, last_one.tag} == {"span"}
    assert following.get("aria-hidden") == "true"


def test_reasons_cite_the_rule_where_one_has_a_number() -> None:
    reason = last(FIRST).ruling.reasons[0]
    linked = Citation("reopening", "47 (2026: 49)", "/en/rules/reopening/")

    rows = rows_of(
        reason_items(
            [Why(reason, linked), Why(reason, replace(linked, address="")), Why(reason, None)], "A"
        )
    )

    assert [text(row, "citation") for row in rows] == ["Rule 47 (2026: 49)"] * 2 + [""]
    assert [cite.tag for row in rows if (cite := part(row, "citation")) is not None] == [
        *("a", "span")
    ]


def test_citation_is_said_in_the_reader_s_language() -> None:
    with translation.override("de"):
        [row] = rows_of(cited(Citation("raises", "43", "")))

    assert row.text == "Regel 43"
