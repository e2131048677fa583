"""How a position shows and explains itself: JSON, picture, screen, words, reasons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.core.errors import Refusal
from ludoteca.core.messages import say
from ludoteca.core.record import Json
from ludoteca.games.feurio import reasons
from ludoteca.games.feurio.layout import Phase
from ludoteca.games.feurio.moves import FeurioMove, Pass
from ludoteca.games.feurio.pieces import Goal
from ludoteca.games.feurio.position import FeurioPosition
from ludoteca.games.feurio.report import report
from ludoteca.games.feurio.scene import set_scene
from ludoteca.games.feurio.words import tell_position

if TYPE_CHECKING:
    from rich.console import RenderableType


class FeurioFaces(FeurioPosition):
    """A position with all its faces; states and views are such."""

    def report(self) -> Json:
        """The position as JSON, in the notation's terms."""
        return report(self)

    def scene(self) -> Json:
        """All that a client needs to draw the position and to act."""
        return set_scene(self)

    def words(self) -> list[str]:
        """The position in words, for those who listen."""
        return tell_position(self)

    def aim(self) -> str:
        """What the players are after, for a newcomer."""
        key = "feurio-nutshell" if self.options.goal == Goal.SCORE else "feurio-nutshell-task"
        return say(key)

    def refuse(self, move: FeurioMove) -> Refusal | None:
        """What the rules have against a move; None when it is legal."""
        return reasons.refuse(self, move)

    def describe(self, move: FeurioMove) -> str:
        """What a legal move would do, and the rules that allow it, as a sentence."""
        return reasons.describe(self, move)

    def idle(self) -> FeurioMove | None:
        """R38: one who does nothing passes; but a tile must be laid."""
        return Pass() if self.phase == Phase.MEN else None

    # Drawing is heavy to import, so its rooms are opened only when somebody looks.

    def svg(self) -> str:
        """The position as a picture."""
        from ludoteca.games.feurio.picture import draw_svg

        return draw_svg(self)

    def show(self, width: int) -> RenderableType:
        """The position for a terminal of this width."""
        from ludoteca.games.feurio.screen import show

        return show(self, width)
