"""A game in numbers of fixed shape: what a seat knows, and what it may do."""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

# What is chosen so far of an action that takes several ids: a number from here on, so that it is no
# action; NO_PREFIX before the first of them.
PREFIX = 1 << 40
NO_PREFIX = 0


@dataclass(frozen=True)
class Encoder:
    """The kernels through which an environment plays a game, with a name for every number.

    Actions have small ids, from the perspective of the seat that is to move. Where an action has so
    many parts that a list of all would be long, it takes several ids in a row. An observation is a
    row of bytes that tells all that a seat knows of a position, its own things first, and what it
    has chosen so far.
    """

    # Another number where order or meaning of observations or ids are others.
    version: int
    observation_names: tuple[str, ...]
    action_names: tuple[str, ...]
    most_seats: int
    # Whose decision is next: a seat's, CHANCE or OVER.
    to_move: Callable[[np.record], int]
    # Do what an action says.
    apply: Callable[[np.record, int], None]
    # At a chance node: one of the outcomes, each with its real chance.
    sample_chance: Callable[[np.record, np.record], int]
    # Write what a seat knows, and a prefix if it is to move; what others hide makes no difference.
    observe: Callable[[np.record, int, int, np.ndarray], None]
    # List the ids that who is to move may take after a prefix; how many there are.
    list_ids: Callable[[np.record, int, np.ndarray], int]
    # What an id after a prefix leads to: a longer prefix, or an action.
    resolve: Callable[[np.record, int, int], int]
    # List the ids that make a legal action, in their order; how many they are.
    spell: Callable[[np.record, int, np.ndarray], int]
    # At the end: by seat, what it is worth, as `Outcome.returns` tells.
    write_returns: Callable[[np.record, np.ndarray], None]

    @property
    def module(self) -> str:
        """The module of the game to which these kernels belong."""
        return self.observe.__module__
