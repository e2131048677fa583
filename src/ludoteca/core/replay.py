"""From a record back to the game."""

from ludoteca.core.errors import Malformed, Refusal
from ludoteca.core.game import AnyState
from ludoteca.core.record import Record, RecordRefused
from ludoteca.core.registry import find_game


def start(record: Record) -> AnyState:
    """The game of a record before its first action."""
    try:
        game = find_game(record.game)
        if record.rules != game.rules:
            raise Malformed("record-rules", found=record.rules, known=game.rules)
        return game.start(game.options(record.options))
    except Refusal as refusal:
        raise RecordRefused(refusal) from None


def replay(record: Record) -> AnyState:
    """The game of a record after its last action, each one checked."""
    state = start(record)
    for index, action in enumerate(record.actions):
        try:
            state.play(action)
        except Refusal as refusal:
            raise RecordRefused(refusal, index, action) from None
    return state
