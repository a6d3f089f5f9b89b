"""Lines from standard input, whatever stands there."""

from io import BytesIO

from rules.engine import ErrorCode
from rules.handline.limits import MAX_LENGTH
from rules.input import LIMIT, input_line, input_lines
from rules.report import report


def test_lines_end_as_any_system_ends_them() -> None:
    texts = [line.text for line in input_lines(BytesIO(b"one\r\ntwo\n\nlast"))]

    assert texts == ["one", "two", "", "last"]


def test_bytes_that_are_no_text_are_told_with_their_place() -> None:
    # Two letters of two bytes each come before the fault.
    text, fault = input_line("öü".encode() + b"\xc3x")

    assert text == "öü\ufffdx"
    assert fault is not None
    assert (fault.code, fault.column) == (ErrorCode.SYNTAX, 3)
    assert fault.facts == {"expected": "utf-8", "found": "c3"}


def test_endless_line_keeps_its_beginning_and_leaves_the_next_one_alone() -> None:
    stream = BytesIO(b"x" * (3 * LIMIT) + b"\nNL 50-100:\n")

    first, second = input_lines(stream)

    assert len(first.text) == LIMIT
    assert report(first.text)["error"]["code"] == "too-long"
    assert second.text == "NL 50-100:"


def test_line_that_just_fills_a_piece_is_one_line() -> None:
    for length in (LIMIT - 1, LIMIT, LIMIT + 1):
        lines = list(input_lines(BytesIO(b"x" * length + b"\nnext\n")))

        assert [line.text[:4] for line in lines] == ["xxxx", "next"]


def test_endless_line_cut_within_a_character_is_too_long_and_not_broken() -> None:
    # Each sign takes three bytes, and the limit is no multiple of three.
    assert LIMIT % 3 != 0
    [line] = input_lines(BytesIO(("€" * LIMIT).encode()))

    assert line.fault is None
    assert len(line.text) > MAX_LENGTH


def test_mark_before_a_text_is_no_part_of_its_first_line() -> None:
    texts = [line.text for line in input_lines(BytesIO(b"\xef\xbb\xbfone\n\xef\xbb\xbftwo\n"))]

    assert texts == ["one", "\ufefftwo"]
