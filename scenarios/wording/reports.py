"""What was found, for people, for programs, and for those that show it beside the code."""

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from scenarios.wording.checks.registry import CHECKS
from scenarios.wording.checks.unit import Finding, Severity
from scenarios.wording.dismissals import Dismissed
from scenarios.wording.places import Place
from scenarios.wording.sentences import NAMES, explain

SARIF_LEVEL: Final[Mapping[Severity, str]] = {
    Severity.ERROR: "error",
    Severity.WARNING: "warning",
    Severity.INFO: "note",
}


WIDEST: Final = 80
"""Characters of a text that a line shows."""


@dataclass(frozen=True, slots=True)
class Report:
    """The findings of a run, open and dismissed, and where the texts stand."""

    findings: tuple[Finding, ...]
    dismissed: Mapping[str, Dismissed]
    places: Mapping[tuple[str, str], Place]

    @property
    def open(self) -> tuple[Finding, ...]:
        """What nobody has dismissed."""
        return tuple(one for one in self.findings if one.fingerprint not in self.dismissed)

    def place(self, finding: Finding) -> Place | None:
        """Return where a text stands; None for one that is only in the database."""
        return self.places.get((finding.key, finding.language))


def as_text(report: Report) -> Iterator[str]:
    """Return a line for each open finding, and one that counts them."""
    for finding in report.open:
        place = report.place(finding)
        where = f"{place.path}:{place.line}: " if place else ""
        span = f"{finding.key} {finding.language}:{finding.start}-{finding.end}"
        told = explain(finding)
        words = "" if finding.found in told else f" [{shortened(finding.found)}]"
        yield f"{where}{span} {finding.check} {finding.severity}: {told}{words}"
    yield count(report)


def shortened(words: str) -> str:
    """Return words on one line, the middle of long ones left out."""
    line = " ".join(words.split())
    return line if len(line) <= WIDEST else f"{line[: WIDEST // 2]} … {line[-WIDEST // 2 :]}"


def count(report: Report) -> str:
    """Return how many findings there are of each weight."""
    open_ones = report.open
    parts = [
        f"{len([one for one in open_ones if one.severity is severity])} {severity}"
        for severity in Severity
    ]
    return f"{', '.join(parts)}; {len(report.findings) - len(open_ones)} dismissed"


def as_json(report: Report) -> str:
    """Return the open findings as one JSON object."""
    found = [
        {
            "check": finding.check,
            "severity": finding.severity.value,
            "text": finding.key,
            "language": finding.language,
            "start": finding.start,
            "end": finding.end,
            "found": finding.found,
            "facts": dict(finding.facts),
            "fix": finding.fix,
            "message": explain(finding),
            "fingerprint": finding.fingerprint,
            "place": place._asdict() if (place := report.place(finding)) else None,
        }
        for finding in report.open
    ]
    dismissed = len(report.findings) - len(found)
    return json.dumps({"findings": found, "dismissed": dismissed}, indent=2, ensure_ascii=False)


def as_sarif(report: Report) -> str:
    """Return all findings in SARIF 2.1.0, the dismissed ones as suppressed."""
    rules = [
        {
            "id": check.id,
            "shortDescription": {"text": str(NAMES[check.id])},
            "defaultConfiguration": {"level": SARIF_LEVEL[check.severity]},
        }
        for check in CHECKS
    ]
    run = {
        "tool": {"driver": {"name": "check_wording", "rules": rules}},
        "columnKind": "unicodeCodePoints",
        "results": [_sarif_result(report, finding) for finding in report.findings],
    }
    log = {
        "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
        "version": "2.1.0",
        "runs": [run],
    }
    return json.dumps(log, indent=2, ensure_ascii=False)


def _sarif_result(report: Report, finding: Finding) -> dict[str, Any]:
    location: dict[str, Any] = {
        "logicalLocations": [
            {
                "name": finding.language,
                "fullyQualifiedName": f"{finding.key}/{finding.language}",
                "kind": "resource",
            }
        ]
    }
    place = report.place(finding)
    if place is not None:
        location["physicalLocation"] = {
            "artifactLocation": {"uri": place.path},
            "region": {"startLine": place.line},
        }
    dismissal = report.dismissed.get(finding.fingerprint)
    result = {
        "ruleId": finding.check,
        "level": SARIF_LEVEL[finding.severity],
        "message": {"text": explain(finding)},
        "locations": [location],
        "partialFingerprints": {"wording/v1": finding.fingerprint},
    }
    if dismissal is not None:
        justification = " – ".join(part for part in (dismissal.reason, dismissal.note) if part)
        result["suppressions"] = [{"kind": "external", "justification": justification}]
    return result


def read_baseline(content: str) -> frozenset[str]:
    """Return the fingerprints of a baseline."""
    return frozenset(json.loads(content)["fingerprints"])


def write_baseline(findings: Iterable[Finding]) -> str:
    """Return a baseline of these findings: they are known, and count no more."""
    prints = sorted({finding.fingerprint for finding in findings})
    return json.dumps({"fingerprints": prints}, indent=2) + "\n"
