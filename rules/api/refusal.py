"""Requests that are not answered: why, and as which HTTP status."""

from collections.abc import Mapping
from enum import StrEnum
from http import HTTPStatus
from typing import Final

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from rules.report import Json


class RefusalCode(StrEnum):
    """What is wrong with a request, whatever its hand line is."""

    WRONG_JSON = "wrong-json"
    WRONG_FIELD = "wrong-field"
    WRONG_METHOD = "wrong-method"
    TOO_LARGE = "too-large"
    WRONG_TYPE = "wrong-type"
    TOO_MANY_REQUESTS = "too-many-requests"


STATUSES: Final[Mapping[RefusalCode, HTTPStatus]] = {
    RefusalCode.WRONG_JSON: HTTPStatus.BAD_REQUEST,
    RefusalCode.WRONG_FIELD: HTTPStatus.BAD_REQUEST,
    RefusalCode.WRONG_METHOD: HTTPStatus.METHOD_NOT_ALLOWED,
    RefusalCode.TOO_LARGE: HTTPStatus.REQUEST_ENTITY_TOO_LARGE,
    RefusalCode.WRONG_TYPE: HTTPStatus.UNSUPPORTED_MEDIA_TYPE,
    RefusalCode.TOO_MANY_REQUESTS: HTTPStatus.TOO_MANY_REQUESTS,
}

WORDING: Final[Mapping[RefusalCode, str | Promise]] = {
    RefusalCode.WRONG_JSON: _("The body is not a JSON object in UTF-8."),
    RefusalCode.WRONG_FIELD: _(
        "The field “%(field)s” cannot be so. A request has “hand”, a text, and where wanted "
        "“language” (de, it or en) and “houses” (all)."
    ),
    RefusalCode.WRONG_METHOD: _("This address answers %(methods)s."),
    RefusalCode.TOO_LARGE: _("A request has at most %(limit)s bytes."),
    RefusalCode.WRONG_TYPE: _("The body has to be application/json in UTF-8."),
    RefusalCode.TOO_MANY_REQUESTS: _(
        "Too many requests from this address: ask again in %(seconds)s seconds."
    ),
}


class Refusal(Exception):  # noqa: N818 - what happened, and no fault of the program
    """A request that is not answered, with what its message and its headers need."""

    def __init__(self, code: RefusalCode, **facts: int | str) -> None:
        """Name the cause and what was got."""
        super().__init__(code, facts)
        self.code = code
        self.facts: Mapping[str, int | str] = facts

    @property
    def status(self) -> HTTPStatus:
        """The status that says it in HTTP."""
        return STATUSES[self.code]

    @property
    def headers(self) -> dict[str, str]:
        """What HTTP wants to be told besides the status."""
        match self.code:
            case RefusalCode.WRONG_METHOD:
                return {"Allow": str(self.facts["methods"])}
            case RefusalCode.TOO_MANY_REQUESTS:
                return {"Retry-After": str(self.facts["seconds"])}
            case _:
                return {}


def refusal_report(refusal: Refusal) -> Json:
    """Return why a request is not answered, with a message in the active language."""
    return {
        "error": {
            "code": str(refusal.code),
            "message": str(WORDING[refusal.code]) % refusal.facts,
            "facts": dict(refusal.facts),
        }
    }
