"""A seat's search through a game: trees that are kept from move to move, within a limit."""

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from time import perf_counter

import numpy as np

from ludoteca.bots.bot import Limit
from ludoteca.bots.mcts.action_stats import ActionStats
from ludoteca.bots.mcts.plain_tree import PlainTree
from ludoteca.bots.mcts.tree import Tree
from ludoteca.core.game import AnyGame, AnyView
from ludoteca.core.parts.network import Network

# Hears how many simulations were done and how many seconds are left; whether that is enough.
Watch = Callable[[int, float | None], bool]


class Search:
    """A seat's search through a game: one tree for each thread, kept from move to move."""

    def __init__(
        self,
        game: AnyGame,
        seed: int | None,
        threads: int = 1,
        network: Network | None = None,
        *,
        blind: bool = False,
    ) -> None:
        self.game = game
        # What is asked, if anything is.
        self.network = network
        spec = game.search
        seeds = np.random.SeedSequence(seed).spawn(threads)
        self._trees: Sequence[Tree | PlainTree] = [
            Tree(spec, each, game.network, network, blind=blind) if spec else PlainTree(each)
            for each in seeds
        ]
        # Those that may be asked: to a watcher, only the first, while the others grow.
        self._at_rest: Sequence[Tree | PlainTree] = self._trees
        self._view: AnyView | None = None

    def think(self, view: AnyView, limit: Limit, watch: Watch | None = None) -> int:
        """Think about a view until a limit is reached; how many simulations that took.

        Whoever watches is called after each slice of the first tree with the simulations of all
        and the seconds that are left, and may say that it is enough.
        """
        end = None if limit.seconds is None else perf_counter() + limit.seconds
        later = self._actions_since(view)
        self._view = view
        done = [0] * len(self._trees)

        def grow(number: int) -> None:
            grown = self._trees[number]
            if later is None:
                grown.plant(view)
            else:
                grown.follow(view, later)
            share = _share(limit.simulations, number, len(self._trees))
            # At least one slice, so that there is something to choose.
            while True:
                left = None if end is None else end - perf_counter()
                done[number] += grown.run(None if share is None else share - done[number], left)
                left = None if end is None else end - perf_counter()
                if (
                    limit.is_stopped
                    or (share is not None and done[number] >= share)
                    or (left is not None and left <= 0)
                    or (number == 0 and watch is not None and watch(sum(done), left))
                ):
                    return

        if len(self._trees) == 1:
            grow(0)
        else:
            self._at_rest = self._trees[:1]
            with ThreadPoolExecutor(len(self._trees)) as pool:
                list(pool.map(grow, range(len(self._trees))))
            self._at_rest = self._trees
        return sum(done)

    def is_settled(self, seconds: float) -> bool:
        """Whether some seconds more cannot change which action was tried most."""
        return len(self._trees) == 1 and self._trees[0].is_settled(seconds)

    def choices(self) -> list[ActionStats]:
        """What the trees together say of the legal actions, the most tried first."""
        assert self._view is not None, "after thinking"
        told: dict[int, list[ActionStats]] = {action: [] for action in self._view.legal()}
        for grown in self._at_rest:
            for choice in grown.choices():
                if choice.action in told and choice.visits:
                    told[choice.action].append(choice)
        found = [_join(action, choices) for action, choices in told.items()]
        return sorted(found, key=lambda choice: (-choice.visits, -choice.value))

    def line(self, action: int, fewest: int) -> list[int]:
        """What is expected from an action on, as far as it was tried so often and can be played."""
        assert self._view is not None, "after thinking"
        state = self._view.sample_state(np.random.default_rng(0))
        return max((grown.line(state.copy(), action, fewest) for grown in self._at_rest), key=len)

    def _actions_since(self, view: AnyView) -> list[int] | None:
        """What has happened since the last view; None if this is not a later one of its game."""
        before = self._view
        if before is None or (before.options, before.seat) != (view.options, view.seat):
            return None
        if view.actions.start is not None:
            return None  # set up, by the same moves perhaps from another position
        known = len(before.history)
        if view.history[:known] != before.history:
            return None
        try:
            return [view.action_of(move) for move in view.history[known:]]
        except ValueError:  # a move that was hidden from this seat has no number
            return None


def _join(action: int, told: list[ActionStats]) -> ActionStats:
    """What several trees say of an action, each by how often it was tried there."""
    visits = sum(choice.visits for choice in told)
    value = sum(choice.visits * choice.value for choice in told) / max(1, visits)
    knowing = [choice for choice in told if choice.chances]
    tried = sum(choice.visits for choice in knowing)
    by_seat = zip(*(choice.chances for choice in knowing), strict=True)
    chances = tuple(
        sum(choice.visits * chance for choice, chance in zip(knowing, each, strict=True)) / tried
        for each in by_seat
    )
    return ActionStats(action, visits, value, chances)


def _share(simulations: int | None, number: int, shares: int) -> int | None:
    """The simulations of one of several trees: together they are all."""
    if simulations is None:
        return None
    return max(1, (simulations + shares - 1 - number) // shares)
