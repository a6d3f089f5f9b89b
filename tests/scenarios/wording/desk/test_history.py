"""Versions of the texts: who changed which words, and going back."""

import time

import pytest

from rules.models import Rule
from scenarios.models import Scenario
from scenarios.wording.desk.history import Change, word_changes
from scenarios.wording.importing import import_page
from scenarios.wording.models import TextState
from tests.scenarios.wording.desk.conftest import RULING, Enter, person, ruling, typed
from tests.scenarios.wording.meanwhile import meanwhile

pytestmark = pytest.mark.django_db

HISTORY = "/de/wording/history/scenario/43-1/"
REVERT = f"/de/wording/revert/de/{RULING}/"


def test_nothing_has_been_changed_at_first(enter: Enter) -> None:
    assert "Noch ist nichts geändert" in enter("vera").get(HISTORY).content.decode()


def test_history_keeps_what_came_with_the_site_and_who_changed_it(enter: Enter) -> None:
    before = ruling("de")
    enter("theo").post(f"/de/wording/edit/de/{RULING}/", typed(before, "D kann", span=(0, 6)))

    found = enter("vera").get(HISTORY).context["page"].object_list

    assert [(one.by, one.text, one.is_current) for one in found] == [
        ("theo", "D kann" + before[6:], True),
        ("", before, False),
    ]
    assert found[0].changes[:4] == (
        Change("same", "D "),
        Change("gone", "darf"),
        Change("new", "kann"),
        Change("same", before[6:]),
    )


def test_change_in_the_admin_is_put_down_to_its_user(enter: Enter) -> None:
    row = Scenario.objects.get(code="43-1")
    row._history_user = person("rita")  # type: ignore[attr-defined] # simple_history reads it
    setattr(row, "lesson_it", "Un’altra.")  # noqa: B010 -- mypy knows no columns of languages
    row.save()

    found = enter("vera").get(HISTORY).context["page"].object_list

    assert (found[0].by, found[0].text) == ("rita", "Un’altra.")


def test_earlier_words_come_back_as_a_draft_of_whoever_took_them(enter: Enter) -> None:
    before = ruling("de")
    theo = enter("theo")

    answer = theo.post(REVERT, {"version": first_version(enter)})

    assert answer.status_code == 302
    assert ruling("de") == before
    state = TextState.objects.get(key=RULING, language="de")
    assert (state.status, state.edited_by) == ("draft", person("theo"))
    assert "<ins>Anders</ins>" in theo.get(HISTORY).content.decode()


def first_version(enter: Enter) -> int:
    """Let Theo change the ruling, and return the version that came with the site."""
    before = ruling("de")
    theo = enter("theo")
    theo.post(f"/de/wording/edit/de/{RULING}/", typed(before, "Anders."))
    versions = theo.get(HISTORY).context["page"].object_list
    return next(int(one.pk) for one in versions if one.text == before)


def test_earlier_words_do_not_replace_what_somebody_writes_meanwhile(enter: Enter) -> None:
    theo, sent = enter("theo"), {"version": first_version(enter)}
    rows = Scenario.objects.filter(code="43-1")

    with meanwhile(lambda: rows.update(ruling_de="Noch anders."), before="SAVEPOINT"):
        answer = theo.post(REVERT, sent, follow=True)

    assert answer.redirect_chain == [(HISTORY, 302)]
    assert "hat sich inzwischen geändert" in answer.content.decode()
    assert ruling("de") == "Noch anders."


def test_text_that_is_deleted_meanwhile_is_not_found(enter: Enter) -> None:
    theo, sent = enter("theo"), {"version": first_version(enter)}

    with meanwhile(Scenario.objects.filter(code="43-1").delete, before="SAVEPOINT"):
        answer = theo.post(REVERT, sent)

    assert answer.status_code == 404


@pytest.mark.parametrize("version", ["", "x", "999999999"])
def test_no_such_version_is_not_found(enter: Enter, version: str) -> None:
    assert enter("theo").post(REVERT, {"version": version}).status_code == 404


def test_imported_page_has_a_history_too(enter: Enter) -> None:
    import_page(Rule.objects.get(slug="raise-amounts"), "de", "A setzt 600.")
    theo = enter("theo")
    theo.post("/de/wording/edit/de/page/raise-amounts/", typed("A setzt 600.", "A setzt 700."))

    page = theo.get("/de/wording/history/page/raise-amounts/").content.decode()

    assert "<del>600</del><ins>700</ins>" in page


@pytest.mark.parametrize(
    ("before", "after", "changes"),
    [
        pytest.param("", "", (), id="nothing"),
        pytest.param("A", "A", (Change("same", "A"),), id="the same"),
        pytest.param("", "A", (Change("new", "A"),), id="all new"),
        pytest.param("A", "", (Change("gone", "A"),), id="all gone"),
        pytest.param(
            "um 75",
            "auf 75",
            (Change("gone", "um"), Change("new", "auf"), Change("same", " 75")),
            id="one word",
        ),
        pytest.param(
            "A setzt. B passt.",
            "A setzt. C geht mit. B passt.",
            (
                Change("same", "A setzt. "),
                Change("new", "C geht mit. "),
                Change("same", "B passt."),
            ),
            id="a sentence between",
        ),
        pytest.param("A A", "A", (Change("same", "A"), Change("gone", " A")), id="one of two"),
    ],
)
def test_texts_are_compared_word_by_word(
    before: str, after: str, changes: tuple[Change, ...]
) -> None:
    assert word_changes(before, after) == changes


def test_one_place_of_a_long_page_is_compared_in_no_time() -> None:
    page = " ".join(f"Beispiel {number}: A setzt {number}00." for number in range(5000))
    start = time.process_time()

    changes = word_changes(page, page.replace("Beispiel 2500:", "Fall 2500:"))

    assert [change.text for change in changes[1:3]] == ["Beispiel", "Fall"]
    assert time.process_time() - start < 1


def test_text_that_was_missing_begins_with_its_first_words(enter: Enter) -> None:
    Scenario.objects.filter(code="43-1").update(ruling_it=None)
    theo = enter("theo")

    theo.post(f"/de/wording/edit/it/{RULING}/", typed("", "D può passare."))

    found = theo.get(HISTORY).context["page"].object_list
    assert [(one.language, one.text, one.by) for one in found] == [("it", "D può passare.", "theo")]
