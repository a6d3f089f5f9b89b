"""The glossary in the admin."""

from django.contrib import admin
from modeltranslation.admin import TranslationAdmin

from rules.glossary.models import Concept, Term


class TermInline(admin.TabularInline[Term, Concept]):
    model = Term
    extra = 0


@admin.register(Concept)
class ConceptAdmin(TranslationAdmin[Concept]):
    list_display = ("code", "part_of_speech", "order")
    inlines = (TermInline,)
