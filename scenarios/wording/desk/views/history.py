"""Versions of a work's texts, and going back to one of them."""

from django.contrib import messages
from django.core.paginator import Paginator
from django.http import Http404, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.utils.translation import gettext

from scenarios.wording.desk.history import version_text, versions_of
from scenarios.wording.desk.roles import DeskRequest, Role, desk_page
from scenarios.wording.desk.saving import write_text
from scenarios.wording.desk.views.texts import editable_or_404, work_or_404
from scenarios.wording.desk.works import work_name
from scenarios.wording.editing import ChangedError, UnknownTextError

A_PAGE = 50


@desk_page("GET", "HEAD")
def history(request: DeskRequest, name: str) -> HttpResponse:
    """Show what was changed, word by word, the newest first."""
    found = work_or_404(name)
    if not found.is_editable:
        raise Http404
    page = Paginator(versions_of(found), A_PAGE).get_page(request.GET.get("page"))
    ctx = {
        "work": found,
        "page": page,
        "query": "",
        "may_edit": request.role.includes(Role.TRANSLATOR),
    }
    return render(request, "scenarios/wording/history.html", ctx)


@desk_page("POST", role=Role.TRANSLATOR)
def revert(request: DeskRequest, language: str, key: str) -> HttpResponse:
    """Make an earlier version the current one; what stood there stays in the history."""
    editable_or_404(key, language)
    version = request.POST.get("version", "")
    text = version_text(key, language, int(version)) if version.isdecimal() else None
    if text is None:
        raise Http404
    try:
        write_text(key, language, text, request.user)
    except UnknownTextError:
        raise Http404 from None
    except ChangedError:
        messages.error(request, gettext("The text has changed meanwhile. Please look at it again."))
    else:
        messages.success(request, gettext("The earlier words are back; the text is a draft."))
    return HttpResponseRedirect(reverse("desk-history", args=(work_name(key),)))
