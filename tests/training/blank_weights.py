"""Weights of somebody who knows nothing."""

from pathlib import Path

import numpy as np

from training.subject import find_subject


def save_blank(folder: Path, game: str) -> Path:
    """A file of weights that expect everybody to win as often."""
    nets = find_subject(game).network.architecture.blank()
    file = folder / "network.npz"
    np.savez(file, first=nets["first"], second=nets["second"], outputs=nets["outputs"])
    return file
