"""What a search makes of how the others play."""

from collections.abc import Sequence
from dataclasses import replace

import numpy as np
import pytest

from ludoteca.bots.bot import Limit
from ludoteca.bots.mcts.kernels import EVERYBODY, bit_of
from ludoteca.bots.mcts.opponent_model import Style, read_styles
from ludoteca.bots.mcts.plan import make_plan
from ludoteca.bots.registry import find_bot
from ludoteca.core.game import AnyState
from ludoteca.core.turn import CHANCE, OVER
from ludoteca.games.feurio.ai.network import NETWORK
from ludoteca.games.feurio.ai.search import SEARCH
from ludoteca.games.feurio.game import FEURIO

FOUR = FEURIO.options({"seats": 4})


def play(specs: Sequence[str], actions: int, seed: int = 1) -> AnyState:
    """A game of bots, so many actions long and then to where the last seat has a choice."""
    state, rng = FEURIO.start(FOUR), np.random.default_rng(seed)
    bots = [find_bot(spec, seed + number) for number, spec in enumerate(specs)]
    while (
        len(state.actions) < actions or state.to_move != len(specs) - 1 or len(state.legal()) == 1
    ):
        mover = state.to_move
        assert mover != OVER, "the game is longer than that"
        if mover == CHANCE:
            state.apply(int(rng.choice(state.legal(), p=state.chances())))
        else:
            state.play(bots[mover].choose(state.view(mover), Limit()).move)
    return state


@pytest.mark.parametrize("seed", range(3))
def test_each_is_known_by_what_it_does(seed: int) -> None:
    state = play(["greedy", "quick", "random", "greedy"], 60, seed)
    styles = read_styles(state.view(3), SEARCH)
    assert styles == [Style.REPLYING, Style.PURSUING, Style.PLANNING, Style.PLANNING], (
        "the last one is who looks"
    )


def test_nobody_takes_a_searcher_for_greedy() -> None:
    styles = read_styles(play(["search:200"] * 3 + ["greedy"], 60).view(3), SEARCH)
    assert Style.REPLYING not in styles
    assert styles.count(Style.PLANNING) > 1, "nor all of them for quick"


def test_before_anybody_has_moved_an_answer_is_expected() -> None:
    state, rng = FEURIO.start(FOUR), np.random.default_rng(1)
    while state.to_move == CHANCE:
        state.apply(int(rng.choice(state.legal(), p=state.chances())))
    styles = read_styles(state.view(state.to_move), SEARCH)
    assert styles == [Style.PLANNING] + [Style.REPLYING] * 3, "the first one is who looks"


def test_in_a_game_that_was_set_up_all_are_taken_to_look_ahead() -> None:
    state = FEURIO.position(str(play(["greedy", "quick", "random", "greedy"], 60)))
    state.play(state.moves()[0])
    while state.to_move == CHANCE:
        state.apply(state.legal()[0])
    view = state.view(state.to_move)
    assert read_styles(view, SEARCH) == [Style.PLANNING] * 4
    assert find_bot("learned:50", 1).choose(view, Limit()).move in view.moves()


def test_a_tree_holds_the_decisions_of_those_who_look_ahead() -> None:
    view = play(["greedy", "quick", "random", "greedy"], 60).view(3)
    plan = make_plan(view, SEARCH, NETWORK)
    assert plan.planned == bit_of(2) | bit_of(3)
    assert plan.pursuing == bit_of(1)
    assert plan.guidance == NETWORK.guide(FOUR).among_predictable


def test_if_all_look_ahead_it_holds_everything() -> None:
    view = play(["random", "random", "random", "greedy"], 60).view(3)
    plan = make_plan(view, SEARCH, NETWORK)
    assert (plan.planned, plan.guidance) == (EVERYBODY, NETWORK.guide(FOUR))


def test_who_asks_no_network_asks_nobody() -> None:
    view = play(["random", "greedy", "random", "greedy"], 60).view(3)
    assert make_plan(view, SEARCH, None).planned == bit_of(3)
    assert make_plan(view, SEARCH, None, blind=True).planned == EVERYBODY


def test_whoever_wants_none_of_it_holds_everything() -> None:
    view = play(["greedy", "greedy", "greedy", "greedy"], 60).view(3)
    guidance = replace(NETWORK.guide(FOUR), among_predictable=None)
    plan = make_plan(view, SEARCH, replace(NETWORK, guide=lambda _: guidance))
    assert (plan.planned, plan.guidance) == (EVERYBODY, guidance)


def test_the_line_goes_on_through_those_who_are_not_in_the_tree() -> None:
    state = play(["greedy", "quick", "random", "greedy"], 60)
    line = find_bot("learned:2000", 1).choose(state.view(3), Limit()).line
    assert len(line) > 1
    for move in line:
        state.play(move)
