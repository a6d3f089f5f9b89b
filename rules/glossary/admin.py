"""The glossary in the admin."""

from django.contrib import admin

from rules.content.tabs import TabbedAdmin
from rules.glossary.models import Concept, Term


class TermInline(admin.TabularInline[Term, Concept]):
    model = Term
    extra = 0


@admin.register(Concept)
class ConceptAdmin(TabbedAdmin[Concept]):
    list_display = ("code", "part_of_speech", "order")
    inlines = (TermInline,)
