"""The admin opens every page of every model, in every language."""

import pytest
from django.apps import apps
from django.contrib import admin
from django.test import Client

from rules.content.base import Content

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
