"""What a request costs the server, against a trivial view: both counted side by side.

The site is served as it is meant to be, and the time that the server's worker has the processor
is counted. The machine has other things to do too, now more and now less: so everything is asked
for in turn, and a ratio is one of figures of the same round. Pages are asked for as they are made,
uncompressed.
"""

import socket
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from http.client import HTTPConnection
from itertools import repeat
from pathlib import Path
from statistics import median
from time import monotonic, sleep
from typing import Final, NamedTuple

REQUESTS: Final = 60
ROUNDS: Final = 11
PATIENCE: Final = 60
HELLO: Final = "/hello/"
NO_HEADERS: Final[Mapping[str, str]] = {}


class Asked(NamedTuple):
    """What is asked for again and again."""

    addresses: Iterator[str]
    headers: Mapping[str, str] = NO_HEADERS


class Cost(NamedTuple):
    """What a request costs: the medians of the rounds."""

    milliseconds: float
    times: float
    """In trivial views."""
    spread: tuple[float, float]
    """Between which of these half of the rounds lie."""


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
            ask(port, HELLO)
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


def costs(port: int, worker: int, **asked: Asked) -> tuple[float, dict[str, Cost]]:
    """Return the milliseconds of a trivial view, and what each of these requests costs."""
    everything = {HELLO: Asked(repeat(HELLO)), **asked}
    _round(port, worker, everything)
    rounds = [_round(port, worker, everything) for _ in range(ROUNDS)]
    costs = {}
    for name in asked:
        times = sorted(one[name] / one[HELLO] for one in rounds)
        spread = times[ROUNDS // 4], times[-1 - ROUNDS // 4]
        costs[name] = Cost(median(one[name] for one in rounds), median(times), spread)
    return median(one[HELLO] for one in rounds), costs


def _round(port: int, worker: int, everything: Mapping[str, Asked]) -> dict[str, float]:
    """Ask for everything in turn, and return the milliseconds of a request for each."""
    nanoseconds = dict.fromkeys(everything, 0)
    for _ in range(REQUESTS):
        for name, asked in everything.items():
            begin = _busy(worker)
            ask(port, next(asked.addresses), asked.headers)
            nanoseconds[name] += _busy(worker) - begin
    assert all(nanoseconds.values()), "this system does not tell what a process costs"
    return {name: busy / REQUESTS / 1e6 for name, busy in nanoseconds.items()}


def _busy(worker: int) -> int:
    """Return the nanoseconds that a process has had the processor, in all of its threads."""
    threads = Path(f"/proc/{worker}/task").iterdir()
    return sum(int((thread / "schedstat").read_text().split()[0]) for thread in threads)


def told_cost(what: str, cost: Cost, most: float) -> bool:
    """Print what a request costs beside its limit, and return whether it is met."""
    low, high = cost.spread
    return told(f"{what} (mostly {low:.2f} to {high:.2f})", cost.times, most)


def told(what: str, value: float, most: float) -> bool:
    """Print a figure beside its limit, and return whether it is met."""
    met = value <= most
    print(f"  {what:62} {value:6.2f}   at most {most:g}      {'met' if met else 'MISSED'}")
    return met
