"""The faults that are planted: each of its kind, in the right place, and one at a time."""

import ast
from pathlib import Path

import pytest

from tests.prove.mutants import Mutant, changes, mutants_of, mutants_of_the_engine
from tests.prove.mutation import codes_in, listed_survivors


@pytest.mark.parametrize(
    ("code", "changed"),
    [
        pytest.param("a < b", ["a <= b", "a >= b", "a < b - 1"], id="less"),
        pytest.param("a >= b", ["a > b", "a < b", "a >= b - 1"], id="at-least"),
        pytest.param("a > 2", ["a >= 2", "a <= 2"], id="compared-with-a-figure"),
        pytest.param("a == b", ["a != b"], id="equal"),
        pytest.param("a is b", ["a is not b"], id="the-same"),
        pytest.param("a in b", ["a not in b"], id="among"),
        pytest.param("a + b", ["a - b"], id="plus"),
        pytest.param("a // b", ["a * b"], id="part"),
        pytest.param("a and b", ["a or b", "b", "a"], id="and"),
        pytest.param("a or b or c", ["a and b and c", "b or c", "a or c", "a or b"], id="or"),
        pytest.param("not a", ["a"], id="not"),
        pytest.param("5", ["6", "4"], id="figure"),
        pytest.param("True", ["False"], id="true"),
        pytest.param("'A'", [], id="text"),
        pytest.param(
            "a if b else c",
            ["a if not b else c", "a if False else c", "a if True else c"],
            id="either-or",
        ),
        pytest.param("min(a, b)", ["max(a, b)"], id="least"),
        pytest.param("f(a, b, c)", ["f(b, a, c)", "f(a, c, b)"], id="arguments"),
        pytest.param("Kind.CALL", ["Kind.BET"], id="word"),
        pytest.param("Kind.FLOOR_DECISION", ["Kind.CHECK"], id="last-word"),
    ],
)  # fmt: skip
def test_expression_is_changed_in_every_way(code: str, changed: list[str]) -> None:
    expression = ast.parse(code, mode="eval").body

    assert [ast.unparse(node) for node in changes(expression)] == changed


def planted(code: str, tmp_path: Path) -> list[Mutant]:
    path = tmp_path / "module.py"
    path.write_text(code)
    return mutants_of(path)


def test_mutant_names_its_place_and_both_readings(tmp_path: Path) -> None:
    code = "class Level:\n    def full(self, to: int = 0) -> bool:\n        return to > 1\n"

    keys = [mutant.key for mutant in planted(code, tmp_path)]

    head = "def full(self, to: int=0) -> bool:"
    assert keys == [
        ("module", head, head.replace("0", "1")),
        ("module", head, head.replace("0", "-1")),
        ("module.Level.full", "return to > 1", "return to >= 1"),
        ("module.Level.full", "return to > 1", "return to <= 1"),
        ("module.Level.full", "return to > 1", "return to > 2"),
        ("module.Level.full", "return to > 1", "return to > 0"),
    ]


def test_same_change_at_two_places_is_two_mutants(tmp_path: Path) -> None:
    code = "def full(a):\n    if a:\n        a = not a\n    else:\n        a = not a\n"

    keys = [mutant.key for mutant in planted(code, tmp_path)]

    assert ("module.full", "a = not a", "a = a") in keys
    assert ("module.full", "a = not a", "a = a  # 2") in keys


def test_what_is_only_read_is_left_alone(tmp_path: Path) -> None:
    code = '"""One."""\nfrom typing import TypeAlias\nName: TypeAlias = int | None\n'

    assert planted(code, tmp_path) == []


def test_mutant_is_the_module_with_one_change(tmp_path: Path) -> None:
    code = "def half(to):\n    return to // 2\n"
    mutants = planted(code, tmp_path)
    answers = []

    for mutant in mutants:
        names: dict[str, object] = {}
        exec(mutant.code, names)  # noqa: S102 (our own two lines)
        half = names["half"]
        assert callable(half)
        answers.append(half(12))

    assert answers == [24, 4, 12]
    assert [code.co_name for code in codes_in(mutants[0].code)] == ["half"]


def test_every_listed_survivor_is_a_mutant_and_has_a_reason() -> None:
    listed = listed_survivors()
    keys = {mutant.key for mutant in mutants_of_the_engine()}

    assert [key for key, _ in listed if key not in keys] == []
    assert [key for key, reason in listed if len(reason) < 20] == []
    assert len({key for key, _ in listed}) == len(listed)
