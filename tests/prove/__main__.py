"""Prove the engine and write the figures that the site shows: `make prove`.

Each part is a process of its own, since each plants, watches or measures the engine as it is
imported. A part that has passed is not run again until all have, so that an interrupted run goes
on where it stopped.
"""

import json
import os
import subprocess
import sys
from datetime import UTC, datetime
from typing import Any, Final

from rules.trust.figures import FIGURES, Figures, engine_digest
from tests.prove.mutation import RESULTS

MARK: Final = RESULTS / "engine"
HANDS: Final = RESULTS / "hands.json"
MUTATION: Final = RESULTS / "mutation.json"
COVERAGE: Final = RESULTS / "coverage.json"
PYTHON: Final = [sys.executable, "-m"]
PARTS: Final = {
    MUTATION: [*PYTHON, "tests.prove.mutation"],
    HANDS: [*PYTHON, "tests.prove.hands"],
    COVERAGE: [
        *PYTHON, "pytest", "-q", "-n", str(os.cpu_count()), "tests/engine",
        "--cov=rules.engine", "--cov-branch", "--cov-report=", f"--cov-report=json:{COVERAGE}",
    ],
}  # fmt: skip


def main() -> int:
    """Run what has not been run on this engine, then write the figures."""
    RESULTS.mkdir(parents=True, exist_ok=True)
    if not MARK.exists() or MARK.read_text(encoding="utf-8") != engine_digest():
        forget()
        MARK.write_text(engine_digest(), encoding="utf-8")
    for result, command in PARTS.items():
        if result.exists():
            continue
        few = {"HANDS": "2000"}
        code = subprocess.run(command, check=False, env={**os.environ, **few}).returncode
        if code:
            return code
    engine_digest.cache_clear()
    if MARK.read_text(encoding="utf-8") != engine_digest():
        print("The engine was changed meanwhile: run it again.", file=sys.stderr)
        return 1
    figures = gathered()
    figures.write()
    forget()
    print(f"Proven: {figures}\nWritten to {FIGURES}.")
    return 0


def gathered() -> Figures:
    """Put the parts together."""
    hands: dict[str, Any] = json.loads(HANDS.read_text(encoding="utf-8"))
    mutation: dict[str, Any] = json.loads(MUTATION.read_text(encoding="utf-8"))
    coverage: dict[str, Any] = json.loads(COVERAGE.read_text(encoding="utf-8"))
    return Figures(
        measured=datetime.now(UTC).date(),
        engine=engine_digest(),
        covered=round(coverage["totals"]["percent_covered"], 1),
        **mutation,
        **hands,
    )


def forget() -> None:
    """Remove what the parts have left, so that the next run measures all anew."""
    for result in (MARK, *PARTS):
        result.unlink(missing_ok=True)


if __name__ == "__main__":
    sys.exit(main())
