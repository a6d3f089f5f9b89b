"""Measure and print ratios: `make bench`."""

import sys

from tests.bench import engine, ruling, search, step

MEASUREMENTS = (engine.measure, step.measure, search.measure, ruling.measure)


def main() -> int:
    """Run every measurement; return 1 if one misses its target."""
    met = [measurement() for measurement in MEASUREMENTS]
    return 0 if all(met) else 1


if __name__ == "__main__":
    sys.exit(main())
