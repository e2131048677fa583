"""A perceptron of two hidden layers as a kernel: what a small network says of features.

It runs inside a tree search, in a few microseconds, on any processor.
"""

import math

import numpy as np

from ludoteca.core.kernels.kernel import kernel

FIRST = 64
SECOND = 32


def layout_of_net(features: int, outputs: int) -> np.dtype[np.void]:
    """How a net lies in memory. The last row of each layer is what it adds to all."""
    return np.dtype(
        (
            np.record,
            [
                ("first", "f4", (features + 1, FIRST)),
                ("second", "f4", (FIRST + 1, SECOND)),
                ("outputs", "f4", (SECOND + 1, outputs)),
            ],
        )
    )


@kernel
def run_net(net: np.record, features: np.ndarray, outputs: np.ndarray) -> None:
    """What a net says of features. Most of them are 0, and so is half of what follows."""
    first = np.empty(FIRST, np.float32)
    second = np.empty(SECOND, np.float32)
    for j in range(FIRST):
        first[j] = net.first[len(features), j]
    for i in range(len(features)):
        if features[i] != 0:
            x = np.float32(features[i])
            for j in range(FIRST):
                first[j] += x * net.first[i, j]
    for j in range(SECOND):
        second[j] = net.second[FIRST, j]
    for i in range(FIRST):
        x = first[i]
        if x > 0:
            for j in range(SECOND):
                second[j] += x * net.second[i, j]
    for j in range(len(outputs)):
        outputs[j] = net.outputs[SECOND, j]
    for i in range(SECOND):
        x = second[i]
        if x > 0:
            for j in range(len(outputs)):
                outputs[j] += x * net.outputs[i, j]


@kernel
def share_out(outputs: np.ndarray, chances: np.ndarray) -> None:
    """Chances that add up to 1, in place of outputs without a measure (softmax)."""
    most = outputs[0]
    for side in range(1, len(outputs)):
        most = max(most, outputs[side])
    total = np.float32(0.0)
    for side in range(len(outputs)):
        chances[side] = math.exp(outputs[side] - most)
        total += chances[side]
    for side in range(len(outputs)):
        chances[side] /= total
