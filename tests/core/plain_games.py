"""Two small games in plain Python: one with chance and a secret, one in which all is open."""

from dataclasses import dataclass

from ludoteca.core.options import Options
from ludoteca.core.plain import Board, PlainGame
from ludoteca.core.turn import CHANCE, OVER

CARDS = range(1, 8)


class Cards(Board[Options]):
    """Two hidden cards. The first seat folds, or shows its card; then the higher one wins."""

    def __init__(self, options: Options) -> None:
        super().__init__(options)
        self.hands: list[int | None] = []
        self.bid = ""

    @property
    def to_move(self) -> int:
        if len(self.hands) < 2:
            return CHANCE
        return OVER if self.bid else 0

    def moves(self) -> list[str]:
        if self.to_move == CHANCE:
            return [f"deal {card}" for card in CARDS if card not in self.hands]
        return ["fold", "show"]

    def play(self, move: str) -> None:
        if self.to_move == CHANCE:
            self.hands.append(int(move.split()[1]))
        else:
            self.bid = move

    def scores(self) -> list[int]:
        if self.bid == "show":
            mine, other = (hand or 0 for hand in self.hands)
            return [int(mine > other), int(other > mine)]
        return [0, int(self.bid == "fold")]

    def observe(self, move: str, seat: int | None) -> str:
        mine = seat is not None and seat < len(self.hands) and move == f"deal {self.hands[seat]}"
        return move if mine or not move.startswith("deal") else "deal ?"

    def hide(self, seat: int | None) -> None:
        self.hands = [card if n == seat else None for n, card in enumerate(self.hands)]


class HighCard(PlainGame[Options, Cards]):
    """The higher card wins."""

    name = "highcard"
    title = "High card"
    notation = r"deal [1-7]|fold|show"
    options_type = Options
    board_type = Cards


HIGH_CARD = HighCard()


@dataclass(frozen=True)
class PebbleOptions(Options):
    """How many are taken at once at most."""

    two_at_once: bool = False


class Pebbles(Board[PebbleOptions]):
    """Who takes the last pebble wins."""

    def __init__(self, options: PebbleOptions) -> None:
        super().__init__(options)
        self.taken: dict[int, set[int]] = {0: set(), 1: set()}
        self._left = 5

    @property
    def to_move(self) -> int:
        return (len(self.taken[0]) + len(self.taken[1])) % 2 if self._left else OVER

    def moves(self) -> list[str]:
        most = 2 if self.options.two_at_once else 1
        return [f"take {count}" for count in range(1, min(most, self._left) + 1)]

    def play(self, move: str) -> None:
        self.taken[self.to_move].add(self._left)
        self._left -= int(move.split()[1])

    def scores(self) -> list[int]:
        last = 0 if self._left else min(self.taken[0] | self.taken[1])
        return [int(last in self.taken[seat]) for seat in (0, 1)]


class PebbleGame(PlainGame[PebbleOptions, Pebbles]):
    """Take pebbles, and the last one wins."""

    name = "pebbles"
    title = "Pebbles"
    notation = r"take [12]"
    choices = {"seats": (2,), "two_at_once": (False, True)}  # noqa: RUF012 as authors write it
    options_type = PebbleOptions
    board_type = Pebbles


PEBBLES = PebbleGame()
