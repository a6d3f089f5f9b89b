"""A real browser, and the site for it to look at."""

import os
import shutil
import threading
from collections.abc import Iterator
from typing import Any, Protocol

import pytest
from playwright.sync_api import Browser, Page, sync_playwright
from pytest_django import DjangoDbBlocker
from pytest_django.live_server_helper import LiveServer

# A container has no display and often no other user than root; nothing leaves the machine.
ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def find_chromium() -> str:
    """Return the browser's path; where there is none, skip, or fail where one is required."""
    path = shutil.which("chromium") or shutil.which("chromium-browser")
    if path:
        return path
    message = "browser tests need Chromium, and it was not found"
    if os.environ.get("REQUIRE_BROWSER") == "1":
        pytest.fail(message)
    pytest.skip(message)


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """Start the browser once; a test opens its own context in it."""
    path = find_chromium()
    # Playwright keeps an event loop in this thread, and Django would refuse the database there.
    os.environ["DJANGO_ALLOW_ASYNC_UNSAFE"] = "true"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(
    chromium: Browser, django_db_setup: None, django_db_blocker: DjangoDbBlocker
) -> Iterator[LiveServer]:
    """Serve the site with its own content, which no browser test changes.

    The browser comes first: with its event loop in this thread Django opens another connection,
    and the server has to share the one that the tests use from then on.
    """
    with django_db_blocker.unblock():
        server = LiveServer("localhost")
    yield server
    finish_requests()
    server.stop()


def finish_requests() -> None:
    """Wait for what is still being answered: it must not lose its database under way."""
    for thread in threading.enumerate():
        if "process_request_thread" in thread.name:
            thread.join(timeout=10)


@pytest.fixture
def site(server: LiveServer, django_db_blocker: DjangoDbBlocker) -> Iterator[str]:
    """Return the site's address, and let it read its database while the test runs."""
    with django_db_blocker.unblock():
        yield server.url


class Visit(Protocol):
    """Opens a path of the site in a browser profile of its own."""

    def __call__(self, path: str, *, missing: bool = False, **profile: Any) -> Page: ...  # noqa: ANN401 -- Playwright's own


@pytest.fixture
def visit(chromium: Browser, site: str) -> Iterator[Visit]:
    """Open pages, and fail for any error in the console and any request that leaves the site."""
    faults: list[str] = []
    contexts = []

    def opened(path: str, *, missing: bool = False, **profile: Any) -> Page:  # noqa: ANN401
        context = chromium.new_context(base_url=site, **profile)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(str(error)))
        if not missing:
            # The browser notes a page that is not found as an error of its own.
            page.on(
                "console",
                lambda told: faults.append(told.text) if told.type == "error" else None,
            )
        page.on(
            "request",
            lambda request: None if request.url.startswith(site) else faults.append(request.url),
        )
        page.goto(path)
        return page

    yield opened
    for context in contexts:
        context.close()
    assert faults == []
