"""The addresses of the service: rulings, their description for programs and for people."""

import json
from collections.abc import Callable
from functools import wraps
from http import HTTPStatus

from django.conf import settings
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect, JsonResponse
from django.shortcuts import render
from django.urls import reverse
from django.utils.cache import patch_vary_headers
from django.utils.translation import get_language, override
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_safe

from rules.api.openapi import EXAMPLE, document
from rules.api.question import MAX_BYTES, read_question
from rules.api.rate import count_request
from rules.api.refusal import STATUSES, Refusal, RefusalCode, refusal_report
from rules.engine import ErrorCode
from rules.handline.limits import MAX_ACTIONS, MAX_SEATS
from rules.report import is_error, report

View = Callable[[HttpRequest], HttpResponse]


def open_to_all(*methods: str) -> Callable[[View], View]:
    """Answer programs of any site, in JSON also where a request is refused.

    Nothing here depends on who asks: no cookie is read or set, so that any origin may be let in
    and no token is needed.
    """

    def decorated(view: View) -> View:
        @csrf_exempt
        @wraps(view)
        def answer(request: HttpRequest) -> HttpResponse:
            try:
                response = _answer(request, view, methods)
            except Refusal as refusal:
                response = JsonResponse(
                    refusal_report(refusal), status=refusal.status, headers=refusal.headers
                )
            response["Access-Control-Allow-Origin"] = "*"
            return response

        return answer

    return decorated


def _answer(request: HttpRequest, view: View, methods: tuple[str, ...]) -> HttpResponse:
    if request.method == "OPTIONS":
        headers = {
            "Allow": ", ".join(methods),
            "Access-Control-Allow-Methods": ", ".join(methods),
            "Access-Control-Allow-Headers": "Content-Type, Accept-Language",
            "Access-Control-Max-Age": "86400",
        }
        return HttpResponse(status=HTTPStatus.NO_CONTENT, headers=headers)
    if request.method not in methods:
        raise Refusal(RefusalCode.WRONG_METHOD, methods=", ".join(methods))
    return view(request)


@open_to_all("GET", "HEAD", "POST", "OPTIONS")
def rulings(request: HttpRequest) -> HttpResponse:
    """Rule on a hand line."""
    count_request(request)
    question = read_question(request)
    with override(question.language):
        answer = report(question.hand, houses=question.houses)
    status = HTTPStatus.UNPROCESSABLE_ENTITY if is_error(answer) else HTTPStatus.OK
    return JsonResponse(answer, status=status, headers={"Content-Language": question.language})


@open_to_all("GET", "HEAD", "OPTIONS")
def openapi(request: HttpRequest) -> HttpResponse:  # noqa: ARG001 - a view
    """Describe the service for programs."""
    return JsonResponse(document())


@open_to_all("GET", "HEAD", "OPTIONS")
def index(request: HttpRequest) -> HttpResponse:
    """Describe the service for whoever asks: a browser gets the page, a program the document."""
    if "text/html" in request.headers.get("Accept", ""):
        response: HttpResponse = HttpResponseRedirect(f"/{get_language()}/api/")
    else:
        response = openapi(request)
    patch_vary_headers(response, ["Accept"])
    return response


@require_safe
def page(request: HttpRequest) -> HttpResponse:
    """Describe the service for people."""
    ctx = {
        "address": request.build_absolute_uri(reverse("api-rulings")),
        "hand": EXAMPLE,
        "body": json.dumps({"hand": EXAMPLE}),
        "answer": json.dumps(report(EXAMPLE), indent=2, ensure_ascii=False),
        "refusals": [(int(STATUSES[code]), code) for code in RefusalCode],
        "errors": list(ErrorCode),
        "kilobytes": MAX_BYTES // 1024,
        "seats": MAX_SEATS,
        "actions": MAX_ACTIONS,
        "rate": settings.API_RATE,
    }
    return render(request, "rules/api.html", ctx)
