"""Layouts: what stands in a template is made once, and what changes is filled in."""

from html import escape
from pathlib import Path

import pytest
from django.utils import translation
from django.utils.autoreload import file_changed
from django.utils.html import format_html
from django.utils.safestring import SafeString
from django.utils.translation import gettext_lazy
from hypothesis import given
from hypothesis import strategies as st
from pytest_django import Settings

from rules.layouts import fill, fill_each, write

TEMPLATE = """{% load i18n %}{% if note %}{{ note }}: {% endif %}{% translate "Rules" %} \
{"of": {{ number }}}{% for sign in signs %}{{ sign }}{% endfor %}"""


@pytest.fixture
def template(tmp_path: Path, settings: Settings) -> Path:
    """Write a template that stands beside none of the site's."""
    settings.TEMPLATES = [
        {
            "BACKEND": "django.template.backends.django.DjangoTemplates",
            "DIRS": [tmp_path],
        }
    ]
    file = tmp_path / f"{tmp_path.name}.html"
    file.write_text(TEMPLATE)
    return file


def test_layout_is_filled_in_the_reader_s_language(template: Path) -> None:
    told = []
    for language in ("en", "de", "it", "en"):
        with translation.override(language):
            told.append(fill(template.name, number=4))

    assert told == ['Rules {"of": 4}', 'Regeln {"of": 4}', 'Regole {"of": 4}', 'Rules {"of": 4}']


@pytest.mark.parametrize(
    ("note", "begin"), [("See", "See: "), (0, "0: "), ("", ""), (None, "")], ids=repr
)
def test_value_that_is_empty_is_none(template: Path, note: object, begin: str) -> None:
    assert fill(template.name, note=note, number=1) == f'{begin}Rules {{"of": 1}}'


def test_shape_decides_about_the_layout(template: Path) -> None:
    told = [fill(template.name, {"signs": signs}, number=1)[-3:] for signs in ("", "+-", "{}")]

    assert told == [" 1}", "}+-", "}{}"]


def test_template_is_gone_through_again_where_it_changed(template: Path) -> None:
    fill(template.name, number=1)
    template.write_text("Other")

    kept = fill(template.name, number=1)
    # As the development server does.
    file_changed.send(None, file_path=template)

    assert (kept, fill(template.name, number=1)) == ('Rules {"of": 1}', "Other")


def test_layout_is_that_of_the_language_that_was_active(template: Path) -> None:
    """A page in one language leaves nothing of it to the others."""
    with translation.override("it"):
        fill(template.name, number=1)

    assert fill(template.name, number=1) == 'Rules {"of": 1}'


@pytest.mark.parametrize("asked", ["number|urlencode", "number|first", "number|truncatechars:3"])
def test_template_that_asks_more_of_a_value_is_refused(template: Path, asked: str) -> None:
    template.write_text(f"{{{{ {asked} }}}}")

    with pytest.raises(ValueError, match=template.name):
        fill(template.name, number="4")


@given(
    st.text(min_size=1) | st.sampled_from(["{rows}", "{0}", "}", "\ue000rows\ue001", "%(rows)s"])
)
def test_no_value_is_a_layout(text: str) -> None:
    before, after = fill("scenarios/_reasons.html", rows="here").split("here")

    assert fill("scenarios/_reasons.html", rows=text) == f"{before}{escape(text)}{after}"


def test_rows_are_filled_one_by_one(template: Path) -> None:
    rows = [({"signs": sign}, {"number": number}) for number, sign in enumerate("+-")]

    assert fill_each(template.name, rows) == 'Rules {"of": 0}+Rules {"of": 1}-'


@given(st.text())
def test_no_value_is_markup_unless_it_says_so(text: str) -> None:
    assert write("<b>{}</b>{}", text, 1) == f"<b>{escape(text)}</b>1"


@pytest.mark.parametrize(
    "value",
    [
        *("", "a <b> & \"c\" 'd'", SafeString("<b>"), 1200, -1, True, None, 1.5),
        gettext_lazy("Rules"),
    ],
    ids=repr,
)
def test_values_are_written_as_django_writes_them(value: object) -> None:
    assert write("{}", value) == format_html("{}", value)
