"""The one table of cases of the calculator: for the engine, for Python and for the script."""

import json
from pathlib import Path
from typing import Any, Final

CASES: Final[list[dict[str, Any]]] = json.loads(
    Path(__file__).with_name("calculator_cases.json").read_text()
)
POSSIBLE: Final = [case for case in CASES if case["answer"]]
