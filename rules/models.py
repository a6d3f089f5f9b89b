"""The rules as content: editions, texts, mistakes, and slips in what was published."""

from collections.abc import Iterable
from typing import ClassVar, NamedTuple

from django.db import models
from django.utils.translation import gettext_lazy as _

from rules.content.base import Content, ContentManager
from rules.content.loaded import LoadedRow
from rules.content.version import ContentVersion

__all__ = [
    "Answer",
    "ContentVersion",
    "Edition",
    "LoadedRow",
    "Mistake",
    "Rule",
    "RuleNumber",
    "Slip",
]


class Answer(models.Model):
    """What a hand's answer is said to be, as figures; null where it is not said."""

    asked = models.CharField(_("who is asked"), max_length=20, blank=True)
    to_call = models.PositiveBigIntegerField(_("to call"), null=True, blank=True)
    may_raise = models.BooleanField(_("may raise"), null=True, blank=True)
    min_raise_by = models.PositiveBigIntegerField(_("minimum raise by"), null=True, blank=True)
    min_raise_to = models.PositiveBigIntegerField(_("minimum raise to"), null=True, blank=True)

    class Meta:
        abstract = True


class Edition(Content):
    """An edition of the published rules."""

    code = models.SlugField(_("code"), unique=True)
    year = models.PositiveSmallIntegerField(_("year"))
    published = models.DateField(_("published"), null=True, blank=True)
    is_current = models.BooleanField(_("current"), default=False)
    url = models.URLField(_("address"), blank=True)

    natural_key_fields: ClassVar = ("code",)

    class Meta:
        verbose_name = _("edition")
        verbose_name_plural = _("editions")
        ordering = ("year", "code")

    def __str__(self) -> str:
        return self.code


class RuleManager(ContentManager["Rule"]):
    """Rules, and what a page needs of them."""

    def with_numbers(self) -> "models.QuerySet[Rule]":
        """Fetch the numbers too, in one query more, for `Rule.number_label`."""
        return self.prefetch_related(
            models.Prefetch("numbers", RuleNumber.objects.select_related("edition"))
        )


class Rule(Content):
    """A rule, in our own words."""

    slug = models.SlugField(_("name in the address"), unique=True)
    order = models.PositiveSmallIntegerField(_("order"), default=0)
    has_page = models.BooleanField(_("has a page"), default=False)
    title = models.CharField(_("title"), max_length=200)
    summary = models.TextField(_("summary"), blank=True)
    says = models.TextField(_("what it says"), blank=True)
    says_not = models.TextField(_("what it does not say"), blank=True)

    objects: ClassVar[RuleManager] = RuleManager()

    natural_key_fields: ClassVar = ("slug",)

    class Meta:
        verbose_name = _("rule")
        verbose_name_plural = _("rules")
        ordering = ("order", "slug")

    def __str__(self) -> str:
        return self.slug

    @property
    def number_label(self) -> str:
        """The number everybody knows and the current one: `47 (2026: 49)`."""
        return number_label(
            Numbered(number.number, number.edition.year, number.edition.is_current)
            for number in self.numbers.all()
        )


class RuleNumber(Content):
    """The number of a rule in one edition."""

    rule = models.ForeignKey(Rule, models.CASCADE, related_name="numbers", verbose_name=_("rule"))
    edition = models.ForeignKey(
        Edition, models.CASCADE, related_name="numbers", verbose_name=_("edition")
    )
    number = models.CharField(_("number"), max_length=10)

    natural_key_fields: ClassVar = ("rule__slug", "edition__code")

    class Meta:
        verbose_name = _("rule number")
        verbose_name_plural = _("rule numbers")
        ordering = ("rule", "edition")
        constraints: ClassVar = [
            models.UniqueConstraint(fields=("rule", "edition"), name="one_number_per_edition"),
        ]

    def __str__(self) -> str:
        return f"{self.edition}: {self.number}"


class Numbered(NamedTuple):
    """A rule's number in an edition."""

    number: str
    year: int
    is_current: bool


def number_label(numbers: Iterable[Numbered]) -> str:
    """Name a rule by the number everybody knows and the current one: `47 (2026: 49)`.

    The one everybody knows is that of the last edition before the current one. Where the two are
    the same, or only one is established, the label is that number alone.
    """
    by_year = sorted(numbers, key=lambda numbered: numbered.year)
    known = [numbered for numbered in by_year if not numbered.is_current]
    current = [numbered for numbered in by_year if numbered.is_current]
    if not current:
        return known[-1].number if known else ""
    now = current[-1]
    if not known or known[-1].number == now.number:
        return now.number
    return f"{known[-1].number} ({now.year}: {now.number})"


class Mistake(Content, Answer):
    """A ruling that is often got wrong, with a hand that shows why it is wrong."""

    rule = models.ForeignKey(Rule, models.CASCADE, related_name="mistakes", verbose_name=_("rule"))
    code = models.SlugField(_("code"), unique=True)
    order = models.PositiveSmallIntegerField(_("order"), default=0)
    title = models.CharField(_("title"), max_length=200)
    text = models.TextField(_("text"))
    hand = models.CharField(_("hand line"), max_length=500)

    natural_key_fields: ClassVar = ("code",)

    class Meta:
        verbose_name = _("mistake")
        verbose_name_plural = _("mistakes")
        ordering = ("rule", "order", "code")

    def __str__(self) -> str:
        return self.code


class Slip(Content):
    """A slip in one of the published texts, so that nobody is misled by it."""

    class Document(models.TextChoices):
        """The published pages of examples that were compared."""

        ENGLISH = "en", _("English addendum")
        GERMAN_43 = "de-43", _("German page on Rule 43")
        ITALIAN_43 = "it-43", _("Italian page on Rule 43")
        GERMAN_47 = "de-47", _("German page on Rule 47")

    document = models.CharField(_("document"), max_length=10, choices=Document)
    order = models.PositiveSmallIntegerField(_("order"))
    example = models.CharField(_("example"), max_length=20, blank=True)
    # Verbatim and at most six words: enough to find the place, too little to copy the text.
    stands = models.CharField(_("what stands there"), max_length=120)
    right = models.TextField(_("what is right, and why"))

    natural_key_fields: ClassVar = ("document", "order")

    class Meta:
        verbose_name = _("slip")
        verbose_name_plural = _("slips")
        ordering = ("document", "order")
        constraints: ClassVar = [
            models.UniqueConstraint(fields=("document", "order"), name="one_slip_per_place"),
        ]

    def __str__(self) -> str:
        return f"{self.document}-{self.order}"
