"""How long the checks take, in time of the processor: bounds with room, not measurements."""

import time
from collections.abc import Callable
from dataclasses import replace

import pytest

from rules.models import Rule
from scenarios.wording.checks.unit import Kind
from scenarios.wording.desk.upkeep import desk_context
from scenarios.wording.documents import Document
from scenarios.wording.importing import import_page
from scenarios.wording.running import all_documents, check_all, check_draft

pytestmark = pytest.mark.django_db

TIMES = 10
PAGE = " ".join(
    f"Beispiel {number}: Blinds 50-100. Spieler A setzt 300, Spieler B erhöht um 300 auf 600. "
    "Möchte C erhöhen, dann um mindestens 300 auf mindestens 900."
    for number in range(1, 20)
)


def seconds(work: Callable[[], object]) -> float:
    """Return the time of the processor that this takes."""
    start = time.process_time()
    work()
    return time.process_time() - start


@pytest.fixture
def texts() -> list[Document]:
    """Return the site's texts and two pages."""
    for slug in ("raise-amounts", "re-opening"):
        import_page(Rule.objects.get(slug=slug), "de", PAGE)
    return [document for document in all_documents() if document.kind is not Kind.MESSAGE]


def test_texts_of_the_site_and_pages_are_checked_in_two_seconds(texts: list[Document]) -> None:
    assert seconds(lambda: check_all(texts)) < 2


def test_corpus_of_many_times_the_size_takes_about_as_many_times_as_long(
    texts: list[Document],
) -> None:
    many = [
        replace(document, key=f"{document.key}/{copy}")
        for copy in range(TIMES)
        for document in texts
    ]

    assert seconds(lambda: check_all(many)) < 1.2 * TIMES * seconds(lambda: check_all(texts))


def test_segment_is_checked_while_it_is_typed(texts: list[Document]) -> None:
    page = next(document for document in texts if document.kind is Kind.PAGE)
    typed = "Beispiel 1: Blinds 50-1"
    # What is known of the corpus is read once and kept.
    desk_context()

    assert seconds(lambda: check_draft(page, "de", (0, 30), typed, desk_context())) < 0.1
