"""A bot that takes what the game's heuristic values most."""

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import ClassVar

import numpy as np

from ludoteca.bots.bot import Bot, Decision, Limit
from ludoteca.core.game import AnyView


class GreedyBot(Bot):
    """Takes what looks best at once; equal moves at random."""

    about: ClassVar[str] = "bot-greedy"

    def choose(self, view: AnyView, limit: Limit) -> Decision:  # noqa: ARG002 one look is enough
        """The legal move that the heuristic values most."""
        values = np.array(view.game.heuristic.evaluate(view))
        best = np.flatnonzero(values == values.max())
        chosen = best[self.rng.integers(len(best))]
        move = view.move_of(view.legal()[chosen])
        return Decision(move, float(values[chosen]), values=_Values(view, values))


class _Values(Mapping[str, float]):
    """What each legal move is worth, by its text: written when somebody asks, which few do."""

    def __init__(self, view: AnyView, values: np.ndarray) -> None:
        self._view = view
        self._values = values

    @cached_property
    def _by_text(self) -> dict[str, float]:
        return dict(zip(map(str, self._view.moves()), self._values.tolist(), strict=True))

    def __getitem__(self, text: str) -> float:
        return self._by_text[text]

    def __iter__(self) -> Iterator[str]:
        return iter(self._by_text)

    def __len__(self) -> int:
        return len(self._values)
