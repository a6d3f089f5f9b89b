"""The scenarios in the admin."""

from django.contrib import admin
from modeltranslation.admin import TranslationStackedInline

from rules.content.tabs import TabbedAdmin
from scenarios.models import Scenario, Step


class StepInline(TranslationStackedInline[Step, Scenario]):
    model = Step
    extra = 0


@admin.register(Scenario)
class ScenarioAdmin(TabbedAdmin[Scenario]):
    list_display = ("code", "rule", "title", "order")
    inlines = (StepInline,)
