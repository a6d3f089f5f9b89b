"""What a table and a ruling hold before and between the actions."""

import pytest

from rules.engine import (
    Action,
    AllIn,
    Bet,
    Call,
    Check,
    ErrorCode,
    Fold,
    Impossible,
    Raise,
    Rulebook,
    Ruling,
    Seat,
    Street,
    Structure,
    Table,
    decide,
    play,
)
from rules.engine.table import Setting
from tests.engine.lines import last

BEFORE = Rulebook(Structure.NO_LIMIT, 50, 100)
FLOP = Rulebook(Structure.NO_LIMIT, 50, 100, Street.FLOP)
THREE = (("A", None), ("SB", None), ("BB", None))


@pytest.mark.parametrize(
    ("rulebook", "earlier", "ante", "bb_ante", "pot"),
    [
        pytest.param(BEFORE, None, 0, 0, 150, id="blinds"),
        pytest.param(BEFORE, None, 10, 0, 180, id="ante-of-each"),
        pytest.param(BEFORE, None, 0, 100, 250, id="ante-of-the-big-blind"),
        pytest.param(BEFORE, None, 10, 100, 280, id="both"),
        pytest.param(FLOP, None, 0, 0, 0, id="nothing-told"),
        pytest.param(FLOP, 300, 0, 0, 300, id="earlier-streets"),
        pytest.param(FLOP, 300, 10, 100, 300, id="antes-are-in-it"),
    ],
)
def test_pot_before_the_first_action(
    rulebook: Rulebook, earlier: int | None, ante: int, bb_ante: int, pot: int
) -> None:
    table = Table.start(rulebook, THREE, ante=ante, bb_ante=bb_ante, pot=earlier)

    assert table.pot == pot


def test_nothing_is_in_the_pot_unless_it_is_told() -> None:
    assert Table.start(BEFORE, THREE).pot == 150
    assert Table.start(FLOP, THREE).pot == 0


@pytest.mark.parametrize(
    ("pot", "most"), [(99, 100), (100, 100), (101, 101)], ids=["less", "exact", "more"]
)
def test_minimum_bet_is_never_over_the_limit(pot: int, most: int) -> None:
    assert last(f"PL 50-100 flop pot {pot} [A B]: A?").max_raise_to == most


def test_turn_goes_round_until_nobody_is_left_to_act() -> None:
    table = Table.start(FLOP, [("A", None), ("B", None)])

    first = decide(table, Check("A"))
    second = decide(first.table, Check("B"))

    assert (table.to_act, table.over) == ("A", False)
    assert (first.to_act, first.table.to_act, first.over, first.table.over) == (
        "B", "B", False, False,
    )  # fmt: skip
    assert (second.to_act, second.table.to_act, second.over, second.table.over) == (
        None, None, True, True,
    )  # fmt: skip
    assert (second.seat, second.may_raise, second.to_call, second.max_raise_to) == (None,) * 4


def test_one_seat_alone_ends_the_round_only_where_the_seats_are_listed() -> None:
    """Without a list others may sit behind who have not been named."""
    alone = [("A", None)]

    assert (Table.start(FLOP, alone).over, Table.start(FLOP, alone, listed=False).over) == (
        True, False,
    )  # fmt: skip


@pytest.mark.parametrize("listed", [True, False])
def test_last_player_left_ends_the_round(listed: bool) -> None:
    two = Table.start(FLOP, [("A", None), ("B", None)], listed=listed)
    three = Table.start(FLOP, [("A", None), ("B", None), ("C", None)], listed=listed)

    assert decide(two, Fold("A")).over
    assert not decide(three, Fold("A")).over
    assert decide(decide(three, Fold("A")).table, Fold("B")).over


@pytest.mark.parametrize(
    ("total", "code"),
    [(99, ErrorCode.SYNTAX), (100, ErrorCode.SYNTAX), (101, None)],
    ids=["less", "own-bet", "one-chip-more"],
)
def test_all_in_is_more_than_what_lies_in_front(total: int, code: ErrorCode | None) -> None:
    table = Table.start(BEFORE, [("A", None), ("BB", None)], listed=False)

    refused = refusal(decide(table, Raise("A", 300)).table, AllIn("BB", total))

    assert (refused.code if refused else None) == code


def test_seat_and_setting_begin_with_nothing_out_of_the_ordinary() -> None:
    assert Seat("A") == Seat("A", None, 0, acted=False, folded=False)
    assert Setting(FLOP) == Setting(
        FLOP, listed=True, unnamed=frozenset(), blinds_missing=0, pot_known=True
    )


def test_seat_is_found_by_its_name() -> None:
    table = Table.start(BEFORE, THREE)

    assert [table.place(name) for name in ("A", "SB", "BB")] == [0, 1, 2]
    with pytest.raises(KeyError, match="Z"):
        table.place("Z")


def test_step_is_counted_from_the_setting() -> None:
    table = Table.start(FLOP, THREE)

    rulings = play(table, [Bet("A", 100), Call("SB")], asked="A")

    assert [ruling.step for ruling in rulings] == [0, 1, 2]
    assert Ruling(table, 0).step == decide(table, Bet("A", 100)).step == 0
    assert [ruling.action for ruling in rulings] == [None, Bet("A", 100), Call("SB")]


@pytest.mark.parametrize(
    ("actions", "asked", "step"),
    [
        pytest.param([Check("SB")], None, 1, id="first"),
        pytest.param([Check("A"), Check("A")], None, 2, id="second"),
        pytest.param([], "Z", 1, id="question-alone"),
        pytest.param([Check("A"), Check("SB")], "Z", 3, id="question-after-two"),
    ],
)
def test_error_has_the_number_of_the_action(
    actions: list[Check], asked: str | None, step: int
) -> None:
    with pytest.raises(Impossible) as refused:
        play(Table.start(FLOP, THREE), actions, asked)

    assert refused.value.step == step


@pytest.mark.parametrize(
    ("stack", "said", "code"),
    [
        pytest.param(None, 299, ErrorCode.SYNTAX, id="one-less"),
        pytest.param(None, 300, None, id="exact"),
        pytest.param(None, 301, ErrorCode.SYNTAX, id="one-more"),
        pytest.param(200, 199, ErrorCode.SYNTAX, id="less-than-the-stack"),
        pytest.param(200, 200, None, id="whole-stack"),
        pytest.param(200, 300, ErrorCode.SYNTAX, id="more-than-the-stack"),
    ],
)
def test_amount_of_a_call_is_what_the_call_comes_to(
    stack: int | None, said: int, code: ErrorCode | None
) -> None:
    table = decide(Table.start(FLOP, [("A", None), ("B", stack)]), Bet("A", 300)).table

    refused = refusal(table, Call("B", said))

    assert (refused.code if refused else None) == code


def test_error_has_the_facts_of_its_sentence() -> None:
    table = decide(Table.start(FLOP, [("A", None), ("B", 900)]), Bet("A", 300)).table

    wrong_call, too_small = refusal(table, Call("B", 299)), refusal(table, Raise("B", 300))

    assert wrong_call is not None
    assert too_small is not None
    seat = {"player": "B", "own": 0, "bet": 300, "min_raise_to": 600, "stack": 900}
    assert wrong_call.facts == {**seat, "to": 299, "expected": 300}
    assert too_small.facts == {**seat, "to": 300}


def test_unknown_player_is_an_error_of_the_line() -> None:
    refused = refusal(Table.start(FLOP, THREE), Check("Z"))

    assert refused is not None
    assert (refused.code, refused.facts) == (ErrorCode.SYNTAX, {"player": "Z"})


def refusal(table: Table, action: Action) -> Impossible | None:
    try:
        decide(table, action)
    except Impossible as refused:
        return refused
    return None
