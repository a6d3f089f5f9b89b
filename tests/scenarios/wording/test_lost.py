"""Words that decide a ruling and are easily lost: "at least" and "full"."""

import pytest

from scenarios.wording.checks.unit import Kind
from tests.scenarios.wording.bench import HAND, RAISES, document, findings, found


@pytest.mark.parametrize(
    ("text", "language", "others", "count"),
    [
        ("Quindi D rilancia di 300.", "it", {"de": "D erhöht um mindestens 300."}, 1),
        ("Quindi D rilancia di almeno 300.", "it", {"de": "D erhöht um mindestens 300."}, 0),
        ("Il rilancio minimo è 300.", "it", {"de": "Es sind mindestens 300."}, 0),
        ("D erhöht um 300.", "de", {"en": "By at least 300.", "it": "Di 300."}, 0),
        ("Ab 50 davon gilt es.", "de", {"en": "At least 50 of it."}, 0),
        ("D erhöht um 300.", "de", {"it": ""}, 0),
    ],
)
def test_at_least_lost_in_translation_is_found(
    text: str, language: str, others: dict[str, str], count: int
) -> None:
    assert len(found("LOST-LEAST", document(text, language, others=others))) == count


@pytest.mark.parametrize(
    ("text", "others", "kind", "count"),
    [
        ("Um 2.000 auf mindestens 5.600.", {"en": "By at least 2,000, to at least 5,600."}, 0, 1),
        ("Um mindestens 2.000, mindestens 5.600.", {"en": "At least 2,000, at least 5,600."}, 0, 0),
        ("Um 2.000 auf mindestens 5.600.", {"en": "At least 2,000, at least 5,600."}, 1, 0),
        ("Um mindestens 2.000.", {"en": "At least 2, at least 3.", "it": "Almeno 2."}, 0, 0),
    ],
)
def test_text_of_the_site_says_at_least_as_often_as_its_translations(
    text: str, others: dict[str, str], kind: int, count: int
) -> None:
    whole = document(text, others=others, kind=(Kind.TEXT, Kind.PAGE)[kind])

    assert len(found("LOST-LEAST", whole)) == count


@pytest.mark.parametrize(
    ("text", "language", "others", "count"),
    [
        ("C darf erhöhen.", "de", {"it": "C non può rilanciare.", "en": "C may not raise."}, 1),
        ("C darf nicht erhöhen.", "de", {"en": "C may not raise."}, 0),
        ("Wortlos mitgehen.", "de", {"en": "Call without a word."}, 0),
        ("Im Pot-Limit gilt es.", "de", {"en": "In no-limit it holds."}, 0),
        ("C può rilanciare.", "it", {"de": "C darf nicht.", "en": "C may raise."}, 0),
        ("C may raise.", "en", {"it": "C non può rilanciare."}, 1),
        ("C may raise.", "en", {}, 0),
    ],
)
def test_not_lost_in_translation_is_found(
    text: str, language: str, others: dict[str, str], count: int
) -> None:
    assert len(found("LOST-NOT", document(text, language, others=others))) == count


@pytest.mark.parametrize(
    ("text", "language", "hand", "count"),
    [
        ("D kann mitgehen oder um 2.000 auf insgesamt 5.600 erhöhen.", "de", RAISES, 1),
        ("D deve rilanciare per un totale di 5.600.", "it", RAISES, 1),
        ("D may raise to 5,600.", "en", RAISES, 1),
        ("D kann um mindestens 2.000 auf 5.600 erhöhen.", "de", RAISES, 0),
        ("D kann auf 9.000 erhöhen.", "de", RAISES, 0),
        ("C darf nicht erhöhen, denn es sind nur 75.", "de", HAND, 0),
        ("A hat auf 300 erhöht, also darf C nun erhöhen.", "de", HAND, 0),
        ("D kann auf 5.600 erhöhen.", "de", "", 0),
    ],
)
def test_least_raise_offered_as_the_only_one_is_found(
    text: str, language: str, hand: str, count: int
) -> None:
    assert len(found("LOST-LEAST", document(text, language, hand=hand))) == count


@pytest.mark.parametrize(
    ("text", "language", "others", "count"),
    [
        ("La puntata più alta.", "it", {"de": "Der größte vollständige Einsatz."}, 1),
        ("La puntata completa più alta.", "it", {"de": "Der größte volle Einsatz."}, 0),
        ("Es muss auf das Minimum ergänzt werden.", "de", {"en": "A full raise."}, 1),
        ("Der größte Einsatz.", "de", {"it": "La puntata completa.", "en": "The bet."}, 0),
        ("Der größte Einsatz.", "de", {}, 0),
    ],
)
def test_full_lost_in_translation_is_found(
    text: str, language: str, others: dict[str, str], count: int
) -> None:
    assert len(found("LOST-FULL", document(text, language, others=others))) == count


@pytest.mark.parametrize(
    ("text", "language", "kind", "words"),
    [
        (
            "Conta il rilancio di C. La maggiore puntata vale.",
            "it",
            Kind.PAGE,
            ["maggiore puntata"],
        ),
        ("Es gilt der größte Einsatz.", "de", Kind.PAGE, ["größte Einsatz"]),
        ("The largest bet counts.", "en", Kind.PAGE, ["largest bet"]),
        ("Es gilt der größte Einsatz. Ein volles Raise ist mehr.", "de", Kind.PAGE, []),
        ("A setzt 100.", "de", Kind.PAGE, []),
        ("Es gilt der größte Einsatz.", "de", Kind.TEXT, []),
    ],
)
def test_page_that_never_says_full_is_found(
    text: str, language: str, kind: Kind, words: list[str]
) -> None:
    assert found("LOST-RULE", document(text, language, kind=kind)) == words


def test_finding_tells_where_the_word_still_is() -> None:
    (finding,) = findings("LOST-LEAST", document("Auf 300.", others={"en": "To at least 300."}))

    assert dict(finding.facts) == {"others": "en"}
