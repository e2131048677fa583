"""Why a move is refused: the rule it breaks, and what would be legal instead."""

from ludoteca.core.errors import IllegalMove, NotYourTurn, Refusal
from ludoteca.core.turn import CHANCE, OVER
from ludoteca_pig.moves import Die, Hold, PigMove, Roll
from ludoteca_pig.position import PigPosition


def refuse(position: PigPosition, move: PigMove) -> Refusal | None:
    """Why a move is not legal here; None when it is."""
    legal = [str(move) for move in position.moves()]
    match move:
        case _ if position.to_move == OVER:
            return NotYourTurn("pig-over", "P8")
        case Die() if position.to_move != CHANCE:
            return NotYourTurn("pig-no-die", "P5", legal, seat=position.on_turn + 1)
        case Roll() | Hold() if position.to_move == CHANCE:
            return NotYourTurn("pig-die-first", "P5", legal, move=str(move))
        case Hold() if not position.turn:
            return IllegalMove("pig-roll-first", "P4", legal)
    return None
