"""The description of the service for programs: an OpenAPI document."""

from typing import Any, Final

from rules.api.question import HOUSES, LANGUAGES, MAX_BYTES
from rules.api.schemas import SCHEMAS, Schema, ref
from rules.handline.limits import MAX_ACTIONS, MAX_AMOUNT, MAX_LENGTH, MAX_SEATS

EXAMPLE: Final = "NL 50-100 flop: A bet 100, B all-in 125, A?"

HAND: Final[Schema] = {
    "type": "string",
    "description": (
        "One betting round on one line, as people type it in English, German or Italian. "
        f"At most {MAX_LENGTH} characters, {MAX_SEATS} seats, {MAX_ACTIONS} actions, "
        f"amounts to {MAX_AMOUNT}."
    ),
}
LANGUAGE: Final[Schema] = {
    "type": "string",
    "enum": list(LANGUAGES),
    "description": "Of the messages; without it Accept-Language decides.",
}
ALL_HOUSES: Final[Schema] = {
    "type": "string",
    "enum": list(HOUSES),
    "description": "Also say where another house would rule otherwise.",
}

REFUSALS: Final = {
    "400": "Not JSON, or not the fields of a question.",
    "413": f"More than {MAX_BYTES} bytes.",
    "415": "Not application/json in UTF-8.",
    "429": "Too many requests from this address; Retry-After says when to ask again.",
}


def document() -> dict[str, Any]:
    """Return the OpenAPI document; its texts are for programmers, in English."""
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Rulings on raise amounts and re-opening",
            "version": "1",
            "description": (
                "Who may raise, and to how much: rulings by the published tournament rules on "
                "raise amounts (43, in 2026: 45) and re-opening the bet (47, in 2026: 49). "
                "Read-only, without cookies, open to any origin."
            ),
        },
        "servers": [{"url": "/"}],
        "paths": {"/api/rulings": {"get": _get(), "post": _post()}},
        "components": {"schemas": SCHEMAS},
    }


def _get() -> Schema:
    return {
        "operationId": "getRuling",
        "summary": "Rule on a hand line in the address",
        "parameters": [
            {"name": "hand", "in": "query", "required": True, "schema": HAND, "example": EXAMPLE},
            {"name": "language", "in": "query", "schema": LANGUAGE},
            {"name": "houses", "in": "query", "schema": ALL_HOUSES},
        ],
        "responses": _responses("400", "413", "429"),
    }


def _post() -> Schema:
    question = {
        "type": "object",
        "properties": {"hand": HAND, "language": LANGUAGE, "houses": ALL_HOUSES},
        "required": ["hand"],
        "additionalProperties": False,
        "examples": [{"hand": EXAMPLE}],
    }
    return {
        "operationId": "postRuling",
        "summary": "Rule on a hand line in the body",
        "requestBody": {"required": True, "content": {"application/json": {"schema": question}}},
        "responses": _responses("400", "413", "415", "429"),
    }


def _responses(*refusals: str) -> Schema:
    responses = {
        "200": _response("The ruling on every step.", "Ruling"),
        "422": _response("A line that cannot be.", "Impossible"),
        **{status: _response(REFUSALS[status], "Refusal") for status in refusals},
        "405": _response("Another method; Allow names those there are.", "Refusal"),
    }
    responses["429"]["headers"] = {
        "Retry-After": {"schema": {"type": "integer"}, "description": "In seconds."}
    }
    return responses


def _response(description: str, schema: str) -> Schema:
    return {
        "description": description,
        "content": {"application/json": {"schema": ref(schema)}},
    }
