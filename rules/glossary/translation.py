"""Which texts of the glossary have a column for each language."""

from modeltranslation.translator import TranslationOptions, register

from rules.glossary.models import Concept


@register(Concept)
class ConceptTranslation(TranslationOptions):
    fields = ("definition", "why")
