"""The argument of a ruling: which facts, in which order, general before particular."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from rules.engine import Reason, play
from rules.engine.reasons import (
    BetDoubled,
    BetNotDoubled,
    BlindIsMinimum,
    BlindIsNoAction,
    BlindPostedShort,
    BlindsCountFull,
    CapReached,
    Completes,
    Faces,
    FullRaiseFaced,
    HalfBetFaced,
    HalfIsFull,
    LastFullBet,
    LastFullRaise,
    LessThanHalfFaced,
    NobodyLeftToRaise,
    NoFullRaiseMade,
    NotActed,
    NothingFaced,
    OneFullRaiseMade,
    PotLimit,
    PotUnknown,
    RoundOver,
    ShortAllIn,
    ShortAllInsAddUp,
    ShortOpening,
    ShortStack,
    StackIsNoRaise,
    StaysClosed,
    Straddled,
    TwiceTheBet,
)
from tests.engine.bridge import action_of, table_of
from tests.engine.lines import last
from tests.engine.random_hands import random_hand

EXAMPLE_1 = "NL 50-100 flop: A bet 100, B all-in 125, C call, D all-in 200, E call"
BET = LastFullBet("A", 100)
SHORT_ALL_INS = (BET, ShortAllIn("B", 25, 125, 100), ShortAllIn("D", 75, 200, 100))
LIMP = (BlindIsMinimum(4000), ShortAllIn("C", 3500, 7500, 4000))


@pytest.mark.parametrize(
    ("line", "reasons"),
    [
        pytest.param(
            f"{EXAMPLE_1}, A?",
            (
                *SHORT_ALL_INS,
                Faces(100, 100, 200),
                ShortAllInsAddUp(("B", "D"), (25, 75), 100, 100),
            ),
            id="addendum-47-example-1",
        ),
        pytest.param(
            f"{EXAMPLE_1}, A call, C?",
            (*SHORT_ALL_INS, Faces(75, 125, 200), StaysClosed(75, 100, 25, 225)),
            id="addendum-47-example-1-A",
        ),
        pytest.param(
            f"{EXAMPLE_1}, A raise 300, C?",
            (LastFullRaise("A", 100, 300), Faces(175, 125, 300), FullRaiseFaced(175, 100)),
            id="addendum-47-example-1-B",
        ),
        pytest.param(
            "NL 2000-4000: A call, B fold, C all-in 7500, SB fold, BB?",
            (*LIMP, BlindIsNoAction(4000)),
            id="addendum-47-example-3",
        ),
        pytest.param(
            "NL 2000-4000: A call, B fold, C all-in 7500, SB fold, BB call, A?",
            (*LIMP, Faces(3500, 4000, 7500), StaysClosed(3500, 4000, 500, 8000)),
            id="addendum-47-example-3-A",
        ),
        pytest.param(
            "NL 50-100 flop: A check, B all-in 60, C call, A?",
            (
                BlindIsMinimum(100),
                ShortOpening("B", 60, 100),
                Faces(60, 0, 60),
                StaysClosed(60, 100, 40, 100),
            ),
            id="opening-all-in-below-the-big-blind",
        ),
        pytest.param("NL 50-100: A?", (NotActed(),), id="nothing-to-tell"),
        pytest.param(
            "NL 50-100 [A B SB=30 BB=60]: A?",
            (BlindPostedShort("SB", 30, 100), BlindPostedShort("BB", 60, 100), NotActed()),
            id="blinds-posted-short",
        ),
        pytest.param("NL 50-100 straddle 200: A?", (Straddled(200), NotActed()), id="straddle"),
    ],
)
def test_reasons_in_no_limit(line: str, reasons: tuple[Reason, ...]) -> None:
    assert last(line).reasons == reasons


@pytest.mark.parametrize(
    ("line", "reasons"),
    [
        pytest.param(
            "FL 50-100 flop: A bet 100, B all-in 140, C call, A?",
            (
                BET,
                ShortAllIn("B", 40, 140, 100),
                Completes(60, 200),
                Faces(40, 100, 140),
                LessThanHalfFaced(40, 50, 10, 150),
            ),
            id="less-than-half-a-bet",
        ),
        pytest.param(
            "FL 50-100 flop: A bet 100, B all-in 150, C call, A?",
            (HalfIsFull("B", 50, 150, 50), Faces(50, 100, 150), HalfBetFaced(50, 50)),
            id="half-a-bet",
        ),
        pytest.param(
            "FL 50-100 flop cap 2: A bet 100, B raise 200, C?",
            (LastFullRaise("B", 100, 200), NotActed(), CapReached(2)),
            id="cap",
        ),
        pytest.param(
            "PL 50-100 [A SB BB=60]: SB?",
            (
                BlindPostedShort("BB", 60, 100),
                NotActed(),
                BlindsCountFull(40),
                PotLimit(100, 200, 300),
            ),
            id="pot-limit-with-a-short-blind",
        ),
        pytest.param("PL 50-100 flop: A?", (NotActed(), PotUnknown()), id="pot-not-told"),
    ],
)
def test_reasons_in_fixed_limit_and_pot_limit(line: str, reasons: tuple[Reason, ...]) -> None:
    assert last(line).reasons == reasons


@pytest.mark.parametrize(
    ("line", "reasons"),
    [
        pytest.param(
            "single: A bet 100, B all-in 150, C all-in 200, A?",
            (
                BET,
                ShortAllIn("B", 50, 150, 100),
                ShortAllIn("C", 50, 200, 100),
                Faces(100, 100, 200),
                NoFullRaiseMade(100, 300),
            ),
            id="single-closed",
        ),
        pytest.param(
            "single: A bet 100, B all-in 200, A?",
            (
                LastFullRaise("B", 100, 200),
                Faces(100, 100, 200),
                OneFullRaiseMade("B", 100, 200),
            ),
            id="single-reopened",
        ),
        pytest.param(
            "double: A bet 100, B all-in 199, A?",
            (TwiceTheBet(199, 398), Faces(99, 100, 199), BetNotDoubled(100, 199, 200)),
            id="double-closed",
        ),
        pytest.param(
            "double: A bet 100, B all-in 200, A?",
            (TwiceTheBet(200, 400), Faces(100, 100, 200), BetDoubled(100, 200, 200)),
            id="double-reopened",
        ),
    ],
)
def test_reasons_in_other_houses(line: str, reasons: tuple[Reason, ...]) -> None:
    assert last(f"NL 50-100 flop house {line}").reasons == reasons


@pytest.mark.parametrize(
    ("line", "reasons"),
    [
        pytest.param(
            "[A B C]: A bet 100, B all-in 300, C fold",
            (
                LastFullRaise("B", 200, 300),
                Faces(200, 100, 300),
                FullRaiseFaced(200, 200),
                NobodyLeftToRaise(),
            ),
            id="nobody-left",
        ),
        pytest.param(
            "[A B=100 C]: A bet 100, B?", (BET, NotActed(), StackIsNoRaise(100, 100)), id="no-raise"
        ),
        pytest.param(
            "[A B=101 C]: A bet 100, B?",
            (BET, NotActed(), ShortStack(101, 200)),
            id="over",
        ),
        pytest.param(
            "[A B=199 C]: A bet 100, B?", (BET, NotActed(), ShortStack(199, 200)), id="one-short"
        ),
        pytest.param("[A B=200 C]: A bet 100, B?", (BET, NotActed()), id="a-full-raise"),
        pytest.param("[A B C]: A bet 100, B call, A?", (BET, NothingFaced()), id="asked"),
        pytest.param("[A B]: A bet 100, B call", (RoundOver(),), id="round-over"),
    ],
)
def test_reasons_of_the_stacks(line: str, reasons: tuple[Reason, ...]) -> None:
    assert last(f"NL 50-100 flop {line}").reasons == reasons


KEEPING: dict[type[Reason], Callable[[Any], bool]] = {
    Faces: lambda r: r.facing == r.bet - r.own > 0,
    ShortAllIn: lambda r: 0 < r.by < r.full and r.by < r.to,
    ShortAllInsAddUp: lambda r: sum(r.by) == r.facing >= r.full > max(r.by),
    FullRaiseFaced: lambda r: r.facing >= r.full,
    HalfBetFaced: lambda r: r.facing >= r.half,
    StaysClosed: lambda r: 0 < r.missing == r.full - r.facing,
    LessThanHalfFaced: lambda r: 0 < r.missing == r.half - r.facing,
    BetDoubled: lambda r: r.bet >= r.reopens_at,
    BetNotDoubled: lambda r: r.bet < r.reopens_at,
    PotLimit: lambda r: r.to == r.bet + r.pot,
    StackIsNoRaise: lambda r: r.stack <= r.bet,
    ShortStack: lambda r: r.stack < r.minimum,
}
"""What the figures of a reason must be to each other."""


@pytest.mark.parametrize("first", range(0, 2000, 500))
def test_figures_in_reasons_are_in_keeping_with_each_other(first: int) -> None:
    seen = set()

    for seed in range(first, first + 500):
        hand = random_hand(Random(seed))  # noqa: S311 (hands to be dealt again, no secret)
        for ruling in play(table_of(hand.dealt()), [action_of(*a) for a in hand.actions]):
            for reason in ruling.reasons:
                seen.add(type(reason))
                keeping = KEEPING.get(type(reason), lambda _: True)
                assert keeping(reason), f"{hand.line}, {ruling.step}: {reason}"

    assert set(KEEPING) - seen == set()
