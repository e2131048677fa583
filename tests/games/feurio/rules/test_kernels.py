"""The kernels: conservation, random play that is legal and reaches everything, speed's limits."""

from collections import Counter

import numpy as np
import pytest

from ludoteca.core.chance import stream
from ludoteca.core.turn import CHANCE, OVER
from ludoteca.games.feurio import FEURIO, FeurioOptions
from ludoteca.games.feurio.box import BACK, NUMBERS, SPACES, TILES, TILES_PER_NUMBER
from ludoteca.games.feurio.options import every_options
from ludoteca.games.feurio.rules.course import MOST_LEGAL, apply, random_action
from ludoteca.games.feurio.rules.hexagons import REACH
from ludoteca.games.feurio.rules.layout import FIELDS, GAME, MOST_OPEN, NO_HEAT, Phase
from ludoteca.games.feurio.state import FeurioState
from ludoteca.games.feurio.view import PUBLIC
from tests.effort import COMPILED, times

GAMES = times(50, 1)
at_every_table = pytest.mark.parametrize("options", list(every_options()), ids=str)


def play_out(options: FeurioOptions, seed: int, stride: int = 1) -> list[FeurioState]:
    """A random game by the kernels' own random player, as copies of every so many states."""
    rng = stream(seed)
    state = FEURIO.start(options)
    states = [state.copy()]
    while state.to_move != OVER:
        state.apply(int(random_action(state.raw, rng)))
        if len(state.actions) % stride == 0:
            states.append(state.copy())
    return states


@pytest.mark.compiled
@at_every_table
def test_tiles_and_men_are_conserved(options: FeurioOptions) -> None:
    for seed in range(GAMES):
        for state in play_out(options, seed, stride=1 if seed < 3 else 10):
            assert_conserved(state)


def assert_conserved(state: FeurioState) -> None:
    s = state.raw
    # R1: each tile is in the bag, drawn, turned over at the start, or on the board.
    numbers = np.where(s.number[: s.laid] == BACK, s.under[: s.laid], s.number[: s.laid])
    waiting = s.start[: s.turned] if s.laid == 0 else []
    everywhere = Counter([*numbers.tolist(), *waiting, *([int(s.drawn)] if s.drawn else [])])
    for number in NUMBERS:
        assert everywhere[number] + s.bag[number] == TILES_PER_NUMBER
    assert s.bag.sum() == s.left
    # R4, R35, R84: men are in a supply, on a tile, or have paid for a firebreak.
    firebreaks = int((s.number[: s.laid] == BACK).sum())
    started = FEURIO.start(state.options).raw.supply.sum()
    assert s.supply.sum() + s.men.sum() + firebreaks == started
    assert s.supply.min() >= 0
    # R31, R89: never more men than places.
    assert (s.men.sum(axis=1)[: s.laid] <= SPACES[s.number[: s.laid]]).all()


@pytest.mark.compiled
@at_every_table
def test_masks_and_open_positions_agree_with_the_board(options: FeurioOptions) -> None:
    for state in play_out(options, seed=99, stride=3):
        s = state.raw
        tiles = {tile.at: tile for tile in state.tiles()}
        for tile in tiles.values():
            beside = [(tile.q + q, tile.r + r) for q, r in ((1, 0), (1, -1), (0, -1))]
            beside += [(tile.q - q, tile.r - r) for q, r in ((1, 0), (1, -1), (0, -1))]
            assert tile.free_edges == sum(cell not in tiles for cell in beside)
            men = sum(tile.men.values())
            assert tile.room == max(0, min(tile.spaces, tile.free_edges) - men)
        heats = {position.at: position.heat for position in state.open_positions()}
        assert sorted(heats.values()) == sorted(s.heat[: s.opened].tolist())
        assert (s.heat[s.opened :] == NO_HEAT).all()
        assert not set(heats) & set(tiles)


@at_every_table
def test_the_random_player_plays_legal_actions_only_and_reaches_every_one(
    options: FeurioOptions,
) -> None:
    rng = stream(5)
    states = play_out(options, seed=7)
    picked = [states[i] for i in range(0, len(states) - 1, 1 if COMPILED else 25)]
    for state in picked:
        legal = set(state.legal())
        seen: set[int] = set()
        # Enough tries that a missing action would be a fault, not bad luck.
        for _ in range(40 * len(legal)):
            seen.add(int(random_action(state.raw, rng)))
            if seen == legal:
                break
        assert seen == legal


@pytest.mark.compiled
def test_the_random_player_is_even() -> None:
    options = FEURIO.options({"seats": 2, "firebreak": True})
    states = play_out(options, seed=3)
    rng = stream(6)
    for phase in (Phase.LAY, Phase.MEN):
        state = max((s for s in states if s.phase == phase), key=lambda s: len(s.legal()))
        legal = state.legal()
        counts = Counter(int(random_action(state.raw, rng)) for _ in range(200 * len(legal)))
        chi_square = sum((counts[action] - 200) ** 2 / 200 for action in legal)
        # Mean n - 1, standard deviation √(2n - 2): six of them.
        assert chi_square < len(legal) - 1 + 6 * (2 * len(legal)) ** 0.5


def test_draws_come_with_the_chances_of_the_bag() -> None:
    state = FEURIO.start(FEURIO.options({"seats": 1}))
    for number in (6, 6, 6, 6):
        state.play(f"draw {number}")
        while state.to_move != CHANCE:
            state.apply(state.legal()[0])
    assert state.chances() == [6 / 32] * 5 + [2 / 32]
    rng = stream(8)
    counts = Counter(int(random_action(state.raw, rng)) & 7 for _ in range(3200))
    assert abs(counts[6] - 200) < 5 * (3200 * 2 / 32 * 30 / 32) ** 0.5


def test_a_state_has_no_gaps_and_room_for_the_longest_game() -> None:
    assert FIELDS.fields is not None
    end = 0
    for _, (kind, offset, *_) in sorted(FIELDS.fields.items(), key=lambda field: field[1][1]):
        assert offset == end
        end = offset + kind.itemsize
    assert end == GAME.itemsize <= 8192
    assert MOST_OPEN >= 6 + 2 * (TILES - 1)
    assert MOST_LEGAL >= 1 + 12 * TILES


def test_every_field_is_public_or_known_to_hide_something() -> None:
    assert set(GAME.names or ()) - set(PUBLIC) == {"drawn", "under", "bag", "spare"}


@pytest.mark.compiled
def test_no_game_reaches_the_rim_of_the_grid() -> None:
    # Firebreaks all around the start, then a line as straight as can be, is the worst there is.
    for seats in (2, 3, 4):
        state = FEURIO.start(FEURIO.options({"seats": seats, "firebreak": True}))
        while state.to_move != OVER:
            texts = [str(move) for move in state.moves()]
            breaks = [t for t in texts if t.startswith("break")] or texts
            state.play(
                max(breaks, key=lambda t: int(t.split()[1].split(",")[0]) if "," in t else 0)
            )
        assert max(max(abs(t.q), abs(t.r)) for t in state.tiles()) < REACH - 1


def test_apply_trusts_and_changes_in_place() -> None:
    state = FEURIO.start(FEURIO.options({"seats": 1}))
    before = state.key()
    assert apply(state.raw, state.legal()[0]) is None
    assert state.key() != before
