"""The engine against PokerKit: amounts and turns agree, and each difference has a name.

Where the two differ on reopening, a test for each kind shows who is right and by which words.
"""

import os
from collections import Counter
from collections.abc import Callable, Iterator
from random import Random

import pytest

from rules.engine import Ruling, decide, play
from rules.handline import parse, printed_action
from tests.engine import naive, naive_actions
from tests.engine.bridge import action_of, table_of
from tests.engine.pokerkit_table import Answer, PokerKitTable, random_kit_hand
from tests.engine.random_hands import RandomHand

HANDS = int(os.environ.get("HANDS", "20000")) // 40
BATCH = 100


def of_line(text: str) -> RandomHand:
    """Return a hand line's hand; stacks not told are deep ones."""
    line = parse(text)
    book = line.rulebook
    setting = {
        "structure": str(book.structure), "small": book.small_blind, "big": book.big_blind,
        "street": str(book.street), "straddle": book.straddle, "cap": book.cap, "pot": line.pot,
        "listed": True,
    }  # fmt: skip
    actions = []
    for action in line.actions:
        name, verb, *amount = printed_action(action).split()
        actions.append((name, verb, int(amount[0]) if amount else None))
    seats: dict[str, int | None] = {name: stack or 100000 for name, stack in line.seats}
    return RandomHand(setting, seats, tuple(actions))


def steps(hand: RandomHand) -> Iterator[tuple[Answer, Ruling, PokerKitTable]]:
    """Yield both answers at each step, as far as PokerKit plays along."""
    kit, plain = PokerKitTable(hand), hand.dealt()
    ruling = play(table_of(plain), ())[-1]
    yield kit.answer(), ruling, kit
    for action in hand.actions:
        naive_actions.act(plain, action)
        ruling = decide(ruling.table, action_of(*action))
        event = plain["events"][-1]
        if not kit.act(event["what"], event["total"]):
            return
        yield kit.answer(), ruling, kit


def ours(ruling: Ruling) -> Answer:
    """Return the engine's answer as PokerKit gives it: a minimum no higher than the stack."""
    seats = {seat.name: seat for seat in ruling.seats}
    if ruling.to_act is None:
        return Answer(None, None, None, None, None)
    least: int | None = min(ruling.min_raise_to, seats[ruling.to_act].stack or ruling.min_raise_to)
    most = ruling.max_raise_to
    if not ruling.may_raise:
        least = most = None
    return Answer(ruling.to_act, ruling.to_call, ruling.may_raise, least, most)


def kind_of_difference(kit: Answer, ruling: Ruling, table: PokerKitTable) -> str | None:
    """Return the name of the difference, None where there is none or no name for it."""
    mine = ours(ruling)
    if kit == mine or (kit.to_act, kit.to_call) != (mine.to_act, mine.to_call):
        return None
    others = [seat for seat in ruling.seats if seat.name != ruling.to_act]
    covered = all(
        seat.betting == "folded" or (seat.stack is not None and seat.stack <= ruling.bet)
        for seat in others
    )
    counted = table.state.completion_betting_or_raising_count
    if ruling.table.rulebook.structure == "FL":
        if counted == 4 and not kit.may_raise:
            return "four raises and no more"
        if any(seat.betting == "all-in" for seat in others):
            return "no completing, no half bet"
    if mine.may_raise and not kit.may_raise:
        pool = table.state.consecutive_short_all_in_amounts
        return "others are covered" if covered else "pool of short all-ins" if pool else None
    increment = table.state.completion_betting_or_raising_amount
    from_zero = kit.may_raise and not mine.may_raise and increment < ruling.min_raise_by
    return "increment starts at 0" if from_zero else None


@pytest.mark.parametrize("structure", ["NL", "PL", "FL"])
@pytest.mark.parametrize("first", range(0, HANDS, BATCH))
def test_amounts_and_turns_agree_and_differences_have_names(
    structure: str, first: int, record_property: Callable[[str, int], None]
) -> None:
    agreed: Counter[bool] = Counter()
    kinds: Counter[str] = Counter()

    for seed in range(first, first + BATCH):
        hand = random_kit_hand(Random(seed), structure)  # noqa: S311 (no secret)
        for kit, ruling, table in steps(hand):
            kind = kind_of_difference(kit, ruling, table)
            agreed[kind is None] += 1
            kinds.update([kind] if kind else [])
            assert kit == ours(ruling) or kind, f"seed {seed}: {hand.line}, {ruling.step}"

    assert agreed[True] > 5 * BATCH
    record_property("PokerKit hands", BATCH)
    record_property("PokerKit rulings", agreed.total())
    for kind, number in kinds.items():
        record_property(f"PokerKit: {kind}", number)


def final(text: str) -> tuple[Answer, Answer]:
    """Return PokerKit's answer at the end of a line, and the engine's."""
    *_, (kit, ruling, _) = steps(of_line(text))
    return kit, ours(ruling)


def test_increment_that_starts_at_zero_makes_a_short_all_in_a_full_raise() -> None:
    """Addendum to Rule 47, example 3-A: A faces 3,500, less than a full raise of 4,000: closed.

    PokerKit takes the first raise of a street for a full one, whatever it adds.
    """
    kit, engine = final(
        "NL 2000-4000 [A B C=7500 SB BB]: A call, B fold, C all-in, SB fold, BB call"
    )

    assert (engine.to_act, engine.to_call, engine.may_raise) == ("A", 3500, False)
    assert (kit.to_act, kit.to_call, kit.may_raise) == ("A", 3500, True)


def test_increment_that_starts_at_zero_reopens_to_a_player_who_checked() -> None:
    """Rule 47-A: A has acted and faces 60, less than a full bet of 100: closed."""
    kit, engine = final("NL 50-100 flop pot 400 [A B=60 C D]: A check, B all-in, C call, D call")

    assert (engine.to_act, engine.may_raise) == ("A", False)
    assert (kit.to_act, kit.may_raise) == ("A", True)


def test_pool_of_short_all_ins_forgets_what_the_player_faces() -> None:
    """Rule 47-A asks what A faces: 125, more than a full bet of 100, so betting is open to him.

    PokerKit keeps one sum for the table, empties it when it reaches a full raise (25 and 75) and
    then holds only E's 25 against A.
    """
    kit, engine = final(
        "NL 50-100 flop pot 500 [A B=125 C D=200 E=225]: "
        "A bet 100, B all-in, C call, D all-in, E all-in"
    )

    assert (engine.to_act, engine.to_call, engine.may_raise) == ("A", 125, True)
    assert (kit.to_act, kit.to_call, kit.may_raise) == ("A", 125, False)


def test_players_with_too_few_chips_are_not_yet_all_in() -> None:
    """Only where every other player still in the hand is all-in is nobody left to raise."""
    kit, engine = final("NL 50-100 flop pot 300 [A B=200 C=250]: A check, B bet 100, C all-in")

    assert (engine.to_act, engine.may_raise) == ("A", True)
    assert (kit.to_act, kit.may_raise) == ("A", False)


def test_big_blind_has_his_turn_where_everybody_else_is_all_in() -> None:
    """The big blind has not acted: the round is over only when he has spoken."""
    kit, engine = final("NL 50-100 [SB=100 BB]: SB call")

    assert (engine.to_act, engine.to_call, engine.may_raise) == ("BB", 0, False)
    assert kit.to_act is None


def test_short_big_blind_is_matched_in_full() -> None:
    """By the convention the bet to match stays the full big blind; PokerKit takes what lies."""
    kit, engine = final("NL 50-100 [A SB BB=60]: A fold")

    assert (engine.to_act, engine.to_call) == ("SB", 50)
    assert (kit.to_act, kit.to_call) == ("SB", 10)


def test_straddle_is_the_minimum_raise() -> None:
    """A live straddle is the bet to match and the minimum raise; PokerKit adds the big blind."""
    kit, engine = final("NL 50-100 straddle 200 [A SB BB STR]: A fold")

    assert (engine.to_act, engine.to_call, engine.min_raise_to) == ("SB", 150, 400)
    assert (kit.to_act, kit.to_call, kit.min_raise_to) == ("SB", 150, 300)


def test_limit_raise_over_a_short_all_in_completes() -> None:
    """Robert's Rules: below half a bet the level stands, and the next raise completes it."""
    kit, engine = final("FL 50-100 flop pot 300 [A B=140 C]: A bet 100, B all-in")

    assert (engine.to_act, engine.min_raise_to) == ("C", 200)
    assert (kit.to_act, kit.min_raise_to) == ("C", 240)


def test_limit_betting_reopens_at_half_a_bet() -> None:
    """Rule 47-B: A faces 50, half of the bet."""
    kit, engine = final("FL 50-100 flop pot 300 [A B=150 C]: A bet 100, B all-in, C call")

    assert (engine.to_act, engine.may_raise, engine.min_raise_to) == ("A", True, 250)
    assert (kit.to_act, kit.may_raise) == ("A", False)


def test_limit_has_no_cap_unless_the_house_has_one() -> None:
    """Rule 48: the house sets the number of raises; PokerKit allows a bet and three raises."""
    raises = "A bet 100, B raise 200, C raise 300, A raise 400"

    kit, engine = final(f"FL 50-100 flop pot 300 [A B C]: {raises}")
    _, capped = final(f"FL 50-100 flop pot 300 cap 4 [A B C]: {raises}")

    assert (engine.may_raise, capped.may_raise, kit.may_raise) == (True, False, False)


def test_free_fold_stands() -> None:
    """A player may give up his hand where a check costs nothing; PokerKit refuses it."""
    hand = of_line("NL 50-100 flop pot 200 [A B C]: A fold")

    kit = PokerKitTable(hand)

    assert decide(table_of(hand.dealt()), action_of("A", "fold", None)).to_act == "B"
    assert not kit.act("fold", 0)


def test_raise_that_nobody_can_raise_stands() -> None:
    """It is no error: what nobody can call comes back; PokerKit refuses it."""
    hand = of_line("NL 50-100 flop pot 200 [A=300 B]: A all-in")
    kit, plain = PokerKitTable(hand), hand.dealt()
    naive_actions.act(plain, ("A", "all-in", None))
    kit.act("raise", 300)

    table = decide(table_of(hand.dealt()), action_of("A", "all-in", None)).table

    assert decide(table, action_of("B", "raise", 700)).bet == 700
    assert naive.bet_to_match(plain) == 300
    assert not kit.act("raise", 700)
