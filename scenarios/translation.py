"""Which texts of the scenarios have a column for each language."""

from modeltranslation.translator import TranslationOptions, register

from rules.content.history import keep_history
from scenarios.models import Scenario, Step


@register(Scenario)
class ScenarioTranslation(TranslationOptions):
    fields = ("title", "setting", "question", "ruling", "lesson")


@register(Step)
class StepTranslation(TranslationOptions):
    fields = ("text",)


for model in (Scenario, Step):
    keep_history(model)
