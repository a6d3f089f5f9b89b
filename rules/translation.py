"""Which texts of the rules have a column for each language."""

from modeltranslation.translator import TranslationOptions, register

from rules.content.history import keep_history
from rules.models import Mistake, Rule, Slip


@register(Rule)
class RuleTranslation(TranslationOptions):
    fields = ("title", "summary", "says", "says_not")


@register(Mistake)
class MistakeTranslation(TranslationOptions):
    fields = ("title", "text")


@register(Slip)
class SlipTranslation(TranslationOptions):
    fields = ("right",)


for model in (Rule, Mistake, Slip):
    keep_history(model)
