"""Dismissals: of the site's own findings in a reviewed file, of all others in the database."""

import json
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

from scenarios.wording.checks.unit import Finding
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


def write_file(entries: Iterable[Dismissed], path: Path = FILE) -> None:
    """Write dismissals so that the same ones give the same bytes."""
    ordered = sorted(
        entries, key=lambda entry: (entry.key, entry.language, entry.check, entry.found)
    )
    content = json.dumps([asdict(entry) for entry in ordered], indent=2, ensure_ascii=False)
    path.write_text(f"{content}\n", encoding="utf-8")


def dismissed() -> Mapping[str, Dismissed]:
    """Return all that was dismissed, by its fingerprint."""
    rows = Dismissal.objects.values_list(
        "check_id", "key", "language", "found", "reason", "note", "fingerprint"
    )
    entries = [*read_file(), *(Dismissed(*row) for row in rows)]
    return {entry.fingerprint: entry for entry in entries}


def as_dismissed(finding: Finding, reason: Dismissal.Reason, note: str = "") -> Dismissed:
    """Return a finding as it is dismissed."""
    return Dismissed(
        finding.check,
        finding.key,
        finding.language,
        finding.found,
        str(reason),
        note,
        finding.fingerprint,
    )
