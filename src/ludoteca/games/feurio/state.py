"""A complete game of Feurio!, nothing hidden."""

from dataclasses import dataclass
from itertools import pairwise
from typing import Self

import numpy as np

from ludoteca.core.game import State
from ludoteca.core.records.history import History
from ludoteca.games.feurio.moves import HIDDEN_DRAW, FeurioMove
from ludoteca.games.feurio.options import FeurioOptions
from ludoteca.games.feurio.position import FeurioGame, FeurioPosition
from ludoteca.games.feurio.rules import course, setup
from ludoteca.games.feurio.rules.course import CELL, KIND, Kind
from ludoteca.games.feurio.rules.layout import GAME, Phase
from ludoteca.games.feurio.view import FeurioView, is_hiding


@dataclass(frozen=True)
class Settled:
    """What a seat has seen of all actions but the last: who sees a draw, the next one settles."""

    actions: History[int]

    def __len__(self) -> int:
        return len(self.actions) + 1

    def prefix(self, length: int) -> "Settled":
        """The same when there were fewer actions."""
        return Settled(self.actions.prefix(max(0, length - 1)))


class FeurioState(FeurioPosition, State[FeurioOptions, FeurioMove]):
    """A game that is being played."""

    @classmethod
    def new(cls, game: FeurioGame, options: FeurioOptions) -> Self:
        """A game before its first action."""
        storage = np.zeros(1, GAME)
        setup.set_up(
            storage[0], options.seats, int(options.goal), options.firebreak, options.hotter
        )
        return cls(game, options, storage)

    def chances(self) -> list[float]:
        """R6: at a chance node, the chance of each number."""
        if self.phase != Phase.DRAW:
            return []
        left = self.tiles_left
        # As in `legal`: a number for each that is not gone.
        return [count / left for count in self.raw.bag.tolist() if count]

    def _advance(self, action: int) -> None:
        course.apply(self.raw, action)

    def _observe(self, seat: int | None) -> History[int]:
        """R82, R90: the actions so far, without the numbers that a seat has not seen."""
        self.options.check_seat(seat)
        length = len(self.actions)
        if not is_hiding(self):
            return self.actions
        if length == 0:
            return self.actions.blank()
        settled = self.actions.companion(seat) or Settled(self.actions.blank())
        assert isinstance(settled, Settled)
        if len(settled) < length:
            seen = settled.actions.copy()
            for action, after in pairwise(self.actions.read(len(seen), length)):
                seen.append(HIDDEN_DRAW if self._is_secret(action, after, seat) else action)
            settled = Settled(seen)
            self.actions.keep(seat, settled)
        seen = settled.actions.branch()
        # Asked of `raw`, which is made for kernels, a field takes several times as long.
        is_secret = self.storage["drawn"][0] and self.storage["seat"][0] != seat
        seen.append(HIDDEN_DRAW if is_secret else self.actions[-1])
        return seen

    def _is_secret(self, action: int, after: int, seat: int | None) -> bool:
        """R82: whether a seat does not know which tile was drawn: another has laid it face down."""
        if action >> KIND != Kind.DRAW or after >> KIND != Kind.BREAK:
            return False
        tile = self.raw.grid[(after & 0xFFFF) >> CELL] - 1
        return bool(self.raw.layer[tile] != seat)

    def view(self, seat: int | None) -> FeurioView:
        """What a seat (or, with None, a spectator) may know."""
        return FeurioView.of(self, self._observe(seat), seat)
