"""What the search keeps: texts to search in, words that mean the same, and what has changed."""

from collections.abc import Callable, Mapping
from operator import attrgetter
from typing import Any, Final

from django.db import models
from django.db.models.signals import post_delete, post_save
from django.dispatch import receiver
from django.utils.translation import gettext_lazy as _

from rules.content.base import Content
from rules.glossary.models import Concept, Term
from rules.models import Mistake, Rule, RuleNumber, Slip
from scenarios.models import Scenario, Step

ONLY_ROW: Final = 1

LONGEST_WORD: Final = 60


class Kind(models.TextChoices):
    """The kinds of what is found, in the order in which they are shown."""

    RULE = "rule", _("Rules")
    CONCEPT = "concept", _("Glossary")
    SCENARIO = "scenario", _("Scenarios")
    MISTAKE = "mistake", _("Typical mistakes")
    SLIP = "slip", _("Published texts")


class Document(models.Model):
    """One thing that can be found, in one language."""

    language = models.CharField(max_length=2)
    kind = models.CharField(max_length=10)
    key = models.CharField(max_length=60)
    order = models.PositiveIntegerField()
    # Below the language's start page: "rules/re-opening/".
    path = models.CharField(max_length=200)
    title = models.CharField(max_length=250)
    # A line for each passage.
    text = models.TextField()

    class Meta:
        constraints = (
            models.UniqueConstraint(
                fields=("kind", "key", "language"), name="one_document_per_language"
            ),
        )

    def __str__(self) -> str:
        return f"{self.kind} {self.key} ({self.language})"


class Synonym(models.Model):
    """A form of a term of the glossary, as the search compares it."""

    concept = models.CharField(max_length=50, db_index=True)
    language = models.CharField(max_length=2)
    # Words separated by spaces, folded; and their stems in the term's language.
    form = models.CharField(max_length=120, db_index=True)
    stems = models.CharField(max_length=120, db_index=True)

    class Meta:
        constraints = (
            models.UniqueConstraint(
                fields=("concept", "language", "form"), name="one_row_per_synonym"
            ),
        )

    def __str__(self) -> str:
        return f"{self.form} ({self.language})"


class Word(models.Model):
    """A word that occurs, to compare a mistyped one with."""

    language = models.CharField(max_length=2)
    word = models.CharField(max_length=LONGEST_WORD)
    length = models.PositiveSmallIntegerField()

    class Meta:
        constraints = (
            models.UniqueConstraint(fields=("language", "word"), name="one_row_per_word"),
        )
        indexes = (models.Index(fields=("language", "length"), name="words_by_length"),)

    def __str__(self) -> str:
        return self.word


class Change(models.Model):
    """A change of the content that the search has not taken in yet, one row for each."""

    kind = models.CharField(max_length=10, blank=True)
    key = models.CharField(max_length=60, blank=True)

    def __str__(self) -> str:
        return f"{self.kind} {self.key}"


class IndexState(models.Model):
    """One row, made by the migration: what the search was made of, changes since not counted."""

    number = models.PositiveBigIntegerField(default=0)
    # The program too: it decides what a word is, and how a rule is cited.
    made_by = models.CharField(max_length=100, blank=True)

    def __str__(self) -> str:
        return f"{self.made_by}-{self.number}"


KEYS: Final[Mapping[type[Content], tuple[Kind, Callable[[Any], str]]]] = {
    Rule: (Kind.RULE, attrgetter("slug")),
    RuleNumber: (Kind.RULE, attrgetter("rule.slug")),
    Concept: (Kind.CONCEPT, attrgetter("code")),
    Term: (Kind.CONCEPT, attrgetter("concept.code")),
    Scenario: (Kind.SCENARIO, attrgetter("code")),
    Step: (Kind.SCENARIO, attrgetter("scenario.code")),
    Mistake: (Kind.MISTAKE, attrgetter("code")),
    Slip: (Kind.SLIP, str),
}
"""Of which document a row of the content is part. Of any other row nothing is searched."""


@receiver((post_save, post_delete), dispatch_uid="scenarios.search")
def note_change(sender: type[models.Model], instance: models.Model, **_kwargs: object) -> None:
    """Write down each change that the content's version counts, in the same transaction.

    So the search can tell whether it has heard of every change: then it takes in these alone.
    """
    if issubclass(sender, Content) and isinstance(instance, Content):
        kind, key = "", ""
        if sender in KEYS:
            kind, key_of = KEYS[sender]
            key = key_of(instance)
        Change.objects.create(kind=kind, key=key)
