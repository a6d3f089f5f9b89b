"""The entry point for web servers."""

import gc
import os

from django.core.wsgi import get_wsgi_application

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "rulesite.settings")

application = get_wsgi_application()

# What is loaded by now stays: without this the collector goes through all of it again and again,
# which costs a pause of many milliseconds every few hundred pages.
gc.collect()
gc.freeze()
