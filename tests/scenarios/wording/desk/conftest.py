"""People at the desk: Vera looks, Theo translates, Rita reviews, Nora has no role."""

from collections.abc import Callable

import pytest
from django.contrib.auth.models import Group, User
from django.test import Client
from pytest_django import DjangoDbBlocker

from scenarios.models import Scenario
from scenarios.wording.desk.upkeep import bring_up_to_date
from scenarios.wording.hashing import text_hash
from scenarios.wording.running import all_documents

ROLES = {"vera": "viewer", "theo": "translator", "rita": "reviewer", "nora": ""}

Enter = Callable[[str], Client]


def person(name: str) -> User:
    """Return one of the four, made when first asked for."""
    user, created = User.objects.get_or_create(username=name)
    if created and ROLES[name]:
        user.groups.add(Group.objects.get(name=ROLES[name]))
    return user


@pytest.fixture
def enter() -> Enter:
    """Log somebody in, and return the client that asks as this person."""

    def entered(name: str) -> Client:
        client = Client()
        client.force_login(person(name))
        return client

    return entered


@pytest.fixture(scope="session", autouse=True)
def checked_once(django_db_setup: None, django_db_blocker: DjangoDbBlocker) -> None:
    """Look for the findings once, and not in every test anew."""
    with django_db_blocker.unblock():
        bring_up_to_date(list(all_documents()), are_all=True)


RULING = "scenarios.scenario/43-1/ruling"
LESSON = "scenarios.scenario/43-1/lesson"


def ruling(language: str) -> str:
    """Return the ruling of the first example as it is now."""
    row = Scenario.objects.get(code="43-1")
    return str(getattr(row, f"ruling_{language}"))


def typed(
    text: str, words: str, *, span: tuple[int, int] | None = None, seen: str = ""
) -> dict[str, object]:
    """Return what the form of an edit sends for a place of a text, or for all of it."""
    start, end = span or (0, len(text))
    return {
        "start": start,
        "end": end,
        "seen": seen or text_hash(text),
        "replaced": text[start:end],
        "words": words,
    }


@pytest.fixture
def slip(enter: Enter) -> str:
    """Let Theo slip in the German ruling, and return the text with the slip in it."""
    text = ruling("de")
    wrong = text.replace("5.600", "5.6000")
    enter("theo").post(f"/de/wording/edit/de/{RULING}/", typed(text, wrong))
    assert ruling("de") == wrong
    return wrong
