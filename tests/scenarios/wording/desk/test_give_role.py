"""The command that gives roles."""

import io

import pytest
from django.contrib.auth.models import AnonymousUser, User
from django.core.management import CommandError, call_command

from scenarios.wording.desk.roles import Role, role_of

pytestmark = pytest.mark.django_db


def give(monkeypatch: pytest.MonkeyPatch, name: str, role: str, password: str = "") -> str:
    monkeypatch.setattr("sys.stdin", io.StringIO(f"{password}\n"))
    out = io.StringIO()
    call_command("give_role", name, role, stdout=out)
    return out.getvalue()


def test_new_user_is_made_with_a_password(monkeypatch: pytest.MonkeyPatch) -> None:
    told = give(monkeypatch, "theo", "translator", "vier gute Karten")

    user = User.objects.get(username="theo")
    assert told == "theo: translator\n"
    assert role_of(user) is Role.TRANSLATOR
    assert user.check_password("vier gute Karten")
    assert not user.is_staff


def test_password_is_asked_for_at_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = io.StringIO()
    terminal.isatty = lambda: True  # type: ignore[method-assign]
    monkeypatch.setattr("sys.stdin", terminal)
    monkeypatch.setattr("scenarios.management.commands.give_role.getpass", lambda: "gute Karten 4")

    call_command("give_role", "rita", "reviewer", stdout=io.StringIO())

    assert User.objects.get(username="rita").check_password("gute Karten 4")


@pytest.mark.parametrize(("name", "password"), [("theo", "12345"), ("", "vier gute Karten")])
def test_weak_password_and_no_name_are_refused(
    monkeypatch: pytest.MonkeyPatch, name: str, password: str
) -> None:
    with pytest.raises(CommandError):
        give(monkeypatch, name, "translator", password)

    assert not User.objects.exists()


def test_role_changes_and_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    user = User.objects.create_user("theo")

    roles = []
    for role in ("viewer", "reviewer", "none"):
        give(monkeypatch, "theo", role)
        roles.append(role_of(user))

    assert roles == [Role.VIEWER, Role.REVIEWER, None]


def test_whoever_may_everything_reviews() -> None:
    assert role_of(User(is_superuser=True)) is Role.REVIEWER


def test_visitor_has_no_role() -> None:
    assert role_of(AnonymousUser()) is None
