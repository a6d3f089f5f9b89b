"""What words and chips come to, and why, in whole: Rules 43-A, 44, 45, 46, 51, 52, 54."""

import pytest

from rules.engine import (
    BetPot,
    Chips,
    ErrorCode,
    Impossible,
    Kind,
    Push,
    Raise,
    Resolved,
    Rulebook,
    Street,
    Structure,
    Table,
    Why,
    decide,
    play,
)
from rules.engine.resolved import (
    AtLeastHalf,
    BelowMinimum,
    ClosedIsCall,
    EveryChipNeeded,
    ExactCall,
    FullAmount,
    LastChips,
    LimitedTo,
    OversizedChip,
    PotAnnounced,
    PotIsNoAmount,
    RaiseAnnounced,
    Undercall,
    UndercallForFloor,
    UnderHalf,
)
from tests.engine.lines import code_of, last

FLOP = "NL 50-100 flop"
FACING = f"{FLOP}: A bet 300, B push"
CLOSED = f"{FLOP}: A bet 100, B all-in 150, C call, A push"
PL = "PL 50-100 flop pot 300"
FL = "FL 50-100 flop pot 300"
OPTION, LIMPED = "FL 50-100", "[A SB BB]: A call, SB call, BB"


def became(line: str) -> tuple[Kind, int, Why]:
    """Return what the last action of a line came to."""
    resolved = last(line).resolved
    assert resolved is not None
    assert resolved.options == ()
    return resolved.as_, resolved.to, resolved.why


@pytest.mark.parametrize(
    ("chips", "kind", "to", "why"),
    [
        pytest.param("300", Kind.CALL, 300, ExactCall(300), id="exact"),
        pytest.param("449", Kind.CALL, 300, UnderHalf(449, 450), id="under-half"),
        pytest.param("450", Kind.RAISE, 600, AtLeastHalf(450, 450, 600), id="half"),
        pytest.param("600", Kind.RAISE, 600, FullAmount(600, 600), id="full"),
        pytest.param("500x1", Kind.CALL, 300, OversizedChip(500), id="one-chip"),
        pytest.param("599", Kind.RAISE, 600, AtLeastHalf(599, 450, 600), id="one-short-of-full"),
        pytest.param("200+150", Kind.CALL, 300, EveryChipNeeded(150, 200), id="both-needed"),
        pytest.param("299+200", Kind.CALL, 300, EveryChipNeeded(200, 299), id="needed-by-one"),
        pytest.param("300+200", Kind.RAISE, 600, AtLeastHalf(500, 450, 600), id="not-needed"),
        pytest.param('400 "raise"', Kind.RAISE, 600, RaiseAnnounced(400, 600), id="announced"),
    ],
)
def test_chips_facing_a_bet(chips: str, kind: Kind, to: int, why: Why) -> None:
    assert became(f"{FACING} {chips}") == (kind, to, why)


@pytest.mark.parametrize(
    ("line", "kind", "to", "why"),
    [
        # Rule 51: less than the call is a full call facing the opening bet, and heads-up.
        pytest.param(f"{FACING} 299", Kind.CALL, 300, Undercall(299, 300), id="opening-bet"),
        pytest.param(f"{FACING} 100x2", Kind.CALL, 300, Undercall(200, 300), id="in-chips"),
        pytest.param(
            "NL 50-100 [A B SB BB]: A push 99", Kind.CALL, 100, Undercall(99, 100), id="big-blind"
        ),
        pytest.param(
            f"{FLOP} [A B]: A bet 100, B raise 300, A push 100",
            Kind.CALL, 300, Undercall(200, 300), id="two-seats",
        ),
        pytest.param(
            f"{FLOP} [A B C]: A bet 100, B raise 300, C fold, A push 100",
            Kind.CALL, 300, Undercall(200, 300), id="two-left",
        ),
        pytest.param(
            f"{FLOP} [A B=200 C]: A bet 300, B push 199",
            Kind.CALL, 200, Undercall(199, 300), id="call-for-less",
        ),
        pytest.param(
            f"{FLOP} [A B=300 C]: A bet 300, B push 299",
            Kind.CALL, 300, Undercall(299, 300), id="call-with-the-whole-stack",
        ),
        pytest.param(
            f"{FLOP} [A B=200 C]: A bet 300, B push 200",
            Kind.ALL_IN, 200, LastChips(200), id="last-chips-for-less",
        ),
        # Betting is closed to A, who faces 50 of 100: any chips are a call.
        pytest.param(f"{CLOSED} 500", Kind.CALL, 150, ClosedIsCall(150), id="closed"),
        pytest.param(f"{CLOSED} 400+100", Kind.CALL, 150, ClosedIsCall(150), id="closed-chips"),
        pytest.param(
            f"{FLOP}: A bet 100, B all-in 101, C call, A push 500",
            Kind.CALL, 101, ClosedIsCall(101), id="closed-facing-one-chip",
        ),
        # The small blind, who faces one chip.
        pytest.param(
            "NL 99-100 [SB BB]: SB push 500x1", Kind.CALL, 100, OversizedChip(500), id="one-to-call"
        ),
        pytest.param(
            "NL 99-100 [SB BB]: SB push 40", Kind.CALL, 100, UnderHalf(139, 150), id="one-and-more"
        ),
        # The big blind, to whom nobody raised.
        pytest.param(
            "NL 50-100 [A SB BB]: A call, SB call, BB push 49",
            Kind.CHECK, 100, UnderHalf(149, 150), id="option-under-half",
        ),
        pytest.param(
            "NL 50-100 [A SB BB]: A call, SB call, BB push 50",
            Kind.RAISE, 200, AtLeastHalf(150, 150, 200), id="option-half",
        ),
        # Rule 44 is about facing a bet: elsewhere one chip counts whole.
        pytest.param(
            "NL 50-100 [A SB BB]: A call, SB call, BB push 500x1",
            Kind.RAISE, 600, FullAmount(600, 200), id="option-one-chip",
        ),
    ],
)  # fmt: skip
def test_chips_elsewhere(line: str, kind: Kind, to: int, why: Why) -> None:
    assert became(line) == (kind, to, why)


@pytest.mark.parametrize(
    ("line", "why"),
    [
        pytest.param(
            f"{FLOP} [A B C]: A bet 100, B raise 300, C push 299",
            UndercallForFloor(299, 300),
            id="after-the-flop",
        ),
        pytest.param(
            "NL 50-100 [A B SB BB]: A raise 300, B push 299",
            UndercallForFloor(299, 300),
            id="before-the-flop",
        ),
    ],
)
def test_undercall_facing_a_raise_is_left_to_the_floor(line: str, why: Why) -> None:
    """Rule 51: several players, and not the opening bet: the floor decides, call or fold."""
    ruling = last(line)

    assert ruling.resolved == Resolved(
        299, Kind.FLOOR_DECISION, 0, why, options=(Kind.CALL, "fold")
    )
    assert ruling.to_act == line.rsplit(", ", 1)[-1][0]
    assert ruling.table == last(line.rsplit(", ", 1)[0]).table


@pytest.mark.parametrize(
    ("line", "kind", "to", "why"),
    [
        # Pot limit: 300 in the pot, so 300 is the most; over a bet of 100 it is 600 in all.
        pytest.param(f"{PL} [A B]: A push 299", Kind.BET, 299, FullAmount(299, 100), id="pl-below"),
        pytest.param(f"{PL} [A B]: A push 300", Kind.BET, 300, FullAmount(300, 100), id="pl-most"),
        pytest.param(f"{PL} [A B]: A push 301", Kind.BET, 300, LimitedTo(301, 300), id="pl-above"),
        pytest.param(
            f"{PL} [A B]: A bet 100, B push 601",
            Kind.RAISE, 600, LimitedTo(601, 600), id="pl-raise",
        ),
        # Fixed limit: a bet of 100 on top, no more.
        pytest.param(
            f"{FL} [A B]: A bet 100, B push 201",
            Kind.RAISE, 200, LimitedTo(201, 200), id="fl-above",
        ),
        pytest.param(
            f"{FL} [A B=250]: A bet 100, B push 250",
            Kind.RAISE, 200, LimitedTo(250, 200), id="fl-chips-kept",
        ),
        pytest.param(
            f"{FL} [A B=150]: A bet 100, B push 150",
            Kind.ALL_IN, 150, LastChips(150), id="fl-last-chips",
        ),
        # "Raise" was said: to the minimum of 600, with a stack around it.
        pytest.param(
            f'{FLOP} [A B=599 C]: A bet 300, B push 400 "raise"',
            Kind.ALL_IN, 599, RaiseAnnounced(400, 600), id="stack-below-the-minimum",
        ),
        pytest.param(
            f'{FLOP} [A B=600 C]: A bet 300, B push 400 "raise"',
            Kind.ALL_IN, 600, RaiseAnnounced(400, 600), id="stack-of-the-minimum",
        ),
        pytest.param(
            f'{FLOP} [A B=601 C]: A bet 300, B push 400 "raise"',
            Kind.RAISE, 600, RaiseAnnounced(400, 600), id="stack-above-the-minimum",
        ),
        pytest.param(
            f"{FLOP} [A B=350 C]: A bet 300, B push 350",
            Kind.ALL_IN, 350, LastChips(350), id="last-chips-under-half",
        ),
    ],
)  # fmt: skip
def test_limit_and_stack_of_a_push(line: str, kind: Kind, to: int, why: Why) -> None:
    assert became(line) == (kind, to, why)


@pytest.mark.parametrize(
    ("line", "code"),
    [
        pytest.param(f"{FLOP} [A B=350 C]: A bet 300, B push 350", None, id="whole-stack"),
        pytest.param(
            f"{FLOP} [A B=350 C]: A bet 300, B push 351", "more-than-stack", id="one-chip-more"
        ),
        pytest.param(f'{CLOSED} 500 "raise"', "betting-closed", id="announced-where-closed"),
        # The cap is used up by the blind itself: the option is no more than a check.
        pytest.param(f"{OPTION} cap 1 {LIMPED} push 100", "betting-closed", id="option-capped"),
        pytest.param(f"{OPTION} cap 2 {LIMPED} push 100", None, id="option-below-the-cap"),
    ],
)
def test_push_that_cannot_be(line: str, code: str | None) -> None:
    assert code_of(line) == code


@pytest.mark.parametrize(
    ("push", "refused"),
    [
        pytest.param(Push("BB", 2000, pulled_back=100), False, id="own-bet-pulled-back"),
        pytest.param(Push("BB", 2000, pulled_back=101), True, id="more-pulled-back-than-bet"),
        pytest.param(Push("BB", 2000, in_front=(Chips(99),)), True, id="less-in-front-than-bet"),
        pytest.param(Push("BB", 2000, in_front=(Chips(25, 4),)), False, id="the-bet-in-front"),
        pytest.param(Push("BB", 2000, in_front=(Chips(101),)), False, id="change-is-due"),
        pytest.param(
            Push("BB", 2000, in_front=(Chips(500),), pulled_back=500), False, id="chip-pulled-back"
        ),
        pytest.param(
            Push("BB", 2000, in_front=(Chips(500),), pulled_back=501), True, id="more-than-the-chip"
        ),
    ],
)
def test_prior_chips_are_at_least_the_bet(push: Push, *, refused: bool) -> None:
    table = Table.start(
        Rulebook(Structure.NO_LIMIT, 50, 100), [("A", None), ("BB", None)], listed=False
    )
    table = decide(table, Raise("A", 300)).table

    codes = []
    try:
        decide(table, push)
    except Impossible as error:
        codes.append(error.code)

    assert codes == ([ErrorCode.SYNTAX] if refused else [])


@pytest.mark.parametrize(
    ("raised_to", "push", "kind", "to", "why"),
    [
        # Rule 46: the prior chip covers the call, so a new one makes it a bet of all chips.
        pytest.param(
            1000, Push("BB", chips=(Chips(25),), in_front=(Chips(1000),)),
            Kind.CALL, 1000, UnderHalf(1025, 1450), id="covers-exactly",
        ),
        pytest.param(
            1000, Push("BB", chips=(Chips(500),), in_front=(Chips(999),)),
            Kind.CALL, 1000, OversizedChip(500), id="one-less-than-the-call",
        ),
        pytest.param(
            700, Push("BB", 25, in_front=(Chips(1000),)),
            Kind.RAISE, 1300, AtLeastHalf(1025, 1000, 1300), id="covers-and-an-amount-on-top",
        ),
        # Partly pulled back: half of the raise is measured on the total.
        pytest.param(
            700, Push("BB", chips=(Chips(250),), in_front=(Chips(500, 2),), pulled_back=500),
            Kind.CALL, 700, UnderHalf(750, 1000), id="partly-pulled-back",
        ),
        pytest.param(
            700, Push("BB", chips=(Chips(1000),), in_front=(Chips(500, 2),), pulled_back=1000),
            Kind.CALL, 700, OversizedChip(1000), id="all-pulled-back",
        ),
        pytest.param(
            700, Push("BB", chips=(Chips(200),), in_front=(Chips(1), Chips(499, 2)), pulled_back=1),
            Kind.RAISE, 1300, AtLeastHalf(1198, 1000, 1300), id="one-chip-pulled-back-still-covers",
        ),
        pytest.param(
            700, Push("BB", chips=(Chips(2000),), in_front=(Chips(1), Chips(500)), pulled_back=1),
            Kind.RAISE, 2500, FullAmount(2500, 1300), id="little-pulled-back",
        ),
        pytest.param(
            700, Push("BB", chips=(Chips(2000),), in_front=(Chips(1), Chips(500)), pulled_back=500),
            Kind.RAISE, 2001, FullAmount(2001, 1300), id="all-but-one-pulled-back",
        ),
        pytest.param(
            700,
            Push("BB", chips=(Chips(2000),), in_front=(Chips(500), Chips(100)), pulled_back=100),
            Kind.RAISE, 2500, FullAmount(2500, 1300), id="as-much-pulled-back-as-was-bet",
        ),
    ],
)  # fmt: skip
def test_prior_chips_and_why(raised_to: int, push: Push, kind: Kind, to: int, why: Why) -> None:
    table = Table.start(
        Rulebook(Structure.NO_LIMIT, 50, 100), [("A", None), ("BB", None)], listed=False
    )

    ruling = play(table, [Raise("A", raised_to), push])[-1]

    assert ruling.resolved == Resolved(push.pushed, kind, to, why)


@pytest.mark.parametrize(
    ("line", "resolved"),
    [
        pytest.param(
            f"{FLOP}: A bet 50", Resolved(50, Kind.BET, 100, BelowMinimum(50, 100)), id="bet"
        ),
        pytest.param(
            f"{FLOP}: A bet 300, B raise 599",
            Resolved(599, Kind.RAISE, 600, BelowMinimum(599, 600)), id="one-short",
        ),
        pytest.param(f"{FLOP}: A bet 300, B raise 600", None, id="exact"),
        pytest.param(
            f"{FLOP} [A B=599 C]: A bet 300, B raise 400",
            Resolved(400, Kind.ALL_IN, 599, BelowMinimum(400, 600)), id="stack-below-the-minimum",
        ),
        pytest.param(
            f"{FLOP} [A B=600 C]: A bet 300, B raise 400",
            Resolved(400, Kind.RAISE, 600, BelowMinimum(400, 600)), id="stack-of-the-minimum",
        ),
    ],
)  # fmt: skip
def test_announced_amount_below_the_minimum(line: str, resolved: Resolved | None) -> None:
    assert last(line).resolved == resolved


def pot_announced(
    structure: Structure, stack: int | None, pot: int | None = 300
) -> Resolved | ErrorCode | None:
    """Return what "pot" comes to on the flop at 50-100 as the first action."""
    rulebook = Rulebook(structure, 50, 100, Street.FLOP)
    table = Table.start(rulebook, [("A", stack), ("B", None)], pot=pot)
    try:
        return decide(table, BetPot("A")).resolved
    except Impossible as error:
        return error.code


POT, NONE = PotAnnounced(300), PotIsNoAmount(100)


@pytest.mark.parametrize(
    ("structure", "stack", "kind", "to", "why"),
    [
        pytest.param(Structure.POT_LIMIT, None, Kind.BET, 300, POT, id="pl"),
        pytest.param(Structure.POT_LIMIT, 299, Kind.ALL_IN, 299, POT, id="pl-less"),
        pytest.param(Structure.POT_LIMIT, 300, Kind.ALL_IN, 300, POT, id="pl-exact"),
        pytest.param(Structure.POT_LIMIT, 301, Kind.BET, 300, POT, id="pl-more"),
        pytest.param(Structure.NO_LIMIT, None, Kind.BET, 100, NONE, id="nl"),
        pytest.param(Structure.NO_LIMIT, 99, Kind.ALL_IN, 99, NONE, id="nl-less"),
        pytest.param(Structure.NO_LIMIT, 100, Kind.ALL_IN, 100, NONE, id="nl-exact"),
        pytest.param(Structure.NO_LIMIT, 101, Kind.BET, 100, NONE, id="nl-more"),
        pytest.param(Structure.FIXED_LIMIT, None, Kind.BET, 100, NONE, id="fl"),
    ],
)
def test_pot_announced(
    structure: Structure, stack: int | None, kind: Kind, to: int, why: Why
) -> None:
    """Rule 54: the maximum in pot limit, elsewhere at least a minimum bet (54-D)."""
    assert pot_announced(structure, stack) == Resolved(to, kind, to, why)


def test_pot_announced_needs_an_amount_where_the_pot_is_not_known() -> None:
    assert pot_announced(Structure.POT_LIMIT, None, pot=None) == ErrorCode.AMOUNT_NEEDED


def test_pot_announced_is_refused_where_betting_is_closed() -> None:
    closed = last(f"{FLOP}: A bet 100, B all-in 150, C call").table

    with pytest.raises(Impossible) as refused:
        decide(closed, BetPot("A"))

    assert refused.value.code == ErrorCode.BETTING_CLOSED


def test_pot_announced_facing_a_bet_is_a_raise() -> None:
    facing = last(f"{PL} [A B]: A bet 100").table

    assert decide(facing, BetPot("B")).resolved == Resolved(600, Kind.RAISE, 600, PotAnnounced(600))
