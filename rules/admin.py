"""The rules in the admin."""

from typing import ClassVar

from django.contrib import admin
from django.db import models

from rules.content.tabs import TabbedAdmin
from rules.models import Edition, Mistake, Rule, RuleNumber, Slip


@admin.register(Edition)
class EditionAdmin(admin.ModelAdmin[Edition]):
    list_display = ("code", "year", "published", "is_current")
    formfield_overrides: ClassVar = {models.URLField: {"assume_scheme": "https"}}


class RuleNumberInline(admin.TabularInline[RuleNumber, Rule]):
    model = RuleNumber
    extra = 0


@admin.register(Rule)
class RuleAdmin(TabbedAdmin[Rule]):
    list_display = ("slug", "number_label", "title", "order")
    inlines = (RuleNumberInline,)


@admin.register(Mistake)
class MistakeAdmin(TabbedAdmin[Mistake]):
    list_display = ("code", "rule", "title", "order")


@admin.register(Slip)
class SlipAdmin(TabbedAdmin[Slip]):
    list_display = ("document", "order", "example", "stands")
    list_filter = ("document",)
