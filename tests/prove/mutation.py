"""Run the engine's tests on every mutant: `python -m tests.prove.mutation`.

A mutant is killed when a test fails. One that survives shows a line of the engine that could be
wrong without any test noticing, so that each is listed with its reason in `survivors.toml`; one
that is not listed fails the run, and so does a listed one that a test kills by now.

The tests are collected once. Each mutant is planted in a process of its own, forked from there,
which runs them until the first fails. An interrupted run goes on where it stopped.
"""

import gc
import importlib
import importlib.abc
import importlib.machinery
import importlib.util
import json
import os
import resource
import subprocess
import sys
import tomllib
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from itertools import zip_longest
from pathlib import Path
from types import CodeType, FrameType, FunctionType, ModuleType
from typing import Final

import pytest
from _pytest.runner import runtestprotocol
from tqdm import tqdm

from rules.trust.figures import engine_digest
from tests.prove.mutants import PLACE, Mutant, mutants_of_the_engine

Key = tuple[str, str, str]

SURVIVORS = Path(__file__).with_name("survivors.toml")
RESULTS = Path("var/prove")
ENGINE = "rules.engine"
# Fast ones first: most mutants never get to the random hands. The laws of hypothesis are not
# among them, since chance must not decide which mutants survive.
TESTS: Final = (
    "rulings", "reopening", "minimum_raise", "fixed_limit", "pot_limit", "push", "resolved",
    "seats", "table", "conventions", "reasons", "reason_boundaries", "rulebook", "errors",
    "push_differential", "differential",
)  # fmt: skip
HANDS: Final = 1000
SECONDS: Final = 120
"""Of one processor, for one mutant: a fault may well make a loop endless."""
LATEST: Final = 40
"""Mutants whose killers are tried first: what killed the neighbours mostly kills this one too."""
OUT_OF_TIME: Final = "no test: it never came to an end"


class Results:
    """What killed each mutant, kept in a file so that a run can go on where it stopped."""

    def __init__(self) -> None:
        """Read what a run before this one has left for this very engine."""
        RESULTS.mkdir(parents=True, exist_ok=True)
        self.path = RESULTS / f"mutants-{engine_digest()[:16]}.jsonl"
        self.path.touch()
        self.killed_by: dict[Key, str | None] = {}
        self._read_so_far = 0
        self.read()

    def read(self) -> None:
        """Read what was written meanwhile, by other processes too."""
        with self.path.open(encoding="utf-8") as file:
            file.seek(self._read_so_far)
            # A line that another process is still writing has no end yet.
            while (line := file.readline()).endswith("\n"):
                told = json.loads(line)
                self.killed_by[tuple(told["key"])] = told["by"]
                self._read_so_far = file.tell()

    def write(self, mutant: Mutant, by: str | None) -> None:
        """Add one result; a line is short enough to be written at once."""
        line = json.dumps({"key": mutant.key, "by": by}) + "\n"
        with self.path.open("a", encoding="utf-8") as file:
            file.write(line)

    def latest_killers(self) -> list[str]:
        """Return the tests that killed the latest mutants, the last one first."""
        latest = list(self.killed_by.values())[-LATEST:]
        return list(dict.fromkeys(by for by in reversed(latest) if by))

    def left(self, mutants: Iterable[Mutant]) -> list[Mutant]:
        """Return those that no test is known to kill; the listed ones last, since they take long.

        A survivor that was found before is tried again: there may be a test for it by now.
        """
        listed = {key for key, _ in listed_survivors()}
        left = [mutant for mutant in mutants if self.killed_by.get(mutant.key) is None]
        return sorted(left, key=lambda mutant: mutant.key in listed)


class Run:
    """A pytest run in which every mutant has its own process."""

    def __init__(self, mutants: Sequence[Mutant], results: Results, *, processes: int) -> None:
        """Take the mutants whose change lies in a function, to be planted without an import."""
        self.mutants = mutants
        self.results = results
        self.processes = processes

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Let the engine itself pass first, then try each mutant."""
        if session.testsfailed:
            pytest.exit("The tests cannot be collected.", returncode=1)
        gc.collect()
        gc.freeze()
        runs = functions_run_by(session.items)
        running: dict[int, Mutant] = {}
        for mutant in tqdm(self.mutants, "mutants", disable=None):
            while len(running) >= self.processes:
                self._reap(running)
            concerned = [item for item in session.items if mutant.where in runs[item.nodeid]]
            items = killers_first(concerned, self.results.latest_killers())
            running[self._fork(mutant, items)] = mutant
        while running:
            self._reap(running)
        return True

    def _fork(self, mutant: Mutant, items: Sequence[pytest.Item]) -> int:
        process = os.fork()
        if process:
            return process
        try:
            limit_time()
            plant(mutant)
            self.results.write(mutant, first_failure(items))
            os._exit(0)
        finally:
            os._exit(1)

    def _reap(self, running: dict[int, Mutant]) -> None:
        process, status = os.wait()
        mutant = running.pop(process)
        if os.WIFSIGNALED(status):
            self.results.write(mutant, OUT_OF_TIME)
        elif status:
            pytest.exit(f"The tests could not be run on {mutant.key}.", returncode=1)
        self.results.read()


class Alone:
    """A pytest run of one mutant that is there already when the engine is imported."""

    def __init__(self, mutant: Mutant, results: Results) -> None:
        """Take the mutant that was planted."""
        self.mutant = mutant
        self.results = results

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Write down which test fails."""
        by = "its import" if session.testsfailed else first_failure(session.items)
        self.results.write(self.mutant, by)
        return True


def limit_time() -> None:
    """Let the system end this process where a mutant goes round for ever."""
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))


def functions_run_by(items: Sequence[pytest.Item]) -> dict[str, set[str]]:
    """Return which of the engine's functions each test runs: others cannot fail by their change.

    The engine as it is has to pass them all; in a process of its own, as it is for each mutant.
    """
    path = RESULTS / "functions.json"
    process = os.fork()
    if not process:
        try:
            path.write_text(json.dumps(dict(watched(items))), encoding="utf-8")
            os._exit(0)
        finally:
            os._exit(1)
    _, status = os.waitpid(process, 0)
    if status:
        pytest.exit("The engine itself has to pass its tests first.", returncode=1)
    return {name: set(seen) for name, seen in json.loads(path.read_text(encoding="utf-8")).items()}


def watched(items: Sequence[pytest.Item]) -> Iterator[tuple[str, list[str]]]:
    """Run the tests in order and yield what each of them runs of the engine."""
    seen: set[CodeType] = set()

    def watch(frame: FrameType, event: str, _: object) -> None:
        if event == "call":
            seen.add(frame.f_code)

    for item, following in zip_longest(items, items[1:]):
        seen.clear()
        sys.setprofile(watch)
        passed = passes(item, following)
        sys.setprofile(None)
        assert passed, item.nodeid
        of_engine = [code for code in seen if Path(code.co_filename).parent == PLACE]
        yield item.nodeid, [f"{Path(c.co_filename).stem}.{c.co_qualname}" for c in of_engine]


def passes(item: pytest.Item, following: pytest.Item | None) -> bool:
    """Run a test and say whether it passes."""
    reports = runtestprotocol(item, log=False, nextitem=following)
    return not any(report.failed for report in reports)


def killers_first(items: Sequence[pytest.Item], killers: Sequence[str]) -> list[pytest.Item]:
    """Return the tests with those named first in front."""
    by_name = {item.nodeid: item for item in items}
    first = [by_name[name] for name in killers if name in by_name]
    return [*first, *(item for item in items if item.nodeid not in killers)]


def first_failure(items: Sequence[pytest.Item]) -> str | None:
    """Run the tests in order and return the first that fails."""
    for item, following in zip_longest(items, items[1:]):
        if not passes(item, following):
            return item.nodeid
    return None


def plant(mutant: Mutant) -> None:
    """Put the mutant's code into the function, wherever that is already in use."""
    function_of(mutant).__code__ = code_of(mutant)


def can_be_planted(mutant: Mutant) -> bool:
    """Say whether the change lies in a function that stays what it is: `super()` makes another."""
    if not mutant.function:
        return False
    return code_of(mutant).co_freevars == function_of(mutant).__code__.co_freevars


def function_of(mutant: Mutant) -> FunctionType:
    """Return the engine's function in which the change lies."""
    return function_at(importlib.import_module(f"{ENGINE}.{mutant.module}"), mutant.function)


def code_of(mutant: Mutant) -> CodeType:
    """Return the changed code of that function."""
    changed = mutant.code
    for name in mutant.function.split("."):
        changed = next(code for code in codes_in(changed) if code.co_name == name)
    return changed


def codes_in(code: CodeType) -> Iterator[CodeType]:
    """Yield the code of what is defined directly in there."""
    return (constant for constant in code.co_consts if isinstance(constant, CodeType))


def function_at(module: ModuleType, qualified_name: str) -> FunctionType:
    """Return a function by its name, also from within a property or a class method."""
    found: object = module
    for name in qualified_name.split("."):
        found = vars(found)[name]
    found = getattr(found, "fget", None) or getattr(found, "__func__", found)
    assert isinstance(found, FunctionType)
    return found


class Planted(importlib.machinery.SourceFileLoader):
    """Imports one module of the engine as the mutant has it."""

    def __init__(self, mutant: Mutant) -> None:
        """Stand in for the module's own loader."""
        super().__init__(f"{ENGINE}.{mutant.module}", mutant.code.co_filename)
        self.code = mutant.code

    def get_code(self, fullname: str) -> CodeType:  # noqa: ARG002 (its only module)
        """Return the mutant's code instead of the file's."""
        return self.code


class Finder(importlib.abc.MetaPathFinder):
    """Finds the module that is planted, before its own file is found."""

    def __init__(self, planted: Planted) -> None:
        """Take what imports it."""
        self.planted = planted

    def find_spec(self, fullname: str, *_: object) -> importlib.machinery.ModuleSpec | None:
        """Find this module and no other."""
        if fullname != self.planted.name:
            return None
        return importlib.util.spec_from_loader(fullname, self.planted)


def tests(plugin: object) -> int:
    """Collect the tests in their order and hand them to the plugin."""
    files = [f"tests/engine/test_{name}.py" for name in TESTS]
    options = ["-p", "no:randomly", "-p", "no:xdist", "-p", "no:cacheprovider", "-q", "-q"]
    # This one asks the naive model alone, and takes its time.
    options += [
        "--no-header",
        "--assert=plain",
        "--tb=no",
        "--deselect",
        f"{files[-2]}::test_random_hands_reach_every_corner",
    ]
    return int(pytest.main([*options, *files, ENGINE.replace(".", "/")], plugins=[plugin]))


def try_alone(number: int) -> int:
    """Plant a mutant whose change is made by an import, and run the tests on it."""
    limit_time()
    mutant = mutants_of_the_engine()[number]
    for name in [name for name in sys.modules if name.split(".")[:2] == ENGINE.split(".")]:
        del sys.modules[name]
    sys.meta_path.insert(0, Finder(Planted(mutant)))
    results = Results()
    code = tests(Alone(mutant, results))
    results.read()
    if mutant.key not in results.killed_by:
        results.write(mutant, f"its import ({code})")
    return 0


def main(processes: int) -> int:
    """Try all mutants and tell which survive; return 1 where the list of survivors is another."""
    os.environ["HANDS"] = str(HANDS)
    mutants, results = mutants_of_the_engine(), Results()
    left = results.left(mutants)
    planted = [mutant for mutant in left if can_be_planted(mutant)]
    if code := tests(Run(planted, results, processes=processes)):
        return code
    imported = [mutant for mutant in left if mutant not in planted]
    for mutant in tqdm(imported, "mutants outside functions", disable=None):
        alone = [sys.executable, "-m", "tests.prove.mutation", str(mutants.index(mutant))]
        subprocess.run(alone, check=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    results.read()
    return judge(mutants, results)


def judge(mutants: Sequence[Mutant], results: Results) -> int:
    """Compare the survivors with the list, and write the figures where it is the same."""
    survivors = [mutant.key for mutant in mutants if results.killed_by[mutant.key] is None]
    listed = {key for key, _ in listed_survivors()}
    for where, was, became in survivors:
        if (where, was, became) not in listed:
            print(f"survives, and is not listed: {where}\n  - {was}\n  + {became}")
    for where, was, became in sorted(listed - set(survivors)):
        print(f"is listed, and does not survive: {where}\n  - {was}\n  + {became}")
    print(f"{len(mutants)} mutants, {len(survivors)} survive")
    if set(survivors) != listed:
        return 1
    figures = {"mutants": len(mutants), "survivors": len(survivors)}
    (RESULTS / "mutation.json").write_text(json.dumps(figures), encoding="utf-8")
    results.path.unlink()
    return 0


def listed_survivors() -> list[tuple[Key, str]]:
    """Return each survivor that was looked at, with the reason why it may survive."""
    rows = tomllib.loads(SURVIVORS.read_text(encoding="utf-8")).get("survivor", [])
    return [
        ((row["where"], row["was"], became), row["reason"])
        for row in rows
        for became in row["became"]
    ]


if __name__ == "__main__":
    with suppress(KeyboardInterrupt):
        if len(sys.argv) > 1:
            sys.exit(try_alone(int(sys.argv[1])))
        sys.exit(main(processes=os.cpu_count() or 1))
    sys.exit(130)
