"""Rule 43 (2026: 45): how much a raise must add, one chip short, exact and one over."""

import pytest

from tests.engine.bridge import resolved
from tests.engine.lines import last, minimum

UNLIMITED = ("NL", "PL")


@pytest.mark.parametrize("structure", UNLIMITED)
@pytest.mark.parametrize("house", ["", " house single"])
@pytest.mark.parametrize(
    ("actions", "by", "to"),
    [
        pytest.param("A?", 100, 100, id="nothing-bet"),
        pytest.param("A bet 99, B?", 100, 200, id="bet-one-short-is-corrected"),
        pytest.param("A bet 100, B?", 100, 200, id="bet-exact"),
        pytest.param("A bet 101, B?", 101, 202, id="bet-one-over"),
        pytest.param("A all-in 1, B?", 100, 101, id="opening-all-in-of-one-chip"),
        pytest.param("A all-in 99, B?", 100, 199, id="opening-all-in-one-short"),
        pytest.param("A all-in 100, B?", 100, 200, id="opening-all-in-exact"),
        pytest.param("A all-in 101, B?", 101, 202, id="opening-all-in-one-over"),
        pytest.param("A bet 300, B raise 599, C?", 300, 900, id="raise-one-short-is-corrected"),
        pytest.param("A bet 300, B raise 600, C?", 300, 900, id="raise-exact"),
        pytest.param("A bet 300, B raise 601, C?", 301, 902, id="raise-one-over"),
        pytest.param("A bet 300, B all-in 599, C?", 300, 899, id="all-in-one-short"),
        pytest.param("A bet 300, B all-in 600, C?", 300, 900, id="all-in-exact"),
        pytest.param("A bet 300, B all-in 601, C?", 301, 902, id="all-in-one-over"),
        pytest.param("A bet 300, B all-in 299, C?", 300, 600, id="all-in-for-less-is-a-call"),
        pytest.param("A bet 300, B all-in 300, C?", 300, 600, id="all-in-to-the-bet-is-a-call"),
        pytest.param("A bet 300, B all-in 301, C?", 300, 601, id="all-in-of-one-chip-more"),
        pytest.param("A bet 100, B all-in 150, C raise 249, D?", 100, 350, id="on-short-1-short"),
        pytest.param("A bet 100, B all-in 150, C raise 250, D?", 100, 350, id="on-short-exact"),
        pytest.param("A bet 100, B all-in 150, C raise 251, D?", 101, 352, id="on-short-1-over"),
        pytest.param(
            "A bet 300, B raise 1300, C raise 2300, D?", 1000, 3300, id="largest-not-last"
        ),
        pytest.param("A bet 300, B all-in 550, C all-in 850, D?", 300, 1150, id="adds-to-the-bet"),
        pytest.param("A check, B all-in 60, C all-in 159, D?", 100, 259, id="over-opening-short"),
        pytest.param("A check, B all-in 60, C all-in 160, D?", 100, 260, id="over-opening-exact"),
        pytest.param("A check, B all-in 60, C all-in 161, D?", 101, 262, id="over-opening-over"),
    ],
)
def test_minimum_raise_on_the_flop(
    structure: str, house: str, actions: str, by: int, to: int
) -> None:
    assert minimum(f"{structure} 50-100 flop pot 9000{house}: {actions}") == (by, to)


@pytest.mark.parametrize("structure", UNLIMITED)
@pytest.mark.parametrize(
    ("line", "by", "to"),
    [
        pytest.param("50-100: A?", 100, 200, id="blinds"),
        pytest.param("50-100: A raise 199, B?", 100, 300, id="one-short-is-corrected"),
        pytest.param("50-100: A raise 200, B?", 100, 300, id="exact"),
        pytest.param("50-100: A raise 201, B?", 101, 302, id="one-over"),
        pytest.param("50-100: A all-in 199, B?", 100, 299, id="all-in-one-short"),
        pytest.param("50-100: A all-in 200, B?", 100, 300, id="all-in-exact"),
        pytest.param("50-100: A all-in 201, B?", 101, 302, id="all-in-one-over"),
        pytest.param("50-100: A call, SB raise 300, BB?", 200, 500, id="small-blind-raises"),
        pytest.param("50-100: A call, SB call, BB raise 300, A?", 200, 500, id="big-blind-option"),
        pytest.param("50-100 [A SB BB=99]: A?", 100, 200, id="big-blind-one-short"),
        pytest.param("50-100 [A SB BB=1]: A?", 100, 200, id="big-blind-of-one-chip"),
        pytest.param("50-100 [A SB=49 BB=60]: A?", 100, 200, id="both-blinds-short"),
        pytest.param("50-100 ante 25 [A SB BB]: A?", 100, 200, id="antes-do-not-count"),
        pytest.param("50-100 bb-ante 100 [A SB BB]: A?", 100, 200, id="big-blind-ante"),
        pytest.param("50-100 straddle 200: A?", 200, 400, id="straddle"),
        pytest.param("50-100 straddle 200: A all-in 399, B?", 200, 599, id="straddle-one-short"),
        pytest.param("50-100 straddle 200: A all-in 400, B?", 200, 600, id="straddle-exact"),
        pytest.param("50-100 straddle 200: A all-in 401, B?", 201, 602, id="straddle-one-over"),
    ],
)
def test_minimum_raise_before_the_flop(structure: str, line: str, by: int, to: int) -> None:
    assert minimum(f"{structure} {line}") == (by, to)


@pytest.mark.parametrize("structure", UNLIMITED)
@pytest.mark.parametrize(
    ("line", "by", "to"),
    [
        pytest.param("flop pot 9000 house double: A?", 100, 100, id="opening"),
        pytest.param("flop pot 9000 house double: A bet 300, B?", 300, 600, id="over-a-bet"),
        pytest.param(
            "flop pot 9000 house double: A bet 300, B raise 599, C?", 600, 1200, id="1-short"
        ),
        pytest.param(
            "flop pot 9000 house double: A bet 300, B raise 600, C?", 600, 1200, id="exact"
        ),
        pytest.param(
            "flop pot 9000 house double: A bet 300, B raise 601, C?", 601, 1202, id="1-over"
        ),
        pytest.param(
            "flop pot 9000 house double: A bet 300, B all-in 301, C?", 301, 602, id="short"
        ),
        pytest.param("house double: A?", 100, 200, id="blinds"),
        pytest.param("house double: A raise 300, B?", 300, 600, id="over-a-raise"),
    ],
)
def test_minimum_raise_is_to_twice_the_bet_in_house_double(
    structure: str, line: str, by: int, to: int
) -> None:
    assert minimum(f"{structure} 50-100 {line}") == (by, to)


@pytest.mark.parametrize(
    ("opening", "to"),
    [(1, 100), (49, 100), (50, 100), (51, 102)],
)
def test_minimum_raise_is_never_to_less_than_the_big_blind_in_house_double(
    opening: int, to: int
) -> None:
    by, least = minimum(f"NL 50-100 flop house double: A all-in {opening}, B?")

    assert (by, least) == (to - opening, to)


@pytest.mark.parametrize("structure", UNLIMITED)
@pytest.mark.parametrize(
    ("said", "became"),
    [
        pytest.param(301, ("raise", 600), id="one-chip-more-than-the-bet"),
        pytest.param(599, ("raise", 600), id="one-short"),
        pytest.param(600, None, id="exact"),
        pytest.param(601, None, id="one-over"),
    ],
)
def test_raise_below_the_minimum_is_corrected_to_it(
    structure: str, said: int, became: tuple[str, int] | None
) -> None:
    ruling = last(f"{structure} 50-100 flop pot 9000: A bet 300, B raise {said}")

    assert resolved(ruling) == became


@pytest.mark.parametrize(
    ("stack", "said", "became", "bet"),
    [
        pytest.param(599, 400, ("all-in", 599), 599, id="stack-one-short-of-the-minimum"),
        pytest.param(600, 400, ("raise", 600), 600, id="stack-exactly-the-minimum"),
        pytest.param(601, 400, ("raise", 600), 600, id="stack-one-over-the-minimum"),
    ],
)
def test_raise_below_the_minimum_is_an_all_in_where_the_stack_is_less(
    stack: int, said: int, became: tuple[str, int], bet: int
) -> None:
    ruling = last(f"NL 50-100 flop [A B={stack} C]: A bet 300, B raise {said}")

    assert resolved(ruling) == became
    assert ruling.bet == bet
    assert ruling.seats[1].betting == ("all-in" if stack <= 600 else "matched")
