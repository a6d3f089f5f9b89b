"""Correcting what stands for what."""

import pytest

from rules.models import Rule
from scenarios.wording.aligning import Row
from scenarios.wording.desk.alignment import DisorderedError, aligned_by, numbered
from scenarios.wording.documents import Document
from scenarios.wording.editing import find_document
from scenarios.wording.importing import import_page
from scenarios.wording.models import Alignment
from tests.scenarios.wording.desk.conftest import Enter, person, typed

pytestmark = pytest.mark.django_db

GERMAN = "A setzt 600. B erhöht. C passt."
ITALIAN = "A punta 600. B rilancia. C passa."
KEY = "page/raise-amounts"
PATH = f"/de/wording/alignment/{KEY}/"


@pytest.fixture
def pages() -> None:
    rule = Rule.objects.get(slug="raise-amounts")
    import_page(rule, "de", GERMAN)
    import_page(rule, "it", ITALIAN)


def sent(enter: Enter, german: list[int], italian: list[int]) -> dict[str, object]:
    seen = enter("theo").get(PATH).context["seen"]
    return {"seen": seen, "de": german, "it": italian}


def test_every_sentence_has_the_number_of_its_row(enter: Enter, pages: None) -> None:
    columns = enter("theo").get(PATH).context["columns"]

    assert {code: [one.row for one in column] for code, column in columns.items()} == {
        "de": [1, 2, 3],
        "it": [1, 2, 3],
    }


def test_numbers_make_rows_and_are_kept(enter: Enter, pages: None) -> None:
    answer = enter("theo").post(PATH, sent(enter, [1, 1, 3], [1, 2, 3]))

    assert answer.status_code == 302
    assert Alignment.objects.get(key=KEY).confirmed_by == person("theo")
    assert [dict(row.parts) for row in find_document(KEY).aligned] == [
        {"de": (0, 22), "it": (0, 12)},
        {"de": None, "it": (13, 24)},
        {"de": (23, 31), "it": (25, 33)},
    ]


def test_alignment_moves_along_with_an_edit(enter: Enter, pages: None) -> None:
    enter("theo").post(PATH, sent(enter, [1, 1, 3], [1, 2, 3]))

    enter("theo").post(f"/de/wording/edit/de/{KEY}/", typed(GERMAN, "A setzt 1.600.", span=(0, 12)))

    assert [dict(row.parts)["de"] for row in find_document(KEY).aligned] == [
        (0, 24),
        None,
        (25, 33),
    ]
    assert Alignment.objects.get(key=KEY).confirmed_by == person("theo")


@pytest.mark.parametrize(
    ("german", "italian"),
    [
        pytest.param([2, 1, 3], [1, 2, 3], id="goes back"),
        pytest.param([1, 2], [1, 2, 3], id="one is missing"),
        pytest.param([], [], id="none"),
    ],
)
def test_numbers_that_cannot_be_are_refused(
    enter: Enter, pages: None, german: list[int], italian: list[int]
) -> None:
    answer = enter("theo").post(PATH, sent(enter, german, italian))

    assert answer.status_code == 422
    assert Alignment.objects.get(key=KEY).confirmed_by is None


def test_texts_that_changed_meanwhile_are_not_aligned(enter: Enter, pages: None) -> None:
    before = sent(enter, [1, 2, 3], [1, 2, 3])
    enter("rita").post(f"/de/wording/edit/de/{KEY}/", typed(GERMAN, "A setzt 1.600.", span=(0, 12)))

    assert enter("theo").post(PATH, before).status_code == 422


def test_examples_stay_with_their_sentences() -> None:
    document = Document(KEY, {"de": "Beispiel 1: A setzt. B passt.", "it": "Esempio 1: A punta."})

    rows = aligned_by(document, {"de": [1, 2], "it": [2]})

    assert rows == (
        Row("1", (("de", (0, 20)), ("it", None))),
        Row("1", (("de", (21, 29)), ("it", (0, 19)))),
    )


def test_sentence_outside_of_every_row_stands_in_the_last() -> None:
    document = Document(KEY, {"de": "A setzt. B passt."}, rows=(Row("", (("de", (0, 8)),)),))

    assert [one.row for one in numbered(document)["de"]] == [1, 1]


def test_disorder_is_an_error() -> None:
    with pytest.raises(DisorderedError):
        aligned_by(Document(KEY, {"de": "A setzt. B passt."}), {"de": [2, 1]})
