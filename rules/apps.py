"""The app that knows what the rules say and decide."""

from django.apps import AppConfig
from django.utils.translation import gettext_lazy as _


class RulesConfig(AppConfig):
    """Named, so that the admin shows it in the reader's language."""

    name = "rules"
    verbose_name = _("Rules")
