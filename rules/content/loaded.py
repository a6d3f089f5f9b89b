"""What was last loaded of each row: whatever differs from it was edited on the site."""

from typing import ClassVar

from django.db import models
from django.utils.translation import gettext_lazy as _


class LoadedRow(models.Model):
    """A row as a fixture last had it, and where an edit and a newer fixture contradict."""

    model = models.CharField(_("model"), max_length=60)
    key = models.CharField(_("natural key"), max_length=200)
    # The digest of each field's value.
    fields = models.JSONField(_("fields"), default=dict)
    # The fixture's value of each field that was edited here and has changed there too.
    conflicts = models.JSONField(_("conflicts"), default=dict)

    class Meta:
        verbose_name = _("loaded row")
        verbose_name_plural = _("loaded rows")
        ordering = ("model", "key")
        constraints: ClassVar = [
            models.UniqueConstraint(fields=("model", "key"), name="one_loaded_row_per_row"),
        ]

    def __str__(self) -> str:
        return f"{self.model}/{self.key}"
