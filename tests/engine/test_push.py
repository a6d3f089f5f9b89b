"""Chips pushed forward without a clear word (Rules 43-A, 44, 45, 46; 2026: 45-A, 46, 47, 48)."""

import pytest

from rules.engine import Chips, Push, Raise, Rulebook, Structure, Table, play
from tests.engine.bridge import facts, resolved
from tests.engine.lines import last

FACING = "NL 50-100 flop: A bet 300, B push"


@pytest.mark.parametrize(
    ("chips", "became"),
    [
        # The half test on the minimum raise: 300, so from 450 in all.
        pytest.param("301", ("call", 300), id="one-chip-more-than-the-call"),
        pytest.param("449", ("call", 300), id="half-less-one"),
        pytest.param("450", ("raise", 600), id="half"),
        pytest.param("451", ("raise", 600), id="half-and-one"),
        pytest.param("599", ("raise", 600), id="minimum-less-one"),
        pytest.param("600", ("raise", 600), id="minimum"),
        pytest.param("601", ("raise", 601), id="minimum-and-one"),
        # One chip without a word is a call whatever it is worth (44).
        pytest.param("500x1", ("call", 300), id="one-chip"),
        pytest.param("5000x1", ("call", 300), id="one-large-chip"),
        # Several chips, none of which could be taken away (45).
        pytest.param("200x2", ("call", 300), id="both-chips-needed"),
        pytest.param("1000+100", ("raise", 1100), id="a-chip-too-many-and-over-half"),
        pytest.param("300+100", ("call", 300), id="a-chip-too-many-and-under-half"),
        pytest.param("100x4", ("call", 300), id="four-where-three-call-under-half"),
        pytest.param("100x5", ("raise", 600), id="five-where-three-call-over-half"),
        pytest.param("299+1+149", ("call", 300), id="spare-chip-half-less-one"),
        pytest.param("299+1+150", ("raise", 600), id="spare-chip-half"),
        # "Raise" was said first: never a call.
        pytest.param('301 "raise"', ("raise", 600), id="said-and-one-more"),
        pytest.param('599 "raise"', ("raise", 600), id="said-and-short"),
        pytest.param('600 "raise"', ("raise", 600), id="said-exact"),
        pytest.param('601 "raise"', ("raise", 601), id="said-and-over"),
        pytest.param('500x1 "raise"', ("raise", 600), id="said-one-chip-below-the-minimum"),
        pytest.param('1000x1 "raise"', ("raise", 1000), id="said-one-chip-is-its-most"),
    ],
)
def test_push_facing_a_bet(chips: str, became: tuple[str, int]) -> None:
    assert resolved(last(f"{FACING} {chips}")) == became


@pytest.mark.parametrize(
    ("chips", "became"),
    [
        pytest.param("451", ("call", 301), id="odd-just-below-half"),
        pytest.param("452", ("raise", 602), id="odd-just-above-half"),
    ],
)
def test_half_of_an_odd_minimum_raise(chips: str, became: tuple[str, int]) -> None:
    assert resolved(last(f"NL 50-100 flop: A bet 301, B push {chips}")) == became


@pytest.mark.parametrize(
    ("chips", "became"),
    [
        # 100 are in front already: 500 to call 600, the minimum raise is 500.
        pytest.param("749", ("call", 600), id="half-less-one"),
        pytest.param("750", ("raise", 1100), id="half"),
        pytest.param("751", ("raise", 1100), id="half-and-one"),
        pytest.param("1000", ("raise", 1100), id="minimum"),
        pytest.param("1001", ("raise", 1101), id="minimum-and-one"),
        pytest.param("1000x1", ("call", 600), id="one-chip"),
        pytest.param("250x2", ("call", 600), id="exactly-the-call"),
    ],
)
def test_chips_already_in_front_count_in_the_total(chips: str, became: tuple[str, int]) -> None:
    ruling = last(f"NL 50-100: A raise 600, SB fold, BB push {chips}")

    assert (resolved(ruling) or ("call", ruling.seats[-1].bet)) == became


@pytest.mark.parametrize(
    ("stack", "chips", "became"),
    [
        pytest.param(400, "300+100", ("all-in", 400), id="last-chips-under-half"),
        pytest.param(401, "300+100", ("call", 300), id="one-chip-kept"),
        pytest.param(500, "500x1", ("call", 300), id="last-chip-is-an-overchip"),
        pytest.param(400, "200x2", ("call", 300), id="last-chips-all-needed"),
        pytest.param(350, '350 "raise"', ("all-in", 350), id="said-with-too-little"),
    ],
)
def test_last_chips(stack: int, chips: str, became: tuple[str, int]) -> None:
    assert resolved(last(f"NL 50-100 flop [A B={stack} C]: A bet 300, B push {chips}")) == became


@pytest.mark.parametrize(
    ("chips", "became"),
    [
        pytest.param("500x1", ("bet", 500), id="one-chip-counts-whole"),
        pytest.param("500", ("bet", 500), id="amount"),
        pytest.param("100x3", ("bet", 300), id="chips"),
        pytest.param("99", ("bet", 100), id="one-short-of-the-least-bet"),
        pytest.param("100", ("bet", 100), id="the-least-bet"),
        pytest.param("101", ("bet", 101), id="one-over-the-least-bet"),
    ],
)
def test_push_where_nothing_is_bet(chips: str, became: tuple[str, int]) -> None:
    assert resolved(last(f"NL 50-100 flop [A B]: A push {chips}")) == became


def test_push_ruled_a_call_leaves_the_minimum_raise_alone() -> None:
    pushed = facts(last("NL 50-100 flop: A bet 300, B push 5000x1, C?"))
    called = facts(last("NL 50-100 flop: A bet 300, B call, C?"))

    assert pushed == called


def test_push_ruled_a_raise_is_the_raise() -> None:
    pushed = facts(last("NL 50-100 flop: A bet 300, B push 450, C?"))
    raised = facts(last("NL 50-100 flop: A bet 300, B raise 600, C?"))

    assert pushed == raised


@pytest.mark.parametrize(
    ("pulled_back", "values", "became"),
    [
        # Rule 46, 25-50 and a raise to 600: the least raise adds 550, half of it is 875 in all.
        pytest.param(0, (1000,), ("call", 600), id="left-one-chip"),
        pytest.param(0, (500, 500), ("call", 600), id="left-two-chips-both-needed"),
        pytest.param(0, (1000, 500), ("raise", 1550), id="left-several-chips"),
        pytest.param(50, (1000,), ("call", 600), id="fully-pulled-back-one-chip"),
        pytest.param(50, (500, 500), ("call", 600), id="fully-pulled-back-both-needed"),
        pytest.param(50, (1000, 500), ("raise", 1500), id="fully-pulled-back-several-chips"),
        pytest.param(25, (849,), ("call", 600), id="partly-pulled-back-half-less-one"),
        pytest.param(25, (850,), ("raise", 1150), id="partly-pulled-back-half"),
        pytest.param(25, (1000,), ("raise", 1150), id="partly-pulled-back-one-chip"),
    ],
)
def test_prior_chips(pulled_back: int, values: tuple[int, ...], became: tuple[str, int]) -> None:
    table = Table.start(
        Rulebook(Structure.NO_LIMIT, 25, 50), [("A", None), ("BB", None)], listed=False
    )
    push = Push("BB", chips=tuple(map(Chips, values)), pulled_back=pulled_back)

    assert resolved(play(table, [Raise("A", 600), push])[-1]) == became


@pytest.mark.parametrize(
    ("new", "became"),
    [
        pytest.param((25,), ("raise", 1300), id="one-small-chip"),
        pytest.param((1000,), ("raise", 2000), id="one-large-chip"),
        pytest.param((100, 100), ("raise", 1300), id="two-chips"),
    ],
)
def test_prior_chip_that_covers_makes_any_new_chip_a_bet_of_all(
    new: tuple[int, ...], became: tuple[str, int]
) -> None:
    """Rule 46, situation 4: 50-100, the big blind posted one 1,000 chip, a raise to 700."""
    table = Table.start(
        Rulebook(Structure.NO_LIMIT, 50, 100), [("A", None), ("BB", None)], listed=False
    )
    push = Push("BB", chips=tuple(map(Chips, new)), in_front=(Chips(1000),))

    assert resolved(play(table, [Raise("A", 700), push])[-1]) == became
