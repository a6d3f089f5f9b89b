"""What comes in from the pages of the desk, and what is wrong with it."""

from typing import Any, Final

from django import forms
from django.conf import settings
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from scenarios.wording.checks.registry import CHECKS
from scenarios.wording.desk.findings import SEVERITIES, Fate, Filters
from scenarios.wording.desk.works import KINDS
from scenarios.wording.models import Dismissal
from scenarios.wording.sentences import NAMES

LONGEST: Final = 20_000
REASONS: Final = [
    ("", pgettext_lazy("dismissal", "choose a reason")),
    *Dismissal.Reason.choices,
]
ANY: Final = ("", pgettext_lazy("filter", "any"))


class EditForm(forms.Form):
    """Words for a place of a text, with what stood there when they were typed."""

    start = forms.IntegerField(min_value=0, widget=forms.HiddenInput)
    end = forms.IntegerField(min_value=0, widget=forms.HiddenInput)
    seen = forms.CharField(max_length=64, widget=forms.HiddenInput)
    replaced = forms.CharField(
        required=False, strip=False, max_length=LONGEST, widget=forms.HiddenInput
    )
    words = forms.CharField(
        required=False, strip=False, max_length=LONGEST, label=_("words"), widget=forms.Textarea
    )

    def clean_words(self) -> str:
        """Keep what was typed, with the ends of lines that we keep."""
        return clean_lines(self.cleaned_data["words"]).strip()

    def clean_replaced(self) -> str:
        """Undo what a browser does to the ends of lines."""
        return clean_lines(self.cleaned_data["replaced"])


def clean_lines(text: str) -> str:
    """Return a text as we keep it: browsers send the ends of lines as two signs."""
    return text.replace("\r\n", "\n").replace("\r", "\n")


class DismissForm(forms.Form):
    """One reason why findings are none."""

    reason = forms.ChoiceField(label=_("Reason"), choices=REASONS)
    note = forms.CharField(label=_("In your own words"), required=False, max_length=500)


class FilterForm(forms.Form):
    """Which findings to list."""

    fate = forms.ChoiceField(
        label=_("State"), required=False, choices=[ANY, *((one, one.label) for one in Fate)]
    )
    severity = forms.ChoiceField(
        label=_("Severity"), required=False, choices=[ANY, *SEVERITIES.items()]
    )
    language = forms.ChoiceField(
        label=_("Language"), required=False, choices=[ANY, *settings.LANGUAGES]
    )
    check = forms.ChoiceField(
        label=_("Check"),
        required=False,
        choices=[ANY, *((check.id, NAMES.get(check.id, check.id)) for check in CHECKS)],
    )
    kind = forms.ChoiceField(label=_("Texts"), required=False, choices=[ANY, *KINDS.items()])
    rule = forms.ChoiceField(label=_("Rule"), required=False)

    def __init__(self, *args: Any, rules: list[tuple[str, str]], **kwargs: Any) -> None:  # noqa: ANN401
        """Offer the rules that there are."""
        super().__init__(*args, **kwargs)
        field = self.fields["rule"]
        assert isinstance(field, forms.ChoiceField)  # noqa: S101 -- for mypy
        field.choices = [ANY, *rules]

    @property
    def filters(self) -> Filters:
        """Return what is asked for; what cannot be is left out."""
        self.is_valid()
        asked = {name: value for name, value in self.cleaned_data.items() if value}
        # The list begins with what is open; whoever asks for any state says so.
        return Filters(**({"fate": ""} if "fate" in self.data else {}) | asked)
