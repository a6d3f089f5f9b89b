"""A text beside its translations, its references, and the texts of the interface."""

from dataclasses import replace

import pytest

from scenarios.wording.checks.unit import Kind
from tests.scenarios.wording.bench import document, findings, found

LONG = "Wer noch nicht gehandelt hat, der darf auch in dieser Runde noch erhöhen."


@pytest.mark.parametrize(
    ("text", "others", "kind", "own", "page"),
    [
        ("", {"en": "A bets."}, Kind.TEXT, 1, 0),
        ("", {"en": "A bets."}, Kind.REMARK, 1, 0),
        ("", {"en": ""}, Kind.TEXT, 0, 0),
        ("A setzt.", {"en": "A bets."}, Kind.TEXT, 0, 0),
        ("", {"it": "A punta."}, Kind.PAGE, 0, 1),
        ("", {"en": "A bets."}, Kind.MESSAGE, 0, 0),
    ],
)
def test_missing_translations_are_found(
    text: str, others: dict[str, str], kind: Kind, own: int, page: int
) -> None:
    whole = document(text, others=others, kind=kind)

    assert len(found("TRA-MISSING", whole)) == own
    assert len(found("TRA-PAGE", whole)) == page


@pytest.mark.parametrize(
    ("text", "language", "others", "count"),
    [
        ("Betting is reopened.", "de", {"en": "Betting is reopened."}, 1),
        ("Short all-in", "de", {"en": "Short all-in"}, 1),
        ("All-in", "de", {"en": "All-in"}, 0),
        ("Betting is reopened.", "en", {"de": "Betting is reopened."}, 0),
        ("A setzt hier 100.", "de", {"en": "A bets 100."}, 0),
    ],
)
def test_translations_that_are_the_source_are_found(
    text: str, language: str, others: dict[str, str], count: int
) -> None:
    assert len(found("TRA-SAME", document(text, language, others=others))) == count


def test_translations_out_of_date_are_found() -> None:
    assert found("TRA-STALE", document("A setzt.", stale=frozenset({"de"}))) == ["A setzt."]
    assert found("TRA-STALE", document("A setzt.", stale=frozenset({"it"}))) == []


@pytest.mark.parametrize(
    ("text", "language", "count"),
    [
        (LONG, "it", 1),
        (LONG, "de", 0),
        ("Wer noch nicht", "it", 0),  # too few words to tell
        ("NLHE 100-200", "it", 0),
    ],
)
def test_texts_in_another_language_are_found(text: str, language: str, count: int) -> None:
    assert len(found("TRA-LANG", document(text, language))) == count


@pytest.mark.parametrize(
    ("text", "others", "kind", "count"),
    [
        pytest.param(LONG, {"it": "Sì."}, Kind.TEXT, 1, id="much shorter"),
        pytest.param("Ja.", {"it": "No."}, Kind.TEXT, 0, id="short ones may differ"),
        pytest.param(LONG, {"it": ""}, Kind.TEXT, 0, id="missing, found as that"),
        pytest.param(LONG, {"it": "Sì."}, Kind.MESSAGE, 0, id="messages are short"),
    ],
)
def test_sentences_without_a_counterpart_are_found(
    text: str, others: dict[str, str], kind: Kind, count: int
) -> None:
    assert len(found("TRA-ALIGN", document(text, others=others, kind=kind))) == count


@pytest.mark.parametrize(
    ("text", "language", "broken", "unknown"),
    [
        ("Siehe Regel 43, Beispiel 2.", "de", [], []),
        ("Siehe Regel 43, Beispiel 9.", "de", ["Regel 43, Beispiel 9"], []),
        ("Wie in Beispiel 4-A.", "de", [], []),
        ("Wie in Beispiel 7.", "de", ["in Beispiel 7"], []),
        ("Beispiel 7: A setzt.", "de", [], []),
        ("Come nell’esempio 7.", "it", ["nell’esempio 7"], []),
        ("See Rule 44, example 1.", "en", [], []),  # a rule whose examples the site does not have
        ("See Rule 99, example 1.", "en", [], ["Rule 99, example 1"]),
    ],
)
def test_references_are_followed(
    text: str, language: str, broken: list[str], unknown: list[str]
) -> None:
    assert found("REF-BROKEN", document(text, language)) == broken
    assert found("REF-UNKNOWN", document(text, language)) == unknown


def test_examples_of_a_rule_without_any_are_not_followed() -> None:
    assert found("REF-BROKEN", document("Wie in Beispiel 7.", rule="pot-size")) == []


SOURCE = {"en": "%(who)s raises to %(to)s"}


@pytest.mark.parametrize(
    ("text", "more", "checks"),
    [
        ("", {}, ["UI-UNTRANSLATED"]),
        ("%(who)s erhöht auf %(to)s", {}, []),
        ("%(who)s erhöht auf %(to)s", {"fuzzy": frozenset({"de"})}, ["UI-FUZZY"]),
        ("%(who)s erhöht", {}, ["UI-PLACEHOLDER"]),
        ("%(who)s erhöht", {"plural": True}, []),
        ("%(wer)s erhöht auf %(to)s", {"plural": True}, ["UI-PLACEHOLDER"]),
    ],
)
def test_messages_are_checked(text: str, more: dict[str, object], checks: list[str]) -> None:
    whole = replace(document(text, others=SOURCE, kind=Kind.MESSAGE), **more)  # type: ignore[arg-type]
    names = ("UI-UNTRANSLATED", "UI-FUZZY", "UI-PLACEHOLDER", "UI-HARDCODED")

    assert [name for name in names if findings(name, whole)] == checks


def test_source_of_a_message_needs_no_translation() -> None:
    whole = document("", "en", others={"de": "Ja"}, kind=Kind.MESSAGE)

    assert found("UI-UNTRANSLATED", whole) == []


def test_words_seen_on_a_page_that_came_from_nowhere_are_found() -> None:
    assert found("UI-HARDCODED", document("Weiter", kind=Kind.SEEN)) == ["Weiter"]
    assert found("UI-HARDCODED", document("Weiter")) == []
