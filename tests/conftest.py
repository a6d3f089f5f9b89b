"""What every test may use: the site's own content, and a client as htmx is one."""

from collections.abc import Iterator

import pytest
from django.core.cache import cache
from django.test import Client, override_settings
from django.utils import translation
from pytest_django import DjangoDbBlocker

from rules.citing import citations
from rules.content.fixtures import fixture_files, load_fixtures
from scenarios.ruling.closest import examples
from scenarios.search.upkeep import bring_up_to_date
from scenarios.walk import told_of


@pytest.fixture(scope="session", autouse=True)
def static_files_from_their_sources() -> Iterator[None]:
    """Name static files as in the sources, so that a test needs none of them collected."""
    plain = {"BACKEND": "django.contrib.staticfiles.storage.StaticFilesStorage"}
    with override_settings(STORAGES={"staticfiles": plain}):
        yield


@pytest.fixture(scope="session")
def django_db_setup(django_db_setup: None, django_db_blocker: DjangoDbBlocker) -> None:
    """Load the site's content once: it is the product, and so it is the test data."""
    with django_db_blocker.unblock():
        load_fixtures(fixture_files())
        bring_up_to_date()


@pytest.fixture(autouse=True)
def nothing_kept() -> None:
    """Forget what was made from the content: a test's changes are undone, and its version too."""
    cache.clear()
    for kept in (told_of, citations, examples):
        kept.cache_clear()


@pytest.fixture(autouse=True)
def begin_in_english() -> Iterator[None]:
    """Begin in English: a page leaves its language active in the thread that asked for it."""
    with translation.override("en"):
        yield


@pytest.fixture
def htmx_client() -> Client:
    """Ask as htmx asks."""
    return Client(headers={"HX-Request": "true"})
