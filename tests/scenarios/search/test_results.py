"""What a search finds, in the visitor's language."""

import pytest

from rules.verdict import Verdict
from scenarios.models import Scenario
from scenarios.search import results
from scenarios.search.models import Kind
from scenarios.search.results import Results, results_for

pytestmark = pytest.mark.django_db


def keys(found: Results) -> dict[str, list[str]]:
    return {group.kind.value: [result.key for result in group.results] for group in found.groups}


@pytest.mark.parametrize(
    ("language", "text", "kind", "key"),
    [
        pytest.param("de", "wieder eröffnet", "rule", "re-opening", id="de: apart"),
        pytest.param("de", "Wiedereröffnungen", "rule", "re-opening", id="de: inflected"),
        pytest.param("de", "wiedereroeffnet", "rule", "re-opening", id="de: without umlaut"),
        pytest.param("de", "min raise", "rule", "raise-amounts", id="de: synonym"),
        pytest.param("de", "erhöhte", "concept", "to-raise", id="de: verb"),
        pytest.param("de", "Regel 47", "rule", "re-opening", id="de: number of a rule"),
        pytest.param("de", "49", "rule", "re-opening", id="de: current number"),
        pytest.param("it", "rilancio minimo", "rule", "raise-amounts", id="it"),
        pytest.param("it", "rilanci minimi", "scenario", "43-2", id="it: inflected"),
        pytest.param("it", "min raise", "rule", "raise-amounts", id="it: English term"),
        pytest.param("it", "riaperte", "rule", "re-opening", id="it: reopened"),
        pytest.param("it", "47-1a", "scenario", "47-1a", id="it: code"),
        pytest.param("en", "reopens", "rule", "re-opening", id="en: inflected"),
        pytest.param("en", "Mindesterhöhung", "rule", "raise-amounts", id="en: German term"),
        pytest.param("en", "double total", "mistake", "double-the-total", id="en: mistake"),
        pytest.param("en", "mistake", "mistake", "double-the-total", id="en: what it is"),
        pytest.param("de", "Irrtum", "mistake", "double-the-total", id="de: what it is"),
        pytest.param("it", "errore", "mistake", "double-the-total", id="it: what it is"),
        pytest.param("en", "3.6000", "slip", "de-43-4", id="en: what stands in a published text"),
        pytest.param("en", "11,500", "scenario", "47-3", id="en: amount in a ruling"),
    ],
)
def test_search_finds(language: str, text: str, kind: str, key: str) -> None:
    found = results_for(text, language, Kind(kind))

    assert key in keys(found)[kind]


def test_search_finds_a_step_in_its_scenario() -> None:
    assert keys(results_for("B goes all-in 500", "en"))["scenario"] == ["47-2"]


def test_title_that_is_what_was_typed_comes_first_then_titles_that_have_it() -> None:
    found = keys(results_for("minimum raise", "en", Kind.CONCEPT))["concept"]

    assert found[0] == "minimum-raise"
    assert found[1] == "half-rule"


def test_each_kind_shows_few_and_says_how_many() -> None:
    [rules, *_rest] = results_for("raise", "en").groups

    assert rules.kind == Kind.RULE
    assert len(rules.results) == 5
    assert (rules.found > 5, rules.has_more, rules.is_cut) == (True, True, False)


def test_one_kind_alone_is_shown_whole() -> None:
    [group] = results_for("raise", "en", Kind.SCENARIO).groups

    assert len(group.results) == group.found == Scenario.objects.count()
    assert not group.has_more


def test_more_than_are_looked_for_are_told_as_such(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(results, "MOST", 3)

    [group] = results_for("raise", "en", Kind.SCENARIO).groups

    assert (len(group.results), group.found, group.is_cut) == (3, 3, True)


def test_slip_of_the_fingers_is_forgiven_and_said() -> None:
    found = results_for("rilanico minimo", "it")

    assert found.corrected == "rilancio minimo"
    assert "minimum-raise" in keys(found)["concept"]


def test_text_with_some_of_the_words_will_do_where_none_has_all() -> None:
    found = results_for("zyzzyva oversized chip", "en")

    assert (found.any_will_do, found.corrected) == (True, "")
    assert keys(found)["rule"][0] == "oversized-chip"


def test_more_of_the_words_are_better() -> None:
    found = results_for("zyzzyva blinds 2,000-4,000 flop limps", "en")

    assert found.any_will_do
    assert keys(found)["scenario"][0].startswith("47-3")


def test_correction_that_finds_nothing_alone_helps_to_find_some() -> None:
    found = results_for("zyzzyva oversizde", "en")

    assert (found.any_will_do, found.corrected) == (True, "zyzzyva oversized")


def test_nothing_is_found_where_there_is_nothing() -> None:
    assert results_for("zyzzyva", "de") == Results("zyzzyva")


@pytest.mark.parametrize("text", ["", "  ", "—!", "\x00"])
def test_no_word_is_no_search(text: str) -> None:
    assert results_for(text, "de").groups == ()


@pytest.mark.parametrize(
    ("length", "too_long"),
    [pytest.param(199, False), pytest.param(200, False), pytest.param(201, True)],
)
def test_length_is_limited(length: int, too_long: bool) -> None:
    found = results_for("x" * length, "en")

    assert found.too_long is too_long
    assert found.text == "x" * length


def test_hand_is_ruled_on_and_nothing_like_it_is_listed() -> None:
    found = results_for("NL 50-100 flop: A bet 100, B all-in 125, C call, A?", "en")

    assert found.hand is not None
    assert found.hand.verdict == Verdict.MAY_NOT_RAISE
    assert found.groups == ()
