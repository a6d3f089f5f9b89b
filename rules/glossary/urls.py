"""The address of the glossary."""

from django.urls import path

from rules.glossary import views

urlpatterns = [
    # /glossary/
    path("glossary/", views.glossary, name="glossary"),
]
