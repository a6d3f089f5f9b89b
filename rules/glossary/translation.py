"""Which texts of the glossary have a column for each language."""

from modeltranslation.translator import TranslationOptions, register

from rules.content.history import keep_history
from rules.glossary.models import Concept, Term


@register(Concept)
class ConceptTranslation(TranslationOptions):
    fields = ("definition", "why")


for model in (Concept, Term):
    keep_history(model)
