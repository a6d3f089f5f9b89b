"""Seats in words: every state in every language, and the arithmetic with the engine's figures."""

import pytest
from django.utils import translation

from rules import handline
from rules.engine import Betting, SeatRuling
from rules.verdict import Verdict, verdict_of
from rules.wording import BETTING
from scenarios.phrases import (
    ANSWERS,
    CLOSED,
    FACTS,
    REOPENED,
    Answer,
    Measure,
    answer,
    answer_with_figures,
    arithmetic,
    in_short,
    measure_of,
)

FULL = Measure.FULL_RAISE


def seat(
    betting: Betting, *, bet: int = 125, facing: int = 0, reopens_at: int | None = None
) -> SeatRuling:
    return SeatRuling("C", None, bet, facing, betting, reopens_at)


def test_every_verdict_has_a_sentence() -> None:
    assert set(ANSWERS) == set(Verdict)


def test_every_hook_of_the_contract_has_a_name() -> None:
    hooks = {"min-raise-to", "min-raise-by", "to-call", "to-act", "may-raise", "bet"}

    assert hooks | {"max-raise-to"} == set(FACTS)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", Answer("BB may raise", "at least to 11,500 (by 4,000)")),
        ("de", Answer("BB darf erhöhen", "auf mindestens 11.500 (um 4.000)")),
        ("it", Answer("BB può rilanciare", "almeno a 11.500 (di 4.000)")),
    ],
)
def test_answer_says_to_and_by(language: str, said: Answer) -> None:
    ruling = handline.rule_on("NL 2000-4000: A call, B fold, C all-in 7500, SB fold, BB?")[-1]

    with translation.override(language):
        told = answer(ruling, verdict_of(ruling))

    assert told == said
    assert told.in_one_line == f"{said.verdict} · {said.amounts}"


def test_figures_that_count_are_marked() -> None:
    ruling = handline.rule_on("NL 2000-4000: A call, B fold, C all-in 7500, SB fold, BB?")[-1]

    told = answer_with_figures(ruling, Verdict.MAY_RAISE)

    assert told == ("BB may raise", "at least to <b>11,500</b> (by 4,000)")


@pytest.mark.parametrize("language", ["de", "it", "en"])
def test_every_state_has_a_word_of_its_own(language: str) -> None:
    with translation.override(language):
        words = [str(word) for word in BETTING.values()]

    assert list(BETTING) == list(Betting)
    assert len(set(words)) == len(words)


@pytest.mark.parametrize("sentences", [REOPENED, CLOSED])
def test_every_measure_has_a_sentence(sentences: dict[Measure, str]) -> None:
    assert list(sentences) == list(Measure)


@pytest.mark.parametrize(
    ("stands", "measure", "sentence"),
    [
        pytest.param(
            seat(Betting.REOPENED, bet=100, facing=100, reopens_at=200),
            FULL,
            "faces 100, a full raise is 100",
            id="reopened",
        ),
        pytest.param(
            seat(Betting.CLOSED, facing=75, reopens_at=225),
            FULL,
            "faces 75, a full raise is 100: 25 short; reopens at 225 in total",
            id="closed",
        ),
        pytest.param(
            seat(Betting.CLOSED, bet=100, facing=40, reopens_at=150),
            Measure.HALF_BET,
            "faces 40, half a bet is 50: 10 short; reopens at 150 in total",
            id="closed in limit",
        ),
        pytest.param(
            seat(Betting.REOPENED, bet=1000, facing=1500, reopens_at=2000),
            Measure.HOUSE_RULE,
            "faces 1,500, this house reopens from 1,000",
            id="reopened in a house",
        ),
        pytest.param(
            seat(Betting.MATCHED, bet=200, reopens_at=300),
            FULL,
            "faces nothing; reopens at 300 in total",
            id="matched",
        ),
        pytest.param(seat(Betting.OPEN, bet=0), FULL, "has not acted in this round", id="open"),
        pytest.param(
            seat(Betting.OPEN, facing=75), FULL, "has not acted, faces 75", id="open, facing"
        ),
        pytest.param(seat(Betting.ALL_IN), FULL, "125 in total, nothing behind", id="all-in"),
        pytest.param(seat(Betting.FOLDED), FULL, "no longer in the hand", id="folded"),
    ],
)
def test_arithmetic(stands: SeatRuling, measure: Measure, sentence: str) -> None:
    with translation.override("en"):
        assert arithmetic(stands, measure, "en") == sentence


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        (
            "de",
            (
                "steht vor 7.500, ein volles Raise ist 10.000: "
                "2.500 zu wenig; wiedereröffnet erst bei insgesamt 22.500"
            ),
        ),
        (
            "it",
            (
                "di fronte a 7.500, un rilancio completo è 10.000: "
                "ne mancano 2.500; si riaprono a un totale di 22.500"
            ),
        ),
    ],
)
def test_arithmetic_groups_amounts_as_the_language_does(language: str, sentence: str) -> None:
    stands = seat(Betting.CLOSED, bet=12500, facing=7500, reopens_at=22500)

    with translation.override(language):
        assert arithmetic(stands, FULL, language) == sentence


@pytest.mark.parametrize(
    ("stands", "language", "phrase"),
    [
        (seat(Betting.REOPENED, bet=100, facing=100, reopens_at=200), "en", "faces 100"),
        (seat(Betting.CLOSED, facing=75, reopens_at=225), "en", "25 missing"),
        (seat(Betting.CLOSED, facing=99, reopens_at=225), "de", "1 fehlt"),
        (seat(Betting.CLOSED, facing=98, reopens_at=225), "de", "2 fehlen"),
        (seat(Betting.CLOSED, facing=99, reopens_at=225), "it", "manca 1"),
        (seat(Betting.CLOSED, facing=98, reopens_at=225), "it", "mancano 2"),
        (seat(Betting.OPEN), "en", "has not acted"),
        (seat(Betting.MATCHED, reopens_at=225), "en", ""),
        (seat(Betting.ALL_IN), "en", ""),
        (seat(Betting.FOLDED), "en", ""),
    ],
)
def test_figure_that_decides(stands: SeatRuling, language: str, phrase: str) -> None:
    with translation.override(language):
        assert in_short(stands, language) == phrase


@pytest.mark.parametrize(
    ("hand", "measure"),
    [
        ("NL 50-100 flop: A?", Measure.FULL_RAISE),
        ("PL 50-100 flop: A?", Measure.FULL_RAISE),
        ("FL 50-100 flop: A?", Measure.HALF_BET),
        ("NL 50-100 flop house single: A?", Measure.HOUSE_RULE),
        ("NL 50-100 flop house double: A?", Measure.HOUSE_RULE),
    ],
)
def test_measure_follows_structure_and_house(hand: str, measure: Measure) -> None:
    assert measure_of(handline.rule_on(hand)[-1]) is measure
