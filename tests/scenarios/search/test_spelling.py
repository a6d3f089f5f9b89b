"""A slip of the fingers is forgiven, and no more than that."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scenarios.search.spelling import corrected, one_slip_apart

LETTERS = st.text(alphabet="abc", max_size=6)


@pytest.mark.parametrize(
    ("one", "other", "is_one"),
    [
        pytest.param("raise", "raise", False, id="the same"),
        pytest.param("raise", "rase", True, id="one missing"),
        pytest.param("raise", "raises", True, id="one too many"),
        pytest.param("raise", "araise", True, id="one too many in front"),
        pytest.param("raise", "raize", True, id="one wrong"),
        pytest.param("raise", "riase", True, id="two swapped"),
        pytest.param("raise", "raies", True, id="two swapped at the end"),
        pytest.param("raise", "ra", False, id="three missing"),
        pytest.param("raise", "sairer", False, id="another word"),
        pytest.param("raise", "aries", False, id="two swaps"),
        pytest.param("", "a", True, id="one letter"),
    ],
)
def test_one_slip_apart(one: str, other: str, is_one: bool) -> None:
    assert one_slip_apart(one, other) is is_one
    assert one_slip_apart(other, one) is is_one


def neighbours(word: str) -> set[str]:
    """Make every word one slip away, by making the slips."""
    splits = [(word[:place], word[place:]) for place in range(len(word) + 1)]
    made = {left + right[1:] for left, right in splits if right}
    made |= {left + right[1] + right[0] + right[2:] for left, right in splits if len(right) > 1}
    for letter in "abc":
        made |= {left + letter + right for left, right in splits}
        made |= {left + letter + right[1:] for left, right in splits if right}
    return made - {word}


@given(LETTERS, LETTERS)
def test_one_slip_apart_is_what_making_slips_gives(one: str, other: str) -> None:
    assert one_slip_apart(one, other) == (other in neighbours(one))


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("language", "typed", "meant"),
    [
        pytest.param("it", "rilanico minimo", "rilancio minimo", id="it"),
        pytest.param("de", "setzrnude", "setzrunde", id="de"),
        pytest.param("en", "reopned", "reopened", id="en"),
        pytest.param("en", "bte", "", id="too short to tell"),
        pytest.param("en", "50100 xqzvw", "", id="nothing is near"),
        pytest.param("de", "erhöhungen", "", id="an inflected word is none"),
    ],
)
def test_unknown_word_is_read_as_its_neighbour(language: str, typed: str, meant: str) -> None:
    assert corrected(typed.replace("ö", "o").split(), language) == meant
