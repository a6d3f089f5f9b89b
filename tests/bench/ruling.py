"""What a ruling costs: its page against a trivial view, and a typed line against a static file.

A new ruling is one whose address nobody has asked for; a repeated one is what everybody gets
who scans the code on the table.
"""

import shutil
from collections.abc import Iterator
from itertools import count, repeat
from statistics import median
from typing import Final
from urllib.parse import quote

from playwright.sync_api import Page, sync_playwright

from tests.bench.serving import Asked, costs, served, told, told_cost
from tests.browser.conftest import ARGUMENTS

KEYS: Final = 21
MOST_TIMES: Final = 4.0
MOST_MILLISECONDS: Final = 100.0
NEW: Final = (
    "NL 50-100 flop: A bet {bet}, B all-in {first}, C call, D all-in {second}, E call, A call, C?"
)
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


def new_hands() -> Iterator[str]:
    """Return the addresses of rulings that nobody has asked for: one story, all amounts other."""
    for bet in count(100):
        first = bet + bet * 7 % 89 + 1
        second = first + bet * 13 % 97 + 1
        hand = NEW.format(bet=bet, first=first, second=second)
        yield f"/en/ruling/?hand={quote(hand)}"


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
        known = f"/en/ruling/?hand={quote(NEW.format(bet=100, first=125, second=200))}"
        hello, cost = costs(port, worker, repeated=Asked(repeat(known)), new=Asked(new_hands()))
        with sync_playwright() as playwright:
            path = shutil.which("chromium")
            browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
            key, file = typing(browser.new_page(viewport={"width": 390, "height": 844}), port)
            browser.close()
    repeated, new = cost["repeated"], cost["new"]
    print(
        f"  a trivial view {hello:.2f} ms, a repeated ruling {repeated.milliseconds:.2f} ms, "
        f"new {new.milliseconds:.2f} ms"
    )
    met = [
        told_cost("a repeated ruling, a trivial view = 1", repeated, MOST_TIMES),
        told_cost("a new ruling", new, MOST_TIMES),
        told("from the last key to the answer, in ms", key, MOST_MILLISECONDS),
    ]
    print(f"  {'the same, a static file = 1':62} {key / file:6.2f}")
    return all(met)
