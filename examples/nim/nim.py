"""Nim for Ludoteca: a complete game in one file."""

from dataclasses import dataclass

from ludoteca.core.options import Options
from ludoteca.core.plain import Board, PlainGame
from ludoteca.core.turn import OVER


@dataclass(frozen=True)
class NimOptions(Options):
    """How a game is to be played."""

    seats: int = 2
    misere: bool = False


class NimBoard(Board[NimOptions]):
    """The heaps, and whose turn it is."""

    def __init__(self, options: NimOptions) -> None:
        super().__init__(options)
        self.heaps = {"a": 3, "b": 4, "c": 5}
        self.turn = 0

    @property
    def to_move(self) -> int:
        """The seat on turn, until nothing is left."""
        return self.turn if any(self.heaps.values()) else OVER

    def moves(self) -> list[str]:
        """Any number of matches, all from one heap."""
        return [
            f"take {count} from {heap}"
            for heap, left in self.heaps.items()
            for count in range(1, left + 1)
        ]

    def play(self, move: str) -> None:
        """Take matches; the next seat is on turn."""
        _, count, _, heap = move.split()
        self.heaps[heap] -= int(count)
        self.turn = (self.turn + 1) % self.options.seats

    def scores(self) -> list[int]:
        """One point for the winner: who took the last match or, if so agreed, who would be next."""
        if self.to_move != OVER:
            return [0] * self.options.seats
        last = (self.turn - 1) % self.options.seats
        winner = self.turn if self.options.misere else last
        return [int(seat == winner) for seat in range(self.options.seats)]

    def __str__(self) -> str:
        return "\n".join(f"{heap}: {'|' * left or '-'}" for heap, left in self.heaps.items())


class Nim(PlainGame[NimOptions, NimBoard]):
    """Take matches from one of three heaps, as many as you like. Who takes the last one wins.

    In a misère game, who takes the last one has lost.
    """

    name = "nim"
    title = "Nim"
    notation = r"take [1-5] from [abc]"
    choices = {"seats": (2, 3, 4), "misere": (False, True)}
    options_type = NimOptions
    board_type = NimBoard


NIM = Nim()
