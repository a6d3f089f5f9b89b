"""The texts in the fixture files: three languages, the same figures, clean typography."""

import csv
import json
import re
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from rules.handline import rule_on

ROOT = Path(__file__).resolve().parents[2]
FILES = sorted([*ROOT.glob("rules/fixtures/*.json"), *ROOT.glob("scenarios/fixtures/*.json")])
RULINGS = ROOT / "tests" / "engine" / "rulings.tsv"
LANGUAGES = ("de", "it", "en")
TEXTS = {
    "rules.rule": ("title", "summary"),
    "rules.mistake": ("title", "text"),
    "rules.slip": ("right",),
    "scenarios.scenario": ("title", "setting", "question", "ruling", "lesson"),
    "scenarios.step": ("text",),
}
PAGE_TEXTS = ("says", "says_not")
CASES = {
    "43-1": "E43-1.1",
    "43-2": "E43-2.1",
    "43-3": "E43-3.1",
    "43-4a": "E43-4A.1",
    "43-4b": "E43-4B.1",
    "47-1": "E47-1.1",
    "47-1a": "E47-1.2",
    "47-1b": "E47-1-B.1",
    "47-2": "E47-2.1",
    "47-3": "E47-3-A.1",
    "47-3a": "E47-3-A.2",
    "47-3b": "E47-3-B.1",
}
THOUSANDS = {"de": ".", "it": ".", "en": ","}
QUOTES = {"de": ("„", "“"), "it": ("«", "»"), "en": ("“", "”")}
# Straight or stray marks, a space too many, an E for an È, a figure grouped wrongly or not at all.
YEAR = re.compile(r"\b20[12]\d\b")
UNCLEAN = re.compile("[!'\"`\u00b4]|  | [.,;:?]|\\bE\u2019 |\\d{4}")


class Text(NamedTuple):
    """One text of one row, in its three languages."""

    name: str
    de: str
    it: str
    en: str


def read_rows(model: str = "") -> list[dict[str, Any]]:
    """Return the rows of all fixture files, or those of one model."""
    rows = [row for path in FILES for row in json.loads(path.read_text(encoding="utf-8"))]
    return [row for row in rows if row["model"].startswith(model)]


def name_of(row: dict[str, Any]) -> str:
    """Name a row as a person would look for it in the file."""
    keys = ("slug", "code", "scenario", "document", "number", "order", "edition")
    return "/".join(str(row["fields"][key]) for key in keys if key in row["fields"])


def read_texts() -> list[Text]:
    """Return every text that the models' rows must have; a missing one is empty."""
    found = []
    for row in read_rows():
        fields = row["fields"]
        wanted = TEXTS.get(row["model"], ()) + (PAGE_TEXTS if fields.get("has_page") else ())
        for field in wanted:
            texts = [fields.get(f"{field}_{language}", "") for language in LANGUAGES]
            found.append(Text(f"{name_of(row)} {field}", *texts))
    return found


def figures(text: str, language: str) -> list[int]:
    """Return the figures of 10 and more, in order; smaller ones may be words elsewhere."""
    mark = THOUSANDS[language]
    found = re.findall(rf"\d{{1,3}}(?:\{mark}\d{{3}})+(?!\d)|\d+", text)
    values = [int(figure.replace(mark, "")) for figure in found]
    return [value for value in values if value >= 10]


every_text = pytest.mark.parametrize("text", read_texts(), ids=lambda text: text.name)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def test_every_model_with_texts_has_rows() -> None:
    assert {row["model"] for row in read_rows()} >= set(TEXTS)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_file_is_written_as_an_export_writes_it(path: Path) -> None:
    content = path.read_text(encoding="utf-8")

    assert content == json.dumps(json.loads(content), indent=2, ensure_ascii=False) + "\n"


@every_language
@every_text
def test_text_is_there(text: Text, language: str) -> None:
    assert getattr(text, language).strip()


@every_text
def test_figures_are_the_same_in_the_same_order(text: Text) -> None:
    assert figures(text.de, "de") == figures(text.en, "en")
    assert figures(text.it, "it") == figures(text.en, "en")


@every_language
@every_text
def test_typography(text: Text, language: str) -> None:
    words = getattr(text, language)
    first, last = QUOTES[language]

    assert not UNCLEAN.findall(YEAR.sub("year", words))
    assert words == words.strip()
    assert words.count(first) == words.count(last)


@pytest.mark.parametrize("row", read_rows("rules.slip"), ids=name_of)
def test_quotation_is_at_most_six_words(row: dict[str, Any]) -> None:
    assert 1 <= len(row["fields"]["stands"].split()) <= 6


@pytest.mark.parametrize("code", CASES)
def test_scenario_tells_the_published_example(code: str) -> None:
    with RULINGS.open(encoding="utf-8", newline="") as lines:
        cases = {case["id"]: case for case in csv.DictReader(lines, delimiter="\t")}
    case = cases[CASES[code]]
    scenario = {row["fields"]["code"]: row["fields"] for row in read_rows("scenarios.scenario")}[
        code
    ]

    assert scenario["hand"] == case["hand"]
    assert scenario["to_call"] == int(case["to_call"])
    assert scenario["may_raise"] == (case["may_raise"] == "true")
    assert str(scenario["min_raise_to"] or "") == case["min_raise_to"]


@pytest.mark.parametrize(
    "row", [*read_rows("scenarios.scenario"), *read_rows("rules.mistake")], ids=name_of
)
def test_answer_that_is_stated_is_the_engine_s(row: dict[str, Any]) -> None:
    """The source's word and the rule's are two judgments, which have to agree."""
    fields = row["fields"]
    ruling = rule_on(fields["hand"])[-1]
    stated = {
        name: fields[name]
        for name in ("to_call", "may_raise", "min_raise_by", "min_raise_to")
        if fields[name] is not None
    }

    assert stated
    assert {name: getattr(ruling, name) for name in stated} == stated
    assert fields["asked"] == ruling.to_act


def test_every_scenario_is_a_published_example() -> None:
    assert [row["fields"]["code"] for row in read_rows("scenarios.scenario")] == list(CASES)


@pytest.mark.parametrize("row", read_rows("scenarios.scenario"), ids=name_of)
def test_every_action_has_its_sentence(row: dict[str, Any]) -> None:
    scenario = row["fields"]
    actions = scenario["hand"].count(",")  # the question comes after the last one
    steps: list[int] = []
    for code in (*(scenario["continues"] or ()), scenario["code"]):
        steps += [
            step["fields"]["number"]
            for step in read_rows("scenarios.step")
            if step["fields"]["scenario"] == [code]
        ]

    assert steps == list(range(1, actions + 1))
