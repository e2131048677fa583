"""The exact odds of a fight (F45 to F55, F65, F66): every course it can take is weighed."""

from ludoteca.games.futurisiko.odds.chances import NO_CAP, win_chance, win_chances
from ludoteca.games.futurisiko.odds.endings import Odds, odds
from ludoteca.games.futurisiko.odds.fight import Fight, Force, Side, meet, parse_force

__all__ = [
    "NO_CAP",
    "Fight",
    "Force",
    "Odds",
    "Side",
    "meet",
    "odds",
    "parse_force",
    "win_chance",
    "win_chances",
]
