"""What a request asks: read strictly, so that nothing is guessed and nothing is overlooked."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from django.conf import settings
from django.core.exceptions import TooManyFieldsSent
from django.http import HttpRequest
from django.utils.translation import get_language

from rules.api.refusal import Refusal, RefusalCode

MAX_BYTES: Final = 64 * 1024
"""Of a body and a query string together."""

LANGUAGES: Final = tuple(code for code, _name in settings.LANGUAGES)
HOUSES: Final = ("all",)
FIELDS: Final = ("hand", "language", "houses")
CHARSETS: Final = frozenset({"utf-8", "utf8"})


@dataclass(frozen=True, slots=True)
class Question:
    """A hand line to rule on, and how to answer."""

    hand: str
    language: str
    houses: bool = False
    """Every house is asked, not only the line's own."""


def read_question(request: HttpRequest) -> Question:
    """Return what is asked in the query string or the body; raise Refusal for anything else."""
    query = len(request.META.get("QUERY_STRING", ""))
    if query > MAX_BYTES:
        raise Refusal(RefusalCode.TOO_LARGE, limit=MAX_BYTES)
    fields = _query(request)
    if request.method == "POST":
        if fields:
            # What is asked stands in one place.
            raise Refusal(RefusalCode.WRONG_FIELD, field=next(iter(fields))[:40])
        fields = _body(request)
    return _question(fields)


def _query(request: HttpRequest) -> Mapping[str, object]:
    try:
        return {
            name: values[0] if len(values) == 1 else values for name, values in request.GET.lists()
        }
    except TooManyFieldsSent:
        raise Refusal(RefusalCode.WRONG_FIELD, field="") from None


def _body(request: HttpRequest) -> Mapping[str, object]:
    charset = (request.content_params or {}).get("charset", "utf-8")
    if request.content_type != "application/json" or charset.lower() not in CHARSETS:
        raise Refusal(RefusalCode.WRONG_TYPE)
    body = request.read(MAX_BYTES + 1)
    if len(body) > MAX_BYTES:
        raise Refusal(RefusalCode.TOO_LARGE, limit=MAX_BYTES)
    try:
        fields = json.loads(
            body.decode(), parse_constant=_refuse_constant, object_pairs_hook=_told_once
        )
    except (ValueError, RecursionError):
        raise Refusal(RefusalCode.WRONG_JSON) from None
    if not isinstance(fields, dict):
        raise Refusal(RefusalCode.WRONG_JSON)
    return fields


def _refuse_constant(name: str) -> None:
    """Refuse NaN and Infinity, which Python reads though JSON has none."""
    raise ValueError(name)


def _told_once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """Refuse a field that stands there twice, of which Python would take the last."""
    fields = dict(pairs)
    if len(fields) < len(pairs):
        raise ValueError(pairs)
    return fields


def _question(fields: Mapping[str, object]) -> Question:
    unknown = next((name for name in fields if name not in FIELDS), None)
    if unknown is not None:
        raise Refusal(RefusalCode.WRONG_FIELD, field=unknown[:40])
    hand = fields.get("hand")
    if not isinstance(hand, str):
        raise Refusal(RefusalCode.WRONG_FIELD, field="hand")
    language = _chosen(fields, "language", LANGUAGES) or get_language() or settings.LANGUAGE_CODE
    return Question(hand, language, houses=_chosen(fields, "houses", HOUSES) is not None)


def _chosen(fields: Mapping[str, object], name: str, choices: tuple[str, ...]) -> str | None:
    """Return one of the choices; None where the field is not there."""
    if name not in fields:
        return None
    value = fields[name]
    if not isinstance(value, str) or value not in choices:
        raise Refusal(RefusalCode.WRONG_FIELD, field=name)
    return value
