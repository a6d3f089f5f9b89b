"""Hand lines as people type them, in three languages, and their one canonical form."""

import time
from unicodedata import normalize

import pytest

from rules.engine import Push
from rules.handline import LineError, parse

EXAMPLE_47_1 = "NL 50-100 flop: A bet 100, B all-in 125, C call, D all-in 200, E call, A?"


@pytest.mark.parametrize(
    "typed",
    [
        pytest.param(EXAMPLE_47_1, id="canonical"),
        pytest.param(
            "nl 50/100 FLOP: A Bets 100, B goes all-in for 125, C calls, D shoves 200, E calls, A?",
            id="english",
        ),
        pytest.param(
            "NLHE, Blinds 50-100, Flop: Spieler A setzt 100, B geht mit 125 all-in, C bezahlt, "
            "dann D geht All-In insgesamt 200, E callt. A ?",
            id="german",
        ),
        pytest.param(
            "NL bui 50-100 al flop: A punta 100, B va all-in per un totale di 125, C chiama, "
            "poi D all in 200, E fa call, A?",
            id="italian",
        ),
        pytest.param(
            "nl 50-100 flop A bet 100 B all-in 125 C call D all-in 200 E call A?",
            id="without-commas-and-colon",
        ),
        pytest.param(
            "NL 50–100 flop:\nA bet 100;\nB all-in 125;\nC call;\nD all-in 200;\nE call;\nA?",
            id="a-line-each",
        ),
    ],
)
def test_typed_line_has_one_canonical_form(typed: str) -> None:
    assert str(parse(typed)) == EXAMPLE_47_1


def test_letters_with_their_marks_written_apart_are_read() -> None:
    typed = "NL 50-100 Flop: Jürgen eröffnet mit 100, Bö erhöht auf 300, Jürgen?"

    assert str(parse(normalize("NFD", typed))) == str(parse(typed))


def test_marks_by_the_thousand_cost_no_time() -> None:
    line = "NL 50-100 flop: A bet 100, a" + "\u0315\u0300" * 9_900
    started = time.perf_counter()

    with pytest.raises(LineError):
        parse(line)

    # Linear it takes milliseconds; each mark compared with all before it, tenths of a second.
    assert time.perf_counter() - started < 0.1


@pytest.mark.parametrize(
    "amount",
    ["1600", "1.600", "1,600", "1'600", "1’600", "to 1600", "auf 1.600", "a 1.600"],
)
def test_amounts_are_read_in_every_number_style(amount: str) -> None:
    line = parse(f"NL 100-200 flop: A bet 600, B raise {amount}, C?")

    assert str(line) == "NL 100-200 flop: A bet 600, B raise 1600, C?"


@pytest.mark.parametrize(
    "raised",
    [
        "raises by 1,000",
        "raises by 1000 to 1600",
        "erhöht um 1.000",
        "erhöht um 1.000 auf insgesamt 1.600",
        "rilancia di 1.000",
        "rilancia di 1.000 per un totale di 1.600",
        "raises 1000 more",
    ],
)
def test_amounts_on_top_become_totals(raised: str) -> None:
    line = parse(f"NL 100-200 flop: A bet 600, B {raised}, C?")

    assert str(line) == "NL 100-200 flop: A bet 600, B raise 1600, C?"


def test_comma_separates_unless_three_digits_follow() -> None:
    assert str(parse("NL 50-100 flop: A bet 100,B call,A?")) == (
        "NL 50-100 flop: A bet 100, B call, A?"
    )


@pytest.mark.parametrize(
    ("typed", "canonical"),
    [
        ("A schiebt, B?", "A check, B?"),
        ("A schiebt 100, B?", "A push 100, B?"),
        ("A klopft, B?", "A check, B?"),
        ("A bussa, B?", "A check, B?"),
        ("A setzt 100, B passt, C?", "A bet 100, B fold, C?"),
        ("A punta 100, B passa, C?", "A bet 100, B fold, C?"),
        ("A bet 100, B push 1000 + 5 x 100, C?", None),
        ("A bet 100, B push 500 X 1, C?", "A bet 100, B push 500x1, C?"),
        ("A bet 100, B push 500×2+100, C?", "A bet 100, B push 500x2+100, C?"),
        ("A bet 100, B push “raise” 500, C?", 'A bet 100, B push 500 "raise", C?'),
        ("A bet 100, B push 500 „Erhöhe“, C?", 'A bet 100, B push 500 "raise", C?'),
        ("A bet pot, B?", "A bet pot, B?"),
    ],
)
def test_words_of_the_table(typed: str, canonical: str | None) -> None:
    line = parse(f"NL 50-100 flop: {typed}")

    expected = canonical or "A bet 100, B push 1000+5x100, C?"
    assert str(line) == f"NL 50-100 flop: {expected}"


@pytest.mark.parametrize(
    ("typed", "canonical"),
    [
        ("NL 50-100 preflop: A call", "NL 50-100: A call"),
        ("NL 50-100 house tda: A call", "NL 50-100: A call"),
        (
            "NL 50-100 house single [A, B=1.500, SB, BB] pot 0 bb-ante 100 ante 10: A call",
            "NL 50-100 ante 10 bb-ante 100 pot 0 house single [A B=1500 SB BB]: A call",
        ),
        ("fl 10-20 cap 4 turn: A bet 40", "FL 10-20 turn cap 4: A bet 40"),
        ("NL 50-100: sb call, bb check", "NL 50-100: SB call, BB check"),
    ],
)
def test_setting_has_one_canonical_order(typed: str, canonical: str) -> None:
    assert str(parse(typed)) == canonical


@pytest.mark.parametrize("language", ["en", "de", "it"])
@pytest.mark.parametrize(
    "line",
    [
        EXAMPLE_47_1,
        "NL 1000-2000 river pot 9000: A check, B bet 4000, A fold",
        "PL 50-100 [A=1500 SB BB]: A raise 350, SB fold, BB push 1000+100x4",
        'FL 10-20 turn cap 4: A bet 40, B push 500x1 "raise", A?',
        "PL 50-100 flop pot 300: A bet pot, B push 500x1 front 1000x1, A?",
        "NL 50-100 flop: A bet 100, B raise 300, A push 1000+500 back 25, B?",
    ],
)
def test_printed_form_of_a_language_reads_back(line: str, language: str) -> None:
    hand = parse(line)

    assert parse(hand.in_language(language)) == hand


def test_blinds_never_named_sit_where_they_act() -> None:
    assert [name for name, _ in parse("NL 50-100: A call, BB check").seats] == ["A", "SB", "BB"]


@pytest.mark.parametrize(
    "typed",
    [
        # A pattern without regard to case takes each of these letters for i or s.
        pytest.param("NL 50-100 hou\u017fe single: A RA\u0130SE 300, SB rai\u017fe 600", id="s"),
        pytest.param("NL 50-100 house s\u0131ngle: A ra\u0131se 300, SB RA\u0130SE 600", id="i"),
    ],
)
def test_letters_that_only_look_like_others_are_read_as_those(typed: str) -> None:
    assert str(parse(typed)) == "NL 50-100 house single: A raise 300, SB raise 600"


def test_amount_may_have_any_number_of_noughts_in_front() -> None:
    # Python reads no more than 4300 digits as a number.
    assert str(parse(f"NL 50-{'0' * 5000}100 flop: A bet {'0' * 5000}200")) == (
        "NL 50-100 flop: A bet 200"
    )


def test_player_called_like_a_number_of_chips_is_no_such_number() -> None:
    line = parse("NL 50-100 flop: x2 bet 100, A push 500, x2?")

    # The amount of 500 alone, not one chip of 500.
    assert line.actions[1] == Push("A", 500)
    assert str(line) == "NL 50-100 flop: x2 bet 100, A push 500, x2?"


@pytest.mark.parametrize(
    "pushed",
    ["500x1 front 1000x1", "1000+500 back 25", "1500x2 front 500x3+100 back 100", '1000 "raise"'],
)
def test_pushed_chips_are_printed_as_they_are_read(pushed: str) -> None:
    line = f"NL 50-100 flop: A bet 100, B push {pushed}"

    assert str(parse(line)) == line


def test_going_with_an_amount_and_nothing_more_is_a_call() -> None:
    line = "NL 50-100 Flop: A setzt 100, B geht mit 100, C?"

    assert str(parse(line)) == "NL 50-100 flop: A bet 100, B call 100, C?"


@pytest.mark.parametrize(
    "typed",
    [
        "A bets the pot, B?",
        "A setzt den Pot, B?",
        "A setzt Pot, B?",
        "A erhöht den Topf, B?",
        "A punta il piatto, B?",
        "A rilancia il pot, B?",
    ],
)
def test_pot_is_announced_in_every_language(typed: str) -> None:
    assert str(parse(f"PL 50-100 flop pot 300: {typed}")) == "PL 50-100 flop pot 300: A bet pot, B?"


@pytest.mark.parametrize(
    "typed",
    [
        "B pushes 500x1 in front 1000x1",
        "B schiebt 500x1 vor davor 1.000x1",
        "B schiebt vor 500x1 vor sich 1.000x1",
        "B spinge 500x1 davanti 1.000x1",
    ],
)
def test_chips_in_front_are_told_in_every_language(typed: str) -> None:
    line = "NL 50-100 flop: A bet 100"

    assert str(parse(f"{line}, {typed}")) == f"{line}, B push 500x1 front 1000x1"


@pytest.mark.parametrize("pushed", ["schiebt 500x1 vor", "spinge 500x1 avanti", "pushes 500x1 out"])
def test_push_may_have_its_second_half_behind_the_chips(pushed: str) -> None:
    line = "NL 50-100 flop: A bet 100"

    assert str(parse(f"{line}, B {pushed}, C?")) == f"{line}, B push 500x1, C?"


def test_name_is_the_same_in_upper_and_lower_case() -> None:
    assert str(parse("NL 50-100 flop: A bet 100, UTG all-in 150, c call, utg fold, a?")) == (
        "NL 50-100 flop: A bet 100, UTG all-in 150, c call, UTG fold, A?"
    )


def test_names_that_the_list_tells_apart_stay_apart() -> None:
    line = "NL 50-100 flop [A a B]: A bet 100, a call, B?"

    assert str(parse(line)) == line


def test_names_written_small_beside_blinds_need_no_commas() -> None:
    assert str(parse("nl 50/100 sb calls bb checks e calls")) == (
        "NL 50-100: SB call, BB check, e call"
    )


def test_names_written_small_need_no_commas() -> None:
    typed = "nl 50/100 flop: a bets 100 b all-in 125 c calls d all-in 200 e calls a?"

    assert str(parse(typed)) == (
        "NL 50-100 flop: a bet 100, b all-in 125, c call, d all-in 200, e call, a?"
    )


@pytest.mark.parametrize("name", ["e", "und", "and", "la"])
def test_any_word_may_be_a_name_behind_a_comma_or_in_the_list(name: str) -> None:
    listed = f"NL 50-100 flop [A {name}]: A bet 100, {name} call"

    assert str(parse(listed)) == listed
    assert str(parse(listed.replace(", ", " "))) == listed
    behind = f"NL 50-100 flop: A bet 100, {name} call, A?"
    assert str(parse(behind)) == behind


@pytest.mark.parametrize("typed", ["passa la parola", "passa parola", "lascia la parola"])
def test_word_passed_on_is_a_check(typed: str) -> None:
    assert str(parse(f"NL 50-100 flop: A {typed}, B?")) == "NL 50-100 flop: A check, B?"


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("A setzte 100, B erhöhte auf 300, C passte, A?", "A bet 100, B raise 300, C fold, A?"),
        ("A ha puntato 100, B ha rilanciato a 300, C?", "A bet 100, B raise 300, C?"),
    ],
)
def test_story_may_be_told_in_the_past(typed: str, told: str) -> None:
    assert str(parse(f"NL 50-100 flop: {typed}")) == f"NL 50-100 flop: {told}"


def test_mark_before_the_text_is_passed_over() -> None:
    assert str(parse("\ufeffNL 50-100 flop: A bet 100, B?")) == "NL 50-100 flop: A bet 100, B?"
