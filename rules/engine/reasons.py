"""Why a ruling came out as it did: facts, no sentences; amounts in chips, "to" a total."""

from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar, TypeAlias


class RuleId(StrEnum):
    """The rule that a reason comes from, by its subject: the numbers change with the editions."""

    RAISE_AMOUNTS = "raise-amounts"
    RE_OPENING = "re-opening"
    OVERSIZED_CHIP = "oversized-chip"
    MULTIPLE_CHIPS = "multiple-chips"
    PRIOR_CHIPS = "prior-chips"
    UNDERCALLS = "undercalls"
    UNDER_BETS = "under-bets"
    NUMBER_OF_RAISES = "number-of-raises"
    POT_SIZE = "pot-size"
    INVALID_DECLARATIONS = "invalid-declarations"
    CONVENTION = "convention"
    """Where the published rules are silent or rooms differ."""


# --- the minimum raise -----------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class BlindIsMinimum:
    """No full bet or raise was made yet: the big blind, or the limit's bet, sets the minimum."""

    code: ClassVar = "blind-is-minimum"
    rule: ClassVar = RuleId.RAISE_AMOUNTS
    by: int


@dataclass(frozen=True, slots=True)
class LastFullBet:
    """The opening bet is the largest full bet of the round."""

    code: ClassVar = "last-full-bet"
    rule: ClassVar = RuleId.RAISE_AMOUNTS
    player: str
    to: int


@dataclass(frozen=True, slots=True)
class LastFullRaise:
    """The latest full raise is the largest of the round."""

    code: ClassVar = "last-full-raise"
    rule: ClassVar = RuleId.RAISE_AMOUNTS
    player: str
    by: int
    to: int


@dataclass(frozen=True, slots=True)
class ShortAllIn:
    """An all-in of less than a full bet or raise: it raises the bet to match, not the minimum."""

    code: ClassVar = "short-all-in"
    rule: ClassVar = RuleId.RAISE_AMOUNTS
    player: str
    by: int
    to: int
    full: int


@dataclass(frozen=True, slots=True)
class ShortOpening:
    """After the flop an all-in below the big blind opened: the minimum is the big blind more."""

    code: ClassVar = "short-opening"
    rule: ClassVar = RuleId.CONVENTION
    player: str
    to: int
    big_blind: int


@dataclass(frozen=True, slots=True)
class BlindPostedShort:
    """A blind all-in for less: the bet to match is the full blind all the same."""

    code: ClassVar = "blind-posted-short"
    rule: ClassVar = RuleId.CONVENTION
    player: str
    posted: int
    bet: int


@dataclass(frozen=True, slots=True)
class Straddled:
    """The house's live straddle is the bet to match and the minimum raise."""

    code: ClassVar = "straddled"
    rule: ClassVar = RuleId.CONVENTION
    straddle: int


@dataclass(frozen=True, slots=True)
class HalfIsFull:
    """Fixed limit: an all-in of at least half a bet counts as a full one."""

    code: ClassVar = "half-is-full"
    rule: ClassVar = RuleId.RE_OPENING
    player: str
    by: int
    to: int
    half: int


@dataclass(frozen=True, slots=True)
class Completes:
    """Fixed limit: after less than half a bet the next raise completes to the full level."""

    code: ClassVar = "completes"
    rule: ClassVar = RuleId.CONVENTION
    by: int
    to: int


@dataclass(frozen=True, slots=True)
class TwiceTheBet:
    """A house where the minimum raise is to twice the bet to match."""

    code: ClassVar = "twice-the-bet"
    rule: ClassVar = RuleId.CONVENTION
    bet: int
    to: int


@dataclass(frozen=True, slots=True)
class PotLimit:
    """The most that the pot allows: the bet to match and the pot after the call."""

    code: ClassVar = "pot-limit"
    rule: ClassVar = RuleId.POT_SIZE
    bet: int
    pot: int
    to: int


@dataclass(frozen=True, slots=True)
class BlindsCountFull:
    """Short and missing blinds count as full ones in the pot limit."""

    code: ClassVar = "blinds-count-full"
    rule: ClassVar = RuleId.POT_SIZE
    missing: int


@dataclass(frozen=True, slots=True)
class PotUnknown:
    """The pot of the earlier streets is not known: no maximum can be told."""

    code: ClassVar = "pot-unknown"
    rule: ClassVar = RuleId.POT_SIZE


# --- whether betting is open -----------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class NotActed:
    """The player has not acted in this round."""

    code: ClassVar = "not-acted"
    rule: ClassVar = RuleId.RE_OPENING


@dataclass(frozen=True, slots=True)
class BlindIsNoAction:
    """The player posted a blind, which is no action: the option remains."""

    code: ClassVar = "blind-is-no-action"
    rule: ClassVar = RuleId.RE_OPENING
    blind: int


@dataclass(frozen=True, slots=True)
class Faces:
    """The bet to match has gone up since the player acted."""

    code: ClassVar = "faces"
    rule: ClassVar = RuleId.RE_OPENING
    facing: int
    own: int
    bet: int


@dataclass(frozen=True, slots=True)
class FullRaiseFaced:
    """What the player faces is at least a full raise."""

    code: ClassVar = "full-raise-faced"
    rule: ClassVar = RuleId.RE_OPENING
    facing: int
    full: int


@dataclass(frozen=True, slots=True)
class ShortAllInsAddUp:
    """No single one was full, together the short all-ins are at least a full raise."""

    code: ClassVar = "short-all-ins-add-up"
    rule: ClassVar = RuleId.RE_OPENING
    players: tuple[str, ...]
    by: tuple[int, ...]
    facing: int
    full: int


@dataclass(frozen=True, slots=True)
class StaysClosed:
    """The player has acted and faces less than a full raise."""

    code: ClassVar = "stays-closed"
    rule: ClassVar = RuleId.RE_OPENING
    facing: int
    full: int
    missing: int
    reopens_at: int


@dataclass(frozen=True, slots=True)
class HalfBetFaced:
    """Fixed limit: the player faces at least half of the street's bet."""

    code: ClassVar = "half-bet-faced"
    rule: ClassVar = RuleId.RE_OPENING
    facing: int
    half: int


@dataclass(frozen=True, slots=True)
class LessThanHalfFaced:
    """Fixed limit: the player has acted and faces less than half of the street's bet."""

    code: ClassVar = "less-than-half-faced"
    rule: ClassVar = RuleId.RE_OPENING
    facing: int
    half: int
    missing: int
    reopens_at: int


@dataclass(frozen=True, slots=True)
class OneFullRaiseMade:
    """A house without the cumulative clause: one full bet or raise was made since."""

    code: ClassVar = "one-full-raise-made"
    rule: ClassVar = RuleId.CONVENTION
    player: str
    by: int
    to: int


@dataclass(frozen=True, slots=True)
class NoFullRaiseMade:
    """A house without the cumulative clause: no single full bet or raise was made since."""

    code: ClassVar = "no-full-raise-made"
    rule: ClassVar = RuleId.CONVENTION
    full: int
    reopens_at: int


@dataclass(frozen=True, slots=True)
class BetDoubled:
    """A house of doubles: the bet to match is at least twice that of the player's last action."""

    code: ClassVar = "bet-doubled"
    rule: ClassVar = RuleId.CONVENTION
    own: int
    bet: int
    reopens_at: int


@dataclass(frozen=True, slots=True)
class BetNotDoubled:
    """A house of doubles: the bet to match is less than twice that of the player's last action."""

    code: ClassVar = "bet-not-doubled"
    rule: ClassVar = RuleId.CONVENTION
    own: int
    bet: int
    reopens_at: int


@dataclass(frozen=True, slots=True)
class NothingFaced:
    """The player has acted and faces nothing: the action is not theirs."""

    code: ClassVar = "nothing-faced"
    rule: ClassVar = RuleId.RE_OPENING


# --- what else stands in the way, or does not ------------------------------------------------


@dataclass(frozen=True, slots=True)
class NobodyLeftToRaise:
    """Every other player still in the hand is all-in."""

    code: ClassVar = "nobody-left-to-raise"
    rule: ClassVar = RuleId.CONVENTION


@dataclass(frozen=True, slots=True)
class StackIsNoRaise:
    """The stack is no more than the bet to match."""

    code: ClassVar = "stack-is-no-raise"
    rule: ClassVar = RuleId.RAISE_AMOUNTS
    stack: int
    bet: int


@dataclass(frozen=True, slots=True)
class ShortStack:
    """The stack is less than the minimum raise: only an all-in for less is left."""

    code: ClassVar = "short-stack"
    rule: ClassVar = RuleId.RAISE_AMOUNTS
    stack: int
    minimum: int


@dataclass(frozen=True, slots=True)
class CapReached:
    """Fixed limit: the house's number of raises is used up."""

    code: ClassVar = "cap-reached"
    rule: ClassVar = RuleId.NUMBER_OF_RAISES
    cap: int


@dataclass(frozen=True, slots=True)
class RoundOver:
    """Nobody is left to act."""

    code: ClassVar = "round-over"
    rule: ClassVar = RuleId.RE_OPENING


Reason: TypeAlias = (
    BlindIsMinimum
    | LastFullBet
    | LastFullRaise
    | ShortAllIn
    | ShortOpening
    | BlindPostedShort
    | Straddled
    | HalfIsFull
    | Completes
    | TwiceTheBet
    | PotLimit
    | BlindsCountFull
    | PotUnknown
    | NotActed
    | BlindIsNoAction
    | Faces
    | FullRaiseFaced
    | ShortAllInsAddUp
    | StaysClosed
    | HalfBetFaced
    | LessThanHalfFaced
    | OneFullRaiseMade
    | NoFullRaiseMade
    | BetDoubled
    | BetNotDoubled
    | NothingFaced
    | NobodyLeftToRaise
    | StackIsNoRaise
    | ShortStack
    | CapReached
    | RoundOver
)
