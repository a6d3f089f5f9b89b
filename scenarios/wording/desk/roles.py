"""Who may do what at the desk: three groups, each of which may all that the one before may."""

from collections.abc import Callable
from enum import StrEnum
from functools import wraps
from http import HTTPStatus
from typing import Concatenate, ParamSpec

from django.contrib.auth.decorators import login_required
from django.contrib.auth.models import AbstractBaseUser, AnonymousUser, User
from django.core.exceptions import PermissionDenied
from django.http import HttpResponse
from django.shortcuts import render
from django.utils.cache import patch_cache_control
from django.utils.functional import Promise
from django.utils.translation import pgettext_lazy
from django.views.decorators.http import require_http_methods

from rules.pages import HtmxHttpRequest

Params = ParamSpec("Params")


class Role(StrEnum):
    """A group of users, by its name in the database, from the least to the most."""

    VIEWER = "viewer"
    TRANSLATOR = "translator"
    REVIEWER = "reviewer"

    @property
    def label(self) -> str | Promise:
        """The role in the reader's language."""
        return LABELS[self]

    def includes(self, other: "Role") -> bool:
        """Say whether whoever has this role may what the other one may."""
        order = tuple(Role)
        return order.index(self) >= order.index(other)


LABELS = {
    Role.VIEWER: pgettext_lazy("role at the desk", "viewer"),
    Role.TRANSLATOR: pgettext_lazy("role at the desk", "translator"),
    Role.REVIEWER: pgettext_lazy("role at the desk", "reviewer"),
}


class DeskRequest(HtmxHttpRequest):
    """A request of somebody who has been let in."""

    user: User
    role: Role


View = Callable[Concatenate[DeskRequest, Params], HttpResponse]


def role_of(user: AbstractBaseUser | AnonymousUser) -> Role | None:
    """Return the highest role of a user; None for whoever has no business at the desk."""
    if not isinstance(user, User):
        return None
    if user.is_superuser:
        return Role.REVIEWER
    names = set(user.groups.values_list("name", flat=True))
    roles = [role for role in Role if role in names]
    return roles[-1] if roles else None


def desk_page(*methods: str, role: Role = Role.VIEWER) -> Callable[[View[Params]], View[Params]]:
    """Let in those who have at least this role, with these methods; keep nothing in any cache."""

    def decorate(view: View[Params]) -> View[Params]:
        @require_http_methods(methods)
        @login_required
        @wraps(view)
        def page(
            request: DeskRequest, /, *args: Params.args, **kwargs: Params.kwargs
        ) -> HttpResponse:
            has = role_of(request.user)
            if has is None:
                # Logged in, but for something else: a page that lets them log in as another one.
                return render(
                    request, "scenarios/wording/no_role.html", status=HTTPStatus.FORBIDDEN
                )
            if not has.includes(role):
                raise PermissionDenied
            request.role = has
            response = view(request, *args, **kwargs)
            patch_cache_control(response, private=True, no_store=True)
            return response

        return page

    return decorate
