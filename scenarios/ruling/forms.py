"""What is typed into the forms: amounts as people write them, kept as they were when wrong."""

import re
from collections.abc import Iterator
from typing import Any, Final

from django import forms
from django.core.exceptions import ValidationError
from django.utils.translation import gettext_lazy as _

from rules.handline import HandLine
from rules.handline.limits import MAX_AMOUNT
from scenarios.ruling.calculator import Contradiction, Figures, contradiction
from scenarios.ruling.chips import InFront, simple_hand
from scenarios.switches import AMOUNT

CONTRADICTIONS: Final = {
    Contradiction.NO_BLIND: ("big_blind", _("The big blind is at least 1.")),
    Contradiction.NO_BET: ("now", _("There is a bet to match of at least 1.")),
    Contradiction.FALLING: ("now", _("The bet to match never goes down in a round.")),
    Contradiction.BETWEEN: (
        "own",
        _(
            "Whoever acted before the last raise had at most the bet of then, whoever acted "
            "after it has the bet of now."
        ),
    ),
}


class AmountField(forms.CharField):
    """An amount of chips: 1000, 1.000, 1,000 or 1'000."""

    def __init__(self, **kwargs: Any) -> None:  # noqa: ANN401 -- handed on as they are
        """Take what a text field takes."""
        super().__init__(max_length=30, **kwargs)
        self.widget.attrs.update({"inputmode": "numeric", "autocomplete": "off"})

    def clean(self, value: Any) -> int | None:  # noqa: ANN401 -- as Django has it
        """Return the amount; None for an empty field that may be empty."""
        text = super().clean(value).strip()
        if not text and not self.required:
            return None
        if not AMOUNT.fullmatch(text) or (amount := int(re.sub("[^0-9]", "", text))) > MAX_AMOUNT:
            raise ValidationError(_("An amount of whole chips is needed here, such as 1000."))
        return amount


class FiguresForm(forms.Form):
    """The four figures of the calculator."""

    big_blind = AmountField(label=_("Big blind"))
    before = AmountField(
        label=_("Bet before"),
        help_text=_("The bet to match before the last bet, raise or all-in; 0 if there was none."),
    )
    now = AmountField(label=_("Bet now"), help_text=_("The bet to match now, in total."))
    own = AmountField(
        label=_("The player’s own bet"),
        required=False,
        help_text=_("In total, after acting last. Empty: the player has not acted yet."),
    )

    @property
    def faults(self) -> Iterator[tuple[str, str, str]]:
        """Name what can be wrong, the figure that it is told at, and the message, for the script.

        What is no amount can stand at any figure; its message is asked of a form that has one.
        """
        yield "unreadable", "", str(FiguresForm({"now": "?"}).errors["now"][0])
        for found, (field, message) in CONTRADICTIONS.items():
            yield found, field, str(message)

    def clean(self) -> dict[str, Any]:
        """Refuse figures that contradict each other, at the figure that does not fit."""
        figures = super().clean() or {}
        if not self.errors and (found := contradiction(Figures(**figures))):
            self.add_error(*CONTRADICTIONS[found])
        return figures


class BlindsForm(forms.Form):
    """Blinds that are not among the usual ones."""

    sb = AmountField(label=_("Small blind"))
    bb = AmountField(label=_("Big blind"))

    def clean(self) -> dict[str, Any]:
        """Refuse blinds that nobody can play with."""
        blinds = super().clean() or {}
        if not self.errors and not 0 <= blinds["sb"] <= blinds["bb"]:
            self.add_error("sb", _("The small blind is at most the big blind."))
        if not self.errors and not blinds["bb"]:
            self.add_error("bb", _("The big blind is at least 1."))
        return blinds


class PushForm(BlindsForm):
    """The usual question about pushed chips: the blinds, the bet faced, what lies in front."""

    bet = AmountField(label=_("Bet to match"))
    front = forms.ChoiceField(
        label=_("In front of the player"),
        choices=[
            (InFront.NOTHING, _("nothing")),
            (InFront.SMALL_BLIND, _("the small blind")),
            (InFront.BIG_BLIND, _("the big blind")),
        ],
    )

    def hand(self) -> HandLine:
        """Return the question as a hand."""
        told = self.cleaned_data
        return simple_hand(told["sb"], told["bb"], told["bet"], InFront(told["front"]))
