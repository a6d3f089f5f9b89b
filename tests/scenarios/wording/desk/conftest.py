"""People at the desk: Vera looks, Theo translates, Rita reviews, Nora has no role."""

from collections.abc import Callable

import pytest
from django.contrib.auth.models import Group, User
from django.test import Client
from pytest_django import DjangoDbBlocker

from scenarios.wording.desk.upkeep import bring_up_to_date
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
