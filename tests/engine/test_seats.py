"""What a seat must face for betting to reopen, and how many chips are missing (Rule 47-A)."""

import pytest

from tests.engine.lines import betting, last

FLOP = "NL 50-100 flop"


@pytest.mark.parametrize(
    ("line", "name", "threshold", "missing"),
    [
        pytest.param(f"{FLOP}: A bet 100, B all-in 125, C call", "A", 100, 75, id="closed"),
        pytest.param(f"{FLOP}: A bet 100, B all-in 199, C call", "A", 100, 1, id="one-chip-short"),
        pytest.param(f"{FLOP}: A bet 100, B all-in 200, C call", "A", 100, 0, id="exact"),
        pytest.param(f"{FLOP}: A bet 100, B all-in 201, C call", "A", 101, 0, id="one-chip-over"),
        pytest.param(f"{FLOP}: A bet 100, B all-in 200, C all-in 250", "A", 100, 0, id="more"),
        pytest.param(f"{FLOP}: A bet 100, B all-in 350, C call", "A", 250, 0, id="full-raise"),
        pytest.param(f"{FLOP}: A bet 100, B all-in 199, C?", "C", None, 0, id="not-acted"),
        pytest.param(f"{FLOP}: A bet 100, B all-in 199, C?", "B", None, 0, id="all-in"),
        pytest.param(f"{FLOP}: A bet 100, B fold, C?", "B", None, 0, id="folded"),
        pytest.param(f"{FLOP}: A bet 100, B call, C?", "B", 100, 0, id="matched"),
    ],
)
def test_seat_has_a_threshold_once_it_has_acted(
    line: str, name: str, threshold: int | None, missing: int
) -> None:
    seats = {seat.name: seat for seat in last(line).seats}

    assert (seats[name].threshold, seats[name].missing) == (threshold, missing)


def test_single_raise_of_one_chip_is_a_full_one_where_the_blind_is_one_chip() -> None:
    line = "NL 1-1 flop house single [A B C]: A check, B bet 1, C call"

    assert betting(line, "A") == "reopened"
