"""What a ruling costs: its page against a trivial view, and a typed line against a static file.

The site is served as it is meant to be, and the processor's time of the server's worker is
counted. A new ruling is one whose address nobody has asked for; a repeated one is what everybody
gets who scans the code on the table.
"""

import os
import shutil
import socket
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from http.client import HTTPConnection
from itertools import count
from pathlib import Path
from statistics import median
from time import monotonic, sleep
from typing import Final
from urllib.parse import quote

from playwright.sync_api import Page, sync_playwright

from tests.browser.conftest import ARGUMENTS

# The system counts in hundredths of a second: so many requests make that a matter of percents.
REQUESTS: Final = 300
ROUNDS: Final = 5
NO_HEADERS: Final[Mapping[str, str]] = {}
KEYS: Final = 21
MOST_TIMES: Final = 4.0
MOST_MILLISECONDS: Final = 100.0
PATIENCE: Final = 60
LINE: Final = "NL 50-100 flop: A bet 100, B all-in 125, C call, D all-in 200, E call, A call, C?"
EIGHT_ACTIONS: Final = (
    "NL 50-100 flop: A check, B bet 100, C all-in 125, D call, E all-in 200, F call, A call, "
    "B raise 40"
)
# From the key to the answer that has its figure, and a static file for comparison, both as the
# page itself sees them.
WATCH: Final = """to => new Promise((shown) => {
  let begin;
  document.getElementById("hand").addEventListener(
    "input", () => { begin = performance.now(); }, { once: true });
  const watch = new MutationObserver(() => {
    if (!document.querySelector(`#stepper [data-fact="bet"][data-value="${to}"]`)) return;
    watch.disconnect();
    shown(performance.now() - begin);
  });
  watch.observe(document.body, { childList: true, subtree: true });
  window.watching = true;
})"""
FETCH: Final = """async () => {
  const begin = performance.now();
  await (await fetch(document.querySelector("link[rel=icon]").href, { cache: "reload" })).text();
  return performance.now() - begin;
}"""


@contextmanager
def served() -> Iterator[tuple[int, int]]:
    """Serve the site with one worker; return its port and the worker's process."""
    with closing(socket.socket()) as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    gunicorn = str(Path(sys.executable).with_name("gunicorn"))
    command = [gunicorn, "tests.bench.hello", "--bind", f"127.0.0.1:{port}", "--threads", "2"]
    server = subprocess.Popen([*command, "--no-control-socket", "--log-level", "error"])
    try:
        yield port, _worker_of(server.pid, port)
    finally:
        server.terminate()
        server.wait()


def _worker_of(master: int, port: int) -> int:
    """Wait until the site answers, and return the worker that did."""
    end = monotonic() + PATIENCE
    while monotonic() < end:
        try:
            ask(port, "/hello/")
        except ConnectionError:
            sleep(0.2)
            continue
        children = Path(f"/proc/{master}/task/{master}/children").read_text()
        return int(children.split()[0])
    raise TimeoutError("the site did not start")


def ask(port: int, address: str, headers: Mapping[str, str] = NO_HEADERS) -> str:
    """Ask for a page, read it, and return its version."""
    with closing(HTTPConnection("127.0.0.1", port, timeout=PATIENCE)) as connection:
        connection.request("GET", address, headers=dict(headers))
        response = connection.getresponse()
        response.read()
    assert response.status in {200, 304}, (response.status, address)
    return response.headers.get("ETag", "")


def seconds(worker: int) -> float:
    """Return the processor's time that a process has used."""
    fields = Path(f"/proc/{worker}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def cost(
    port: int, worker: int, addresses: Iterator[str], headers: Mapping[str, str] = NO_HEADERS
) -> float:
    """Return what a request costs, in milliseconds: that of the quietest round.

    Whatever else runs on the machine makes a round dearer and never cheaper.
    """
    ask(port, next(addresses), headers)
    rounds = []
    for _ in range(ROUNDS):
        begin = seconds(worker)
        for _ in range(REQUESTS):
            ask(port, next(addresses), headers)
        rounds.append((seconds(worker) - begin) / REQUESTS * 1000)
    return min(rounds)


def new_hands() -> Iterator[str]:
    """Return the addresses of rulings that nobody has asked for."""
    for number in count(300):
        yield f"/en/ruling/?hand={quote(LINE.replace('flop', f'flop pot {number}'))}"


def always(address: str) -> Iterator[str]:
    """Return one address again and again."""
    while True:
        yield address


def typing(page: Page, port: int) -> tuple[float, float]:
    """Return the milliseconds from the last key to the answer, and those of a static file."""
    page.goto(f"http://127.0.0.1:{port}/en/ruling/")
    keys, files = [], []
    for number in range(KEYS):
        page.locator("#hand").fill(EIGHT_ACTIONS)
        page.wait_for_selector("#stepper .fault-line")
        page.wait_for_timeout(150)
        digit = number % 10
        page.evaluate(f"to => {{ window.shown = ({WATCH})(to); }}", f"40{digit}")
        page.locator("#hand").press_sequentially(str(digit))
        keys.append(float(page.evaluate("() => window.shown")))
        files.append(float(page.evaluate(FETCH)))
    return median(keys), median(files)


def measure() -> bool:
    """Print what a ruling costs, and return whether the targets are met."""
    print("Ruling page")
    with served() as (port, worker):
        hello = cost(port, worker, always("/hello/"))
        repeated = cost(port, worker, always(f"/en/ruling/?hand={quote(LINE)}"))
        new = cost(port, worker, new_hands())
        with sync_playwright() as playwright:
            path = shutil.which("chromium")
            browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
            key, file = typing(browser.new_page(viewport={"width": 390, "height": 844}), port)
            browser.close()
    print(f"  a trivial view {hello:.2f} ms, a repeated ruling {repeated:.2f} ms, new {new:.2f} ms")
    met = [
        told("a repeated ruling, a trivial view = 1", repeated / hello, MOST_TIMES),
        told("a new ruling", new / hello, MOST_TIMES),
        told("from the last key to the answer, in ms", key, MOST_MILLISECONDS),
    ]
    print(f"  {'the same, a static file = 1':58} {key / file:6.2f}")
    return all(met)


def told(what: str, value: float, most: float) -> bool:
    """Print a figure beside its limit, and return whether it is met."""
    met = value <= most
    print(f"  {what:58} {value:6.2f}   at most {most:g}      {'met' if met else 'MISSED'}")
    return met
