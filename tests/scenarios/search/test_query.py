"""What is searched for."""

import pytest

from scenarios.search.models import Synonym
from scenarios.search.query import Need, read

pytestmark = pytest.mark.django_db


def forms(text: str, language: str) -> list[set[str]]:
    """Return for each need the phrases that answer it."""
    return [{" ".join(phrase) for phrase in need.phrases} for need in read(text, language).needs]


@pytest.mark.parametrize(
    ("language", "text", "among"),
    [
        pytest.param("de", "wieder eröffnet ", {"wieder eroffnet", "wiedereroffnung"}, id="de"),
        pytest.param(
            "de", "min raise ", {"min raise", "minimum raise", "mindesterhohung"}, id="min"
        ),
        pytest.param("it", "minraise ", {"minraise", "rilancio minimo", "min raise"}, id="it"),
        pytest.param(
            "en", "rilancio minimo ", {"minimum raise", "min raise"}, id="another language"
        ),
        pytest.param("de", "Rilanci Minimi", {"minimum raise", "mindesterhohung"}, id="inflected"),
    ],
)
def test_term_stands_for_all_its_forms(language: str, text: str, among: set[str]) -> None:
    [found] = forms(text, language)

    assert among <= found


def test_longest_term_wins() -> None:
    [short_all_in, call] = forms("short all-in call", "en")

    assert "incomplete raise" in short_all_in
    assert "called" in call


def test_word_that_is_no_term_stands_for_itself() -> None:
    assert read("Heads-Up ", "de").needs == (Need((("heads",),)), Need((("up",),)))


def test_last_word_may_be_unfinished() -> None:
    assert read("quest", "en").needs == (Need((("quest",),), "quest"),)
    assert read("quest ", "en").needs == (Need((("quest",),)),)
    assert read("qu", "en").needs == (Need((("qu",),)),)


def test_nothing_is_needed_where_nothing_was_typed() -> None:
    assert read(" —\x00", "it").needs == ()


def test_form_with_two_meanings_stands_for_both() -> None:
    Synonym.objects.create(concept="a-one", language="en", form="zig", stems="zig")
    Synonym.objects.create(concept="a-two", language="en", form="zig", stems="zig")
    Synonym.objects.create(concept="a-two", language="en", form="zag", stems="zag")

    assert forms("zig", "en") == [{"zig", "zag"}]
