"""Hidden cards (F70, F71): what a seat has seen of them, and what they may be."""

from ludoteca.games.futurisiko.hidden.imagination import Imagination
from ludoteca.games.futurisiko.hidden.passages import DRAWS, Passage, Way, is_seen

__all__ = ["DRAWS", "Imagination", "Passage", "Way", "is_seen"]
