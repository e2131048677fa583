"""How the armies look: a mark and a letter beside each colour, so that colour never stands alone.

The fills differ in lightness as well as in hue, so that the common colour deficiencies tell them
apart; every ink can be read on its fill. Seat 0 plays the first army, and so on (F1).
"""

from dataclasses import dataclass

from ludoteca.core.text.messages import say
from ludoteca.games.futurisiko.box import Army


@dataclass(frozen=True)
class Look:
    """The look of an army on the map, in panels and in the log."""

    mark: str
    fill: str
    ink: str  # what is written or drawn upon the fill
    letter: str


LOOKS = {
    Army.RED: Look("▲", "#c8322b", "#ffffff", "R"),
    Army.YELLOW: Look("◆", "#f6ca2e", "#3a2b00", "Y"),
    Army.BLUE: Look("■", "#1a57b5", "#ffffff", "B"),
    Army.GREEN: Look("●", "#1fae7f", "#04231a", "G"),
    Army.VIOLET: Look("★", "#c48ee6", "#2a0f3d", "V"),
    Army.BLACK: Look("✚", "#2b2b33", "#ffffff", "K"),
}


def name_of(army: Army) -> str:
    """The name of an army, in the player's language."""
    return say("futurisiko-army", army=str(army))
