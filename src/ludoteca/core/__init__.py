"""What every table game is: game, chance, record, view, outcome, errors, kernel."""

from ludoteca.core.chance import Dealer
from ludoteca.core.errors import IllegalMove, Malformed, NotYourTurn, Refusal
from ludoteca.core.game import CHANCE, OVER, Game, Move, Options, Position, State, View
from ludoteca.core.outcome import Outcome
from ludoteca.core.record import Record, RecordRefused, read_records
from ludoteca.core.registry import find_game, game_names
from ludoteca.core.replay import replay
from ludoteca.core.story import Told

__all__ = [
    "CHANCE",
    "OVER",
    "Dealer",
    "Game",
    "IllegalMove",
    "Malformed",
    "Move",
    "NotYourTurn",
    "Options",
    "Outcome",
    "Position",
    "Record",
    "RecordRefused",
    "Refusal",
    "State",
    "Told",
    "View",
    "find_game",
    "game_names",
    "read_records",
    "replay",
]
