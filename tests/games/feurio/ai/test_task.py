"""What crews are told of their choices for the task (R67 to R81), and what they make of it."""

from collections import Counter
from collections.abc import Iterator

import numpy as np
import pytest

from ludoteca.core.chance import stream
from ludoteca.core.stored import storage_of
from ludoteca.core.turn import OVER
from ludoteca.games.feurio import FEURIO, FeurioOptions, FeurioState
from ludoteca.games.feurio.ai.network import NETWORK
from ludoteca.games.feurio.ai.policies.task import policy
from ludoteca.games.feurio.ai.policies.task.feature import FEATURES, Feature
from ludoteca.games.feurio.ai.policies.task.policy import rollout_of_task, task_policy
from ludoteca.games.feurio.ai.policies.task.survey import SURVEY
from ludoteca.games.feurio.ai.policies.task.weights import WEIGHTS
from ludoteca.games.feurio.ai.search import SEARCH
from ludoteca.games.feurio.box import COLOURS, MEN, WATER, Goal
from ludoteca.games.feurio.rules.goals import has_water
from ludoteca.games.feurio.rules.men import rooms
from tests.effort import COMPILED, times
from tests.games.feurio.ai.telling import lay, propose, tell_choices
from tests.games.feurio.scenario import after, turn

TASKS = [options for options in FEURIO.option_sets() if options.is_cooperative]
at_every_task = pytest.mark.parametrize("options", TASKS, ids=str)

Told = dict[Feature, float]


def tell(state: FeurioState) -> dict[str, Told]:
    """By the texts of all choices, what is told of each."""
    return tell_choices(state, policy, SURVEY, Feature)


def alone(numbers: str, *then: str) -> FeurioState:
    """A game of one: tiles by their numbers, each with what is done after it."""
    state = after(f"draw {numbers[0]}", 1)
    for number, do in zip(numbers[1:], then, strict=True):
        turn(state, int(number), do)
    return state


@at_every_task
def test_what_is_proposed_is_what_is_legal(options: FeurioOptions) -> None:
    rng = np.random.default_rng(3)
    state, count = FEURIO.start(options), 0
    while state.to_move != OVER:
        legal = state.legal()
        if count % (3 if COMPILED else 9) == 0:
            found = propose(state)
            assert sorted(found) == sorted(legal)
            assert sum(found.values()) == pytest.approx(1, abs=1e-4)
            assert min(found.values()) > 0
        state.apply_unchecked(int(rng.choice(legal)))
        count += 1


def test_where_points_are_the_goal_games_are_finished_as_ever() -> None:
    state = after("draw 3; draw 6; draw 6; draw 4; arrange 6 6; draw 2; lay 2,-1", 4)
    assert NETWORK.rollout is not None
    ends = []
    for ending in (NETWORK.rollout, SEARCH.rollout):
        values, chances = np.zeros((2, SEARCH.most_seats), np.float32)
        ending(storage_of(state).copy()[0], stream(1), values, chances)
        ends.append(values.tolist())
    assert ends[0] == ends[1]


def test_the_first_of_a_crew_and_where_it_is_already() -> None:
    told = tell(lay(alone("34", "men here 1 red"), 2))
    at = "-1,0"  # the 4, where the fire went first
    assert told[f"men {at} 1 red"][Feature.HELD] == 1
    assert Feature.FIRST not in told[f"men {at} 1 red"]
    assert told[f"men {at} 1 green"][Feature.FIRST] == 1
    assert told[f"men {at} 1 green"][Feature.CONTESTED] > 0, "red wants it, too"
    assert told["men 0,0 1 red"].keys().isdisjoint({Feature.HELD, Feature.APART, Feature.FIRST})


def test_who_goes_apart_is_told_so() -> None:
    """R72: in the end a crew is one region."""
    state = lay(alone("366554", "men here 1 red", *["pass"] * 4), 4)
    far = set()
    for choice, told in tell(state).items():
        if choice.endswith(" 1 red"):
            q, r = map(int, choice.split()[1].split(","))
            # From the crew at -1,0.
            is_far = max(abs(q + 1), abs(r), abs(q + 1 + r)) > 1
            far.add(is_far)
            assert (Feature.APART in told) == is_far
    assert far == {True, False}


def test_water_is_wanted_once() -> None:
    """R73, R75: a crew needs one open 1; another is lost to those who have none."""
    state = lay(alone("31", "men here 1 red"), 1)
    told = tell(state)
    first, more = told["men -1,1 1 green"], told["men -1,1 1 red"]
    assert first[Feature.FIRST_WATER] == 1
    assert first[Feature.FIRST_WATER_EDGES] == pytest.approx(4 / 6)
    assert more[Feature.MORE_WATER] == 1
    assert more[Feature.WATER_OF_OTHERS] == pytest.approx(3 / 4)
    assert Feature.WATER_WASTED not in more, "four 1s are still to come"
    assert told["men 0,0 1 green"][Feature.TOWARDS_WATER] == 1
    assert Feature.TOWARDS_WATER not in told["men 0,0 1 red"], "red has water"


def test_men_are_counted_in_turns_that_are_left() -> None:
    """R23, R70: a turn places three men of a colour, and each tile to come is a turn."""
    told = tell(lay(alone("3"), 6))
    one, three = told["men -1,0 1 red"], told["men -1,0 3 red"]
    # 35 turns; all of the 48 men take 16, and 15 once three of them are placed.
    assert one[Feature.SLACK] == pytest.approx((34 - 16) / 35)
    assert three[Feature.SLACK] == pytest.approx((34 - 15) / 35)
    assert told["pass"][Feature.SLACK] == pytest.approx((34 - 16) / 35)
    assert three[Feature.MEN_LEFT] == pytest.approx((MEN - 3) / MEN)
    assert Feature.LATE not in one
    assert one[Feature.HURRY] == pytest.approx(48 / (3 * 35))
    assert three[Feature.HURRY] == pytest.approx(3 * one[Feature.HURRY])


def test_who_passes_too_often_is_late() -> None:
    state = alone("3")
    for number in "66554433226655443322":
        turn(state, int(number))
    told = tell(lay(state, 6))
    assert Feature.LATE in told["pass"], "15 turns, and 16 are needed"


# So many games are surely enough to meet all that is looked for in them.
ENOUGH = 60


def decisions(
    seed: int, seen: Counter[Feature], wanted: set[Feature]
) -> Iterator[tuple[FeurioState, dict[str, Told]]]:
    """What is asked in games of one, some of it done at random, until all that is wanted was seen.

    As plain Python that would take too long.
    """
    rng, whim = stream(seed), np.random.default_rng(seed)
    for game in range(ENOUGH):
        if game >= times(4, plain=1) and (wanted <= seen.keys() or not COMPILED):
            return
        state = FEURIO.start(TASKS[0])
        while state.to_move != OVER:
            if state.to_move == 0:
                yield state, tell(state)
            is_whim = whim.integers(4) == 0
            action = whim.choice(state.legal()) if is_whim else task_policy(state.raw, rng)
            state.apply_unchecked(int(action))
    pytest.fail(f"never seen: {wanted - seen.keys()}")


def regions(state: FeurioState) -> Counter[str]:
    """How many regions each crew has."""
    return Counter({str(colour): len(state.regions(colour)) for colour in COLOURS})


def crews_with_water(state: FeurioState) -> set[str]:
    """R73: the crews that hold an open 1."""
    return {str(colour) for colour in COLOURS if has_water(state.raw, colour)}


def room(state: FeurioState, tiles: int) -> int:
    """R31: for how many men there is room on the first so many tiles."""
    return sum((vacant & (1 << tiles) - 1).bit_count() for vacant in map(int, rooms(state.raw)))


def lacks_water(state: FeurioState) -> bool:
    """R75: fewer 1s that can be taken than crews without one."""
    vacant = sum(
        state.raw.number[tile] == WATER and int(rooms(state.raw)[0]) >> tile & 1
        for tile in range(state.raw.laid)
    )
    return vacant + state.unseen[WATER] < len(COLOURS) - len(crews_with_water(state))


def test_what_is_told_of_men_comes_true_by_the_rules() -> None:
    """R71 to R75: regions that join or part, first 1s and others, those that are then lacking."""
    seen: Counter[Feature] = Counter()
    wanted = {Feature.JOINS, Feature.APART, Feature.FIRST_WATER, Feature.MORE_WATER}
    for state, told in decisions(11, seen, wanted):
        before, with_water = regions(state), crews_with_water(state)
        for choice, features in told.items():
            if not choice.startswith("men"):
                continue
            seen.update(features.keys())
            colour = choice.split()[-1]
            after = state.copy()
            after.play(choice)
            more = regions(after)[colour] - before[colour]
            assert (Feature.JOINS in features) == (more < 0)
            assert (Feature.APART in features) == (more > 0 and before[colour] > 0)
            assert (Feature.FIRST in features) == (before[colour] == 0)
            gained = crews_with_water(after) - with_water
            assert (Feature.FIRST_WATER in features) == (gained == {colour})
            if Feature.MORE_WATER in features:
                assert (Feature.WATER_WASTED in features) == lacks_water(after)
            assert (Feature.UNWATERED in features) == (colour not in with_water)


def test_what_is_told_of_a_tile_comes_true_by_the_rules() -> None:
    """R31, R32, R73: edges that close take room and water; a tile brings room."""
    seen: Counter[Feature] = Counter()
    wanted = {Feature.ROOM_CLOSED, Feature.NEXT_SURE, Feature.LAST_WATERS_CLOSED}
    for state, told in decisions(12, seen, wanted):
        tiles, with_water = int(state.raw.laid), crews_with_water(state)
        for choice, features in told.items():
            if not choice.startswith("lay"):
                continue
            seen.update(features.keys())
            after = state.copy()
            after.play(choice)
            lost = with_water - crews_with_water(after)
            assert features.get(Feature.LAST_WATERS_CLOSED, 0) == len(lost)
            closed = room(state, tiles) - room(after, tiles)
            assert features.get(Feature.ROOM_CLOSED, 0) == pytest.approx(closed / 3)
            brought = room(after, tiles + 1) - room(after, tiles)
            assert features.get(Feature.NEW_ROOM, 0) == pytest.approx(brought / 3)
            next_fire = after.hottest() if after.tiles_left else ()
            assert (Feature.NEXT_SURE in features) == (len(next_fire) == 1)


@at_every_task
def test_play_that_was_learned_is_legal_and_ends(options: FeurioOptions) -> None:
    state, rng = FEURIO.start(options), stream(5)
    while state.to_move != OVER:
        action = int(task_policy(state.raw, rng))
        assert action in state.legal()
        state.apply_unchecked(action)
    start = FEURIO.start(options)
    values, chances = np.zeros((2, SEARCH.most_seats), np.float32)
    assert NETWORK.rollout is not None
    NETWORK.rollout(start.raw, rng, values, chances)
    outcome = start.outcome()
    assert outcome is not None
    assert chances[: options.seats].tolist() == [float(bool(outcome.won))] * options.seats


@pytest.mark.compiled
@at_every_task
def test_it_does_the_task_far_more_often_than_quick_play(options: FeurioOptions) -> None:
    done = []
    for ending in (rollout_of_task, SEARCH.rollout):
        rng, games, won = stream(7), times(400), 0.0
        for _ in range(games):
            values, chances = np.zeros((2, SEARCH.most_seats), np.float32)
            ending(FEURIO.start(options).raw, rng, values, chances)
            won += float(chances[0])
        done.append(won / games)
    learned, quick = done
    assert quick < 0.03
    assert learned > {Goal.SOLO: 0.5}.get(options.goal, 0.06)


def test_every_feature_has_a_weight_at_every_table() -> None:
    assert WEIGHTS.shape == (4, 2, FEATURES)
