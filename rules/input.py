"""Hand lines from a stream of bytes: one at a time, whatever stands there."""

from codecs import BOM_UTF8
from collections.abc import Iterator
from typing import BinaryIO, Final, NamedTuple

from rules.engine import ErrorCode
from rules.handline import LineError
from rules.handline.limits import MAX_LENGTH

# A character is at most four bytes in UTF-8: whatever reaches this is too long to be read.
LIMIT: Final = 4 * MAX_LENGTH + 2


class InputLine(NamedTuple):
    """A line as text, and what is wrong with it before it is even read."""

    text: str
    fault: LineError | None = None


def input_lines(stream: BinaryIO) -> Iterator[InputLine]:
    """Read line by line, as soon as each is there; of an endless line only the beginning is kept.

    An empty line is a line too, so that answers can be counted off against what was asked. The
    mark that some editors put before a text belongs to the stream and not to its first line.
    """
    mark = BOM_UTF8
    while piece := stream.readline(LIMIT):
        yield input_line(piece.removeprefix(mark))
        mark = b""
        rest = piece
        while len(rest) == LIMIT and not rest.endswith(b"\n"):
            rest = stream.readline(LIMIT)


def input_line(line: bytes) -> InputLine:
    r"""Return the bytes of one line as text; where they are not UTF-8, with the place of the fault.

    >>> input_line(b"NL 50-100: A bet \xff").fault.column
    18
    """
    line = line.rstrip(b"\r\n")
    try:
        return InputLine(line.decode())
    except UnicodeDecodeError as error:
        column = len(line[: error.start].decode()) + 1
        facts = {"expected": "utf-8", "found": line[error.start : error.end].hex()}
        fault = LineError(ErrorCode.SYNTAX, column, facts=facts)
        # What was cut off in the middle of a character is too long before anything else.
        text = line.decode(errors="replace")
        return InputLine(text, None if len(text) > MAX_LENGTH else fault)
