"""Taking texts along in files, and bringing them back."""

from http import HTTPStatus

from django.contrib import messages
from django.core.exceptions import PermissionDenied
from django.http import Http404, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.utils.translation import gettext, ngettext

from rules.models import Rule
from scenarios.wording.desk.exchange import Upload, is_glossary, keep, read_upload, unpacked
from scenarios.wording.desk.forms import ApplyForm, PageForm, UploadForm, flaw_words
from scenarios.wording.desk.roles import DeskRequest, Role, desk_page
from scenarios.wording.desk.saving import refresh
from scenarios.wording.desk.works import WorkKind
from scenarios.wording.exchange import tbx
from scenarios.wording.exchange.concepts import all_concepts
from scenarios.wording.exchange.formats import FORMATS
from scenarios.wording.exchange.items import UnreadableError, items_in
from scenarios.wording.importing import EditedError, RefusedError, import_page, read_page
from scenarios.wording.texts import LANGUAGES, page_key


@desk_page("GET", "HEAD")
def exchange(request: DeskRequest) -> HttpResponse:
    """Offer the files, and take them back."""
    return _page(request)


def _page(
    request: DeskRequest,
    upload: UploadForm | None = None,
    page: PageForm | None = None,
    status: HTTPStatus = HTTPStatus.OK,
) -> HttpResponse:
    ctx = {
        "languages": LANGUAGES,
        "formats": FORMATS,
        "upload": upload or UploadForm(),
        "page_form": page or PageForm(rules=_rules()),
        "may_upload": request.role.includes(Role.TRANSLATOR),
    }
    return render(request, "scenarios/wording/exchange.html", ctx, status=status)


def _rules() -> list[tuple[str, str]]:
    rows = Rule.objects.with_numbers()
    return [(rule.slug, f"{rule.number_label} {rule.slug}".strip()) for rule in rows]


@desk_page("GET", "HEAD")
def download(request: DeskRequest, name: str, language: str) -> HttpResponse:  # noqa: ARG001 -- a view
    """Hand out the texts of a language in a format."""
    form = FORMATS.get(name)
    if form is None or language not in LANGUAGES:
        raise Http404
    content = form.write(items_in(language), language)
    return _file(content, form.media_type, f"texts-{language}{form.ending}")


@desk_page("GET", "HEAD")
def download_glossary(request: DeskRequest) -> HttpResponse:  # noqa: ARG001 -- a view
    """Hand out the glossary in all its languages."""
    return _file(tbx.write(all_concepts()), "application/x-tbx", "glossary.tbx")


def _file(content: bytes, media_type: str, name: str) -> HttpResponse:
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return HttpResponse(content, content_type=f"{media_type}; charset=utf-8", headers=headers)


@desk_page("POST", role=Role.TRANSLATOR)
def look_at_upload(request: DeskRequest) -> HttpResponse:
    """Show what a file would change; nothing is kept yet."""
    form = UploadForm(request.POST, request.FILES)
    if not form.is_valid():
        return _page(request, form, status=HTTPStatus.UNPROCESSABLE_ENTITY)
    file = form.cleaned_data["file"]
    _insist_on_role(request, file.name)
    try:
        upload = read_upload(file.name, file.read())
    except UnreadableError as error:
        form.add_error("file", _unreadable(error))
        return _page(request, form, status=HTTPStatus.UNPROCESSABLE_ENTITY)
    return _look(request, upload)


def _look(request: DeskRequest, upload: Upload, status: HTTPStatus = HTTPStatus.OK) -> HttpResponse:
    ctx = {"upload": upload}
    return render(request, "scenarios/wording/upload.html", ctx, status=status)


@desk_page("POST", role=Role.TRANSLATOR)
def apply_upload(request: DeskRequest) -> HttpResponse:
    """Keep what was looked at; what has changed since is refused all the same."""
    form = ApplyForm(request.POST)
    if not form.is_valid():
        return _page(request, status=HTTPStatus.UNPROCESSABLE_ENTITY)
    name = form.cleaned_data["name"]
    _insist_on_role(request, name)
    try:
        upload = read_upload(name, unpacked(form.cleaned_data["content"]))
    except UnreadableError as error:
        messages.error(request, _unreadable(error))
        return _page(request, status=HTTPStatus.UNPROCESSABLE_ENTITY)
    kept, refused = keep(upload, request.user)
    told = ngettext("%(count)s text kept.", "%(count)s texts kept.", kept)
    messages.success(request, told % {"count": kept})
    if refused:
        told = ngettext("%(count)s text refused.", "%(count)s texts refused.", refused)
        messages.error(request, told % {"count": refused})
    return HttpResponseRedirect(reverse("desk-exchange"))


def _insist_on_role(request: DeskRequest, name: str) -> None:
    """Leave the terms, which everybody's texts depend on, to reviewers."""
    if is_glossary(name) and not request.role.includes(Role.REVIEWER):
        raise PermissionDenied


def _unreadable(error: UnreadableError) -> str:
    return gettext("The file cannot be read (%(why)s).") % {"why": error}


@desk_page("POST", role=Role.TRANSLATOR)
def upload_page(request: DeskRequest) -> HttpResponse:
    """Keep a page that an association published."""
    form = PageForm(request.POST, request.FILES, rules=_rules())
    if not form.is_valid():
        return _page(request, page=form, status=HTTPStatus.UNPROCESSABLE_ENTITY)
    given = form.cleaned_data
    rule = Rule.objects.get(slug=given["rule"])
    try:
        text = read_page(given["page"].read())
        import_page(rule, given["language"], text, source=given["page"].name)
    except RefusedError as error:
        form.add_error("page", flaw_words(error.flaw))
    except EditedError:
        form.add_error("page", gettext("This page was edited here since it came in."))
    else:
        refresh([page_key(rule.slug)])
        address = reverse("desk-work", args=(f"{WorkKind.PAGE}/{rule.slug}",))
        return HttpResponseRedirect(address)
    return _page(request, page=form, status=HTTPStatus.UNPROCESSABLE_ENTITY)
