"""Reading along a line: words, amounts and chips, with the place of whatever does not fit."""

import re
from collections.abc import Iterable, Mapping
from typing import Final, TypeVar
from unicodedata import normalize

from rules.engine import Chips, ErrorCode
from rules.engine.errors import Fact
from rules.handline.errors import LineError
from rules.handline.limits import MAX_AMOUNT, MAX_NAME

SPACE: Final = re.compile(r"\s*")
GAP: Final = re.compile(r"[\s,;.]*")
NAME: Final = re.compile(r"[^\W_]+")
# A dot, comma or apostrophe is a thousands mark only before exactly three digits.
AMOUNT: Final = re.compile(r"\d{1,3}(?:[.,'\u2019]\d{3})+(?!\d)|\d+")
TIMES: Final = re.compile(r"\s*[xX\u00d7*]\s*(\d{1,4})(?!\d)")
PLUS: Final = re.compile(r"\s*\+\s*")

# Letters that a pattern without regard to case takes for i and s, though lower() does not.
SAME_LETTERS: Final = str.maketrans("\u0130\u0131\u017f", "iis")

# A letter with its marks written apart. Marks by the thousand would take a thousand times longer.
MARKED: Final = re.compile(r"[^\W\d_][\u0300-\u036f]{1,2}")

Meaning = TypeVar("Meaning")


def composed(text: str) -> str:
    """Return a text in which a letter and its mark are one sign.

    >>> composed("erho\u0308ht")
    'erhöht'
    """
    return MARKED.sub(lambda match: normalize("NFC", match.group()), text)


def phrases(meanings: Iterable[str]) -> re.Pattern[str]:
    """Return a pattern for any of these phrases, the longest first, as whole words."""
    ordered = sorted(meanings, key=len, reverse=True)
    words = "|".join(re.escape(phrase).replace(r"\ ", r"\s+") for phrase in ordered)
    return re.compile(rf"(?:{words})(?![^\W_])", re.IGNORECASE)


def squeezed(phrase: str) -> str:
    """Return a phrase as the tables hold it: lower case, single spaces."""
    return " ".join(phrase.translate(SAME_LETTERS).lower().split())


def visible(text: str) -> str:
    """Return a text with what nobody would see in it, or what moves the text around it, by number.

    >>> visible("call\u200b")
    'call(U+200B)'
    """
    return "".join(sign if sign.isprintable() else f"(U+{ord(sign):04X})" for sign in text)


class Scanner:
    """A place in a line that moves on as parts are read."""

    def __init__(self, text: str) -> None:
        """Start at the beginning of the line."""
        self.text = text
        self.at = 0

    @property
    def done(self) -> bool:
        """Everything has been read."""
        return self.at >= len(self.text)

    @property
    def column(self) -> int:
        """The place of what comes next, from 1."""
        return self.at + 1

    def skip(self, pattern: re.Pattern[str] = SPACE) -> str:
        """Pass over what the pattern matches and return it."""
        match = pattern.match(self.text, self.at)
        if match is None:
            return ""
        self.at = match.end()
        return match.group()

    def sees(self, pattern: re.Pattern[str]) -> re.Match[str] | None:
        """Look at what comes next without moving on."""
        return pattern.match(self.text, self.at)

    def take(self, pattern: re.Pattern[str]) -> str | None:
        """Read what the pattern matches, with the space behind it; None where it does not."""
        match = pattern.match(self.text, self.at)
        if match is None:
            return None
        self.at = match.end()
        self.skip()
        return match.group()

    def take_word(
        self, pattern: re.Pattern[str], meanings: Mapping[str, Meaning]
    ) -> Meaning | None:
        """Read a phrase and return what it means; None where none of them comes next."""
        phrase = self.take(pattern)
        return None if phrase is None else meanings[squeezed(phrase)]

    def take_name(self) -> str | None:
        """Read a player's name; blinds are written in capitals."""
        start = self.column
        name = self.take(NAME)
        if name is None:
            return None
        if len(name) > MAX_NAME:
            facts: dict[str, Fact] = {
                "name": name[:MAX_NAME],
                "limit": MAX_NAME,
                "of": "characters",
            }
            raise LineError(ErrorCode.TOO_LONG, start, facts=facts)
        return name.upper() if name.upper() in {"SB", "BB", "STR"} else name

    def take_amount(self, *, expected: str) -> int:
        """Read an amount of chips; raise LineError where there is none or it is not whole."""
        start = self.column
        number = self.take(AMOUNT)
        if number is None:
            raise self.error(expected=expected)
        self._refuse_half_a_number(start)
        return self._whole(number, start)

    def take_amount_if_any(self) -> int | None:
        """Read an amount of chips, if one comes next."""
        return self.take_amount(expected="amount") if self.sees(AMOUNT) else None

    def take_chips(self) -> tuple[Chips, ...]:
        """Read chips of a kind joined by plus signs: 1000+100x4."""
        chips = [self._take_chip()]
        while self.sees(PLUS):
            self.skip(PLUS)
            chips.append(self._take_chip())
        self.skip()
        return tuple(chips)

    def _take_chip(self) -> Chips:
        start = self.column
        number = self.skip(AMOUNT)
        if not number:
            raise self.error(expected="amount")
        times = self.sees(TIMES)
        count = int(times.group(1)) if times else 1
        self.skip(TIMES)
        self._refuse_half_a_number(start)
        value = self._whole(number, start)
        if not value or not count:
            raise LineError(ErrorCode.SYNTAX, start, facts={"expected": "chips", "found": number})
        if value * count > MAX_AMOUNT:
            raise LineError(ErrorCode.TOO_LONG, start, facts={"limit": MAX_AMOUNT})
        return Chips(value, count)

    def _whole(self, number: str, start: int) -> int:
        digits = re.sub(r"\D", "", number).lstrip("0") or "0"
        if len(digits) > len(str(MAX_AMOUNT)) or int(digits) > MAX_AMOUNT:
            raise LineError(ErrorCode.TOO_LONG, start, facts={"limit": MAX_AMOUNT})
        return int(digits)

    def _refuse_half_a_number(self, start: int) -> None:
        """Refuse 3.6000 and 2.5: chips are whole, and thousands marks stand before three digits."""
        before = self.text[: self.at].rstrip()
        if (
            re.match(r"[.'\u2019]?\d|[.]?[^\W\d_]", self.text[len(before) :])
            and before == (self.text[: self.at])
        ):
            word = self.text[start - 1 :].split(maxsplit=1)[0].rstrip(",;")[:MAX_NAME]
            raise LineError(
                ErrorCode.SYNTAX, start, facts={"expected": "whole-amount", "found": word}
            )

    def error(self, *, expected: str, **facts: Fact) -> LineError:
        """Return the error that something else was expected here."""
        rest = self.text[self.at :].split(maxsplit=1)
        found = visible(rest[0].rstrip(",;")[:MAX_NAME]) if rest else ""
        told = {"expected": expected, "found": found, **facts}
        return LineError(ErrorCode.SYNTAX, self.column, facts=told)
