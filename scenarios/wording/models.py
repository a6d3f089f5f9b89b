"""What the desk keeps: imported pages, alignments, states of texts, findings and dismissals."""

from typing import ClassVar

from django.conf import settings
from django.db import models
from django.utils.translation import gettext_lazy as _

from rules.content.history import keep_history
from rules.models import Rule

USER = settings.AUTH_USER_MODEL


class Page(models.Model):
    """A page that an association published, in one language: in the database, never in a file."""

    rule = models.ForeignKey(Rule, models.CASCADE, related_name="pages", verbose_name=_("rule"))
    language = models.CharField(_("language"), max_length=2, choices=settings.LANGUAGES)
    text = models.TextField(_("text"))
    source = models.CharField(_("source"), max_length=200, blank=True)
    # Of the text as it came in: another one means that somebody has edited it here.
    imported_hash = models.CharField(_("hash of the import"), max_length=64)
    imported_at = models.DateTimeField(_("imported"), auto_now_add=True)
    changed_at = models.DateTimeField(_("changed"), auto_now=True)

    class Meta:
        verbose_name = _("imported page")
        verbose_name_plural = _("imported pages")
        ordering = ("rule", "language")
        constraints: ClassVar = [
            models.UniqueConstraint(fields=("rule", "language"), name="one_page_per_language"),
        ]

    def __str__(self) -> str:
        return f"{self.rule} ({self.language})"


class Alignment(models.Model):
    """What stands for what in the languages of a text: by the programme, or as a person says."""

    key = models.CharField(_("text"), max_length=200, unique=True)
    # [["4-A", {"de": [10, 42], "it": null}], …]: places in the texts.
    rows = models.JSONField(_("rows"))
    # The texts that the places belong to; with other texts the alignment is made anew.
    hashes = models.JSONField(_("hashes of the texts"))
    confirmed_by = models.ForeignKey(
        USER, models.SET_NULL, null=True, blank=True, related_name="+", verbose_name=_("by")
    )
    changed_at = models.DateTimeField(_("changed"), auto_now=True)

    class Meta:
        verbose_name = _("alignment")
        verbose_name_plural = _("alignments")
        ordering = ("key",)

    def __str__(self) -> str:
        return self.key


class TextState(models.Model):
    """How far a text is in one language; missing and out of date are seen from the texts."""

    class Status(models.TextChoices):
        """Who has to do something next."""

        DRAFT = "draft", _("draft")
        IN_REVIEW = "in-review", _("in review")
        APPROVED = "approved", _("approved")

    key = models.CharField(_("text"), max_length=200)
    language = models.CharField(_("language"), max_length=2, choices=settings.LANGUAGES)
    status = models.CharField(_("status"), max_length=10, choices=Status, default=Status.DRAFT)
    # What was approved, and the source that it was approved against.
    text_hash = models.CharField(_("hash of the text"), max_length=64, blank=True)
    source_hash = models.CharField(_("hash of the source"), max_length=64, blank=True)
    edited_by = models.ForeignKey(
        USER, models.SET_NULL, null=True, blank=True, related_name="+", verbose_name=_("edited by")
    )
    edited_at = models.DateTimeField(_("edited"), null=True, blank=True)
    approved_by = models.ForeignKey(
        USER,
        models.SET_NULL,
        null=True,
        blank=True,
        related_name="+",
        verbose_name=_("approved by"),
    )
    approved_at = models.DateTimeField(_("approved"), null=True, blank=True)

    class Meta:
        verbose_name = _("state of a text")
        verbose_name_plural = _("states of texts")
        ordering = ("key", "language")
        constraints: ClassVar = [
            models.UniqueConstraint(fields=("key", "language"), name="one_state_per_text"),
        ]

    def __str__(self) -> str:
        return f"{self.key} ({self.language})"


class FoundFinding(models.Model):
    """A finding as it was last seen; one that is not found any more is fixed."""

    fingerprint = models.CharField(_("fingerprint"), max_length=40, unique=True)
    check_id = models.CharField(_("check"), max_length=20)
    severity = models.CharField(_("severity"), max_length=10)
    key = models.CharField(_("text"), max_length=200)
    language = models.CharField(_("language"), max_length=2)
    start = models.PositiveIntegerField(_("from"))
    end = models.PositiveIntegerField(_("to"))
    found = models.TextField(_("found"), blank=True)
    facts = models.JSONField(_("facts"))
    fix = models.TextField(_("fix"), null=True, blank=True)  # noqa: DJ001 - "" is a fix: nothing
    is_open = models.BooleanField(_("open"), default=True)
    first_seen = models.DateTimeField(_("first seen"), auto_now_add=True)
    last_seen = models.DateTimeField(_("last seen"))

    class Meta:
        verbose_name = _("finding")
        verbose_name_plural = _("findings")
        ordering = ("key", "language", "start", "check_id")
        indexes: ClassVar = [
            models.Index(fields=("is_open", "severity"), name="open_findings"),
            models.Index(fields=("key", "language"), name="findings_of_a_text"),
        ]

    def __str__(self) -> str:
        return f"{self.check_id}: {self.key} ({self.language})"


class Dismissal(models.Model):
    """Somebody says that a finding is none; it holds as long as the words stay the same."""

    class Reason(models.TextChoices):
        """Why it is none."""

        INTENDED = "intended", _("it is meant so")
        STYLE = "style-choice", _("a choice of style")
        PRONOUN = "pronoun", _("a pronoun stands for it")
        RESTATED = "restated-figure", _("a figure is only said again")
        NO_CHIPS = "no-chips", _("it is no amount of chips")
        QUOTATION = "quotation", _("it quotes another source")
        CHECK = "check-is-wrong", _("the check is wrong")

    fingerprint = models.CharField(_("fingerprint"), max_length=40, unique=True)
    check_id = models.CharField(_("check"), max_length=20)
    key = models.CharField(_("text"), max_length=200)
    language = models.CharField(_("language"), max_length=2)
    found = models.TextField(_("found"), blank=True)
    reason = models.CharField(_("reason"), max_length=20, choices=Reason)
    # In one's own words; an error needs them.
    note = models.TextField(_("note"), blank=True)
    by = models.ForeignKey(
        USER, models.SET_NULL, null=True, blank=True, related_name="+", verbose_name=_("by")
    )
    at = models.DateTimeField(_("at"), auto_now_add=True)

    class Meta:
        verbose_name = _("dismissal")
        verbose_name_plural = _("dismissals")
        ordering = ("key", "language", "check_id")

    def __str__(self) -> str:
        return f"{self.check_id}: {self.key} ({self.language})"


class CheckedText(models.Model):
    """What a text was when its findings were last looked for: with other words they are old."""

    key = models.CharField(_("text"), max_length=200, unique=True)
    digest = models.CharField(_("digest"), max_length=40)

    class Meta:
        verbose_name = _("checked text")
        verbose_name_plural = _("checked texts")
        ordering = ("key",)

    def __str__(self) -> str:
        return self.key


keep_history(Page)
