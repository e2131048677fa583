"""What a tree search asks of a game: a few kernels over its record, the same for all games."""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np


@dataclass(frozen=True)
class SearchSpec:
    """The kernels through which a search explores a game, and how large its questions grow.

    A value is what an end is worth to a seat, from 0 to 1: above all whether it wins, but a game
    may add how far ahead. A chance is its chance to win, and nothing else.
    """

    # Whose decision is next: a seat's, CHANCE or OVER.
    to_move: Callable[[np.record], int]
    # List the actions worth exploring, with their priors, which add up to 1. At a chance node, all
    # outcomes; their priors do not matter.
    propose: Callable[[np.record, np.ndarray, np.ndarray], int]
    # Do what an action says.
    apply: Callable[[np.record, int], None]
    # At a chance node: one of the outcomes, each with its real chance.
    sample_chance: Callable[[np.record, np.record], int]
    # How a seat answers at once that the search does not explore.
    reply_policy: Callable[[np.record, np.record], int]
    # How the seat that searches goes on beyond its tree.
    rollout_policy: Callable[[np.record, np.record], int]
    # Whether the end is so far away that a plan for one seat says more than what all might do.
    plans_alone: Callable[[np.record], bool]
    # Play a game to its end, or as far as is wise, and tell by seat its value and its chance.
    rollout: Callable[[np.record, np.record, np.ndarray, np.ndarray], None]
    # The same, at random to the very end: for measuring.
    random_rollout: Callable[[np.record, np.record, np.ndarray, np.ndarray], None]
    # No position has more actions, no game more seats.
    most_actions: int
    most_seats: int
    # The exploration constant of PUCT: how strongly the priors count against what was found.
    exploration: float = 1.0
    # How often a position is rolled out before its actions are looked at one by one.
    expand_after: int = 4
    # Where a turn is a chain of small decisions, they share the time for one: each takes this part
    # of what is left of it. With 1, every decision has the whole time.
    time_share: float = 1.0
    # Where it costs little among rivals to overlook a move, because the next decision makes up for
    # it or the next best move is nearly as good, levels overlook more: a move is seen by who does
    # not overlook it at any of so many looks.
    looks_needed: int = 1
    # The same for levels that ask no network: their chance to overlook is raised to this power.
    oversight_exponent: float = 1.0
    # The chances to win of all seats as they come true, where rollouts tell them wrongly.
    calibrate: Callable[[np.record, tuple[float, ...]], tuple[float, ...]] | None = None

    @property
    def module(self) -> str:
        """The module of the game to which these kernels belong."""
        return self.rollout.__module__
