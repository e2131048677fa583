"""The picture shows what the position knows, and nothing else."""

import random
from xml.etree import ElementTree as ET

import pytest

from ludoteca.core.outcome import Outcome
from ludoteca.core.text.messages import Message
from ludoteca.core.turn import OVER
from ludoteca.games.feurio import FEURIO
from ludoteca.games.feurio.box import COLOURS, Colour, Goal
from ludoteca.games.feurio.options import FeurioOptions, every_options
from ludoteca.games.feurio.position import FeurioPosition
from ludoteca.games.feurio.present.crews import CREWS
from ludoteca.games.feurio.present.picture import draw_poster, draw_svg
from ludoteca.games.feurio.present.picture.artwork import SIZE, centre
from ludoteca.games.feurio.present.picture.borders import trace_border
from ludoteca.games.feurio.rules.hexagons import neighbours
from ludoteca.games.feurio.rules.layout import Phase
from ludoteca.games.feurio.state import FeurioState
from tests.effort import COMPILED
from tests.games.pictures import SVG, stands_alone

# Plain Python draws slowly: of the tables every fourth there.
LOOKED_AT = list(every_options())[:: 1 if COMPILED else 4]
RHOMBUS = ["draw 3", "draw 6", "draw 6", "draw 4", "arrange 6 6"]


def begin(**options: object) -> FeurioState:
    return FeurioState.new(FEURIO, FEURIO.options(options))


def play(*actions: str, **options: object) -> FeurioState:
    state = begin(**options)
    for action in actions:
        state.play(action)
    return state


def parse(position: FeurioPosition) -> ET.Element:
    return ET.fromstring(draw_svg(position))


def find(node: ET.Element, *classes: str) -> list[ET.Element]:
    """The elements with all these classes."""
    return [e for e in node.iter() if set(classes) <= set(e.get("class", "").split())]


def labels(node: ET.Element, *classes: str) -> list[str]:
    return [e.get("aria-label", "") for e in find(node, *classes)]


def words(node: ET.Element) -> list[str]:
    return [text for e in node.iter(f"{SVG}text") for text in e.itertext()]


def check(position: FeurioPosition) -> None:
    """Every tile, heat, firefighter and total is in the picture."""
    picture = parse(position)
    [board] = find(picture, "board")
    tiles = position.tiles()
    over = position.to_move == OVER
    assert len(find(board, "tile")) == len(tiles)
    for tile, label in zip(tiles, labels(board, "tile"), strict=True):
        assert f" at {tile.q},{tile.r}" in label
        for colour, count in tile.men.items():
            assert f"{count} firefighter{'s' * (count > 1)} of {colour}" in label
    men = [sum(tile.men.get(colour, 0) for tile in tiles) for colour in COLOURS]
    assert [len(find(board, "man", str(colour))) for colour in COLOURS] == men
    locked = [t for t in tiles if not t.free_edges and not t.is_firebreak]
    assert len(find(board, "tile", "locked")) == len(find(board, "burnt")) == len(locked)
    spots = [] if over else position.open_positions()
    assert sorted(words(spot)[0] for spot in find(board, "spot")) == sorted(
        str(spot.heat) for spot in spots
    )
    hottest = [] if over else position.hottest()
    assert len(find(board, "spot", "hottest")) == len(hottest)
    regions = [region for c in position.scoring_colours() for region in position.regions(c)]
    assert len(find(board, "region-outline")) == len(regions)
    if position.options.goal == Goal.SCORE:
        totals = [total.itertext() for total in find(picture, "total")]
        assert [int(list(total)[-1]) for total in totals] == position.scores()
    else:
        assert not find(picture, "total")


@pytest.mark.parametrize("options", LOOKED_AT, ids=str)
def test_the_picture_shows_every_tile_heat_man_and_total_in_every_phase(
    options: FeurioOptions,
) -> None:
    rng = random.Random(str(options))
    state = FeurioState.new(FEURIO, options)
    seen = set()
    while state.to_move != OVER:
        if state.phase not in seen or rng.random() < 0.04:
            seen.add(state.phase)
            check(state)
            check(state.view(rng.choice([None, *range(options.seats)])))
        state.apply(rng.choice(state.legal()))
    check(state)


def test_an_empty_board_shows_the_start_tiles_turned_over_so_far() -> None:
    picture = parse(play("draw 3", "draw 6", seats=4))
    to_come = "A start tile to come"
    assert labels(picture, "start-tile") == ["Start tile: 3", "Start tile: 6", to_come, to_come]
    assert "The start tiles are turned over" in words(picture)


def test_the_hottest_positions_glow_and_show_what_heats_them() -> None:
    picture = parse(play(*RHOMBUS, "draw 2", seats=4))
    assert sorted(labels(picture, "hottest")) == [
        "Hottest spot at 0,1, heat 10 = 4+6",
        "Hottest spot at 2,-1, heat 10 = 6+4",
    ]
    assert "4+6" in words(picture)
    assert labels(picture, "drawn") == ["The drawn tile: 2"]


@pytest.mark.compiled
def test_a_heat_of_many_numbers_is_written_smaller() -> None:
    # A ring around 0,0 lays itself only with luck: any position with five neighbours will do.
    for seed in range(100):
        rng = random.Random(seed)
        state = begin(seats=4)
        while state.tiles_left and not any(len(h.addends) > 4 for h in state.hottest()):
            state.apply(rng.choice(state.legal()))
        if state.tiles_left:
            break
    assert find(parse(state), "addends", "many")


def test_a_tile_tells_its_number_place_edges_and_men() -> None:
    state = play(*RHOMBUS, "draw 2", "lay 2,-1", "men 0,0 1 green", seats=4)
    picture = parse(state)
    assert "6 at 0,0, 3 free edges, 1 firefighter of green" in labels(picture, "tile")
    assert "2 at 2,-1, 4 free edges, no firefighters" in labels(picture, "tile")
    assert len(find(picture, "drop", "green")) == 1
    assert "6 ÷ 6 = 1" in words(picture)


def firebreak() -> FeurioState:
    return play(*RHOMBUS, "draw 2", "break 2,-1 green", "draw 5", seats=4, firebreak=True)


@pytest.mark.parametrize("seat", [None, 0, 2, 3])
def test_R90_a_hidden_number_is_never_in_the_picture(seat: int | None) -> None:
    picture = parse(firebreak().view(seat))
    assert labels(picture, "firebreak") == ["Firebreak at 2,-1"]
    assert not find(picture, "under")


def test_R90_who_laid_a_firebreak_sees_what_is_under_it() -> None:
    picture = parse(firebreak().view(1))
    assert labels(picture, "firebreak") == ["Firebreak at 2,-1, 2 under it"]
    assert words(find(picture, "firebreak")[0]) == ["0", "2"]


def test_R82_a_tile_drawn_in_secret_shows_only_to_who_drew_it() -> None:
    state = firebreak()
    assert labels(parse(state.view(2)), "drawn") == ["The drawn tile: 5"]
    assert labels(parse(state.view(1)), "drawn") == ["The drawn tile, not shown to you"]


def test_pictures_of_what_is_hidden_are_the_same_whatever_it_is() -> None:
    other = play(*RHOMBUS, "draw 4", "break 2,-1 green", "draw 1", seats=4, firebreak=True)
    assert draw_svg(firebreak().view(None)) == draw_svg(other.view(None))


def test_R48_a_region_without_free_edge_is_marked_as_locked() -> None:
    rng = random.Random(3)
    state = begin(seats=4)
    while state.to_move != OVER:
        state.apply(rng.choice(state.legal()))
    zeros = [r for c in COLOURS for r in state.regions(c) if r.divisor is None]
    assert zeros
    assert len([text for text in words(parse(state)) if text.endswith("locked")]) == len(zeros)


def test_R55_auxiliaries_look_neutral() -> None:
    state = play("draw 6", "draw 6", "draw 6", "draw 1", seats=3)
    state.play(next(str(move) for move in state.moves()))
    state.play(next(str(move) for move in state.moves() if str(move).endswith("yellow")))
    [board] = find(parse(state), "board")
    assert find(board, "man", "auxiliary", "yellow")
    assert not find(board, "region-outline")


def test_the_card_of_who_is_to_move_has_a_tab_and_then_that_of_the_winner() -> None:
    state = play(*RHOMBUS, "draw 2", seats=4)
    assert [words(seat)[1] for seat in find(parse(state), "seat-1")] == ["to move"]
    rng = random.Random(1)
    while state.to_move != OVER:
        state.apply(rng.choice(state.legal()))
    picture = parse(state)
    winners = [s for s in range(4) if "★ winner" in words(find(picture, f"seat-{s}")[0])]
    outcome = state.outcome()
    assert outcome
    assert tuple(winners) == outcome.winners
    assert "The game is over" in words(picture)
    assert not find(picture, "bag")


@pytest.mark.compiled
def test_a_task_shows_its_goals_and_why_it_has_become_impossible() -> None:
    rng = random.Random(2)
    state = begin(seats=1)
    assert words(find(parse(state), "goals")[0]).count("· 12 left") == len(COLOURS)
    while not (obstacle := state.obstacle()):
        state.apply(rng.choice(state.legal()))
    notice = " ".join(text for line in find(parse(state), "warning") for text in words(line))
    assert notice == f"⚠ No longer possible: {obstacle.reason}"


def test_a_task_says_whether_it_was_done(monkeypatch: pytest.MonkeyPatch) -> None:
    rng = random.Random(4)
    state = begin(seats=2, goal="coop")
    while state.to_move != OVER:
        state.apply(rng.choice(state.legal()))
    assert "The fire won this time" in words(parse(state))
    # A game that is won takes a long record; what matters here is only what the picture says.
    won = Outcome(((0, 1),), Message("feurio-task-done"), "R71", won=True)
    monkeypatch.setattr(state, "outcome", lambda: won)
    assert "The forest is saved" in words(parse(state))
    assert not find(parse(state), "warning")


def test_a_picture_stands_alone_and_leaves_other_pictures_on_the_page_alone() -> None:
    assert stands_alone(draw_svg(play(*RHOMBUS, "draw 2", seats=4)), "feurio")


def test_a_game_shows_itself_as_this_picture() -> None:
    state = play("draw 3", "draw 6", seats=2)
    assert state.phase == Phase.DRAW
    assert state.game.presenter.svg(state) == draw_svg(state)


@pytest.mark.parametrize("actions", [["draw 3"], [*RHOMBUS, "draw 2"]])
def test_a_poster_has_the_shape_of_a_chat_and_the_tiles_of_the_picture(actions: list[str]) -> None:
    state = play(*actions, seats=4)
    poster = ET.fromstring(draw_poster(state))
    assert poster.get("viewBox") == "0 0 1200 630"
    for kind in ("tile", "start-tile", "hottest"):
        assert labels(poster, kind) == labels(parse(state), kind)
    assert state.game.presenter.poster(state) == draw_poster(state)


def test_a_poster_names_the_game_and_tells_the_points_best_first_where_they_count() -> None:
    state = play(*RHOMBUS, "draw 2", "lay 2,-1", "men 0,0 1 green", seats=4)
    words = [text.text for text in ET.fromstring(draw_poster(state)).iter(f"{SVG}text")]
    assert words[-5:] == ["Feurio!", "1", "0", "0", "0"]
    alone = ET.fromstring(draw_poster(play("draw 3", seats=1)))
    assert [text.text for text in alone.iter(f"{SVG}text")][-1] == "Feurio!"


def test_every_crew_has_a_mark_and_a_colour_of_its_own() -> None:
    assert tuple(CREWS) == COLOURS
    for values in zip(*((c.mark, c.fill) for c in CREWS.values()), strict=True):
        assert len(set(values)) == len(CREWS)


@pytest.mark.parametrize("colour", COLOURS, ids=str)
def test_the_ink_of_a_crew_can_be_read_on_its_fill(colour: Colour) -> None:
    crew = CREWS[colour]
    light, dark = sorted((luminance(crew.fill), luminance(crew.ink)), reverse=True)
    assert (light + 0.05) / (dark + 0.05) >= 4.5  # WCAG 2.2 AA


def luminance(colour: str) -> float:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def test_a_border_runs_inside_its_region_around_every_hole() -> None:
    tile = frozenset([(0, 0)])
    assert [len(loop) for loop in trace_border(tile, 10)] == [6]
    ring = frozenset(neighbours(0, 0))
    loops = trace_border(ring, 10)
    assert sorted(len(loop) for loop in loops) == [6, 18]
    for x, y in (point for loop in loops for point in loop):
        middles = [centre(cell) for cell in ring]
        assert min((x - a) ** 2 + (y - b) ** 2 for a, b in middles) < SIZE**2
        assert (x * x + y * y) ** 0.5 > SIZE


@pytest.mark.parametrize(("seats", "name"), [(1, "The brigade"), (2, "Green & yellow")])
def test_seats_are_named_by_their_colours_and_not_by_numbers(seats: int, name: str) -> None:
    state = play(*["draw 3"] * seats, "draw 2", seats=seats)
    told = words(parse(state))
    assert f"{name} lays the drawn tile" in told
    assert name in told
    assert not [text for text in told if "Seat" in text]
