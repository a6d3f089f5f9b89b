"""The colours of the look by day, for what no style sheet reaches: pictures and the manifest."""

from typing import Final

PAPER: Final = "#f7f2e6"
INK: Final = "#1a231e"
SOFT: Final = "#565f57"
RULE: Final = "#d8cfba"
FELT: Final = "#12382b"
FELT_INK: Final = "#f5eedd"
BAR: Final = "#33453c"
OPEN: Final = "#006b5f"
CLOSED: Final = "#a83216"
BAND: Final = "#e4ead9"
ASKED: Final = "#fffdf7"
