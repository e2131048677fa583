"""How a game writes a position, and sets it up again: usually by the moves that led to it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from ludoteca.core.options import OwnPosition, OwnState
from ludoteca.core.records.position_text import check_fields

# The field of the moves, and what is between them.
MOVES = "moves"
_APART = "; "


@dataclass(frozen=True)
class PositionFormat:
    """What is to be known of a position; and a new game, brought there, or what cannot be so."""

    write: Callable[[OwnPosition], Mapping[str, str]]
    set_up: Callable[[OwnState, Mapping[str, str]], None]


def _write_moves(position: OwnPosition) -> Mapping[str, str]:
    moves = _APART.join(map(str, position.history))
    return {MOVES: moves} if moves else {}


def _play_moves(state: OwnState, fields: Mapping[str, str]) -> None:
    check_fields(fields, (), optional=(MOVES,))
    for text in fields[MOVES].split(_APART) if fields else ():
        state.play(text)


BY_MOVES = PositionFormat(_write_moves, _play_moves)
