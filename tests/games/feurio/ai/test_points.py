"""What is told of choices where points are the goal (R45 to R66), and what is made of it."""

from collections import Counter
from collections.abc import Iterator

import numpy as np
import pytest

from ludoteca.core.chance import stream
from ludoteca.core.turn import CHANCE, OVER
from ludoteca.games.feurio import FEURIO, FeurioOptions, FeurioState
from ludoteca.games.feurio.ai.evaluation import answer
from ludoteca.games.feurio.ai.policies.choices import has_choice
from ludoteca.games.feurio.ai.policies.points import policy
from ludoteca.games.feurio.ai.policies.points.feature import FEATURES, Feature
from ludoteca.games.feurio.ai.policies.points.survey import MUCH_WORTH, SURVEY
from ludoteca.games.feurio.ai.policies.points.weights import WEIGHTS
from ludoteca.games.feurio.box import AUXILIARY, OWNER, WATER, Colour, Goal
from ludoteca.games.feurio.rules.course import MOST_LEGAL
from ludoteca.games.feurio.rules.goals import has_water
from ludoteca.games.feurio.rules.layout import Phase
from ludoteca.games.feurio.rules.men import rooms
from tests.effort import COMPILED, times
from tests.games.feurio.ai.telling import lay, propose, tell_choices
from tests.games.feurio.scenario import after, turn


def rivals(seats: int, **variants: bool) -> FeurioOptions:
    """So many who play for points."""
    return FeurioOptions(seats, Goal.SCORE, **variants)


RIVALRIES = [options for options in FEURIO.option_sets() if not options.is_cooperative]
at_every_table = pytest.mark.parametrize("options", RIVALRIES, ids=str)

Told = dict[Feature, float]


def tell(state: FeurioState) -> dict[str, Told]:
    """By the texts of all choices, what is told of each."""
    return tell_choices(state, policy, SURVEY, Feature)


def follow_policy(state: FeurioState, rng: np.random.Generator) -> int:
    """One of the legal actions, by the shares that a search would begin with."""
    if state.to_move == CHANCE:
        return int(rng.choice(state.legal(), p=state.chances()))
    shares = propose(state)
    weights = np.array(list(shares.values()))
    return int(rng.choice(list(shares), p=weights / weights.sum()))


@at_every_table
def test_what_is_proposed_is_what_is_legal(options: FeurioOptions) -> None:
    rng = np.random.default_rng(3)
    state, count = FEURIO.start(options), 0
    while state.to_move != OVER:
        if count % times(3, plain=11) == 0 and state.to_move != CHANCE:
            found = propose(state)
            assert sorted(found) == sorted(state.legal())
            assert sum(found.values()) == pytest.approx(1, abs=1e-4)
            assert min(found.values()) > 0
        state.apply_unchecked(int(rng.choice(state.legal())))
        count += 1


def test_the_first_man_and_where_the_colour_is() -> None:
    state = after("draw 3; draw 4", 2)
    turn(state, 6, "men here 1 green")
    told = tell(lay(state, 5))
    colours = {choice.split()[-1] for choice in told if choice.startswith("men")}
    assert colours == {"red", "blue"}, "R62: each seat has two"
    assert all(
        Feature.FIRST in features and Feature.APART not in features
        for choice, features in told.items()
        if choice.startswith("men")
    )
    assert any(Feature.RIVALS in features for features in told.values()), "green may go there"


def test_auxiliaries_add_nothing_and_block() -> None:
    """R55, R58, R59: they take places, and score for nobody."""
    state = after("draw 3; draw 4; draw 6", 3)
    turn(state, 1, "men here 1 green")
    told = tell(lay(state, 5))
    of_nobody = {choice: t for choice, t in told.items() if choice.endswith(str(AUXILIARY))}
    assert of_nobody
    for choice, features in told.items():
        if choice.startswith("men"):
            assert (Feature.AUXILIARY in features) == (choice in of_nobody)
    assert all(Feature.POINTS not in features for features in of_nobody.values())
    assert any(Feature.BLOCKS in features for features in of_nobody.values()), "green is beside"


# So many games are surely enough to meet all that is looked for in them.
ENOUGH = 60


def decisions(
    options: FeurioOptions, seed: int, seen: Counter[Feature], wanted: set[Feature]
) -> Iterator[tuple[FeurioState, dict[str, Told]]]:
    """What is asked in games, some of it done at random, until all that is wanted was seen.

    As plain Python that would take too long.
    """
    rng = np.random.default_rng(seed)
    for game in range(ENOUGH):
        if game >= times(4, plain=1) and (wanted <= seen.keys() or not COMPILED):
            return
        state = FEURIO.start(options)
        while state.to_move != OVER:
            if has_choice(state.raw):
                yield state, tell(state)
            is_whim = rng.integers(4) == 0
            action = rng.choice(state.legal()) if is_whim else follow_policy(state, rng)
            state.apply_unchecked(int(action))
    pytest.fail(f"never seen: {wanted - seen.keys()}")


def room(state: FeurioState, tile: int) -> int:
    """R31: for how many men there is room on a tile."""
    return sum(int(vacant) >> tile & 1 for vacant in rooms(state.raw))


def tile_at(state: FeurioState, choice: str) -> int:
    """The tile that a choice is about, by its number."""
    q, r = map(int, choice.split()[1].split(","))
    return next(i for i, tile in enumerate(state.tiles()) if tuple(tile.at) == (q, r))


@pytest.mark.parametrize("options", [rivals(2), rivals(3), rivals(2, hotter=True)], ids=str)
def test_what_is_told_of_men_comes_true_by_the_rules(options: FeurioOptions) -> None:
    """R45 to R50: points that are added, regions that join or part, the first open 1."""
    seen: Counter[Feature] = Counter()
    wanted = {Feature.JOINS, Feature.APART, Feature.FIRST_WATER, Feature.BLOCKS, Feature.IMPROVES}
    for state, told in decisions(options, 11, seen, wanted):
        if not any(choice.startswith("men") for choice in told):
            continue
        seat, before = state.to_move, state.scores()
        for choice, features in told.items():
            if not choice.startswith("men") or Feature.AUXILIARY in features:
                continue
            seen.update(features.keys())
            colour = Colour[choice.split()[-1].upper()]
            assert OWNER[state.options.seats, colour] == seat
            then = state.copy()
            then.play(choice)
            added = then.scores()[seat] - before[seat]
            assert features.get(Feature.POINTS, 0) == pytest.approx(added / MUCH_WORTH)
            regions = len(state.regions(colour))
            more = len(then.regions(colour)) - regions
            assert (Feature.JOINS in features) == (more < 0)
            assert (Feature.APART in features) == (more > 0 and regions > 0)
            assert (Feature.FIRST in features) == (regions == 0)
            is_first = has_water(then.raw, colour) and not has_water(state.raw, colour)
            assert (Feature.FIRST_WATER in features) == is_first
            if Feature.BLOCKS in features:
                assert room(then, tile_at(state, choice)) == 0


@pytest.mark.parametrize("options", [rivals(2, firebreak=True), rivals(3)], ids=str)
def test_what_is_told_of_a_tile_comes_true_by_the_rules(options: FeurioOptions) -> None:
    """R32, R47: edges that close take points; R15, R16: where the fire comes next."""
    seen: Counter[Feature] = Counter()
    wanted = {Feature.LOST, Feature.LOST_RIVAL, Feature.GAIN, Feature.NEXT_SURE, Feature.WATER}
    for state, told in decisions(options, 12, seen, wanted):
        seat, before = state.to_move, np.array(state.scores())
        for choice, features in told.items():
            if not choice.startswith(("lay", "break")):
                continue
            seen.update(features.keys())
            then = state.copy()
            then.play(choice)
            lost = before - then.scores()
            others = lost.sum() - lost[seat]
            assert features.get(Feature.LOST, 0) == pytest.approx(lost[seat] / MUCH_WORTH)
            assert features.get(Feature.LOST_RIVAL, 0) == pytest.approx(others / MUCH_WORTH)
            assert (Feature.BROKEN in features) == choice.startswith("break")
            assert (Feature.WATER in features) <= (state.raw.drawn == WATER)
            next_fire = then.hottest() if then.tiles_left else ()
            assert (Feature.NEXT_SURE in features) == (len(next_fire) == 1)
            if choice.startswith("lay") and count_up(then, seat) == count_up(state, seat):
                here = (t for c, t in tell(then).items() if is_here(then, c))
                gains = (t.get(Feature.POINTS, 0) for t in here)
                assert features.get(Feature.GAIN, 0) == pytest.approx(max(gains, default=0))


def count_up(state: FeurioState, seat: int) -> list[tuple[int, int]]:
    """R47: the sums and the divisors of a seat's regions."""
    colours = state.colours_played_by(seat)
    return sorted((r.sum, r.divisor or 0) for c in colours for r in state.regions(c))


def is_here(state: FeurioState, choice: str) -> bool:
    """Whether men go to the last tile, beside their own."""
    if not choice.startswith("men") or tile_at(state, choice) != state.raw.laid - 1:
        return False
    held = int(state.raw.held[Colour[choice.split()[-1].upper()]])
    return bool(held & int(state.raw.neighbours[state.raw.laid - 1]))


@pytest.mark.parametrize("options", [rivals(2), rivals(3)], ids=str)
def test_more_men_than_one_are_considered_only_where_others_might_go(
    options: FeurioOptions,
) -> None:
    """R46: they add no points, but take places."""
    rng, state = np.random.default_rng(4), FEURIO.start(options)
    found: Counter[bool] = Counter()
    while state.to_move != OVER:
        if state.raw.phase == Phase.MEN:
            considered = consider(state)
            for choice, features in tell(state).items():
                is_more = Feature.TWO_MEN in features or Feature.THREE_MEN in features
                adds = not {Feature.HELD, Feature.AUXILIARY} & features.keys() and not is_more
                if adds or Feature.RIVALS in features:
                    assert choice in considered
                elif choice != "pass" and Feature.AUXILIARY not in features:
                    assert choice not in considered
                found[choice in considered] += 1
        state.apply_unchecked(int(rng.choice(state.legal())))
    assert found[True]
    assert found[False]


def consider(state: FeurioState) -> set[str]:
    """The choices that somebody looks at who plays without a search."""
    actions, values = np.empty(MOST_LEGAL, np.int64), np.empty(MOST_LEGAL, np.float32)
    rows, looked_at = np.empty((0, FEATURES), np.float32), np.empty(1, SURVEY)
    count = policy.weigh_choices(
        state.raw, looked_at[0], WEIGHTS[0], actions, values, rows, everything=False
    )
    return {str(state.move_of(int(action))) for action in actions[:count]}


@pytest.mark.compiled
@pytest.mark.parametrize(("seats", "share"), [(2, 0.75), (3, 0.55)])
def test_it_beats_greedy_players_without_a_search(seats: int, share: float) -> None:
    luck, games, won = stream(5), 60, 0.0
    options = rivals(seats)
    for game in range(games):
        chair = game % seats
        state = FEURIO.start(options)
        while state.to_move != OVER:
            if state.to_move == chair:
                action = max(shares := propose(state), key=shares.__getitem__)
            else:
                action = int(answer(state.raw, luck))
            state.apply_unchecked(action)
        outcome = state.outcome()
        assert outcome is not None
        first = outcome.ranking[0]
        won += (chair in first) / len(first)
    assert won / games > share


def test_every_feature_has_a_weight_at_every_table() -> None:
    assert WEIGHTS.shape == (2, 3, FEATURES)
