"""Signs: apostrophes that are accents, accents that are apostrophes, spaces."""

import pytest

from scenarios.wording.checks.unit import Kind
from tests.scenarios.wording.bench import document, findings, found


@pytest.mark.parametrize(
    ("text", "kind", "words"),
    [
        ("C\u00b4s Raise und D`s Call", Kind.PAGE, ["\u00b4", "`"]),
        ("Robert’s Rules", Kind.TEXT, []),
        ("Robert's Rules", Kind.TEXT, ["'"]),
        ("Robert's Rules", Kind.PAGE, []),  # an older page may have straight ones
    ],
)
def test_wrong_apostrophes_are_found(text: str, kind: Kind, words: list[str]) -> None:
    assert found("TYP-APOSTROPHE", document(text, kind=kind)) == words
    assert {finding.fix for finding in findings("TYP-APOSTROPHE", document(text, kind=kind))} <= {
        "’"
    }


@pytest.mark.parametrize(
    ("text", "fixes"),
    [
        ("E’ vero, e’ cosi’ perche' piu’ no.", ["È", "è", "così", "perché", "più"]),
        ("È vero. Un po’ di chips, va’, l’all-in.", []),
        ("Citta’ e quantita’.", ["Città", "quantità"]),
    ],
)
def test_missing_accents_are_found_in_italian(text: str, fixes: list[str]) -> None:
    assert [finding.fix for finding in findings("TYP-ACCENT", document(text, "it"))] == fixes
    assert found("TYP-ACCENT", document(text, "de")) == []


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Ein  Raise", ["  "]),
        ("Ein Raise , dann", [" "]),
        ("125 totali= 50", ["="]),
        ("125 = 50 + 75, a=b", []),
        ("( ein Raise)", ["("]),
        ("50 % … und dann, so.", []),
        ("Zeile\n\nZeile", []),
    ],
)
def test_wrong_spaces_are_found(text: str, words: list[str]) -> None:
    assert found("TYP-SPACE", document(text)) == words


def test_doubled_space_is_mended() -> None:
    assert [one.fix for one in findings("TYP-SPACE", document("Ein  Raise , da"))] == [" ", None]


@pytest.mark.parametrize(
    ("text", "language", "words"),
    [
        ("Ein ein Raise.", "de", ["Ein ein"]),
        ("Der Raise Raise gilt.", "de", ["Raise Raise"]),
        ("Die, die die Blinds setzen.", "de", []),
        ("It had had its turn.", "en", []),
        ("A A", "de", []),
    ],
)
def test_doubled_words_are_found(text: str, language: str, words: list[str]) -> None:
    assert found("TYP-DOUBLE", document(text, language)) == words


def test_invisible_signs_are_found_and_taken_out() -> None:
    (finding,) = findings("TYP-INVISIBLE", document("Ein\u200b Raise\n\tauf 100"))

    assert (finding.found, finding.fix) == ("\u200b", "")
