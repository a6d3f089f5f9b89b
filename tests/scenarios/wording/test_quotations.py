"""Quotation marks, and rules that are quoted always in the same words."""

import pytest

from scenarios.wording.checks.unit import Kind
from tests.scenarios.wording.bench import document, findings, found


@pytest.mark.parametrize(
    ("text", "language", "kind", "words"),
    [
        ("„Raise“ heißt es.", "de", Kind.TEXT, []),
        ("“Raise” heißt es.", "de", Kind.TEXT, ["“", "”"]),
        ('"Raise" heißt es.', "de", Kind.TEXT, ['"', '"']),
        ("„Raise heißt es.", "de", Kind.TEXT, ["„"]),
        ("«Raise» si dice.", "it", Kind.TEXT, []),
        ("“Raise” si dice.", "it", Kind.TEXT, ["“", "”"]),
        ("“Raise” si dice, e dell’”ultimo”.", "it", Kind.PAGE, ["”"]),
        ("«Raise» si dice.", "it", Kind.PAGE, []),
        ("„Offen\nund zu Ende.", "de", Kind.TEXT, ["„"]),
        ("„Die Frage:\nJa?“", "de", Kind.TEXT, []),
        ('<b class="x">„Raise“</b> auf %(to)s', "de", Kind.MESSAGE, []),
        ("“Raise” it is.", "en", Kind.TEXT, []),
    ],
)
def test_marks_that_are_wrong_are_found(
    text: str, language: str, kind: Kind, words: list[str]
) -> None:
    assert found("QUO-CHAR", document(text, language, kind=kind)) == words


def test_wrong_mark_is_mended_by_its_place() -> None:
    fixes = [finding.fix for finding in findings("QUO-CHAR", document("“Raise” heißt es."))]

    assert fixes == ["„", "“"]


PAGE = (
    "„Das größte volle Raise der laufenden Setzrunde“ ist das Maß. "
    "Also gilt „das größte volle Raise der laufenden Setzrunde“. "
)


@pytest.mark.parametrize(
    ("more", "words"),
    [
        ("", []),
        ("So ist „größte volle Raise der laufenden Setzrunde“ zu lesen.", []),
        (
            "Und „das größte Raise der aktuellen Setzrunde“ ist 50.",
            ["das größte Raise der aktuellen Setzrunde"],
        ),
        ("Man sagt „Raise“ oder „alles, was ganz anders lautet als zuvor“.", []),
    ],
)
def test_quotations_that_vary_are_found(more: str, words: list[str]) -> None:
    assert found("QUO-VARIANT", document(PAGE + more, kind=Kind.PAGE)) == words


def test_italian_article_makes_no_other_quotation() -> None:
    page = (
        "“ammontare del rilancio precedente più alto” è la misura, “l’ammontare del rilancio "
        "precedente più alto”, e “dell'ammontare del rilancio precedente più alto”."
    )

    assert found("QUO-VARIANT", document(page, "it", kind=Kind.PAGE)) == []


def test_only_pages_quote_the_rule() -> None:
    text = PAGE + "„Das größte Raise der aktuellen Setzrunde“ ist 50."

    assert found("QUO-VARIANT", document(text)) == []
