"""A setting that is missing or wrong stops the start."""

import stat
from pathlib import Path

import pytest
from django.core.exceptions import ImproperlyConfigured

from rulesite import environment


@pytest.mark.parametrize(
    ("value", "expected"),
    [pytest.param("True", True, id="true"), pytest.param("False", False, id="false")],
)
def test_boolean_reads_its_two_values(
    monkeypatch: pytest.MonkeyPatch, value: str, expected: bool
) -> None:
    monkeypatch.setenv("SOMETHING", value)

    assert environment.boolean("SOMETHING", default=not expected) is expected


def test_boolean_not_set_is_its_default(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SOMETHING", raising=False)

    assert environment.boolean("SOMETHING", default=True) is True
    assert environment.boolean("SOMETHING", default=False) is False


@pytest.mark.parametrize("value", ["true", "1", "yes", "", " True"])
def test_boolean_refuses_what_only_looks_like_one(
    monkeypatch: pytest.MonkeyPatch, value: str
) -> None:
    monkeypatch.setenv("SOMETHING", value)

    with pytest.raises(ImproperlyConfigured, match="SOMETHING must be True or False"):
        environment.boolean("SOMETHING", default=False)


def test_integer_reads_a_number(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOMETHING", "60")

    assert environment.integer("SOMETHING", default=1) == 60


def test_integer_not_set_is_its_default(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SOMETHING", raising=False)

    assert environment.integer("SOMETHING", default=7) == 7


@pytest.mark.parametrize("value", ["-1", "1.5", "one", "", "²"])
def test_integer_refuses_anything_else(monkeypatch: pytest.MonkeyPatch, value: str) -> None:
    monkeypatch.setenv("SOMETHING", value)

    with pytest.raises(ImproperlyConfigured, match="SOMETHING must be a whole number"):
        environment.integer("SOMETHING", default=1)


def test_words_are_separated_by_commas(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOMETHING", "one.example, two.example")

    assert environment.words("SOMETHING", default="x") == ["one.example", "two.example"]


@pytest.mark.parametrize("value", ["", "a,,b", "a,"])
def test_words_refuse_an_empty_item(monkeypatch: pytest.MonkeyPatch, value: str) -> None:
    monkeypatch.setenv("SOMETHING", value)

    with pytest.raises(ImproperlyConfigured, match="SOMETHING must be a list"):
        environment.words("SOMETHING", default="x")


def test_text_set_to_nothing_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOMETHING", "")

    with pytest.raises(ImproperlyConfigured, match="SOMETHING is set but empty"):
        environment.text("SOMETHING", default="x")


def test_secret_of_the_environment_stands(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("SOMETHING", "from outside")

    assert environment.secret("SOMETHING", file=tmp_path / "secret") == "from outside"
    assert list(tmp_path.iterdir()) == []


def test_secret_of_our_own_is_kept_where_only_we_can_read_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("SOMETHING", raising=False)
    file = tmp_path / "var" / "secret"

    first = environment.secret("SOMETHING", file=file)
    second = environment.secret("SOMETHING", file=file)

    assert first == second
    assert len(first) >= 50
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert list(file.parent.iterdir()) == [file]


def test_secret_of_the_process_that_was_first_stands(tmp_path: Path) -> None:
    file = tmp_path / "secret"
    file.write_text("the first one's")

    environment.keep("the second one's", file)

    assert file.read_text() == "the first one's"
    assert list(tmp_path.iterdir()) == [file]
