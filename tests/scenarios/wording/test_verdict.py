"""The verdict against the engine: who may raise, and for whom betting is reopened."""

import pytest

from tests.scenarios.wording.bench import HAND, RAISES, document, found


@pytest.mark.parametrize(
    ("text", "language", "hand"),
    [
        ("C kann mitgehen, passen oder noch einmal erhöhen.", "de", HAND),
        ("C darf erhöhen.", "de", HAND),
        ("Daher kann C nun auf 300 erhöhen.", "de", HAND),
        ("Er darf wieder erhöhen.", "de", HAND),
        ("D darf nicht erhöhen.", "de", RAISES),
        ("D kann passen oder mitgehen, aber nicht erhöhen.", "de", RAISES),
        ("C può passare, chiamare o rilanciare.", "it", HAND),
        ("Ora C può rilanciare.", "it", HAND),
        ("D non può rilanciare.", "it", RAISES),
        ("D può passare o chiamare, non rilanciare.", "it", RAISES),
        ("C may fold, call or raise.", "en", HAND),
        ("D may fold or call, but not raise.", "en", RAISES),
        ("D cannot raise.", "en", RAISES),
        ("D may not raise.", "en", RAISES),
    ],
)
def test_verdict_against_the_engine_is_found(text: str, language: str, hand: str) -> None:
    assert len(found("ENG-VERDICT", document(text, language, hand=hand))) == 1


@pytest.mark.parametrize(
    ("text", "language", "hand"),
    [
        ("C kann nur mitgehen oder passen, aber nicht erhöhen.", "de", HAND),
        ("Er darf nicht erhöhen.", "de", HAND),
        ("D darf passen, mitgehen oder erhöhen.", "de", RAISES),
        ("Darf C erhöhen?", "de", HAND),
        ("Wenn C erhöhen darf, dann um 100.", "de", HAND),
        ("Wer noch nicht gehandelt hat, darf erhöhen.", "de", HAND),
        ("X darf erhöhen.", "de", HAND),  # not in the hand, so it is about the one asked
        ("C non può rilanciare.", "it", HAND),
        ("C può passare o chiamare; D può rilanciare.", "it", RAISES),
        ("C può rilanciare?", "it", HAND),
        ("Se C può rilanciare, allora di 100.", "it", HAND),
        ("C may not raise.", "en", HAND),
        ("May C raise?", "en", HAND),
        ("C could raise.", "en", HAND),
        ("C darf erhöhen.", "de", ""),
    ],
)
def test_verdict_of_the_engine_is_not_found(text: str, language: str, hand: str) -> None:
    words = found("ENG-VERDICT", document(text, language, hand=hand))

    assert words == ([] if not text.startswith("X") else ["darf erhöhen"])


@pytest.mark.parametrize(
    ("text", "language", "hand"),
    [
        ("Da 75 genug ist, ist die Setzrunde für C wiedereröffnet.", "de", HAND),
        ("Die Setzrunde wird für ihn neu eröffnet.", "de", HAND),
        ("Für B ist die Setzrunde nicht wiedereröffnet.", "de", RAISES),
        ("Die Setzrunde bleibt für A geschlossen.", "de", RAISES),
        ("Per C le puntate si riaprono.", "it", HAND),
        ("Per A le puntate non si riaprono.", "it", RAISES),
        ("Per A le puntate restano chiuse.", "it", RAISES),
        ("Betting is reopened for C.", "en", HAND),
        ("Betting stays closed to A.", "en", RAISES),
    ],
)
def test_reopening_against_the_engine_is_found(text: str, language: str, hand: str) -> None:
    assert len(found("ENG-REOPENED", document(text, language, hand=hand))) == 1


@pytest.mark.parametrize(
    ("text", "language", "hand"),
    [
        ("Die Setzrunde ist für ihn nicht wiedereröffnet.", "de", HAND),
        ("Die Setzrunde bleibt für C geschlossen.", "de", HAND),
        ("Für A und B ist die Setzrunde wiedereröffnet.", "de", RAISES),
        ("Erst bei 225 wäre die Setzrunde für C wiedereröffnet.", "de", HAND),
        ("Ist die Setzrunde für C wiedereröffnet?", "de", HAND),
        ("Für D ist die Setzrunde wiedereröffnet.", "de", RAISES),  # D has not acted: nothing known
        ("Per C le puntate non si riaprono.", "it", HAND),
        ("Per A le puntate si riaprono.", "it", RAISES),
        ("Betting is not reopened for C.", "en", HAND),
        ("Betting is reopened for A.", "en", RAISES),
        ("Für C ist die Setzrunde wiedereröffnet.", "de", ""),
    ],
)
def test_reopening_of_the_engine_is_not_found(text: str, language: str, hand: str) -> None:
    assert found("ENG-REOPENED", document(text, language, hand=hand)) == []
