"""Texts looked up once for each language."""

from django.utils import translation
from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from rules.languages import by_language

TEXTS: dict[str, str | Promise] = {"rules": _("Rules"), "name": "TDA"}


def test_text_is_that_of_each_language() -> None:
    text_in = by_language(TEXTS)

    told = []
    for language in ("en", "de", "it", "de"):
        with translation.override(language):
            told.append((text_in("rules", language), text_in("name", language)))

    assert told == [("Rules", "TDA"), ("Regeln", "TDA"), ("Regole", "TDA"), ("Regeln", "TDA")]


def test_text_is_that_of_the_language_asked_for_and_not_of_the_active_one() -> None:
    with translation.override("it"):
        assert by_language(TEXTS)("rules", "de") == "Regeln"
