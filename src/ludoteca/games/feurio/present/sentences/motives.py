"""Motives: what speaks for a legal move, in words, for one who asked for a hint."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import numpy as np

from ludoteca.core.text.messages import say
from ludoteca.games.feurio.box import BACK, WATER, Colour, Goal
from ludoteca.games.feurio.moves import Arrange, Break, FeurioMove, Lay, Men, Pass
from ludoteca.games.feurio.position import Region, Tile
from ludoteca.games.feurio.present.crews import name_seat
from ludoteca.games.feurio.rules.hexagons import Axial, neighbours
from ludoteca.games.feurio.view import FeurioView

if TYPE_CHECKING:
    from ludoteca.games.feurio.state import FeurioState

# From this number on a tile is worth having for its sum, up to that one for what it divides by.
FIERCE = 5
WET = 2


def find_motive(position: FeurioView, move: FeurioMove) -> str:
    """What speaks for a legal move, beyond what it does; empty where that says enough."""
    match move:
        case Arrange():
            return say("feurio-motive-arrange")
        case Lay():
            return _lay(position, move)
        case Break(q, r):
            return _break(position, (q, r))
        case Men():
            return _place(position, move)
        case Pass():
            left = sum(position.supply(position.on_turn).values())
            return say("feurio-motive-pass", men=left, tiles=position.tiles_left)
    return ""


def _after(view: FeurioView, move: FeurioMove) -> FeurioState:
    """The position after a move; what is hidden does not change what is compared here."""
    state = cast("FeurioState", view.sample_state(np.random.default_rng(0)))
    state.apply(state.action_of(move))
    return state


def _lay(view: FeurioView, move: Lay) -> str:
    """R16, R32, R48: what lying here brings or spares, and whom it costs."""
    seat, at = view.on_turn, (move.q, move.r)
    others = [each for each in view.moves() if isinstance(each, Lay) and each != move]
    if not others:
        return say("feurio-motive-lay-only")
    if view.options.goal != Goal.SCORE:
        return say("feurio-motive-lay-water") if view.drawn == WATER else _approach(view, at)
    now, then = view.scores(), _after(view, move).scores()
    spared = then[seat] - min(_after(view, each).scores()[seat] for each in others)
    if spared > 0:
        return say("feurio-motive-lay-spares", points=spared)
    lost = {other: was - left for other, (was, left) in enumerate(zip(now, then, strict=True))}
    other = max((each for each in lost if each != seat), key=lost.__getitem__)
    if lost[other] > 0:
        name = name_seat(view.colours_of(other))
        return say("feurio-motive-lay-costs", other=name, points=lost[other])
    return _approach(view, at)


def _approach(view: FeurioView, at: Axial) -> str:
    """R45: whether one's firefighters can reach the tile, and what for."""
    own = set(view.colours_of(view.on_turn))
    around = [tile for cell in neighbours(*at) if (tile := view.tile_at(*cell))]
    if not any(own & set(tile.men) for tile in around):
        return say("feurio-motive-lay-apart")
    number = view.drawn or 0
    use = "sum" if number >= FIERCE else "water" if number <= WET else "middle"
    return say("feurio-motive-lay-beside", use=use)


def _break(view: FeurioView, at: Axial) -> str:
    """R87: face up it might have cost points."""
    seat = view.on_turn
    lost = view.scores()[seat] - _after(view, Lay(*at)).scores()[seat]
    return say("feurio-motive-break", points=max(0, lost))


def _place(view: FeurioView, move: Men) -> str:
    """R45 to R47, R72, R73: what becomes of the regions of a colour."""
    if view.is_auxiliary(move.colour) and view.options.goal == Goal.SCORE:
        return say("feurio-motive-men-auxiliary")
    tile = view.tile_at(move.q, move.r)
    assert tile is not None, "firefighters go on tiles"
    if move.colour in tile.men:
        return _crowd(view, move.colour)
    after = _after(view, move)
    region = next(each for each in after.regions(move.colour) if tile.at in each.cells)
    joined = [each for each in view.regions(move.colour) if set(each.cells) <= set(region.cells)]
    if len(joined) > 1:
        return say("feurio-motive-men-joins", count=len(joined))
    if view.options.goal != Goal.SCORE:
        return _serve(view, move.colour, region, joined)
    return _grow(tile, region, joined)


def _crowd(view: FeurioView, colour: Colour) -> str:
    """R31, R71: a tile that is held already takes more only to keep others out, or to be done."""
    if view.options.goal == Goal.SCORE:
        return say("feurio-motive-men-crowd")
    return _count(view, colour)


def _serve(view: FeurioView, colour: Colour, region: Region, joined: list[Region]) -> str:
    """R71 to R73: what a colour still lacks for the task."""
    if region.divisor == WATER and all(each.divisor != WATER for each in joined):
        return say("feurio-motive-men-water", colour=str(colour))
    return _count(view, colour)


def _count(view: FeurioView, colour: Colour) -> str:
    return say("feurio-motive-men-task", colour=str(colour), men=view.progress(colour).men_left)


def _grow(tile: Tile, region: Region, joined: list[Region]) -> str:
    """R47, R48: a new region, a smaller divisor, or a larger sum."""
    if not joined:
        return say("feurio-motive-men-new", edges=tile.free_edges)
    was, now = joined[0].divisor, region.divisor
    if now is not None and (was is None or now < was):
        return say("feurio-motive-men-divisor", now=now, was=was or BACK)
    return say("feurio-motive-men-grows", was=joined[0].sum, now=region.sum)
