"""The fixtures of the content: which there are, which version they are, and how they come in."""

import hashlib
import json
from pathlib import Path

from django.apps import apps
from django.db import transaction

from rules.content.base import Content
from rules.content.loaded import LoadedRow
from rules.content.loading import Loader, adopt
from rules.content.version import ONLY_ROW, ContentVersion


def fixture_files() -> tuple[Path, ...]:
    """Return the fixtures of the apps that have content, what others refer to before them.

    Models are declared in that order, so a file goes where the model of its first row is.
    """
    models = content_models()
    order = {model._meta.label_lower: place for place, model in enumerate(models)}
    folders = {Path(model._meta.app_config.path, "fixtures") for model in models}
    files = [path for folder in folders for path in folder.glob("*.json")]
    return tuple(sorted(files, key=lambda path: (order[first_model(path)], path.name)))


def content_models() -> list[type[Content]]:
    """Return the models of the content, what others refer to before them."""
    return [model for model in apps.get_models() if issubclass(model, Content)]


def first_model(path: Path) -> str:
    """Return the model of the first row in a fixture."""
    model: str = json.loads(path.read_text())[0]["model"]
    return model


def fixtures_version(files: tuple[Path, ...]) -> str:
    """Return a digest that changes with the name and with any byte of a file."""
    digest = hashlib.sha256()
    for path in files:
        digest.update(f"{path.name}\0{path.stat().st_size}\0".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def load_fixtures(files: tuple[Path, ...]) -> bool:
    """Load the files, all or none, unless this very version was loaded; say whether it did.

    What was edited on the site since it was last loaded is kept; see `conflicts`.
    """
    version = fixtures_version(files)
    known = ContentVersion.objects.filter(pk=ONLY_ROW).first()
    if known is not None and known.fixtures == version:
        return False
    with transaction.atomic():
        if known is not None and known.fixtures and not LoadedRow.objects.exists():
            adopt(content_models())
        Loader().load(record for path in files for record in json.loads(path.read_text()))
        ContentVersion.objects.update_or_create(pk=ONLY_ROW, defaults={"fixtures": version})
    return True
