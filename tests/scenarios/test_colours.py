"""What no style sheet reaches has the same colours as the style sheet by day."""

import re
from pathlib import Path

from django.conf import settings

from scenarios import colours


def test_colours_are_those_of_the_style_sheet() -> None:
    sheet = Path(settings.BASE_DIR, "rulesite/static/site.css").read_text()
    by_day = dict(re.findall(r"--([a-z-]+): (#[0-9a-f]{6});", sheet.partition("}")[0]))
    ours = {
        name.lower().replace("_", "-"): value
        for name, value in vars(colours).items()
        if name.isupper()
    }

    assert ours.items() <= by_day.items()
