"""Rows as fixtures have them: records of plain values, compared by their digests."""

import hashlib
import json
from collections.abc import Mapping
from typing import Any, TypeAlias, cast

from django.apps import apps
from django.core import serializers
from django.core.serializers.base import DeserializationError

from rules.content.base import Content

Record: TypeAlias = Mapping[str, Any]
"""One row of a fixture: its model and its fields."""

Key: TypeAlias = tuple[str, ...]


def model_of(record: Record) -> type[Content]:
    """Return the model of a record; raise DeserializationError where there is none."""
    try:
        model = apps.get_model(record["model"])
    except LookupError as error:
        raise DeserializationError(f"no model {record['model']!r}") from error
    if not issubclass(model, Content):
        raise DeserializationError(f"no content: {record['model']!r}")
    return model


def natural_key_of(record: Record) -> Key:
    """Return the natural key of the row that a record is about."""
    model, fields = model_of(record), record["fields"]
    return tuple(str(_value(model, fields, path)) for path in model.natural_key_fields)


def _value(model: type[Content], fields: Mapping[str, Any], path: str) -> object:
    """Return a part of the natural key; a related row is named by its own natural key."""
    name, _, rest = path.partition("__")
    if not rest:
        return fields[name]
    related = cast("type[Content]", model._meta.get_field(name).related_model)
    return fields[name][related.natural_key_fields.index(rest)]


def key_of(row: Content) -> Key:
    """Return the natural key of a row, as a record has it."""
    return tuple(str(part) for part in row.natural_key())


def fields_of(row: Content) -> dict[str, Any]:
    """Return the fields of a row as a fixture has them."""
    (record,) = serializers.serialize("python", [row], use_natural_foreign_keys=True)
    fields: dict[str, Any] = json.loads(json.dumps(record["fields"], default=str))
    return fields


def digest(value: object) -> str:
    """Return what tells a value from another; none and an empty text are the same."""
    written = json.dumps("" if value is None else value, sort_keys=True, ensure_ascii=False)
    return hashlib.sha256(written.encode()).hexdigest()[:20]


def rows_by_key(model: type[Content]) -> dict[Key, Content]:
    """Return every row of a model by its natural key, in one query."""
    related = {path.split("__")[0] for path in model.natural_key_fields if "__" in path}
    rows = model.objects.select_related(*sorted(related)) if related else model.objects.all()
    return {key_of(row): row for row in rows}
