"""The preview card as a picture: what previews show, which take no SVG."""

import io
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Final

from PIL import Image, ImageDraw, ImageFont

from rules.engine import Betting
from rules.wording import chips
from scenarios import colours
from scenarios.drawing.ladder import PLOT_END, Ladder, Rung
from scenarios.share.card import Card, Tone

WIDTH, HEIGHT = 1200, 630
MARGIN = 60
HEADER = 84
# The ladder: names to the left, the plot, and how the betting stands to the right.
PLOT_LEFT, PLOT_RIGHT = 270, 930
WORDS = 955
LABELS_TOP = 316
ROWS_TOP, ROWS_END = 398, 606
TALLEST_ROW = 52
# More seats than this cannot be read in a preview.
MOST_ROWS = 9

FONTS: Final = Path(__file__).parent / "fonts"
SERIF: Final = "DejaVuSerifCondensed-Bold.ttf"
SANS: Final = "DejaVuSansCondensed-Bold.ttf"
TONES: Final[Mapping[Tone, str]] = {
    Tone.OPEN: colours.OPEN,
    Tone.CLOSED: colours.CLOSED,
    Tone.NEITHER: colours.INK,
}
STATES: Final[Mapping[Betting, str]] = {
    Betting.OPEN: colours.OPEN,
    Betting.REOPENED: colours.OPEN,
    Betting.CLOSED: colours.CLOSED,
}


def png(card: Card, *, site: str) -> bytes:
    """Draw a card, with the site's name over it."""
    image = Image.new("RGB", (WIDTH, HEIGHT), colours.PAPER)
    draw = ImageDraw.Draw(image)
    _draw_header(draw, site)
    _draw_words(draw, card)
    _draw_lines(draw, card)
    shown = shown_rungs(card.ladder)
    row = min(TALLEST_ROW, (ROWS_END - ROWS_TOP) // max(1, len(shown)))
    for number, rung in enumerate(shown):
        word = card.betting[card.ladder.rungs.index(rung)]
        _draw_rung(draw, rung, ROWS_TOP + number * row, row, word)
    file = io.BytesIO()
    # Few colours: the picture is a quarter as large, and looks the same.
    image.quantize(48).save(file, "PNG", optimize=True)
    return file.getvalue()


def shown_rungs(ladder: Ladder) -> tuple[Rung, ...]:
    """Return the rungs there is room for, the one of the player asked among them."""
    shown = ladder.rungs[:MOST_ROWS]
    asked = tuple(rung for rung in ladder.rungs[MOST_ROWS:] if rung.is_asked)
    return shown[: MOST_ROWS - len(asked)] + asked


@lru_cache(maxsize=64)
def font(name: str, size: int) -> ImageFont.FreeTypeFont:
    """Load one of the site's own faces, so that no server needs any."""
    return ImageFont.truetype(FONTS / name, size)


def fitting(text: str, name: str, *, largest: int, smallest: int, room: int) -> tuple[str, int]:
    """Return a text and its size so that it fits; what is too long even when small is cut."""
    for size in range(largest, smallest - 1, -2):
        if font(name, size).getlength(text) <= room:
            return text, size
    while text and font(name, smallest).getlength(f"{text}…") > room:
        text = text[:-1]
    return f"{text.rstrip()}…", smallest


def _draw_header(draw: ImageDraw.ImageDraw, site: str) -> None:
    draw.rectangle((0, 0, WIDTH, HEADER), fill=colours.FELT)
    middle = HEADER // 2
    face = font(SERIF, 42)
    draw.text((MARGIN, middle), "43", colours.FELT_INK, face, anchor="lm")
    draw.rectangle((MARGIN + 62, middle - 22, MARGIN + 65, middle + 22), fill=colours.FELT_INK)
    draw.text((MARGIN + 76, middle), "47", colours.FELT_INK, face, anchor="lm")
    draw.text((MARGIN + 160, middle), site, colours.FELT_INK, font(SERIF, 32), anchor="lm")


def _draw_words(draw: ImageDraw.ImageDraw, card: Card) -> None:
    room = WIDTH - 2 * MARGIN
    eyebrow, size = fitting(card.eyebrow, SANS, largest=28, smallest=22, room=room)
    draw.text((MARGIN, 132), eyebrow, colours.SOFT, font(SANS, size), anchor="ls")
    headline, size = fitting(card.headline, SERIF, largest=76, smallest=34, room=room)
    base = 216 if card.detail else 240
    draw.text((MARGIN, base), headline, TONES[card.tone], font(SERIF, size), anchor="ls")
    detail, size = fitting(card.detail, SANS, largest=42, smallest=26, room=room)
    if card.detail:
        draw.text((MARGIN, 276), detail, colours.INK, font(SANS, size), anchor="ls")


def _across(x: int) -> int:
    """Turn a place across the ladder's drawing into one across the card."""
    return PLOT_LEFT + (x - Ladder.left) * (PLOT_RIGHT - PLOT_LEFT) // (PLOT_END - Ladder.left)


def _draw_lines(draw: ImageDraw.ImageDraw, card: Card) -> None:
    """Draw the bet to match and the least raise, each with its label, under the rungs."""
    bet, least = _across(card.ladder.bet_line.x), _across(card.ladder.raise_line)
    if card.raise_label:
        draw.rectangle((bet, LABELS_TOP + 36, least, ROWS_END), fill=colours.BAND)
        for y in range(LABELS_TOP + 36, ROWS_END, 16):
            draw.rectangle((least - 2, y, least + 2, min(y + 8, ROWS_END)), fill=colours.INK)
        _draw_label(draw, card.raise_label, least, LABELS_TOP + 16)
    draw.rectangle((bet - 2, LABELS_TOP + 68, bet + 2, ROWS_END), fill=colours.INK)
    _draw_label(draw, card.bet_label, bet, LABELS_TOP + 52)


def _draw_label(draw: ImageDraw.ImageDraw, text: str, x: int, y: int) -> None:
    """Write a label that begins at its line, or ends at the card's margin."""
    face = font(SANS, 26)
    start = min(x - 2, WIDTH - MARGIN - int(face.getlength(text)))
    box = draw.textbbox((start, y), text, face, anchor="lm")
    draw.rectangle((box[0] - 8, box[1] - 4, box[2] + 8, box[3] + 4), fill=colours.PAPER)
    draw.text((start, y), text, colours.INK, face, anchor="lm")


def _draw_rung(draw: ImageDraw.ImageDraw, rung: Rung, top: int, height: int, word: str) -> None:
    """Draw one seat: its name and bet, its bar, the bracket from its end, and a word."""
    middle = top + height // 2
    half = height * 3 // 10
    face = font(SANS, min(28, height - 4))
    seat = rung.seat
    if rung.is_asked:
        draw.rectangle((MARGIN - 14, top + 2, MARGIN - 6, top + height - 2), fill=colours.INK)
    bet = chips(seat.bet)
    bet_left = PLOT_LEFT - 16 - int(face.getlength(bet))
    draw.text((bet_left, middle), bet, colours.SOFT, face, anchor="lm")
    room = bet_left - MARGIN - 12
    name, size = fitting(seat.name, SANS, largest=int(face.size), smallest=14, room=room)
    draw.text((MARGIN, middle), name, colours.INK, font(SANS, size), anchor="lm")
    bar_end = _across(Ladder.left + rung.bar_width)
    if rung.bar_width:
        outline = seat.betting is Betting.FOLDED
        fill = None if outline else colours.SOFT if seat.betting is Betting.ALL_IN else colours.BAR
        box = (PLOT_LEFT, middle - half, bar_end, middle + half)
        draw.rectangle(box, fill=fill, outline=colours.SOFT if outline else None, width=2)
    if word:
        _draw_bracket(draw, rung, middle, half)
        state = STATES.get(seat.betting, colours.SOFT)
        text, size = fitting(
            word, SANS, largest=int(face.size), smallest=14, room=WIDTH - MARGIN // 2 - WORDS
        )
        draw.text((WORDS, middle), text, state, font(SANS, size), anchor="lm")


def _draw_bracket(draw: ImageDraw.ImageDraw, rung: Rung, middle: int, half: int) -> None:
    bracket = rung.bracket
    if bracket is None:
        return
    state = STATES.get(rung.seat.betting, colours.SOFT)
    start, within, end = (_across(x) for x in (bracket.start, bracket.within, bracket.end))
    if within > start:
        draw.rectangle((start, middle - 2, within, middle + 2), fill=state)
    draw.rectangle((end - 2, middle - half, end + 2, middle + half), fill=state)
    if rung.seat.betting is Betting.CLOSED:
        draw.rectangle((within, middle - half, end, middle + half), fill=colours.CLOSED)
        missing, face = chips(rung.seat.missing), font(SANS, half * 3 // 2 + 2)
        if face.getlength(missing) + 8 <= end - within:
            place = ((within + end) // 2, middle)
            draw.text(place, missing, colours.ASKED, face, anchor="mm")
        else:
            draw.text((end + 8, middle), missing, colours.CLOSED, face, anchor="lm")
