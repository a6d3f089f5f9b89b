"""The app of the search."""

from django.apps import AppConfig
from django.utils.translation import gettext_lazy as _


class SearchConfig(AppConfig):
    """Named, so that the admin shows it in the reader's language."""

    name = "scenarios.search"
    verbose_name = _("Search")
