"""The glossary against the texts: one word for one thing, in every language."""

import pytest

from scenarios.wording.checks.glossary import Glossary
from scenarios.wording.checks.unit import Kind
from tests.scenarios.wording.bench import TERMS, context, document, findings, found, unit_of


@pytest.mark.parametrize(
    ("text", "terms"),
    [
        ("Die Minimum-Raise-Regel und das Minimum Raise", ["Minimum-Raise", "Minimum-Raise"]),
        ("minimum-raise", ["Minimum-Raise"]),
        ("Minimum, Raise", []),
        ("All, in der Mitte; all in", ["All-In"]),
        ("Die 50%-Regel", []),  # no words that make a term alone
        ("Er schiebt vor", ["vorschieben"]),
    ],
)
def test_terms_are_found_by_their_words(text: str, terms: list[str]) -> None:
    matches = Glossary(TERMS).matches(text, "de")

    assert [match.term.text for match in matches] == terms


def test_longest_term_wins() -> None:
    (match,) = Glossary(TERMS).matches("un rilancio minimo", "it")

    assert (match.start, match.end, match.term.text) == (3, 18, "rilancio minimo")


def test_preferred_terms_are_told_by_language() -> None:
    glossary = Glossary(TERMS)

    assert glossary.preferred("stack", "de") == ("Stack",)
    assert glossary.preferred("stack", "it") == ()
    assert {"vorschieben", "schiebt", "vor"} <= glossary.forms("de")


@pytest.mark.parametrize(
    ("text", "kind", "words"),
    [
        ("Das Guthaben reicht.", Kind.TEXT, ["Guthaben"]),
        ("Das Guthaben reicht.", Kind.MESSAGE, ["Guthaben"]),
        ("Der Stack reicht.", Kind.TEXT, []),
        ("„Guthaben“ sagt man nicht.", Kind.TEXT, []),
        ("Das Guthaben reicht.", Kind.PAGE, []),
        ("Das Guthaben reicht.", Kind.REMARK, []),
        ("Der Big-Blind setzt.", Kind.TEXT, []),  # only another spelling of what we use
    ],
)
def test_forbidden_terms_are_found_where_the_site_uses_them(
    text: str, kind: Kind, words: list[str]
) -> None:
    assert found("GLO-FORBIDDEN", document(text, kind=kind)) == words


def test_misleading_terms_of_a_page_are_told_with_what_we_say() -> None:
    page = document("Das „Guthaben“ reicht.", kind=Kind.PAGE)

    (finding,) = findings("GLO-MISLEADING", page)

    assert dict(finding.facts) == {"term": "Guthaben", "preferred": "Stack"}
    assert found("GLO-MISLEADING", document("Das Guthaben reicht.")) == []


@pytest.mark.parametrize(
    ("text", "others", "preferred"),
    [
        ("Es sind 100.", {"it": "Il rilancio minimo è 100."}, ["Minimum-Raise"]),
        ("Das Min-Raise ist 100.", {"it": "Il rilancio minimo è 100."}, []),
        ("Es sind 100.", {"it": "Il rilancio minimo è 100.", "en": "It is 100."}, []),
        ("Es sind 100.", {"it": ""}, []),
    ],
)
def test_missing_terms_are_found(text: str, others: dict[str, str], preferred: list[str]) -> None:
    whole = document(text, others=others)
    known = context(unit_of(whole), binding=frozenset({"minimum-raise", "cap"}))

    facts = [dict(finding.facts)["preferred"] for finding in findings("GLO-MISSING", whole, known)]

    assert facts == preferred


def test_term_is_missed_only_where_it_is_binding_and_there_is_one() -> None:
    lacking = document("Es sind 100.", others={"it": "Il rilancio minimo è 100."})
    nameless = document("It is 100.", "en", others={"de": "Der Stack ist 100."})

    assert found("GLO-MISSING", lacking) == ["Es sind 100."]
    assert found("GLO-MISSING", lacking, context(unit_of(lacking), binding=frozenset())) == []
    assert found("GLO-MISSING", nameless) == []


@pytest.mark.parametrize("kind", [Kind.MESSAGE, Kind.REMARK])
def test_messages_and_remarks_may_do_without_a_term(kind: Kind) -> None:
    whole = document("Es sind 100.", others={"it": "Il rilancio minimo è 100."}, kind=kind)

    assert found("GLO-MISSING", whole) == []


@pytest.mark.parametrize(
    ("text", "kind", "words"),
    [
        ("Die Setzrunde, die Setzrunde und die Runde, die Runden.", Kind.TEXT, ["Runde"]),
        ("Die Setzrunde, dann die Setzrunden.", Kind.TEXT, []),
        ("Die Setzrunde und die Runde.", Kind.MESSAGE, []),
        ("A steht vor B und gegenübersteht C.", Kind.TEXT, []),  # a phrase may vary
        ("Er schiebt vor und bringt.", Kind.TEXT, []),  # "bringt" is an everyday word
        ("A bezahlt. B geht mit 500 All-In.", Kind.TEXT, []),  # with an amount, not with a bet
        ("A bezahlt. B geht mit.", Kind.TEXT, ["geht mit"]),
    ],
)
def test_mixed_terms_are_found_once_each(text: str, kind: Kind, words: list[str]) -> None:
    assert found("GLO-MIXED", document(text, kind=kind)) == words


@pytest.mark.parametrize(
    ("text", "kind", "words"),
    [
        ("Die Runde endet, die Runde ist aus.", Kind.TEXT, ["Runde"]),
        ("Die Setzrunde endet.", Kind.TEXT, []),
        ("Das Guthaben reicht.", Kind.TEXT, []),  # forbidden: found as that
        ("Die Runde endet.", Kind.REMARK, []),
    ],
)
def test_site_uses_the_preferred_term(text: str, kind: Kind, words: list[str]) -> None:
    assert found("GLO-ACROSS", document(text, kind=kind)) == words


def test_page_uses_the_term_of_most_pages() -> None:
    usual = unit_of(document("Die Runde.", kind=Kind.PAGE))
    odd = document("Die Setzrunde.", kind=Kind.PAGE)

    (finding,) = findings("GLO-ACROSS", odd, context(usual, usual, unit_of(odd)))

    assert dict(finding.facts) == {"term": "Setzrunde", "usual": "Runde"}


def test_of_as_many_pages_the_preferred_term_is_usual() -> None:
    one, other = document("Die Runde.", kind=Kind.PAGE), document("Die Setzrunde.", kind=Kind.PAGE)
    known = context(unit_of(one), unit_of(other))

    assert found("GLO-ACROSS", one, known) == ["Runde"]
    assert found("GLO-ACROSS", other, known) == []


def test_concept_without_a_preferred_term_has_no_usual_one() -> None:
    assert found("GLO-ACROSS", document("Un rialzo.", "it")) == []


@pytest.mark.parametrize(
    ("text", "kind", "fixes"),
    [
        ("Der Big-Blind setzt.", Kind.TEXT, ["Big Blind"]),
        ("Der Big-Blind und der Big Blind.", Kind.PAGE, ["Big Blind"]),
        ("Der Big-Blind, immer Big-Blind.", Kind.PAGE, []),  # a page's own way
        ("Der Big-Blind-Ante ist 100.", Kind.TEXT, []),  # part of a longer word
        ("Das minimum raise ist 100.", Kind.TEXT, ["Minimum-Raise"]),
        ("Sie geht all in.", Kind.TEXT, ["All-In"]),
        ("Sie geht All-in.", Kind.TEXT, ["All-In"]),
        ("DIE SETZRUNDE", Kind.TEXT, []),
        ("Er schiebt vor. Schiebt vor, wer will.", Kind.TEXT, []),
    ],
)
def test_other_spellings_are_found(text: str, kind: Kind, fixes: list[str]) -> None:
    found_fixes = [finding.fix for finding in findings("GLO-SPELLING", document(text, kind=kind))]

    assert found_fixes == fixes


def test_first_letter_stays_as_it_was_written() -> None:
    (finding,) = findings("GLO-SPELLING", document("Minimum-raise is 100.", "en"))

    assert finding.fix == "Minimum raise"


def test_capitals_mean_something_in_german_only() -> None:
    assert found("GLO-SPELLING", document("Minimum Raise", "en")) == []
