"""F10: a map that is nothing like the usual one is checked, drawn, told and played to its end."""

import re
from itertools import combinations
from math import hypot
from pathlib import Path
from xml.etree import ElementTree as ET

import numpy as np
import pytest
from rich.console import Console

from ludoteca.bots import Limit, find_bot
from ludoteca.core.chance import Dealer
from ludoteca.core.errors import Malformed
from ludoteca.core.records.record import Record
from ludoteca.core.records.replay import replay
from ludoteca.core.registry import find_game
from ludoteca.core.turn import CHANCE, OVER
from ludoteca.games.futurisiko import FUTURISIKO, MAPS, FutuRisikoState
from ludoteca.games.futurisiko.map import World, check_world
from ludoteca.games.futurisiko.map.world import read_world
from ludoteca.games.futurisiko.present.picture.chart import APART, EDGE, WIDTH, chart
from tests.games.futurisiko.worlds import four_islands


@pytest.fixture(autouse=True)
def world(empty_shelves: Path) -> World:
    assert not empty_shelves.exists()
    found = read_world(four_islands())
    MAPS.register(found)
    return found


def begin(seats: int = 5, **options: object) -> FutuRisikoState:
    return FUTURISIKO.start(FUTURISIKO.options({"map": "four_islands", "seats": seats, **options}))


def look(state: FutuRisikoState) -> str:
    console = Console(width=80, color_system=None)
    with console.capture() as captured:
        console.print(state.game.presenter.show(state, 80))
    return captured.get()


@pytest.mark.parametrize("chapter", ["territories", "seas"])
def test_F6_other_counts_are_refused_and_told(chapter: str) -> None:
    document = four_islands()
    places = document[chapter]
    for other in (places[:-1], [*places, places[0]], []):
        document[chapter] = other
        with pytest.raises(Malformed) as refused:
            check_world(document)
        assert refused.value.rule == "F6"
        assert f"{len(places)} {chapter}; this one has {len(other)}." in str(refused.value)


def test_F35_planes_cross_the_channels_and_tanks_do_not(world: World) -> None:
    number = world.territory_index
    assert not world.land[number["c1"]] >> number["d1"] & 1
    assert world.flight[number["c1"]] >> number["d3"] & 1
    assert world.land[number["c3"]] >> number["d4"] & 1


@pytest.mark.compiled
@pytest.mark.parametrize("name", ["random", pytest.param("greedy", marks=pytest.mark.compiled)])
def test_F10_bots_play_it_to_the_end(name: str) -> None:
    game = find_game("futurisiko")
    state = game.start(game.options({"map": "four_islands", "seats": 5, "round_limit": 1}))
    dealer, bot = Dealer("a seed"), find_bot(name, seed=1)
    while state.to_move != OVER:
        if state.to_move == CHANCE:
            state.apply(dealer.choose(state.legal(), state.chances()))
        else:
            move = bot.choose(state.view(state.to_move), Limit(seconds=1)).move
            state.play(str(move), seat=state.to_move)
    outcome = state.outcome()
    assert outcome is not None
    assert sum(state.scores()) == 35
    record = Record.of(state)
    assert record.options["map"] == "four_islands"
    assert replay(record).game.presenter.report(replay(record)) == state.game.presenter.report(
        state
    )
    ET.fromstring(state.game.presenter.svg(state))


def test_F71_a_seat_can_imagine_the_rest_of_it() -> None:
    state = begin(seats=3)
    state.play("turn tregua:red")
    view = state.view(0)
    assert view.sample_state(np.random.default_rng(1)).legal() == state.legal() == view.legal()


def test_F10_it_is_drawn_with_every_name_and_nothing_in_the_way_of_anything() -> None:
    state = begin()
    state.play("turn tregua:red")
    state.play("claim c3")
    picture = ET.fromstring(state.game.presenter.svg(state))
    words = " ".join(picture.itertext())
    for place in (*state.world.territories, *state.world.seas):
        assert place.name() in words
    drawn = chart(state.world)
    assert_apart(state.world)
    # Land borders, then coasts and straits.
    assert len(drawn.links) == 4 * 12 + 1
    assert len(drawn.sea_borders) == 4 * 6 + 4 * 6 + 4 + 6
    assert drawn.relief == "", "nobody knows its mountains"


def assert_apart(world: World) -> None:
    """No label is in another's way, and none is outside the picture."""
    drawn = chart(world)
    labels = [spot.label for spot in drawn.spots.values()]
    labels += [label for water in drawn.waters.values() for label in water]
    for (x1, y1), (x2, y2) in combinations(labels, 2):
        assert hypot((x2 - x1) / APART[0], (y2 - y1) / APART[1]) > 0.9
    for x, y in labels:
        assert EDGE <= x <= WIDTH - EDGE
        assert EDGE <= y <= drawn.height - EDGE


def test_F10_even_a_map_with_all_labels_in_one_place_is_drawn() -> None:
    document = four_islands("one_place")
    for territory in document["territories"]:
        territory["label"] = [0, 0]
    for sea in document["seas"]:
        sea["labels"] = [[0, 0]]
    assert_apart(read_world(document))


def test_F9_neighbours_across_the_edges_are_joined_around_the_back() -> None:
    document = four_islands("round")
    for territory in document["territories"]:
        if territory["id"][0] in "def":
            territory["label"][0] -= 185
    drawn = chart(read_world(document))
    ends = [re.findall(r"-?[\d.]+", line) for line in drawn.links]
    out = [(float(x), float(to_x)) for x, _, to_x, _ in ends]
    out = [(x, to_x) for x, to_x in out if not 0 < to_x < WIDTH]
    (west, _), (east, _) = drawn.spots["d4"].label, drawn.spots["c3"].label
    # The one link between the halves of the world leaves the picture at both edges.
    assert [x for x, _ in out] == [west, east]
    assert [to_x for _, to_x in out] == pytest.approx([east - WIDTH, west + WIDTH])


def test_F10_it_is_shown_and_told_in_the_terminal() -> None:
    state = begin()
    state.play("turn tregua:red")
    state.play("claim c3")
    shown = look(state)
    assert "× Provi" in shown, "taken out"
    assert "▲ ProviC3" in shown
    assert "north channel" in shown.casefold().replace("_", " ")
    assert "Pacific" not in shown
    assert any("Province C3" in line for line in state.game.presenter.words(state))
    assert "Province A1 is taken out" in str(state.why(FUTURISIKO.read("claim a1")))
