"""Positions from short records: actions in notation, one after another, parted by semicolons."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from ludoteca.core.errors import Refusal
from ludoteca.core.records.record import Record
from ludoteca.games.feurio import FEURIO, Colour, FeurioState
from ludoteca.games.feurio.rules.hexagons import Axial

# The example of the rulebooks: its start, and its first four turns.
EXAMPLE_START = "draw 3; draw 6; draw 6; draw 4; arrange 6 6"
EXAMPLE_TURNS = (
    "draw 2; lay 2,-1; men 0,0 1 green",
    "draw 1; lay 0,1; men 0,0 1 blue",
    "draw 2; lay -1,0; men 1,-1 2 yellow",
    "draw 5; lay 1,-2; men 1,-2 1 red",
)


def actions_in(record: str) -> list[str]:
    """The actions of a short record."""
    return [action.strip() for action in record.split(";") if action.strip()]


def after(
    record: str,
    seats: int = 4,
    goal: str | None = None,
    *,
    firebreak: bool = False,
    hotter: bool = False,
) -> FeurioState:
    """The game after a short record; without a goal, the usual one for so many seats."""
    given: dict[str, object] = {"seats": seats, "firebreak": firebreak, "hotter": hotter}
    if goal is not None:
        given["goal"] = goal
    return play(FEURIO.start(FEURIO.options(given)), record)


def play(state: FeurioState, record: str) -> FeurioState:
    """The same game, played on by a short record."""
    for action in actions_in(record):
        state.play(action)
    return state


def turn(state: FeurioState, number: int, then: str = "pass") -> FeurioState:
    """One turn: a tile with this number to the leftmost hottest spot, which `then` calls here."""
    state.play(f"draw {number}")
    q, r = min(place.at for place in state.hottest())
    state.play(f"lay {q},{r}")
    if state.to_move >= 0:
        state.play(then.replace("here", f"{q},{r}"))
    return state


def burn(state: FeurioState, turns: int = 36) -> FeurioState:
    """Turns without men, the lowest numbers first, as long as there are tiles."""
    for _ in range(min(turns, state.tiles_left)):
        turn(state, min(number for number, count in state.unseen.items() if count))
    return state


def strip(
    seats: int, goal: str | None = None, *, firebreak: bool = False, hotter: bool = False
) -> FeurioState:
    """All tiles laid, nobody placed: a strip two tiles wide, 1s on the right, 6s on the left.

    With four seats, where every tile has two free edges or more:

        -16,-1 [6]  -15,-1 [6]  …  -11,-1 [5]  …  -2,-1 [2]  -1,-1 [1]  0,-1 [1]  1,-1 [1]
          -16,0 [6]   -15,0 [6]   …   -11,0 [5]   …   -2,0 [2]   -1,0 [1]   0,0 [1]   1,0 [1]

    Three numbers change with every third column. With three seats there is no 1 at 1,0, and with
    two seats the lower row is r = 1; then a number changes in one row before the other.
    """
    return _strip(seats, goal, firebreak=firebreak, hotter=hotter).copy()


@cache
def _strip(seats: int, goal: str | None, *, firebreak: bool, hotter: bool) -> FeurioState:
    """The strip that many tests begin with: it is laid once."""
    start = "draw 1; " * seats + ("arrange 1 1" if seats == 4 else "")
    return burn(after(start, seats, goal, firebreak=firebreak, hotter=hotter))


def legal_texts(state: FeurioState) -> set[str]:
    """What may be done now, in notation."""
    return {str(move) for move in state.moves()}


def refused(state: FeurioState, action: str) -> Refusal:
    """The refusal of an action, which must leave the game as it was."""
    before = Record.of(state)
    with pytest.raises(Refusal) as caught:
        state.play(action)
    assert Record.of(state) == before
    return caught.value


def cells_around(cell: Axial) -> list[Axial]:
    """The six cells that touch one, by the drawing in the notation."""
    q, r = cell
    return [(q + 1, r), (q + 1, r - 1), (q, r - 1), (q - 1, r), (q - 1, r + 1), (q, r + 1)]


def numbers_on(state: FeurioState) -> dict[Axial, int]:
    """The numbers on the board by cell."""
    return {tile.at: tile.number for tile in state.tiles()}


def men_on(state: FeurioState, q: int, r: int) -> dict[str, int]:
    """The men on a tile, by the names of their colours."""
    tile = state.tile_at(q, r)
    assert tile is not None
    return {str(colour): count for colour, count in tile.men.items()}


def free_edges(state: FeurioState, q: int, r: int) -> int:
    """R32, counted anew from the tiles alone."""
    board = numbers_on(state)
    assert (q, r) in board
    return sum(beside not in board for beside in cells_around((q, r)))


def obstacles(record: str, seats: int, goal: str) -> Iterator[str | None]:
    """After each action of a record, the rule by which the task is impossible, if it is."""
    state = after("", seats, goal)
    for action in actions_in(record):
        state.play(action)
        obstacle = state.obstacle()
        yield obstacle.rule if obstacle else None


def assert_obstacle_at_last_action(record: str, rule: str, seats: int, goal: str) -> None:
    """The last action of a record makes the task impossible, and no action before it does."""
    *before, last = obstacles(record, seats, goal)
    assert last == rule
    assert not any(before)


def records_in(name: str) -> list[Record]:
    """The records of a file in the folder `records`."""
    lines = (Path(__file__).parent / "records" / name).read_text().splitlines()
    return [Record.from_text(line) for line in lines]


def is_won_by_hand(state: FeurioState) -> bool:
    """R71 to R73, checked anew from the report's tiles and men alone."""
    board = numbers_on(state)
    for colour in Colour:
        men = {tile.at: tile.men[colour] for tile in state.tiles() if colour in tile.men}
        found = set(list(men)[:1])
        while more := {near for cell in found for near in cells_around(cell)} & set(men) - found:
            found |= more
        has_water = any(board[cell] == 1 and free_edges(state, *cell) for cell in men)
        if sum(men.values()) != 12 or found != set(men) or not has_water:
            return False
    return True
