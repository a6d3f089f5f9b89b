"""Faults in typed lines: the place, what is marked, and what can be clicked instead."""

import pytest

from rules.engine import ErrorCode
from rules.handline import rule_on
from rules.handline.limits import MAX_LENGTH
from scenarios.ruling.faults import Fault
from scenarios.ruling.lines import read


def fault(text: str, language: str = "en") -> Fault:
    found = read(text, language)
    assert isinstance(found, Fault)
    return found


@pytest.mark.parametrize(
    ("text", "marked", "words"),
    [
        pytest.param("NL 50-100 flop: A bet 100, B cals", "cals", ("call",), id="misspelt-verb"),
        pytest.param(
            "NL 50-100 flop: A bet 100, B check", "B check", ("B calls", "B folds"), id="check"
        ),
        pytest.param("NL 50-100 flop: A call", "A call", ("A checks",), id="nothing-to-call"),
        pytest.param(
            "NL 50-100 flop: A bet 100, B raise 100, C call",
            "B raise 100",
            ("B raises to 200", "B calls"),
            id="no-raise-at-all",
        ),
        pytest.param(
            "NL 50-100 flop: A bet 100, B all-in 125, C call, A raise 300",
            "A raise 300",
            ("A calls", "A folds"),
            id="betting-closed",
        ),
        pytest.param(
            "NL 50-100 flop [A B C]: A bet 100, C call",
            "C call",
            ("B calls",),
            id="out-of-turn",
        ),
        pytest.param(
            "NL 50-100 flop [A=800 B]: A bet 1,000, B call",
            "A bet 1,000",
            ("A all-in 800",),
            id="more-than-the-stack",
        ),
        pytest.param(
            "FL 10-20 flop: A bet 20, B raise 60", "B raise 60", ("B raises to 40",), id="limit"
        ),
        pytest.param(
            "NL 50-100 flop [A B C]: A bet 100, B fold, C call, B call",
            "B call",
            ("",),
            id="already-folded",
        ),
        pytest.param(
            "NL 50-100 flop: A bet 300, B raise, C fold",
            "B raise",
            ("B raises to 600",),
            id="amount-left-out",
        ),
        pytest.param(
            "NL 50-100 flop: A bet, B call", "A bet", ("A bets 100",), id="first-amount-left-out"
        ),
        pytest.param("NL 50-100 flop: A all-in", "A all-in", (), id="all-in-of-nobody-knows-what"),
        pytest.param(
            "NL 50-100 flop: A all-in, B raise by 100",
            "A all-in",
            (),
            id="all-in-before-a-raise-by",
        ),
        pytest.param("NL 50-100 flop: A push", "", (), id="push-of-nothing"),
        pytest.param("PL 50-100 flop: A bet pot", "A bet pot", (), id="pot-not-known"),
        pytest.param(
            "FL 50-100 flop: A bet 500", "A bet 500", ("A bets 100",), id="bet-over-the-limit"
        ),
        pytest.param(
            "FL 50-100: A raise 500", "A raise 500", ("A raises to 200",), id="over-it-before-flop"
        ),
        pytest.param("NL 50-100: UTG raise 300.50", "300.50", (), id="half-a-chip"),
        pytest.param("NL 50-100: UTG raise 300.5", "300.5", (), id="half-a-chip-shorter"),
        pytest.param("NL 50-100: UTG raise 300.00", "300.00", ("300",), id="no-part-of-a-chip"),
        pytest.param("50-100 flop: A bet 100, B?", "50-100", ("NL",), id="no-structure"),
        pytest.param(
            "NL 50-100 flop: A bet 3.6000, B call", "3.6000", ("36000",), id="half-a-number"
        ),
        pytest.param(
            "NL 50-100 flop: A bet 100, B call 200", "B call 200", ("B calls",), id="other-call"
        ),
        pytest.param("NL 50-100 flop: A bet 100, ?", "?", (), id="nobody"),
        # The player whose turn it is cannot check either: nothing is gained by the other name.
        pytest.param(
            "NL 50-100 flop [A B C]: A bet 100, C check", "C check", (), id="check-out-of-turn"
        ),
        pytest.param("NL", "", (), id="nothing-there-yet"),
    ],
)
def test_fault_is_marked_and_mended(text: str, marked: str, words: tuple[str, ...]) -> None:
    found = fault(text)

    assert (found.before + found.marked + found.after) == text
    assert found.marked == marked
    assert tuple(suggestion.words for suggestion in found.suggestions) == words
    assert found.is_at_the_end == (not marked)


def test_suggested_lines_can_be_clicked_until_the_line_stands() -> None:
    first = fault("50-100 flop: A bet 100, B check, C call 300")
    second = fault(first.suggestions[0].hand)
    third = fault(second.suggestions[0].hand)
    mended = third.suggestions[0].hand

    assert mended == "NL 50-100 flop: A bet 100, B calls, C calls"
    assert rule_on(mended)[-1].pot == 300


def test_suggestions_speak_the_language_of_the_reader() -> None:
    line = "NL 50-100 flop: A bet 1000, B raise 1000"

    words = {
        language: fault(line, language).suggestions[0].words for language in ("de", "it", "en")
    }

    assert words == {
        "de": "B erhöht auf 2.000",
        "it": "B rilancia a 2.000",
        "en": "B raises to 2,000",
    }


@pytest.mark.parametrize(
    ("language", "told", "words"),
    [
        pytest.param("en", "A bet 100, B call, C flats", (), id="no-slip"),
        pytest.param("en", "A bet 100, B holds", (), id="another-word"),
        pytest.param("de", "A setzt 100, B folgt", (), id="another-word-de"),
        pytest.param("it", "A punta 100, B rilascia", (), id="another-word-it"),
        pytest.param("en", "A bet 100, B chiamma", (), id="neither-the-reader-s-nor-the-line-s"),
        pytest.param("de", "A bet 100, B cals", ("call",), id="the-line-s"),
        pytest.param("en", "A setzt 100, B calt", ("call",), id="the-reader-s-first"),
        pytest.param("de", "A setzt 100, B calt", ("geht mit",), id="the-reader-s-and-the-line-s"),
        pytest.param("it", "A bte 100", ("bet",), id="canonical-where-nothing-is-told-yet"),
        pytest.param("en", "A bte", ("bet",), id="amount-still-to-come"),
        pytest.param("it", "A punta 100, B rilancio a 300", ("rilancia a 300",), id="printed-it"),
        pytest.param("it", "A punta 100, B rilancio 300", ("rilancia a 300",), id="with-its-a"),
        pytest.param("it", "A punta 100, B rilancio di 300", ("rilancia di 300",), id="on-top-it"),
        pytest.param("de", "A setzt 100, B erhot auf 300", ("erhöht auf 300",), id="printed-de"),
        pytest.param("de", "A setzt 100, B erhot um 300", ("erhöht um 300",), id="on-top-de"),
        pytest.param("de", "A setzt 100, B erhot", ("erhöht auf",), id="no-amount-yet"),
        pytest.param("de", "A setzt 100, B ghet mit", ("geht mit",), id="two-words"),
        # "Pasa" alone is nearly a fold.
        pytest.param("it", "A pasa la parola, B?", ("fa check",), id="three-words"),
    ],
)
def test_verb_is_mended_only_from_a_slip_and_as_it_is_printed(
    language: str, told: str, words: tuple[str, ...]
) -> None:
    found = fault(f"NL 50-100 flop: {told}", language)

    assert tuple(suggestion.words for suggestion in found.suggestions) == words


@pytest.mark.parametrize(
    ("head", "marked", "words"),
    [
        pytest.param("flpo:", "flpo", ("flop",), id="turned-round"),
        pytest.param("flopp:", "flopp", ("flop",), id="too-many"),
        pytest.param("turm:", "turm", ("turn",), id="wrong"),
        pytest.param("rivr:", "rivr", ("river",), id="missing"),
        pytest.param("prefop:", "prefop", ("preflop",), id="preflop"),
        pytest.param("on the flpo:", "flpo", ("flop",), id="last-of-several"),
        pytest.param("flpo [A B]:", "flpo", ("flop",), id="before-the-seats"),
        pytest.param("flpo", "flpo", ("flop",), id="no-colon"),
        pytest.param("xyz:", "xyz", (), id="nothing-near"),
        pytest.param("flop xyz:", "xyz", (), id="behind-the-street"),
    ],
)
def test_word_before_the_actions_that_is_not_understood_is_marked(
    head: str, marked: str, words: tuple[str, ...]
) -> None:
    found = fault(f"NL 50-100 {head} A bet 100")

    assert found.before == f"NL 50-100 {head[: head.index(marked)]}"
    assert found.marked == marked
    assert tuple(suggestion.words for suggestion in found.suggestions) == words


def test_street_is_mended_though_nobody_acts_yet() -> None:
    assert [mended.hand for mended in fault("NL 50-100 flpo").suggestions] == ["NL 50-100 flop"]


def test_what_holds_up_to_the_fault_is_ruled_with_all_seats_of_the_line() -> None:
    found = fault("NL 50-100 flop: A bet 100, B check, C call")

    assert found.so_far is not None
    ruling = found.so_far.rulings[-1]
    assert [seat.name for seat in ruling.seats] == ["A", "B", "C"]
    assert (ruling.to_act, ruling.to_call, ruling.min_raise_to) == ("B", 100, 200)


def test_what_holds_up_to_an_unreadable_action_is_ruled_for_who_would_act() -> None:
    found = fault("NL 50-100 flop: A bet 100, B cal")

    assert found.so_far is not None
    ruling = found.so_far.rulings[-1]
    assert (ruling.to_act, ruling.to_call, ruling.min_raise_to) == ("B", 100, 200)


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("NL 50-100 flop: A bte 100", id="first-action"),
        pytest.param("XY", id="setting"),
        pytest.param("NL 50-100 flop: A call, B cals", id="another-fault-before"),
        pytest.param("NL 50-100 flop A bet 100 B clal", id="no-comma-to-cut-at"),
    ],
)
def test_nothing_is_ruled_where_nothing_holds_yet(text: str) -> None:
    assert fault(text).so_far is None


def test_long_line_shows_what_is_around_its_fault() -> None:
    callers = [f", P{number} call" for number in range(30)]
    line = "NL 50-100 flop: A bet 100" + "".join([*callers[:20], " 7 8", *callers[20:]])

    found = fault(line)

    assert found.before.startswith("…")
    assert found.after.endswith("…")
    assert len(found.before + found.marked + found.after) < 300


def test_line_over_the_limit_is_refused_and_names_it() -> None:
    found = fault("N" * (MAX_LENGTH + 1))

    assert found.message == "That is too long: at most 20,000 characters."
    assert found.suggestions == ()


def test_amount_left_out_by_somebody_who_is_not_in_the_round_suggests_nothing() -> None:
    found = fault("NL 50-100 flop [A B]: C bet")

    assert found.error.code is ErrorCode.AMOUNT_NEEDED
    assert found.suggestions == ()
