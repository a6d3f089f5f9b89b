"""Lines that cannot be read: what is wrong, and where."""

import time

import pytest

from rules.handline import LineError, parse, rule_on
from rules.wording import explain_error


def fault(line: str) -> tuple[str, int, int | None, object]:
    with pytest.raises(LineError) as caught:
        parse(line)
    error = caught.value
    return error.code.value, error.column, error.step, error.facts.get("expected")


@pytest.mark.parametrize(
    ("line", "column", "step", "expected"),
    [
        pytest.param("", 1, None, "structure", id="nothing"),
        pytest.param("XL 50-100: A call", 1, None, "structure", id="no-structure"),
        pytest.param("NL flop: A call", 4, None, "blinds", id="no-blinds"),
        pytest.param("NL 50: A call", 6, None, "blinds", id="one-blind"),
        pytest.param("NL 100-50: A call", 4, None, "setting", id="blinds-turned-round"),
        pytest.param("FL 10-20 house double: A call", 4, None, "setting", id="house-of-no-limit"),
        pytest.param("NL 10-20 house triple: A call", 16, None, "house", id="no-such-house"),
        pytest.param("NL 10-20 flop turn: A bet 20", 15, None, "once", id="two-streets"),
        pytest.param("NL 10-20 flpo: A bet 20", 10, None, "street", id="misspelt-street"),
        pytest.param("NL 10-20 antee 5: A call", 10, None, "street", id="no-such-option"),
        pytest.param("NL 10-20 flop A: bet 20", 16, 1, "verb", id="colon-behind-a-player"),
        pytest.param("NL 10-20 [A A]: A call", 13, None, "seat", id="seat-twice"),
        pytest.param("NL 10-20 [A=0 B]: A call", 11, None, "stack", id="no-stack"),
        pytest.param("NL 10-20 flop: A bet 3.6000", 22, 1, "whole-amount", id="malformed"),
        pytest.param("NL 10-20 flop: A bet 2.5", 22, 1, "whole-amount", id="half-a-chip"),
        pytest.param("NL 10-20 flop: A jumps", 18, 1, "verb", id="no-such-verb"),
        pytest.param("NL 10-20 flop: A bet 20, B", 27, 2, "action", id="breaks-off"),
        pytest.param("NL 10-20 flop: A check 20", 26, 1, "no-amount", id="check-an-amount"),
        pytest.param("NL 10-20 flop: A bet 20 40", 25, 1, "comma", id="two-amounts"),
        pytest.param("NL 10-20 flop: A bet 20 to 40", 25, 1, "no-amount", id="two-totals"),
        pytest.param("NL 10-20 flop: A punta a 20 a 40", 29, 1, "no-amount", id="two-totals-it"),
        pytest.param("NL 10-20 flop: B bet 20 A 40", 25, 1, "no-amount", id="player-like-a-word"),
        pytest.param("NL 10-20 flop: A push 100 5x20", 27, 1, "plus", id="chips-apart"),
        pytest.param('NL 10-20 flop: A push 100 "call"', 27, 1, "raise-said", id="other-word"),
        pytest.param("NL 10-20 flop []: A bet 20", 15, None, "seat", id="nobody-listed"),
        pytest.param("NL 10-20 flop:", 1, None, "player", id="nobody-named"),
        pytest.param("NL 10-20 straddle 40 [A SB BB]: A?", 1, None, "straddler", id="no-straddler"),
        pytest.param("NL 10-20 flop: A push 0", 23, 1, "chips", id="no-chips"),
        pytest.param("NL 10-20 flop: A push 100x0", 23, 1, "chips", id="chips-of-no-number"),
        pytest.param("NL 10-20 flop: A push 5x20+", 28, 1, "amount", id="chips-broken-off"),
    ],
)
def test_line_is_refused_at_the_fault(
    line: str, column: int, step: int | None, expected: str
) -> None:
    assert fault(line) == ("syntax", column, step, expected)


@pytest.mark.parametrize("all_in", ["all-in by 75", "geht all-in um 75", "va all-in di 75"])
def test_all_in_on_top_has_two_readings_and_is_refused(all_in: str) -> None:
    assert fault(f"NL 50-100 flop: A bet 100, B {all_in}, A?")[3] == "one-reading"


def test_amounts_told_both_ways_have_to_fit_together() -> None:
    line = "NL 100-200 flop: A bet 600, B raises by 1,000 to 1,700, C?"

    assert fault(line) == ("syntax", 29, 2, "by-and-to")


def test_verb_nearly_right_gets_a_suggestion() -> None:
    with pytest.raises(LineError) as caught:
        parse("NL 10-20 flop: A bett 20")

    assert caught.value.facts["suggestion"] == "bet"


@pytest.mark.parametrize("told", ["C flats", "C holds", "C jumps"])
def test_verb_that_is_no_slip_gets_no_suggestion(told: str) -> None:
    with pytest.raises(LineError) as caught:
        parse(f"NL 50-100 flop: A bet 100, B call, {told}")

    assert caught.value.facts["suggestion"] is None


@pytest.mark.parametrize(
    ("word", "street"), [("flpo", "flop"), ("turm", "turn"), ("rivver", "river"), ("xyz", None)]
)
def test_street_nearly_right_gets_a_suggestion(word: str, street: str | None) -> None:
    with pytest.raises(LineError) as caught:
        parse(f"NL 50-100 {word}: A bet 100")

    facts = caught.value.facts
    assert (facts["found"], facts["suggestion"]) == (word, street)


def test_player_called_nearly_like_a_street_acts() -> None:
    assert parse("NL 50-100 Turm raise 300, BB?").actions[0].player == "Turm"


def test_found_sign_that_nobody_sees_is_named_by_its_number() -> None:
    with pytest.raises(LineError) as caught:
        parse("\u202eNL 10-20: A call")

    # A mark that turns the direction of writing, for one.
    assert caught.value.facts["found"] == "(U+202E)NL"


def test_setting_that_cannot_be_is_told_without_the_colon_behind_it() -> None:
    with pytest.raises(LineError) as caught:
        parse("NL 100-50 flop: A bet 100")

    assert caught.value.facts["found"] == "100-50 flop"


def test_quotation_that_never_ends_costs_no_time() -> None:
    line = 'NL 10-20 flop: A push 50 "' + " " * 19_000
    started = time.perf_counter()

    # What cannot be read as said with the chips is where the next player should be.
    assert fault(line) == ("syntax", 26, 2, "player")
    # Linear it takes a millisecond, quadratic seconds.
    assert time.perf_counter() - started < 0.5


def test_total_that_no_line_could_tell_is_refused() -> None:
    # The bet of 100 and what comes on top of it make more than the largest amount.
    line = "NL 50-100 flop: A bet 100, B raise by 1000000000000000"

    assert fault(line) == ("too-long", 28, 2, None)


def test_push_without_chips_asks_for_chips_and_for_no_total() -> None:
    with pytest.raises(LineError) as caught:
        parse("NL 50-100 flop: A push")

    error = caught.value
    assert (error.code, error.column) == ("amount-needed", 23)
    assert explain_error(error.code, error.facts) == "An amount of chips is needed here."


@pytest.mark.parametrize(
    ("line", "column", "step", "limit", "of"),
    [
        pytest.param("NL 10-20 flop: A push 900000000000000x9", 23, 1, 10**15, None, id="chips"),
        pytest.param("NL 10-20 flop: A bet 1" + "0" * 16, 22, 1, 10**15, None, id="amount"),
        pytest.param("NL 10-20 flop: " + "Q" * 41 + " check", 16, 1, 30, "characters", id="name"),
        pytest.param(
            f"NL 10-20 [{' '.join(f'P{n}' for n in range(41))}]: P0?",
            10,
            None,
            40,
            "players",
            id="listed",
        ),
        pytest.param(
            f"NL 10-20 flop: {', '.join(f'P{n} check' for n in range(41))}",
            1,
            None,
            40,
            "players",
            id="named",
        ),
        pytest.param(
            f"NL 10-20 flop: {'A check, ' * 401}", 3616, None, 400, "actions", id="actions"
        ),
        pytest.param("N" * 20_001, 20_001, None, 20_000, "characters", id="line"),
    ],
)
def test_what_is_more_than_the_limit_is_refused_with_the_limit(
    line: str, column: int, step: int | None, limit: int, of: str | None
) -> None:
    with pytest.raises(LineError) as caught:
        parse(line)

    error = caught.value
    assert (error.code, error.column, error.step) == ("too-long", column, step)
    assert (error.facts["limit"], error.facts.get("of")) == (limit, of)


def test_amount_on_top_of_what_cannot_be_has_the_fault_in_the_action_before() -> None:
    line = "NL 50-100 flop: A bet 100, B check, A raise by 100"

    with pytest.raises(LineError) as caught:
        parse(line)

    assert (caught.value.code, caught.value.step, caught.value.column) == ("cannot-check", 2, 28)
    assert str(caught.value).startswith("cannot-check at column 28 (")


@pytest.mark.parametrize(
    "told",
    [
        "A bets 100, B calls and raises to 300, A?",
        "A setzt 100, B geht mit und erhöht auf 300, A?",
        "A punta 100, B chiama e rilancia a 300, A?",
        "A check then raise 300, B?",
        "A bet 300, B raise 600 oder call, C?",
        "A bet 100 to call, B?",
        "A bet 100, B push 500 and call, C?",
        "A fa check e passa, B?",
        "alle passen, B?",
        "A bet 100, everyone folds, B?",
    ],
)
def test_sentence_that_goes_on_is_no_action_of_somebody_else(told: str) -> None:
    """Nobody is called "and": it is B again, who calls and raises."""
    assert fault(f"NL 50-100 flop: {told}")[3] == "player"


@pytest.mark.parametrize(
    "told",
    [
        "raise by 600 total",
        "erhöht um 600 insgesamt",
        "rilancia a 600 in più",
        "raises to 600 more",
    ],
)
def test_amount_on_top_and_in_total_at_once_is_refused(told: str) -> None:
    assert fault(f"NL 50-100 flop: A bet 300, B {told}, A?")[3] == "by-or-total"


def test_amount_with_a_space_in_it_has_two_readings_and_is_refused() -> None:
    with pytest.raises(LineError) as caught:
        parse("NL 50-100 flop: A bet 1 600, B?")

    assert caught.value.facts["expected"] == "spaced-amount"
    assert "“1 600”" in explain_error(caught.value.code, caught.value.facts)


def test_call_of_so_much_more_comes_on_top_of_what_is_in_front() -> None:
    line = "NL 50-100 flop: A bet 100, B raise 300, C call, A call {} more"

    assert str(parse(line.format(200))).endswith("A call 300")
    rule_on(line.format(200))
    with pytest.raises(LineError) as refused:
        rule_on(line.format(300))
    assert (refused.value.code, refused.value.step) == ("syntax", 4)
