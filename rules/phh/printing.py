"""Rulings on hand histories as plain text for people, in the active language."""

from collections.abc import Iterator

from django.utils.translation import gettext

from rules.phh.rounds import HandRuling
from rules.phh.wording import explain_break
from rules.printing import rows


def hand_lines(ruling: HandRuling) -> Iterator[str]:
    """Lay out the rounds of a hand, and say which recorded actions break the rule."""
    hand = ruling.hand
    yield gettext("Hand %(number)s, %(variant)s, amounts in units of %(unit)s") % {
        "number": hand.number,
        "variant": hand.variant,
        "unit": hand.unit,
    }
    for one in ruling.rounds:
        yield ""
        yield str(one.line or one.street)
        yield from rows(one.rulings)
    yield ""
    if not ruling.breaks:
        yield gettext("No recorded action breaks the rule.")
    for broken in ruling.breaks:
        yield gettext("Action %(action)s (%(text)s): %(sentence)s") % {
            "action": broken.action,
            "text": broken.text,
            "sentence": explain_break(broken),
        }
    if not ruling.complete:
        yield gettext("What follows in the record cannot be ruled on.")
