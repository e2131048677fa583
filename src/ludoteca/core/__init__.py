"""What every table game is: game, chance, record, view, outcome, errors, kernel."""

from ludoteca.core.chance import Dealer
from ludoteca.core.errors import IllegalMove, Malformed, NotYourTurn, Refusal
from ludoteca.core.game import Game, Position, State, View
from ludoteca.core.options import Move, Options
from ludoteca.core.outcome import Outcome
from ludoteca.core.parts.narration import Narration
from ludoteca.core.records.record import Record, RecordRefused, read_records
from ludoteca.core.records.replay import replay
from ludoteca.core.registry import find_game, game_names
from ludoteca.core.turn import CHANCE, OVER

__all__ = [
    "CHANCE",
    "OVER",
    "Dealer",
    "Game",
    "IllegalMove",
    "Malformed",
    "Move",
    "Narration",
    "NotYourTurn",
    "Options",
    "Outcome",
    "Position",
    "Record",
    "RecordRefused",
    "Refusal",
    "State",
    "View",
    "find_game",
    "game_names",
    "read_records",
    "replay",
]
