"""A position as a client draws it: the texts of legal moves lie at the things they act upon.

It is made anew for every event at a table, so fields are read from memory once, as lists, and
what is said of a thing is remembered by what it looks like.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any, cast

import numpy as np
import numpy.typing as npt

from ludoteca.core.sized_lru import SizedLru
from ludoteca.core.text.messages import say, speaking, spoken
from ludoteca.core.turn import name_turn
from ludoteca.games.feurio.box import COLOURS, SPACES, WATER, Colour, Goal
from ludoteca.games.feurio.moves import decode
from ludoteca.games.feurio.position import FeurioPosition, colours_of, colours_played_by
from ludoteca.games.feurio.present.crews import CREWS, name_of, name_seat
from ludoteca.games.feurio.present.scene import types
from ludoteca.games.feurio.present.scene.counting import count_up, find_rounding
from ludoteca.games.feurio.rules import scoring
from ludoteca.games.feurio.rules.board_facts import (
    NO_TILE,
    OPEN_FACTS,
    TILE_FACTS,
    write_open_facts,
    write_tile_facts,
)
from ludoteca.games.feurio.rules.course import CELL, COLOUR, KIND, Kind
from ludoteca.games.feurio.rules.hexagons import CELLS, STEPS, Axial, axial
from ludoteca.games.feurio.rules.layout import Phase
from ludoteca.games.feurio.rules.prospects import count_points_after

# How many labels and moves are remembered: more than are seen in a day of play.
REMEMBERED = 1 << 15
# How many tiles and open positions are remembered.
RECENT = 1 << 12

_PHASES = {phase: cast("types.PhaseName", phase.name.lower()) for phase in Phase}
_NAMES = [str(colour) for colour in COLOURS]
_SPACES = SPACES.tolist()
_STEPS = STEPS.tolist()
_AXIAL = [axial(cell) for cell in range(CELLS)]


def _read(position: FeurioPosition, field: str) -> Any:  # noqa: ANN401 as deep as the field is
    """A field of the memory as a number or lists; an attribute of the record takes ten times."""
    return position.storage[field][0].tolist()


@dataclass(frozen=True)
class Ground:
    """The tiles, in the order of laying, read once."""

    places: list[Axial]
    numbers: list[int]
    free: list[int]  # tiles with more than 0, 1, 2, … free edges, as masks
    language: str

    @classmethod
    def of(cls, position: FeurioPosition) -> Ground:
        """Read the tiles of a position."""
        laid = _read(position, "laid")
        return cls(
            [_AXIAL[cell] for cell in _read(position, "cell")[:laid]],
            _read(position, "number")[:laid],
            _read(position, "free"),
            spoken(),
        )


@dataclass(frozen=True)
class Actions:
    """The legal moves, by the thing they act upon."""

    lays: dict[int, str]
    breaks: dict[int, dict[str, str]]
    men: dict[tuple[int, int], dict[str, str]]
    arrangements: list[types.ArrangementScene]
    passing: str | None
    # R50: by the text of a move, the points of whoever makes it; at a task there are none.
    points: dict[str, int]

    @classmethod
    def of(cls, position: FeurioPosition) -> Actions:
        """Sort the legal moves of whoever looks."""
        lays: dict[int, str] = {}
        breaks: dict[int, dict[str, str]] = {}
        placing: dict[tuple[int, int], dict[str, str]] = {}
        arrangements: list[types.ArrangementScene] = []
        passing = None
        # R46: a second man on a tile brings no more points than the first.
        telling: list[int] = []
        for action in position.legal():
            kind, text = action >> KIND, _write(action)
            cell = (action & 0xFFFF) >> CELL
            colour = action >> COLOUR & 3
            if kind == Kind.MEN:
                moves = placing.setdefault((cell, colour), {})
                if not moves:
                    telling.append(action)
                moves[str(action & 3)] = text
            elif kind == Kind.LAY:
                lays[cell] = text
                telling.append(action)
            elif kind == Kind.BREAK:
                breaks.setdefault(cell, {})[_NAMES[colour]] = text
            elif kind == Kind.PASS:
                passing = text
            elif kind == Kind.ARRANGE:
                arrangements.append({"smaller": cell, "larger": action & 7, "move": text})
        points = dict(zip(map(_write, telling), _list_points(position, telling), strict=True))
        return cls(lays, breaks, placing, arrangements, passing, points)


@dataclass(frozen=True)
class Board:
    """The part of a scene that does not depend on who may move."""

    ground: Ground
    tiles: list[types.TileScene]
    regions: Regions
    seats: list[types.PlayerScene]

    @classmethod
    def of(cls, position: FeurioPosition) -> Board:
        """The board of a position; where nothing is hidden, all who look see the same one."""
        key = (spoken(), position.key())
        board = _BOARDS.get(key)
        if board is None:
            board = cls._make(position)
            _BOARDS.put(key, board, 1)
        return board

    @classmethod
    def _make(cls, position: FeurioPosition) -> Board:
        ground = Ground.of(position)
        regions = _list_regions(position, ground)
        supply = _read(position, "supply")
        seats = [
            _show_seat(position, seat, supply[seat], regions)
            for seat in range(position.options.seats)
        ]
        tiles = _list_tiles(position, len(ground.places), ground.language)
        return cls(ground, tiles, regions, seats)


# Positions are shown to one viewer after another, so the boards of the last ones are kept.
_BOARDS: SizedLru[tuple[str, bytes], Board] = SizedLru(64)


def set_scene(position: FeurioPosition) -> types.FeurioScene:
    """All that is to be seen and done; what is hidden from this position's eyes is not in it."""
    phase, left = Phase(_read(position, "phase")), _read(position, "left")
    board, actions = Board.of(position), Actions.of(position)
    language, regions = board.ground.language, board.regions
    supply, outcome = _read(position, "supply"), position.outcome()
    return {
        "phase": _PHASES[phase],
        "turn": _read(position, "seat"),
        "to_move": name_turn(position.to_move),
        "tiles": board.tiles,
        "open": _list_open(position, language, actions) if left or phase == Phase.LAY else [],
        "drawn": _show_drawn(position) if phase == Phase.LAY else None,
        "placing": [
            {
                "q": _AXIAL[cell][0],
                "r": _AXIAL[cell][1],
                "colour": _NAMES[colour],
                "moves": moves,
                "points": actions.points[next(iter(moves.values()))],
            }
            for (cell, colour), moves in actions.men.items()
        ],
        "pass": actions.passing,
        "arrange": actions.arrangements,
        "crews": _list_crews(language),
        "seats": board.seats,
        "bag": {
            "left": left,
            "unseen": {str(n): count for n, count in enumerate(_read(position, "bag")) if n},
        },
        "start": _read(position, "start")[: _read(position, "turned")],
        "task": None
        if position.options.goal == Goal.SCORE
        else _show_task(position, supply, regions),
        "count": count_up(position, outcome, regions.shown) if outcome else [],
        "outcome": outcome.as_json(position.scores()) if outcome else None,
    }


@lru_cache(REMEMBERED)
def _write(action: int) -> str:
    return str(decode(action))


def _list_points(position: FeurioPosition, actions: list[int]) -> list[int]:
    """R50: what whoever is on turn would have after each of some legal actions."""
    points = np.zeros(len(actions), np.int64)
    if position.options.goal == Goal.SCORE:
        count_points_after(position.raw, np.array(actions, np.int64), points)
    found: list[int] = points.tolist()
    return found


# The board.


def _list_tiles(position: FeurioPosition, laid: int, language: str) -> list[types.TileScene]:
    rows = np.empty((laid, TILE_FACTS), np.int16)
    write_tile_facts(position.raw, rows)
    return [_show_tile(language, facts) for facts in _divide(rows)]


def _divide(rows: npt.NDArray[np.int16]) -> list[bytes]:
    """Each row as bytes, by which it is remembered what it looks like."""
    facts, size = rows.tobytes(), rows.shape[1] * rows.itemsize
    return [facts[at : at + size] for at in range(0, len(facts), size)]


@lru_cache(RECENT)
def _show_tile(language: str, facts: bytes) -> types.TileScene:
    """A tile by its facts: from one position to the next nearly all are the same."""
    cell, number, under, layer, edges, room, *men = np.frombuffer(facts, np.int16).tolist()
    (q, r), crowd = _AXIAL[cell], tuple(men)
    about = (
        _tell_tile(language, number, edges, room, crowd)
        if number
        else _tell_firebreak(language, under)
    )
    return {
        "q": q,
        "r": r,
        "number": number,
        "under": under or None,
        "layer": None if layer < 0 else layer,
        "spaces": _SPACES[number],
        "edges": edges,
        "room": room,
        "men": {name: count for name, count in zip(_NAMES, crowd, strict=True) if count},
        "label": f"{q},{r}: {about}",
    }


def _list_open(position: FeurioPosition, language: str, actions: Actions) -> list[types.OpenScene]:
    """R15 to R17, R20: the open positions with the tiles that heat them."""
    rows = np.empty((_read(position, "opened"), OPEN_FACTS), np.int16)
    write_open_facts(position.raw, rows)
    found: list[types.OpenScene] = []
    for cell, facts in zip(rows[:, 0].tolist(), _divide(rows), strict=True):
        shown = _show_open(language, facts)
        if cell in actions.lays or cell in actions.breaks:
            lay = actions.lays.get(cell)
            shown = {
                **shown,
                "lay": lay,
                "points": actions.points.get(lay or ""),
                "breaks": actions.breaks.get(cell, {}),
            }
        found.append(shown)
    return found


@lru_cache(RECENT)
def _show_open(language: str, facts: bytes) -> types.OpenScene:
    """An open position by its facts, where nothing can be laid now."""
    cell, heat, is_hottest, *around = np.frombuffer(facts, np.int16).tolist()
    (q, r), hottest = _AXIAL[cell], bool(is_hottest)
    beside = zip(_STEPS, around, strict=True)
    addends = [(*_AXIAL[cell + step], number) for step, number in beside if number != NO_TILE]
    numbers = [str(number) for _, _, number in addends]
    total = f"{'+'.join(numbers)} = {heat}" if len(numbers) > 1 else str(heat)
    with speaking(language):
        about = say("feurio-scene-open", heat=total, hottest=str(hottest))
    return {
        "q": q,
        "r": r,
        "heat": heat,
        "addends": addends,
        "hottest": hottest,
        "label": f"{q},{r}: {about}",
        "lay": None,
        "points": None,
        "breaks": {},
    }


def _show_drawn(position: FeurioPosition) -> types.DrawnScene:
    """R82: the drawn tile, for others only its back."""
    number = _read(position, "drawn")
    return {"number": number or None, "spaces": _SPACES[number] if number else None}


# Men and points.


def _members(tiles: int) -> list[int]:
    """The tiles of a mask."""
    found = []
    while tiles:
        found.append((tiles & -tiles).bit_length() - 1)
        tiles &= tiles - 1
    return found


@dataclass(frozen=True)
class Regions:
    """The regions by colour, and what they are worth."""

    shown: list[list[types.RegionScene]]
    points: list[int]
    has_water: list[bool]


def _list_regions(position: FeurioPosition, ground: Ground) -> Regions:
    """R45 to R49: by colour the regions, what divides them, and the waters that no longer can."""
    rows = np.empty((scoring.MOST_REGIONS, 5), np.int64)
    count = scoring.list_regions(position.raw, rows)
    has_edge, numbers, places = ground.free[0], ground.numbers, ground.places
    regions = Regions([[] for _ in COLOURS], [0] * len(COLOURS), [False] * len(COLOURS))
    for colour, mask, total, divisor, points in rows[:count].tolist():
        smallest = None if divisor == scoring.NO_DIVISOR else divisor
        tiles = _members(mask)
        regions.points[colour] += points
        regions.has_water[colour] |= divisor == WATER
        regions.shown[colour].append(
            {
                "colour": _NAMES[colour],
                "cells": [places[t] for t in tiles],
                "sum": total,
                "divisor": smallest,
                "points": points,
                "waters": [places[t] for t in tiles if numbers[t] == divisor and has_edge >> t & 1],
                # A smaller number with a free edge would be the divisor.
                "locked": [places[t] for t in tiles if numbers[t] < divisor],
                "label": _tell_region(ground.language, colour, len(tiles), total, smallest, points),
            }
        )
    return regions


def _show_seat(
    position: FeurioPosition, seat: int, supply: list[int], regions: Regions
) -> types.PlayerScene:
    own, placed = _list_colours(position.options.seats, seat)
    return {
        "name": _name_seat(spoken(), own),
        "colours": [_NAMES[colour] for colour in own],
        "auxiliaries": [_NAMES[colour] for colour in placed if colour not in own],
        "supply": {_NAMES[colour]: supply[colour] for colour in placed},
        "points": sum(regions.points[colour] for colour in own),
        "regions": [region for colour in own for region in regions.shown[colour]],
    }


@cache
def _list_colours(seats: int, seat: int) -> tuple[tuple[Colour, ...], tuple[Colour, ...]]:
    """The colours that a seat owns, and those that it plays."""
    return tuple(colours_of(seats, seat)), tuple(colours_played_by(seats, seat))


def _show_task(
    position: FeurioPosition, supply: list[list[int]], regions: Regions
) -> types.TaskScene:
    """R71 to R73, R75: how far each colour has come, and what is in the way for good."""
    obstacle = position.obstacle()
    return {
        "crews": [
            {
                "colour": _NAMES[colour],
                "men_left": sum(men[colour] for men in supply),
                "regions": len(regions.shown[colour]),
                "has_water": regions.has_water[colour],
            }
            for colour in COLOURS
        ],
        "obstacle": {"rule": obstacle.rule, "reason": str(obstacle.reason)} if obstacle else None,
    }


# What is said of things. Saying takes long, so it is remembered, each language by itself.


@lru_cache(REMEMBERED)
def _tell_tile(language: str, number: int, edges: int, room: int, crowd: tuple[int, ...]) -> str:
    with speaking(language):
        there = [f"{men} {name_of(c)}" for c, men in zip(COLOURS, crowd, strict=True) if men]
        return say(
            "feurio-scene-tile",
            number=number,
            spaces=_SPACES[number],
            edges=edges,
            room=room,
            men=", ".join(there) or "none",
        )


@cache
def _tell_firebreak(language: str, number: int) -> str:
    with speaking(language):
        return say("feurio-scene-firebreak", number=number)


@lru_cache(REMEMBERED)
def _tell_region(
    language: str, colour: int, tiles: int, total: int, divisor: int | None, points: int
) -> str:
    with speaking(language):
        return say(
            "feurio-scene-region",
            colour=_NAMES[colour],
            tiles=tiles,
            sum=total,
            divisor=divisor or 0,
            rounding=find_rounding(total, divisor, points),
            points=points,
        )


@cache
def _name_seat(language: str, colours: tuple[Colour, ...]) -> str:
    with speaking(language):
        return name_seat(colours)


@cache
def _list_crews(language: str) -> list[types.CrewScene]:
    with speaking(language):
        return [
            {
                "colour": str(colour),
                "mark": crew.mark,
                "name": name_of(colour),
                "fill": crew.fill,
                "ink": crew.ink,
            }
            for colour, crew in CREWS.items()
        ]
