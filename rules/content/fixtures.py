"""The fixtures of the content: which there are, which version they are, and how they come in."""

import hashlib
from pathlib import Path

from django.apps import apps
from django.core.management import call_command
from django.db import transaction

from rules.content.base import Content
from rules.content.version import ONLY_ROW, ContentVersion


def fixture_files() -> tuple[Path, ...]:
    """Return the fixtures of the apps that have content, in the order of the apps."""
    return tuple(
        path
        for app in apps.get_app_configs()
        if any(issubclass(model, Content) for model in app.get_models())
        for path in sorted(Path(app.path, "fixtures").glob("*.json"))
    )


def fixtures_version(files: tuple[Path, ...]) -> str:
    """Return a digest that changes with the name and with any byte of a file."""
    digest = hashlib.sha256()
    for path in files:
        digest.update(f"{path.name}\0{path.stat().st_size}\0".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def load_fixtures(files: tuple[Path, ...]) -> bool:
    """Load the files, all or none, unless this very version was loaded; say whether it did."""
    version = fixtures_version(files)
    if ContentVersion.objects.filter(pk=ONLY_ROW, fixtures=version).exists():
        return False
    with transaction.atomic():
        if files:
            call_command("loaddata", *files, verbosity=0)
        ContentVersion.objects.update_or_create(pk=ONLY_ROW, defaults={"fixtures": version})
    return True
