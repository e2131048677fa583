"""Live play: what a table at which people sit asks a game besides its rules."""

from ludoteca.core.errors import Refusal
from ludoteca.core.options import OwnMove, OwnPosition


class LivePlay:
    """What usually serves: whatever chance or another has not answered can be taken back."""

    def undo_barrier(self, position: OwnPosition, move: OwnMove) -> Refusal | None:  # noqa: ARG002
        """Why a legal move, once made, cannot be taken back by whoever made it; None when it can.

        Nobody ever takes back a draw, or a move that another has answered.
        """
        return None

    def passes(self, move: OwnMove) -> bool:  # noqa: ARG002
        """Whether a move only says that something is left out, so that it goes with the next."""
        return False

    def timeout_move(self, position: OwnPosition) -> OwnMove | None:  # noqa: ARG002
        """What is done for one who does nothing in time; None where a bot had better choose."""
        return None
