"""The addresses of the rules."""

from django.urls import include, path

from rules import views

urlpatterns = [
    # /rules/
    path("rules/", views.rules, name="rules"),
    path("rules/<slug:slug>/", views.rule, name="rule"),
    path("published-texts/", views.published_texts, name="published-texts"),
    path("", include("rules.glossary.urls")),
    path("", include("rules.trust.urls")),
]
