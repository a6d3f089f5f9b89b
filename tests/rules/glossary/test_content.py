"""The glossary is whole: every concept in every language, and our own texts keep to it."""

import re
from collections import Counter

import pytest
from django.conf import settings
from django.db.models import TextField
from modeltranslation.translator import translator

from rules.glossary.models import Concept, Term
from rules.models import Mistake, Rule
from scenarios.models import Scenario, Step

pytestmark = pytest.mark.django_db

LANGUAGES = ("de", "it", "en")

# The words that all texts keep to, as the house has settled them.
BINDING = [
    ("bet-to-match", "de", "geltender Einsatz"),
    ("bet-to-match", "it", "puntata da pareggiare"),
    ("raise-by", "de", "um"),
    ("raise-to", "de", "auf"),
    ("raise-by", "it", "di"),
    ("raise-to", "it", "per un totale di"),
    ("raise-to", "it", "a"),
    ("minimum-raise", "de", "Minimum-Raise"),
    ("minimum-raise", "it", "rilancio minimo"),
    ("full-raise", "de", "volles Raise"),
    ("full-raise", "it", "rilancio completo"),
    ("call", "de", "mitgehen"),
    ("call", "it", "chiamare"),
    ("fold", "de", "passen"),
    ("fold", "it", "passare"),
    ("check", "de", "checken"),
    ("check", "it", "fare check"),
    ("all-in", "de", "All-In"),
    ("all-in", "it", "all-in"),
    ("short-all-in", "de", "Short All-In"),
    ("short-all-in", "it", "all-in corto"),
    ("re-opening", "de", "wiedereröffnen"),
    ("re-opening", "it", "le puntate si riaprono"),
    ("closed", "de", "geschlossen"),
    ("closed", "it", "chiuse"),
    ("facing", "de", "steht vor"),
    ("facing", "it", "si trova di fronte a"),
    ("has-acted", "de", "hat bereits gehandelt"),
    ("has-acted", "it", "ha già agito"),
    ("betting-round", "de", "Setzrunde"),
    ("betting-round", "it", "giro di puntate"),
    ("blinds", "de", "Blind"),
    ("blinds", "it", "buio"),
    ("in-the-hand", "de", "in der Hand"),
    ("in-the-hand", "it", "in gioco"),
    ("to-act", "de", "an der Reihe"),
    ("to-act", "it", "tocca a"),
]


def own_texts(language: str) -> list[str]:
    """Return every text of the rules and scenarios in a language."""
    found = []
    for model in (Rule, Mistake, Scenario, Step):
        names = translator.get_options_for_model(model).get_field_names()
        fields = [f"{name}_{language}" for name in names]
        found += [text for row in model.objects.values_list(*fields) for text in row if text]
    return found


@pytest.mark.parametrize(("code", "language", "text"), BINDING)
def test_binding_term_is_preferred(code: str, language: str, text: str) -> None:
    term = Term.objects.get_by_natural_key(code, language, text)

    assert term.status == Term.Status.PREFERRED


@pytest.mark.parametrize("language", LANGUAGES)
def test_concept_is_explained_and_has_a_preferred_term(language: str) -> None:
    for concept in Concept.objects.with_terms():
        statuses = {term.status for term in concept.terms.all() if term.language == language}

        assert Term.Status.PREFERRED in statuses, concept
        assert getattr(concept, f"definition_{language}"), concept
        assert getattr(concept, f"why_{language}"), concept


def test_forms_begin_with_the_term_and_name_each_once() -> None:
    for term in Term.objects.all():
        assert term.forms[0] == term.text
        assert Counter(term.forms).most_common(1)[0][1] == 1, term


def test_forbidden_term_says_why() -> None:
    assert [term for term in Term.objects.filter(status="forbidden") if not term.note] == []


def test_one_word_is_not_both_preferred_and_forbidden() -> None:
    for code, _name in settings.LANGUAGES:
        forms = {
            status: {
                form
                for term in Term.objects.filter(language=code, status=status)
                for form in term.forms
            }
            for status in ("preferred", "forbidden")
        }

        assert forms["preferred"] & forms["forbidden"] == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_of_the_site_has_a_forbidden_word(language: str) -> None:
    texts = own_texts(language)
    forbidden = Term.objects.filter(language=language, status=Term.Status.FORBIDDEN)

    found = {
        (form, text)
        for term in forbidden
        for form in term.forms
        for text in texts
        if re.search(rf"\b{re.escape(form)}\b", text)
    }

    assert texts
    assert found == set()


def test_texts_use_typographic_marks() -> None:
    fields = [field.name for field in Concept._meta.get_fields() if isinstance(field, TextField)]
    texts = [text for row in Concept.objects.values_list(*fields) for text in row if text]
    texts += [form for term in Term.objects.all() for form in [*term.forms, term.note]]

    assert [text for text in texts if re.search(r"['\"\u00b4`!]| {2}", text)] == []
