"""The scenarios: a hand, its story step by step, and what is asked and ruled in the end."""

from typing import ClassVar

from django.core.exceptions import ValidationError
from django.db import models
from django.utils.translation import gettext_lazy as _

from rules import wording
from rules.content.base import Content
from rules.handline import LineError, rule_on
from rules.models import Answer, Edition, Rule


class Scenario(Content, Answer):
    """An example of a rule, to be walked through.

    Its hand line is the whole story, also where it continues another scenario; the answer is
    what the published example states.
    """

    code = models.SlugField(_("code"), unique=True)
    rule = models.ForeignKey(Rule, models.PROTECT, related_name="scenarios", verbose_name=_("rule"))
    order = models.PositiveSmallIntegerField(_("order"), default=0)
    hand = models.CharField(_("hand line"), max_length=500)
    continues = models.ForeignKey(
        "self",
        models.PROTECT,
        null=True,
        blank=True,
        related_name="continuations",
        verbose_name=_("continues"),
    )
    contrast = models.ForeignKey(
        "self",
        models.SET_NULL,
        null=True,
        blank=True,
        related_name="contrasted_by",
        verbose_name=_("is the contrast to"),
    )
    source_document = models.CharField(_("source: document"), max_length=200)
    source_edition = models.ForeignKey(
        Edition, models.PROTECT, related_name="scenarios", verbose_name=_("source: edition")
    )
    source_example = models.CharField(_("source: example"), max_length=20)
    title = models.CharField(_("title"), max_length=200)
    setting = models.TextField(_("setting"))
    question = models.TextField(_("question"))
    ruling = models.TextField(_("ruling"))
    lesson = models.TextField(_("lesson"))

    natural_key_fields: ClassVar = ("code",)

    class Meta:
        verbose_name = _("scenario")
        verbose_name_plural = _("scenarios")
        ordering = ("order", "code")

    def __str__(self) -> str:
        return self.code

    def clean(self) -> None:
        """Refuse a hand line that cannot be played: the scenario would have no page."""
        try:
            rule_on(self.hand)
        except LineError as error:
            fault = wording.explain_error(error.code, error.facts)
            place = _("At character %(column)s of the line: %(fault)s")
            facts = {"column": error.column, "fault": fault}
            raise ValidationError({"hand": ValidationError(place, params=facts)}) from error


class Step(Content):
    """What happens at one step, in words; a scenario that continues another has only its own."""

    scenario = models.ForeignKey(
        Scenario, models.CASCADE, related_name="steps", verbose_name=_("scenario")
    )
    # Counted from the beginning of the story, the part that is continued included.
    number = models.PositiveSmallIntegerField(_("number"))
    text = models.TextField(_("text"))

    natural_key_fields: ClassVar = ("scenario__code", "number")

    class Meta:
        verbose_name = _("step")
        verbose_name_plural = _("steps")
        ordering = ("scenario", "number")
        constraints: ClassVar = [
            models.UniqueConstraint(fields=("scenario", "number"), name="one_text_per_step"),
        ]

    def __str__(self) -> str:
        return f"{self.scenario}/{self.number}"
