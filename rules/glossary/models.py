"""The terms of the two rules: one concept, its words in each language, and which one we use."""

from typing import ClassVar

from django.conf import settings
from django.db import models
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from rules.content.base import Content, ContentManager

LANGUAGE_CODES = tuple(code for code, _name in settings.LANGUAGES)


class ConceptManager(ContentManager["Concept"]):
    """Concepts, and what a page needs of them."""

    def with_terms(self) -> "models.QuerySet[Concept]":
        """Fetch the terms too, in one query more."""
        return self.prefetch_related("terms")


class Concept(Content):
    """What is meant, whatever the word for it."""

    class PartOfSpeech(models.TextChoices):
        """What kind of word it is."""

        NOUN = "noun", _("noun")
        VERB = "verb", _("verb")
        ADJECTIVE = "adjective", _("adjective")
        PHRASE = "phrase", _("phrase")

    code = models.SlugField(_("code"), unique=True)
    order = models.PositiveSmallIntegerField(_("order"), default=0)
    part_of_speech = models.CharField(_("part of speech"), max_length=10, choices=PartOfSpeech)
    definition = models.TextField(_("definition"))
    # In each language about the term of that language.
    why = models.TextField(_("why we use this term"))

    objects: ClassVar[ConceptManager] = ConceptManager()

    natural_key_fields: ClassVar = ("code",)

    class Meta:
        verbose_name = pgettext_lazy("glossary", "concept")
        verbose_name_plural = pgettext_lazy("glossary", "concepts")
        ordering = ("order", "code")

    def __str__(self) -> str:
        return self.code


class Term(Content):
    """A word for a concept in one language, with the forms in which it is met."""

    class Status(models.TextChoices):
        """Whether we use the word."""

        PREFERRED = "preferred", _("we use it")
        ADMITTED = "admitted", _("also seen")
        FORBIDDEN = "forbidden", _("misleading")

    concept = models.ForeignKey(
        Concept,
        models.CASCADE,
        related_name="terms",
        verbose_name=pgettext_lazy("glossary", "concept"),
    )
    language = models.CharField(_("language"), max_length=2, choices=settings.LANGUAGES)
    order = models.PositiveSmallIntegerField(_("order"), default=0)
    text = models.CharField(pgettext_lazy("glossary", "term"), max_length=80)
    status = models.CharField(_("status"), max_length=10, choices=Status)
    # Inflected and compound forms too, the text itself first: what is written, not what a stemmer
    # would guess, so that a check finds exactly these.
    forms = models.JSONField(_("forms"), default=list)
    # In the language of the term.
    note = models.CharField(_("note"), max_length=200, blank=True)

    natural_key_fields: ClassVar = ("concept__code", "language", "text")

    class Meta:
        verbose_name = pgettext_lazy("glossary", "term")
        verbose_name_plural = pgettext_lazy("glossary", "terms")
        ordering = ("concept", "language", "order")
        constraints: ClassVar = [
            models.UniqueConstraint(fields=("concept", "language", "text"), name="one_row_per_term")
        ]

    def __str__(self) -> str:
        return f"{self.text} ({self.language})"
