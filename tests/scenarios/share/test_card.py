"""The preview card says what the page says largest, and draws the same ladder."""

import io
from dataclasses import replace

import pytest
from django.utils.translation import override
from PIL import Image

from rules.engine import Betting
from scenarios import colours
from scenarios.share.card import Card, Tone, card_of, card_of_step
from scenarios.share.picture import (
    HEIGHT,
    MOST_ROWS,
    PLOT_LEFT,
    ROWS_END,
    ROWS_TOP,
    SANS,
    WIDTH,
    fitting,
    font,
    png,
    shown_rungs,
)
from scenarios.stepper import Position, rulings_of
from scenarios.switches import Switches
from scenarios.walk import Walk, walk_to

TEN_SEATS = (
    "NL 50000-100000 flop [A B C D E F G H I J]: A bet 1000000, B all-in 1250000, C fold, "
    "D fold, E fold, F fold, G fold, H fold, I fold"
)


def walk(code: str, number: int, *, ask: bool = False) -> Walk:
    found = walk_to(code, number, Switches(ask=ask), "/")
    assert found is not None
    return found


def position(hand: str) -> Position:
    rulings = rulings_of(hand)
    return Position(rulings, len(rulings) - 1)


def picture(card: Card) -> Image.Image:
    return Image.open(io.BytesIO(png(card, site="Raise rules"))).convert("RGB")


def shades(image: Image.Image) -> set[str]:
    """Return the colours of an image as a style sheet writes them."""
    found = image.getcolors(WIDTH * HEIGHT)
    assert found is not None
    return {f"#{r:02x}{g:02x}{b:02x}" for _, (r, g, b) in found}  # type: ignore[misc]  # RGB


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("language", "eyebrow", "headline", "detail"),
    [
        pytest.param(
            "de",
            "Regel 47 (2026: 49) · Beispiel 1",
            "A darf erhöhen",
            "auf mindestens 300 (um 100)",
            id="de",
        ),
        pytest.param(
            "it",
            "Regola 47 (2026: 49) · Esempio 1",
            "A può rilanciare",
            "almeno a 300 (di 100)",
            id="it",
        ),
        pytest.param(
            "en",
            "Rule 47 (2026: 49) · Example 1",
            "A may raise",
            "at least to 300 (by 100)",
            id="en",
        ),
    ],
)
def test_card_says_the_answer(language: str, eyebrow: str, headline: str, detail: str) -> None:
    with override(language):
        card = card_of_step(walk("47-1", 5))

    assert (card.eyebrow, card.headline, card.detail) == (eyebrow, headline, detail)
    assert card.tone is Tone.OPEN


@pytest.mark.django_db
def test_card_says_how_each_seat_stands() -> None:
    with override("en"):
        card = card_of_step(walk("47-1", 5))

    assert card.betting == ("reopened", "all-in", "closed", "all-in", "matched")
    assert (card.bet_label, card.raise_label) == ("to match 200", "minimum raise to 300 (by 100)")


@pytest.mark.django_db
def test_card_that_asks_first_gives_nothing_away() -> None:
    with override("en"):
        card = card_of_step(walk("47-1", 5, ask=True))

    assert card.headline == "May A raise, and to how much at least?"
    assert (card.detail, card.raise_label, set(card.betting)) == ("", "", {""})
    assert not {colours.OPEN, colours.CLOSED, colours.BAND} & shades(picture(card))


@pytest.mark.django_db
def test_card_of_a_rule_without_number_names_the_example_alone() -> None:
    with override("en"):
        card = card_of_step(replace(walk("47-1", 5), citations={}))

    assert card.eyebrow == "Example 1"


def test_card_before_any_bet_names_the_least_bet() -> None:
    with override("en"):
        card = card_of(position("NL 50-100 flop [A B]:"), eyebrow="")

    assert (card.bet_label, card.raise_label) == ("no bet yet", "least bet 100")


def test_card_names_no_raise_where_none_can_come() -> None:
    over = rulings_of("NL 50-100 flop [A B]: A bet 100, B fold")

    card = card_of(Position(over, 2), eyebrow="")

    assert (card.bet_label, card.raise_label) == ("to match 100", "")


@pytest.mark.django_db
def test_picture_has_the_size_and_the_weight_of_a_preview() -> None:
    card = card_of_step(walk("47-1", 5))

    file = png(card, site="Raise rules")

    assert picture(card).size == (1200, 630)
    assert len(file) < 40_000


@pytest.mark.django_db
def test_picture_shows_a_closed_seat_in_its_colour() -> None:
    image = picture(card_of_step(walk("47-1a", 6)))

    assert {colours.CLOSED, colours.BAR, colours.PAPER, colours.FELT} <= shades(image)


def test_picture_writes_missing_chips_beside_a_part_that_is_too_narrow() -> None:
    """A faces 9,999 of the 10,000 that would reopen betting: one chip is no wider than a line."""
    closed = card_of(position("NL 50-100 flop: A bet 10000, B all-in 19999, A?"), eyebrow="")
    reopened = card_of(position("NL 50-100 flop: A bet 10000, B all-in 20000, A?"), eyebrow="")

    assert closed.ladder.rungs[0].seat.missing == 1
    assert colours.CLOSED in shades(picture(closed))
    assert colours.CLOSED not in shades(picture(reopened))


def test_picture_draws_bars_as_long_as_the_bets() -> None:
    """A has 100 of the 200 to match, so that the bar is half as long as that of E."""
    hand = "NL 50-100 flop: A bet 100, B all-in 125, C call, D all-in 200, E call, A?"
    image = picture(card_of(position(hand), eyebrow=""))
    row = (ROWS_END - ROWS_TOP) // 5
    ink = tuple(int(colours.BAR[place : place + 2], 16) for place in (1, 3, 5))

    def bar(number: int) -> int:
        y = ROWS_TOP + number * row + row // 2 - 5
        return sum(image.getpixel((x, y)) == ink for x in range(PLOT_LEFT, WIDTH))

    assert abs(2 * bar(0) - bar(4)) <= 8


def test_picture_keeps_the_player_who_is_asked_among_too_many() -> None:
    ladder = card_of(position(TEN_SEATS), eyebrow="").ladder

    shown = shown_rungs(ladder)

    assert [rung.seat.name for rung in shown] == ["A", "B", "C", "D", "E", "F", "G", "H", "J"]
    assert len(shown) == MOST_ROWS
    assert shown[-1].is_asked


def test_picture_takes_long_names_and_amounts() -> None:
    hand = TEN_SEATS.replace("A", "Alexandra1234567890", 1).replace(": A", ": Alexandra1234567890")
    card = card_of(position(hand), eyebrow="word " * 60)

    assert picture(card).size == (1200, 630)
    assert card.ladder.rungs[2].seat.betting is Betting.FOLDED


def test_text_is_made_smaller_and_then_cut_until_it_fits() -> None:
    short = fitting("A", SANS, largest=40, smallest=20, room=200)
    smaller = fitting("A" * 12, SANS, largest=40, smallest=20, room=200)
    cut, size = fitting("A" * 100, SANS, largest=40, smallest=20, room=200)

    assert short == ("A", 40)
    assert smaller[0] == "A" * 12
    assert 20 <= smaller[1] < 40
    assert (cut[-1], size) == ("…", 20)
    assert font(SANS, size).getlength(cut) <= 200


@pytest.mark.parametrize("letter", "äöüßÄÖÜàèéìòùÀÈ„“”‘’«»·–…×")
def test_fonts_have_every_letter_of_the_three_languages(letter: str) -> None:
    # A letter that a font lacks is drawn as its box.
    assert bytes(font(SANS, 40).getmask(letter)) != bytes(font(SANS, 40).getmask("\ue000"))
