"""The address of the search."""

from django.urls import path

from scenarios.search import views

urlpatterns = [
    # /search/
    path("search/", views.search, name="search"),
]
