"""Which release of the program is running: part of what a cached page was made of."""

import hashlib
from pathlib import Path
from typing import Final

SOURCES: Final = ("rules", "scenarios", "rulesite", "templates", "locale")
SUFFIXES: Final = frozenset(
    {".py", ".html", ".po", ".css", ".js", ".json", ".svg", ".png", ".ico", ".ttf"}
)


def release(root: Path) -> str:
    """Return a short digest of every file that a page is made from, texts in rows apart."""
    digest = hashlib.sha256()
    for source in SOURCES:
        for path in sorted((root / source).rglob("*")):
            if path.suffix in SUFFIXES:
                digest.update(f"{path.relative_to(root)}\0".encode())
                digest.update(path.read_bytes())
    return digest.hexdigest()[:12]
