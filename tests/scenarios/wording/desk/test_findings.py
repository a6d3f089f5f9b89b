"""The list of findings: filters, dismissing with a reason, taking that back, mending."""

import pytest
from django.test import Client

from scenarios.models import Scenario
from scenarios.wording.desk.findings import Seen
from scenarios.wording.models import CheckedText, Dismissal, FoundFinding
from tests.scenarios.wording.desk.conftest import RULING, Enter, person, ruling, typed
from tests.scenarios.wording.meanwhile import meanwhile

pytestmark = pytest.mark.django_db

LIST = "/de/wording/findings/"
TITLE = "scenarios.scenario/43-1/title"


def listed(client: Client, query: str = "") -> list[Seen]:
    return list(client.get(f"{LIST}{query}").context["page"].object_list)


def of_the_slip(check: str = "NUM-FORMAT") -> FoundFinding:
    return FoundFinding.objects.get(key=RULING, check_id=check, is_open=True)


def put(text: str) -> None:
    """Change the German ruling in another way than at the desk."""
    Scenario.objects.filter(code="43-1").update(ruling_de=text)


def warning() -> FoundFinding:
    """Plant a warning and return it."""
    put(ruling("de").replace("passen, mitgehen", "passen,  mitgehen"))
    client = Client()
    client.force_login(person("vera"))
    client.get(LIST)
    return FoundFinding.objects.get(key=RULING, check_id="TYP-SPACE", is_open=True)


def test_list_shows_what_is_open_the_heaviest_first(enter: Enter, slip: str) -> None:
    found = listed(enter("vera"), "?kind=scenario")

    assert found[0].row.key == RULING
    ranks = [one.severity.rank for one in found]
    assert ranks == sorted(ranks)


@pytest.mark.parametrize(
    ("query", "is_there"),
    [
        ("?check=NUM-FORMAT", True),
        ("?check=TYP-SPACE", False),
        ("?severity=error", True),
        ("?severity=warning", False),
        ("?language=de", True),
        ("?language=it", False),
        ("?rule=raise-amounts", True),
        ("?rule=re-opening", False),
        ("?kind=scenario", True),
        ("?kind=rule", False),
        ("?fate=open", True),
        ("?fate=dismissed", False),
        ("?fate=fixed", False),
        ("?fate=&check=NUM-FORMAT", True),
        ("?check=NONSENSE", True),
    ],
)
def test_list_shows_what_is_asked_for(enter: Enter, slip: str, query: str, is_there: bool) -> None:
    wanted = of_the_slip().fingerprint
    found = listed(enter("vera"), query)

    assert (wanted in {one.row.fingerprint for one in found}) is is_there


def test_slip_that_is_mended_counts_as_fixed(enter: Enter, slip: str) -> None:
    wanted = of_the_slip().fingerprint
    enter("theo").post(f"/de/wording/edit/de/{RULING}/", typed(slip, slip.replace("00.", "0.")))

    assert wanted in {one.row.fingerprint for one in listed(enter("vera"), "?fate=fixed")}
    page = enter("vera").get(f"{LIST}?fate=fixed").content.decode()
    assert "behoben" in page


def test_edit_in_the_admin_is_noticed_too(enter: Enter) -> None:
    put(ruling("de").replace("5.600", "5.6000"))

    assert "NUM-FORMAT" in {one.row.check_id for one in listed(enter("vera"), "?language=de")}


def test_findings_of_a_text_that_is_gone_are_closed(enter: Enter, slip: str) -> None:
    Scenario.objects.filter(code="43-1").update(code="43-1-new")
    listed(enter("vera"))

    assert not FoundFinding.objects.filter(key=RULING, is_open=True).exists()


# -- dismissing -----------------------------------------------------------------------------


def dismiss(client: Client, *found: FoundFinding, **more: str) -> int:
    sent = {"finding": [one.fingerprint for one in found], "reason": "intended", **more}
    return client.post(f"{LIST}dismiss/", sent).status_code


def test_reviewer_dismisses_an_error_in_own_words(enter: Enter, slip: str) -> None:
    rita = enter("rita")

    assert dismiss(rita, of_the_slip(), note="So steht es dort.") == 302
    kept = Dismissal.objects.get()
    assert (kept.reason, kept.note, kept.by) == ("intended", "So steht es dort.", person("rita"))
    assert of_the_slip().fingerprint not in {one.row.fingerprint for one in listed(rita)}
    dismissed = listed(rita, "?fate=dismissed&check=NUM-FORMAT&kind=scenario")
    assert [one.reason_label for one in dismissed if one.row.key == kept.key] == [
        "es ist so gemeint"
    ]
    page = rita.get("/de/wording/texts/scenario/43-1/").content.decode()
    assert "So steht es dort." in page


def test_error_is_not_dismissed_without_own_words(enter: Enter, slip: str) -> None:
    rita = enter("rita")

    assert dismiss(rita, of_the_slip()) == 422
    assert dismiss(rita, of_the_slip(), reason="", note="So.") == 422
    assert dismiss(rita) == 422
    assert not Dismissal.objects.exists()


def test_translator_dismisses_warnings_and_no_errors(enter: Enter, slip: str) -> None:
    theo = enter("theo")
    error = of_the_slip()

    assert dismiss(theo, error, note="So.") == 403
    assert dismiss(theo, warning(), note="") == 302
    assert Dismissal.objects.get().check_id == "TYP-SPACE"


def test_many_are_dismissed_with_one_reason_or_none_of_them(enter: Enter, slip: str) -> None:
    both = (warning(), of_the_slip())

    assert dismiss(enter("theo"), *both, note="Ein Versuch.") == 403
    assert not Dismissal.objects.exists()
    assert dismiss(enter("rita"), *both, note="Ein Versuch.") == 302
    assert {one.note for one in Dismissal.objects.all()} == {"Ein Versuch."}
    assert Dismissal.objects.count() == 2


def test_dismissal_ends_when_the_words_change(enter: Enter, slip: str) -> None:
    dismiss(enter("rita"), of_the_slip(), note="So steht es dort.")
    changed = slip.replace("mindestens 5.6000", "wenigstens 5.6000")

    enter("theo").post(f"/de/wording/edit/de/{RULING}/", typed(slip, changed))

    assert "NUM-FORMAT" in {one.row.check_id for one in listed(enter("vera"), "?severity=error")}


def test_dismissal_is_taken_back(enter: Enter, slip: str) -> None:
    dismiss(enter("rita"), of_the_slip(), note="So.")
    sent = {"finding": of_the_slip().fingerprint, "next": "/de/wording/"}

    assert enter("theo").post(f"{LIST}reopen/", sent).status_code == 403
    answer = enter("rita").post(f"{LIST}reopen/", sent)
    assert (answer.status_code, answer["Location"]) == (302, "/de/wording/")
    assert not Dismissal.objects.exists()


@pytest.mark.parametrize("address", ["https://example.org/", "//example.org", "", "javascript:x"])
def test_nobody_is_sent_to_another_site(enter: Enter, slip: str, address: str) -> None:
    sent = {"finding": of_the_slip().fingerprint, "reason": "intended", "note": "x"}

    answer = enter("rita").post(f"{LIST}dismiss/", sent | {"next": address})

    assert answer["Location"] == LIST


# -- mending --------------------------------------------------------------------------------


def test_slip_is_mended_where_there_is_no_doubt(enter: Enter, slip: str) -> None:
    found = of_the_slip()
    assert found.fix == "5.600"

    answer = enter("theo").post(f"{LIST}mend/", {"finding": found.fingerprint})

    assert answer.status_code == 302
    assert ruling("de") == slip.replace("5.6000", "5.600")


def test_what_has_changed_meanwhile_is_not_mended(enter: Enter, slip: str) -> None:
    found = of_the_slip()
    Scenario.objects.filter(code="43-1").update(ruling_de=f"Hier: {slip}")

    answer = enter("theo").post(f"{LIST}mend/", {"finding": found.fingerprint}, follow=True)

    assert "hat sich inzwischen geändert" in answer.content.decode()
    assert ruling("de") == f"Hier: {slip}"


def test_fix_that_the_text_has_no_room_for_is_refused(enter: Enter) -> None:
    full = f"A setzt 1000 und B 2000. {'x' * 175}"
    Scenario.objects.filter(code="43-1").update(title_de=full)
    listed(enter("vera"))
    found = FoundFinding.objects.get(key=TITLE, language="de", fix="1.000")

    answer = enter("theo").post(f"{LIST}mend/", {"finding": found.fingerprint}, follow=True)

    assert "höchstens 200 Zeichen" in answer.content.decode()
    assert Scenario.objects.filter(code="43-1", title_de=full).exists()


def test_text_that_is_deleted_meanwhile_is_not_found(enter: Enter, slip: str) -> None:
    theo, sent = enter("theo"), {"finding": of_the_slip().fingerprint}

    with meanwhile(Scenario.objects.filter(code="43-1").delete, before="SAVEPOINT"):
        answer = theo.post(f"{LIST}mend/", sent)

    assert answer.status_code == 404


def test_what_cannot_be_mended_is_not_found(enter: Enter, slip: str) -> None:
    hopeless = FoundFinding.objects.filter(key=RULING, fix=None, is_open=True)[0]

    for fingerprint in (hopeless.fingerprint, "nothing"):
        answer = enter("theo").post(f"{LIST}mend/", {"finding": fingerprint})
        assert answer.status_code == 404


def test_checked_text_goes_by_its_name(enter: Enter) -> None:
    listed(enter("vera"))

    assert str(CheckedText.objects.get(key=RULING)) == RULING
