"""The kernels: conservation, and random play that is legal, even, and reaches everything."""

from collections import Counter
from functools import cache

import numpy as np
import pytest

from ludoteca.core.chance import stream
from ludoteca.core.turn import OVER
from ludoteca.games.futurisiko import FUTURISIKO, FutuRisikoOptions, FutuRisikoState, Unit
from ludoteca.games.futurisiko.box import CARD_TYPES, COLOURS, COPIES, SUPPLY
from ludoteca.games.futurisiko.map import load_world
from ludoteca.games.futurisiko.rules.course import FIRST, MOST_LEGAL, NAME, random_action
from ludoteca.games.futurisiko.rules.layout import FIELDS, GAME, Phase
from tests.effort import times
from tests.games.futurisiko.scenario import DRAFT, after, dealt, operations, play

pytestmark = pytest.mark.compiled

TABLES = list(FUTURISIKO.option_sets())
at_every_table = pytest.mark.parametrize("options", TABLES, ids=str)
ROUNDS = times(3)
FLAGS = 20


@cache
def play_out(options: FutuRisikoOptions) -> list[FutuRisikoState]:
    """A random game by the kernels' own random player, as copies of its states."""
    rng, actions = stream(7), np.empty(MOST_LEGAL, np.int64)
    state = FUTURISIKO.start(options)
    states = [state.copy()]
    while state.to_move != OVER and state.round <= ROUNDS:
        state.apply(int(random_action(state.raw, rng, actions)))
        states.append(state.copy())
    return states


@at_every_table
def test_F73_pieces_are_conserved(options: FutuRisikoOptions) -> None:
    for state in play_out(options):
        board: Counter[tuple[int, Unit]] = Counter()
        for _, seat, tanks, planes in state.units():
            board[seat, Unit.TANK] += tanks
            board[seat, Unit.PLANE] += planes
        for _, seat, subs in state.subs():
            board[seat, Unit.SUB] += subs
        for seat in range(options.seats):
            for unit, supply in state.supply(seat).items():
                assert board[seat, unit] + supply == SUPPLY[unit]
                assert supply >= 0
        assert max(state.scores()) <= FLAGS


@at_every_table
def test_F74_cards_are_conserved(options: FutuRisikoOptions) -> None:
    for state in play_out(options):
        s = state.raw
        turned = Counter(s.queue[: s.queued].tolist())
        if state.phase == Phase.DRAFT_ORDER:
            # What was turned for the draft lies beside the deck, and is shuffled in again.
            turned = Counter((action >> FIRST) & NAME for action in state.actions)
        for card in range(CARD_TYPES):
            there = int(s.unknown[card]) + int(s.hand[:, card].sum()) + turned[card]
            assert there == COPIES[card // COLOURS]


@at_every_table
def test_F75_each_territory_in_play_has_one_flag(options: FutuRisikoOptions) -> None:
    places = {place.id for place in load_world().territories} - {options.removed}
    for state in play_out(options):
        if state.round:
            assert set(state.owners()) == places


@at_every_table
def test_the_random_player_plays_legal_actions_only_and_reaches_every_one(
    options: FutuRisikoOptions,
) -> None:
    rng, actions = stream(5), np.empty(MOST_LEGAL, np.int64)
    # One state of each kind of step, with so few actions that all of them come up.
    steps = {state.phase: state for state in play_out(options) if 0 < len(state.legal()) < 50}
    assert len(steps) > 5
    for phase, state in steps.items():
        # Many hits at once are too rare to wait for.
        legal = set(state.legal()[:3] if phase == Phase.HITS else state.legal())
        seen: set[int] = set()
        for _ in range(40 * 50):
            action = int(random_action(state.raw, rng, actions))
            assert action in legal or phase == Phase.HITS
            seen.add(action)
            if legal <= seen:
                break
        assert legal <= seen


@pytest.mark.compiled
def test_the_random_player_is_even() -> None:
    state = after(operations("build tank 3 peru; build plane 2 messico"), cards=False)
    rng, actions = stream(6), np.empty(MOST_LEGAL, np.int64)
    legal = state.legal()
    counts = Counter(int(random_action(state.raw, rng, actions)) for _ in range(200 * len(legal)))
    chi_square = sum((counts[action] - 200) ** 2 / 200 for action in legal)
    # Mean n - 1, standard deviation √(2n - 2): six of them.
    assert chi_square < len(legal) - 1 + 6 * (2 * len(legal)) ** 0.5


@pytest.mark.parametrize("record", [f"{dealt()}; built; built; built", DRAFT])
def test_F71_cards_come_with_the_chances_of_the_deck(record: str) -> None:
    state = after(record)
    if state.phase != Phase.SEQUENCE:
        play(state, "ready; moved; ready; moved; ready; moved")
    rng, actions = stream(8), np.empty(MOST_LEGAL, np.int64)
    draws = times(6000)
    counts = Counter(int(random_action(state.raw, rng, actions)) for _ in range(draws))
    for action, chance in zip(state.legal(), state.chances(), strict=True):
        assert abs(counts[action] - draws * chance) < 5 * (draws * chance * (1 - chance)) ** 0.5


def test_F2_hits_come_with_the_chances_of_the_dice() -> None:
    state = after(operations("build tank 3 peru"), cards=False)
    play(state, "move tank 3 peru argentina; moved; fight argentina; roll; hits 0; roll")
    rng, actions = stream(9), np.empty(MOST_LEGAL, np.int64)
    rolls = times(6000)
    counts = Counter(int(random_action(state.raw, rng, actions)) for _ in range(rolls))
    for action, chance in zip(state.legal(), state.chances(), strict=True):
        assert abs(counts[action] - rolls * chance) < 5 * (rolls * chance * (1 - chance)) ** 0.5


def test_a_state_has_no_gaps_and_room_for_the_longest_list() -> None:
    assert FIELDS.fields is not None
    end = 0
    for _, (kind, offset, *_) in sorted(FIELDS.fields.items(), key=lambda field: field[1][1]):
        assert offset == end
        end = offset + kind.itemsize
    assert end == GAME.itemsize <= 8192
    # Every tank by land or over any sea, every plane, every submarine; or all of them built.
    tanks, planes, subs = SUPPLY.tolist()
    moves = tanks * (36 + 8 * 36) + planes * 36 + subs * 8
    builds = 36 * (tanks + planes) + 8 * subs + 6 + 6 * 5
    assert max(moves, builds) < MOST_LEGAL


def test_random_games_end_with_the_round_limit() -> None:
    options = FUTURISIKO.options({"seats": 6, "cards": False, "round_limit": 1})
    actions = FUTURISIKO.playouts.random_games(FUTURISIKO.start(options), 2, seed=3)
    # The draft, a card for the sequence, and for each seat the end of two steps.
    assert actions >= 2 * (1 + 36 + 1 + 2 * 6)
    assert actions == FUTURISIKO.playouts.random_games(FUTURISIKO.start(options), 2, seed=3)
