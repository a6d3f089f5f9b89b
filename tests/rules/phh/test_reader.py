"""Files in the PHH format, and what is wrong with them."""

from decimal import Decimal

import pytest

from rules.engine import Structure
from rules.phh.history import Board, Hand, HistoryCode, HistoryError, Move
from rules.phh.reader import read_hand, tables
from tests.rules.phh.records import record


def read(file: str) -> Hand:
    [(number, fields)] = tables(file.encode())
    return read_hand(number, fields)


def test_hand_keeps_what_concerns_the_betting() -> None:
    hand = read(
        record(
            "d dh p1 AhKh|d dh p2 ????|p2 cbr 20 # a comment|# only a comment"
            "|p1 cc|d db 2c3d4h|p1 f|p2 sm|p1 sm -|p2 sm AsAd",
            blinds="[5, 10]",
            bets="min_bet = 10",
            stacks="[100, 200]",
        )
    )

    assert hand == Hand(
        "1",
        "NT",
        Structure.NO_LIMIT,
        Decimal(1),
        antes=(0, 0),
        blinds=(10, 5),
        smallest_bet=10,
        stacks=(100, 200),
        events=(
            Move(3, "p2 cbr 20", 1, "cbr", 20),
            Move(5, "p1 cc", 0, "cc"),
            Board(6, "d db 2c3d4h", 3),
            Move(7, "p1 f", 0, "f"),
        ),
    )


def test_fractions_are_counted_exactly_in_the_smallest_unit() -> None:
    # In binary, 0.1 + 0.2 is not 0.3; here it has to be.
    hand = read(
        record(
            "p2 cbr 0.30",
            blinds="[0.05, 0.10]",
            bets="min_bet = 0.10",
            stacks="[12.5, 1e1]",
        )
    )

    assert hand.unit == Decimal("0.01")
    assert (hand.blinds, hand.smallest_bet, hand.stacks) == ((10, 5), 10, (1250, 1000))
    assert hand.events == (Move(1, "p2 cbr 0.30", 1, "cbr", 30),)


def test_whole_amounts_written_as_fractions_are_whole() -> None:
    hand = read(
        record("p2 cbr 20.0", blinds="[5.0, 10.0]", bets="min_bet = 10.00", stacks="[9, 9]")
    )

    assert (hand.unit, hand.smallest_bet) == (Decimal(1), 10)


def test_names_and_comments_in_any_script_do_no_harm() -> None:
    file = 'players = ["Žofia", "李", "😀"]\n' + record("p3 f # ciò è tutto", stacks="[9, 9, 9]")

    assert read(file).events == (Move(1, "p3 f", 2, "f"),)


def test_file_of_many_hands_has_a_table_for_each() -> None:
    file = f"[7]{record('p3 f')}\n[8]{record('p3 cc')}"

    assert [number for number, _fields in tables(file.encode())] == ["7", "8"]


@pytest.mark.parametrize(
    ("file", "code", "facts"),
    [
        pytest.param(b"variant = 'NT'\nantes = [", HistoryCode.NOT_TOML, {"line": 0}, id="cut off"),
        pytest.param(b"variant = 'NT'\n?\n", HistoryCode.NOT_TOML, {"line": 2}, id="no key"),
        pytest.param(b"a = " + b"[" * 99999, HistoryCode.NOT_TOML, {"line": 0}, id="too deep"),
        pytest.param(b"a = " + b"9" * 9999, HistoryCode.NOT_TOML, {"line": 0}, id="too long"),
        pytest.param(b"a = '\xff'", HistoryCode.NOT_TEXT, {}, id="no text"),
        pytest.param(b"", HistoryCode.NO_HAND, {}, id="empty"),
        pytest.param(b"author = 'nobody'", HistoryCode.NO_HAND, {}, id="no hand"),
    ],
)
def test_file_that_cannot_be_read_is_refused_as_a_whole(
    file: bytes, code: HistoryCode, facts: dict[str, int]
) -> None:
    with pytest.raises(HistoryError) as caught:
        tables(file)

    assert (caught.value.code, caught.value.facts) == (code, facts)


@pytest.mark.parametrize("field", ["antes", "blinds_or_straddles", "min_bet", "starting_stacks"])
def test_field_that_is_missing_is_named(field: str) -> None:
    file = record("p3 f").replace(f"{field} =", "other =")

    assert_refused(file, HistoryCode.MISSING_FIELD, field=field)


@pytest.mark.parametrize(
    ("field", "change"),
    [
        pytest.param("antes", {"antes": "[-1]"}, id="an ante below nothing"),
        pytest.param("antes", {"antes": "10"}, id="antes that are no list"),
        pytest.param("antes", {"antes": "[1, 1, 1, 1, 1, 1]"}, id="more antes than players"),
        pytest.param("antes", {"antes": "[true]"}, id="a truth as an amount"),
        pytest.param("antes", {"antes": "['10']"}, id="a text as an amount"),
        pytest.param("blinds_or_straddles", {"blinds": "[nan, 100]"}, id="no number"),
        pytest.param("blinds_or_straddles", {"blinds": "[inf, 100]"}, id="an infinite blind"),
        pytest.param("min_bet", {"bets": "min_bet = 0"}, id="no smallest bet"),
        pytest.param("starting_stacks", {"stacks": "[1000]"}, id="one player"),
        pytest.param("starting_stacks", {"stacks": str([100] * 41)}, id="41 players"),
        pytest.param("starting_stacks", {"stacks": "[1000, 0]"}, id="no stack"),
        pytest.param("starting_stacks", {"stacks": "[9, 1_000_000_000_000_001]"}, id="too much"),
        pytest.param("starting_stacks", {"stacks": "[9, 1e999999]"}, id="far too much"),
        pytest.param("starting_stacks", {"stacks": "[9, 1e-999999]"}, id="far too little"),
        pytest.param("starting_stacks", {"stacks": "[9, 1.0000001]"}, id="too fine"),
        pytest.param(
            "big_bet", {"variant": "FT", "bets": "small_bet = 100\nbig_bet = 300"}, id="big bet"
        ),
    ],
)
def test_field_that_cannot_be_is_named(field: str, change: dict[str, str]) -> None:
    assert_refused(record("p3 f", **change), HistoryCode.WRONG_FIELD, field=field)


@pytest.mark.parametrize(
    "action",
    [
        pytest.param("p3 pb", id="a bring-in"),
        pytest.param("p3 sd", id="a draw"),
        pytest.param("p3 cbr", id="no amount"),
        pytest.param("p3 cbr -5", id="less than nothing"),
        pytest.param("p3 cbr 1e3", id="no plain amount"),
        pytest.param("p6 f", id="nobody there"),
        pytest.param("p0 f", id="no player zero"),
        pytest.param("x3 f", id="no player"),
        pytest.param("p3 raise 200", id="a word of ours"),
    ],
)
def test_action_that_cannot_be_read_is_named(action: str) -> None:
    assert_refused(record(f"p4 f|{action}"), HistoryCode.WRONG_ACTION, action=2, text=action)


def test_action_that_is_no_text_is_named() -> None:
    file = record("p3 f").replace('["p3 f"]', "[3]")

    assert_refused(file, HistoryCode.WRONG_ACTION, action=1, text="3")


@pytest.mark.parametrize("variant", ["F7S", "FO/8", "nt"])
def test_variant_that_is_not_supported_is_named(variant: str) -> None:
    file = record("p3 f", variant=variant)

    assert_refused(file, HistoryCode.UNSUPPORTED_VARIANT, variant=variant)


def assert_refused(file: str, code: HistoryCode, **facts: int | str) -> None:
    """Check that the file's only hand is refused for just this."""
    with pytest.raises(HistoryError) as caught:
        read(file)

    assert (caught.value.code, caught.value.facts) == (code, facts)
