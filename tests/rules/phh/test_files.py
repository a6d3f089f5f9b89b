"""Files of hands as data and in words."""

import json
from io import StringIO
from pathlib import Path

import pytest
from django.conf import settings
from django.core.management import call_command
from django.utils.translation import override

from rules.phh.files import rule_on_file
from rules.phh.history import HistoryCode, HistoryError
from rules.phh.printing import hand_lines
from rules.phh.report import hand_report, history_error_report
from rules.phh.rounds import HandRuling
from rules.phh.wording import ERRORS, explain_break, explain_history_error
from tests.rules.phh.records import record, refused, ruled

BROKEN = "p3 cbr 150|p4 f|p5 f|p1 f|d db 2c3d4h|p3 cc"
"""A raise below the minimum, a board too early, and an action out of turn."""


def test_report_of_a_hand_tells_rounds_and_breaks() -> None:
    report = hand_report(ruled(record(BROKEN)))

    assert report["number"] == "1"
    assert (report["variant"], report["unit"], report["complete"]) == ("NT", "1", False)
    assert report["players"] == {"p1": "SB", "p2": "BB", "p3": "p3", "p4": "p4", "p5": "p5"}
    assert [(one["street"], len(one["steps"])) for one in report["rounds"]] == [
        ("preflop", 5),
        ("flop", 1),
    ]
    assert report["rounds"][0]["hand"].endswith("p3 raise 150, p4 fold, p5 fold, SB fold")
    assert report["breaks"] == [
        {
            "action": 1,
            "text": "p3 cbr 150",
            "street": "preflop",
            "player": "p3",
            "code": "below-minimum",
            "message": "150 is less than the minimum raise to 200: it is corrected to 200.",
            "facts": {"said": 150, "minimum": 200},
        },
        {
            "action": 5,
            "text": "d db 2c3d4h",
            "street": "preflop",
            "player": "BB",
            "code": "round-not-over",
            "message": "The board was dealt although BB still had to act.",
            "facts": {"player": "BB"},
        },
        {
            "action": 6,
            "text": "p3 cc",
            "street": "flop",
            "player": "p3",
            "code": "not-your-turn",
            "message": "It is the turn of BB, not of p3.",
            "facts": {"player": "p3", "turn": "BB"},
        },
    ]


def test_report_has_no_line_for_a_round_that_none_can_say() -> None:
    hand = ruled(record("p3 f", blinds="[50, 100, 0, -100]"))

    assert hand_report(hand)["rounds"][0]["hand"] is None


def test_hand_that_cannot_be_read_does_not_stop_those_behind_it() -> None:
    file = f"[1]{record('p3 f', variant='FB')}\n[2]{record('p3 f')}"

    first, second = rule_on_file(file.encode())

    assert isinstance(first, HistoryError)
    assert history_error_report(first) == {
        "number": "1",
        "error": {
            "code": "unsupported-variant",
            "message": "The variant “FB” is not supported; these are: NT, NS, PO, FT.",
            "facts": {"variant": "FB"},
        },
    }
    assert isinstance(second, HandRuling)
    assert second.hand.number == "2"


@pytest.mark.parametrize("blinds", ["[]", "[100, 200]"])
def test_blinds_without_a_big_blind_are_not_supported(blinds: str) -> None:
    error = refused(record("p3 f", blinds=blinds, bets="min_bet = 400"))

    assert (error.code, error.hand) == (HistoryCode.UNSUPPORTED_BLINDS, "1")


def test_hand_in_words_ends_with_what_breaks_the_rule() -> None:
    lines = list(hand_lines(ruled(record(BROKEN))))

    assert lines[0] == "Hand 1, NT, amounts in units of 1"
    assert lines[2].startswith("NL 50-100 [p3=1000 ")
    assert lines[-4:] == [
        "Action 1 (p3 cbr 150): 150 is less than the minimum raise to 200: it is corrected to 200.",
        "Action 5 (d db 2c3d4h): The board was dealt although BB still had to act.",
        "Action 6 (p3 cc): It is the turn of BB, not of p3.",
        "What follows in the record cannot be ruled on.",
    ]


def test_hand_in_words_says_that_nothing_breaks_the_rule() -> None:
    lines = list(hand_lines(ruled(record("p3 f", blinds="[50, 100, 0, -100]"))))

    assert "preflop" in lines
    assert lines[-1] == "No recorded action breaks the rule."


@pytest.mark.parametrize("language", [code for code, _ in settings.LANGUAGES])
def test_every_fault_has_its_words(language: str) -> None:
    assert set(ERRORS) == set(HistoryCode)
    facts: dict[str, int | str] = {"line": 3, "field": "antes", "action": 2, "text": "p1 x"}
    errors = [HistoryError(code, **facts, variant="FB") for code in HistoryCode]
    errors.append(HistoryError(HistoryCode.NOT_TOML, line=0))
    breaks = ruled(record(BROKEN)).breaks

    with override(language):
        told = [
            *(explain_history_error(error) for error in errors),
            *(explain_break(one) for one in breaks),
        ]
    with override("en"):
        english = [explain_history_error(error) for error in errors]

    assert len(set(told)) == len(errors) + len(breaks)
    assert bool(set(told) & set(english)) == (language == "en")


# --- the command -----------------------------------------------------------------------------


def answer(file: Path, *options: str) -> tuple[int, str, str]:
    """Return the command's exit status, and what it printed."""
    out, errors = StringIO(), StringIO()
    status = 0
    try:
        call_command("ruling", "--phh", str(file), *options, stdout=out, stderr=errors)
    except SystemExit as stop:
        status = int(stop.code or 0)
    return status, out.getvalue(), errors.getvalue()


def test_command_prints_hand_after_hand(tmp_path: Path) -> None:
    file = tmp_path / "two.phhs"
    file.write_text(f"[1]{record('p3 f')}\n[2]{record('p3 cc')}")

    status, out, errors = answer(file)

    assert (status, errors) == (0, "")
    assert out.count("No recorded action breaks the rule.") == 2


def test_command_prints_an_object_for_each_hand(tmp_path: Path) -> None:
    file = tmp_path / "three.phhs"
    file.write_text(f"[1]{record('p3 f')}\n[2]{record(BROKEN)}\n[3]{record('x')}")

    status, out, _errors = answer(file, "--json")

    first, second, third = map(json.loads, out.splitlines())
    assert status == 1
    assert first["breaks"] == []
    assert [one["action"] for one in second["breaks"]] == [1, 5, 6]
    assert third["error"]["code"] == "wrong-action"


def test_command_fails_where_an_action_breaks_the_rule(tmp_path: Path) -> None:
    file = tmp_path / "one.phh"
    file.write_text(record(BROKEN))

    assert answer(file)[0] == 1


def test_command_names_the_hand_that_cannot_be_read(tmp_path: Path) -> None:
    file = tmp_path / "two.phhs"
    file.write_text(f"[1]{record('p3 f', variant='FB')}\n[2]{record('p3 cc')}")

    status, out, errors = answer(file)

    assert (status, out.count("breaks the rule")) == (1, 1)
    assert errors == "1: The variant “FB” is not supported; these are: NT, NS, PO, FT.\n"


def test_command_refuses_a_file_that_is_no_history(tmp_path: Path) -> None:
    file = tmp_path / "none.phh"
    file.write_bytes(b"\xff")

    assert answer(file) == (1, "", "This file is not text in UTF-8.\n")
    status, out, _errors = answer(file, "--json")
    assert (status, json.loads(out)["number"]) == (1, None)
