"""Figures against themselves and against the other languages."""

from dataclasses import replace

import pytest

from scenarios.wording.checks.unit import Kind
from tests.scenarios.wording.bench import RAISES, document, findings, found, pieced


@pytest.mark.parametrize(
    ("text", "language", "words"),
    [
        ("C setzt 3.6000.", "de", ["3.6000"]),
        ("C setzt 3,600.", "de", ["3,600"]),
        ("C bets 3.600 and 36,00.", "en", ["3.600", "36,00"]),
        ("C punta 3.600, D 3600 e ai bui 100-200.", "it", []),
        ("Am 17.09.2024 auf 2.000-4.000, Beispiel 4-A, 3te Street.", "de", []),
    ],
)
def test_malformed_figures_are_found(text: str, language: str, words: list[str]) -> None:
    assert found("NUM-FORMAT", document(text, language)) == words


@pytest.mark.parametrize(
    ("whole", "fix"),
    [
        pytest.param(document("C hat 3,600."), "3.600", id="another language's grouping"),
        pytest.param(
            document("C hat 3.6000.", others={"it": "C ha 3600."}), "3.600", id="counterpart"
        ),
        pytest.param(document("C hat 5.6000.", hand=RAISES), "5.600", id="engine"),
        pytest.param(document("C hat 3.6000."), None, id="nothing to compare"),
        pytest.param(
            document("C hat 10.00.", others={"it": "C ha 100 o 1000."}), None, id="two meanings"
        ),
    ],
)
def test_malformed_figure_is_mended_where_there_is_no_doubt(whole: object, fix: str | None) -> None:
    (finding,) = findings("NUM-FORMAT", whole)  # type: ignore[arg-type]

    assert finding.fix == fix


def test_malformed_figure_outside_every_sentence_has_no_fix() -> None:
    whole = replace(document("C hat 3.6000.", others={"it": "C ha 3600."}), rows=())

    assert findings("NUM-FORMAT", whole)[0].fix is None


@pytest.mark.parametrize(
    ("text", "language", "kind", "words"),
    [
        pytest.param("Auf 1.600 und 3600.", "de", Kind.PAGE, ["3600"], id="page mixes"),
        pytest.param("A 1600, a 3600 e 5.600.", "it", Kind.PAGE, ["5.600"], id="the fewer are odd"),
        pytest.param("A 1600 e a 3600.", "it", Kind.PAGE, [], id="page without grouping"),
        pytest.param("Auf 1.600 und 900.", "de", Kind.PAGE, [], id="hundreds have no grouping"),
        pytest.param("A 1600 e a 3600.", "it", Kind.TEXT, ["1600", "3600"], id="site groups"),
        pytest.param("Etwa 1000.", "de", Kind.MESSAGE, [], id="message shows what is typed"),
    ],
)
def test_mixed_styles_are_found(text: str, language: str, kind: Kind, words: list[str]) -> None:
    assert found("NUM-STYLE", document(text, language, kind=kind)) == words


def test_style_is_mended_as_the_rest_of_the_text_has_it() -> None:
    page = document("A 1600, a 3600 e 5.600.", "it", kind=Kind.PAGE)

    assert [finding.fix for finding in findings("NUM-STYLE", page)] == ["5600"]
    assert [finding.fix for finding in findings("NUM-STYLE", document("Auf 3600."))] == ["3.600"]


@pytest.mark.parametrize(
    ("text", "others", "values"),
    [
        pytest.param("D setzt 950.", {"it": "D rilancia di 450, per 950."}, [450], id="lost"),
        pytest.param("D setzt 450, 950.", {"it": "D rilancia di 450, per 950."}, [], id="same"),
        pytest.param("D setzt 450, 950.", {"it": "D punta 950."}, [], id="the other lacks it"),
        pytest.param("D setzt 3.6000.", {"it": "D punta 3600."}, [], id="malformed, found as that"),
        pytest.param("Mit zwei All-Ins.", {"it": "Con 2 all-in."}, [], id="word for a figure"),
        pytest.param("Wie zuvor.", {"it": "Come nell’esempio 2."}, [], id="reference"),
        pytest.param("D passt.", {"it": "D ha 50.", "en": "D has 60."}, [], id="others disagree"),
        pytest.param("D passt.", {"it": "D ha 50.", "en": "D has 50."}, [50], id="others agree"),
        pytest.param("D passt.", {"it": ""}, [], id="nothing to compare"),
    ],
)
def test_missing_values_are_found(text: str, others: dict[str, str], values: list[int]) -> None:
    found_values = [
        dict(finding.facts)["value"]
        for finding in findings("NUM-VALUE", document(text, others=others))
    ]

    assert found_values == values


def test_value_in_the_sentence_beside_is_not_missing() -> None:
    whole = pieced(de=["Es wird erhöht.", "Um 300 auf 500."], it=["Di 300.", "In tutto 500."])

    assert found("NUM-VALUE", whole) == []


def test_value_that_is_nowhere_beside_is_missing() -> None:
    whole = pieced(de=["Es wird erhöht.", "Auf 500."], it=["Di 300.", "In tutto 500."])

    assert found("NUM-VALUE", whole) == ["Es wird erhöht."]


@pytest.mark.parametrize(
    ("text", "others", "words"),
    [
        ("D setzt 960.", {"it": "D punta 950.", "en": "D bets 950."}, ["960"]),
        ("D setzt 950.", {"it": "D punta 950.", "en": "D bets 960."}, []),
        ("D setzt 960.", {"it": "D punta 950."}, []),
    ],
)
def test_values_of_one_language_alone_are_found(
    text: str, others: dict[str, str], words: list[str]
) -> None:
    assert found("NUM-EXTRA", document(text, others=others)) == words


def test_value_that_the_sentence_beside_lacks_is_not_alone() -> None:
    whole = pieced(
        de=["Um 300 auf 500.", "Dann D."],
        it=["In tutto 500.", "Con 300 tocca a D."],
        en=["To 500.", "With 300 it is up to D."],
    )

    assert found("NUM-EXTRA", whole) == []


@pytest.mark.parametrize(
    ("text", "others", "count"),
    [
        pytest.param("Um 125 auf 75.", {"en": "By 75 to 125."}, 1, id="swapped"),
        pytest.param("Um 75 auf 125.", {"en": "By 75 to 125."}, 0, id="same order"),
        pytest.param("Auf 125 (50 + 75).", {"en": "To 125; 125 is 50 and 75."}, 0, id="restated"),
        pytest.param("Um 75 auf 130.", {"en": "By 75 to 125."}, 0, id="other values"),
        pytest.param("Um 125 auf 75.", {"it": "Di 75, per 125."}, 0, id="German is the source"),
    ],
)
def test_swapped_values_are_found(text: str, others: dict[str, str], count: int) -> None:
    assert len(found("NUM-ORDER", document(text, others=others))) == count
