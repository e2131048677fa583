"""How the crews look: a mark beside each colour, so that colour never stands alone.

The fills differ in lightness as well as in hue, so that the common colour deficiencies tell them
apart; every ink can be read on its fill.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from ludoteca.core.text.messages import say
from ludoteca.games.feurio.box import COLOURS, Colour


@dataclass(frozen=True)
class Crew:
    """The look of a crew on the board, in panels and in the log."""

    mark: str
    fill: str
    ink: str  # what is written or drawn upon the fill


CREWS = {
    Colour.RED: Crew("▲", "#c62f2b", "#ffffff"),
    Colour.GREEN: Crew("●", "#12a17c", "#06261d"),
    Colour.BLUE: Crew("■", "#1f5fbf", "#ffffff"),
    Colour.YELLOW: Crew("◆", "#f6ca2e", "#3a2b00"),
}


def name_of(colour: Colour) -> str:
    """The name of a crew, in the player's language."""
    return say("feurio-colour", colour=str(colour))


def name_seat(colours: Sequence[Colour]) -> str:
    """The name of who owns these crews, in the player's language."""
    if len(colours) == len(COLOURS):
        return say("feurio-brigade")
    return " & ".join(map(name_of, colours))
