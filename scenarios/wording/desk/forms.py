"""What comes in from the pages of the desk, and what is wrong with it."""

from typing import Any, Final

from django import forms
from django.conf import settings
from django.core.files.uploadedfile import UploadedFile
from django.utils.translation import gettext, pgettext_lazy
from django.utils.translation import gettext_lazy as _

from scenarios.wording.checks.registry import CHECKS
from scenarios.wording.desk.findings import SEVERITIES, Fate, Filters
from scenarios.wording.desk.works import KINDS
from scenarios.wording.models import Dismissal
from scenarios.wording.plain import LARGEST, Flaw, flaw_of, tidied
from scenarios.wording.sentences import NAMES

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
    replaced = forms.CharField(required=False, strip=False, widget=forms.HiddenInput)
    words = forms.CharField(required=False, strip=False, label=_("words"), widget=forms.Textarea)

    def __init__(self, *args: Any, longest: int, **kwargs: Any) -> None:  # noqa: ANN401
        """Take as many characters as the text may have."""
        super().__init__(*args, **kwargs)
        self.longest = longest

    def clean_words(self) -> str:
        """Keep what was typed as plain text."""
        words = tidied(self.cleaned_data["words"])
        flaw = flaw_of(words, self.longest)
        if flaw is Flaw.TOO_LARGE:
            raise forms.ValidationError(limit_words(self.longest))
        if flaw is not None:
            raise forms.ValidationError(flaw_words(flaw))
        return words

    def clean_replaced(self) -> str:
        """Undo what a browser does to the ends of lines."""
        return tidied(self.cleaned_data["replaced"])


def flaw_words(flaw: Flaw) -> str:
    """Say why something is not kept as a text."""
    return {
        Flaw.TOO_LARGE: gettext("This is too long."),
        Flaw.NOT_TEXT: gettext("This is no plain text in UTF-8."),
        Flaw.MARKUP: gettext("This holds markup; texts here are plain."),
        Flaw.EMPTY: gettext("There is nothing in it."),
    }[flaw]


def limit_words(limit: int) -> str:
    """Say how long a text may be."""
    return gettext("This text may have %(limit)s characters at most.") % {"limit": limit}


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


class UploadForm(forms.Form):
    """A file with texts or terms."""

    file = forms.FileField(
        label=_("File"),
        help_text=_("PO, XLIFF or CSV with texts, TBX with terms; a megabyte at most."),
        widget=forms.FileInput(attrs={"accept": ".po,.xlf,.xliff,.csv,.tbx"}),
    )

    def clean_file(self) -> "UploadedFile[bytes]":
        """Refuse a large file before it is read."""
        return small(self.cleaned_data["file"])


class ApplyForm(forms.Form):
    """A file that was looked at."""

    name = forms.CharField(max_length=200)
    content = forms.CharField(max_length=2 * LARGEST)


class PageForm(forms.Form):
    """A page that an association published."""

    rule = forms.ChoiceField(label=_("Rule"))
    language = forms.ChoiceField(label=_("Language"), choices=settings.LANGUAGES)
    page = forms.FileField(
        label=_("Page"),
        help_text=_("Plain text in UTF-8, a megabyte at most."),
        widget=forms.FileInput(attrs={"accept": ".txt,text/plain"}),
    )

    def __init__(self, *args: Any, rules: list[tuple[str, str]], **kwargs: Any) -> None:  # noqa: ANN401
        """Offer the rules that there are."""
        super().__init__(*args, **kwargs)
        field = self.fields["rule"]
        assert isinstance(field, forms.ChoiceField)  # noqa: S101 -- for mypy
        field.choices = rules

    def clean_page(self) -> "UploadedFile[bytes]":
        """Refuse a large file before it is read."""
        return small(self.cleaned_data["page"])


def small(file: "UploadedFile[bytes]") -> "UploadedFile[bytes]":
    """Return a file that is small enough."""
    if (file.size or 0) > LARGEST:
        raise forms.ValidationError(flaw_words(Flaw.TOO_LARGE))
    return file
