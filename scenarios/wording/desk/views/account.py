"""Coming in, and who has tried too often."""

from http import HTTPStatus
from typing import Any

from django.conf import settings
from django.contrib.auth.views import LoginView, LogoutView
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render

from rules.api.rate import address_of

login = LoginView.as_view(template_name="scenarios/wording/login.html")
logout = LogoutView.as_view()


def locked(request: HttpRequest, _response: HttpResponse | None, _credentials: Any) -> HttpResponse:  # noqa: ANN401 -- as axes calls it
    """Say how long a name waits after too many wrong passwords."""
    minutes = int(settings.AXES_COOLOFF_TIME.total_seconds() // 60)
    ctx = {"minutes": minutes}
    status = HTTPStatus.TOO_MANY_REQUESTS
    return render(request, "scenarios/wording/locked.html", ctx, status=status)


def address(request: HttpRequest) -> str | None:
    """Return who asks, as axes counts; None where nobody can tell."""
    found = address_of(request)
    return None if found == "unknown" else found
