"""Pig: a game with one die, brought into the house by a package of its own."""

from ludoteca.core.text import messages
from ludoteca_pig.game import PIG, Pig
from ludoteca_pig.moves import Die, Hold, PigMove, Roll
from ludoteca_pig.options import PigOptions
from ludoteca_pig.state import PigState
from ludoteca_pig.view import PigView

messages.include("ludoteca_pig")

__all__ = ["PIG", "Die", "Hold", "Pig", "PigMove", "PigOptions", "PigState", "PigView", "Roll"]
