"""Every fact has its sentence, in every language."""

import re
from dataclasses import fields
from pathlib import Path
from typing import get_args

import pytest
from django.utils import translation

from rules import wording
from rules.engine import ErrorCode, Kind, Reason, Resolved, Why, reasons, resolved
from rules.handline import LineError, reader, rule_on, scanner, setting, telling

LANGUAGES = ("de", "it", "en")
MODULES = (reader, scanner, setting, telling)


def examples(kinds: tuple[type, ...]) -> list[object]:
    """Make one of each kind, with facts of the right form."""
    facts: dict[object, object] = {
        str: "A",
        int: 1234,
        tuple[str, ...]: ("A", "B"),
        tuple[int, ...]: (25, 75),
    }
    return [kind(*(facts[field.type] for field in fields(kind))) for kind in kinds]


def test_every_reason_has_a_sentence() -> None:
    assert set(wording.REASONS) == set(get_args(Reason))


def test_every_resolution_has_a_sentence() -> None:
    assert set(wording.RESOLVED) == set(get_args(Why))


def test_every_error_has_a_sentence() -> None:
    assert set(wording.ERRORS) == set(ErrorCode) - {ErrorCode.SYNTAX}


def test_everything_a_line_may_lack_has_a_sentence() -> None:
    sources = (Path(str(module.__file__)).read_text() for module in MODULES)
    told = {
        word
        for source in sources
        for word in re.findall(r"expected\"?\s*[=:]\s*\"([a-z-]+)\"", source)
    }

    assert told <= set(wording.EXPECTED)
    assert set(wording.EXPECTED) - told <= {"utf-8"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", examples(get_args(Reason)), ids=lambda one: type(one).__name__)
def test_reason_is_said_in_every_language(reason: Reason, language: str) -> None:
    with translation.override(language):
        sentence = wording.explain(reason, "C")

    assert sentence.endswith(".")
    assert "%(" not in sentence
    if language != "en":
        with translation.override("en"):
            assert sentence != wording.explain(reason, "C")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("why", examples(get_args(Why)), ids=lambda one: type(one).__name__)
def test_resolution_is_said_in_every_language(why: Why, language: str) -> None:
    with translation.override(language):
        sentence = wording.explain_resolved(Resolved(1, Kind.CALL, 2, why), "C")

    assert sentence.endswith(".")
    assert "%(" not in sentence


@pytest.mark.parametrize(
    ("language", "amount"), [("de", "11.500"), ("it", "11.500"), ("en", "11,500")]
)
def test_amounts_follow_the_language(language: str, amount: str) -> None:
    with translation.override(language):
        assert wording.chips(11_500) == amount


def test_reason_of_the_example_is_said_with_its_figures() -> None:
    reason = reasons.ShortAllInsAddUp(("B", "D"), (25, 75), 100, 100)

    with translation.override("en"):
        assert wording.explain(reason, "A") == (
            "No all-in alone was a full raise, but they add up for A: B +25, D +75 together "
            "make 100, at least a full raise of 100. Betting is reopened for A."
        )


def test_resolution_of_the_example_is_said_with_its_figures() -> None:
    outcome = Resolved(1400, Kind.CALL, 1000, resolved.UnderHalf(1400, 1500))

    with translation.override("en"):
        assert wording.explain_resolved(outcome, "B") == (
            "A total of 1,400 is less than half of the minimum raise, which begins at 1,500: "
            "no raise."
        )


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("de", "A darf hier nicht erhöhen: Der Cap (4) ist erreicht."),
        ("it", "Qui A non può rilanciare: il cap (4) è raggiunto."),
        ("en", "A may not raise here: the cap (4) is reached."),
    ],
)
def test_error_under_the_cap_names_it(language: str, sentence: str) -> None:
    with translation.override(language):
        told = wording.explain_error(ErrorCode.BETTING_CLOSED, {"player": "A", "cap": 4})

    assert told == sentence


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        (
            "A bet 300, B raise 200",
            "A bet or raise to 200 is not more than the bet to match of 300.",
        ),
        ("A bet 100, B call 90", "The call of B comes to 100, not to 90."),
        ("[A=70 B]: A all-in 60", "A has 70: all-in is for all of it, not for 60."),
        (
            "[A B]: A bet 100, B raise 300, A all-in 100",
            "A has 100 in already: an all-in is for more than that.",
        ),
        ("A bet 100, B push 50 back 25", "B has only 0 in front to pull back."),
        ("[A B]: C check", "Nobody in this line is called C."),
        ("A check 5", "An amount does not belong here."),
        ("A bet", "An amount is needed here: the total of A."),
    ],
)
def test_error_is_said_with_its_figures(line: str, sentence: str) -> None:
    separator = "" if line.startswith("[") else ":"

    with pytest.raises(LineError) as caught:
        rule_on(f"NL 50-100 flop{separator} {line}")

    assert wording.explain_error(caught.value.code, caught.value.facts) == sentence


@pytest.mark.parametrize(
    ("facts", "sentence"),
    [
        ({"limit": 20_000, "of": "characters"}, "That is too long: at most 20,000 characters."),
        ({"limit": 400, "of": "actions"}, "That is too long: at most 400 actions."),
        ({"limit": 40, "of": "players"}, "That is too long: at most 40 players."),
        ({"limit": 400}, "This is more than can be read: the limit is 400."),
    ],
)
def test_what_is_too_long_is_said_with_what_it_has_too_many_of(
    facts: dict[str, int | str], sentence: str
) -> None:
    with translation.override("en"):
        assert wording.explain_error(ErrorCode.TOO_LONG, facts) == sentence
