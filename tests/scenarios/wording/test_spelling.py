"""Abbreviations that nobody knows, and words one slip away from others."""

import pytest

from scenarios.wording.checks.distance import Neighbours, within_one_edit
from scenarios.wording.checks.unit import Kind
from tests.scenarios.wording.bench import HAND, context, document, findings, found, unit_of


@pytest.mark.parametrize(
    ("one", "other", "near"),
    [
        ("beispiel", "bespiel", True),
        ("beispiel", "beispeil", True),
        ("beispiel", "beispiell", True),
        ("beispiel", "beispisl", True),
        ("beispiel", "bsepiel", False),
        ("beispiel", "spiel", False),
        ("beispiel", "beispiel", True),
    ],
)
def test_one_slip_is_a_letter_more_less_other_or_swapped(one: str, other: str, near: bool) -> None:
    assert within_one_edit(one, other) is within_one_edit(other, one) is near


def test_neighbours_are_the_words_one_slip_away() -> None:
    known = Neighbours(["einsatz", "einsätze", "raise"])

    assert known.of("eisnatz") == ["einsatz"]
    assert known.of("einsatz") == []
    assert known.of("reise") == ["raise"]


@pytest.mark.parametrize(
    ("text", "near", "unknown"),
    [
        ("NLHR, Blinds 50-100.", ["NLHR"], []),
        ("NLHE, UTG und BB in der TDA, Teil IV.", [], []),
        ("Das gilt bei XYZW.", [], ["XYZW"]),
        ("Kurz ABQ.", [], ["ABQ"]),
        ("WICHTIG ist das, wichtig.", [], []),
        ("ACHTUNG: das gilt.", [], ["ACHTUNG"]),
        ("NICHT erhöhen.", [], []),
    ],
)
def test_abbreviations_are_found(text: str, near: list[str], unknown: list[str]) -> None:
    assert found("ACR-NEAR", document(text)) == near
    assert found("ACR-UNKNOWN", document(text)) == unknown


def test_seat_of_the_hand_is_no_unknown_abbreviation() -> None:
    hand = "NL 50-100: QZX raise 300, BB?"

    assert found("ACR-UNKNOWN", document("QZX erhöht auf 300.", hand=hand)) == []
    assert found("ACR-UNKNOWN", document("QZX erhöht auf 300.", hand=HAND)) == ["QZX"]


def test_abbreviation_is_mended_where_only_one_is_near() -> None:
    (certain,) = findings("ACR-NEAR", document("NLHR gilt."))
    (uncertain,) = findings("ACR-NEAR", document("XLHE gilt."))

    assert (dict(certain.facts), certain.fix) == ({"near": "NLHE"}, "NLHE")
    assert (dict(uncertain.facts), uncertain.fix) == ({"near": "FLHE NLHE PLHE"}, None)


CORPUS = (
    "Die Setzrunde beginnt, die Setzrunde endet, die Setzrunde zählt. "
    "Eine Wiedereröffnung, noch eine Wiedereröffnung, keine Wiedereröffnung. "
    "Kartenspiel, Kartenspiel, Kartenspiel. Gesperrt, gesperrt, gesperrt. "
    "Verteilen, verteilen, verteilen. "
)


@pytest.mark.parametrize(
    ("word", "fix"),
    [
        ("Setzrnde", "Setzrunde"),
        ("Setzrudne", "Setzrunde"),
        ("Setzrumde", "Setzrunde"),  # n and m lie side by side
        ("Wiedererröffnung", "Wiedereröffnung"),
        ("kartnspiel", "kartenspiel"),
        ("Setzrunden", None),  # another form
        ("Letzrunde", None),  # another word: they differ in front
        ("Setzrinde", None),  # a vowel for a vowel is another word
        ("Setzrukde", None),  # k and n do not lie side by side
        ("vertielen", None),  # ie for ei is another word
        ("SETZRNDE", None),
        ("Setz", None),
        ("nicht", None),
        ("there", None),  # an everyday word of another language
    ],
)
def test_words_one_slip_away_from_a_frequent_one_are_found(word: str, fix: str | None) -> None:
    whole = document(f"{CORPUS} Hier steht {word} da.")

    fixes = [finding.fix for finding in findings("TYPO-NEAR", whole)]

    assert fixes == ([fix] if fix else [])


def test_word_that_is_used_elsewhere_too_is_no_slip() -> None:
    whole, other = document(f"{CORPUS} Setzrnde."), document("Setzrnde.")

    assert found("TYPO-NEAR", whole, context(unit_of(whole), unit_of(other))) == []


def test_words_that_a_remark_quotes_are_not_its_own() -> None:
    whole = document(f"{CORPUS} „Setzrnde“ ist falsch, Setzrudne auch.", kind=Kind.REMARK)

    assert found("TYPO-NEAR", whole) == ["Setzrudne"]
