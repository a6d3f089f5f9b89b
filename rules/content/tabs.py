"""The admin of rows with texts: one language at a time, with a script of our own."""

from typing import ClassVar, TypeVar

from django.db import models
from modeltranslation.admin import TranslationAdmin

ModelT = TypeVar("ModelT", bound=models.Model)


class TabbedAdmin(TranslationAdmin[ModelT]):
    """A form with a tab for each language.

    The tabs of modeltranslation need jQuery UI: 255 kB from an outside host, or 414 files of it in
    a package. This script has 2 kB.
    """

    class Media:
        js: ClassVar = ("admin_tabs.js",)
        css: ClassVar = {"all": ("admin_tabs.css",)}
