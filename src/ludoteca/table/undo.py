"""Taking back: one's own last moves, never across a draw, a reveal or another's move."""

from collections.abc import Callable, Sequence

from ludoteca.core.errors import Malformed, Refusal
from ludoteca.core.game import AnyState

# The game before its n-th action.
Recall = Callable[[int], AnyState]


def take_back(state: AnyState, authors: Sequence[int], recall: Recall | None = None) -> AnyState:
    """The game before the last decision of whoever is to move, or why there is no way back.

    Moves that were the only ones possible are no decisions, and go with the one before them; to
    leave something out first is none either, and goes with the one after it.
    Whoever remembers earlier states can spare their replay.
    """
    seat = state.to_move
    live_play = state.game.live_play
    seen = state.view(None).history
    last = len(state.actions)
    while last > 0 and authors[last - 1] == seat:
        last -= 1
        earlier = recall(last) if recall else state.rewind(last)
        move = state.move_of(state.actions[last])
        if refusal := live_play.undo_barrier(earlier, move):
            raise refusal
        if earlier.view(None).history != seen[:last]:
            raise Malformed("play-undo-reveals")
        is_passed = (
            last > 0
            and authors[last - 1] == seat
            and live_play.passes(state.move_of(state.actions[last - 1]))
        )
        if len(earlier.legal()) > 1 and not is_passed:
            return earlier
    raise Malformed("play-nothing-to-undo" if last == len(authors) else "play-undo-forced")


def can_take_back(state: AnyState, authors: Sequence[int], recall: Recall | None = None) -> bool:
    """Whether whoever is to move has something to take back."""
    if not authors or authors[-1] != state.to_move:
        return False
    try:
        take_back(state, authors, recall)
    except Refusal:
        return False
    return True
