"""The version of the content: whatever was made from an older one is out of date."""

import secrets
from typing import Final

from django.conf import settings
from django.db import connection, models
from django.db.models.signals import post_delete, post_save
from django.dispatch import receiver
from django.utils.translation import gettext_lazy as _

from rules.content.base import Content

ONLY_ROW: Final = 1


def new_origin() -> str:
    """Return a name that no other database has."""
    return secrets.token_hex(4)


class ContentVersion(models.Model):
    """One row: counts the changes of the content, and knows which fixtures it came from."""

    number = models.PositiveBigIntegerField(_("number"), default=0)
    # A database made anew counts from zero again, with other content: browsers that kept pages
    # of the old one must not take them for current.
    origin = models.CharField(_("origin"), max_length=8, default=new_origin)
    fixtures = models.CharField(_("fixtures"), max_length=64, blank=True)

    class Meta:
        verbose_name = _("version of the content")
        verbose_name_plural = _("versions of the content")

    def __str__(self) -> str:
        return f"{self.origin}-{self.number}"


def current_version() -> str:
    """Return the version of all that a page is made from, content and program, in one query.

    For `ETag` and cache keys. Read it before the content: then a change in between makes an
    answer too new for its key, and never too old.
    """
    # Asked for every page: putting the query together would cost more than the query.
    with connection.cursor() as cursor:
        cursor.execute(f"SELECT origin, number FROM {ContentVersion._meta.db_table}")  # noqa: S608
        content = "".join(f"{origin}-{number}" for origin, number in cursor.fetchall())
    return f"{settings.RELEASE}-{content or 'empty'}"


def count_change() -> None:
    """Make what was made from the content so far out of date.

    Saving and deleting a row do this by themselves; a bulk update or insert has to ask for it.
    """
    ContentVersion.objects.get_or_create(pk=ONLY_ROW)
    ContentVersion.objects.filter(pk=ONLY_ROW).update(number=models.F("number") + 1)


@receiver((post_save, post_delete), dispatch_uid="rules.content.version")
def note_change(sender: type[models.Model], **_: object) -> None:
    """Hear of every row that is saved or deleted, by a fixture too."""
    if issubclass(sender, Content):
        count_change()
