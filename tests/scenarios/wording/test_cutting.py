"""Pages are cut into examples and sentences, and aligned with their translations."""

import random

import pytest

from scenarios.wording.aligning import Row, align_texts
from scenarios.wording.correcting import is_sound
from scenarios.wording.cutting import cut
from scenarios.wording.documents import aligned


def pieces(text: str, language: str = "de") -> list[str]:
    """Return the sentences of a text."""
    return [text[one.start : one.end] for one in cut(text, language)]


@pytest.mark.parametrize(
    ("text", "language", "sentences"),
    [
        ("A setzt 100. B passt.", "de", ["A setzt 100.", "B passt."]),
        ("Auf 1.600. B passt!", "de", ["Auf 1.600.", "B passt!"]),
        (
            "Im Spiel, z.B. Hold’em, usw. Das gilt.",
            "de",
            ["Im Spiel, z.B. Hold’em, usw. Das gilt."],
        ),
        ("Titel\n\nText hier.\nUnd da.", "de", ["Titel", "Text hier.", "Und da."]),
        ("Er sagt „Raise.“ Dann nichts.", "de", ["Er sagt „Raise.“", "Dann nichts."]),
        ("Das ist „die Regel“. Sie gilt.", "de", ["Das ist „die Regel“.", "Sie gilt."]),
        ("Wer? A. Und B (SB). (So ist es.)", "de", ["Wer?", "A.", "Und B (SB).", "(So ist es.)"]),
        ("Per un totale di 50. È così.", "it", ["Per un totale di 50.", "È così."]),
        ("   ", "de", []),
        ("", "en", []),
    ],
)
def test_sentences_end_where_they_end(text: str, language: str, sentences: list[str]) -> None:
    assert pieces(text, language) == sentences


@pytest.mark.parametrize(
    ("text", "language", "examples"),
    [
        ("Vorweg. Beispiel 1: A setzt. B passt.", "de", ["", "1", "1"]),
        ("Beispiel 1-A: A setzt. Beispiel 1-b: B passt.", "de", ["1-A", "1-B"]),
        ("Esempio 4-A: A punta. Esempio 4-B: B passa.", "it", ["4-A", "4-B"]),
        ("Example 1: A bets. See example 2 for more.", "en", ["1", "1"]),
        ("Beispeil 1: A setzt.", "de", ["1"]),
        ("Wie in Beispiel 2, so auch hier.", "de", [""]),
        ("Blinds 1: das ist kein Beispiel.", "de", [""]),
    ],
)
def test_examples_begin_at_their_number(text: str, language: str, examples: list[str]) -> None:
    assert [one.example for one in cut(text, language)] == examples


GERMAN = (
    "Beispiel 1: Blinds 50-100. A setzt 100. B geht mit 125 All-In. Das ist wenig. "
    "C erhöht um 100 auf 225. Beispiel 2: A setzt 300."
)
ITALIAN = (
    "Esempio 1: bui 50-100. A punta 100. B va all-in per un totale di 125, ed è poco. "
    "C rilancia di 100. Il totale è 225. Esempio 2: A punta 300. Fine."
)


def rows(**texts: str) -> list[tuple[str, ...]]:
    """Return what stands beside what."""
    return [
        (row.example, *(texts[name][slice(*span)] if span else "" for name, span in row.parts))
        for row in aligned(texts)
    ]


def test_sentences_are_aligned_by_length_and_figures_within_their_example() -> None:
    assert rows(de=GERMAN, it=ITALIAN) == [
        ("1", "Beispiel 1: Blinds 50-100.", "Esempio 1: bui 50-100."),
        ("1", "A setzt 100.", "A punta 100."),
        (
            "1",
            "B geht mit 125 All-In. Das ist wenig.",
            "B va all-in per un totale di 125, ed è poco.",
        ),
        ("1", "C erhöht um 100 auf 225.", "C rilancia di 100. Il totale è 225."),
        ("2", "Beispiel 2: A setzt 300.", "Esempio 2: A punta 300. Fine."),
    ]


def test_three_languages_end_their_rows_together() -> None:
    english = GERMAN.replace("Beispiel", "Example").replace("setzt", "bets")

    found = rows(de=GERMAN, it=ITALIAN, en=english)

    assert [len(row) for row in found] == [4] * 5
    assert found[2][3] == "B geht mit 125 All-In. Das ist wenig."


def test_sentence_without_a_counterpart_stands_alone() -> None:
    german = (
        "A setzt 100. Ein ganzer Satz mit 777, den es drüben nicht gibt, kommt hier. B passt 5."
    )
    italian = "A punta 100. B passa 5."

    assert rows(de=german, it=italian)[1] == (
        "",
        "Ein ganzer Satz mit 777, den es drüben nicht gibt, kommt hier.",
        "",
    )
    assert [row[1:] for row in rows(it=italian, de=german)] == [
        ("A punta 100.", "A setzt 100."),
        ("Ein ganzer Satz mit 777, den es drüben nicht gibt, kommt hier.",),
        ("B passa 5.", "B passt 5."),
    ]


def test_example_that_a_language_lacks_has_nothing_beside_it() -> None:
    assert rows(de="Beispiel 1: A. Beispiel 2: B.", it="Esempio 2: B.") == [
        ("1", "Beispiel 1: A.", ""),
        ("2", "Beispiel 2: B.", "Esempio 2: B."),
    ]


def test_language_without_a_text_has_no_part() -> None:
    assert rows(de="A setzt.", it="") == [("", "A setzt.")]
    assert aligned({"de": "", "it": ""}) == ()


def test_alignment_covers_every_sentence_once_whatever_the_texts() -> None:
    rng = random.Random(5)  # noqa: S311 - the same texts every time
    sentences = ["A setzt 100.", "B passt.", "C erhöht um 300 auf 900.", "Und nun?", "D folgt 7."]
    for _ in range(40):
        texts = {
            language: " ".join(rng.choices(sentences, k=rng.randrange(9)))
            for language in ("de", "it", "en")
        }

        found = aligned(texts)

        assert is_sound(found, texts)
        for language, text in texts.items():
            covered = "".join(text[slice(*span)] for row in found if (span := row.part(language)))
            assert "".join(covered.split()) == "".join(text.split())


ROWS = (
    Row("1", (("de", (0, 12)), ("it", (0, 12)))),
    Row("1", (("de", (13, 21)), ("it", None))),
    Row("1", (("de", None), ("it", (13, 21)))),
)
TEXTS = {"de": "A setzt 100. B passt.", "it": "A punta 100. B passa."}


@pytest.mark.parametrize(
    ("rows", "sound"),
    [
        (ROWS, True),
        (ROWS[::-1], False),
        ((Row("", (("de", (0, 99)),)),), False),
        ((Row("", (("de", (5, 4)),)),), False),
        ((), True),
    ],
)
def test_places_have_to_follow_each_other(rows: tuple[Row, ...], sound: bool) -> None:
    assert is_sound(rows, TEXTS) is sound


def test_long_pages_are_aligned_in_a_time_that_grows_with_them() -> None:
    text = " ".join(f"A setzt {number}." for number in range(100, 1100))
    cuts = {"de": cut(text, "de"), "en": cut(text, "en")}

    found = align_texts({"de": text, "en": text}, cuts)

    assert len(found) == 1000
