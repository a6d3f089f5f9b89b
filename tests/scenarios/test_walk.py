"""A scenario's story as its page tells it: from the beginning, with its relatives."""

import pytest
from django.utils import translation
from pytest_django import DjangoAssertNumQueries

from scenarios.models import Scenario, Step
from scenarios.stories import story_of
from scenarios.switches import Switches
from scenarios.walk import Walk, handout_of, walk_to

pytestmark = pytest.mark.django_db


def walk(code: str, number: int, switches: Switches | None = None) -> Walk:
    found = walk_to(code, number, switches or Switches(), f"/en/scenarios/{code}/")
    assert found
    return found


@pytest.mark.parametrize(
    ("code", "beginning", "goes_on_at", "related"),
    [
        ("43-1", "43-1", None, []),
        ("43-4a", "43-4a", None, ["43-4b"]),
        ("43-4b", "43-4b", None, ["43-4a"]),
        ("47-1", "47-1", None, ["47-1a", "47-1b"]),
        ("47-1a", "47-1", 5, ["47-1", "47-1b"]),
        ("47-1b", "47-1", 5, ["47-1", "47-1a"]),
        ("47-3b", "47-3", 4, ["47-3", "47-3a"]),
    ],
)
def test_story_belongs_with_its_relatives(
    code: str, beginning: str, goes_on_at: int | None, related: list[str]
) -> None:
    story = story_of(code)

    assert story
    assert story.beginning.code == beginning
    assert story.goes_on_at == goes_on_at
    assert [other.code for other in story.related] == related


def test_story_costs_one_query(django_assert_num_queries: DjangoAssertNumQueries) -> None:
    with django_assert_num_queries(1):
        story_of("47-1a")


def test_unknown_story_is_none() -> None:
    assert story_of("99-9") is None
    assert walk_to("99-9", 0, Switches(), "/") is None
    assert handout_of("99-9", "/") is None


def test_scenario_without_texts_can_be_walked() -> None:
    """A scenario that was just made has no steps yet."""
    made = Scenario.objects.get(code="43-1")
    made.pk, made.code = None, "new"
    made.save()

    assert [line.text for line in walk("new", 1).lines][1:] == ["", "", ""]


def test_every_step_of_a_continued_story_has_its_text() -> None:
    lines = walk("47-1a", 6).lines

    assert [line.number for line in lines] == [0, 1, 2, 3, 4, 5, 6]
    assert all(line.text for line in lines)
    assert lines[0].text == Scenario.objects.get(code="47-1").setting
    assert lines[6].text == Step.objects.get(scenario__code="47-1a", number=6).text


def test_continuation_is_told_where_it_sets_in() -> None:
    own = Scenario.objects.get(code="47-1a").setting

    assert [walk("47-1a", number).continuation for number in (4, 5, 6)] == ["", own, ""]
    assert walk("47-1", 5).continuation == ""


def test_links_keep_the_switches() -> None:
    place = walk("47-1", 2, Switches(ask=True))

    assert place.first == "/en/scenarios/47-1/0/?ask=1"
    assert place.previous == "/en/scenarios/47-1/1/?ask=1"
    assert place.next == "/en/scenarios/47-1/3/?ask=1"
    assert place.last == "/en/scenarios/47-1/5/?ask=1"
    assert place.here == "/en/scenarios/47-1/2/"
    assert place.without_ask == "/en/scenarios/47-1/2/"
    assert place.with_projector == "/en/scenarios/47-1/2/?ask=1&view=projector"


def test_related_scenarios_are_shown_with_the_same_switches() -> None:
    place = walk("47-1", 2, Switches(ask=True))

    assert [(other.scenario.code, other.address) for other in place.related] == [
        ("47-1a", "/en/scenarios/47-1a/0/?ask=1"),
        ("47-1b", "/en/scenarios/47-1b/0/?ask=1"),
    ]
    assert place.handout == "/en/scenarios/47-1/handout/"


def test_ends_lead_no_further() -> None:
    setting, end = walk("47-1", 0), walk("47-1", 5)

    assert (setting.first, setting.previous) == ("", "")
    assert (end.next, end.last) == ("", "")
    assert (setting.is_last, end.is_last) == (False, True)


def test_ask_first_hides_what_is_still_to_come() -> None:
    asked = walk("47-1", 2, Switches(ask=True))
    shown = walk("47-1", 2)

    assert (asked.is_hidden, len(asked.lines)) == (True, 3)
    assert (shown.is_hidden, len(shown.lines)) == (False, 6)
    assert (asked.marking, shown.marking) == (None, None)


def test_reasons_cite_both_numberings() -> None:
    cited = {why.citation.label for why in walk("47-1a", 6).reasons if why.citation}

    assert cited == {"43 (2026: 45)", "47 (2026: 49)"}


def test_citation_leads_to_the_rule_in_the_language() -> None:
    with translation.override("it"):
        rule = walk("47-1a", 6).rule

    assert rule
    assert rule.address == "/it/rules/re-opening/"


def test_edit_shows_at_once() -> None:
    before = walk("47-1", 1).text
    step = Step.objects.get(scenario__code="47-1", number=1)
    step.text = "A opens for 100."
    step.save()

    assert before != walk("47-1", 1).text == "A opens for 100."


def test_handout_stands_at_the_end_of_the_story() -> None:
    sheet = handout_of("47-1a", "/en/scenarios/47-1a/")

    assert sheet
    assert (sheet.position.number, sheet.switches) == (6, Switches())


def test_hand_that_cannot_be_played_is_no_page() -> None:
    Scenario.objects.filter(code="43-1").update(hand="NL 50-100: nonsense")

    assert walk_to("43-1", 0, Switches(), "/") is None
    assert handout_of("43-1", "/") is None
