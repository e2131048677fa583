"""Taking back: one's own last moves, never across a draw, a reveal or another's move."""

from collections.abc import Sequence

from ludoteca.core.errors import Malformed, Refusal
from ludoteca.core.game import AnyState


def take_back(state: AnyState, authors: Sequence[int]) -> AnyState:
    """The game before the last decision of whoever is to move, or why there is no way back.

    Moves that were the only ones possible are no decisions, and go with the one before them.
    """
    seat = state.to_move
    moves = [state.move_of(action) for action in state.actions]
    seen = state.sight(None)
    last = len(moves)
    while last > 0 and authors[last - 1] == seat:
        last -= 1
        earlier = _replay(state, last)
        if refusal := earlier.binds(moves[last]):
            raise refusal
        if earlier.sight(None) != seen[:last]:
            raise Malformed("play-undo-reveals")
        if len(earlier.legal()) > 1:
            return earlier
    raise Malformed("play-nothing-to-undo" if last == len(moves) else "play-undo-forced")


def can_take_back(state: AnyState, authors: Sequence[int]) -> bool:
    """Whether whoever is to move has something to take back."""
    try:
        take_back(state, authors)
    except Refusal:
        return False
    return True


def _replay(state: AnyState, moves: int) -> AnyState:
    earlier = state.game.start(state.options)
    for action in state.actions[:moves]:
        earlier.apply(action)
    return earlier
