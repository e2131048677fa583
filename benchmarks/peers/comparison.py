"""A comparison with a peer, as a program: measures, prints, and tells whether its bars are met."""

import argparse
import json
from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import TypeVar

from benchmarks.peers.peer import PeerError, tell
from ludoteca.core.figures.provenance import find_provenance


@dataclass(frozen=True)
class Comparison:
    """What was measured; each benchmark adds its rates."""

    slices: int
    core: int | None
    met: bool

    def describe(self) -> str:
        """How it was measured."""
        core = "one core" if self.core is None else f"core {self.core}"
        return f"Medians of {self.slices} slices each, in turn, on {core}"


Measured = TypeVar("Measured", bound=Comparison)


def run(
    about: str | None, measure: Callable[[float], Measured], draw_table: Callable[[Measured], str]
) -> int:
    """Read the command line, measure and print; the status tells whether all bars are met."""
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("--seconds", type=float, default=20.0, help="time for all sides together")
    parser.add_argument("--json", action="store_true", help="print one JSON object, no table")
    arguments = parser.parse_args()
    try:
        found = measure(arguments.seconds)
    except PeerError as error:
        tell(str(error))
        return 2
    origin = find_provenance()
    if arguments.json:
        print(json.dumps({**asdict(found), **origin.as_json()}))
    else:
        print(f"{draw_table(found)}\n{origin}")
    return 0 if found.met else 1
