"""The app of the translators' desk."""

from django.apps import AppConfig
from django.utils.translation import gettext_lazy as _


class WordingConfig(AppConfig):
    """Named, so that the admin shows it in the reader's language."""

    name = "scenarios.wording"
    label = "wording"
    verbose_name = _("Wording")
    default_auto_field = "django.db.models.BigAutoField"
