"""The engine can be used alone."""

import subprocess
import sys

from django.conf import settings


def test_engine_needs_nothing_but_the_standard_library() -> None:
    # -S leaves out every package that was installed.
    code = "import sys, rules.engine; print([name for name in sys.modules if 'django' in name])"

    result = subprocess.run(
        [sys.executable, "-S", "-c", code],
        cwd=settings.BASE_DIR,
        capture_output=True,
        text=True,
        check=False,
    )

    assert (result.stdout, result.stderr) == ("[]\n", "")
