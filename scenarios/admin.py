"""The scenarios in the admin."""

from django.contrib import admin
from modeltranslation.admin import TranslationAdmin, TranslationStackedInline

from scenarios.models import Scenario, Step


class StepInline(TranslationStackedInline[Step, Scenario]):
    model = Step
    extra = 0


@admin.register(Scenario)
class ScenarioAdmin(TranslationAdmin[Scenario]):
    list_display = ("code", "rule", "title", "order")
    inlines = (StepInline,)
