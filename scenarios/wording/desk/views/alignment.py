"""Correcting what stands for what."""

from http import HTTPStatus

from django.contrib import messages
from django.http import Http404, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.utils.translation import gettext

from scenarios.wording.aligning import Row
from scenarios.wording.desk.alignment import (
    DisorderedError,
    aligned_by,
    numbered,
    store_alignment,
)
from scenarios.wording.desk.roles import DeskRequest, Role, desk_page
from scenarios.wording.desk.works import text_label, work_name, work_title
from scenarios.wording.documents import Document
from scenarios.wording.editing import UnknownTextError, find_document
from scenarios.wording.texts import text_hashes


@desk_page("GET", "HEAD", "POST", role=Role.TRANSLATOR)
def alignment(request: DeskRequest, key: str) -> HttpResponse:
    """Give every sentence the number of its row."""
    try:
        document = find_document(key)
    except UnknownTextError:
        raise Http404 from None
    status = HTTPStatus.OK
    if request.method == "POST":
        rows = _rows(request, document)
        if rows is not None:
            store_alignment(document, rows, request.user)
            messages.success(request, gettext("The alignment is kept."))
            return HttpResponseRedirect(reverse("desk-work", args=(work_name(key),)))
        messages.error(
            request,
            gettext(
                "This cannot be: in each column the numbers go up, and the texts must not have"
                " changed meanwhile."
            ),
        )
        status = HTTPStatus.UNPROCESSABLE_ENTITY
    ctx = {
        "document": document,
        "work": work_name(key),
        "title": work_title(key),
        "label": text_label(key),
        "seen": seen_of(document),
        "columns": numbered(document),
    }
    return render(request, "scenarios/wording/alignment.html", ctx, status=status)


def _rows(request: DeskRequest, document: Document) -> tuple[Row, ...] | None:
    """Return the rows that were sent; None where they cannot be."""
    if request.POST.get("seen") != seen_of(document):
        return None
    numbers = {
        language: [int(one) for one in request.POST.getlist(language) if one.isdecimal()]
        for language in document.texts
    }
    try:
        return aligned_by(document, numbers)
    except DisorderedError:
        return None


def seen_of(document: Document) -> str:
    """Return a name of the texts that somebody aligns."""
    return "".join(text_hashes(document.texts).values())
