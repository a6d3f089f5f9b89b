"""Findings on the record: since when they are open, which are fixed, which are dismissed."""

from collections.abc import Iterable

from django.contrib.auth.models import User
from django.db import transaction
from django.utils import timezone

from scenarios.wording.checks.unit import Finding, Severity
from scenarios.wording.models import Dismissal, FoundFinding


@transaction.atomic
def record(findings: Iterable[Finding], keys: Iterable[str] | None = None) -> None:
    """Keep what was found in these texts, or in all: what is not found any more is fixed."""
    now = timezone.now()
    rows = {
        finding.fingerprint: FoundFinding(
            fingerprint=finding.fingerprint,
            check_id=finding.check,
            severity=finding.severity.value,
            key=finding.key,
            language=finding.language,
            start=finding.start,
            end=finding.end,
            found=finding.found,
            facts=dict(finding.facts),
            fix=finding.fix,
            is_open=True,
            last_seen=now,
        )
        for finding in findings
    }
    FoundFinding.objects.bulk_create(
        rows.values(),
        update_conflicts=True,
        unique_fields=["fingerprint"],
        update_fields=["severity", "start", "end", "found", "facts", "fix", "is_open", "last_seen"],
    )
    seen = FoundFinding.objects.filter(is_open=True, last_seen__lt=now)
    if keys is not None:
        seen = seen.filter(key__in=list(keys))
    seen.update(is_open=False)


class NoReasonError(ValueError):
    """A dismissal of an error says why in its own words."""


def dismiss(
    findings: Iterable[FoundFinding],
    reason: Dismissal.Reason,
    note: str = "",
    by: User | None = None,
) -> int:
    """Say of findings that they are none, and why; return how many are dismissed now."""
    findings = list(findings)
    errors = any(finding.severity == Severity.ERROR for finding in findings)
    if errors and not note.strip():
        raise NoReasonError
    rows = [
        Dismissal(
            fingerprint=finding.fingerprint,
            check_id=finding.check_id,
            key=finding.key,
            language=finding.language,
            found=finding.found,
            reason=reason,
            note=note.strip(),
            by=by,
        )
        for finding in findings
    ]
    Dismissal.objects.bulk_create(rows, ignore_conflicts=True)
    return len(rows)
