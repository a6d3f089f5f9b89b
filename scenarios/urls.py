"""The addresses of the scenarios."""

from django.urls.resolvers import URLPattern

urlpatterns: list[URLPattern] = []
