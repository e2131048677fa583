"""A net of two hidden layers that learns how positions end, on NumPy or on PyTorch.

Written once, with what the arrays of both share: the tests run on NumPy what a GPU runs on PyTorch.
The loss is cross-entropy of the chances to win, and the square of what is wrong about the leads.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from types import ModuleType
from typing import Any

import numpy as np
import numpy.typing as npt

# Arrays of NumPy or PyTorch, which have no common type.
Array = Any
Layers = dict[str, npt.NDArray[np.float32]]

LAYERS = ("first", "second", "outputs")
# Adam's constants, and how much of the loss is about leads.
DECAYS = (0.9, 0.999)
TINY = 1e-8
LEADS = 1.0
# Large weights are pulled back a little, apart from Adam (AdamW).
PULL = 1e-2


@dataclass(frozen=True)
class Backend:
    """NumPy, or PyTorch on a device."""

    lib: ModuleType
    device: str | None = None

    def array(self, values: np.ndarray) -> Array:
        """An array of the backend."""
        return self.lib.asarray(values, device=self.device) if self.device else values

    def numpy(self, values: Array) -> np.ndarray:
        """An array of NumPy again."""
        found: np.ndarray = values.cpu().numpy() if self.device else values
        return found

    def floats(self, values: Array) -> Array:
        """The same numbers as 32-bit floats."""
        return values.float() if self.device else values.astype(np.float32)


def find_backend(name: str) -> Backend:
    """“numpy”, “cpu” or “cuda” (both PyTorch), or “auto”: the best there is."""
    if name == "numpy":
        return Backend(np)
    try:
        import torch
    except ImportError:
        if name == "auto":
            return Backend(np)
        raise
    if name == "auto":
        name = "cuda" if torch.cuda.is_available() else "cpu"
    return Backend(torch, name)


class Learner:
    """The net of one table: learns in batches, tells its loss, and gives its layers."""

    def __init__(self, backend: Backend, shape: tuple[int, ...], sides: int, seed: int) -> None:
        self._backend = backend
        self._sides = sides
        # By side, a measure of its chance; then by side, how far ahead it ends.
        self._leads = slice(shape[-1] // 2, shape[-1] // 2 + sides)
        self._steps = 0
        rng = np.random.default_rng(seed)
        # He's initial weights; the last row is what each layer adds.
        layers = {}
        for name, inputs, outputs in zip(LAYERS, shape[:-1], shape[1:], strict=True):
            layer = rng.normal(0.0, np.sqrt(2.0 / inputs), (inputs + 1, outputs))
            layer[-1] = 0.0
            layers[name] = layer.astype(np.float32)
        self._set(layers)
        # What each feature is divided by; known with the first data.
        self.scale: npt.NDArray[np.float32] | None = None

    def _set(self, layers: Layers) -> None:
        self._layers = {name: self._backend.array(layers[name].copy()) for name in LAYERS}
        self._means = {name: 0.0 * self._layers[name] for name in LAYERS}
        self._squares = {name: 0.0 * self._layers[name] for name in LAYERS}

    def learn(
        self,
        features: npt.NDArray[np.uint8],
        targets: npt.NDArray[np.float32],
        *,
        epochs: int,
        batch: int,
        rate: float,
        seed: int,
    ) -> None:
        """Go through the data again and again, in another order each time, ever more slowly."""
        if self.scale is None:
            self.scale = find_scale(features)
        batch = min(batch, len(features))
        steps = max(1, epochs * (len(features) // batch))
        xs, ys = self._backend.array(features), self._backend.array(targets)
        scale = self._backend.array(self.scale)
        for done, rows in enumerate(_batches(len(features), epochs, batch, seed)):
            chosen = self._backend.array(rows)
            x = self._backend.floats(xs[chosen]) / scale
            # Half a cosine, after a short warm-up.
            pace = min(1.0, (done + 1) / (0.05 * steps + 1))
            pace *= 0.5 + 0.5 * np.cos(np.pi * done / steps)
            self._step(x, ys[chosen], rate * float(pace))

    def _step(self, x: Array, y: Array, rate: float) -> None:
        one, two, out = self._forward(x)
        chances = self._chances(out)
        size = len(x)
        wrong = 0.0 * out
        sides = self._sides
        wrong[:, :sides] = (chances - y[:, :sides]) / size
        leads = self._leads
        wrong[:, leads] = LEADS * (out[:, leads] - y[:, leads]) / size
        back_two = (wrong @ self._layers["outputs"][:-1].T) * (two > 0)
        back_one = (back_two @ self._layers["second"][:-1].T) * (one > 0)
        self._update("outputs", two, wrong, rate)
        self._update("second", one, back_two, rate)
        self._update("first", x, back_one, rate)
        self._steps += 1

    def _forward(self, x: Array) -> tuple[Array, Array, Array]:
        first, second, outputs = (self._layers[name] for name in LAYERS)
        one = x @ first[:-1] + first[-1]
        one = one * (one > 0)
        two = one @ second[:-1] + second[-1]
        two = two * (two > 0)
        return one, two, two @ outputs[:-1] + outputs[-1]

    def _chances(self, out: Array) -> Array:
        lib = self._backend.lib
        raw = lib.exp(lib.clip(out[:, : self._sides], -30.0, 30.0))
        return raw / raw.sum(1)[:, None]

    def _update(self, name: str, inputs: Array, wrong: Array, rate: float) -> None:
        """Adam, with weights pulled back but not what a layer adds."""
        layer, mean, square = self._layers[name], self._means[name], self._squares[name]
        fast, slow = DECAYS
        steps = self._steps + 1
        gradient = 0.0 * layer
        gradient[:-1] = inputs.T @ wrong
        gradient[-1] = wrong.sum(0)
        mean *= fast
        mean += (1 - fast) * gradient
        square *= slow
        square += (1 - slow) * gradient * gradient
        size = self._backend.lib.sqrt(square / (1 - slow**steps)) + TINY
        layer[:-1] *= 1.0 - rate * PULL
        layer -= rate * (mean / (1 - fast**steps)) / size

    def outputs(self, features: npt.NDArray[np.uint8]) -> np.ndarray:
        """What it says of positions, as the kernel does."""
        assert self.scale is not None, "it has learned"
        x = self._backend.array(features.astype(np.float32) / self.scale)
        return self._backend.numpy(self._forward(x)[2])

    def judge(self, features: npt.NDArray[np.uint8], targets: npt.NDArray[np.float32]) -> "Loss":
        """How wrong it is about positions it should not have seen."""
        out = self.outputs(features)
        chances = self._backend.numpy(self._chances(self._backend.array(out)))
        sides = self._sides
        brier = float(((chances[:, 0] - targets[:, 0]) ** 2).mean())
        entropy = -float((targets[:, :sides] * np.log(chances + 1e-9)).sum(1).mean())
        base = float(((targets[:, 0].mean() - targets[:, 0]) ** 2).mean())
        lead = out[:, self._leads.start] - targets[:, self._leads.start]
        return Loss(
            brier, base, entropy, float((lead**2).mean()), _miscalibration(chances, targets)
        )

    def layers(self) -> Layers:
        """The layers for whole numbers as they come, the scale of features within."""
        assert self.scale is not None, "it has learned"
        found = {name: self._backend.numpy(self._layers[name]).copy() for name in LAYERS}
        found["first"][:-1] /= self.scale[:, None]
        return found

    def restore(self, layers: Layers, scale: npt.NDArray[np.float32]) -> None:
        """Go on from layers as `layers` gives them."""
        found = {name: layers[name].copy() for name in LAYERS}
        found["first"][:-1] *= scale[:, None]
        self.scale = scale
        self._set(found)


def find_scale(features: npt.NDArray[np.uint8]) -> npt.NDArray[np.float32]:
    """How large each feature usually is."""
    sample = features[:200_000].astype(np.float32)
    scale: npt.NDArray[np.float32] = np.maximum(np.sqrt((sample**2).mean(0)), np.float32(0.05))
    return scale


@dataclass(frozen=True)
class Loss:
    """How good chances and leads are: Brier score of the seat on turn and that of a constant."""

    brier: float
    brier_of_constant: float
    entropy: float
    lead: float
    calibration: float  # expected error of a chance, in ten bins


def _miscalibration(chances: np.ndarray, targets: np.ndarray) -> float:
    bins = np.minimum((10 * chances[:, 0]).astype(int), 9)
    found = 0.0
    for number in range(10):
        inside = bins == number
        if inside.any():
            gap = chances[inside, 0].mean() - targets[inside, 0].mean()
            found += float(inside.mean()) * abs(float(gap))
    return found


def _batches(size: int, epochs: int, batch: int, seed: int) -> Iterator[npt.NDArray[np.int64]]:
    rng = np.random.default_rng(seed)
    for _ in range(epochs):
        order = rng.permutation(size)
        for start in range(0, size - batch + 1, batch):
            yield order[start : start + batch]
