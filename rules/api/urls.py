"""The addresses of the service, which belong to no language."""

from django.urls import path

from rules.api import views

urlpatterns = [
    # /api/
    path("", views.index, name="api-index"),
    path("openapi.json", views.openapi, name="api-openapi"),
    path("rulings", views.rulings, name="api-rulings"),
]
