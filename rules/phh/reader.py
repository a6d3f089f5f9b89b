"""From a file in the PHH format to hands: TOML, one hand alone or a table for each."""

import re
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import replace
from decimal import Decimal
from typing import Any, Final, cast

from rules.engine import Structure
from rules.handline.limits import MAX_AMOUNT, MAX_SEATS
from rules.phh.history import Board, Event, Hand, HistoryCode, HistoryError, Move

VARIANTS: Final[Mapping[str, Structure]] = {
    "NT": Structure.NO_LIMIT,
    "NS": Structure.NO_LIMIT,
    "PO": Structure.POT_LIMIT,
    "FT": Structure.FIXED_LIMIT,
}
"""Hold'em and its short deck without limit, pot-limit Omaha, hold'em with a fixed limit."""

MAX_PLACES: Final = 6
MIN_PLAYERS: Final = 2
HEADS_UP: Final = 2
INFINITE: Final = Decimal("inf")
AMOUNT: Final = re.compile(r"\d{1,16}(?:\.\d{1,16})?")
PLAYER: Final = re.compile(r"p([1-9]\d{0,3})")
PLACE: Final = re.compile(r"at line (\d+), column (\d+)")


def tables(file: bytes) -> list[tuple[str, Mapping[str, Any]]]:
    """Return the hands of a file as they are written, each with its number.

    Raises HistoryError where the file as a whole cannot be read.
    """
    try:
        document = tomllib.loads(file.decode(), parse_float=Decimal)
    except UnicodeDecodeError:
        raise HistoryError(HistoryCode.NOT_TEXT) from None
    except RecursionError:
        raise HistoryError(HistoryCode.NOT_TOML, line=0) from None
    except ValueError as error:
        place = PLACE.search(str(error))
        line = int(place.group(1)) if place else 0
        raise HistoryError(HistoryCode.NOT_TOML, line=line) from None
    if "variant" in document or "actions" in document:
        return [("1", document)]
    hands = [(name, table) for name, table in document.items() if isinstance(table, dict)]
    if not hands:
        raise HistoryError(HistoryCode.NO_HAND)
    return [*hands]


def read_hand(number: str, fields: Mapping[str, Any]) -> Hand:
    """Read one hand; raise HistoryError for what is missing, wrong, or not supported."""
    variant = str(_field(fields, "variant", str))
    if variant not in VARIANTS:
        raise HistoryError(HistoryCode.UNSUPPORTED_VARIANT, variant=variant[:20])
    structure = VARIANTS[variant]
    stacks = _stacks(fields)
    antes = _posts(fields, "antes", len(stacks))
    blinds = _posts(fields, "blinds_or_straddles", len(stacks))
    smallest = _smallest_bet(fields, structure)
    record = _record(fields, len(stacks))

    known = [stack for stack in stacks if stack is not None]
    amounts = [*known, *antes, *blinds, smallest, *(amount for _event, amount in record)]
    unit = _unit(amounts)
    return Hand(
        number,
        variant,
        structure,
        unit,
        antes=tuple(int(ante / unit) for ante in antes),
        blinds=tuple(int(blind / unit) for blind in blinds),
        smallest_bet=int(smallest / unit),
        stacks=tuple(None if stack is None else int(stack / unit) for stack in stacks),
        events=tuple(
            replace(event, to=int(amount / unit)) if isinstance(event, Move) else event
            for event, amount in record
        ),
    )


def _unit(amounts: Iterable[Decimal]) -> Decimal:
    """Return the largest of 1, 0.1, 0.01 and so on of which all amounts are whole multiples."""
    # A fraction in lowest terms, so that 0.50 counts in tenths.
    places = [max(0, -int(amount.normalize().as_tuple().exponent)) for amount in amounts]
    return Decimal(1).scaleb(-max(places))


# --- fields ----------------------------------------------------------------------------------


def _field(fields: Mapping[str, Any], name: str, kind: type) -> object:
    if name not in fields:
        raise HistoryError(HistoryCode.MISSING_FIELD, field=name)
    if not isinstance(fields[name], kind):
        raise HistoryError(HistoryCode.WRONG_FIELD, field=name)
    return fields[name]


def _amount(value: object, field: str) -> Decimal:
    """Return an amount exactly as the file writes it."""
    if isinstance(value, bool) or not isinstance(value, int | Decimal):
        raise HistoryError(HistoryCode.WRONG_FIELD, field=field)
    amount = Decimal(value)
    # Places first: comparing 1e999999 is cheap, writing it out in chips is not.
    if not amount.is_finite() or abs(amount) > MAX_AMOUNT or amount.adjusted() < -MAX_PLACES:
        raise HistoryError(HistoryCode.WRONG_FIELD, field=field)
    if int(amount.normalize().as_tuple().exponent) < -MAX_PLACES:
        raise HistoryError(HistoryCode.WRONG_FIELD, field=field)
    return amount


def _stacks(fields: Mapping[str, Any]) -> list[Decimal | None]:
    """Return the stacks; one that is infinite is not known."""
    name = "starting_stacks"
    listed = list(cast("list[object]", _field(fields, name, list)))
    if not MIN_PLAYERS <= len(listed) <= MAX_SEATS:
        raise HistoryError(HistoryCode.WRONG_FIELD, field=name)
    stacks = [None if value == INFINITE else _amount(value, name) for value in listed]
    if any(stack is not None and stack <= 0 for stack in stacks):
        raise HistoryError(HistoryCode.WRONG_FIELD, field=name)
    return stacks


def _posts(fields: Mapping[str, Any], name: str, players: int) -> list[Decimal]:
    """Return what each player posts, in order of action after the flop.

    Heads-up the format lists the small blind first all the same, who acts last after the flop.
    """
    listed = [_amount(value, name) for value in cast("list[object]", _field(fields, name, list))]
    if len(listed) > players or (name == "antes" and any(post < 0 for post in listed)):
        raise HistoryError(HistoryCode.WRONG_FIELD, field=name)
    posts = listed + [Decimal(0)] * (players - len(listed))
    return posts[::-1] if players == HEADS_UP else posts


def _smallest_bet(fields: Mapping[str, Any], structure: Structure) -> Decimal:
    limited = structure is Structure.FIXED_LIMIT
    name = "small_bet" if limited else "min_bet"
    bet = _amount(_field(fields, name, object), name)
    if bet <= 0:
        raise HistoryError(HistoryCode.WRONG_FIELD, field=name)
    if limited and _amount(_field(fields, "big_bet", object), "big_bet") != 2 * bet:
        raise HistoryError(HistoryCode.WRONG_FIELD, field="big_bet")
    return bet


# --- the record ------------------------------------------------------------------------------


def _record(fields: Mapping[str, Any], players: int) -> list[tuple[Event, Decimal]]:
    """Return what concerns the betting, each with its amount; cards of players do not."""
    record: list[tuple[Event, Decimal]] = []
    for action, entry in enumerate(cast("list[object]", _field(fields, "actions", list)), start=1):
        if not isinstance(entry, str):
            raise HistoryError(HistoryCode.WRONG_ACTION, action=action, text=str(entry)[:40])
        text = entry.partition("#")[0].strip()
        match text.split():
            case [] | ["d", "dh", _, _] | [_, "sm"] | [_, "sm", _]:
                continue
            case ["d", "db", cards]:
                record.append((Board(action, text, len(cards) // 2), Decimal(0)))
            case [player, ("f" | "cc") as verb] if (place := _place(player, players)) is not None:
                record.append((Move(action, text, place, verb), Decimal(0)))
            case [player, "cbr", to] if (
                AMOUNT.fullmatch(to) and (place := _place(player, players)) is not None
            ):
                move = Move(action, text, place, "cbr")
                record.append((move, _amount(Decimal(to), "actions")))
            case _:
                raise HistoryError(HistoryCode.WRONG_ACTION, action=action, text=text[:40])
    return record


def _place(player: str, players: int) -> int | None:
    """Return the place of the player "p1", from 0; None where nobody is called so."""
    match = PLAYER.fullmatch(player)
    place = int(match.group(1)) - 1 if match else players
    return place if place < players else None
