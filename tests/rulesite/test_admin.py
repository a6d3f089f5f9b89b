"""The admin opens every page of every model, in every language."""

import re

import pytest
from django.apps import apps
from django.contrib import admin
from django.test import Client

from rules.content.base import Content
from rules.models import Rule, Slip

pytestmark = pytest.mark.django_db

MODELS = [
    model
    for model in apps.get_models()
    if issubclass(model, Content) and admin.site.is_registered(model)
]


@pytest.mark.parametrize("language", ["de", "it", "en"])
@pytest.mark.parametrize("model", MODELS, ids=lambda model: model.__name__)
def test_admin_lists_and_edits(admin_client: Client, model: type[Content], language: str) -> None:
    row = model.objects.first()
    assert row is not None
    path = f"/{language}/admin/{model._meta.app_label}/{model._meta.model_name}/"

    answers = [admin_client.get(address) for address in (path, f"{path}{row.pk}/change/")]

    assert [answer.status_code for answer in answers] == [200, 200]
    assert str(row) in answers[1].content.decode()


def test_admin_asks_who_is_there(client: Client) -> None:
    response = client.get("/de/admin/")

    assert (response.status_code, response.headers["Location"]) == (
        302,
        "/de/admin/login/?next=/de/admin/",
    )


def test_admin_keeps_who_changed_which_words(admin_client: Client) -> None:
    slip = Slip.objects.get(document="de-43", order=1)
    before = Slip.objects.values_list("right_de", flat=True).get(pk=slip.pk)
    path = f"/en/admin/rules/slip/{slip.pk}/change/"
    form = admin_client.get(path).context["adminform"].form
    sent = {name: form.get_initial_for_field(form.fields[name], name) for name in form.fields}

    answer = admin_client.post(path, sent | {"right_de": "Anders."})

    assert answer.status_code == 302
    versions = slip.history.order_by("history_id")  # type: ignore[attr-defined]
    assert [(one.right_de, str(one.history_user or "")) for one in versions] == [
        (before, ""),
        ("Anders.", "admin"),
    ]


def test_admin_needs_no_other_host(admin_client: Client) -> None:
    rule = Rule.objects.get(slug="raise-amounts")

    page = admin_client.get(f"/en/admin/rules/rule/{rule.pk}/change/").content.decode()

    assert "/static/admin_tabs.js" in page
    assert re.findall(r'(?:src|href)="(?:https?:)?//', page) == []
