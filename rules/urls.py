"""The addresses of the rules."""

from django.urls.resolvers import URLPattern

urlpatterns: list[URLPattern] = []
