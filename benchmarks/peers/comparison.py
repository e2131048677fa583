"""A comparison with a peer, as a program: all take turns on one core, and are held to bars."""

import argparse
import json
import time
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from dataclasses import asdict, dataclass
from statistics import median

from benchmarks.peers.peer import (
    PeerError,
    Worker,
    install_peer,
    pin_to_one_core,
    start_worker,
    tell,
)
from ludoteca.core.figures.provenance import find_provenance

SLICE_SECONDS = 1.0
SIZING_SECONDS = 0.25
FEWEST_SLICES = 3

# What was done in a slice, by the name of its rate, and in how many seconds.
Slice = tuple[Mapping[str, float], float]
# Does about so much of something.
Side = Callable[[int], Slice]


@dataclass(frozen=True)
class Bar:
    """So many times another rate, or so many a second; without a least it is only told."""

    rate: str
    least: float | None = None
    beside: str | None = None


@dataclass(frozen=True)
class Comparison:
    """Who is compared, and what is asked for."""

    # As it is installed, and the script in this folder that its Python runs.
    peer: tuple[str, ...]
    script: str
    # What each side does in a slice; those of the peer ask its process.
    make_sides: Callable[[Worker], list[Side]]
    bars: tuple[Bar, ...]


@dataclass(frozen=True)
class Held:
    """A rate held against its bar."""

    bar: Bar
    ratio: float

    @property
    def met(self) -> bool:
        """Whether that is enough."""
        return self.bar.least is None or self.ratio >= self.bar.least

    def __str__(self) -> str:
        times = f"{self.ratio:,.2f} x {self.bar.beside}" if self.bar.beside else ""
        if self.bar.least is None:
            return times
        verdict = "met" if self.met else "MISSED"
        return f"{times} (bar {self.bar.least:,.10g}: {verdict})".strip()


@dataclass(frozen=True)
class Report:
    """What was measured, a second, and how it stands beside its bars."""

    peer: str
    rates: dict[str, float]
    held: list[Held]
    slices: int
    core: int | None

    def lines(self) -> Iterator[str]:
        """The result for a reader."""
        for name, rate in self.rates.items():
            told = "; ".join(str(held) for held in self.held if held.bar.rate == name)
            yield f"{name:<44}{rate:>14,.0f} a second  {told}".rstrip()
        core = "one core" if self.core is None else f"core {self.core}"
        yield f"Medians of {self.slices} slices each, in turn, on {core}; {self.peer}."


def timed(act: Callable[[int], Mapping[str, float]]) -> Side:
    """A side of ours, compiled beforehand: it tells what it did, and is timed."""
    act(1)

    def run(count: int) -> Slice:
        start = time.perf_counter()
        done = act(count)
        return done, time.perf_counter() - start

    return run


def size_slice(side: Side) -> int:
    """Find how much fills a slice; doing it also warms the side up."""
    count = 64
    while (seconds := side(count)[1]) < SIZING_SECONDS:
        count *= 2
    return max(1, round(count / seconds * SLICE_SECONDS))


def measure(comparison: Comparison, seconds: float) -> Report:
    """Install the peer where needed, then let all sides take turns on the same core.

    So a slow minute of the machine hits all; and one disturbed slice cannot move a median far.
    """
    python = install_peer(*comparison.peer)
    # Not earlier, so that installing may use the whole machine.
    core = pin_to_one_core()
    tell(f"Measuring for about {seconds:g} seconds ...")
    rates: dict[str, list[float]] = defaultdict(list)
    with start_worker(python, comparison.script) as worker:
        sides = comparison.make_sides(worker)
        sizes = [size_slice(side) for side in sides]
        slices = max(FEWEST_SLICES, round(seconds / (len(sides) * SLICE_SECONDS)))
        for _ in range(slices):
            for side, size in zip(sides, sizes, strict=True):
                done, taken = side(size)
                for name, count in done.items():
                    rates[name].append(count / taken)
    rate = {name: median(found) for name, found in rates.items()}
    held = [Held(bar, rate[bar.rate] / rate.get(bar.beside or "", 1.0)) for bar in comparison.bars]
    return Report(" ".join(comparison.peer[:2]), rate, held, slices, core)


def run(about: str | None, comparison: Comparison) -> int:
    """Read the command line, measure and print; the status tells whether all bars are met."""
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("--seconds", type=float, default=20.0, help="time for all sides together")
    parser.add_argument("--json", action="store_true", help="print one JSON object, no table")
    arguments = parser.parse_args()
    try:
        report = measure(comparison, arguments.seconds)
    except PeerError as error:
        tell(str(error))
        return 2
    origin = find_provenance()
    met = all(held.met for held in report.held)
    if arguments.json:
        print(json.dumps({**asdict(report), "met": met, **origin.as_json()}))
    else:
        print(*report.lines(), origin, sep="\n")
    return 0 if met else 1
