"""A work in its columns: editing, conflicts, checks while typing, review and approval."""

from typing import Any

import pytest
from django.test import Client

from rules.models import Rule
from scenarios.models import Scenario
from scenarios.wording.desk.saving import Conflict, Edit, save_edit
from scenarios.wording.editing import find_document
from scenarios.wording.hashing import text_hash
from scenarios.wording.importing import import_page
from scenarios.wording.messages import message_documents
from scenarios.wording.models import Page, TextState
from tests.scenarios.wording.desk.conftest import RULING, Enter, person, ruling, typed
from tests.scenarios.wording.meanwhile import meanwhile

pytestmark = pytest.mark.django_db

EDIT = f"/de/wording/edit/de/{RULING}/"
WORK = "/de/wording/texts/scenario/43-1/"


def state(language: str = "de") -> str:
    return TextState.objects.get(key=RULING, language=language).status


@pytest.mark.parametrize("language", ["de", "it", "en"])
@pytest.mark.parametrize(
    "work",
    [
        "scenario/43-1",
        "rule/raise-amounts",
        "slip/de-43",
        "concept/raise",
        "mistake/half-a-raise-reopens",
    ],
)
def test_work_is_shown_in_three_columns(enter: Enter, language: str, work: str) -> None:
    response = enter("vera").get(f"/{language}/wording/texts/{work}/")
    page = response.content.decode()

    assert response.status_code == 200
    assert {f'class="cell" lang="{one}"' in page for one in ("de", "it", "en")} == {True}


def test_figures_players_and_terms_name_their_counterparts(enter: Enter) -> None:
    page = enter("vera").get(WORK).content.decode()

    assert page.count('data-mark="figure-5600"') == 4, "three languages and the engine's facts"
    assert page.count('data-mark="player-D"') >= 4
    assert 'data-mark="term-minimum-raise"' in page


def test_engine_says_what_it_finds_beside_the_texts(enter: Enter) -> None:
    page = enter("vera").get("/en/wording/texts/scenario/43-1/").content.decode()

    assert "NL 100-200 flop: A bet 600, B raise 1600, C raise 3600, D?" in page
    assert "Asked: D · may raise" in " ".join(page.split())


def test_unknown_work_and_text_are_not_found(enter: Enter) -> None:
    client = enter("theo")

    for path in (
        "texts/scenario/43-99/",
        "texts/nothing/",
        "edit/de/scenarios.scenario/43-99/ruling/",
        "edit/de/scenarios.scenario/43-1/code/",
        "edit/fr/scenarios.scenario/43-1/ruling/",
        "edit/de/message/012345678901/",
        "edit/it/page/raise-amounts/",
        "history/message/012345678901/",
        "alignment/message/012345678901/",
    ):
        assert client.get(f"/de/wording/{path}").status_code == 404, path


def test_text_of_the_interface_is_shown_and_not_edited(enter: Enter) -> None:
    key = next(message_documents()).key
    page = enter("rita").get(f"/en/wording/texts/{key}/").content.decode()

    assert "changed by a commit" in page
    assert "/wording/edit/" not in page
    assert enter("rita").get(f"/en/wording/history/{key}/").status_code == 404


# -- editing --------------------------------------------------------------------------------


def test_edit_offers_the_place_that_is_asked_for(enter: Enter) -> None:
    text = ruling("de")

    page = enter("theo").get(f"{EDIT}?start=0&end=5").content.decode()

    assert f">\n{text[:5]}</textarea>" in page
    assert f'value="{text_hash(text)}"' in page


@pytest.mark.parametrize("query", ["", "?start=5&end=2", "?start=a&end=b", "?start=0&end=99999"])
def test_edit_offers_the_whole_text_for_a_place_that_cannot_be(enter: Enter, query: str) -> None:
    assert f">\n{ruling('de')}</textarea>" in enter("theo").get(EDIT + query).content.decode()


def test_edit_for_htmx_is_the_form_alone(enter: Enter) -> None:
    response = enter("theo").get(EDIT, headers={"HX-Request": "true"})

    assert "<form" in response.content.decode()
    assert "<html" not in response.content.decode()


def test_edit_keeps_words_and_shows_them_on_the_site_at_once(enter: Enter) -> None:
    before = Client().get("/de/scenarios/43-1/3/")
    text = ruling("de")

    answer = enter("theo").post(EDIT, typed(text, "D darf alles,", span=(0, 12)))
    after = Client().get("/de/scenarios/43-1/3/", headers={"If-None-Match": before["ETag"]})

    assert answer.status_code == 302
    assert answer["Location"].startswith(WORK)
    assert ruling("de") == "D darf alles," + text[12:]
    assert after.status_code == 200
    assert state() == "draft"


def test_edit_in_one_place_leaves_everything_else(enter: Enter) -> None:
    text = ruling("it")

    enter("theo").post(EDIT.replace("/edit/de/", "/edit/it/"), typed(text, "E", span=(0, 1)))

    assert ruling("it") == "E" + text[1:]


def test_edit_of_nothing_changes_nothing(enter: Enter) -> None:
    answer = enter("theo").post(EDIT, typed(ruling("de"), ruling("de")))

    assert answer.status_code == 302
    assert not TextState.objects.filter(key=RULING).exists()


def test_markup_is_refused_and_what_was_typed_stays(enter: Enter) -> None:
    answer = enter("theo").post(EDIT, typed(ruling("de"), "<b>D</b> darf"))

    assert answer.status_code == 422
    assert "&lt;b&gt;D&lt;/b&gt; darf" in answer.content.decode()
    assert "<b>D</b>" not in ruling("de")


@pytest.mark.parametrize(
    ("words", "span"),
    [
        pytest.param("x" * 201, None, id="in place of all"),
        pytest.param("x" * 200, (0, 1), id="in place of some"),
    ],
)
def test_words_that_do_not_fit_are_refused(
    enter: Enter, words: str, span: tuple[int, int] | None
) -> None:
    title = Scenario.objects.values_list("title_de", flat=True).get(code="43-1")
    address = "/de/wording/edit/de/scenarios.scenario/43-1/title/"

    answer = enter("theo").post(address, typed(title, words, span=span))

    assert answer.status_code == 422
    assert "Dieser Text darf höchstens 200 Zeichen haben." in answer.content.decode()
    assert Scenario.objects.filter(code="43-1", title_de=title).exists()


def test_conflict_loses_nothing_and_joins_both_where_it_can(enter: Enter) -> None:
    text = ruling("de")
    enter("rita").post(EDIT, typed(text, "Erlaubt ist:\nD darf", span=(0, 6)))

    answer = enter("theo").post(EDIT, typed(text, "5.000", span=(place(text, "5.600"))))
    page = answer.content.decode()

    assert answer.status_code == 409
    assert ruling("de") == "Erlaubt ist:\nD darf" + text[6:]
    assert "<del>5.600</del><ins>5.000</ins>" in page
    assert f">\n{ruling('de').replace('5.600', '5.000')}</textarea>" in page


def test_conflict_at_the_same_place_shows_both(enter: Enter) -> None:
    text = ruling("de")
    enter("rita").post(EDIT, typed(text, "Alles anders."))

    answer = enter("theo").post(EDIT, typed(text, "Noch etwas.", span=(0, 6)))
    page = answer.content.decode()

    assert answer.status_code == 409
    assert "Noch etwas.</textarea>" in page
    assert ">\nAlles anders.</textarea>" in page
    assert ruling("de") == "Alles anders."


def test_conflict_can_be_saved_after_a_look(enter: Enter) -> None:
    text = ruling("de")
    enter("rita").post(EDIT, typed(text, "Alles anders."))

    enter("theo").post(EDIT, typed("Alles anders.", "Alles gut."))

    assert ruling("de") == "Alles gut."


def test_conflict_on_a_long_page_is_saved_as_it_is_offered(enter: Enter) -> None:
    text = " ".join(f"Beispiel {number}: A setzt {number}00." for number in range(1000))
    import_page(Rule.objects.get(slug="raise-amounts"), "de", text)
    now = f"Anfang. {text}"
    Page.objects.update(text=now)
    address = "/de/wording/edit/de/page/raise-amounts/"

    conflict = enter("theo").post(address, typed(text, "Fall 7:", span=place(text, "Beispiel 7:")))
    form = conflict.context["form"]
    saved = enter("theo").post(address, form.initial)

    assert (conflict.status_code, saved.status_code) == (409, 302)
    assert 'maxlength="1000000"' in conflict.content.decode()
    assert Page.objects.get().text == now.replace("Beispiel 7:", "Fall 7:")


def test_text_that_is_deleted_meanwhile_is_not_found(enter: Enter) -> None:
    theo, sent = enter("theo"), typed(ruling("de"), "Anders.")

    with meanwhile(Scenario.objects.filter(code="43-1").delete, before="SAVEPOINT"):
        answer = theo.post(EDIT, sent)

    assert answer.status_code == 404


def place(text: str, words: str) -> tuple[int, int]:
    start = text.index(words)
    return start, start + len(words)


# -- checks while typing --------------------------------------------------------------------


def test_checks_say_what_they_find_before_it_is_saved(enter: Enter) -> None:
    text = ruling("de")
    wrong = text.replace("5.600", "5.6000")

    page = enter("theo").post(f"/de/wording/draft/de/{RULING}/", typed(text, wrong))

    assert "„5.6000“" in page.content.decode()
    assert ruling("de") == text


def test_checks_find_nothing_in_good_words(enter: Enter) -> None:
    page = enter("theo").post(f"/de/wording/draft/de/{RULING}/", typed(ruling("de"), ruling("de")))

    assert "Nichts zu beanstanden." in page.content.decode()


@pytest.mark.parametrize("sent", [{}, {"start": 5, "end": 9999, "seen": "x", "words": "D"}])
def test_checks_of_what_cannot_be_find_nothing(enter: Enter, sent: dict[str, object]) -> None:
    answer = enter("theo").post(f"/de/wording/draft/de/{RULING}/", sent)

    assert answer.status_code == 200


# -- review and approval --------------------------------------------------------------------


def seen(client: Client, language: str = "de") -> Any:  # noqa: ANN401 -- of a context
    columns = client.get(WORK).context["columns"]
    return next(one["seen"] for one in columns if one["language"] == language)


def approve(client: Client, language: str = "de") -> int:
    sent = {"seen": seen(client, language)}
    return client.post(f"/de/wording/approve/{language}/scenario/43-1/", sent).status_code


def test_text_goes_from_draft_over_review_to_approval(enter: Enter) -> None:
    theo, rita = enter("theo"), enter("rita")
    theo.post(EDIT, typed(ruling("de"), "D darf", span=(0, 6)))
    theo.post(EDIT, typed(ruling("de"), "D darf nun", span=(0, 6)))

    theo.post("/de/wording/submit/de/scenario/43-1/")
    assert state() == "in-review"
    assert approve(rita) == 302
    assert state() == "approved"
    assert TextState.objects.get(key=RULING, language="de").approved_by == person("rita")


def test_whoever_edited_last_cannot_approve(enter: Enter) -> None:
    rita = enter("rita")
    rita.post(EDIT, typed(ruling("de"), "D darf nun", span=(0, 6)))

    assert approve(rita) == 409
    assert state() == "draft"
    assert "Freigeben muss jemand anders" in rita.get(WORK).content.decode()


def test_nothing_with_an_open_error_is_approved(enter: Enter, slip: str) -> None:
    rita = enter("rita")

    assert approve(rita) == 409
    assert state() == "draft"
    assert "Ein Fehler ist offen" in rita.get(WORK).content.decode()


def test_nothing_missing_is_approved(enter: Enter) -> None:
    Scenario.objects.filter(code="43-1").update(lesson_de="")

    assert approve(enter("rita")) == 409
    assert not TextState.objects.filter(key=RULING).exists()


def test_what_has_changed_since_the_look_is_not_approved(enter: Enter) -> None:
    rita = enter("rita")
    before = seen(rita)
    enter("theo").post(EDIT, typed(ruling("de"), "D darf nun", span=(0, 6)))

    answer = rita.post("/de/wording/approve/de/scenario/43-1/", {"seen": before})

    assert answer.status_code == 409
    assert "hat sich inzwischen geändert" in answer.content.decode()


def test_approval_is_stale_once_the_english_changes(enter: Enter) -> None:
    assert approve(enter("rita")) == 302
    text = ruling("en")

    enter("theo").post(f"/en/wording/edit/en/{RULING}/", typed(text, "Now D", span=(0, 1)))
    columns = enter("vera").get(WORK).context["columns"]

    assert {one["language"]: one["progress"].state for one in columns} == {
        "de": "stale",
        "it": "draft",
        "en": "draft",
    }


def test_approval_ends_with_an_edit_and_can_be_taken_back(enter: Enter) -> None:
    rita = enter("rita")
    approve(rita)

    rita.post("/de/wording/return/de/scenario/43-1/")

    assert state() == "draft"


def test_approving_again_keeps_who_approved_first(enter: Enter) -> None:
    rita = enter("rita")
    approve(rita)
    first = TextState.objects.get(key=RULING, language="de").approved_at

    assert approve(rita) == 302
    assert TextState.objects.get(key=RULING, language="de").approved_at == first


def test_submitting_leaves_what_is_approved_meanwhile(enter: Enter) -> None:
    theo, rita = enter("theo"), enter("rita")

    with meanwhile(lambda: approve(rita), before="SAVEPOINT"):
        theo.post("/de/wording/submit/de/scenario/43-1/")

    assert state() == "approved"


@pytest.mark.parametrize("deed", ["submit", "return", "approve"])
def test_deeds_on_what_there_is_not_are_not_found(enter: Enter, deed: str) -> None:
    client = enter("rita")

    assert client.post(f"/de/wording/{deed}/fr/scenario/43-1/").status_code == 404
    assert client.post(f"/de/wording/{deed}/de/scenario/43-99/").status_code == 404


# -- the overview ---------------------------------------------------------------------------


def test_overview_tells_each_person_what_waits(enter: Enter, slip: str) -> None:
    def queue(name: str) -> tuple[list[str], ...]:
        found = enter(name).get("/de/wording/").context["queue"]
        return tuple(
            [f"{one.work.name} {one.language}" for one in squares]
            for squares in (found.to_approve, found.to_finish, found.to_mend)
        )

    assert queue("theo") == ([], ["scenario/43-1 de"], ["scenario/43-1 de"])
    assert queue("rita") == ([], [], ["scenario/43-1 de"])
    assert queue("vera") == ([], [], [])

    enter("theo").post("/de/wording/submit/de/scenario/43-1/")

    assert queue("theo") == ([], [], ["scenario/43-1 de"])
    assert queue("rita") == (["scenario/43-1 de"], [], ["scenario/43-1 de"])


def test_overview_counts_errors_where_they_are(enter: Enter, slip: str) -> None:
    board = enter("vera").get("/de/wording/").context["board"]
    square = next(
        one for one in board.squares if (one.work.name, one.language) == ("scenario/43-1", "de")
    )

    assert square.errors > 0
    assert next(one.errors for one in board.totals if one.language == "de") == square.errors


def test_imported_page_stands_beside_the_others(enter: Enter) -> None:
    rule = Rule.objects.get(slug="raise-amounts")
    import_page(rule, "de", "Beispiel 1: A setzt 600. B erhöht auf 1.600.")
    import_page(rule, "it", "Esempio 1: A punta 600. B rilancia a 1600.")

    page = enter("theo").get("/en/wording/texts/page/raise-amounts/").content.decode()

    assert page.count('data-mark="figure-1600"') == 3
    assert "Rule 43 (2026: 45)" in page


def test_page_that_was_not_imported_cannot_be_written_here(enter: Enter) -> None:
    import_page(Rule.objects.get(slug="raise-amounts"), "de", "Beispiel 1: A setzt 600.")
    import_page(Rule.objects.get(slug="re-opening"), "it", "Esempio 1: A punta 600.")

    page = enter("theo").get("/en/wording/texts/page/raise-amounts/").content.decode()

    assert "/wording/edit/de/page/raise-amounts/" in page
    assert "/wording/edit/it/page/raise-amounts/" not in page
    assert Page.objects.count() == 2


def test_submitting_leaves_what_is_approved(enter: Enter) -> None:
    approve(enter("rita"))

    enter("theo").post("/de/wording/submit/de/scenario/43-1/")

    assert state() == "approved"


def test_edit_that_another_one_overtakes_is_a_conflict(enter: Enter) -> None:
    document = find_document(RULING)
    text = document.texts["de"]
    Scenario.objects.filter(code="43-1").update(ruling_de="Alles anders.")

    conflict = save_edit(document, "de", Edit((0, 1), "E", text_hash(text), "D"), person("theo"))

    assert conflict == Conflict("Alles anders.", "E", "Alles anders.", is_merged=False)
    assert ruling("de") == "Alles anders."


def test_overview_has_no_square_for_a_language_a_page_is_not_to_be_in(enter: Enter) -> None:
    import_page(Rule.objects.get(slug="raise-amounts"), "de", "Beispiel 1: A setzt 600.")

    board = enter("vera").get("/de/wording/").context["board"]
    rows = {work.name: squares for shelf in board.shelves for work, squares in shelf.rows}

    assert [square and square.language for square in rows["page/raise-amounts"]] == [
        "de",
        None,
        None,
    ]


def test_approved_english_does_not_follow_the_german(enter: Enter) -> None:
    rita = enter("rita")
    assert approve(rita, "en") == 302

    enter("theo").post(EDIT, typed(ruling("de"), "D darf nun", span=(0, 6)))
    columns = enter("vera").get(WORK).context["columns"]

    assert {one["language"]: one["progress"].state for one in columns}["en"] == "approved"
