"""The readable face of a game: tiles, open positions, regions, supplies, as players name them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

import numpy as np

from ludoteca.core.game import Game
from ludoteca.core.outcome import Outcome, rank
from ludoteca.core.stored import StoredPosition
from ludoteca.core.text.messages import Listing, Message, Words
from ludoteca.core.turn import OVER
from ludoteca.games.feurio.box import (
    AUXILIARY,
    AUXILIARY_SEATS,
    BACK,
    COLOURS,
    NUMBERS,
    OWNER,
    SPACES,
    SUPPLY,
    Colour,
    Goal,
)
from ludoteca.games.feurio.moves import FeurioMove, decode, encode
from ludoteca.games.feurio.options import FeurioOptions
from ludoteca.games.feurio.rules import course, goals, men, scoring
from ludoteca.games.feurio.rules.hexagons import Axial, axial, cell_at, is_on_grid, neighbours
from ludoteca.games.feurio.rules.layout import MOST_SEATS, Phase

FeurioGame = Game[FeurioOptions, FeurioMove]


@dataclass(frozen=True)
class Tile:
    """A tile on the board."""

    q: int
    r: int
    number: int  # 0 on a firebreak
    under: int | None  # the number under a firebreak, if it is known
    layer: int | None  # who laid it; None for a start tile
    free_edges: int
    room: int  # how many more men fit
    men: dict[Colour, int] = field(hash=False)

    @property
    def at(self) -> Axial:
        """Where it lies."""
        return self.q, self.r

    @property
    def is_firebreak(self) -> bool:
        """R87: whether it lies face down."""
        return self.number == BACK

    @property
    def spaces(self) -> int:
        """R3: its places for men."""
        return int(SPACES[self.number])


@dataclass(frozen=True)
class OpenPosition:
    """An empty position beside the tiles, and the numbers that heat it (R15, R20)."""

    q: int
    r: int
    addends: tuple[int, ...]

    @property
    def at(self) -> Axial:
        """Where it is."""
        return self.q, self.r

    @property
    def heat(self) -> int:
        """R15: the sum of the numbers around it."""
        return sum(self.addends)

    def __str__(self) -> str:
        """R20: the heat with its addends."""
        if len(self.addends) < 2:
            return str(self.heat)
        return f"{self.heat} = {'+'.join(map(str, self.addends))}"


@dataclass(frozen=True)
class Region:
    """Connected tiles with men of one colour (R45), and what they are worth (R47)."""

    colour: Colour
    cells: tuple[Axial, ...]
    sum: int
    divisor: int | None
    points: int


@dataclass(frozen=True)
class Progress:
    """How far a colour has come with the task of a solitaire or cooperative game."""

    men_left: int  # R71: none may be
    regions: int  # R72: there must be one
    has_water: bool  # R73: with a 1 that has a free edge


@dataclass(frozen=True)
class Obstacle:
    """Why the task of a solitaire or cooperative game can no longer be done."""

    rule: str
    reason: Words


def colours_of(seats: int, seat: int) -> list[Colour]:
    """R5, R62, R67: the colours a seat owns."""
    return [colour for colour in COLOURS if OWNER[seats, colour] == seat]


def colours_played_by(seats: int, seat: int) -> list[Colour]:
    """R55: the colours a seat places, auxiliaries too."""
    return [colour for colour in COLOURS if SUPPLY[seats, seat, colour]]


def _count_sets(sets: Iterable[int], tile: int) -> int:
    """In how many sets a tile is: with more than 0, 1, 2, … of something, so how much of it."""
    count = 0
    for tiles in sets:
        count += tiles >> tile & 1
    return count


class FeurioPosition(StoredPosition[FeurioOptions, FeurioMove]):
    """What states and views have in common; in a view, hidden numbers are simply not there."""

    # The turn.

    @property
    def phase(self) -> Phase:
        """What is asked for next."""
        return Phase(self.raw.phase)

    @property
    def to_move(self) -> int:
        """A seat, CHANCE or OVER."""
        return int(course.to_move(self.raw))

    @property
    def on_turn(self) -> int:
        """The seat whose turn it is, also while chance draws its tile."""
        return int(self.raw.seat)

    @property
    def drawn(self) -> int | None:
        """The number on the drawn tile, if there is one and it is known."""
        return int(self.raw.drawn) or None

    @property
    def tiles_left(self) -> int:
        """How many tiles are in the bag."""
        return int(self.raw.left)

    @property
    def unseen(self) -> dict[int, int]:
        """R90: by number, the tiles not seen yet: in the bag, or hidden by somebody else."""
        bag = self.raw.bag.tolist()
        return {number: bag[number] for number in NUMBERS}

    @property
    def start_tiles(self) -> list[int]:
        """R7: the start tiles turned over so far."""
        return [int(number) for number in self.raw.start[: self.raw.turned]]

    def _legal(self) -> list[int]:
        actions = np.empty(course.MOST_LEGAL, np.int64)
        count = course.legal(self.raw, actions)
        return sorted(actions[:count].tolist())

    # A move has the same number in every game.
    move_of = staticmethod(decode)
    action_of = staticmethod(encode)

    # The board.

    def tiles(self) -> list[Tile]:
        """The tiles in the order of laying."""
        return self._read_tiles(range(self.raw.laid))

    def tile_at(self, q: int, r: int) -> Tile | None:
        """The tile at q,r, if one lies there."""
        tile = int(self.raw.grid[cell_at(q, r)]) - 1 if is_on_grid(q, r) else -1
        return None if tile < 0 else self._read_tiles((tile,))[0]

    def _read_tiles(self, tiles: Sequence[int]) -> list[Tile]:
        s = self.raw
        cell, number, under, layer, crews = s.cell, s.number, s.under, s.layer, s.men
        free, room = s.free.tolist(), [int(tiles) for tiles in men.rooms(s)]
        return [
            Tile(
                *axial(cell[tile]),
                number=int(number[tile]),
                under=int(under[tile]) or None,
                layer=None if layer[tile] < 0 else int(layer[tile]),
                free_edges=_count_sets(free, tile),
                room=_count_sets(room, tile),
                men={Colour(c): count for c, count in enumerate(crews[tile].tolist()) if count},
            )
            for tile in tiles
        ]

    def open_positions(self) -> list[OpenPosition]:
        """The empty positions beside tiles, hottest first."""
        cells = [axial(cell) for cell in self.raw.open_cell[: self.raw.opened]]
        found = [self.open_position_at(*cell) for cell in cells]
        return sorted(found, key=lambda position: (-position.heat, position.at))

    def open_position_at(self, q: int, r: int) -> OpenPosition:
        """An open position, with what heats it."""
        s = self.raw
        around = [int(s.grid[cell_at(*cell)]) - 1 for cell in neighbours(q, r)]
        numbers = [int(s.number[tile]) for tile in around if tile >= 0]
        return OpenPosition(q, r, tuple(number for number in numbers if number != BACK))

    def hottest(self) -> list[OpenPosition]:
        """R16: where the next tile goes; none while the board is empty or no tile is left."""
        if not self.tiles_left and self.phase != Phase.LAY:
            return []
        return self.hottest_of(self.open_positions())

    @staticmethod
    def hottest_of(positions: list[OpenPosition]) -> list[OpenPosition]:
        """R17: of positions sorted by heat, those that share the highest."""
        return [position for position in positions if position.heat == positions[0].heat]

    # Men and points.

    def colours_of(self, seat: int) -> list[Colour]:
        """R5, R62, R67: the colours a seat owns."""
        return colours_of(self.options.seats, seat)

    def colours_played_by(self, seat: int) -> list[Colour]:
        """R55: the colours a seat places, auxiliaries too."""
        return colours_played_by(self.options.seats, seat)

    def is_auxiliary(self, colour: Colour) -> bool:
        """R55: whether a colour belongs to nobody."""
        return self.options.seats == AUXILIARY_SEATS and colour == AUXILIARY

    def supply(self, seat: int) -> dict[Colour, int]:
        """The men a seat has left, by colour."""
        return {c: int(self.raw.supply[seat, c]) for c in self.colours_played_by(seat)}

    def regions(self, colour: Colour) -> list[Region]:
        """R45 to R49: the regions of a colour, as they would be scored now."""
        s = self.raw
        found = []
        held = int(s.held[colour])
        while held:
            region = int(scoring.region_in(s, held))
            held &= ~region
            divisor = int(scoring.divisor_of(s, region))
            cells = [axial(s.cell[tile]) for tile in range(s.laid) if region >> tile & 1]
            found.append(
                Region(
                    colour,
                    tuple(sorted(cells)),
                    int(scoring.sum_of(s, region)),
                    None if divisor == scoring.NO_DIVISOR else divisor,
                    int(scoring.points_of(s, region)),
                )
            )
        return sorted(found, key=lambda region: region.cells)

    def scoring_colours(self) -> list[Colour]:
        """R59, R78: the colours with regions: all, but not auxiliaries where points count."""
        return [
            c for c in COLOURS if not (self.is_auxiliary(c) and self.options.goal == Goal.SCORE)
        ]

    def scores(self) -> list[int]:
        """R50: points by seat, as if the game were scored now."""
        return [points for points, _ in self._standing()]

    def _standing(self) -> list[tuple[int, int]]:
        """R50, R52: by seat, the points and the most valuable region."""
        points = np.zeros(MOST_SEATS, np.int64)
        best = np.zeros(MOST_SEATS, np.int64)
        scoring.score(self.raw, points, best)
        return [(int(points[seat]), int(best[seat])) for seat in range(self.options.seats)]

    # The end.

    def outcome(self) -> Outcome | None:
        """R51 to R53, R71 to R73: how the game ended; None while it goes on."""
        if self.to_move != OVER:
            return None
        if self.options.goal == Goal.SCORE:
            standing = self._standing()
            ranking = rank(standing)
            return Outcome(ranking, self._explain_victory(standing, len(ranking[0])), "R41")
        together = (tuple(range(self.options.seats)),)
        rule, reason = self._task_result()
        return Outcome(together, reason, rule, won=bool(goals.is_task_done(self.raw)))

    @staticmethod
    def _explain_victory(standing: list[tuple[int, int]], winners: int) -> Words:
        """R51 to R53: by points, by the most valuable region, or shared."""
        ended = Message("feurio-all-passed")
        points, best = max(standing)
        tied = sum(result[0] == points for result in standing)
        if winners > 1:
            key = "feurio-shared-victory"
        elif tied > 1:
            key = "feurio-won-by-region"
        else:
            return ended
        return Listing((ended, Message(key, {"points": points, "best": best})), " ")

    def progress(self, colour: Colour) -> Progress:
        """R71 to R73: how far a colour has come with the task."""
        return Progress(
            int(goals.men_left(self.raw, colour)),
            len(self.regions(colour)),
            bool(goals.has_water(self.raw, colour)),
        )

    def _task_result(self) -> tuple[str, Words]:
        progress = {str(colour): self.progress(colour) for colour in COLOURS}
        for colour, so_far in progress.items():
            if so_far.men_left:
                return "R71", Message("feurio-men-left", {"colour": colour, "men": so_far.men_left})
        for colour, so_far in progress.items():
            if so_far.regions > 1:
                return "R72", Message(
                    "feurio-not-one-region", {"colour": colour, "regions": so_far.regions}
                )
        for colour, so_far in progress.items():
            if not so_far.has_water:
                return "R73", Message("feurio-no-water", {"colour": colour})
        return "R71", Message("feurio-task-done")

    def obstacle(self) -> Obstacle | None:
        """R75 and more: why the task can no longer be done, if that can be proved."""
        if self.options.goal == Goal.SCORE:
            return None
        what, whom = divmod(int(goals.find_obstacle(self.raw)), goals.WHOM)
        colour = str(COLOURS[whom])
        match what:
            case goals.TOO_FEW_WATERS:
                return Obstacle("R75", Message("feurio-too-few-waters"))
            case goals.CUT_OFF_FROM_WATER:
                return Obstacle("R73", Message("feurio-cut-off-from-water", {"colour": colour}))
            case goals.SPLIT:
                return Obstacle("R72", Message("feurio-split", {"colour": colour}))
            case goals.TOO_FEW_TURNS:
                return Obstacle("R81", Message("feurio-too-few-turns"))
            case goals.TOO_FEW_PLACES:
                return Obstacle("R31", Message("feurio-too-few-places"))
        return None
