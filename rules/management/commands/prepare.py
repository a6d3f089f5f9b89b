"""Makes the site ready to run: does what has to be done, and nothing twice."""

from pathlib import Path

from django.conf import settings
from django.contrib.staticfiles.finders import get_finders
from django.core.management import call_command
from django.core.management.base import BaseCommand
from django.db import connection
from django.db.migrations.executor import MigrationExecutor


class Command(BaseCommand):
    """Compiles translations, migrates, loads content and collects static files, where due."""

    help = "Make the site ready to run, after a checkout and after an update."

    def handle(self, **_: object) -> None:
        """Do the four in the order in which they need each other."""
        Path(settings.VAR).mkdir(exist_ok=True)
        call_command("compile_translations", stdout=self.stdout)
        if migrations_are_due():
            call_command("migrate", interactive=False, verbosity=0)
            self.stdout.write("Database migrated.")
        call_command("load_content", stdout=self.stdout)
        if static_files_are_due():
            call_command("collectstatic", interactive=False, clear=True, verbosity=0)
            self.stdout.write("Static files collected.")


def migrations_are_due() -> bool:
    """Say whether the database lacks a migration."""
    executor = MigrationExecutor(connection)
    return bool(executor.migration_plan(executor.loader.graph.leaf_nodes()))


def static_files_are_due() -> bool:
    """Say whether a static file was changed after they were last collected."""
    manifest = Path(settings.STATIC_ROOT, "staticfiles.json")
    if not manifest.exists():
        return True
    collected = manifest.stat().st_mtime
    return any(
        Path(storage.path(name)).stat().st_mtime >= collected
        for finder in get_finders()
        for name, storage in finder.list([])
    )
