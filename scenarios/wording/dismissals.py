"""Dismissals: of the site's own findings in a reviewed file, of all others in the database."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from scenarios.wording.models import Dismissal

FILE: Final = Path(__file__).parent / "dismissals.json"


@dataclass(frozen=True, slots=True)
class Dismissed:
    """A finding that somebody has looked at and says is none, and why."""

    check: str
    key: str
    language: str
    found: str
    reason: str
    note: str
    fingerprint: str


def read_file(path: Path = FILE) -> tuple[Dismissed, ...]:
    """Return the dismissals that were reviewed with the site's texts."""
    return tuple(Dismissed(**entry) for entry in json.loads(path.read_text(encoding="utf-8")))


def dismissed() -> Mapping[str, Dismissed]:
    """Return all that was dismissed, by its fingerprint."""
    rows = Dismissal.objects.values_list(
        "check_id", "key", "language", "found", "reason", "note", "fingerprint"
    )
    entries = [*read_file(), *(Dismissed(*row) for row in rows)]
    return {entry.fingerprint: entry for entry in entries}
