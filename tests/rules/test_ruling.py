"""The command for a shell: contract section 3."""

import io
import json
import os
import subprocess
import sys
import time
from contextlib import redirect_stdout
from io import BytesIO, StringIO, TextIOWrapper
from pathlib import Path

import pytest
from django.conf import settings
from django.core.management import CommandError, call_command

LINE = "NL 50-100 flop: A bet 100, B all-in 125, A?"
MANAGE = (sys.executable, str(Path(settings.BASE_DIR) / "manage.py"), "ruling")


class Answer:
    """What the command printed, and its exit status."""

    def __init__(self, *arguments: str) -> None:
        """Run the command."""
        out, errors = StringIO(), StringIO()
        self.status = 0
        try:
            call_command("ruling", *arguments, stdout=out, stderr=errors)
        except SystemExit as stop:
            self.status = int(stop.code or 0)
        self.out, self.errors = out.getvalue(), errors.getvalue()


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch) -> BytesIO:
    """Return what stands on standard input."""
    stream = BytesIO()
    monkeypatch.setattr(sys, "stdin", TextIOWrapper(stream))
    return stream


def type_in(stream: BytesIO, text: bytes) -> None:
    stream.write(text)
    stream.seek(0)


def test_table_shows_every_step_and_argues_for_the_last() -> None:
    answer = Answer(LINE)

    assert answer.status == 0
    # A call costs 25, which is less than the full bet of 100: closed.
    title, head, *rows = answer.out.splitlines()[:5]
    assert title == LINE
    assert head.split("  ")[-3:] == ["pot", "reopened", "closed"]
    assert rows == [
        "0                A       0        yes        100          100          0",
        "1  A bet 100     B       100      yes        200          100          100",
        "2  B all-in 125  A       25       no         225          100          225            A",
    ]
    assert "25 is 75 short of a full raise of 100: betting is closed to A." in answer.out


def test_table_explains_what_chips_came_to() -> None:
    answer = Answer("NL 250-500 flop: A bet 1000, B push 1400")

    assert "2: A total of 1,400 is less than half of the minimum raise" in answer.out


@pytest.mark.parametrize(
    ("language", "title", "answer"),
    [("de", "mitgehen", "nein"), ("it", "chiamare", "no"), ("en", "to call", "no")],
)
def test_table_speaks_the_language_asked_for(language: str, title: str, answer: str) -> None:
    table = Answer(LINE, "--language", language).out.splitlines()

    assert title in table[1].lower()
    assert f"  {answer}  " in table[4]


def test_table_of_a_line_that_cannot_be_points_at_the_place() -> None:
    answer = Answer("NL 50-100 flop: A bet 200, B check")

    assert (answer.status, answer.out) == (1, "")
    assert answer.errors.splitlines() == [
        "NL 50-100 flop: A bet 200, B check",
        f"{'^':>28}",
        "B faces a bet of 200 and cannot check.",
    ]


def test_table_with_houses_says_where_they_differ() -> None:
    answer = Answer(LINE, "--houses")

    assert (answer.status, "House “double”:" in answer.out) == (0, True)
    assert "House “single”:\nThe same ruling at every step.\n" in answer.out


def test_table_with_houses_shows_another_where_the_own_refuses() -> None:
    line = "NL 50-100 flop house single: A bet 100, B all-in 125, C call, D all-in 200, A raise 300"
    answer = Answer(line, "--houses")

    assert (answer.status, answer.errors.splitlines()[0]) == (1, line)
    assert "House “tda”:" in answer.out


def test_json_is_one_object() -> None:
    answer = Answer(LINE, "--json")

    assert answer.out.count("\n") == 1
    assert json.loads(answer.out)["asked"] == "A"
    assert "houses" in json.loads(Answer(LINE, "--json", "--houses").out)


def test_json_of_a_line_that_cannot_be_fails() -> None:
    answer = Answer("NL 50-100 flop: A bet 200, B check", "--json", "--language", "de")

    error = json.loads(answer.out)["error"]
    assert (answer.status, error["code"], error["step"]) == (1, "cannot-check", 2)
    assert error["message"] == "B steht vor einem Einsatz von 200 und kann nicht checken."


def test_standard_input_is_answered_line_by_line_past_bad_ones(typed: BytesIO) -> None:
    type_in(typed, b"NL 5-10: A call\r\n\nNL 5-10: A \xff\nNL 5-10: A raise 20\n")

    answer = Answer("-", "--json")

    hands = [json.loads(line) for line in answer.out.splitlines()]
    assert answer.status == 1
    assert ["error" in hand for hand in hands] == [False, True, True, False]
    assert hands[2]["error"]["message"] == "This is not text: the bytes ff are not UTF-8."
    assert hands[3]["hand"] == "NL 5-10: A raise 20"


def test_standard_input_without_a_bad_line_succeeds(typed: BytesIO) -> None:
    type_in(typed, b"NL 5-10: A call\nNL 5-10: A raise 20")

    answer = Answer("-")

    assert (answer.status, answer.errors) == (0, "")
    assert answer.out.count("NL 5-10: A") == 2


def test_standard_input_that_is_no_text_is_pointed_at(typed: BytesIO) -> None:
    type_in(typed, b"NL \xff")

    answer = Answer("-")

    assert answer.errors.endswith("   ^\nThis is not text: the bytes ff are not UTF-8.\n")


class Terminal(StringIO):
    """Says that it is a terminal."""

    def isatty(self) -> bool:
        return True


class Slow(io.BytesIO):
    """A stream whose lines take their time."""

    def readline(self, size: int | None = -1, /) -> bytes:
        time.sleep(0.6)
        return super().readline(size)


def test_long_input_shows_its_progress_at_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    monkeypatch.setattr(sys, "stdin", TextIOWrapper(Slow(b"NL 5-10: A call\n" * 2)))

    answer = Answer("-", "--json")

    assert answer.status == 0
    assert "2 lines [" in terminal.getvalue()


class Closed(StringIO):
    """A pipe that nobody reads any more."""

    def write(self, _text: str, /) -> int:
        raise BrokenPipeError


def test_reader_that_stops_reading_is_no_failure(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    with (tmp_path / "out").open("w") as file:
        monkeypatch.setattr(sys, "stdout", file)
        call_command("ruling", LINE, stdout=Closed())
        file.write("flushed at the end")

    assert (tmp_path / "out").read_text() == ""


class Interrupted(StringIO):
    """Control-C while it is being written."""

    def write(self, _text: str, /) -> int:
        raise KeyboardInterrupt


def test_interruption_leaves_no_traceback() -> None:
    with pytest.raises(SystemExit) as stop:
        call_command("ruling", LINE, stdout=Interrupted())

    assert stop.value.code == 130


@pytest.mark.parametrize(
    "arguments",
    [
        pytest.param((), id="nothing asked"),
        pytest.param((LINE, "--language", "fr"), id="a language there is not"),
        pytest.param((LINE, "--phh", __file__), id="two things at once"),
        pytest.param(("--phh", "/no/such/file.phh"), id="a file there is not"),
    ],
)
def test_wrong_usage_has_a_status_of_its_own(arguments: tuple[str, ...]) -> None:
    result = subprocess.run([*MANAGE, *arguments], capture_output=True, text=True, check=False)

    assert (result.returncode, result.stdout) == (2, "")
    assert "usage: manage.py ruling" in result.stderr
    assert "Traceback" not in result.stderr


def test_file_that_cannot_be_opened_is_named() -> None:
    with pytest.raises(CommandError, match=r"/no/such/file\.phh: No such file or directory"):
        call_command("ruling", "--phh", "/no/such/file.phh")


def test_conversation_gets_each_answer_before_the_next_question() -> None:
    with subprocess.Popen(
        [*MANAGE, "-", "--json"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as program:
        assert program.stdin is not None
        assert program.stdout is not None
        for line in ("NL 5-10: A call", "no hand", "NL 5-10: A fold"):
            program.stdin.write(f"{line}\n")
            program.stdin.flush()
            assert json.loads(program.stdout.readline())["hand"] == line
        # The reader goes away first, as `head` does.
        program.stdout.close()
        program.stdin.write("NL 5-10: A call\n" * 2)
        program.stdin.close()

    assert program.returncode == 1


def test_signs_that_steer_a_terminal_are_not_printed_at_it() -> None:
    answer = Answer("NL 50-100: A \x1b[31mraise 300")

    assert answer.errors.splitlines()[:2] == ["NL 50-100: A \ufffd[31mraise 300", " " * 13 + "^"]


@pytest.mark.parametrize("form", [[], ["--json"]])
def test_terminal_without_the_letters_of_a_name_is_no_failure(form: list[str]) -> None:
    result = subprocess.run(
        [*MANAGE, *form, "NL 50-100: Åsa raise 300"],
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
        capture_output=True,
        check=False,
    )

    assert (result.returncode, result.stderr) == (0, b"")
    name = "Åsa".encode() if form else b"?sa"
    assert name + b" raise 300" in result.stdout


def test_answers_go_where_another_program_wants_them() -> None:
    """Standard output may be anything that takes text, and has no letters to choose then."""
    with redirect_stdout(StringIO()) as taken:
        call_command("ruling", LINE)

    assert taken.getvalue().startswith(LINE)
