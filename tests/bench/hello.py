"""The site with one trivial view more, to compare its pages with: for the benchmark's server."""

import os

import django
from django.core.wsgi import get_wsgi_application
from django.http import HttpRequest, HttpResponse
from django.urls import path

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "rulesite.settings")
django.setup()

# The addresses can only be imported once Django is set up.
from django.conf import settings  # noqa: E402

from rulesite.urls import urlpatterns as site  # noqa: E402


def hello(request: HttpRequest) -> HttpResponse:
    """Answer one word, through all of the middleware."""
    return HttpResponse("hello")


urlpatterns = [path("hello/", hello), *site]
settings.ROOT_URLCONF = __name__
application = get_wsgi_application()
