"""The site with one trivial view more, to compare its pages with: for the benchmark's server."""

from rulesite.wsgi import application  # first: it sets Django up

# isort: split
from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.urls import path

from rulesite.urls import urlpatterns as site

__all__ = ["application", "hello"]


def hello(request: HttpRequest) -> HttpResponse:
    """Answer one word, through all of the middleware."""
    return HttpResponse("hello")


urlpatterns = [path("hello/", hello), *site]
settings.ROOT_URLCONF = __name__
