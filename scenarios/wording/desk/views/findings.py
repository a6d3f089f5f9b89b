"""The list of findings: filtering, dismissing with a reason, taking that back, mending."""

from http import HTTPStatus

from django.contrib import messages
from django.core.exceptions import PermissionDenied
from django.core.paginator import Paginator
from django.http import Http404, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.utils.http import url_has_allowed_host_and_scheme
from django.utils.translation import gettext, ngettext

from rules.models import Rule
from scenarios.wording.desk.findings import Fate, Seen, dismiss, reopen, seen_findings
from scenarios.wording.desk.forms import DismissForm, FilterForm, limit_words
from scenarios.wording.desk.roles import DeskRequest, Role, desk_page
from scenarios.wording.desk.saving import Edit, TooLongError, save_edit
from scenarios.wording.desk.upkeep import bring_up_to_date
from scenarios.wording.desk.views.texts import back_to, editable_or_404
from scenarios.wording.editing import UnknownTextError
from scenarios.wording.hashing import text_hash
from scenarios.wording.models import Dismissal
from scenarios.wording.recording import NoReasonError
from scenarios.wording.running import all_documents

A_PAGE = 50


@desk_page("GET", "HEAD")
def findings(request: DeskRequest) -> HttpResponse:
    """List the findings that are asked for."""
    return _list(request, DismissForm())


def _list(
    request: DeskRequest, dismissing: DismissForm, status: HTTPStatus = HTTPStatus.OK
) -> HttpResponse:
    documents = list(all_documents())
    bring_up_to_date(documents, are_all=True)
    rules = {document.key: document.rule for document in documents}
    labels = [
        (rule.slug, f"{rule.number_label} {rule.slug}".strip())
        for rule in Rule.objects.with_numbers()
    ]
    form = FilterForm(request.GET, rules=labels)
    filters = form.filters
    found = [one for one in seen_findings(rules=rules) if filters.let_pass(one)]
    page = Paginator(found, A_PAGE).get_page(request.GET.get("page"))
    query = request.GET.copy()
    query.pop("page", None)
    ctx = {
        "form": FilterForm({**request.GET.dict(), "fate": filters.fate}, rules=labels),
        "page": page,
        "address": request.POST.get("next", request.get_full_path()),
        "query": query.urlencode(),
        "dismiss": dismissing,
        "chosen": request.POST.getlist("finding"),
        "none_chosen": request.method == "POST" and not request.POST.getlist("finding"),
        "may_dismiss": request.role.includes(Role.TRANSLATOR),
        "may_dismiss_errors": request.role.includes(Role.REVIEWER),
    }
    return render(request, "scenarios/wording/findings.html", ctx, status=status)


@desk_page("POST", role=Role.TRANSLATOR)
def dismiss_findings(request: DeskRequest) -> HttpResponse:
    """Dismiss one finding or many with one reason."""
    chosen = _chosen(request)
    form = DismissForm(request.POST)
    if not form.is_valid() or not chosen:
        return _list(request, form, HTTPStatus.UNPROCESSABLE_ENTITY)
    reason = Dismissal.Reason(form.cleaned_data["reason"])
    try:
        count = dismiss(chosen, reason, form.cleaned_data["note"], request.user, request.role)
    except PermissionError:
        raise PermissionDenied from None
    except NoReasonError:
        form.add_error("note", gettext("An error needs a reason in your own words."))
        return _list(request, form, HTTPStatus.UNPROCESSABLE_ENTITY)
    told = ngettext("%(count)s finding dismissed.", "%(count)s findings dismissed.", count)
    messages.success(request, told % {"count": count})
    return HttpResponseRedirect(_next(request))


def _chosen(request: DeskRequest) -> list[Seen]:
    """Return the findings that were selected; those that are not there any more are left out."""
    asked = set(request.POST.getlist("finding"))
    return [one for one in seen_findings() if one.row.fingerprint in asked]


@desk_page("POST", role=Role.TRANSLATOR)
def reopen_findings(request: DeskRequest) -> HttpResponse:
    """Take dismissals back."""
    try:
        count = reopen(_chosen(request), request.role)
    except PermissionError:
        raise PermissionDenied from None
    told = ngettext("%(count)s finding is open again.", "%(count)s findings are open again.", count)
    messages.success(request, told % {"count": count})
    return HttpResponseRedirect(_next(request))


@desk_page("POST", role=Role.TRANSLATOR)
def mend(request: DeskRequest) -> HttpResponse:
    """Put in place of what was found what is meant, where there is no doubt about it."""
    one = next(
        (
            one
            for one in seen_findings()
            if one.row.fingerprint == request.POST.get("finding") and one.fate is Fate.OPEN
        ),
        None,
    )
    if one is None or not one.is_fixable:
        raise Http404
    return _mend(request, one)


def _mend(request: DeskRequest, one: Seen) -> HttpResponse:
    row = one.row
    document, _ = editable_or_404(row.key, row.language)
    text = document.texts[row.language]
    edit = Edit((row.start, row.end), row.fix or "", text_hash(text), row.found)
    stands = text[row.start : row.end] == row.found
    try:
        is_mended = stands and save_edit(document, row.language, edit, request.user) is None
    except UnknownTextError:
        raise Http404 from None
    except TooLongError as error:
        messages.error(request, limit_words(error.limit))
        return back_to(row.key, row.language)
    if is_mended:
        messages.success(request, gettext("Mended."))
    else:
        messages.error(request, gettext("The text has changed meanwhile. Please look at it again."))
    return back_to(row.key, row.language)


def _next(request: DeskRequest) -> str:
    """Return where to go on: to an address of this site only."""
    asked = request.POST.get("next", "")
    if url_has_allowed_host_and_scheme(asked, {request.get_host()}, request.is_secure()):
        return asked
    return reverse("desk-findings")
