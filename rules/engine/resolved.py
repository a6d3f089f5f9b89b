"""What words or chips come to, where they are not themselves the action that counts."""

from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar, TypeAlias

from rules.engine.reasons import RuleId


class Kind(StrEnum):
    """The action that counts."""

    CHECK = "check"
    CALL = "call"
    BET = "bet"
    RAISE = "raise"
    ALL_IN = "all-in"
    FLOOR_DECISION = "floor-decision"
    """The rule leaves it to the floor: the action stays with the player until it has decided."""


@dataclass(frozen=True, slots=True)
class BelowMinimum:
    """Above the bet to match, but less than the least raise: corrected (43-A, 52-A)."""

    code: ClassVar = "below-minimum"
    rule: ClassVar = RuleId.RAISE_AMOUNTS
    said: int
    minimum: int


@dataclass(frozen=True, slots=True)
class UnderHalf:
    """Less than half of the minimum raise was added: no raise (43-A)."""

    code: ClassVar = "under-half"
    rule: ClassVar = RuleId.RAISE_AMOUNTS
    pushed: int
    half: int
    """The total from which it would have been a raise."""


@dataclass(frozen=True, slots=True)
class AtLeastHalf:
    """Half or more of the minimum raise was added: the full minimum raise has to be made (43-A)."""

    code: ClassVar = "at-least-half"
    rule: ClassVar = RuleId.RAISE_AMOUNTS
    pushed: int
    half: int
    minimum: int


@dataclass(frozen=True, slots=True)
class FullAmount:
    """The chips are at least a minimum bet or raise: they count as they lie."""

    code: ClassVar = "full-amount"
    rule: ClassVar = RuleId.RAISE_AMOUNTS
    pushed: int
    minimum: int


@dataclass(frozen=True, slots=True)
class OversizedChip:
    """One chip without a word, facing a bet: a call (44)."""

    code: ClassVar = "oversized-chip"
    rule: ClassVar = RuleId.OVERSIZED_CHIP
    chip: int


@dataclass(frozen=True, slots=True)
class EveryChipNeeded:
    """Without the smallest of the chips there would be less than a call: a call (45)."""

    code: ClassVar = "every-chip-needed"
    rule: ClassVar = RuleId.MULTIPLE_CHIPS
    smallest: int
    without: int
    """The total without the smallest chip."""


@dataclass(frozen=True, slots=True)
class LastChips:
    """The last chips were pushed forward: all-in, whatever half a raise would be (45-B)."""

    code: ClassVar = "last-chips"
    rule: ClassVar = RuleId.MULTIPLE_CHIPS
    to: int


@dataclass(frozen=True, slots=True)
class RaiseAnnounced:
    """A raise was said first: it is made, to the minimum if the chips are fewer (43-A, 44, 55)."""

    code: ClassVar = "raise-announced"
    rule: ClassVar = RuleId.RAISE_AMOUNTS
    pushed: int
    minimum: int


@dataclass(frozen=True, slots=True)
class ClosedIsCall:
    """Betting is closed to the player: more chips than the call are a call."""

    code: ClassVar = "closed-is-call"
    rule: ClassVar = RuleId.RE_OPENING
    bet: int


@dataclass(frozen=True, slots=True)
class LimitedTo:
    """More than the structure allows: it counts up to the maximum (52-B)."""

    code: ClassVar = "limited-to"
    rule: ClassVar = RuleId.UNDER_BETS
    pushed: int
    maximum: int


@dataclass(frozen=True, slots=True)
class ExactCall:
    """The chips are the call to the chip."""

    code: ClassVar = "exact-call"
    rule: ClassVar = RuleId.RAISE_AMOUNTS
    bet: int


@dataclass(frozen=True, slots=True)
class Undercall:
    """Less than the call, heads-up or facing the opening bet: a full call (51)."""

    code: ClassVar = "undercall"
    rule: ClassVar = RuleId.UNDERCALLS
    pushed: int
    bet: int


@dataclass(frozen=True, slots=True)
class UndercallForFloor:
    """Less than the call, facing a raise with several players: the floor decides (51)."""

    code: ClassVar = "undercall-for-floor"
    rule: ClassVar = RuleId.UNDERCALLS
    pushed: int
    bet: int


@dataclass(frozen=True, slots=True)
class PotAnnounced:
    """The pot was announced in pot limit: the maximum (54)."""

    code: ClassVar = "pot-announced"
    rule: ClassVar = RuleId.POT_SIZE
    maximum: int


@dataclass(frozen=True, slots=True)
class PotIsNoAmount:
    """The pot was announced without pot limit: at least a minimum bet or raise is made (54-D)."""

    code: ClassVar = "pot-is-no-amount"
    rule: ClassVar = RuleId.POT_SIZE
    minimum: int


Why: TypeAlias = (
    BelowMinimum
    | UnderHalf
    | AtLeastHalf
    | FullAmount
    | OversizedChip
    | EveryChipNeeded
    | LastChips
    | RaiseAnnounced
    | ClosedIsCall
    | LimitedTo
    | ExactCall
    | Undercall
    | UndercallForFloor
    | PotAnnounced
    | PotIsNoAmount
)


@dataclass(frozen=True, slots=True)
class Resolved:
    """What the words or chips come to; amounts in chips."""

    from_: int
    """What was said or pushed forward."""
    as_: Kind
    to: int
    """The player's total for the round afterwards."""
    why: Why
    options: tuple[Kind | str, ...] = ()
    """What the floor may decide, where it is left to the floor."""
