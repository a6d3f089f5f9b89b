"""The checks run over everything, over one text, and over a segment while it is typed."""

from dataclasses import replace

import pytest
from django.contrib.auth.models import User

from rules.models import Rule
from scenarios.wording.aligning import Row
from scenarios.wording.checks.registry import BY_ID
from scenarios.wording.checks.unit import Finding, Kind, Severity
from scenarios.wording.desk.upkeep import desk_context
from scenarios.wording.dismissals import dismissed, read_file
from scenarios.wording.editing import find_document
from scenarios.wording.importing import (
    EditedError,
    RefusedError,
    import_page,
    read_page,
)
from scenarios.wording.models import Alignment, Dismissal, FoundFinding, Page
from scenarios.wording.plain import LARGEST, Flaw
from scenarios.wording.recording import NoReasonError, dismiss, record
from scenarios.wording.running import (
    all_documents,
    check_all,
    check_document,
    check_draft,
    site_context,
    with_words,
)
from tests.scenarios.wording.bench import document

pytestmark = pytest.mark.django_db

PAGE = "page/re-opening"
# A page in our own words, with faults as published pages have them.
GERMAN = """Wiedereröffnung

Regel 47

Beispiel 2: NLHR, Blinds 50-100, am Flop. A setzt 300. B ist mit 500 All-In. C ist mit 650 All-In. \
C ist mit 800 All-In. F darf 800 bringen oder auf mindestens 1.100 erhöhen. \
Beispiel 1-A: A bezahlt. C müsste vor einem Raise von mindestens 225 stehen, \
also vor D\u00b4s All-In."""


@pytest.fixture
def imported() -> Page:
    """Import the imported."""
    return import_page(Rule.objects.get(slug="re-opening"), "de", GERMAN, source="seite.txt").page


def names(findings: list[Finding], severity: Severity = Severity.ERROR) -> list[str]:
    """Return the checks that found something of this weight."""
    return [finding.check for finding in findings if finding.severity is severity]


def test_page_is_checked_against_the_engine_beside_all_the_others(imported: Page) -> None:
    found = check_all(all_documents(), wanted=lambda unit: unit.kind is Kind.PAGE)

    assert [(one.check, one.found) for one in found if one.severity is Severity.ERROR] == [
        ("ENG-ROLE", "225"),
        ("LAB-SEQUENCE", "C ist mit 800 All-In"),
        ("ACR-NEAR", "NLHR"),
    ]
    assert {one.key for one in found} == {PAGE}


def test_only_the_checks_asked_for_are_run(imported: Page) -> None:
    found = check_all(all_documents(), [BY_ID["ACR-NEAR"]])

    assert names(found) == ["ACR-NEAR"]


def test_one_text_is_checked_alone(imported: Page) -> None:
    assert names(check_document(find_document(PAGE))) == ["ENG-ROLE", "LAB-SEQUENCE", "ACR-NEAR"]


def test_context_is_read_once_for_each_version_of_the_texts(imported: Page) -> None:
    before = site_context()
    assert site_context() is before

    imported.text += " Mehr."
    imported.save()
    assert site_context() is not before

    before = site_context()
    Rule.objects.get(slug="re-opening").save()
    assert site_context() is not before


def test_segment_is_checked_as_it_is_typed(imported: Page) -> None:
    whole = find_document(PAGE)
    start = GERMAN.index("F darf 800")
    span = (start, GERMAN.index(" Beispiel 1-A"))
    wrong = "F darf 800 bringen oder auf mindestens 1.1000 erhöhen."

    before = check_draft(whole, "de", span, GERMAN[start : span[1]], desk_context())
    after = check_draft(whole, "de", span, wrong, desk_context())

    assert names(before) == []
    (found,) = [one for one in after if one.severity is Severity.ERROR]
    assert (found.check, found.found, found.fix) == ("NUM-FORMAT", "1.1000", "1.100")
    assert Page.objects.get().text == GERMAN


def test_new_words_move_what_stands_behind_them() -> None:
    whole = document("A setzt. B passt.", others={"it": "A punta. B passa."})
    rows = whole.aligned

    moved = with_words(whole, "de", (0, 8), "A setzt 100.").aligned

    assert [row.part("de") for row in rows] == [(0, 8), (9, 17)]
    assert [row.part("de") for row in moved] == [(0, 12), (13, 21)]
    assert [row.part("it") for row in moved] == [(0, 8), (9, 17)]


def test_language_without_words_in_a_row_stays_without() -> None:
    rows = (Row("", (("de", (0, 8)), ("it", None))),)
    whole = replace(document("A setzt.", others={"it": ""}), rows=rows)

    assert with_words(whole, "it", (0, 0), "A punta.").aligned == rows


# -- importing --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("content", "flaw"),
    [
        (b"x" * (LARGEST + 1), Flaw.TOO_LARGE),
        (b"\xff\xfe\x00", Flaw.NOT_TEXT),
        (b"Regel \x00 43", Flaw.NOT_TEXT),
        (b"  \n ", Flaw.EMPTY),
        (b"<p>Regel 43</p>", Flaw.MARKUP),
        (b"Regel <!-- 43 -->", Flaw.MARKUP),
        (b"Regel </b>", Flaw.MARKUP),
    ],
)
def test_file_that_is_no_page_is_refused(content: bytes, flaw: Flaw) -> None:
    with pytest.raises(RefusedError) as refused:
        read_page(content)

    assert refused.value.flaw is flaw


def test_file_is_read_as_plain_text() -> None:
    content = "\ufeffRegel 43\r\nE\u0301 1 < 2 \u2013 gut\r".encode()

    assert read_page(content) == "Regel 43\n\u00c9 1 < 2 \u2013 gut"


def test_page_comes_in_once_and_is_replaced_by_a_newer_one(imported: Page) -> None:
    rule = imported.rule

    again = import_page(rule, "de", GERMAN)
    newer = import_page(rule, "de", f"{GERMAN} Ende.")

    assert (again.created, again.changed) == (False, False)
    assert (newer.created, newer.changed) == (False, True)
    assert Page.objects.get().text.endswith("Ende.")
    assert Alignment.objects.get().key == PAGE


def test_page_that_was_edited_here_is_kept_unless_it_is_to_be_replaced(imported: Page) -> None:
    Page.objects.update(text="Hier bearbeitet.")

    with pytest.raises(EditedError):
        import_page(imported.rule, "de", "Neuer.")
    assert Page.objects.get().text == "Hier bearbeitet."

    import_page(imported.rule, "de", "Neuer.", replace=True)
    assert Page.objects.get().text == "Neuer."


def test_edit_that_the_newer_page_has_too_is_no_reason_to_refuse_it(imported: Page) -> None:
    Page.objects.update(text="Beide gleich.")

    assert import_page(imported.rule, "de", "Beide gleich.").changed is False


# -- findings and dismissals ------------------------------------------------------------------


def test_findings_are_open_until_they_are_not_found_any_more(imported: Page) -> None:
    record(check_document(find_document(PAGE)), [PAGE])
    first = dict(FoundFinding.objects.values_list("check_id", "first_seen"))
    open_ones = FoundFinding.objects.filter(key=PAGE, is_open=True)
    assert open_ones.filter(severity="error").count() == 3

    Page.objects.update(text=GERMAN.replace("NLHR", "NLHE"))
    record(check_document(find_document(PAGE)), [PAGE])

    assert FoundFinding.objects.get(check_id="ACR-NEAR").is_open is False
    assert FoundFinding.objects.get(check_id="ENG-ROLE").is_open is True
    assert FoundFinding.objects.get(check_id="ENG-ROLE").first_seen == first["ENG-ROLE"]


def test_findings_of_other_texts_stay_open(imported: Page) -> None:
    record(check_document(find_document(PAGE)), [PAGE])

    record([], ["rules.rule/re-opening/says"])
    assert FoundFinding.objects.filter(is_open=True, check_id="ENG-ROLE").exists()

    record([])
    assert not FoundFinding.objects.filter(is_open=True).exists()


def test_findings_are_dismissed_together_with_one_reason(imported: Page) -> None:
    record(check_document(find_document(PAGE)), [PAGE])
    alice = User.objects.create(username="alice")
    open_ones = FoundFinding.objects.filter(is_open=True)

    assert dismiss(open_ones, Dismissal.Reason.INTENDED, " So steht es dort. ", alice) == len(
        open_ones
    )

    kept = Dismissal.objects.get(check_id="ENG-ROLE")
    assert (kept.reason, kept.note, kept.by, kept.found) == (
        "intended",
        "So steht es dort.",
        alice,
        "225",
    )
    assert set(dismissed()) >= {finding.fingerprint for finding in open_ones}


def test_error_is_not_dismissed_without_words(imported: Page) -> None:
    record(check_document(find_document(PAGE)), [PAGE])

    with pytest.raises(NoReasonError):
        dismiss(FoundFinding.objects.all(), Dismissal.Reason.INTENDED, "  ")

    warnings = FoundFinding.objects.exclude(severity="error")
    assert dismiss(warnings, Dismissal.Reason.STYLE) == len(warnings) > 0


def test_dismissal_ends_by_itself_when_the_words_change(imported: Page) -> None:
    (finding,) = [one for one in check_document(find_document(PAGE)) if one.found == "NLHR"]
    Dismissal.objects.create(fingerprint=finding.fingerprint, check_id="ACR-NEAR", key=PAGE)
    assert finding.fingerprint in dismissed()

    Page.objects.update(text=GERMAN.replace("NLHR,", "NLHR:"))

    (again,) = [one for one in check_document(find_document(PAGE)) if one.found == "NLHR"]
    assert again.fingerprint not in dismissed()


def test_dismissals_are_those_of_the_file_and_of_the_database() -> None:
    Dismissal.objects.create(fingerprint="f" * 40, check_id="NUM-VALUE", key="x", reason="pronoun")

    assert set(dismissed()) == {"f" * 40, *(entry.fingerprint for entry in read_file())}
