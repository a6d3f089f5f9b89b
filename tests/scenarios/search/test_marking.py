"""What was found is marked, and nothing that was written becomes markup."""

import re
from html import unescape

from hypothesis import given
from hypothesis import strategies as st

from scenarios.search.marking import Marker
from scenarios.search.query import Need, Query
from scenarios.search.words import composed

MARKER = Marker.of(
    Query("en", (Need((("minimum", "raise"), ("min", "raise"))), Need((("reopen",),), "reop")))
)


def test_phrase_is_marked_as_one_and_in_every_form() -> None:
    assert MARKER.marked("A min-raise, two Minimum Raises; to raise, a minimum.") == (
        "A <mark>min-raise</mark>, two <mark>Minimum Raises</mark>; to raise, a minimum."
    )


def test_beginning_of_a_word_marks_the_word() -> None:
    assert MARKER.marked("Reopening, re-opening") == "<mark>Reopening</mark>, re-opening"


def test_markup_is_escaped_inside_and_outside_of_marks() -> None:
    assert MARKER.marked("<b>reopen</b> & “x”") == (
        "&lt;b&gt;<mark>reopen</mark>&lt;/b&gt; &amp; “x”"
    )


def test_passage_is_the_one_that_answers_most() -> None:
    text = "Rule 47\nReopened.\nA minimum raise reopens.\nNothing here."

    assert MARKER.passage(text) == "A <mark>minimum raise</mark> <mark>reopens</mark>."


def test_passage_without_a_find_is_one_that_says_something() -> None:
    assert MARKER.passage("Rule 47\nWhoever has acted may only call or fold.") == (
        "Whoever has acted may only call or fold."
    )


def test_passage_of_nothing_is_empty() -> None:
    assert MARKER.passage("") == ""


def test_long_passage_is_cut_between_words_around_the_first_find() -> None:
    text = "before " * 40 + "reopen" + " after" * 40

    assert MARKER.passage(text) == (
        "… " + "before " * 8 + "<mark>reopen</mark>" + " after" * 22 + " …"
    )


def test_one_word_without_end_is_cut_through() -> None:
    passage = MARKER.passage("x" * 1000)

    assert passage == "x" * 140 + " …"
    assert MARKER.passage("x" * 1000 + " reopen") == "… <mark>reopen</mark>"


def test_needs_met_counts_each_need_once() -> None:
    assert MARKER.needs_met("min raise, minimum raise") == 1
    assert MARKER.needs_met("min raise reopened") == 2
    assert MARKER.needs_met("call") == 0


@given(st.text())
def test_marks_change_nothing_else(text: str) -> None:
    marked = MARKER.marked(text)

    assert unescape(re.sub("</?mark>", "", marked)) == composed(text)
