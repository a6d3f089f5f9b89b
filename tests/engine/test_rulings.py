"""The published examples and the questions asked in public: the file is the rulebook's index."""

import csv
from pathlib import Path

import pytest

from tests.engine.bridge import facts, resolved
from tests.engine.lines import code_of, last

RULINGS = Path(__file__).with_name("rulings.tsv")
NUMBERS = ("to_call", "min_raise_by", "min_raise_to", "max_raise_to")
READ = {"true": True, "false": False}


def rows() -> list[dict[str, str]]:
    with RULINGS.open(encoding="utf-8", newline="") as lines:
        return list(csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE))


def expected(row: dict[str, str]) -> dict[str, object]:
    """Return what the row states; an empty cell states nothing."""
    told: dict[str, object] = {name: int(row[name]) for name in NUMBERS if row[name]}
    if row["to_act"]:
        told["to_act"] = row["to_act"]
    if row["may_raise"]:
        told["may_raise"] = READ[row["may_raise"]]
    return told


def named(*columns: str) -> list[object]:
    """Return the rows that fill one of the columns, each under its id."""
    found = [row for row in rows() if any(row[column] for column in columns)]
    return [pytest.param(row, id=row["id"]) for row in found]


@pytest.mark.parametrize("row", named("to_act"))
def test_ruling_is_the_published_answer(row: dict[str, str]) -> None:
    answer = facts(last(row["hand"]))

    stated = expected(row)

    assert {name: answer[name] for name in stated} == stated


@pytest.mark.parametrize("row", named("resolved_as"))
def test_chips_and_words_become_the_published_action(row: dict[str, str]) -> None:
    ruling = last(row["hand"])

    assert resolved(ruling) == (row["resolved_as"], int(row["resolved_to"]))


@pytest.mark.parametrize("row", named("error"))
def test_line_that_cannot_be_has_its_code(row: dict[str, str]) -> None:
    assert code_of(row["hand"]) == row["error"]


def test_every_row_states_something_and_names_its_source() -> None:
    states = ("to_act", "resolved_as", "error")

    silent = [row["id"] for row in rows() if not any(row[name] for name in states)]
    unsourced = [row["id"] for row in rows() if not (row["source"] and row["rule"])]

    assert (silent, unsourced) == ([], [])
