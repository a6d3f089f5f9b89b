"""The app of the glossary."""

from django.apps import AppConfig
from django.utils.translation import gettext_lazy as _


class GlossaryConfig(AppConfig):
    """Named, so that the admin shows it in the reader's language."""

    name = "rules.glossary"
    verbose_name = _("Glossary")
