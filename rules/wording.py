"""The engine's facts in words: the one place where they meet gettext."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from django.utils.formats import get_format
from django.utils.functional import Promise
from django.utils.safestring import SafeString
from django.utils.translation import get_language, gettext, pgettext_lazy
from django.utils.translation import gettext_lazy as _

from rules.engine import Betting, ErrorCode, Reason, Resolved, Why, reasons, resolved
from rules.engine.errors import Fact
from rules.languages import by_language

REASONS: Final[Mapping[type[Reason], str | Promise]] = {
    reasons.BlindIsMinimum: _(
        "Nobody has made a full bet or raise yet: the minimum raise is by %(by)s."
    ),
    reasons.LastFullBet: _(
        "The bet of %(to)s by %(player)s is the largest full one of the round: "
        "a raise is by at least %(to)s."
    ),
    reasons.LastFullRaise: _(
        "The raise by %(player)s, by %(by)s to %(to)s, is the largest full one of the round: "
        "the next raise is by at least %(by)s."
    ),
    reasons.ShortAllIn: _(
        "The all-in of %(player)s to %(to)s adds only %(by)s, less than a full raise of %(full)s: "
        "the bet to match goes up, the minimum raise stays."
    ),
    reasons.ShortOpening: _(
        "%(player)s opened all-in for %(to)s, less than the big blind: a call is %(to)s, "
        "a raise adds at least the big blind of %(big_blind)s. "
        "The published rules are silent on this; it is a convention."
    ),
    reasons.BlindPostedShort: _(
        "%(player)s posted the blind short, with %(posted)s: the bet to match is %(bet)s "
        "all the same. The published rules are silent on this; it is a convention."
    ),
    reasons.Straddled: _(
        "The straddle is live in this house: bet to match and minimum raise are %(straddle)s."
    ),
    reasons.HalfIsFull: _(
        "With a total of %(to)s, %(player)s adds %(by)s, at least half a bet (%(half)s): "
        "in fixed limit that counts as a full one."
    ),
    reasons.Completes: _("In fixed limit the next raise completes to %(to)s, which is by %(by)s."),
    reasons.TwiceTheBet: _(
        "In this house a raise is to at least twice the bet to match: from %(bet)s to %(to)s."
    ),
    reasons.PotLimit: _(
        "Pot-limit: the bet to match of %(bet)s and the pot of %(pot)s after the call, "
        "so at most to %(to)s."
    ),
    reasons.BlindsCountFull: _(
        "Short and missing blinds count as full ones in the pot-limit: %(missing)s more."
    ),
    reasons.PotUnknown: _(
        "The pot of the earlier streets is not known, so no maximum can be named."
    ),
    reasons.NotActed: _("%(asked)s has not acted in this round: betting is open."),
    reasons.BlindIsNoAction: _(
        "%(asked)s has only posted the blind of %(blind)s, which is no action: betting is open."
    ),
    reasons.Faces: _(
        "%(asked)s acted last at %(own)s and faces %(facing)s more, up to a total of %(bet)s."
    ),
    reasons.FullRaiseFaced: _(
        "%(facing)s is at least a full raise of %(full)s: betting is reopened for %(asked)s."
    ),
    reasons.ShortAllInsAddUp: _(
        "No all-in alone was a full raise, but they add up for %(asked)s: %(added)s together "
        "make %(facing)s, at least a full raise of %(full)s. Betting is reopened for %(asked)s."
    ),
    reasons.StaysClosed: _(
        "%(facing)s is %(missing)s short of a full raise of %(full)s: betting is closed to "
        "%(asked)s. It would reopen at a total of %(reopens_at)s."
    ),
    reasons.HalfBetFaced: _(
        "In fixed limit half a bet is enough, and %(facing)s is at least %(half)s: "
        "betting is reopened for %(asked)s."
    ),
    reasons.LessThanHalfFaced: _(
        "%(facing)s is %(missing)s short of half a bet (%(half)s): betting is closed to "
        "%(asked)s. It would reopen at a total of %(reopens_at)s."
    ),
    reasons.OneFullRaiseMade: _(
        "Since then %(player)s has made one full bet or raise, by %(by)s to %(to)s: "
        "betting is reopened for %(asked)s."
    ),
    reasons.NoFullRaiseMade: _(
        "In this house short all-ins do not add up, and since then nobody has made one full raise "
        "of %(full)s: betting is closed to %(asked)s. A raise to %(reopens_at)s would reopen it."
    ),
    reasons.BetDoubled: _(
        "In this house twice the bet reopens: %(asked)s acted last at %(own)s, and %(bet)s is at "
        "least %(reopens_at)s. Betting is reopened for %(asked)s."
    ),
    reasons.BetNotDoubled: _(
        "In this house twice the bet reopens: %(asked)s acted last at %(own)s, and %(bet)s is less "
        "than %(reopens_at)s. Betting is closed to %(asked)s."
    ),
    reasons.NothingFaced: _(
        "%(asked)s has acted and faces nothing: the action is not on %(asked)s."
    ),
    reasons.NobodyLeftToRaise: _(
        "Everybody else in the hand is all-in: nobody is left to call a raise."
    ),
    reasons.StackIsNoRaise: _(
        "The stack of %(stack)s is no more than the bet to match of %(bet)s: it makes no raise."
    ),
    reasons.ShortStack: _(
        "The stack of %(stack)s is less than the minimum raise to %(minimum)s: "
        "only an all-in for less is left."
    ),
    reasons.CapReached: _(
        "The cap (%(cap)s) is reached: nobody may raise until two players are left in the hand."
    ),
    reasons.RoundOver: _("The betting round is over."),
}

RESOLVED: Final[Mapping[type[Why], str | Promise]] = {
    resolved.BelowMinimum: _(
        "%(said)s is less than the minimum raise to %(minimum)s: it is corrected to %(to)s."
    ),
    resolved.UnderHalf: _(
        "A total of %(pushed)s is less than half of the minimum raise, "
        "which begins at %(half)s: no raise."
    ),
    resolved.AtLeastHalf: _(
        "A total of %(pushed)s is at least half of the minimum raise (from %(half)s): "
        "the full minimum raise to %(minimum)s has to be made."
    ),
    resolved.FullAmount: _(
        "A total of %(pushed)s is at least the minimum of %(minimum)s: the chips count as they lie."
    ),
    resolved.OversizedChip: _("One chip of %(chip)s without a word, facing a bet, is a call."),
    resolved.EveryChipNeeded: _(
        "Every chip is needed: without the smallest (%(smallest)s) there would be %(without)s, "
        "less than a call. So it is a call."
    ),
    resolved.LastChips: _("These are the last chips: all-in with a total of %(to)s."),
    resolved.RaiseAnnounced: _(
        "“Raise” was said first: with %(pushed)s it is a raise to %(to)s; the minimum is "
        "%(minimum)s."
    ),
    resolved.ClosedIsCall: _(
        "Betting is closed to %(asked)s: whatever lies above %(bet)s comes back, it is a call."
    ),
    resolved.LimitedTo: _("%(pushed)s is more than the limit allows: it counts as %(maximum)s."),
    resolved.ExactCall: _("%(bet)s is the call to the chip."),
    resolved.Undercall: _(
        "%(pushed)s is less than the call of %(bet)s: facing the opening bet or heads-up it has "
        "to be a full call."
    ),
    resolved.UndercallForFloor: _(
        "%(pushed)s is less than the call of %(bet)s, facing a raise with several players: "
        "the floor decides between a full call and a fold that leaves the chips in the pot."
    ),
    resolved.PotAnnounced: _("“Pot” in pot-limit is the maximum: to %(maximum)s."),
    resolved.PotIsNoAmount: _(
        "“Pot” is no amount outside pot-limit: it binds to at least the minimum of %(minimum)s."
    ),
}

BETTING: Final[Mapping[Betting, str | Promise]] = {
    Betting.OPEN: pgettext_lazy("betting", "open"),
    Betting.REOPENED: pgettext_lazy("betting", "reopened"),
    Betting.CLOSED: pgettext_lazy("betting", "closed"),
    Betting.MATCHED: pgettext_lazy("betting", "matched"),
    Betting.ALL_IN: pgettext_lazy("betting", "all-in"),
    Betting.FOLDED: pgettext_lazy("betting", "folded"),
}

ERRORS: Final[Mapping[ErrorCode, str | Promise]] = {
    ErrorCode.NOT_YOUR_TURN: _("It is the turn of %(turn)s, not of %(player)s."),
    ErrorCode.NOTHING_TO_CALL: _("%(player)s faces no bet, so there is nothing to call."),
    ErrorCode.CANNOT_CHECK: _("%(player)s faces a bet of %(bet)s and cannot check."),
    ErrorCode.RAISE_TOO_SMALL: _(
        "A bet or raise to %(to)s is not more than the bet to match of %(bet)s."
    ),
    ErrorCode.BETTING_CLOSED: _("%(player)s may not raise here: betting is closed."),
    ErrorCode.AMOUNT_NEEDED: _("An amount is needed here: the total of %(player)s."),
    ErrorCode.ALREADY_FOLDED: _("%(player)s has already folded."),
    ErrorCode.ALREADY_ALL_IN: _("%(player)s is already all-in."),
    ErrorCode.MORE_THAN_STACK: _("%(player)s has %(stack)s, so %(to)s cannot be bet."),
    ErrorCode.OVER_LIMIT: _("%(to)s is over the limit: at most %(limit)s is possible."),
    ErrorCode.ROUND_OVER: _("The betting round is over: %(player)s cannot act any more."),
    ErrorCode.TOO_LONG: _("This is more than can be read: the limit is %(limit)s."),
}

# Betting that is closed to everybody, and not by what the player has done.
CAPPED: Final = _("%(player)s may not raise here: the cap (%(cap)s) is reached.")

# What there is too much of.
TOO_LONG: Final[Mapping[str, str | Promise]] = {
    "characters": _("That is too long: at most %(limit)s characters."),
    "actions": _("That is too long: at most %(limit)s actions."),
    "players": _("That is too long: at most %(limit)s players."),
}

# What a line should have had where it cannot be read.
EXPECTED: Final[Mapping[str, str | Promise]] = {
    "structure": _("A line begins with NL, PL or FL; “%(found)s” is none of them."),
    "blinds": _("The blinds are needed here, such as 50-100."),
    "setting": _("This setting cannot be played: %(found)s."),
    "house": _("A house is tda, single or double; “%(found)s” is none of them."),
    "once": _("This stands in the line already."),
    "street": _(
        "“%(found)s” is not understood. Before the actions stand the street (preflop, flop, turn "
        "or river) and options such as ante 100."
    ),
    "seat": _("A seat of its own is needed here, such as A or BB=2500."),
    "stack": _("A stack is at least 1."),
    "straddler": _("The line has a straddle, but the list has no seat STR."),
    "player": _("A player’s name is needed here, of letters and digits."),
    "verb": _(
        "What does the player do? “%(found)s” is not understood; "
        "fold, check, call, bet, raise, all-in and push are."
    ),
    "action": _("An action is needed here, such as call or raise 300."),
    "amount": _("An amount of chips is needed here."),
    "whole-amount": _("“%(found)s” is not an amount of whole chips, such as 1000 or 1.000."),
    "no-amount": _("An amount does not belong here."),
    "chips": _("Chips are at least 1."),
    "plus": _("Chips of several kinds are joined by a plus sign, such as 1000+100x5."),
    "comma": _("A comma is needed before “%(found)s”."),
    "utf-8": _("This is not text: the bytes %(found)s are not UTF-8."),
    "raise-said": _("Only “raise” changes what pushed chips mean."),
    "by-and-to": _("By %(by)s and to %(to)s do not fit together: the bet to match is %(bet)s."),
    "by-or-total": _(
        "“By” comes on top of the bet, “to” and “total” are the total: both stand beside "
        "%(amount)s. Write one of them."
    ),
    "spaced-amount": _(
        "“%(amount)s” can be read in two ways: as one amount or as two. Write an amount without "
        "spaces."
    ),
    "one-reading": _(
        "“All-in by %(amount)s” can be read in two ways: as a total of %(amount)s, "
        "or as %(amount)s on top of the bet. Write the total."
    ),
}


def chips(amount: int) -> str:
    """Return an amount of chips as the active language writes it: 1,000 or 1.000."""
    return chips_in(amount, get_language())


@lru_cache(maxsize=4096)
def chips_in(amount: int, language: str | None) -> SafeString:
    """Return an amount as `chips` does, for those who know the active language already."""
    # Digits and their marks are no markup: a page need not escape them.
    return SafeString(f"{amount:,}".replace(",", get_format("THOUSAND_SEPARATOR", language)))


betting_in = by_language(BETTING)
_reason_in = by_language(REASONS)


def explain(reason: Reason, asked: str = "") -> str:
    """Return a reason as a sentence in the active language; ``asked`` is the player it is about."""
    language = get_language()
    told = _told({name: getattr(reason, name) for name in reason.__slots__}, language)
    told["asked"] = asked
    if isinstance(reason, reasons.ShortAllInsAddUp):
        told["added"] = ", ".join(
            f"{player} +{chips(by)}" for player, by in zip(reason.players, reason.by, strict=True)
        )
    return _reason_in(type(reason), language) % told


def explain_resolved(outcome: Resolved, asked: str = "") -> str:
    """Return why words or chips come to what they do, as a sentence in the active language."""
    why = outcome.why
    facts = {name: getattr(why, name) for name in why.__slots__}
    return str(RESOLVED[type(why)]) % (
        _told({"to": outcome.to} | facts, get_language()) | {"asked": asked}
    )


def explain_error(code: ErrorCode, facts: Mapping[str, Fact]) -> str:
    """Return what is wrong with a line or an action, as a sentence in the active language."""
    told = _told(facts, get_language())
    if code is not ErrorCode.SYNTAX and "expected" not in facts:
        return str(_refusal(code, facts)) % told
    if "expected" in facts and str(facts["expected"]) in EXPECTED:
        return str(EXPECTED[str(facts["expected"])]) % told
    if "expected" in facts:
        return gettext("The call of %(player)s comes to %(expected)s, not to %(to)s.") % told
    if "stack" in facts:
        return _all_in_error(facts, told)
    if "own" not in facts and "bet" in facts:
        return gettext("%(player)s has only %(bet)s in front to pull back.") % told
    return gettext("Nobody in this line is called %(player)s.") % told


def _refusal(code: ErrorCode, facts: Mapping[str, Fact]) -> str | Promise:
    if code is ErrorCode.TOO_LONG:
        return TOO_LONG.get(str(facts.get("of")), ERRORS[code])
    return CAPPED if "cap" in facts else ERRORS[code]


def _all_in_error(facts: Mapping[str, Fact], told: Mapping[str, str]) -> str:
    if facts["stack"] is None:
        return gettext("%(player)s has %(own)s in already: an all-in is for more than that.") % told
    return gettext("%(player)s has %(stack)s: all-in is for all of it, not for %(to)s.") % told


def _told(facts: Mapping[str, object], language: str | None) -> dict[str, str]:
    """Return the facts as they stand in a sentence: amounts by the language, names as they are."""
    return {
        name: chips_in(fact, language)
        if isinstance(fact, int)
        else ("" if fact is None else str(fact))
        for name, fact in facts.items()
    }
