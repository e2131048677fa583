"""How a position shows and explains itself: JSON, picture, screen, words, reasons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.core.errors import Refusal
from ludoteca.core.messages import say
from ludoteca.core.record import Json
from ludoteca.games.futurisiko import reasons
from ludoteca.games.futurisiko.effects import describe
from ludoteca.games.futurisiko.motives import find_motive
from ludoteca.games.futurisiko.moves import FutuRisikoMove, Say
from ludoteca.games.futurisiko.position import FutuRisikoPosition
from ludoteca.games.futurisiko.report import report
from ludoteca.games.futurisiko.retrospect import look_back
from ludoteca.games.futurisiko.scene import set_scene
from ludoteca.games.futurisiko.words import tell_position

if TYPE_CHECKING:
    from rich.console import RenderableType


class FutuRisikoFaces(FutuRisikoPosition):
    """A position with all its faces; states and views are such."""

    def report(self) -> Json:
        """The position as JSON, in the notation's terms."""
        return report(self)

    def scene(self) -> Json:
        """All that a client needs to draw the position and to act."""
        return set_scene(self)

    def retrospect(self) -> Json:
        """The game so far by its rounds, the luck of the dice, the decisive fights."""
        return look_back(self)

    def words(self) -> list[str]:
        """The position in words, for those who listen."""
        return tell_position(self)

    def aim(self) -> str:
        """What the players are after, for a newcomer."""
        return say("futurisiko-nutshell", goal=self.options.goal)

    def refuse(self, move: FutuRisikoMove) -> Refusal | None:
        """What the rules have against a move; None when it is legal."""
        return reasons.refuse(self, move)

    def describe(self, move: FutuRisikoMove) -> str:
        """What a legal move would do, and the rules that allow it, as a sentence."""
        return describe(self, move)

    def motive(self, move: FutuRisikoMove) -> str:
        """What speaks for a legal move, beyond what it does."""
        return find_motive(self, move)

    def gain(self, now: int, then: int) -> str:
        """F56: the score of a seat is its territories."""
        return say("futurisiko-gain", now=now, then=then)

    def binds(self, move: FutuRisikoMove) -> Refusal | None:
        """F44: why a legal move, once made, cannot be taken back; None when it can."""
        return reasons.bind(move)

    def idle(self) -> FutuRisikoMove | None:
        """F20, F31, F44: one who does nothing keeps, builds and moves nothing more."""
        return next((move for move in self.moves() if isinstance(move, Say)), None)

    # Drawing is heavy to import, so its rooms are opened only when somebody looks.

    def svg(self) -> str:
        """The position as a picture."""
        from ludoteca.games.futurisiko.picture import draw_svg

        return draw_svg(self)

    def show(self, width: int) -> RenderableType:
        """The position for a terminal of this width."""
        from ludoteca.games.futurisiko.screen import show

        return show(self, width)
