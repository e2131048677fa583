"""Hidden cards (F70, F71): what a seat has seen of them, and what they may be."""

from ludoteca.games.futurisiko.hidden.belief import imagine
from ludoteca.games.futurisiko.hidden.observations import Observations, show_cards
from ludoteca.games.futurisiko.hidden.passages import Passage, Way
from ludoteca.games.futurisiko.hidden.window import place_cards

__all__ = ["Observations", "Passage", "Way", "imagine", "place_cards", "show_cards"]
