"""Coming in: the page of the login, who has tried too often, and what the public never sees."""

import pytest
from axes.models import AccessAttempt
from django.conf import settings
from django.contrib.auth.models import User
from django.test import Client

pytestmark = pytest.mark.django_db

LOGIN = "/de/wording/login/"


@pytest.fixture(autouse=True)
def quick_passwords(settings: object) -> None:
    settings.PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]  # type: ignore[attr-defined]


@pytest.fixture
def theo(quick_passwords: None) -> User:
    return User.objects.create_user("theo", password="vier Karten")  # noqa: S106 -- nobody's


def enter(client: Client, password: str, name: str = "theo", address: str = "10.0.0.1") -> int:
    sent = {"username": name, "password": password, "next": "/de/wording/findings/"}
    return client.post(LOGIN, sent, REMOTE_ADDR=address).status_code


@pytest.mark.parametrize(
    ("language", "words"),
    [("de", "Übersetzungspult"), ("it", "Banco di traduzione"), ("en", "Translators’ desk")],
)
def test_login_is_in_three_languages(client: Client, language: str, words: str) -> None:
    response = client.get(f"/{language}/wording/login/")

    assert f"<h1>{words}</h1>" in response.content.decode()


def test_right_password_leads_on(client: Client, theo: User) -> None:
    sent = {"username": "theo", "password": "vier Karten", "next": "/de/wording/findings/"}

    answer = client.post(LOGIN, sent)

    assert (answer.status_code, answer["Location"]) == (302, "/de/wording/findings/")
    assert client.session["_auth_user_id"] == str(theo.pk)


def test_wrong_password_says_so_and_keeps_the_name(client: Client, theo: User) -> None:
    sent = {"username": "theo", "password": "falsch"}

    page = client.post(LOGIN, sent).content.decode()

    assert "gehören nicht zusammen" in page
    assert 'value="theo"' in page


def test_name_waits_after_ten_wrong_passwords(client: Client, theo: User) -> None:
    assert [enter(client, "falsch") for _ in range(10)] == [200] * 9 + [429]

    answer = client.post(
        LOGIN, {"username": "theo", "password": "vier Karten"}, REMOTE_ADDR="10.0.0.1"
    )

    assert answer.status_code == 429
    assert "In 15 Minuten" in answer.content.decode()


def test_others_do_not_wait_with_it(client: Client, theo: User) -> None:
    User.objects.create_user("rita", password="fünf Karten")  # noqa: S106 -- nobody's
    for _ in range(10):
        enter(client, "falsch")

    assert enter(client, "fünf Karten", "rita") == 302
    assert enter(Client(), "vier Karten", address="10.0.0.2") == 302


def test_admin_counts_with_it(client: Client, theo: User) -> None:
    for _ in range(10):
        client.post(
            "/de/admin/login/", {"username": "theo", "password": "x"}, REMOTE_ADDR="10.0.0.1"
        )

    assert enter(client, "vier Karten") == 429


def test_address_that_nobody_can_tell_is_counted_as_none(client: Client, theo: User) -> None:
    enter(client, "falsch", address="")

    assert AccessAttempt.objects.get().ip_address is None


def test_logout_leads_to_the_login(client: Client, theo: User) -> None:
    client.force_login(theo)

    answer = client.post("/de/wording/logout/")

    assert (answer.status_code, answer["Location"]) == (302, LOGIN)
    assert "_auth_user_id" not in client.session


@pytest.mark.parametrize("path", ["/de/", "/de/rules/", "/de/scenarios/43-1/0/", "/de/nothing/"])
def test_public_page_sets_no_cookie(client: Client, path: str) -> None:
    response = client.get(path)

    assert not response.cookies
    assert "Cookie" not in response.headers.get("Vary", "")


def test_policy_of_the_desk_is_as_strict_as_everywhere(client: Client) -> None:
    policy = client.get(LOGIN).headers["Content-Security-Policy"]

    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert settings.AXES_FAILURE_LIMIT == 10
