"""One tree of a search through a game without kernels: UCT in plain Python.

Whatever is hidden is determinized anew for each simulation, and all of them share one tree, whose
branches are told apart by actions alone (information set MCTS). Chance nodes are sampled.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, log, sqrt
from time import perf_counter

import numpy as np

from ludoteca.bots.mcts.action_stats import ActionStats
from ludoteca.core.game import AnyState, AnyView
from ludoteca.core.turn import CHANCE, OVER

# A slice takes about so many seconds: then a clock or a person may stop it.
SLICE = 0.02
# The exploration constant of UCT, for values from 0 to 1.
EXPLORATION = 0.7
# A rollout that takes so many actions ends there, and whoever leads has won.
LONGEST = 1000


class Node:
    """An action that was tried: who chose it, how often, what came of it, and what follows."""

    __slots__ = ("available", "children", "chooser", "totals", "visits")

    def __init__(self, chooser: int, seats: int) -> None:
        self.chooser = chooser
        self.visits = 0
        # By seat, the victories, shared ones in part.
        self.totals = [0.0] * seats
        # In how many simulations that came by it was legal: determinizations differ in that.
        self.available = 1
        self.children: dict[int, Node] = {}

    @property
    def value(self) -> float:
        """What it is worth to who chose it; what chance does, nobody chooses."""
        return self.totals[self.chooser] / self.visits if self.chooser != CHANCE else 0.0

    @property
    def chances(self) -> tuple[float, ...]:
        """The chance to win of each seat."""
        return tuple(total / self.visits for total in self.totals)

    @property
    def bound(self) -> float:
        """The upper confidence bound (UCB1): how good it may be, by what was seen of it."""
        return self.value + EXPLORATION * sqrt(log(self.available) / self.visits)


class PlainTree:
    """One tree, grown in short slices."""

    def __init__(self, seed: np.random.SeedSequence) -> None:
        self._rng = np.random.default_rng(seed)

    def plant(self, view: AnyView) -> None:
        """Begin anew with a view whose seat is to move."""
        self._root = Node(CHANCE, view.options.seats)
        self._look(view)

    def follow(self, view: AnyView, actions: Sequence[int]) -> None:
        """Keep what was thought of a view that is so many actions later; else begin anew."""
        node: Node | None = self._root
        for action in actions:
            node = node and node.children.get(action)
        if node is None:
            self.plant(view)
        else:
            self._root = node
            self._look(view)

    def _look(self, view: AnyView) -> None:
        self._view = view
        # Where nothing is hidden, one state stands for all.
        self._state = view.sample_state(self._rng) if view.is_open else None
        self._rate = inf

    def run(self, simulations: int | None = None, seconds: float | None = None) -> int:
        """Think for one slice, within these limits; how many simulations it was."""
        start = perf_counter()
        end = start + (SLICE if seconds is None else min(SLICE, seconds))
        done = 0
        while done == 0 or (perf_counter() < end and done != simulations):
            state = self._state
            self._simulate(state.copy() if state else self._view.sample_state(self._rng))
            done += 1
        self._rate = done / (perf_counter() - start)
        return done

    def _simulate(self, state: AnyState) -> None:
        """Selection, expansion, rollout, backpropagation."""
        node, path = self._root, []
        is_known = True
        while is_known and (mover := state.to_move) != OVER:
            action = self._sample_chance(state) if mover == CHANCE else self._select(node, state)
            is_known = action in node.children
            if not is_known:
                node.children[action] = Node(mover, state.options.seats)
            node = node.children[action]
            state.apply_unchecked(action)
            path.append(node)
        values = self._roll_out(state)
        for node in path:
            node.visits += 1
            for seat, value in enumerate(values):
                node.totals[seat] += value

    def _select(self, node: Node, state: AnyState) -> int:
        """An action that was never tried, or the one with the highest bound."""
        legal = state.legal()
        untried = [action for action in legal if action not in node.children]
        for action in legal:
            if action in node.children:
                node.children[action].available += 1
        if untried:
            return untried[self._rng.integers(len(untried))]
        return max(legal, key=lambda action: node.children[action].bound)

    def _sample_chance(self, state: AnyState) -> int:
        return state.legal()[self._rng.choice(len(state.legal()), p=state.chances())]

    def _roll_out(self, state: AnyState) -> list[float]:
        """Play at random; what the end is worth to each seat, from 0 to 1."""
        for _ in range(LONGEST):
            if state.to_move == OVER:
                break
            if state.to_move == CHANCE:
                state.apply_unchecked(self._sample_chance(state))
            else:
                legal = state.legal()
                state.apply_unchecked(legal[self._rng.integers(len(legal))])
        outcome, scores = state.outcome(), state.scores()
        if outcome is not None and outcome.won is not None:
            return [float(outcome.won)] * len(scores)
        best = max(scores)
        winners = outcome.winners if outcome else [s for s, n in enumerate(scores) if n == best]
        return [(seat in winners) / len(winners) for seat in range(len(scores))]

    def choices(self) -> list[ActionStats]:
        """What may be done at the root, and what the tree says of it."""
        children = self._root.children.items()
        return [
            ActionStats(action, child.visits, child.value, child.chances)
            for action, child in children
        ]

    def is_settled(self, seconds: float) -> bool:
        """Whether the most tried action will be so after some seconds more, however they go."""
        visits = sorted(child.visits for child in self._root.children.values())
        return len(visits) > 1 and visits[-1] - visits[-2] > seconds * self._rate

    def line(self, state: AnyState, action: int, fewest: int) -> list[int]:
        """What is expected from an action on, as far as it was tried so often, played on a state.

        Each, and chance, does what was tried most.
        """
        found: list[int] = []
        node = self._root.children.get(action)
        while node is not None and node.visits >= fewest:
            state.apply_unchecked(action)
            found.append(action)
            tried = [(node.children[a].visits, a) for a in state.legal() if a in node.children]
            if not tried:
                break
            action = max(tried)[1]
            node = node.children[action]
        return found
