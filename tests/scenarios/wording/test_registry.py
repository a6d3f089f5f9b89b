"""Every check is listed once, has its words in three languages, and a place for its findings."""

from collections import Counter

import pytest
from django.utils.translation import override

from scenarios.wording.checks.registry import BY_ID, CHECKS, check_unit
from scenarios.wording.checks.unit import Finding, Severity
from scenarios.wording.sentences import NAMES, SENTENCES, explain
from tests.scenarios.wording.bench import HAND, context, document, unit_of

LANGUAGES = ("de", "it", "en")
FACTS: dict[str, str | int] = {
    **dict.fromkeys(("value", "example", "rule"), 1600),
    **dict.fromkeys(("others", "other"), "de it"),
    **dict.fromkeys(("said", "is"), "by to"),
    **dict.fromkeys(("player", "before", "here", "there", "near", "source", "wanted"), "X"),
    **dict.fromkeys(("first", "term", "preferred", "main", "usual"), "X"),
}


def finding(check: str, **facts: str | int) -> Finding:
    """Return a finding as a check makes it."""
    told = tuple(sorted((FACTS | facts).items()))
    return Finding(check, Severity.ERROR, "test/1", "de", 0, 3, "xyz", told, None, "0" * 40)


def test_checks_are_listed_once() -> None:
    assert max(Counter(check.id for check in CHECKS).values()) == 1
    assert len(BY_ID) == len(CHECKS)


def test_every_check_has_its_sentence_and_its_name() -> None:
    assert set(SENTENCES) == set(NAMES) == set(BY_ID)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("check", BY_ID)
def test_every_sentence_is_said_in_every_language(check: str, language: str) -> None:
    with override("en"):
        english = explain(finding(check))
    with override(language):
        said = explain(finding(check))
        name = str(NAMES[check])

    assert "%(" not in said
    assert name
    assert (said == english) == (language == "en")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("de", "Hier fehlt 1.600; der Betrag steht in: Deutsch, Italienisch."),
        ("it", "Qui manca 1.600; l’importo c’è in: tedesco, italiano."),
        ("en", "1,600 is missing here; it stands in: German, Italian."),
    ],
)
def test_amounts_and_languages_are_named_in_the_reader_s_language(language: str, said: str) -> None:
    with override(language):
        assert explain(finding("NUM-VALUE")) == said


def test_player_of_another_name_than_a_language_stays_a_name() -> None:
    with override("en"):
        said = explain(finding("LAB-ACTION", other="D", player="C"))

    assert said == "In the hand this is done by D, not by C."


def test_severities_are_ordered_from_the_heaviest() -> None:
    assert [severity.rank for severity in Severity] == [0, 1, 2]


def test_findings_stand_at_their_words_with_their_facts() -> None:
    text = "C müsste vor einem Raise von mindestens 225 stehen. C setzt 3.6000."
    unit = unit_of(document(text, hand=HAND))

    found = check_unit(unit, context(unit))

    assert [(one.check, one.found) for one in found] == [
        ("NUM-FORMAT", "3.6000"),
        ("ENG-ROLE", "225"),
    ]
    assert all(text[one.start : one.end] == one.found for one in found)
    assert found[1].facts == (("is", "reopen to"), ("said", "by"), ("value", 225))
    assert found[1].severity is Severity.ERROR


def prints(text: str) -> list[str]:
    """Return the fingerprints of the malformed figures in a text."""
    unit = unit_of(document(text))
    return [one.fingerprint for one in BY_ID["NUM-FORMAT"](unit, context(unit))]


def test_fingerprint_stays_when_words_change_elsewhere() -> None:
    around = f"{'so weiter, ' * 4} dann setzt C 3.6000, {'und so fort, ' * 4}"

    assert prints(f"A setzt 100, {around}") == prints(f"A setzt 200, B auch, {around} und Schluss.")
    assert prints(around) == prints(around.replace("C 3", "C  3"))


@pytest.mark.parametrize(
    "other",
    [
        pytest.param("Dann setzt C 3.7000.", id="other words"),
        pytest.param("Dann setzt D 3.6000.", id="other words beside it"),
    ],
)
def test_fingerprint_changes_with_the_words(other: str) -> None:
    assert prints("Dann setzt C 3.6000.") != prints(other)


def test_fingerprint_changes_with_what_the_other_language_says() -> None:
    one = unit_of(document("D setzt.", others={"it": "D punta 450."}))
    other = unit_of(document("D setzt.", others={"it": "D punta 460."}))
    check = BY_ID["NUM-VALUE"]

    assert check(one, context(one))[0].fingerprint != check(other, context(other))[0].fingerprint
