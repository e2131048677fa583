"""The story of a game: what came of each move, a line for each turn."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from ludoteca.core.parts.narration import Narration
from ludoteca.core.text.messages import Fact, say
from ludoteca.core.turn import CHANCE
from ludoteca.games.feurio.box import Goal
from ludoteca.games.feurio.moves import Arrange, Break, Draw, FeurioMove, Lay, Men
from ludoteca.games.feurio.present.sentences.descriptions import add_up, name_men
from ludoteca.games.feurio.view import FeurioView


def narrate(before: FeurioView, after: FeurioView, move: FeurioMove) -> Narration:
    """What came of a move, to the seat whose views these are."""
    # The bag tells turns apart until it is empty; then a turn is a single move.
    turn = f"turn {after.tiles_left}"
    gain = _count_gain(before, after)
    match move:
        case Draw() if not before.raw.laid:
            return _tell_start(after)
        case Draw(number):
            told = _line("draw", turn, number=number or 0)
            return replace(told, about=before.on_turn)
        case Arrange(smaller, larger):
            return _line("arrange", "", smaller=smaller, larger=larger)
        case Lay(q, r):
            # R82: what was drawn in secret is seen only now.
            hidden, tile = before.drawn is None, after.tile_at(q, r)
            number = tile.number if tile and hidden else 0
            return _line("lay", turn, number=number, sum=add_up(before, (q, r)), **gain)
        case Break(_, _, colour):
            return _line("break", turn, count=1, colour=str(colour), **gain)
        case Men():
            topic = turn if before.raw.has_laid else ""
            return _line("men", topic, **name_men(before, move), **gain)
    return _line("pass", turn if before.raw.has_laid else "")


def _tell_start(after: FeurioView) -> Narration:
    """R8: the start tiles, once all of them are turned; what is there twice is counted."""
    if after.to_move == CHANCE and not after.raw.laid:
        return Narration()
    numbers = Counter(move.number or 0 for move in after.history if isinstance(move, Draw))
    tiles = [say("feurio-told-start-tiles", number=n, count=numbers[n]) for n in numbers]
    words = ", ".join(tiles[:-1])
    return Narration(say("feurio-told-start", words=words or "no", last=tiles[-1]))


def _line(key: str, topic: str, /, **facts: Fact) -> Narration:
    """The words for a move alone, and those that add it to the line of its turn."""
    words = say(f"feurio-told-{key}", **facts)
    return Narration(words, topic, say(f"feurio-told-{key}.more", **facts) if topic else "")


def _count_gain(before: FeurioView, after: FeurioView) -> dict[str, Fact]:
    """The points that a move brings or costs whoever makes it."""
    seat = before.on_turn
    points = after.scores()[seat] - before.scores()[seat]
    if points == 0 or before.options.goal != Goal.SCORE:
        return {"sign": "no", "points": 0}
    return {"sign": "up" if points > 0 else "down", "points": abs(points)}
