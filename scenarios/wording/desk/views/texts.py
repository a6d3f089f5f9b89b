"""The matrix, a work in its columns, and changing its words."""

from http import HTTPStatus

from django.contrib import messages
from django.http import Http404, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.utils.translation import gettext

from scenarios.templatetags.desk import anchor, own_name
from scenarios.wording.checks.unit import Finding, Severity
from scenarios.wording.desk import approval
from scenarios.wording.desk.approval import Obstacle
from scenarios.wording.desk.board import board_of, queue_of
from scenarios.wording.desk.findings import SEVERITIES, Fate, Seen, seen_findings
from scenarios.wording.desk.forms import REASONS, EditForm, limit_words
from scenarios.wording.desk.history import word_changes
from scenarios.wording.desk.roles import DeskRequest, Role, desk_page
from scenarios.wording.desk.saving import Conflict, Edit, TooLongError, save_edit
from scenarios.wording.desk.sheet import sheet_of
from scenarios.wording.desk.standing import Progress, progress_of, states_of
from scenarios.wording.desk.upkeep import bring_up_to_date, desk_context
from scenarios.wording.desk.works import Work, find_work, text_label, work_name, work_title, works
from scenarios.wording.documents import Document
from scenarios.wording.editing import Place, UnknownTextError, find_document, find_place
from scenarios.wording.hashing import text_hash
from scenarios.wording.running import all_documents, check_draft
from scenarios.wording.sentences import explain
from scenarios.wording.texts import LANGUAGES, site_glossary


@desk_page("GET", "HEAD")
def desk(request: DeskRequest) -> HttpResponse:
    """Show every work in every language, and what waits for the reader."""
    documents = list(all_documents())
    bring_up_to_date(documents, are_all=True)
    findings = seen_findings()
    board = board_of(works(documents), states_of(), findings, LANGUAGES)
    interface = [one for one in findings if one.work.startswith("message/")]
    ctx = {
        "board": board,
        "queue": queue_of(board, request.user, request.role),
        "may_work": request.role.includes(Role.TRANSLATOR),
        "interface": {
            "texts": sum(document.key.startswith("message/") for document in documents),
            "open": sum(one.fate == "open" for one in interface),
        },
    }
    return render(request, "scenarios/wording/desk.html", ctx)


@desk_page("GET", "HEAD")
def work(request: DeskRequest, name: str) -> HttpResponse:
    """Show a work in aligned columns, with its findings and the engine's facts."""
    return _work_page(request, work_or_404(name))


def _work_page(
    request: DeskRequest, found: Work, status: HTTPStatus = HTTPStatus.OK
) -> HttpResponse:
    bring_up_to_date(found.documents)
    keys = [document.key for document in found.documents]
    findings, states = seen_findings(keys), states_of(keys)
    ctx = {
        "work": found,
        "sheet": sheet_of(found, states, findings, site_glossary()),
        "columns": [
            _column(request, found, progress_of(found, language, states), findings)
            for language in found.languages
        ],
        "reasons": REASONS,
        **_rights(request, found),
    }
    return render(request, "scenarios/wording/work.html", ctx, status=status)


def _column(
    request: DeskRequest, found: Work, progress: Progress, findings: tuple[Seen, ...]
) -> dict[str, object]:
    """Return what stands at the head of a column."""
    language = progress.language
    here = [one for one in findings if one.language == language and one.fate is Fate.OPEN]
    in_the_way = approval.obstacles(found, language, request.user)
    return {
        "language": language,
        "name": own_name(language),
        "progress": progress,
        "errors": sum(one.severity is Severity.ERROR for one in here),
        "warnings": sum(one.severity is Severity.WARNING for one in here),
        "seen": approval.seen_of(found, language),
        "obstacles": in_the_way,
        "obstacle_words": " ".join(obstacle_words(one) for one in in_the_way),
    }


def _rights(request: DeskRequest, found: Work) -> dict[str, bool]:
    translates = request.role.includes(Role.TRANSLATOR)
    return {
        "may_edit": translates and found.is_editable,
        "may_dismiss": translates,
        "may_review": request.role.includes(Role.REVIEWER),
    }


@desk_page("GET", "HEAD", "POST", role=Role.TRANSLATOR)
def edit(request: DeskRequest, language: str, key: str) -> HttpResponse:
    """Offer a place of a text for editing, and take what was typed."""
    document, place = editable_or_404(key, language)
    if request.method == "POST":
        return _save(request, document, language, place)
    text = document.texts[language]
    start, end = _span(request, len(text))
    form = EditForm(
        initial={
            "start": start,
            "end": end,
            "seen": text_hash(text),
            "replaced": text[start:end],
            "words": text[start:end],
        },
        longest=place.longest,
    )
    template = "scenarios/wording/edit.html"
    if request.htmx:
        template += "#form"
    return render(request, template, _edit_context(document, language, form))


def _edit_context(
    document: Document, language: str, form: EditForm, conflict: Conflict | None = None
) -> dict[str, object]:
    text = document.texts[language]
    others = [(one, words) for one, words in document.texts.items() if one != language and words]
    return {
        "document": document,
        "work": work_name(document.key),
        "title": work_title(document.key),
        "label": text_label(document.key),
        "language": language,
        "form": form,
        "others": others,
        "text": text,
        "conflict": conflict,
        "changes": word_changes(conflict.text, conflict.merged) if conflict else (),
    }


def _span(request: DeskRequest, length: int) -> tuple[int, int]:
    """Return the place that is asked for; without one, or with a wrong one, the whole text."""
    try:
        start, end = int(request.GET["start"]), int(request.GET["end"])
    except (KeyError, ValueError):
        return 0, length
    return (start, end) if 0 <= start < end <= length else (0, length)


def _save(request: DeskRequest, document: Document, language: str, place: Place) -> HttpResponse:
    form = EditForm(request.POST, longest=place.longest)
    template = "scenarios/wording/edit.html"
    if not form.is_valid():
        ctx = _edit_context(document, language, form)
        return render(request, template, ctx, status=HTTPStatus.UNPROCESSABLE_ENTITY)
    typed = form.cleaned_data
    span = (typed["start"], typed["end"])
    asked = Edit(span, typed["words"], typed["seen"], typed["replaced"])
    try:
        conflict = save_edit(document, language, asked, request.user)
    except UnknownTextError:
        raise Http404 from None
    except TooLongError as error:
        form.add_error("words", limit_words(error.limit))
        ctx = _edit_context(document, language, form)
        return render(request, template, ctx, status=HTTPStatus.UNPROCESSABLE_ENTITY)
    if conflict is None:
        return back_to(document.key, language)
    now = conflict.text
    again = EditForm(
        initial={
            "start": 0,
            "end": len(now),
            "seen": text_hash(now),
            "replaced": now,
            "words": conflict.merged,
        },
        longest=place.longest,
    )
    ctx = _edit_context(document, language, again, conflict)
    return render(request, template, ctx, status=HTTPStatus.CONFLICT)


@desk_page("POST", role=Role.TRANSLATOR)
def draft(request: DeskRequest, language: str, key: str) -> HttpResponse:
    """Check words while they are being typed."""
    document, place = editable_or_404(key, language)
    form = EditForm(request.POST, longest=place.longest)
    found: list[dict[str, object]] = []
    if form.is_valid():
        start, end = form.cleaned_data["start"], form.cleaned_data["end"]
        words = form.cleaned_data["words"]
        if start <= end <= len(document.texts[language]):
            drafted = check_draft(document, language, (start, end), words, desk_context())
            found = [_told(one) for one in drafted]
    return render(request, "scenarios/wording/_draft.html", {"findings": found})


def _told(finding: Finding) -> dict[str, object]:
    return {
        "severity": finding.severity,
        "severity_label": SEVERITIES[finding.severity],
        "words": explain(finding),
        "fix": finding.fix,
        "found": finding.found,
    }


@desk_page("POST", role=Role.TRANSLATOR)
def submit_work(request: DeskRequest, language: str, name: str) -> HttpResponse:
    """Ask for somebody else's eyes."""
    found = work_or_404(name, language)
    approval.submit_work(found, language, request.user)
    messages.success(request, gettext("Submitted for review."))
    return HttpResponseRedirect(reverse("desk-work", args=(name,)))


@desk_page("POST", role=Role.TRANSLATOR)
def return_work(request: DeskRequest, language: str, name: str) -> HttpResponse:
    """Make a draft of it again."""
    found = work_or_404(name, language)
    approval.send_back(found, language)
    messages.success(request, gettext("It is a draft again."))
    return HttpResponseRedirect(reverse("desk-work", args=(name,)))


@desk_page("POST", role=Role.REVIEWER)
def approve_work(request: DeskRequest, language: str, name: str) -> HttpResponse:
    """Approve a work in one language, as it was seen."""
    found = work_or_404(name, language)
    in_the_way = approval.approve_work(found, language, request.POST.get("seen", ""), request.user)
    if in_the_way:
        for obstacle in in_the_way:
            messages.error(request, obstacle_words(obstacle))
        return _work_page(request, found, HTTPStatus.CONFLICT)
    messages.success(request, gettext("Approved."))
    return HttpResponseRedirect(reverse("desk-work", args=(name,)))


def obstacle_words(obstacle: Obstacle) -> str:
    """Say why a work cannot be approved."""
    return {
        Obstacle.MISSING: gettext("A text is missing: it has to be written first."),
        Obstacle.CHANGED: gettext("The text has changed meanwhile. Please look at it again."),
        Obstacle.OWN_EDIT: gettext("You edited this last: somebody else has to approve it."),
        Obstacle.OPEN_ERRORS: gettext("An error is open: it has to be mended or dismissed first."),
    }[obstacle]


def work_or_404(name: str, language: str = "") -> Work:
    """Return a work, to be changed in this language if one is named."""
    found = find_work(name)
    if found is None or (language and (language not in found.languages or not found.is_editable)):
        raise Http404
    return found


def editable_or_404(key: str, language: str) -> tuple[Document, Place]:
    """Return a text that can be changed in this language, and where it is kept."""
    try:
        return find_document(key), find_place(key, language)
    except UnknownTextError:
        raise Http404 from None


def back_to(key: str, language: str) -> HttpResponseRedirect:
    """Go back to the work, at the text that was changed."""
    address = reverse("desk-work", args=(work_name(key),))
    return HttpResponseRedirect(f"{address}#{anchor(key)}-{language}")
