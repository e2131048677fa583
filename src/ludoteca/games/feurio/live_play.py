"""What a live table asks Feurio!; whatever was not answered can be taken back."""

from ludoteca.core.parts.live_play import LivePlay
from ludoteca.games.feurio.moves import Pass
from ludoteca.games.feurio.position import FeurioPosition
from ludoteca.games.feurio.rules.layout import Phase


class FeurioLivePlay(LivePlay):
    """Who does nothing passes."""

    def timeout_move(self, position: FeurioPosition) -> Pass | None:
        """R38: one who does nothing passes; but a tile must be laid."""
        return Pass() if position.phase == Phase.MEN else None
