"""The argument for a ruling: which facts, in which order, general before particular."""

from collections.abc import Iterator

from rules.engine import reasons
from rules.engine.betting import Betting, SeatRuling, rule_on_seat
from rules.engine.level import RaiseMade
from rules.engine.reasons import Reason
from rules.engine.rulebook import House, Structure
from rules.engine.table import Seat, Table, blinds_of


def argue(table: Table, seat: Seat | None) -> tuple[Reason, ...]:
    """Return why this seat may raise or not, and to how much; without a seat the round is over."""
    if seat is None:
        return (reasons.RoundOver(),)
    ruling = rule_on_seat(table.level, seat)
    return (
        *_on_the_blinds(table),
        *_on_the_minimum(table),
        *_on_the_betting(table, ruling),
        *_on_the_maximum(table, seat),
        *_on_the_stack(table, seat, ruling),
    )


def _on_the_blinds(table: Table) -> Iterator[Reason]:
    rulebook = table.rulebook
    if rulebook.has_blinds and rulebook.straddle:
        yield reasons.Straddled(rulebook.straddle)
    blinds = blinds_of(rulebook)
    for seat in table.seats:
        posted_short = seat.all_in and not seat.acted and seat.bet < blinds.get(seat.name, 0)
        if posted_short and table.level.bet == rulebook.opening_bet:
            yield reasons.BlindPostedShort(seat.name, seat.bet, table.level.bet)


def _on_the_minimum(table: Table) -> Iterator[Reason]:
    """Tell what sets the minimum raise; before the first bet or raise the blind does, unsaid."""
    level = table.level
    rulebook = table.rulebook
    if not level.raises:
        return
    if rulebook.house is House.DOUBLE:
        yield reasons.TwiceTheBet(level.bet, level.minimum_raise_to)
        return
    if level.last_full is None:
        yield reasons.BlindIsMinimum(rulebook.smallest_bet)
    else:
        yield _full(table, level.last_full)
    fixed_limit = rulebook.structure is Structure.FIXED_LIMIT
    for made in _since_full(level.raises):
        if made.level == 0:
            yield reasons.ShortOpening(made.player, made.to, rulebook.big_blind)
        else:
            full = rulebook.smallest_bet if fixed_limit else level.increment
            yield reasons.ShortAllIn(made.player, made.by, made.to, full)
    if fixed_limit and level.full_bet < level.bet:
        yield reasons.Completes(level.minimum_raise_by, level.minimum_raise_to)


def _full(table: Table, made: RaiseMade) -> Reason:
    bet = table.rulebook.smallest_bet
    if table.rulebook.structure is Structure.FIXED_LIMIT and made.by < bet:
        return reasons.HalfIsFull(made.player, made.by, made.to, (bet + 1) // 2)
    if made.level == 0:
        return reasons.LastFullBet(made.player, made.to)
    return reasons.LastFullRaise(made.player, made.by, made.to)


def _since_full(raises: tuple[RaiseMade, ...]) -> tuple[RaiseMade, ...]:
    """Return the short all-ins after the last full bet or raise."""
    places = [place for place, made in enumerate(raises) if made.full]
    return raises[places[-1] + 1 :] if places else raises


def _on_the_betting(table: Table, ruling: SeatRuling) -> Iterator[Reason]:
    if ruling.betting is Betting.OPEN:
        blind = blinds_of(table.rulebook).get(ruling.name)
        # Only once it matters: over a raise the blind still has the option.
        if blind and ruling.bet and table.level.raises:
            yield reasons.BlindIsNoAction(ruling.bet)
        else:
            yield reasons.NotActed()
    elif ruling.betting is Betting.MATCHED:
        yield reasons.NothingFaced()
    else:
        # Reopened or closed: nobody is asked who is all-in or has folded.
        yield reasons.Faces(ruling.facing, ruling.bet, table.level.bet)
        yield _reopening(table, ruling)


def _reopening(table: Table, ruling: SeatRuling) -> Reason:
    """Tell why a player who has acted may raise again, or not."""
    since = tuple(made for made in table.level.raises if made.to > ruling.bet)
    full = next((made for made in since if made.full), None)
    if table.rulebook.house is House.DOUBLE:
        return _doubled(table, ruling)
    if table.rulebook.house is House.SINGLE:
        return _one_full_raise(table, ruling, full)
    if table.rulebook.structure is Structure.FIXED_LIMIT:
        return _half_bet(ruling)
    reopens_at, full_raise = ruling.reopens_at or 0, ruling.threshold or 0
    if ruling.betting is Betting.CLOSED:
        return reasons.StaysClosed(ruling.facing, full_raise, ruling.missing, reopens_at)
    if full is None and len(since) > 1:
        players, added = tuple(made.player for made in since), tuple(made.by for made in since)
        return reasons.ShortAllInsAddUp(players, added, ruling.facing, full_raise)
    return reasons.FullRaiseFaced(ruling.facing, full_raise)


def _doubled(table: Table, ruling: SeatRuling) -> Reason:
    reopened = ruling.betting is Betting.REOPENED
    kind = reasons.BetDoubled if reopened else reasons.BetNotDoubled
    return kind(ruling.bet, table.level.bet, ruling.reopens_at or 0)


def _one_full_raise(table: Table, ruling: SeatRuling, full: RaiseMade | None) -> Reason:
    if full is not None:
        return reasons.OneFullRaiseMade(full.player, full.by, full.to)
    return reasons.NoFullRaiseMade(table.level.increment, ruling.reopens_at or 0)


def _half_bet(ruling: SeatRuling) -> Reason:
    half, reopens_at = ruling.threshold or 0, ruling.reopens_at or 0
    if ruling.betting is Betting.REOPENED:
        return reasons.HalfBetFaced(ruling.facing, half)
    return reasons.LessThanHalfFaced(ruling.facing, half, ruling.missing, reopens_at)


def _on_the_maximum(table: Table, seat: Seat) -> Iterator[Reason]:
    if table.rulebook.structure is not Structure.POT_LIMIT:
        return
    limit = table.limit_for(seat)
    if limit is None:
        yield reasons.PotUnknown()
        return
    missing = table.setting.blinds_missing
    if missing:
        yield reasons.BlindsCountFull(missing)
    bet = table.level.bet
    yield reasons.PotLimit(bet, table.pot + missing + bet - seat.bet, limit)


def _on_the_stack(table: Table, seat: Seat, ruling: SeatRuling) -> Iterator[Reason]:
    """Tell what keeps a player from raising, or from a full raise, though betting is open."""
    if ruling.betting is Betting.MATCHED:
        return
    if table.capped:
        yield reasons.CapReached(table.rulebook.cap)
    if table.nobody_left_to_raise(seat):
        yield reasons.NobodyLeftToRaise()
    level, stack = table.level, seat.stack
    if stack is None or ruling.betting is Betting.CLOSED:
        return
    if stack <= level.bet:
        yield reasons.StackIsNoRaise(stack, level.bet)
    elif stack < level.minimum_raise_to:
        yield reasons.ShortStack(stack, level.minimum_raise_to)
