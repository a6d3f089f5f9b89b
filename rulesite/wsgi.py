"""The entry point for web servers."""

import gc
import os

from django.core.wsgi import get_wsgi_application
from django.urls import get_resolver

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "rulesite.settings")

application = get_wsgi_application()

# What every page needs is loaded and stays: else the collector would go through all of it again
# and again, a pause of many milliseconds every few hundred pages.
get_resolver().url_patterns  # noqa: B018 -- loads the views
gc.collect()
gc.freeze()
