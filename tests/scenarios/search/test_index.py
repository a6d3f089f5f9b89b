"""The full text index, in whatever database is in use."""

import pytest

from scenarios.search.index import index
from scenarios.search.models import Document
from scenarios.search.query import Need, Query

pytestmark = pytest.mark.django_db


def add(key: str, title: str, text: str, *, kind: str = "rule", language: str = "de") -> Document:
    """Store a document and index it."""
    document = Document.objects.create(
        language=language, kind=kind, key=key, order=0, title=title, text=text
    )
    index().add([document])
    return document


@pytest.fixture(autouse=True)
def nothing_else() -> None:
    """Begin with an empty index."""
    index().clear()


def query(*needs: Need, language: str = "de", any_will_do: bool = False) -> Query:
    return Query(language, needs, any_will_do)


def word(*phrase: str) -> Need:
    return Need((phrase,))


def test_title_is_told_from_text() -> None:
    in_text = add("a", "Karten", "Drei Erhöhungen")
    in_title = add("b", "Erhöhung", "nichts")

    found = index().find(query(word("erhohen")), ["rule"], 10)

    assert found == {in_text.pk: False, in_title.pk: True}


def test_all_needs_have_to_be_met_or_any() -> None:
    both = add("a", "", "Einsatz und Pot")
    one = add("b", "", "nur der Pot")
    needs = (word("einsatz"), word("pot"))

    assert index().find(query(*needs), ["rule"], 10) == {both.pk: False}
    assert index().find(query(*needs, any_will_do=True), ["rule"], 10) == {
        both.pk: False,
        one.pk: False,
    }


def test_phrase_stands_together_and_any_of_a_need_will_do() -> None:
    together = add("a", "", "ein Min-Raise")
    add("b", "", "Raise und min")
    other = add("c", "", "die Mindesterhöhung")

    assert set(index().find(query(word("min", "raise")), ["rule"], 10)) == {together.pk}
    assert set(
        index().find(query(Need((("min", "raise"), ("mindesterhohung",)))), ["rule"], 10)
    ) == {together.pk, other.pk}


def test_unfinished_word_finds_what_begins_so() -> None:
    document = add("a", "", "wiedereröffnet")

    assert set(index().find(query(Need((("wiederero",),), "wiederero")), ["rule"], 10)) == {
        document.pk
    }
    assert index().find(query(word("wiederero")), ["rule"], 10) == {}


def test_amount_is_found_however_it_is_written() -> None:
    document = add("a", "", "auf 1.600 erhöht")

    assert set(index().find(query(word("1600")), ["rule"], 10)) == {document.pk}


@pytest.mark.parametrize(
    ("language", "text", "sought"),
    [
        pytest.param("de", "auf und um", "um", id="de"),
        pytest.param("it", "di più, per un totale", "di", id="it"),
        pytest.param("en", "by and to", "to", id="en"),
    ],
)
def test_small_words_are_found(language: str, text: str, sought: str) -> None:
    document = add("a", "", text, language=language)

    found = index().find(query(word(sought), language=language), ["rule"], 10)

    assert set(found) == {document.pk}


def test_other_kinds_and_languages_are_left_alone() -> None:
    rule = add("a", "", "Pot")
    add("a", "", "Pot", language="en")
    mistake = add("b", "", "Pot", kind="mistake")

    assert set(index().find(query(word("pot")), ["rule"], 10)) == {rule.pk}
    assert set(index().find(query(word("pot")), ["rule", "mistake"], 10)) == {rule.pk, mistake.pk}


def test_no_more_of_a_kind_are_found_than_asked_for_and_titles_first() -> None:
    documents = [add(str(number), "", "Pot") for number in range(5)]
    titled = add("last", "Pot", "")

    found = index().find(query(word("pot")), ["rule"], 2)

    assert found[titled.pk]
    assert len(found) == 3
    assert set(found) < {document.pk for document in [*documents, titled]}


def test_dropped_document_is_found_no_more() -> None:
    kept, dropped = add("a", "", "Pot"), add("b", "", "Pot")

    index().drop([dropped])

    assert set(index().find(query(word("pot")), ["rule"], 10)) == {kept.pk}
