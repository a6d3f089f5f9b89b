"""The figures are those of a proof, and say on which engine."""

import json
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from rules.trust import figures
from rules.trust.figures import FIGURES, Figures, engine_digest

SOME = Figures(
    measured=date(2026, 2, 1),
    engine="0" * 64,
    examples=90,
    cases=500,
    laws=14,
    naive_hands=1000,
    naive_rulings=6001,
    refused=400,
    pushes=300,
    pokerkit="1.2.3",
    pokerkit_hands=200,
    pokerkit_rulings=900,
    differences={"pool of short all-ins": 3, "others are covered": 4},
    mutants=1200,
    survivors=50,
    covered=99.5,
)


def test_figures_are_read_as_they_were_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(figures, "FIGURES", tmp_path / "figures.json")

    SOME.write()

    assert Figures.read() == SOME


def test_figures_add_up() -> None:
    assert (SOME.killed, SOME.differing) == (1150, 7)


def test_figures_belong_to_one_engine() -> None:
    assert not SOME.of_this_engine
    assert replace(SOME, engine=engine_digest()).of_this_engine


def test_stored_figures_are_of_a_whole_proof() -> None:
    stored = Figures.read()

    assert stored.naive_hands == 200_000
    assert stored.examples >= 90
    assert stored.mutants > 1000
    assert len(json.loads(FIGURES.read_text(encoding="utf-8"))["engine"]) == 64
