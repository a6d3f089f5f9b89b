"""What a step costs, as a fragment and as a page, new and known, against a trivial view.

A new step is one that was not made from this version of the content yet: an address of its own
stands for it, with a query that means nothing.
"""

from collections.abc import Iterator
from itertools import count, cycle, repeat
from typing import Final

from tests.bench.serving import Asked, ask, costs, served, told_cost

MOST_TIMES_FRAGMENT: Final = 6.0
MOST_TIMES_PAGE: Final = 9.0
MOST_TIMES_KNOWN: Final = 2.0
HTMX: Final = {"HX-Request": "true"}


def measure() -> bool:
    """Print what a step costs, and return whether the targets are met."""
    print("Step page")
    with served() as (port, worker):
        known = "/de/scenarios/47-1a/6/"
        etag = {"If-None-Match": ask(port, known)}
        hello, cost = costs(
            port,
            worker,
            fragment=Asked(new_steps(), HTMX),
            page=Asked(new_steps()),
            again=Asked(repeat(known)),
            unchanged=Asked(repeat(known), etag),
        )
    fragment, page = cost["fragment"], cost["page"]
    print(
        f"  a trivial view {hello:.2f} ms, a new fragment {fragment.milliseconds:.2f} ms, "
        f"page {page.milliseconds:.2f} ms"
    )
    return all(
        [
            told_cost("a new fragment, a trivial view = 1", fragment, MOST_TIMES_FRAGMENT),
            told_cost("a new page", page, MOST_TIMES_PAGE),
            told_cost("a known page", cost["again"], MOST_TIMES_KNOWN),
            told_cost("a page that the browser has already", cost["unchanged"], MOST_TIMES_KNOWN),
        ]
    )


def new_steps() -> Iterator[str]:
    """Return steps of the twelve scenarios' longest stories at addresses nobody has asked for."""
    places = cycle([("47-1a", 6), ("47-1b", 6), ("47-2", 5), ("47-3a", 5), ("43-4b", 3)])
    for number, (code, step) in zip(count(), places, strict=False):
        yield f"/de/scenarios/{code}/{step}/?new={number}-{id(places)}"
