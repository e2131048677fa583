"""A scene holds all that a client draws and does, and nothing that its player may not know."""

from collections.abc import Iterator

import msgspec
import pytest
from msgspec import Struct

from ludoteca.core.registry import find_game
from ludoteca.core.text.messages import speaking
from ludoteca.core.turn import OVER
from ludoteca.games.feurio import FeurioState
from ludoteca.games.feurio.box import COLOURS
from ludoteca.games.feurio.options import FeurioOptions, every_options
from tests.contract.table import play_randomly
from tests.games.feurio.scenario import EXAMPLE_START, EXAMPLE_TURNS, after, play

pytestmark = pytest.mark.compiled

Cell = tuple[int, int]
OPTIONS = list(every_options())


class Tile(Struct, forbid_unknown_fields=True):
    """A tile as the client reads it."""

    q: int
    r: int
    number: int
    under: int | None
    layer: int | None
    spaces: int
    edges: int
    room: int
    men: dict[str, int]
    label: str


class Open(Struct, forbid_unknown_fields=True):
    """An open spot."""

    q: int
    r: int
    heat: int
    addends: list[tuple[int, int, int]]
    hottest: bool
    label: str
    lay: str | None
    breaks: dict[str, str]
    points: int | None


class Drawn(Struct, forbid_unknown_fields=True):
    """The drawn tile, for some only its back."""

    number: int | None
    spaces: int | None


class Placing(Struct, forbid_unknown_fields=True):
    """Where men of a colour may go, by how many."""

    q: int
    r: int
    colour: str
    moves: dict[str, str]
    points: int


class ArrangementScene(Struct, forbid_unknown_fields=True):
    """A choice for the start."""

    smaller: int
    larger: int
    move: str


class Crew(Struct, forbid_unknown_fields=True):
    """The look of a colour."""

    colour: str
    mark: str
    name: str
    fill: str
    ink: str


class Region(Struct, forbid_unknown_fields=True):
    """A region with what divides it."""

    colour: str
    cells: list[Cell]
    sum: int
    divisor: int | None
    points: int
    waters: list[Cell]
    locked: list[Cell]
    label: str


class Seat(Struct, forbid_unknown_fields=True):
    """A seat with its men and regions."""

    name: str
    colours: list[str]
    auxiliaries: list[str]
    supply: dict[str, int]
    points: int
    regions: list[Region]


class Bag(Struct, forbid_unknown_fields=True):
    """What is still to come."""

    left: int
    unseen: dict[str, int]


class Progress(Struct, forbid_unknown_fields=True):
    """How far a colour has come."""

    colour: str
    men_left: int
    regions: int
    has_water: bool


class Obstacle(Struct, forbid_unknown_fields=True):
    """Why the task cannot be done."""

    rule: str
    reason: str


class Task(Struct, forbid_unknown_fields=True):
    """The task of solitaire and cooperative games."""

    crews: list[Progress]
    obstacle: Obstacle | None


class Ending(Struct, forbid_unknown_fields=True):
    """How it ended."""

    ranking: list[list[int]]
    winners: list[int]
    won: bool | None
    reason: str
    rule: str
    scores: list[int]


class Count(Struct, forbid_unknown_fields=True):
    """A step of the count at the end."""

    words: str
    rule: str
    seat: int | None
    regions: list[Region]
    totals: list[int]


class Scene(Struct, forbid_unknown_fields=True, rename={"passing": "pass"}):
    """The whole scene."""

    phase: str
    turn: int
    to_move: int | str | None
    tiles: list[Tile]
    open: list[Open]
    drawn: Drawn | None
    placing: list[Placing]
    passing: str | None
    arrange: list[ArrangementScene]
    crews: list[Crew]
    seats: list[Seat]
    bag: Bag
    start: list[int]
    task: Task | None
    count: list[Count]
    outcome: Ending | None

    def moves(self) -> list[str]:
        """All that can be done in it."""
        found = [place.lay for place in self.open if place.lay]
        found += [text for place in self.open for text in place.breaks.values()]
        found += [text for place in self.placing for text in place.moves.values()]
        found += [choice.move for choice in self.arrange]
        return [*found, self.passing] if self.passing else found


def random_game(options: FeurioOptions, seed: int) -> Iterator[FeurioState]:
    """One game, yielded before every action and at its end."""
    for state in play_randomly(find_game("feurio"), options, seed=seed):
        assert isinstance(state, FeurioState)
        yield state


def scene_for(state: FeurioState, seat: int | None) -> Scene:
    """What travels to a client, read strictly."""
    return msgspec.json.decode(
        msgspec.json.encode(state.view(seat).game.presenter.scene(state.view(seat))), type=Scene
    )


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_every_position_of_a_game_can_be_drawn_and_played(options: FeurioOptions) -> None:
    for number, state in enumerate(random_game(options, seed=5)):
        if number % 22 and state.to_move != OVER:
            continue
        for seat in (None, *range(options.seats)):
            view = state.view(seat)
            scene = scene_for(state, seat)
            assert sorted(scene.moves()) == sorted(str(move) for move in view.moves())
            assert [(t.q, t.r, t.number) for t in scene.tiles] == [
                (tile.q, tile.r, tile.number) for tile in view.tiles()
            ]
            assert [t.under for t in scene.tiles] == [tile.under for tile in view.tiles()]
            assert [(t.edges, t.room) for t in scene.tiles] == [
                (tile.free_edges, tile.room) for tile in view.tiles()
            ]
            assert [seat.points for seat in scene.seats] == view.scores()
            assert {int(n): count for n, count in scene.bag.unseen.items()} == view.unseen
            assert (scene.outcome is not None) == (view.to_move == OVER)
            assert bool(scene.count) == (view.to_move == OVER)


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_regions_of_the_scene_are_those_that_are_scored(options: FeurioOptions) -> None:
    *_, state = random_game(options, seed=6)
    scene = scene_for(state, 0)
    shown = [region for seat in scene.seats for region in seat.regions]
    scored = [
        region
        for seat in range(options.seats)
        for colour in state.colours_of(seat)
        for region in state.regions(colour)
    ]
    assert sorted((r.colour, sorted(r.cells), r.sum, r.divisor, r.points) for r in shown) == sorted(
        (str(r.colour), list(r.cells), r.sum, r.divisor, r.points) for r in scored
    )
    if scene.task:
        progress = [state.progress(colour) for colour in COLOURS]
        assert [(c.men_left, c.regions, c.has_water) for c in scene.task.crews] == [
            (p.men_left, p.regions, p.has_water) for p in progress
        ]


def test_R15_R20_an_open_position_shows_its_heat_and_the_tiles_it_comes_from() -> None:
    scene = scene_for(after(f"{EXAMPLE_START}; {'; '.join(EXAMPLE_TURNS[:3])}; draw 5"), 0)
    place = next(place for place in scene.open if (place.q, place.r) == (-1, 1))
    assert place.heat == 9
    assert sorted(place.addends) == [(-1, 0, 2), (0, 0, 6), (0, 1, 1)]
    assert place.hottest
    assert place.lay == "lay -1,1"
    assert place.label.startswith("-1,1: hottest spot, heat ")
    assert place.label.endswith(" = 9")
    cooler = next(place for place in scene.open if not place.hottest)
    assert cooler.lay is None
    assert "open spot" in cooler.label


def test_R50_the_scene_tells_what_a_move_would_bring() -> None:
    state = after(f"{EXAMPLE_START}; {'; '.join(EXAMPLE_TURNS)}; draw 2")
    seat = state.to_move
    for place in scene_for(state, seat).open:
        assert (place.points is None) == (place.lay is None)
        if place.lay:
            assert place.points == play(state.copy(), place.lay).scores()[seat]
    play(state, "lay 2,-2")
    scene = scene_for(state, seat)
    assert len({place.points for place in scene.placing}) > 1
    for placing in scene.placing:
        for move in placing.moves.values():
            assert placing.points == play(state.copy(), move).scores()[seat]


def test_R71_a_task_has_no_points() -> None:
    state = after("draw 1; draw 6", seats=1)
    assert {place.points for place in scene_for(state, 0).open if place.lay} == {0}


def test_R47_a_region_shows_its_divisor_and_the_smaller_waters_that_are_locked() -> None:
    kinds = set()
    *_, end = random_game(OPTIONS[-1], seed=5)
    scene = scene_for(end, None)
    tiles = {(tile.q, tile.r): tile for tile in scene.tiles}
    for region in (region for seat in scene.seats for region in seat.regions):
        open_cells = [cell for cell in region.cells if tiles[cell].edges]
        assert region.waters == [c for c in open_cells if tiles[c].number == region.divisor]
        for cell in region.locked:
            assert not tiles[cell].edges
            assert region.divisor is None or tiles[cell].number < region.divisor
        kinds.add((bool(region.waters), bool(region.locked)))
    assert kinds == {(True, False), (True, True), (False, True)}


def test_R48_a_region_without_a_free_edge_has_no_divisor_and_all_its_tiles_are_locked() -> None:
    *_, end = random_game(OPTIONS[-1], seed=5)
    regions = [region for seat in scene_for(end, None).seats for region in seat.regions]
    locked = next(region for region in regions if region.divisor is None)
    assert locked.points == 0
    assert locked.waters == []
    assert locked.locked == locked.cells
    assert "no free edge, 0 points" in locked.label


def test_R82_R90_numbers_seen_in_secret_are_in_no_other_scene() -> None:
    state = after("draw 1; draw 6; draw 2", seats=2, firebreak=True)
    mine, others, nobodys = (scene_for(state, seat).drawn for seat in (1, 0, None))
    assert mine == Drawn(2, 1)
    assert others == nobodys == Drawn(None, None)
    state.play("break 1,-1 green")
    under = [scene_for(state, seat).tiles[-1].under for seat in (1, 0, None)]
    assert under == [2, None, None]
    labels = [scene_for(state, seat).tiles[-1].label for seat in (1, 0)]
    assert labels == ["1,-1: a firebreak, with a 2 under it", "1,-1: a firebreak"]


def test_R83_R91_a_firebreak_is_offered_for_each_colour_that_can_pay() -> None:
    scene = scene_for(after("draw 1; draw 6; draw 2", seats=2, firebreak=True), 1)
    place = next(place for place in scene.open if place.hottest)
    where = f"{place.q},{place.r}"
    assert place.breaks == {
        "green": f"break {where} green",
        "yellow": f"break {where} yellow",
    }


def test_only_who_is_to_move_finds_moves_in_the_scene() -> None:
    state = after(EXAMPLE_START + "; draw 2")
    assert scene_for(state, 1).moves()
    assert scene_for(state, 0).moves() == []
    assert scene_for(state, None).moves() == []


def test_R9_the_oldest_player_chooses_between_arrangements() -> None:
    scene = scene_for(after("draw 3; draw 6; draw 6; draw 4"), 0)
    assert scene.phase == "arrange"
    assert scene.start == [3, 6, 6, 4]
    assert ArrangementScene(3, 6, "arrange 3 6") in scene.arrange


def test_R55_auxiliaries_are_placed_but_not_owned() -> None:
    seat = scene_for(after("draw 1; draw 2; draw 3", seats=3), 1).seats[1]
    assert seat.colours == ["green"]
    assert seat.auxiliaries == ["yellow"]
    assert seat.supply == {"green": 12, "yellow": 4}


def test_R75_a_task_that_became_impossible_says_why() -> None:
    state = after("draw 1", seats=1)
    while state.obstacle() is None:
        state.apply(state.legal()[-1])
    task = scene_for(state, 0).task
    obstacle = state.obstacle()
    assert task is not None
    assert obstacle is not None
    assert task.obstacle == Obstacle(obstacle.rule, str(obstacle.reason))


def test_while_chance_draws_there_is_nothing_to_do_even_for_one_who_sees_all() -> None:
    state = after(EXAMPLE_START)
    assert scene_for(state, 0).to_move == "chance"
    scene = msgspec.convert(state.game.presenter.scene(state), Scene)
    assert scene.moves() == []


def test_labels_are_remembered_for_each_language_by_itself() -> None:
    state = after(EXAMPLE_START)
    english = scene_for(state, 0).seats[0].name
    with speaking("nowhere"):
        assert scene_for(state, 0).seats[0].name == english  # what a language lacks is English
