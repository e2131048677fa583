"""A position as text: tiles in the order of laying with their men, the supplies, the turn.

    feurio/1 seats=2 … | phase men | seat 1 | start 3 5 | supply 12r 12b, 11g 12y | tiles
    0,0:3+g 1,0:5 0,1:4

`0,1:0(4)` is a firebreak with a 4 under it. Who laid a tile follows from the order, so do the open
positions and their heat; they come from laying the tiles again, each checked.
"""

import re
from collections import Counter
from collections.abc import Mapping

from ludoteca.core.records.position_text import HIDDEN, check_fields, impossible, read_number
from ludoteca.games.feurio.box import COLOURS, NUMBERS, OWNER, SPACES, SUPPLY, Colour, Goal
from ludoteca.games.feurio.moves import Arrange, Break, Draw, Lay, Pass
from ludoteca.games.feurio.position import FeurioPosition, Tile
from ludoteca.games.feurio.rules.hexagons import Axial, write_cell
from ludoteca.games.feurio.rules.layout import Phase
from ludoteca.games.feurio.rules.men import place
from ludoteca.games.feurio.state import FeurioState

_LETTERS = {str(colour)[0]: colour for colour in COLOURS}
_PHASES = {phase.name.lower(): phase for phase in Phase}
_CELL = "(0|-?[1-9][0-9]?),(0|-?[1-9][0-9]?)"
_TILE = re.compile(rf"{_CELL}:([1-6]|0\(([1-6])\))(?:\+([rgby]+))?")
_MEN = re.compile("(0|[1-9][0-9]?)([rgby])")


def write_fields(position: FeurioPosition) -> dict[str, str]:
    """What is to be known of a position; what follows from it by the rules is left out."""
    phase, seats = position.phase, range(position.options.seats)
    fields = {"phase": phase.name.lower(), "seat": str(position.on_turn)}
    if phase == Phase.LAY:
        fields["drawn"] = str(position.drawn or HIDDEN)
    if phase == Phase.MEN:
        fields["laid"] = "yes" if position.raw.has_laid else "no"
    if position.raw.passes:
        fields["passes"] = str(position.raw.passes)
    if position.start_tiles:
        fields["start"] = " ".join(map(str, position.start_tiles))
    fields["supply"] = ", ".join(
        " ".join(f"{men}{str(colour)[0]}" for colour, men in position.supply(seat).items())
        for seat in seats
    )
    if tiles := position.tiles():
        fields["tiles"] = " ".join(map(_write_tile, tiles))
    return fields


def _write_tile(tile: Tile) -> str:
    number = f"0({tile.under or HIDDEN})" if tile.is_firebreak else str(tile.number)
    men = "".join(str(colour)[0] * count for colour, count in tile.men.items())
    return f"{write_cell(tile.at)}:{number}{'+' * bool(men)}{men}"


def read_fields(state: FeurioState, fields: Mapping[str, str]) -> None:
    """Bring a new game to a position as it is written, or tell what cannot be in it."""
    check_fields(fields, ("phase", "seat", "supply"), _OPTIONAL)
    phase = _PHASES.get(fields["phase"])
    if phase is None:
        raise impossible("phase", fields["phase"])
    tiles = [_read_tile(text) for text in fields.get("tiles", "").split()]
    _turn_start_tiles(state, fields.get("start", "").split(), tiles)
    _lay_tiles(state, tiles, phase, is_in_turn=fields.get("laid") == "yes")
    _take_turn(state, phase, fields)
    for number, (text, _, men) in enumerate(tiles):
        if men.total() > SPACES[state.raw.number[number]]:
            raise impossible("tiles", text, "R27")
        for colour, count in men.items():
            place(state.raw, number, count, int(colour))
    _read_supply(state, fields["supply"])
    # What follows is written again: nothing was said that is not so.
    written = write_fields(state)
    for name in {**fields, **written}:
        if fields.get(name) != written.get(name):
            raise impossible(name, fields.get(name, "–"))


_OPTIONAL = ("drawn", "laid", "passes", "start", "tiles")
_TileText = tuple[str, tuple[Axial, int, int], Counter[Colour]]


def _read_tile(text: str) -> _TileText:
    """A tile: its text, where it lies, its number and the one under it, and its men."""
    found = _TILE.fullmatch(text)
    if found is None:
        raise impossible("tiles", text)
    q, r, number, under, men = found.groups()
    where = int(q), int(r)
    shown = 0 if under else int(number)
    return text, (where, shown, int(under or 0)), Counter(_LETTERS[man] for man in men or "")


def _turn_start_tiles(state: FeurioState, start: list[str], tiles: list[_TileText]) -> None:
    """R7 to R9: the start tiles are turned over, and lie as they lie."""
    seats = state.options.seats
    if len(start) > seats:
        raise impossible("start", " ".join(start), "R7")
    for text in start:
        number = read_number("start", text, NUMBERS[-1])
        _do(state, Draw(number), "start", text, "R1")
    if state.phase == Phase.ARRANGE and len(tiles) >= seats:
        pair = sorted(number for _, (_, number, _), _ in tiles[:2])
        _do(state, Arrange(*pair), "tiles", tiles[0][0], "R9")
    for tile, (text, (where, number, _), _) in zip(state.tiles(), tiles, strict=False):
        if (tile.at, tile.number) != (where, number):
            raise impossible("tiles", text, "R8")


def _lay_tiles(
    state: FeurioState, tiles: list[_TileText], phase: Phase, *, is_in_turn: bool
) -> None:
    """R13 to R16: every turn lays a tile where it is hottest."""
    laid = len(state.tiles())
    if tiles and (len(tiles) < laid or not laid):
        raise impossible("tiles", tiles[-1][0], "R8")
    for count, (text, (where, number, under), _) in enumerate(tiles[laid:], laid + 1):
        _do(state, Draw(number or under), "tiles", text, "R1")
        if number:
            _do(state, Lay(*where), "tiles", text, "R16")
            if not (count == len(tiles) and phase == Phase.MEN and is_in_turn):
                state.play(Pass())
        else:
            # Who paid with what, the supplies tell later: nobody has more turns than men.
            payer = max(
                state.colours_of(state.on_turn), key=state.supply(state.on_turn).__getitem__
            )
            _do(state, Break(*where, payer), "tiles", text, "R82")


def _do(state: FeurioState, move: Draw | Arrange | Lay | Break, *found: str) -> None:
    """Make a move that the text implies, unless it is not legal."""
    if state.why(move) is not None:
        field, text, rule = found
        raise impossible(field, text, rule)
    state.play(move)


def _take_turn(state: FeurioState, phase: Phase, fields: Mapping[str, str]) -> None:
    """R10, R13, R39 to R42: whose turn it is, and what is asked for."""
    if phase == Phase.LAY and state.phase == Phase.DRAW and "drawn" in fields and state.tiles():
        number = read_number("drawn", fields["drawn"], NUMBERS[-1])
        _do(state, Draw(number), "drawn", fields["drawn"], "R1")
    s, seats = state.raw, state.options.seats
    if state.phase == Phase.MEN and not s.has_laid and state.options.goal == Goal.SCORE:
        # No tile is left: turns go on until all have passed.
        s.seat = read_number("seat", fields["seat"], seats - 1)
        s.passes = read_number("passes", fields.get("passes", "0"), seats)
        if s.passes == seats:
            s.phase = Phase.OVER


def _read_supply(state: FeurioState, text: str) -> None:
    """R4, R5, R55, R84: every man is on the board, in a supply, or has paid for a firebreak."""
    seats = state.options.seats
    supplies = text.split(", ")
    if len(supplies) != seats:
        raise impossible("supply", text, "R4")
    s = state.raw
    s.supply[:] = 0
    for seat, words in enumerate(supplies):
        found = [_MEN.fullmatch(word) for word in words.split(" ")]
        counts = {_LETTERS[man[2]]: int(man[1]) for man in found if man}
        if list(counts) != state.colours_played_by(seat) or len(counts) != len(found):
            raise impossible("supply", words, "R4")
        for colour, count in counts.items():
            if count > SUPPLY[seats, seat, colour]:
                raise impossible("supply", words, "R4")
            s.supply[seat, colour] = count
    paid = SUPPLY[seats].sum(0) - s.supply.sum(0) - s.men.sum(0)
    if paid.min() < 0:
        raise impossible("supply", text, "R4")
    payers = [tile.layer for tile in state.tiles() if tile.is_firebreak]
    for owner in (*range(seats), -1):
        if paid[OWNER[seats] == owner].sum() != payers.count(owner):
            raise impossible("supply", text, "R84" if state.options.firebreak else "R4")
