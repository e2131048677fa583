"""A learned judgement of positions: a kernel, the shape of its nets, and what they were taught."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from importlib.resources import files
from typing import Protocol

import numpy as np
import numpy.typing as npt

from ludoteca.core.kernels.kernel import kernel
from ludoteca.core.kernels.perceptron import FIRST, SECOND, layout_of_net

# A net for each kind of table.
Weights = npt.NDArray[np.void]
# A kernel that writes what a seat knows, summed up for a net.
WriteFeatures = Callable[[np.record, int, np.ndarray], None]
# A kernel that writes, by seat, the value and the chance of a position that is not over.
Evaluate = Callable[[np.record, Weights, np.ndarray, np.ndarray], None]
# A kernel that plays on from a position until it can be judged.
Settle = Callable[[np.record, np.record], None]
# A kernel that lists the actions worth exploring, with their priors, as that of `SearchSpec`.
Propose = Callable[[np.record, np.ndarray, np.ndarray], int]
# A kernel that plays a game to its end, and tells by seat its value and its chance.
Rollout = Callable[[np.record, np.record, np.ndarray, np.ndarray], None]
# The chances to win of all seats as they come true.
Calibrate = Callable[[np.record, tuple[float, ...]], tuple[float, ...]]

WEIGHTS = "network.npz"
PROVENANCE = "network.json"


@dataclass(frozen=True)
class Architecture:
    """The shape of a game's nets: what they are told, and of how many sides they tell.

    By side, a net has a measure of its chance to win; then by side, how far ahead it ends.
    """

    # The version of the features: weights belong to one of them.
    encoding: int
    features: int
    most_sides: int
    # The names of the tables that have a net of their own, by their index.
    tables: tuple[str, ...]

    @property
    def outputs(self) -> int:
        """How many numbers a net tells."""
        return 2 * self.most_sides

    @property
    def shape(self) -> tuple[int, int, int, int]:
        """The sizes of the layers, from features to outputs."""
        return self.features, FIRST, SECOND, self.outputs

    @cached_property
    def net(self) -> np.dtype[np.void]:
        """How a net lies in memory."""
        return layout_of_net(self.features, self.outputs)

    def blank(self) -> Weights:
        """Nets that know nothing."""
        return np.zeros(len(self.tables), self.net)

    def pack(self, arrays: Mapping[str, np.ndarray]) -> Weights:
        """The nets of all tables from arrays by layer: `first`, `second` and `outputs`."""
        nets = self.blank()
        for layer in self.net.names or ():
            nets[layer] = arrays[layer]
        return nets

    def read(self, package: str) -> Weights:
        """The weights in a package; an error if they belong to other features."""
        folder = files(package)
        encoding = json.loads(folder.joinpath(PROVENANCE).read_text("utf-8"))["encoding"]
        if encoding != self.encoding:
            raise ValueError(f"these weights know encoding {encoding}, not {self.encoding}")
        with folder.joinpath(WEIGHTS).open("rb") as file, np.load(file) as arrays:
            return self.pack(arrays)


class StoredView(Protocol):
    """What a seat sees, as it lies in memory."""

    @property
    def seat(self) -> int | None:
        """Who sees it; a spectator is nobody."""

    @property
    def raw(self) -> np.record:
        """How it lies in memory."""


class TableOptions(Protocol):
    """What of its options says how a game is searched.

    Not the options themselves: those know words, and then kernels would be made from words.
    """

    @property
    def seats(self) -> int:
        """How many play."""

    @property
    def is_cooperative(self) -> bool:
        """Whether all seats win or lose together."""


@kernel
def judge_at_once(s: np.record, rng: np.record) -> None:
    """Any position can be judged as it is."""


@kernel
def judge_nothing(s: np.record, nets: Weights, values: np.ndarray, chances: np.ndarray) -> None:
    """In the place of a network where a game has none: never asked."""


@dataclass(frozen=True)
class Guidance:
    """How a tree grows that is guided by a network."""

    # The exploration constant of PUCT, as of `SearchSpec`.
    exploration: float = 1.0
    # How often a position is judged before its actions are looked at one by one.
    expand_after: int = 1
    # So much of a value is how the game goes on from there. A network errs the same way each time
    # it is asked, a rollout another way: with more time only the latter gets better. With 1 the
    # network is not asked.
    rollout_share: float = 0.0
    # How it grows as long as some of the others do what a policy of the game would do: those are
    # not in the tree, but answer by that policy. None: it holds the decisions of all.
    among_predictable: Guidance | None = None


@dataclass(frozen=True)
class Network:
    """What a search asks of a game that has been learned."""

    architecture: Architecture
    write_features: WriteFeatures
    evaluate: Evaluate
    # The weights, read from the package when they are first needed.
    weights: Callable[[], Weights]
    # How a tree grows at a table of these options.
    guide: Callable[[TableOptions], Guidance]
    # Where positions cannot be judged in the midst of a turn: how it goes on until they can.
    settle: Settle = judge_at_once
    # Where it was learned, too, how to go on: instead of what `SearchSpec` says of it.
    propose: Propose | None = None
    rollout: Rollout | None = None
    # Instead of that of `SearchSpec`, for whoever asks the network.
    calibrate: Calibrate | None = None

    def features_of(self, view: StoredView) -> npt.NDArray[np.uint8]:
        """What the nets are told of a view."""
        if view.seat is None:
            raise ValueError("a spectator has no perspective")
        features = np.zeros(self.architecture.features, np.uint8)
        self.write_features(view.raw, view.seat, features)
        return features
