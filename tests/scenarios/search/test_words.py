"""Words as the search compares them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scenarios.search.words import composed, stem, tokens, words


@pytest.mark.parametrize(
    ("text", "found"),
    [
        pytest.param(
            "Wiedereröffnung, STRASSE", ("wiedereroffnung", "strasse"), id="case, accents"
        ),
        pytest.param("Straße", ("strasse",), id="sharp s"),
        pytest.param("più", ("piu",), id="accent apart from its letter"),
        pytest.param("l’all-in", ("l", "all", "in"), id="marks part words"),
        pytest.param("1.600 1,600 1’600 1'600 1600", ("1600",) * 5, id="thousands"),
        pytest.param("1.000.000", ("1000000",), id="millions"),
        pytest.param("50-100, 3.5 1.6000", ("50", "100", "3", "5", "1", "6000"), id="no thousands"),
        pytest.param("47-1a", ("47", "1a"), id="code"),
        pytest.param(" \x00\t—", (), id="no word"),
    ],
)
def test_words(text: str, found: tuple[str, ...]) -> None:
    assert words(text) == found


@pytest.mark.parametrize(
    ("language", "forms"),
    [
        pytest.param("de", "Erhöhung Erhöhungen erhöhen", id="de"),
        pytest.param("it", "rilancio rilanci rilanciare rilancia rilanciato", id="it"),
        pytest.param("en", "raise raises raised raising", id="en"),
    ],
)
def test_forms_of_a_word_have_one_stem(language: str, forms: str) -> None:
    assert len({stem(word, language) for word in words(forms)}) == 1


@given(st.text())
def test_words_are_letters_and_digits_where_they_stand(text: str) -> None:
    text = composed(text)

    for token in tokens(text):
        assert token.word
        assert text[token.start : token.end].strip()
