"""What a request costs the server, against a trivial view: both counted side by side.

The site is served as it is meant to be, and the time that the server's worker has the processor
is counted. The machine has other things to do too, now more and now less: so each round asks for
everything in turn, and a ratio is one of figures of the same round.
"""

import socket
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from http.client import HTTPConnection
from itertools import islice, repeat
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
    for kind in everything.values():
        _milliseconds(port, worker, kind)
    rounds = [
        {name: _milliseconds(port, worker, kind) for name, kind in everything.items()}
        for _ in range(ROUNDS)
    ]
    told = {
        name: Cost(
            median(one[name] for one in rounds), median(one[name] / one[HELLO] for one in rounds)
        )
        for name in asked
    }
    return median(one[HELLO] for one in rounds), told


def _milliseconds(port: int, worker: int, asked: Asked) -> float:
    begin = _busy(worker)
    for address in islice(asked.addresses, REQUESTS):
        ask(port, address, asked.headers)
    return (_busy(worker) - begin) / REQUESTS / 1e6


def _busy(worker: int) -> int:
    """Return the nanoseconds that a process has had the processor, in all of its threads."""
    threads = Path(f"/proc/{worker}/task").iterdir()
    return sum(int((thread / "schedstat").read_text().split()[0]) for thread in threads)


def told(what: str, value: float, most: float) -> bool:
    """Print a figure beside its limit, and return whether it is met."""
    met = value <= most
    print(f"  {what:58} {value:6.2f}   at most {most:g}      {'met' if met else 'MISSED'}")
    return met
