"""Files out and in: a dry run, what is refused, what is kept, and how large it may be."""

import base64
import re
from typing import Any

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client
from pytest_django import DjangoAssertNumQueries

from rules.glossary.models import Concept
from scenarios.models import Scenario
from scenarios.wording.desk.saving import refresh
from scenarios.wording.desk.upkeep import desk_context
from scenarios.wording.models import CheckedText, Page, TextState
from tests.scenarios.wording.desk.conftest import RULING, Enter, person, ruling, typed

pytestmark = pytest.mark.django_db

EXCHANGE = "/en/wording/exchange/"
WORDS = "auf mindestens 5.600"
OTHER_WORDS = "auf wenigstens 5.600"
FORMATS = pytest.mark.parametrize(
    ("name", "ending"), [("po", ".po"), ("xliff", ".xlf"), ("csv", ".csv")]
)


def file_with(client: Client, name: str, old: str = WORDS, new: str = OTHER_WORDS) -> bytes:
    """Take the German texts along and change some words in them."""
    content = client.get(f"{EXCHANGE}{name}/de/").content.decode()
    assert old in content
    return content.replace(old, new).encode()


def upload(client: Client, name: str, content: bytes) -> Any:  # noqa: ANN401 -- of the client
    return client.post(f"{EXCHANGE}upload/", {"file": SimpleUploadedFile(name, content)})


def keep(client: Client, name: str, content: bytes) -> Any:  # noqa: ANN401 -- of the client
    sent = {"name": name, "content": base64.b64encode(content).decode()}
    return client.post(f"{EXCHANGE}apply/", sent, follow=True)


@FORMATS
def test_texts_come_back_as_they_were_taken(enter: Enter, name: str, ending: str) -> None:
    theo = enter("theo")
    content = theo.get(f"{EXCHANGE}{name}/it/").content

    page = upload(theo, f"texts{ending}", content)

    assert page.status_code == 200
    assert not page.context["upload"].applies
    assert list(page.context["upload"].shown) == []


@FORMATS
def test_differences_are_shown_and_nothing_is_kept_yet(
    enter: Enter, name: str, ending: str
) -> None:
    theo = enter("theo")
    before = ruling("de")

    page = upload(theo, f"texts{ending}", file_with(theo, name)).content.decode()

    assert "<del>mindestens</del><ins>wenigstens</ins>" in page
    assert ruling("de") == before


@FORMATS
def test_what_was_looked_at_is_kept_as_a_draft(enter: Enter, name: str, ending: str) -> None:
    theo = enter("theo")
    content = file_with(theo, name)
    packed = upload(theo, f"texts{ending}", content).context["upload"].packed

    answer = theo.post(
        f"{EXCHANGE}apply/", {"name": f"texts{ending}", "content": packed}, follow=True
    )

    assert OTHER_WORDS in ruling("de")
    assert TextState.objects.get(key=RULING, language="de").edited_by == person("theo")
    assert "kept." in answer.content.decode()


@FORMATS
def test_what_has_changed_meanwhile_is_refused(enter: Enter, name: str, ending: str) -> None:
    theo = enter("theo")
    content = file_with(theo, name)
    enter("rita").post(f"/de/wording/edit/de/{RULING}/", typed(ruling("de"), "Anders."))

    page = upload(theo, f"texts{ending}", content).content.decode()
    answer = keep(theo, f"texts{ending}", content)

    assert "refused: changed here meanwhile" in page
    assert "refused." in answer.content.decode()
    assert ruling("de") == "Anders."


@pytest.mark.parametrize("count", [1, 3])
def test_many_texts_are_checked_again_with_no_more_queries(
    count: int, django_assert_num_queries: DjangoAssertNumQueries
) -> None:
    codes = list(Scenario.objects.values_list("code", flat=True)[:count])
    Scenario.objects.filter(code__in=codes).update(lesson_it="Altre parole.")
    # What is known of the corpus is read once and kept.
    desk_context()

    with django_assert_num_queries(20):
        refresh([f"scenarios.scenario/{code}/lesson" for code in codes])


def test_text_that_is_gone_is_not_checked_again() -> None:
    refresh([RULING, "scenarios.scenario/43-99/ruling", "page/raise-amounts"])

    assert set(CheckedText.objects.values_list("key", flat=True)) >= {RULING}


def test_errors_in_new_words_are_told_before(enter: Enter) -> None:
    theo = enter("theo")

    page = upload(theo, "texts.csv", file_with(theo, "csv", WORDS, "auf mindestens 5.6000"))

    assert "5.6000" in " ".join(page.context["upload"].errors)


def test_markup_and_unknown_texts_are_refused(enter: Enter) -> None:
    theo = enter("theo")
    content = file_with(theo, "po", WORDS, "auf <b>mindestens</b> 5.600")
    content = content.replace(b"43-1/lesson", b"43-99/lesson")

    page = upload(theo, "texts.po", content)
    kept = keep(theo, "texts.po", content)

    fates = [one.fate for one in page.context["upload"].shown]
    assert set(fates) == {"unknown", "unfit"}
    assert "<b>" not in ruling("de")
    assert f"{len(fates)} texts refused." in kept.content.decode()


@pytest.mark.parametrize(
    ("name", "content"),
    [
        pytest.param("texts.exe", b"MZ", id="another ending"),
        pytest.param("texts.po", b"\xff\xfe\x00", id="no text"),
        pytest.param("texts.po", b"msgid nonsense", id="no PO"),
        pytest.param("texts.xlf", b"<xliff", id="no XML"),
        pytest.param(
            "texts.xlf",
            b'<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><xliff>&e;</xliff>',
            id="an entity",
        ),
        pytest.param("texts.csv", b"a,b\n1,2\n", id="other columns"),
        pytest.param("texts.po", b"#" * 1_000_001, id="too large"),
        pytest.param("texts.po", b"", id="empty"),
    ],
)
def test_what_cannot_be_read_is_refused(enter: Enter, name: str, content: bytes) -> None:
    theo = enter("theo")

    assert upload(theo, name, content).status_code == 422
    assert keep(theo, name, content).status_code == 422


@pytest.mark.parametrize("packed", ["no base64", "A" * 2_000_004])
def test_what_was_not_looked_at_is_refused(enter: Enter, packed: str) -> None:
    sent = {"name": "texts.po", "content": packed}

    assert enter("theo").post(f"{EXCHANGE}apply/", sent).status_code == 422


def test_upload_without_a_file_is_refused(enter: Enter) -> None:
    assert enter("theo").post(f"{EXCHANGE}upload/").status_code == 422
    assert enter("theo").post(f"{EXCHANGE}apply/").status_code == 422


@pytest.mark.parametrize("path", ["doc/de/", "po/fr/"])
def test_unknown_formats_and_languages_are_not_found(enter: Enter, path: str) -> None:
    assert enter("vera").get(f"{EXCHANGE}{path}").status_code == 404


def test_download_is_a_file(enter: Enter) -> None:
    headers = enter("vera").get(f"{EXCHANGE}xliff/it/").headers

    assert headers["Content-Disposition"] == 'attachment; filename="texts-it.xlf"'


# -- terms ----------------------------------------------------------------------------------


def definition() -> str:
    return str(Concept.objects.values_list("definition_de", flat=True).get(code="raise"))


def glossary(client: Client) -> bytes:
    return client.get(f"{EXCHANGE}glossary.tbx").content


def test_terms_come_back_as_they_were_taken(enter: Enter) -> None:
    rita = enter("rita")

    page = upload(rita, "glossary.tbx", glossary(rita))

    assert list(page.context["upload"].shown) == []


def test_reviewer_keeps_terms_and_translator_does_not(enter: Enter) -> None:
    rita, theo = enter("rita"), enter("theo")
    before = definition()
    content = glossary(rita).replace(before.encode(), f"{before} Neu.".encode())

    assert upload(theo, "glossary.tbx", content).status_code == 403
    assert keep(theo, "glossary.tbx", content).status_code == 403
    page = upload(rita, "glossary.tbx", content).content.decode()
    assert re.search(r"<ins>[^<]*Neu", page)
    keep(rita, "glossary.tbx", content)

    assert definition() == f"{before} Neu."


def test_new_concept_is_shown_as_new(enter: Enter) -> None:
    rita = enter("rita")
    content = glossary(rita).replace(b'id="raise"', b'id="raise-anew"')

    page = upload(rita, "glossary.tbx", content)

    assert [one.name for one in page.context["upload"].shown] == ["raise-anew"]


# -- published pages ------------------------------------------------------------------------


def send_page(client: Client, content: bytes, rule: str = "raise-amounts") -> Any:  # noqa: ANN401
    file = SimpleUploadedFile("page.txt", content)
    return client.post(f"{EXCHANGE}page/", {"rule": rule, "language": "de", "page": file})


def test_published_page_is_imported(enter: Enter) -> None:
    answer = send_page(enter("theo"), b"Beispiel 1: A setzt 600.")

    assert (answer.status_code, answer["Location"]) == (
        302,
        "/en/wording/texts/page/raise-amounts/",
    )
    assert Page.objects.get().text == "Beispiel 1: A setzt 600."


@pytest.mark.parametrize(
    "content",
    [
        pytest.param(b"<html>", id="markup"),
        pytest.param(b"\xff\xfe", id="no text"),
        pytest.param(b" ", id="nothing"),
        pytest.param(b"x" * 1_000_001, id="too large"),
    ],
)
def test_page_that_is_no_plain_text_is_refused(enter: Enter, content: bytes) -> None:
    assert send_page(enter("theo"), content).status_code == 422
    assert not Page.objects.exists()


def test_page_that_was_edited_here_is_not_replaced(enter: Enter) -> None:
    theo = enter("theo")
    send_page(theo, b"A setzt 600.")
    theo.post("/de/wording/edit/de/page/raise-amounts/", typed("A setzt 600.", "A setzt 700."))

    assert send_page(theo, b"A setzt 800.").status_code == 422
    assert Page.objects.get().text == "A setzt 700."


def test_page_about_no_rule_is_refused(enter: Enter) -> None:
    assert send_page(enter("theo"), b"A setzt 600.", rule="nothing").status_code == 422
