"""Bringing records in: what was edited on the site stays, and contradictions are kept for people.

Three values are compared field by field: the one last loaded, the one here, and the fixture's.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any, Final, cast

from django.core import serializers

from rules.content.base import Content
from rules.content.loaded import LoadedRow
from rules.content.records import (
    Key,
    Record,
    digest,
    fields_of,
    model_of,
    natural_key_of,
    rows_by_key,
)

DELETED: Final = ""
"""In place of a field's name: the row was deleted here, and the fixture has changed it."""


@dataclass(slots=True)
class Loader:
    """Brings records in, one after the other, with one query for each model beforehand."""

    loaded: dict[tuple[str, str], LoadedRow] = field(default_factory=dict)
    rows: dict[type[Content], dict[Key, Content]] = field(default_factory=dict)

    def load(self, records: Iterable[Record]) -> None:
        """Bring records in, and remember what was loaded."""
        self.loaded = {(row.model, row.key): row for row in LoadedRow.objects.all()}
        touched = [self._load(record) for record in records]
        LoadedRow.objects.bulk_create(
            touched,
            update_conflicts=True,
            unique_fields=["model", "key"],
            update_fields=["fields", "conflicts"],
        )

    def _load(self, record: Record) -> LoadedRow:
        model, key = model_of(record), natural_key_of(record)
        if model not in self.rows:
            self.rows[model] = rows_by_key(model)
        label, name = model._meta.label_lower, "/".join(key)
        known = self.loaded.get((label, name))
        row = self.rows[model].get(key)
        loaded = known or LoadedRow(model=label, key=name)
        if row is not None:
            _merge(row, loaded, record["fields"])
        elif known is not None:
            _note_deleted(loaded, record["fields"])
        else:
            self.rows[model][key] = _create(record)
            loaded.fields = {name: digest(value) for name, value in record["fields"].items()}
        return loaded


def adopt(models: Iterable[type[Content]]) -> None:
    """Take every row as it was loaded: for a site from before this was remembered."""
    LoadedRow.objects.bulk_create(
        LoadedRow(
            model=model._meta.label_lower,
            key="/".join(key),
            fields={name: digest(value) for name, value in fields_of(row).items()},
        )
        for model in models
        for key, row in rows_by_key(model).items()
    )


def _create(record: Record) -> Content:
    (built,) = serializers.deserialize("python", [record])
    built.save()
    return cast("Content", built.object)


def _merge(row: Content, loaded: LoadedRow, wanted: dict[str, Any]) -> None:
    """Take over what was not edited here; note what was edited here and has changed there."""
    here = fields_of(row)
    taken: dict[str, Any] = {}
    conflicts: dict[str, Any] = {}
    for name, value in wanted.items():
        before, now, new = loaded.fields.get(name), digest(here.get(name)), digest(value)
        # A field that was never loaded and is empty was not edited either.
        untouched = now == before or (before is None and now == digest(None))
        if now != new and untouched:
            taken[name] = value
        if now == new or untouched:
            loaded.fields[name] = new
        elif new != before:
            conflicts[name] = value
    loaded.conflicts = conflicts
    if taken:
        put(row, taken)


def _note_deleted(loaded: LoadedRow, wanted: dict[str, Any]) -> None:
    changed = any(loaded.fields.get(name) != digest(value) for name, value in wanted.items())
    loaded.conflicts = {DELETED: wanted} if changed else {}


def put(row: Content, values: dict[str, Any]) -> None:
    """Give fields of a row the values that a fixture has for them."""
    record = {"model": row._meta.label_lower, "pk": row.pk, "fields": values}
    (built,) = serializers.deserialize("python", [record])
    for name in values:
        setattr(row, name, getattr(built.object, name))
    row.save()


def conflicts() -> Iterator[tuple[LoadedRow, str, Any]]:
    """Return what was edited here and has changed in a fixture: row, field, the fixture's value."""
    for loaded in LoadedRow.objects.exclude(conflicts={}):
        for name, value in loaded.conflicts.items():
            yield loaded, name, value


def settle(loaded: LoadedRow, name: str, *, take: bool) -> None:
    """Settle a contradiction: take the fixture's value, or keep what was edited here."""
    value = loaded.conflicts.pop(name)
    if name == DELETED:
        if take:
            _create({"model": loaded.model, "fields": value})
        loaded.fields = {field: digest(one) for field, one in value.items()}
    else:
        if take:
            model = model_of({"model": loaded.model})
            put(rows_by_key(model)[tuple(loaded.key.split("/"))], {name: value})
        loaded.fields[name] = digest(value)
    loaded.save()
