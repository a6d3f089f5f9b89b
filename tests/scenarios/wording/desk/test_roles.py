"""Every address of the desk, for everybody, with every method."""

import pytest
from django.test import Client

from scenarios.wording.desk.urls import urlpatterns
from tests.scenarios.wording.desk.conftest import Enter

pytestmark = pytest.mark.django_db

WORK, KEY = "scenario/43-1", "scenarios.scenario/43-1/lesson"

# Name, path, who may look ("-" is nobody, since there is nothing to look at), who may send.
ADDRESSES = [
    ("desk", "", "viewer", "-"),
    ("desk-work", f"texts/{WORK}/", "viewer", "-"),
    ("desk-history", f"history/{WORK}/", "viewer", "-"),
    ("desk-submit", f"submit/it/{WORK}/", "-", "translator"),
    ("desk-return", f"return/it/{WORK}/", "-", "translator"),
    ("desk-approve", f"approve/it/{WORK}/", "-", "reviewer"),
    ("desk-edit", f"edit/it/{KEY}/", "translator", "translator"),
    ("desk-draft", f"draft/it/{KEY}/", "-", "translator"),
    ("desk-revert", f"revert/it/{KEY}/", "-", "translator"),
    ("desk-alignment", f"alignment/{KEY}/", "translator", "translator"),
    ("desk-findings", "findings/", "viewer", "-"),
    ("desk-dismiss", "findings/dismiss/", "-", "translator"),
    ("desk-reopen", "findings/reopen/", "-", "translator"),
    ("desk-mend", "findings/mend/", "-", "translator"),
    ("desk-glossary", "glossary/", "viewer", "-"),
    ("desk-concept", "glossary/raise/", "viewer", "-"),
    ("desk-exchange", "exchange/", "viewer", "-"),
    ("desk-upload", "exchange/upload/", "-", "translator"),
    ("desk-apply", "exchange/apply/", "-", "translator"),
    ("desk-upload-page", "exchange/page/", "-", "translator"),
    ("desk-tbx", "exchange/glossary.tbx", "viewer", "-"),
    ("desk-download", "exchange/po/it/", "viewer", "-"),
]
OPEN_TO_ALL = {"desk-login", "desk-logout"}
ORDER = ["viewer", "translator", "reviewer"]
PEOPLE = {"vera": "viewer", "theo": "translator", "rita": "reviewer"}


def test_table_has_every_address() -> None:
    names = {pattern.name for pattern in urlpatterns}

    assert names == {name for name, *_ in ADDRESSES} | OPEN_TO_ALL


@pytest.mark.parametrize(("name", "path", "look", "send"), ADDRESSES, ids=str)
@pytest.mark.parametrize("who", ["vera", "theo", "rita"])
def test_each_role_may_do_its_own(
    enter: Enter, name: str, path: str, look: str, send: str, who: str
) -> None:
    client = enter(who)

    for needed, answer in (
        (look, client.get(f"/en/wording/{path}")),
        (send, client.post(f"/en/wording/{path}")),
    ):
        if needed == "-":
            assert answer.status_code == 405
        elif ORDER.index(PEOPLE[who]) < ORDER.index(needed):
            assert answer.status_code == 403
        else:
            # Whether the form made sense is another matter: the person was let in.
            assert answer.status_code in {200, 302, 404, 409, 422}


@pytest.mark.parametrize(("name", "path", "look", "send"), ADDRESSES, ids=str)
@pytest.mark.parametrize("method", ["put", "patch", "delete", "options"])
def test_other_methods_are_refused(
    enter: Enter, name: str, path: str, look: str, send: str, method: str
) -> None:
    answer = getattr(enter("rita"), method)(f"/en/wording/{path}")

    assert answer.status_code == 405


@pytest.mark.parametrize(("name", "path", "look", "send"), ADDRESSES, ids=str)
def test_whoever_is_not_logged_in_is_sent_to_do_so(
    client: Client, name: str, path: str, look: str, send: str
) -> None:
    method = client.post if look == "-" else client.get

    answer = method(f"/de/wording/{path}")

    assert answer.status_code == 302
    assert answer.headers["Location"].startswith("/de/wording/login/?next=/de/wording/")


@pytest.mark.parametrize(("name", "path", "look", "send"), ADDRESSES, ids=str)
def test_whoever_has_no_role_is_told_so(
    enter: Enter, name: str, path: str, look: str, send: str
) -> None:
    client = enter("nora")
    method = client.post if look == "-" else client.get

    answer = method(f"/de/wording/{path}")

    assert answer.status_code == 403
    assert "keine der Rollen" in answer.content.decode()


@pytest.mark.parametrize(("name", "path", "look", "send"), ADDRESSES, ids=str)
def test_nothing_is_taken_from_another_site(
    enter: Enter, name: str, path: str, look: str, send: str
) -> None:
    if send == "-":
        return
    client = Client(enforce_csrf_checks=True)
    client.cookies = enter("rita").cookies

    assert client.post(f"/en/wording/{path}").status_code == 403


@pytest.mark.parametrize("path", ["", f"texts/{WORK}/", "findings/", "login/"])
def test_nothing_is_kept_in_a_cache(enter: Enter, path: str) -> None:
    kept = enter("vera").get(f"/en/wording/{path}").headers["Cache-Control"]

    assert "no-store" in kept
    assert "private" in kept
