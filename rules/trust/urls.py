"""The address of the page on trust."""

from django.urls import path

from rules.trust import views

urlpatterns = [
    # /trust/
    path("trust/", views.trust, name="trust"),
]
