"""Figures in running text: how they are written, what they are worth, and what they are for."""

import pytest

from scenarios.wording.checks.figures import Form, Use, figures


@pytest.mark.parametrize(
    ("written", "language", "value", "form"),
    [
        ("600", "de", 600, Form.PLAIN),
        ("3600", "it", 3600, Form.PLAIN),
        ("3.600", "de", 3600, Form.GROUPED),
        ("3.600", "it", 3600, Form.GROUPED),
        ("3,600", "en", 3600, Form.GROUPED),
        ("1.234.567", "de", 1234567, Form.GROUPED),
        ("3’600", "de", 3600, Form.GROUPED),
        ("3\u202f600", "it", 3600, Form.GROUPED),
        ("3,600", "de", 3600, Form.FOREIGN),
        ("3.600", "en", 3600, Form.FOREIGN),
        ("3.6000", "de", None, Form.MALFORMED),
        ("36.00", "de", None, Form.MALFORMED),
        ("1.2,300", "en", None, Form.MALFORMED),
        ("0.600", "de", None, Form.MALFORMED),
    ],
)
def test_figure_has_a_value_and_a_form(
    written: str, language: str, value: int | None, form: Form
) -> None:
    (figure,) = figures(f"C: {written}.", language)

    assert (figure.written, figure.value, figure.form) == (written, value, form)


@pytest.mark.parametrize(
    ("text", "language", "use"),
    [
        ("erhöht auf 600.", "de", Use.AMOUNT),
        ("mit 150 Chips", "de", Use.AMOUNT),
        ("per esempio 50.", "it", Use.AMOUNT),
        ("Am 17.09.2024 gilt", "de", Use.OTHER),
        ("legt zwei 500er Chips", "de", Use.CHIP),
        ("mette due chips da 500", "it", Use.CHIP),
        ("puts out two 500s", "en", Use.CHIP),
        ("Regel 43", "de", Use.REFERENCE),
        ("Beispiel 2", "de", Use.REFERENCE),
        ("Regeln 175 und 177", "de", Use.REFERENCE),
        ("wie in 4-A.", "de", Use.REFERENCE),
        ("Beisipel 3: Am Turn", "de", Use.REFERENCE),
        ("Rule 47 (2026: 49)", "en", Use.REFERENCE),
        ("die 3te Street", "de", Use.OTHER),
        ("la 3a strada", "it", Use.OTHER),
        ("bei 7-Card-Stud", "de", Use.OTHER),
        ("nel 7 stud", "it", Use.OTHER),
        ("ab 50 % davon", "de", Use.OTHER),
        ("im Jahr 2024", "de", Use.OTHER),
        ("UTG+1 passt", "de", Use.OTHER),
        ("2 Szenarien", "de", Use.COUNT),
        ("zwei Erhöhungen", "de", Use.COUNT),
    ],
)
def test_figure_is_for_something(text: str, language: str, use: Use) -> None:
    assert figures(text, language)[-1].use == use


def test_words_count_too_in_the_order_of_the_text() -> None:
    found = figures("Due all-in di 25 e 75, tre chiamate.", "it")

    assert [figure.value for figure in found] == [2, 25, 75, 3]


def test_italian_you_are_is_no_six() -> None:
    assert figures("Se sei al tavolo", "it") == ()
