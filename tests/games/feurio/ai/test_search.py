"""What a search asks of Feurio!: weights for all legal actions, and ends with their worth."""

import numpy as np
import pytest

from ludoteca.core.chance import stream
from ludoteca.core.records.replay import replay
from ludoteca.core.turn import CHANCE, OVER
from ludoteca.games.feurio import FEURIO, FeurioOptions, FeurioState
from ludoteca.games.feurio.ai.search import SEARCH
from ludoteca.games.feurio.ai.standing import is_first
from ludoteca.games.feurio.box import Goal
from tests.effort import COMPILED
from tests.games.feurio.scenario import records_in

TABLES = list(FEURIO.option_sets())[:: 1 if COMPILED else 4]
LATE = 45
at_every_table = pytest.mark.parametrize("options", TABLES, ids=str)


def random_states(options: FeurioOptions, seed: int) -> list[FeurioState]:
    """Every state of a random game."""
    rng = np.random.default_rng(seed)
    state = FEURIO.start(options)
    states = [state.copy()]
    while state.to_move != OVER:
        state.apply_unchecked(int(rng.choice(state.legal())))
        states.append(state.copy())
    return states


def weights(state: FeurioState) -> dict[str, float]:
    """What the search is told to look at, and how soon, by the texts of moves."""
    actions = np.empty(SEARCH.most_actions, np.int64)
    priors = np.empty(SEARCH.most_actions, np.float32)
    count = SEARCH.propose(state.raw, actions, priors)
    texts = [str(state.move_of(int(action))) for action in actions[:count]]
    return dict(zip(texts, map(float, priors[:count]), strict=True))


def rollout(state: FeurioState, seed: int, *, blind: bool = False) -> list[float]:
    """What the end of a game is worth to each seat; the state is then over."""
    values, chances = np.zeros((2, SEARCH.most_seats), np.float32)
    ending = SEARCH.random_rollout if blind else SEARCH.rollout
    ending(state.raw, stream(seed), values, chances)
    assert state.to_move == OVER
    outcome, seats = state.outcome(), range(state.options.seats)
    assert outcome is not None
    if outcome.won is not None:
        assert chances[: len(seats)].tolist() == [float(outcome.won)] * len(seats)
    else:
        shares = [(seat in outcome.winners) / len(outcome.winners) for seat in seats]
        assert chances[: len(seats)] == pytest.approx(shares)
    return [float(value) for value in values[: state.options.seats]]


@at_every_table
def test_every_legal_action_has_a_weight_and_all_add_up_to_one(options: FeurioOptions) -> None:
    # For the task every action is tried, which takes long as plain Python.
    stride = 5 if COMPILED or options.goal == Goal.SCORE else 30
    for state in random_states(options, 1)[:-1:stride]:
        found = weights(state)
        assert sorted(found) == sorted(map(str, state.moves()))
        assert min(found.values()) > 0
        assert sum(found.values()) == pytest.approx(1, abs=1e-4)


@at_every_table
@pytest.mark.parametrize("blind", [False, True])
def test_the_best_placed_have_the_highest_value(options: FeurioOptions, *, blind: bool) -> None:
    for state in random_states(options, 2)[LATE : None if COMPILED else LATE + 1 : 20]:
        values = rollout(state, 3, blind=blind)
        assert all(0 <= value <= 1 for value in values)
        outcome = state.outcome()
        assert outcome is not None
        if outcome.won is None:
            best = {seat for seat, value in enumerate(values) if value == max(values)}
            assert best == set(outcome.winners)
        else:
            assert len(set(values)) == 1
            assert (values[0] == 1) == outcome.won


@at_every_table
def test_whoever_answers_at_once_answers_with_a_legal_move(options: FeurioOptions) -> None:
    rng = stream(6)
    for state in random_states(options, 5)[: -1 : 4 if COMPILED else 20]:
        if state.to_move != CHANCE:
            assert int(SEARCH.reply_policy(state.raw, rng)) in state.legal()
            assert int(SEARCH.rollout_policy(state.raw, rng)) in state.legal()


@pytest.mark.parametrize("name", ["solitaire_won.jsonl", "cooperative_won.jsonl"])
def test_R71_a_task_that_is_done_is_worth_all(name: str) -> None:
    state = replay(records_in(name)[0])
    assert isinstance(state, FeurioState)
    assert set(rollout(state, 1)) == {1.0}


def test_R71_more_men_placed_are_worth_more_when_the_task_is_not_done() -> None:
    idle, busy = (random_states(TABLES[0], 4)[-1] for _ in range(2))
    assert idle.outcome() is not None
    idle.raw.supply[0, :] += 1
    assert rollout(idle, 1)[0] < rollout(busy, 1)[0] < 0.3


def test_R53_those_who_share_a_victory_share_its_value() -> None:
    state = FEURIO.start(FEURIO.options({"seats": 2}))
    while state.to_move == CHANCE or state.to_move != OVER:
        state.apply(state.legal()[0] if state.to_move == CHANCE else state.legal()[-1])
    state.raw.held[:] = 0
    values = rollout(state, 1)
    assert values[0] == values[1] == pytest.approx(0.5)


def test_R6_chance_draws_what_is_in_the_bag() -> None:
    state = FEURIO.start(FEURIO.options({"seats": 4}))
    rng = stream(1)
    drawn = {SEARCH.sample_chance(state.raw, rng) for _ in range(100)}
    assert drawn == set(state.legal())


def test_R46_one_man_on_a_tile_is_looked_at_sooner_than_three() -> None:
    states = random_states(FEURIO.options({"seats": 4}), 5)
    state = next(state for state in states if "pass" in map(str, state.moves()))
    found = weights(state)
    for text, weight in found.items():
        if text.startswith("men") and text.split()[2] == "3":
            _, cell, _, colour = text.split()
            assert weight < found[f"men {cell} 1 {colour}"]
    assert any(" 3 " in text for text in found)


def test_three_crews_or_more_plan_each_for_itself_unless_they_have_a_common_task() -> None:
    for options in TABLES:
        plans_alone = SEARCH.plans_alone(FEURIO.start(options).raw)
        assert plans_alone == (options.seats > 2 and options.goal == Goal.SCORE)


def test_R52_of_equal_points_those_with_the_more_valuable_region_are_first() -> None:
    state = FEURIO.start(FEURIO.options({"seats": 2}))
    points, regions = np.array([20, 20]), np.array([12, 15])
    assert [is_first(state.raw, points, regions, seat) for seat in range(2)] == [False, True]
    assert is_first(state.raw, points, np.array([15, 15]), 0)
