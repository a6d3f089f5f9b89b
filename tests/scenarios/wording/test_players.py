"""Players: who is named, who acts when, and whether the languages name the same ones."""

import pytest

from scenarios.wording.checks.labels import labels
from scenarios.wording.checks.telling import events
from tests.scenarios.wording.bench import HAND, RAISES, document, findings, found

SHOVES = "NL 50-100 flop: A bet 300, B all-in 500, C all-in 650, D all-in 800, E call, F?"


@pytest.mark.parametrize(
    ("text", "language", "names"),
    [
        ("Spieler A setzt, B passt.", "de", ["A", "B"]),
        ("D\u00b4s Raise und C’s Call, 4-A, z.B. E", "de", ["D", "C", "E"]),
        ("A raise by B to 300.", "en", ["B"]),
        ("A raises, and A’s raise stands. “A bet” is a bet.", "en", ["A", "A"]),
        ("A", "en", ["A"]),
        ("A questo punto A punta. E’ vero. E B passa. Ora ed E.", "it", ["A", "B", "E"]),
        ("A punta, E rilancia.", "it", ["A", "E"]),
        ("SB und BB passen, UTG+1 nicht.", "de", ["SB", "BB"]),
    ],
)
def test_labels_are_no_articles_and_no_numbers(text: str, language: str, names: list[str]) -> None:
    assert [label.name for label in labels(text, language)] == names


def test_seats_of_the_hand_are_labels_too() -> None:
    found_labels = labels("UTG setzt, CO passt.", "de", frozenset({"UTG", "CO"}))

    assert [label.name for label in found_labels] == ["UTG", "CO"]


@pytest.mark.parametrize(
    ("sentence", "language", "told"),
    [
        (
            "Am Turn eröffnet A mit 340, und B geht für 555 All-In.",
            "de",
            [("A", "bet", (340,)), ("B", "all-in", (555,))],
        ),
        ("B erhöht um 1.000 auf 1.600.", "de", [("B", "raise", (1000, 1600))]),
        ("B passt und C bezahlt die 125.", "de", [("B", "fold", ()), ("C", "call", (125,))]),
        ("C hat bereits 125 bezahlt.", "de", []),
        ("Wenn D erhöht, dann auf 950.", "de", []),
        (
            "A punta 100, B rilancia di 75, per un totale di 175.",
            "it",
            [("A", "bet", (100,)), ("B", "raise", (75, 175))],
        ),
        ("Se D rilancia, arriva a 950.", "it", []),
        (
            "A bets 100, B goes all-in for 125 in total, C folds.",
            "en",
            [("A", "bet", (100,)), ("B", "all-in", (125,)), ("C", "fold", ())],
        ),
        ("Es setzt niemand.", "de", []),
        ("Wer erhöht?", "de", []),
    ],
)
def test_actions_are_told_in_the_present(
    sentence: str, language: str, told: list[tuple[str, str, tuple[int, ...]]]
) -> None:
    assert [(e.player, e.verb, e.amounts) for e in events(sentence, language)] == told


@pytest.mark.parametrize(
    ("text", "hand", "words"),
    [
        ("G erhöht auf 5.600.", RAISES, ["G"]),
        ("A, B und C sind vor D an der Reihe.", RAISES, []),
        ("G erhöht.", "", []),
    ],
)
def test_players_who_are_not_in_the_hand_are_found(text: str, hand: str, words: list[str]) -> None:
    assert found("LAB-UNKNOWN", document(text, hand=hand)) == words


@pytest.mark.parametrize(
    ("text", "others", "players"),
    [
        pytest.param("C erhöht.", {"it": "D rilancia."}, ["D"], id="another one"),
        pytest.param("D erhöht.", {"it": "D rilancia."}, [], id="the same"),
        pytest.param("Er erhöht.", {"it": "D rilancia."}, [], id="a pronoun"),
        pytest.param("Er bleibt.", {"it": "C e D."}, ["C", "D"], id="one pronoun for two"),
        pytest.param("Es bleibt.", {"it": "C, o D.", "en": "D is."}, ["D"], id="all others"),
        pytest.param("Es bleibt.", {"it": ""}, [], id="nothing to compare"),
    ],
)
def test_sentences_that_name_other_players_are_found(
    text: str, others: dict[str, str], players: list[str]
) -> None:
    named = [
        dict(finding.facts)["player"]
        for finding in findings("LAB-SET", document(text, others=others))
    ]

    assert named == players


@pytest.mark.parametrize(
    ("text", "language", "hand", "count"),
    [
        ("C geht mit 650 All-In, C geht mit 800 All-In.", "de", SHOVES, 1),
        ("C geht mit 650 All-In. Dann erhöht C auf 800.", "de", "", 1),
        ("B passt. Dann bezahlt B die 100.", "de", "", 1),
        ("C va all-in per 650, C va all-in per 800.", "it", SHOVES, 1),
        ("C goes all-in for 650, C calls 800.", "en", SHOVES, 1),
        ("C geht mit 650 All-In, D geht mit 800 All-In.", "de", SHOVES, 0),
        ("C geht mit 650 All-In. Noch einmal: C geht All-In.", "de", SHOVES, 0),
        ("A setzt 100. Dann erhöht A auf 300.", "de", "", 0),
    ],
)
def test_players_who_act_after_they_are_out_are_found(
    text: str, language: str, hand: str, count: int
) -> None:
    assert len(found("LAB-SEQUENCE", document(text, language, hand=hand))) == count


def test_player_who_acts_after_all_in_in_another_example_is_another_story() -> None:
    page = "Beispiel 1: C geht mit 650 All-In. Beispiel 2: C geht mit 800 All-In."

    assert found("LAB-SEQUENCE", document(page)) == []


@pytest.mark.parametrize(
    ("text", "hand", "others"),
    [
        ("A setzt 600, C erhöht um 1.000 auf 1.600.", RAISES, ["B"]),
        ("A setzt 600, B erhöht um 1.000 auf 1.600.", RAISES, []),
        ("B geht mit insgesamt 200 All-In.", HAND, ["D"]),
        ("B bezahlt die 125.", HAND, ["C"]),
        ("B erhöht.", RAISES, []),
        ("B erhöht auf 9.999.", RAISES, []),
        ("B setzt 50.", "", []),
        ("C geht mit 650 All-In, C geht mit 800 All-In.", SHOVES, []),  # found as acting again
    ],
)
def test_actions_that_are_another_player_s_are_found(
    text: str, hand: str, others: list[str]
) -> None:
    facts = [
        dict(finding.facts)["other"]
        for finding in findings("LAB-ACTION", document(text, hand=hand))
    ]

    assert facts == others


@pytest.mark.parametrize(
    ("text", "hand", "count"),
    [
        ("B erhöht auf 1.600, A setzt 600.", RAISES, 1),
        ("A setzt 600, B erhöht auf 1.600.", RAISES, 0),
        ("B erhöht auf 1.600. A setzt 600.", RAISES, 0),  # sentences may look back
        ("Niemand setzt 5, A setzt 600.", RAISES, 0),
        ("A setzt 600, B passt.", "NL 100-200 flop: A bet 600, B fold, C?", 0),
        ("B erhöht auf 1.600, A setzt 600.", "", 0),
    ],
)
def test_actions_out_of_order_are_found(text: str, hand: str, count: int) -> None:
    assert len(found("LAB-ORDER", document(text, hand=hand))) == count
