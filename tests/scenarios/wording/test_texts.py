"""The texts in the database as the checks see them, and what is kept about them."""

import pytest
from django.contrib.auth.models import User

from rules.models import Mistake, Rule
from scenarios.models import Scenario, Step
from scenarios.wording.checks.unit import Kind
from scenarios.wording.correcting import keep_alignment
from scenarios.wording.documents import Document
from scenarios.wording.editing import (
    ChangedError,
    UnknownTextError,
    find_document,
    find_place,
    find_places,
    note_edit,
    save_segment,
    save_text,
)
from scenarios.wording.hashing import source_language, text_hash
from scenarios.wording.importing import align_pages, import_page
from scenarios.wording.models import Alignment, Dismissal, FoundFinding, Page, TextState
from scenarios.wording.numbering import examples_by_rule, find_rule, rules_by_number
from scenarios.wording.states import (
    NotApprovedError,
    State,
    approve,
    open_findings,
    state_of,
    submit,
)
from scenarios.wording.texts import page_documents, site_documents, site_glossary
from tests.scenarios.wording.meanwhile import meanwhile

pytestmark = pytest.mark.django_db

LESSON = "scenarios.scenario/47-1a/lesson"
PAGE = "page/raise-amounts"
GERMAN = "Regel 43\n\nBeispiel 2: Blinds 50-100. A geht mit insgesamt 150 All-In."
ITALIAN = "Regola 43\n\nEsempio 2: bui 50-100. A va all-in per un totale di 150."


@pytest.fixture
def pages() -> None:
    """Import a page in two languages."""
    rule = Rule.objects.get(slug="raise-amounts")
    import_page(rule, "de", GERMAN)
    import_page(rule, "it", ITALIAN)


def person(name: str) -> User:
    """Return somebody at the desk."""
    return User.objects.create(username=name)


def documents() -> dict[str, Document]:
    """Return the site's texts by their names."""
    return {document.key: document for document in site_documents()}


def test_every_translated_field_is_a_text_in_three_languages() -> None:
    found = documents()

    assert len([key for key in found if key.startswith("scenarios.scenario/")]) == (
        5 * Scenario.objects.count()
    )
    assert len([key for key in found if key.startswith("scenarios.step/")]) == Step.objects.count()
    assert {"glossary.concept", "rules.mistake", "rules.rule", "rules.slip"} <= {
        key.split("/")[0] for key in found
    }
    assert {tuple(document.texts) for document in found.values()} == {("de", "it", "en")}


def test_texts_know_what_they_are_about() -> None:
    found = documents()

    lesson, mistake = found[LESSON], found["rules.mistake/double-the-total/text"]
    assert (lesson.rule, lesson.kind, lesson.scenes[""].asked) == ("re-opening", Kind.TEXT, "C")
    assert (mistake.rule, mistake.scenes[""].asked) == ("raise-amounts", "C")
    assert found["scenarios.scenario/47-1a/ruling"].states
    assert not lesson.states
    assert found["rules.slip/de-43/4/right"].kind is Kind.REMARK
    assert found["glossary.concept/call/why"].loose
    assert found["rules.rule/re-opening/says"].scenes == {}


def test_text_in_its_own_words_is_compared_with_none() -> None:
    (unit, *_rest) = documents()["glossary.concept/call/why"].units()

    assert unit.others == ()
    assert {segment.others for segment in unit.segments} == {()}


def test_missing_translation_shows_as_missing() -> None:
    Scenario.objects.filter(code="47-1a").update(lesson_it=None)

    assert documents()[LESSON].texts["it"] == ""


def test_hand_that_cannot_be_gives_a_text_no_facts() -> None:
    Scenario.objects.filter(code="47-1a").update(hand="NL nonsense")

    assert documents()[LESSON].scenes == {}


def test_page_knows_its_examples(pages: None) -> None:
    (page,) = page_documents()

    german, italian = page.units()
    assert (page.key, page.kind, page.rule) == (PAGE, Kind.PAGE, "raise-amounts")
    assert [(one.example, one.scene is None) for one in german.segments] == [
        ("", True),
        ("2", False),
        ("2", False),
    ]
    assert german.segments[2].others == (("it", "A va all-in per un totale di 150."),)
    assert len(italian.segments) == 3


def test_page_that_another_language_has_is_missing(pages: None) -> None:
    import_page(Rule.objects.get(slug="re-opening"), "de", "Regel 47")

    texts = {document.key: document.texts for document in page_documents()}

    assert texts["page/re-opening"] == {"de": "Regel 47", "it": ""}


def test_example_without_a_playable_hand_has_no_facts(pages: None) -> None:
    Scenario.objects.filter(code="43-2").update(hand="NL nonsense")

    (page,) = page_documents()

    assert "2" not in page.scenes


def test_glossary_is_that_of_the_site() -> None:
    glossary = site_glossary()

    assert glossary.preferred("minimum-raise", "de") == ("Minimum-Raise",)
    assert site_glossary() is glossary


def test_number_means_the_rule_that_everybody_knows_by_it() -> None:
    numbers = rules_by_number()

    # 43, 45 and 47 are other rules in the edition of 2026.
    assert (numbers["43"], numbers["45"], numbers["47"], numbers["49"]) == (
        "raise-amounts",
        "multiple-chips",
        "re-opening",
        "re-opening",
    )


@pytest.mark.parametrize(
    ("name", "slug"),
    [("43", "raise-amounts"), ("41-b", "re-opening"), ("re-opening", "re-opening"), ("99", None)],
)
def test_rule_is_found_by_number_and_by_name(name: str, slug: str | None) -> None:
    rule = find_rule(name)

    assert (rule.slug if rule else None) == slug


def test_examples_are_known_by_rule_and_number() -> None:
    examples = examples_by_rule()

    assert examples["47"] == examples["re-opening"] == {"1", "1-A", "1-B", "2", "3", "3-A", "3-B"}
    assert examples["45"] == set()
    assert "99" not in examples


@pytest.mark.parametrize(
    ("texts", "language", "source"),
    [
        ({"de": "a", "it": "b", "en": "c"}, "de", "en"),
        ({"de": "a", "it": "b", "en": "c"}, "en", "de"),
        ({"de": "a", "it": "b"}, "it", "de"),
        ({"de": "a", "it": " "}, "de", ""),
    ],
)
def test_source_is_the_first_language_that_is_there(
    texts: dict[str, str], language: str, source: str
) -> None:
    assert source_language(texts, language) == source


# -- alignments -------------------------------------------------------------------------------


def test_alignment_by_hand_is_kept_as_long_as_the_texts_stay(pages: None) -> None:
    (page,) = page_documents()
    rows = (*page.aligned[:-2], *page.aligned[-1:])
    somebody = person("alice")

    kept = keep_alignment(page, rows, somebody)

    (again,) = page_documents()
    assert (again.aligned, kept.confirmed_by) == (rows, somebody)
    assert str(kept) == PAGE
    Page.objects.filter(language="it").update(text="Regola 43")
    (changed,) = page_documents()
    assert changed.rows is None


def test_alignment_that_cannot_be_is_refused(pages: None) -> None:
    (page,) = page_documents()

    with pytest.raises(ValueError, match="out of order"):
        keep_alignment(page, page.aligned[::-1], None)


# -- editing ----------------------------------------------------------------------------------


def test_text_is_saved_where_it_stands_and_becomes_a_draft() -> None:
    before = Scenario.objects.get(code="47-1a").lesson_it  # type: ignore[attr-defined]
    somebody = person("alice")

    save_text(LESSON, "it", "Altre parole.", seen=text_hash(before), by=somebody)

    assert find_place(LESSON, "it").text == "Altre parole."
    state = TextState.objects.get()
    assert (state.key, state.language, state.status, state.edited_by) == (
        LESSON,
        "it",
        "draft",
        somebody,
    )
    assert str(state) == f"{LESSON} (it)"


def test_text_that_has_changed_meanwhile_is_not_overwritten() -> None:
    with pytest.raises(ChangedError):
        save_text(LESSON, "it", "Altre parole.", seen=text_hash("what somebody saw"))

    assert find_place(LESSON, "it").text != "Altre parole."


def test_saving_the_same_words_changes_nothing() -> None:
    here = find_place(LESSON, "it").text

    save_text(LESSON, "it", here, seen=text_hash(here))

    assert not TextState.objects.exists()


def test_page_that_is_saved_is_aligned_again(pages: None) -> None:
    save_text(PAGE, "it", f"{ITALIAN} Fine.", seen=text_hash(ITALIAN))

    (page,) = page_documents()
    assert page.rows is not None
    assert page.texts["it"].endswith("Fine.")


def test_segment_is_saved_and_the_alignment_moves_along(pages: None) -> None:
    (page,) = page_documents()
    start = GERMAN.index("Blinds")
    somebody = person("alice")
    keep_alignment(page, page.aligned, somebody)
    (page,) = page_documents()

    save_segment(page, "de", (start, start + len("Blinds 50-100.")), "NLHE, Blinds 50-100.")

    (after,) = page_documents()
    assert after.texts["de"] == GERMAN.replace("Blinds", "NLHE, Blinds")
    assert after.rows is not None
    assert [after.texts["de"][slice(*span)] for row in after.rows if (span := row.part("de"))] == [
        "Regel 43",
        "Beispiel 2: NLHE, Blinds 50-100.",
        "A geht mit insgesamt 150 All-In.",
    ]
    assert Alignment.objects.get().confirmed_by == somebody
    assert TextState.objects.get().language == "de"


def test_segment_of_a_text_of_the_site_is_saved() -> None:
    document = find_document(LESSON)
    language, text = "de", document.texts["de"]

    save_segment(document, language, (0, 1), "Spieler C")

    assert find_place(LESSON, "de").text == f"Spieler C{text[1:]}"


def test_segment_of_a_text_that_has_changed_is_not_saved(pages: None) -> None:
    (page,) = page_documents()
    Page.objects.filter(language="de").update(text="Etwas anderes")

    with pytest.raises(ChangedError):
        save_segment(page, "de", (0, 5), "Rule")


@pytest.mark.parametrize(
    ("key", "language"),
    [
        (LESSON, "fr"),
        ("page/raise-amounts", "en"),
        ("page/no/such", "de"),
        ("scenarios.scenario/47-1a/hand", "de"),
        ("scenarios.scenario/99/lesson", "de"),
        ("scenarios.step/47-1a/x/text", "de"),
        ("scenarios.scenario/47-1a", "de"),
        ("auth.user/1/password", "de"),
        ("message/0123456789ab", "de"),
        ("", "de"),
    ],
)
def test_text_that_is_not_there_is_unknown(pages: None, key: str, language: str) -> None:
    with pytest.raises(UnknownTextError):
        find_place(key, language)
    assert (key, language) not in find_places([key])


def test_every_text_is_found_at_once_where_it_is_found_alone(pages: None) -> None:
    names = [
        (document.key, language)
        for document in (*site_documents(), *page_documents())
        for language in document.texts
    ]

    assert find_places(key for key, _ in names) == {name: find_place(*name) for name in names}


def test_document_is_found_by_its_name(pages: None) -> None:
    assert find_document(PAGE).kind is Kind.PAGE
    assert find_document(LESSON).rule == "re-opening"
    with pytest.raises(UnknownTextError):
        find_document("rules.rule/none/says")


# -- states -----------------------------------------------------------------------------------


def state(key: str, language: str) -> State:
    """Return the state of a text as the desk shows it."""
    stored = TextState.objects.filter(key=key, language=language).first()
    return state_of(find_document(key), language, stored)


def test_text_goes_from_draft_to_review_to_approved_and_out_of_date() -> None:
    alice, bob = person("alice"), person("bob")
    assert state(LESSON, "it") is State.DRAFT

    submit(LESSON, "it", alice)
    assert state(LESSON, "it") is State.IN_REVIEW
    approve(find_document(LESSON), "it", bob)
    assert state(LESSON, "it") is State.APPROVED

    Scenario.objects.filter(code="47-1a").update(lesson_en="Other words, 75 and 225, for C.")
    assert state(LESSON, "it") is State.STALE
    assert find_document(LESSON).stale == {"it"}

    Scenario.objects.filter(code="47-1a").update(lesson_it="Altre parole.")
    assert state(LESSON, "it") is State.DRAFT
    assert find_document(LESSON).stale == set()

    Scenario.objects.filter(code="47-1a").update(lesson_it="")
    assert state(LESSON, "it") is State.MISSING


def test_whoever_edited_last_does_not_approve() -> None:
    alice = person("alice")
    here = find_place(LESSON, "it").text
    save_text(LESSON, "it", f"{here} ", seen=text_hash(here), by=alice)
    submit(LESSON, "it", alice)

    with pytest.raises(NotApprovedError) as refused:
        approve(find_document(LESSON), "it", alice)

    assert refused.value.why is NotApprovedError.Why.OWN_EDIT


def test_submitting_does_not_take_back_who_edited_meanwhile() -> None:
    alice, rita = person("alice"), person("rita")
    here = find_place(LESSON, "it").text
    save_text(LESSON, "it", f"{here} ", seen=text_hash(here), by=alice)

    with meanwhile(lambda: note_edit(LESSON, "it", rita), before="UPDATE"):
        submit(LESSON, "it", alice)

    assert TextState.objects.get().edited_by == rita
    with pytest.raises(NotApprovedError, match="own-edit"):
        approve(find_document(LESSON), "it", rita)


def test_text_with_an_open_error_is_not_approved_until_it_is_dismissed() -> None:
    Scenario.objects.filter(code="47-1a").update(lesson_it="C si trova di fronte a 76.")
    document = find_document(LESSON)
    bob = person("bob")

    with pytest.raises(NotApprovedError) as refused:
        approve(document, "it", bob)
    assert refused.value.why is NotApprovedError.Why.OPEN_ERRORS

    for finding in open_findings(document, "it"):
        Dismissal.objects.create(
            fingerprint=finding.fingerprint, check_id=finding.check, key=LESSON, language="it"
        )
    approve(document, "it", bob)
    assert state(LESSON, "it") is State.APPROVED


def test_missing_text_is_not_approved() -> None:
    Scenario.objects.filter(code="47-1a").update(lesson_it=None)

    with pytest.raises(NotApprovedError) as refused:
        approve(find_document(LESSON), "it", person("bob"))

    assert refused.value.why is NotApprovedError.Why.MISSING


def test_rows_of_the_desk_say_what_they_are(pages: None) -> None:
    rule = Rule.objects.get(slug="raise-amounts")
    finding = FoundFinding(check_id="NUM-VALUE", key=PAGE, language="de")
    dismissal = Dismissal(check_id="NUM-VALUE", key=PAGE, language="de")

    assert str(Page.objects.get(rule=rule, language="de")) == "raise-amounts (de)"
    assert str(finding) == str(dismissal) == f"NUM-VALUE: {PAGE} (de)"
    assert align_pages(rule).key == PAGE
    assert Mistake.objects.exists()
