"""The search in PostgreSQL: the same tests, run once more against a real server."""

import os
import shutil
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from django.conf import settings

pytestmark = pytest.mark.postgres

# Debian keeps the server's programs out of the path.
PLACES = [*sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)]


def find_program(name: str) -> str:
    """Return the program's path; where there is none, skip, or fail where one is required."""
    path = shutil.which(name, path=os.pathsep.join([*map(str, PLACES), os.environ["PATH"]]))
    if path:
        return path
    message = f"tests against PostgreSQL need its server, and {name} was not found"
    if os.environ.get("REQUIRE_POSTGRES") == "1":
        pytest.fail(message)
    pytest.skip(message)


@pytest.fixture(scope="module")
def database_url() -> Iterator[str]:
    """Return TEST_DATABASE_URL, or start a server of our own on a free port of this machine."""
    if url := os.environ.get("TEST_DATABASE_URL"):
        yield url
        return
    initdb, server = find_program("initdb"), find_program("pg_ctl")
    # The server refuses to run as root; Debian's package brings a user for it.
    user = "postgres" if os.geteuid() == 0 else None
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with TemporaryDirectory(prefix="search") as folder:
        data = f"{folder}/data"
        if user:
            shutil.chown(folder, user)
        run_as(user, folder, initdb, "-D", data, "-U", "test", "-A", "trust", "-E", "UTF8")
        options = f"-h 127.0.0.1 -p {port} -k {folder} -c fsync=off"
        run_as(user, folder, server, "-D", data, "-o", options, "-l", f"{data}/log", "-w", "start")
        try:
            yield f"postgres://test@127.0.0.1:{port}/postgres"
        finally:
            run_as(user, folder, server, "-D", data, "-m", "immediate", "-w", "stop")


def run_as(user: str | None, folder: str, *command: str) -> None:
    """Run a command as a user; its server may go on, so nobody waits for what it prints."""
    subprocess.run(command, check=True, cwd=folder, user=user, stdout=subprocess.DEVNULL)


def test_search_does_the_same_in_postgresql(database_url: str) -> None:
    result = subprocess.run(
        [
            *(sys.executable, "-m", "pytest", "-q", "-m", "not postgres", "-p", "no:cacheprovider"),
            *("--create-db", "tests/scenarios/search", "tests/rules/glossary"),
        ],
        cwd=settings.BASE_DIR,
        env={**os.environ, "DATABASE_URL": database_url},
        capture_output=True,
        text=True,
        check=False,
    )

    assert result.returncode == 0, result.stdout
    assert " passed" in result.stdout
