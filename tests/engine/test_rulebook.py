"""What a rulebook and an error hold, and which options contradict each other."""

import pytest

from rules.engine import ErrorCode, House, Impossible, Rulebook, Street, Structure

NL, PL, FL = Structure.NO_LIMIT, Structure.POT_LIMIT, Structure.FIXED_LIMIT


@pytest.mark.parametrize(
    ("small", "big", "stands"),
    [
        pytest.param(50, 100, True, id="half"),
        pytest.param(0, 100, True, id="no-small-blind"),
        pytest.param(-1, 100, False, id="less-than-nothing"),
        pytest.param(100, 100, True, id="as-large"),
        pytest.param(101, 100, False, id="larger"),
        pytest.param(1, 1, True, id="one-chip"),
        pytest.param(0, 1, True, id="one-chip-alone"),
        pytest.param(0, 0, False, id="nothing"),
    ],
)
def test_blinds(small: int, big: int, *, stands: bool) -> None:
    assert refusal(small, big) == ("" if stands else f"no blinds to play with: {small}-{big}")


@pytest.mark.parametrize("straddle", [0, 101, 200])
def test_straddle_is_above_the_big_blind(straddle: int) -> None:
    assert refusal(50, 100, straddle=straddle) == ""


@pytest.mark.parametrize("straddle", [-1, 99, 100])
def test_straddle_up_to_the_big_blind_is_none(straddle: int) -> None:
    refused = refusal(50, 100, straddle=straddle)

    assert refused == f"a straddle above the big blind is needed: {straddle}"


@pytest.mark.parametrize(
    ("structure", "cap", "stands"),
    [
        (FL, 0, True), (FL, 1, True), (FL, 4, True), (FL, -1, False),
        (NL, 0, True), (NL, 1, False), (NL, -1, False), (PL, 0, True), (PL, 4, False),
    ],
)  # fmt: skip
def test_cap_belongs_to_fixed_limit(structure: Structure, cap: int, *, stands: bool) -> None:
    refused = refusal(50, 100, structure, cap=cap)

    assert refused == ("" if stands else f"a cap belongs to fixed limit: {cap}")


@pytest.mark.parametrize("house", [House.SINGLE, House.DOUBLE])
def test_house_is_for_no_limit_and_pot_limit(house: House) -> None:
    assert refusal(50, 100, NL, house=house) == refusal(50, 100, PL, house=house) == ""
    assert refusal(50, 100, FL, house=house) == f"no fixed limit in a house like {house!r}"


def refusal(small: int, big: int, structure: Structure = NL, **options: object) -> str:
    """Return why these options cannot be, empty where they can."""
    try:
        Rulebook(structure, small, big, **options)  # type: ignore[arg-type]
    except ValueError as error:
        return str(error)
    return ""


@pytest.mark.parametrize(
    ("structure", "street", "straddle", "smallest", "opening"),
    [
        pytest.param(NL, Street.PREFLOP, 0, 100, 100, id="big-blind"),
        pytest.param(NL, Street.PREFLOP, 200, 200, 200, id="straddle"),
        pytest.param(NL, Street.FLOP, 200, 100, 0, id="straddle-no-more"),
        pytest.param(NL, Street.TURN, 0, 100, 0, id="turn"),
        pytest.param(PL, Street.RIVER, 0, 100, 0, id="river"),
        pytest.param(FL, Street.PREFLOP, 0, 100, 100, id="limit-before-the-flop"),
        pytest.param(FL, Street.FLOP, 0, 100, 0, id="limit-flop"),
        pytest.param(FL, Street.TURN, 0, 200, 0, id="limit-turn"),
        pytest.param(FL, Street.RIVER, 0, 200, 0, id="limit-river"),
    ],
)
def test_smallest_and_opening_bet(
    structure: Structure, street: Street, straddle: int, smallest: int, opening: int
) -> None:
    rulebook = Rulebook(structure, 50, 100, street, straddle=straddle)

    assert (rulebook.smallest_bet, rulebook.opening_bet) == (smallest, opening)


def test_error_names_its_cause_and_what_was_got() -> None:
    error = Impossible(ErrorCode.RAISE_TOO_SMALL, player="A", to=50)

    assert str(error) == "raise-too-small (player='A', to=50)"
    assert error.args == (ErrorCode.RAISE_TOO_SMALL, {"player": "A", "to": 50})
    assert (error.code, error.facts, error.step) == (*error.args, 0)
