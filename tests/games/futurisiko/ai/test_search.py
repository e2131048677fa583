"""What a search asks of FutuRisiko!: ideas, games played on, and chances to win."""

from collections.abc import Callable

import numpy as np
import pytest

from ludoteca.core.chance import stream
from ludoteca.games.futurisiko import FutuRisikoState
from ludoteca.games.futurisiko.ai.search import MOST_IDEAS, SEARCH, judge, random_rollout, rollout
from ludoteca.games.futurisiko.box import COLOURS, Card
from ludoteca.games.futurisiko.rules.course import MOST_LEGAL
from ludoteca.games.futurisiko.rules.layout import Phase
from tests.games.futurisiko.scenario import DRAFT, PRACTICE, after


def ideas(state: FutuRisikoState) -> dict[str, float]:
    """What a search would think of, and how soon."""
    actions = np.zeros(MOST_LEGAL, np.int64)
    priors = np.zeros(MOST_LEGAL, np.float32)
    count = SEARCH.propose(state.raw, actions, priors)
    moves = (str(state.move_of(action)) for action in actions[:count].tolist())
    return dict(zip(moves, priors[:count].tolist(), strict=True))


def values(state: FutuRisikoState) -> list[float]:
    """The chance of each seat to win."""
    found = np.zeros(SEARCH.most_seats, np.float32)
    judge(state.raw, found)
    return [float(value) for value in found[: state.options.seats]]


def test_of_many_builds_the_best_of_each_place_is_thought_of() -> None:
    state = after(PRACTICE, cards=False)
    found = ideas(state)
    assert len(found) == MOST_IDEAS < len(state.legal())
    assert set(found) <= set(map(str, state.moves()))
    places = [(move.split()[1], move.split()[-1]) for move in found if move != "built"]
    assert len(places) == len(set(places))
    assert "built" in found, "to stop is always an idea"
    assert sum(found.values()) == pytest.approx(1)


def test_F71_what_chance_may_do_is_complete() -> None:
    state = after(DRAFT, cards=False)
    assert set(ideas(state)) == set(map(str, state.moves()))


def test_cards_of_a_kind_are_one_idea() -> None:
    state = after(PRACTICE, cards=False)
    s = state.raw
    s.phase, s.cards, s.hand[0, 0], s.hand[0, 1], s.hand[0, 2] = Phase.DISCARD, 1, 1, 1, 1
    assert set(map(str, state.moves())) == {
        *("discard arma_segreta:red", "discard arma_segreta:yellow"),
        *("discard arma_segreta:blue", "keep"),
    }
    assert len(ideas(state)) == 2


def test_F13_claims_and_F62_missiles_are_ideas_by_their_aim() -> None:
    assert len(ideas(after("turn tradimento:red", cards=False))) == MOST_IDEAS
    state = after(PRACTICE, cards=False)
    state.raw.points = 0
    state.raw.hand[0, Card.MISSILI_BALISTICI * COLOURS] = 1
    state.raw.hand[0, Card.MISSILI_BALISTICI * COLOURS + 1] = 1
    assert sorted(ideas(state)) == ["built", "launch red 1", "launch red 2"]


def test_F37_a_ferry_is_another_way_to_the_same_place() -> None:
    state = after(PRACTICE, cards=False)
    s, world = state.raw, state.world
    s.phase = Phase.MOVE
    s.fresh_tanks[world.territory_index["messico"]] = 1
    s.fresh_subs[world.sea_index["atlantico"]] = 1
    found = ideas(state)
    aims = [move.split()[-1] for move in found if move.startswith("move tank")]
    aims += [move.split()[3] for move in found if move.startswith("ferry")]
    assert len(aims) == len(set(aims)) > 0


def test_F56_who_has_reached_the_goal_has_won() -> None:
    state = after(PRACTICE, cards=False)
    state.raw.owner[:20] = 1
    state.raw.phase = Phase.OVER
    assert values(state) == [0.0, 1.0, 0.0]


def test_F59_a_shared_victory_is_shared() -> None:
    state = after(PRACTICE, cards=False)
    state.raw.phase = Phase.OVER
    assert values(state) == pytest.approx([1 / 3] * 3)
    state.raw.tanks[state.world.territory_index["cina"]] = 1
    assert values(state) == [0.0, 0.0, 1.0], "more pieces by value"


def test_F57_who_is_out_will_not_win_and_territories_help() -> None:
    state = after(PRACTICE, cards=False)
    owner = state.raw.owner
    owner[owner == 2] = 1
    red, yellow, blue = values(state)
    assert blue == 0.0
    assert yellow > red > 0.0
    assert red + yellow == pytest.approx(1)


@pytest.mark.parametrize("play_on", [rollout, random_rollout])
def test_games_are_played_on_into_the_next_round(
    play_on: Callable[[np.record, np.record, np.ndarray, np.ndarray], None],
) -> None:
    state = after(PRACTICE, cards=False)
    found, chances = np.zeros((2, SEARCH.most_seats), np.float32)
    play_on(state.raw, stream(1), found, chances)
    assert (found == chances).all()
    assert state.raw.rounds == 3 or state.raw.phase == Phase.OVER
    assert sum(found[:3]) == pytest.approx(1)


def test_others_reply_by_instinct() -> None:
    state = after(PRACTICE, cards=False)
    assert SEARCH.reply_policy(state.raw, stream(1)) in state.legal()
    assert not SEARCH.plans_alone(state.raw)


def test_F2_dice_fall_with_their_chances() -> None:
    state = after(PRACTICE, cards=False)
    state.raw.phase, state.raw.dice = Phase.HITS, 3
    rng = stream(5)
    hits = [str(state.move_of(SEARCH.sample_chance(state.raw, rng))) for _ in range(300)]
    assert set(hits) == {"hits 0", "hits 1", "hits 2", "hits 3"}
    assert hits.count("hits 1") > hits.count("hits 3")
