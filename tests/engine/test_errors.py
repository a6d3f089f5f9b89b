"""What cannot be is an error with the code that says why (the hand line's closed list)."""

import pytest

from rules.handline import LineError, rule_on
from tests.engine.lines import code_of

FLOP = "NL 50-100 flop"


@pytest.mark.parametrize(
    ("line", "code"),
    [
        pytest.param(f"{FLOP} [A B C]: B check", "not-your-turn", id="listed-second-first"),
        pytest.param(f"{FLOP} [A B C]: A check, C check", "not-your-turn", id="listed-passed-over"),
        pytest.param(f"{FLOP}: A bet 100, B call, A fold, C call", "not-your-turn", id="unlisted"),
        pytest.param("NL 50-100 [A SB BB]: SB call", "not-your-turn", id="listed-blind-too-early"),
        pytest.param(
            "NL 50-100: A raise 300, SB call, BB raise 900, A raise 2700, BB call",
            "not-your-turn",
            id="named-blind-passed",
        ),
        pytest.param(f"{FLOP} [A B]: A call", "nothing-to-call", id="call-without-a-bet"),
        pytest.param("NL 50-100: A call, SB call, BB call", "nothing-to-call", id="option-called"),
        pytest.param(f"{FLOP}: A bet 100, B check", "cannot-check", id="check-facing-a-bet"),
        pytest.param("NL 50-100: A check, B?", "cannot-check", id="check-facing-the-blind"),
        pytest.param(
            f"{FLOP}: A bet 300, B raise 299", "raise-too-small", id="one-less-than-the-bet"
        ),
        pytest.param(f"{FLOP}: A bet 300, B raise 300", "raise-too-small", id="just-the-bet"),
        pytest.param(f"{FLOP}: A bet 300, B raise 301", None, id="one-more-than-the-bet"),
        pytest.param("NL 50-100: A raise 100, B?", "raise-too-small", id="raise-to-the-blind"),
        pytest.param(
            f"{FLOP}: A bet 100, B all-in 199, C call, A raise 400", "betting-closed", id="closed"
        ),
        pytest.param(f"{FLOP}: A bet 100, B all-in 200, C call, A raise 400", None, id="reopened"),
        pytest.param(
            f"{FLOP}: A bet 100, B all-in 199, C call, A all-in 400",
            "betting-closed",
            id="closed-all-in",
        ),
        pytest.param(
            f"{FLOP} [A=199 B=199 C]: A bet 100, B all-in, C call, A all-in",
            None,
            id="closed-all-in-is-a-call",
        ),
        pytest.param(f"{FLOP}: A all-in, B?", "amount-needed", id="all-in-without-a-stack"),
        pytest.param(
            f"{FLOP} [A B]: A all-in", "amount-needed", id="all-in-without-a-listed-stack"
        ),
        pytest.param(f"{FLOP} [A=70 B]: A all-in", None, id="all-in-with-a-stack"),
        pytest.param(f"{FLOP} [A=70 B]: A all-in 69", "syntax", id="all-in-below-the-stack"),
        pytest.param(f"{FLOP} [A=70 B]: A all-in 70", None, id="all-in-of-the-stack"),
        pytest.param(
            f"{FLOP} [A=70 B]: A all-in 71", "more-than-stack", id="all-in-above-the-stack"
        ),
        pytest.param(f"{FLOP} [A=300 B]: A bet 299", None, id="bet-one-less-than-the-stack"),
        pytest.param(f"{FLOP} [A=300 B]: A bet 300", None, id="bet-of-the-stack"),
        pytest.param(
            f"{FLOP} [A=300 B]: A bet 301", "more-than-stack", id="bet-one-over-the-stack"
        ),
        pytest.param(
            f"{FLOP}: A bet 100, B fold, C call, B call", "already-folded", id="folded-acts"
        ),
        pytest.param(
            f"{FLOP}: A bet 100, B fold, C call, D call, B?", "already-folded", id="folded-is-asked"
        ),
        pytest.param(
            f"{FLOP}: A bet 100, B all-in 250, C call, B fold", "already-all-in", id="all-in-acts"
        ),
        pytest.param(
            f"{FLOP}: A bet 100, B all-in 250, C call, B?", "already-all-in", id="all-in-is-asked"
        ),
        pytest.param(
            f"{FLOP} [A B]: A check, B check, A bet 100", "round-over", id="checked-round"
        ),
        pytest.param(f"{FLOP} [A B]: A bet 100, B fold, A bet 200", "round-over", id="one-left"),
        pytest.param(
            f"{FLOP} [A B C]: A bet 100, B call, C call, A raise 300",
            "round-over",
            id="everybody-matched",
        ),
        pytest.param(
            "NL 50-100 [A SB BB]: A call, SB call, BB check, A raise 300",
            "round-over",
            id="option-checked",
        ),
    ],
)
def test_line_has_the_error_code(line: str, code: str | None) -> None:
    assert code_of(line) == code


@pytest.mark.parametrize(
    "line",
    [
        "",
        " ",
        "NL",
        "NL 50",
        "50-100: A?",
        "XL 50-100: A?",
        "NL 50-100: A",
        "NL 50-100: A jumps",
        "NL 50-100: A bet",
        "NL 50-100 flop [: A?",
        "NL 50-100 flop [A A]: A?",
        "NL 50-100 flop [A=0 B]: A?",
        "NL 50-100 house elsewhere: A?",
        "FL 50-100 house single: A?",
        "FL 50-100 house double: A?",
        "NL 50-100: A?, B call",
        "NL 0-0: A?",
    ],
)
def test_line_that_cannot_be_read_is_an_error_and_no_guess(line: str) -> None:
    assert code_of(line) in {"syntax", "amount-needed"}


@pytest.mark.parametrize(("actions", "code"), [(399, None), (400, None), (401, "too-long")])
def test_line_has_at_most_400_actions(actions: int, code: str | None) -> None:
    told = ", ".join(f"{'AB'[i % 2]} raise {100 * (i + 1)}" for i in range(actions))

    assert code_of(f"{FLOP} [A B]: {told}") == code


@pytest.mark.parametrize(("seats", "code"), [(39, None), (40, None), (41, "too-long")])
def test_line_has_at_most_40_seats(seats: int, code: str | None) -> None:
    names = " ".join(f"P{i}" for i in range(seats))

    assert code_of(f"{FLOP} [{names}]: P0 check") == code


@pytest.mark.parametrize(
    ("amount", "code"), [(10**15 - 1, None), (10**15, None), (10**15 + 1, "too-long")]
)
@pytest.mark.parametrize(
    "line", ["{}: A bet {:d}, B?", "{} [A={:d} B]: A check", "{} pot {:d}: A?"]
)
def test_amounts_go_up_to_10_to_the_15(line: str, amount: int, code: str | None) -> None:
    assert code_of(line.format(FLOP, amount)) == code


@pytest.mark.parametrize(
    ("line", "step", "column"),
    [
        pytest.param("NL 50-100 flop: A bet 100, B raise 50", 2, 28, id="second-action"),
        pytest.param("NL 50-100 flop: A bet 100, B fold, C call, B?", 4, 44, id="question"),
        pytest.param("NL 50-100 flop [A B]: B check", 1, 23, id="first-action"),
    ],
)
def test_error_names_the_action_and_its_place(line: str, step: int, column: int) -> None:
    with pytest.raises(LineError) as refused:
        rule_on(line)

    assert (refused.value.step, refused.value.column) == (step, column)
