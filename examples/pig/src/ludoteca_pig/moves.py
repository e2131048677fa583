"""Moves: typed, as text in the notation of records, and as numbers."""

from dataclasses import dataclass

from ludoteca_pig.rules import HOLD, ROLL, SIDES


@dataclass(frozen=True)
class Die:
    """Chance: the die shows so many pips."""

    pips: int

    def __str__(self) -> str:
        return f"die {self.pips}"


@dataclass(frozen=True)
class Roll:
    """The seat on turn rolls the die."""

    def __str__(self) -> str:
        return "roll"


@dataclass(frozen=True)
class Hold:
    """The seat on turn banks its points."""

    def __str__(self) -> str:
        return "hold"


PigMove = Die | Roll | Hold

# There are so few moves that tables translate them; most games will compute.
MOVES: dict[int, PigMove] = {pips: Die(pips) for pips in range(1, SIDES + 1)}
MOVES |= {ROLL: Roll(), HOLD: Hold()}
ACTIONS = {move: action for action, move in MOVES.items()}
TEXTS = {str(move): move for move in ACTIONS}
