"""What a player sees in a terminal."""

import random
import re
import unicodedata
from collections import Counter
from collections.abc import Iterable
from functools import cache
from io import StringIO
from itertools import pairwise
from types import SimpleNamespace
from typing import cast

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType
from rich.text import Text

from ludoteca.core.outcome import Outcome
from ludoteca.core.text.messages import Message
from ludoteca.core.turn import OVER
from ludoteca.games.feurio import FEURIO, FeurioOptions, FeurioState, Goal, Tile
from ludoteca.games.feurio.box import COLOURS, TILES
from ludoteca.games.feurio.position import FeurioPosition
from ludoteca.games.feurio.present.crews import CREWS
from ludoteca.games.feurio.present.terminal import show
from ludoteca.games.feurio.present.terminal.board import LARGE, MIDDLE, SMALL, Size, draw_board
from ludoteca.games.feurio.rules.hexagons import Axial, neighbours
from tests.effort import COMPILED

WIDTHS = (100, 80, 60, 40)
# Plain Python draws slowly: of the tables every fourth there.
OPTION_SETS = list(FEURIO.option_sets())[:: 1 if COMPILED else 4]
SCORED = [options for options in OPTION_SETS if options.goal == Goal.SCORE]
# Rounding down changes no more than points.
LOOKED_AT = [options for options in OPTION_SETS if not options.hotter]
# How many tiles lie on the board when a game is looked at; the end is looked at too.
LOOKS = (0, 5, 18, 35)


def start(**given: object) -> FeurioState:
    return FEURIO.start(FEURIO.options(given))


def play(state: FeurioState, *moves: str) -> FeurioState:
    for move in moves:
        state.play(move)
    return state


@cache
def snapshots(options: FeurioOptions) -> tuple[FeurioState, ...]:
    """Moments of a random game, each in the middle of a turn, and its end."""
    rng = random.Random(str(options))
    state = FEURIO.start(options)
    taken = []
    wanted = list(LOOKS)
    while state.to_move != OVER:
        if wanted and state.raw.laid >= wanted[0]:
            taken.append(state.copy())
            del wanted[0]
        state.apply(rng.choice(state.legal()))
    return *taken, state


def every_snapshot() -> Iterable[FeurioState]:
    return (state for options in LOOKED_AT for state in snapshots(options))


def look(position: FeurioPosition, width: int = 80) -> str:
    """The screen without colour, as it would come out of a pipe."""
    return print_plainly(show(position, width), width)


def print_plainly(screen: RenderableType, width: int) -> str:
    file = StringIO()
    Console(file=file, width=width, color_system=None).print(screen)
    return file.getvalue()


def shown(snapshot: FeurioState, width: int) -> RenderableType:
    """The screen of a snapshot."""
    return snapshot.game.presenter.show(snapshot, width)


def glance(snapshot: FeurioState, width: int = 80) -> str:
    """The screen of a snapshot without colour."""
    return print_plainly(shown(snapshot, width), width)


def board(position: FeurioPosition, width: int) -> list[str]:
    return [line.plain for line in draw_board(position, width).lines]


def find(lines: list[str], cell: Axial) -> tuple[int, int]:
    """The line and the middle column of the one hexagon with these coordinates."""
    hexagon = re.compile(rf"(?<=\|) *{cell[0]},{cell[1]} *(?=\|)")
    found = [
        (y, (hit.start() + hit.end()) // 2)
        for y, line in enumerate(lines)
        for hit in hexagon.finditer(line)
    ]
    assert len(found) == 1, cell
    return found[0]


def marks(text: str) -> Counter[str]:
    return Counter(char for char in text if char in "▲●■◆")


def men_on(tiles: Iterable[Tile]) -> Counter[str]:
    men: Counter[str] = Counter()
    for tile in tiles:
        men.update({CREWS[colour].mark: count for colour, count in tile.men.items()})
    return men


# Width.


@pytest.mark.compiled
@pytest.mark.parametrize("options", OPTION_SETS, ids=str)
def test_no_line_is_wider_than_the_terminal(options: FeurioOptions) -> None:
    for state in snapshots(options):
        for width in WIDTHS:
            text = shown(state, width)
            assert isinstance(text, Text)
            assert max(map(cell_len, text.plain.splitlines())) <= width


@pytest.mark.compiled
def test_no_line_is_broken_by_the_terminal() -> None:
    for state in snapshots(SCORED[0]):
        for position in (state, state.view(1), state.view(None)):
            text = FEURIO.presenter.show(position, 40)
            assert isinstance(text, Text)
            assert look(position, 40).splitlines() == [line.plain for line in text.split()]


@pytest.mark.compiled
def test_every_character_is_one_column_wide() -> None:
    shown = {char for state in every_snapshot() for char in glance(state) if char != "\n"}
    for char in shown | {crew.mark for crew in CREWS.values()}:
        assert cell_len(char) == 1
        assert unicodedata.east_asian_width(char) not in "WF"


def test_a_whole_game_fits_80_columns_with_coordinates_in_each_hexagon() -> None:
    for state in every_snapshot():
        if state.tiles():
            assert draw_board(state, 80).key == "feurio-screen-key"


def test_a_narrow_terminal_leaves_out_cold_positions_before_it_leaves_out_the_board() -> None:
    state = play(start(seats=2), "draw 6", "draw 1")
    lines = board(state, 12)
    # The 6 is on its tile, no longer on the three positions that only it heats.
    assert "".join(board(state, 40)).count("6") == 1 + 3
    assert "".join(lines).count("6") == 1
    assert "".join(lines).count("» 7 «") == 2


def test_a_terminal_too_narrow_for_any_board_lists_the_tiles() -> None:
    options = FEURIO.options({"seats": 2, "firebreak": True})
    for state in snapshots(options)[1:]:
        lines = board(state, 16)
        assert max(map(len, lines)) <= 16
        for tile in state.tiles():
            pattern = rf"(^|\s){tile.q},{tile.r}  {tile.number} "
            assert any(re.search(pattern, line) for line in lines)
        assert marks("".join(lines)) == men_on(state.tiles())


def test_coordinates_too_long_for_a_middle_hexagon_stand_beside_the_rows() -> None:
    tiles = [Tile(q, -11, 6, None, None, 5, 3, {}) for q in (-11, -10)]
    far = SimpleNamespace(tiles=lambda: tiles, hottest=list, open_positions=list)
    position = cast("FeurioPosition", far)
    assert board(position, 17)[2] == "|-11,-11|-10,-11|"
    assert draw_board(position, 16).key == "feurio-screen-key-rows"
    assert board(position, 16)[1] == "-11,-11|○○○|○○○|"


# Hexagons.


@pytest.mark.parametrize("size", [LARGE, MIDDLE, SMALL], ids=["large", "middle", "small"])
def test_two_tiles_never_overlap(size: Size) -> None:
    def strokes(cell: Axial) -> dict[Axial, str]:
        x, y = size.middle(cell)
        return {(x + column, y + line): char for column, line, char in size.strokes()}

    def ground(cell: Axial) -> set[Axial]:
        x, y = size.middle(cell)
        reach = size.ground.items()
        return {(x + dx, y + dy) for dy, half in reach for dx in range(-half, half + 1)}

    for beside in neighbours(0, 0):
        assert not ground((0, 0)) & ground(beside)
        ours, theirs = strokes((0, 0)), strokes(beside)
        shared = ours.keys() & theirs.keys()
        assert shared
        assert all(ours[point] == theirs[point] for point in shared)


@pytest.mark.compiled
@pytest.mark.parametrize("width", [200, 80])
def test_each_tile_shows_number_places_free_edges_and_coordinates_without_colour(
    width: int,
) -> None:
    for state in every_snapshot():
        if not state.tiles():
            continue
        lines = board(state, width)
        for tile in state.tiles():
            y, x = find(lines, tile.at)
            places = lines[y + 1][x - 1 : x + 2]
            assert lines[y - 1][x] == str(tile.number)
            if tile.is_firebreak:
                assert places == f"({tile.under})"
                continue
            assert marks(places) == men_on([tile])
            assert places.count("○") == tile.room
            assert places.count("·") == tile.spaces - sum(tile.men.values()) - tile.room
            assert lines[y + 2][x] == str(tile.free_edges or "×")


def test_the_smallest_hexagons_show_numbers_men_and_hottest_heat_too() -> None:
    seen = 0
    for state in every_snapshot():
        if not state.tiles() or draw_board(state, 40).key != "feurio-screen-key-rows":
            continue
        seen += 1
        text = "\n".join(board(state, 40))
        numbers = Counter(re.findall(r"/(\d)\\", text.replace("/", "//").replace("\\", "\\\\")))
        assert numbers == Counter(str(tile.number) for tile in state.tiles())
        assert marks(text) == men_on(state.tiles())
        assert text.count("»") == len(state.hottest())
    assert seen


def test_coordinates_beside_a_row_are_those_of_the_nearest_hexagon() -> None:
    for state in every_snapshot():
        if not state.tiles() or draw_board(state, 40).key != "feurio-screen-key-rows":
            continue
        shown = [tile.at for tile in state.tiles()] + [place.at for place in state.hottest()]
        rows = [[q for q, row in shown if row == r] for r in sorted({r for _, r in shown})]
        labels = re.findall(r"-?\d+,-?\d+", "\n".join(board(state, 40)))
        assert len(labels) == len(rows)
        for label, row in zip(labels, rows, strict=True):
            assert int(label.split(",")[0]) in (min(row), max(row))


def test_rows_are_shifted_by_half_a_hexagon() -> None:
    state = play(start(seats=3), "draw 4", "draw 5", "draw 6")
    lines = board(state, 80)
    places = sorted(find(lines, tile.at) for tile in state.tiles())
    assert {abs(b[1] - a[1]) for a, b in pairwise(places)} == {LARGE.half, 2 * LARGE.half}


def test_colours_follow_numbers_crews_and_fire() -> None:
    state = play(start(seats=1), "draw 6", "draw 1", "lay 1,0", "men 0,0 1 red")
    grounds = {
        str(style.bgcolor and style.bgcolor.name)
        for line in draw_board(state, 80).lines
        for span in line.spans
        if not isinstance(style := span.style, str)
    }
    assert {CREWS[COLOURS[0]].fill, "#f0774f", "#5bb7e0", "#ffb000"} <= grounds


# Heat.


@pytest.mark.compiled
@pytest.mark.parametrize("width", WIDTHS)
def test_every_hottest_position_shows_its_heat_and_its_addends_without_colour(width: int) -> None:
    for state in every_snapshot():
        text = glance(state, width)
        hottest = state.hottest()
        if not hottest:
            assert "»" not in text
            continue
        if draw_board(state, width).key != "feurio-screen-key-list":
            # The smallest hexagons share the sign between them.
            assert text.count(f"»{hottest[0].heat:^3}") == len(hottest)
        assert f"Hottest »{hottest[0].heat}«:" in text
        for place in hottest:
            addends = "+".join(map(str, place.addends)) or "0"
            assert f"{place.q},{place.r} = {addends}" in text


def test_cold_positions_show_their_heat_only_while_a_tile_is_to_come() -> None:
    state = play(start(seats=1), "draw 2", "draw 3", "lay 1,0")
    lines = board(state, 80)
    y, x = find(lines, (0, 0))
    for dx, dy, heat in ((-8, 0, "2"), (-4, -3, "2"), (-4, 3, "2"), (16, 0, "3"), (12, 3, "3")):
        assert lines[y + dy][x + dx] == heat
    over = snapshots(FEURIO.options({"seats": 1}))[-1]
    assert len(over.tiles()) == TILES
    assert board(over, 200)[0].strip().startswith("_/")


# Points.


@pytest.mark.parametrize("options", SCORED, ids=str)
def test_totals_are_the_scores_and_regions_add_up_to_them(options: FeurioOptions) -> None:
    for state in snapshots(options):
        text = glance(state)
        totals = re.findall(r"Seat (\d) +(\d+) points?\b", text)
        assert [int(points) for _, points in totals] == state.scores()
        regions = re.findall(r"(\d+) ÷ (\d) = (\d+)", text)
        assert sum(int(points) for *_, points in regions) == sum(state.scores())
        for total, divisor, points in regions:
            exact = int(total) / int(divisor)
            assert int(points) == (exact // 1 if options.hotter else -(-exact // 1))
        locked = [
            region.sum
            for colour in state.scoring_colours()
            for region in state.regions(colour)
            if region.divisor is None
        ]
        assert sorted(map(int, re.findall(r"(\d+) locked = 0", text))) == sorted(locked)


@pytest.mark.compiled
@pytest.mark.parametrize("width", [80, 40])
@pytest.mark.parametrize("options", LOOKED_AT, ids=str)
def test_men_left_are_shown_by_seat_and_colour(options: FeurioOptions, width: int) -> None:
    for state in snapshots(options):
        left = re.findall(r"[▲●■◆]  (\w+) +(\d+) left", glance(state, width))
        assert left == [
            (str(colour), str(men))
            for seat in range(options.seats)
            for colour, men in state.supply(seat).items()
        ]


def test_auxiliaries_are_marked_as_worth_no_points() -> None:
    assert look(start(seats=3)).count("auxiliaries, no points") == 3
    assert "auxiliaries" not in look(start(seats=3, goal="coop"))


@pytest.mark.compiled
def test_the_seat_on_turn_is_marked_until_the_game_is_over() -> None:
    for state in every_snapshot():
        marked = re.findall(r"► Seat (\d)", glance(state))
        assert marked == ([] if state.to_move == OVER else [str(state.on_turn)])


# The task.


def test_the_task_is_shown_for_each_colour() -> None:
    state = play(start(seats=1), "draw 6", "draw 1", "lay 1,0", "men 1,0 1 blue")
    text = look(state)
    assert re.search(r"■  blue +· 11 to place +✓ one region +✓ open 1", text)
    assert re.search(r"◆  yellow +· 12 to place +· no region +· open 1", text)
    play(state, "draw 2", "lay 0,1", "pass", "draw 5", "lay -1,1", "men -1,1 2 green")
    assert re.search(r"●  green +· 10 to place +✓ one region +· open 1", look(state))


def test_a_colour_that_is_all_placed_is_ticked() -> None:
    state = start(seats=1)
    play(state, "draw 6")
    state.raw.supply[0, COLOURS[0]] = 0
    assert re.search(r"▲  red +✓ all placed", look(state))


@pytest.mark.compiled
def test_a_task_that_can_no_longer_be_done_is_announced_with_reason_and_rule() -> None:
    announced = 0
    for state in every_snapshot():
        obstacle = state.obstacle()
        text = " ".join(glance(state).split())
        if obstacle is None:
            assert "can no longer be done" not in text
        else:
            announced += 1
            warning = f"The forest can no longer be saved: {obstacle.reason} ({obstacle.rule})"
            assert warning in text
    assert announced


# What is asked for.


def test_the_status_follows_the_setup() -> None:
    state = start(seats=4)
    assert "The start tiles are turned over: none yet." in look(state)
    play(state, "draw 3", "draw 6")
    assert "The start tiles are turned over: 3 6." in look(state)
    play(state, "draw 5", "draw 4")
    assert "Red arranges the start tiles 3 6 5 4" in look(state)
    play(state, "arrange 5 6")
    assert "Green draws a tile." in look(state)
    assert "32 tiles in the bag; not seen yet: 1×6 2×6 3×5 4×5 5×5 6×5." in look(state)


def test_the_status_follows_a_turn() -> None:
    state = play(start(seats=1), "draw 6", "draw 5")
    assert "The brigade places a 5 (○○○) on the hottest spot." in look(state)
    play(state, "lay 1,0")
    assert "The brigade places up to 3 firefighters on one tile, or passes." in look(state)
    state.raw.supply[0] = 1
    assert "The brigade places a firefighter, or passes." in look(state)
    state.raw.supply[0] = 0
    assert "The brigade has nobody left to place, and passes." in look(state)


def test_the_end_names_the_winners_and_the_rule() -> None:
    for options in SCORED:
        state = snapshots(options)[-1]
        outcome = state.outcome()
        assert outcome is not None
        winners = ", ".join(
            state.game.presenter.seat_name(state.options, seat) for seat in outcome.winners
        )
        text = " ".join(glance(state).split())
        assert f"The fire is out! Victory for {winners} with {max(state.scores())} point" in text
        assert text.endswith("(R41)")


@pytest.mark.parametrize(
    ("won", "words"), [(True, "You saved the forest!"), (False, "The fire won this time.")]
)
def test_the_end_of_a_task_says_whether_it_is_done(
    monkeypatch: pytest.MonkeyPatch, won: bool, words: str
) -> None:
    state = snapshots(FEURIO.options({"seats": 2, "goal": "coop"}))[-1]
    outcome = Outcome(((0, 1),), Message("feurio-task-done"), "R71", won=won)
    monkeypatch.setattr(FeurioState, "outcome", lambda _: outcome)
    ending = f"{words} {Message('feurio-task-done')} (R71)"
    assert ending in " ".join(look(state).split())


# Secrets.


def hide(number: int) -> FeurioState:
    """A firebreak of seat 1 with this number, and the same number drawn by seat 0."""
    state = start(seats=2, firebreak=True)
    play(state, "draw 6", "draw 4", f"draw {number}")
    return play(state, str(state.moves()[-1]), f"draw {number}")


def test_hidden_numbers_never_appear() -> None:
    for width in WIDTHS:
        for seat in (None, 0, 1):
            screens = {look(hide(number).view(seat), width) for number in (1, 2, 5)}
            # Seat 1 knows its firebreak, seat 0 what it has drawn, a spectator nothing.
            assert len(screens) == (1 if seat is None else 3)
    stranger, owner = look(hide(2).view(None)), look(hide(2).view(1))
    assert ":::" in stranger
    assert "(2)" not in stranger
    assert "(2)" in owner
    assert "Red & blue places a secret tile" in owner
    assert "0 is a firebreak" in " ".join(owner.split())


def test_who_drew_a_tile_is_told_that_it_may_become_a_firebreak() -> None:
    text = " ".join(look(hide(2).view(0)).split())
    assert "a 2 (○) on the hottest spot: face up, or face down as a firebreak." in text
