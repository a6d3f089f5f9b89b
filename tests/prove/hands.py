"""Run the engine's tests on many more hands and count them: `python -m tests.prove.hands`."""

import json
import os
import sys
from collections import Counter
from importlib.metadata import version
from pathlib import Path
from typing import Final

import pytest

from tests.engine.test_rulings import rows
from tests.prove.mutation import RESULTS

HANDS: Final = "200000"
LAWS: Final = "test_properties.py"
# Tests of many hands each; all others are about a single case.
MANY: Final = (LAWS, "differential.py", "test_amounts_and_turns_agree")
DIFFERENCE: Final = "PokerKit: "


class Counting:
    """Adds up what passing tests say that they went through."""

    def __init__(self) -> None:
        """Begin at nothing."""
        self.counts: Counter[str] = Counter()
        self.tests: set[str] = set()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Count a test that has passed."""
        if report.when == "call" and report.passed:
            self.tests.add(report.nodeid)
            self.counts.update({name: int(str(number)) for name, number in report.user_properties})

    def figures(self) -> dict[str, object]:
        """Return what was counted, under the names that the page uses."""
        laws = {test.partition("[")[0] for test in self.tests if LAWS in test}
        counts = self.counts
        kinds = {
            name.removeprefix(DIFFERENCE): number
            for name, number in sorted(counts.items())
            if name.startswith(DIFFERENCE)
        }
        return {
            "examples": len(rows()),
            "cases": len([test for test in self.tests if not any(name in test for name in MANY)]),
            "laws": len(laws),
            "naive_hands": counts["naive hands"],
            "naive_rulings": counts["naive rulings"],
            "refused": counts["refused actions"],
            "pushes": counts["pushes"],
            "pokerkit": version("pokerkit"),
            "pokerkit_hands": counts["PokerKit hands"],
            "pokerkit_rulings": counts["PokerKit rulings"],
            "differences": kinds,
        }


def main() -> int:
    """Run the tests and write the figures where all have passed."""
    os.environ["HANDS"] = HANDS
    counting = Counting()
    code = pytest.main(["-n", str(os.cpu_count()), "-q", "tests/engine"], plugins=[counting])
    if code == pytest.ExitCode.OK:
        RESULTS.mkdir(parents=True, exist_ok=True)
        figures = json.dumps(counting.figures())
        Path(RESULTS, "hands.json").write_text(figures, encoding="utf-8")
    return int(code)


if __name__ == "__main__":
    sys.exit(main())
