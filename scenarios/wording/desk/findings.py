"""The findings as the desk lists them: open, dismissed with a reason, or fixed."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from django.contrib.auth.models import User
from django.utils.functional import Promise
from django.utils.translation import pgettext_lazy

from scenarios.wording import recording
from scenarios.wording.checks.unit import Severity
from scenarios.wording.desk.roles import Role
from scenarios.wording.desk.works import WorkKind, text_label, work_name
from scenarios.wording.dismissals import Dismissed, dismissed, read_file
from scenarios.wording.models import Dismissal, FoundFinding
from scenarios.wording.sentences import NAMES, sentence


class Fate(StrEnum):
    """What has become of a finding."""

    OPEN = "open"
    DISMISSED = "dismissed"
    FIXED = "fixed"

    @property
    def label(self) -> str | Promise:
        """It in the reader's language."""
        return FATES[self]


FATES: Final[dict[Fate, str | Promise]] = {
    Fate.OPEN: pgettext_lazy("state of a finding", "open"),
    Fate.DISMISSED: pgettext_lazy("state of a finding", "dismissed"),
    Fate.FIXED: pgettext_lazy("state of a finding", "fixed"),
}
SEVERITIES: Final[dict[Severity, str | Promise]] = {
    Severity.ERROR: pgettext_lazy("severity", "error"),
    Severity.WARNING: pgettext_lazy("severity", "warning"),
    Severity.INFO: pgettext_lazy("severity", "note"),
}


@dataclass(frozen=True, slots=True)
class Seen:
    """A finding as it is shown."""

    row: FoundFinding
    rule: str
    dismissal: Dismissed | None = None
    is_filed: bool = False
    """Dismissed in the reviewed file, which is changed by a commit and not here."""

    @property
    def severity(self) -> Severity:
        """How much it weighs."""
        return Severity(self.row.severity)

    @property
    def severity_label(self) -> str | Promise:
        """How much it weighs, in words."""
        return SEVERITIES[self.severity]

    @property
    def language(self) -> str:
        """The language of the text that it is in."""
        return self.row.language

    @property
    def fate(self) -> Fate:
        """What has become of it."""
        if not self.row.is_open:
            return Fate.FIXED
        return Fate.OPEN if self.dismissal is None else Fate.DISMISSED

    @property
    def name(self) -> str | Promise:
        """What the check is called."""
        return NAMES[self.row.check_id]

    @property
    def words(self) -> str:
        """What is found, as a sentence."""
        return sentence(self.row.check_id, self.row.found, self.row.facts)

    @property
    def work(self) -> str:
        """The work that its text belongs to."""
        return work_name(self.row.key)

    @property
    def text_label(self) -> str:
        """Which text of the work it is in."""
        return text_label(self.row.key)

    @property
    def is_fixable(self) -> bool:
        """There is no doubt what to write, and the text is one that can be written here."""
        return self.row.fix is not None and not self.row.key.startswith(WorkKind.MESSAGE)

    @property
    def reason_label(self) -> str:
        """Why it was dismissed."""
        return str(Dismissal.Reason(self.dismissal.reason).label) if self.dismissal else ""


@dataclass(frozen=True, slots=True)
class Filters:
    """Which findings are asked for; empty means any."""

    fate: str = Fate.OPEN
    severity: str = ""
    language: str = ""
    check: str = ""
    rule: str = ""
    kind: str = ""

    def let_pass(self, finding: Seen) -> bool:
        """Say whether a finding is asked for."""
        has = {
            "fate": finding.fate,
            "severity": finding.severity,
            "language": finding.language,
            "check": finding.row.check_id,
            "rule": finding.rule,
            "kind": finding.work.partition("/")[0],
        }
        return all(getattr(self, name) in {"", value} for name, value in has.items())


def seen_findings(
    keys: Collection[str] | None = None, rules: Mapping[str, str] | None = None
) -> tuple[Seen, ...]:
    """Fetch the findings in these texts, or in all; the heaviest first."""
    rows = FoundFinding.objects.all()
    if keys is not None:
        rows = rows.filter(key__in=list(keys))
    known = dismissed()
    filed = {entry.fingerprint for entry in read_file()}
    found = [
        Seen(
            row,
            (rules or {}).get(row.key, ""),
            known.get(row.fingerprint),
            row.fingerprint in filed,
        )
        for row in rows
    ]
    return tuple(sorted(found, key=lambda one: (one.severity.rank, one.row.key, one.row.start)))


def open_findings(keys: Collection[str]) -> tuple[Seen, ...]:
    """Fetch the findings in these texts that somebody has to do something about."""
    return tuple(one for one in seen_findings(keys) if one.fate is Fate.OPEN)


def dismiss(
    findings: Iterable[Seen], reason: Dismissal.Reason, note: str, user: User, role: Role
) -> int:
    """Dismiss open findings with one reason; raise PermissionError for an error without the role.

    All are dismissed, or none.
    """
    asked = [finding for finding in findings if finding.fate is Fate.OPEN]
    _insist_on_role(asked, role)
    return recording.dismiss((one.row for one in asked), reason, note, user)


def reopen(findings: Iterable[Seen], role: Role) -> int:
    """Take dismissals back; raise PermissionError for that of an error without the role."""
    asked = [one for one in findings if one.dismissal is not None and not one.is_filed]
    _insist_on_role(asked, role)
    Dismissal.objects.filter(fingerprint__in=[one.row.fingerprint for one in asked]).delete()
    return len(asked)


def _insist_on_role(findings: Iterable[Seen], role: Role) -> None:
    if any(one.severity is Severity.ERROR for one in findings) and not role.includes(Role.REVIEWER):
        raise PermissionError
