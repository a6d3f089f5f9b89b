"""The app that walks through situations."""

from django.apps import AppConfig
from django.utils.translation import gettext_lazy as _


class ScenariosConfig(AppConfig):
    """Named, so that the admin shows it in the reader's language."""

    name = "scenarios"
    verbose_name = _("Scenarios")
