"""A complete game of Feurio!, nothing hidden."""

from typing import Self

import numpy as np

from ludoteca.core.game import State
from ludoteca.games.feurio.moves import Break, Draw, FeurioMove, decode
from ludoteca.games.feurio.options import FeurioOptions
from ludoteca.games.feurio.position import FeurioGame, FeurioPosition
from ludoteca.games.feurio.rules import course, setup
from ludoteca.games.feurio.rules.layout import GAME
from ludoteca.games.feurio.view import FeurioView, is_hiding


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
        unseen, left = self.unseen, self.tiles_left
        return [unseen[action & 7] / left for action in self.legal()]

    def _advance(self, action: int) -> None:
        course.apply(self.raw, action)

    def observations(self, seat: int | None) -> list[FeurioMove]:
        """R82, R90: the moves so far, without the numbers that a seat has not seen."""
        moves = [decode(action) for action in self.actions]
        if not is_hiding(self):
            return moves
        # The start tiles lie open; then each draw brings one tile, in the order of laying.
        tile = 0
        for index, move in enumerate(moves):
            if isinstance(move, Draw):
                laid = moves[index + 1] if index + 1 < len(moves) else None
                if isinstance(laid, Break) or (laid is None and self.drawn):
                    layer = self.raw.layer[tile] if laid else self.on_turn
                    if layer != seat:
                        moves[index] = Draw(None)
                tile += 1
        return moves

    def audience(self, seat: int | None) -> int | None:
        """Where nothing is hidden, all see the same; only one can move."""
        return seat if is_hiding(self) or seat == self.to_move else None

    def last_observation(self, seat: int | None) -> FeurioMove:
        """R82, R90: the last move; only a draw may be hidden, until its tile lies open."""
        move = decode(self.actions[-1])
        hidden = isinstance(move, Draw) and is_hiding(self) and self.drawn and seat != self.on_turn
        return Draw(None) if hidden else move

    def view(self, seat: int | None) -> FeurioView:
        """What a seat (or, with None, a spectator) may know."""
        return FeurioView.of(self, self.observations(seat), seat)
