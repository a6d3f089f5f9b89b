"""Writing the content back into its fixtures, so that the same content gives the same bytes."""

import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from rules.content.base import Content
from rules.content.records import Key, digest, fields_of, model_of, natural_key_of, rows_by_key


def export(files: Iterable[Path]) -> dict[Path, str]:
    """Return what the files should hold: the rows as they are now, each where it stands.

    A row that was deleted leaves its file; a new one comes after the last row of its model.
    """
    contents = {path: json.loads(path.read_text(encoding="utf-8")) for path in files}
    models = list(dict.fromkeys(model_of(record) for rows in contents.values() for record in rows))
    rows = {model: rows_by_key(model) for model in models}
    gone: list[dict[str, Any]] = []
    for record in (record for records in contents.values() for record in records):
        row = rows[model_of(record)].pop(natural_key_of(record), None)
        if row is None:
            gone.append(record)
        else:
            _update(record["fields"], fields_of(row))
    for model, new in rows.items():
        _insert(contents, model, new)
    for records in contents.values():
        records[:] = [record for record in records if record not in gone]
    return {path: written(records) for path, records in contents.items()}


def written(records: list[dict[str, Any]]) -> str:
    """Return records as a fixture has them."""
    return json.dumps(records, indent=2, ensure_ascii=False) + "\n"


def _update(fields: dict[str, Any], now: Mapping[str, Any]) -> None:
    for name, value in fields.items():
        if digest(value) != digest(now[name]):
            fields[name] = now[name]


def _insert(
    contents: dict[Path, list[dict[str, Any]]], model: type[Content], new: Mapping[Key, Content]
) -> None:
    """Put new rows behind the last one of their model, with the same fields in the same order."""
    label = model._meta.label_lower
    records, last = [
        (records, place)
        for records in contents.values()
        for place, record in enumerate(records)
        if record["model"] == label
    ][-1]
    names = records[last]["fields"]
    for row in reversed(list(new.values())):
        now = fields_of(row)
        record = {"model": label, "fields": {name: now[name] for name in names}}
        records.insert(last + 1, record)
