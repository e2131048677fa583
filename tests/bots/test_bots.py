"""Bots: legal, repeatable, and greed beats chance."""

from pathlib import Path

import numpy as np
import pytest

from ludoteca.bots.bot import Bot, Limit
from ludoteca.bots.registry import bot_names, find_bot, try_bot
from ludoteca.core.chance import Dealer
from ludoteca.core.errors import Malformed
from ludoteca.core.game import AnyState
from ludoteca.core.registry import find_game
from ludoteca.core.stored import storage_of
from ludoteca.core.turn import CHANCE, OVER
from tests.arena.guests import install


def play(bots: list[Bot], seed: str, **options: object) -> AnyState:
    game = find_game("feurio")
    state = game.start(game.options({"seats": len(bots), **options}))
    dealer = Dealer(seed)
    while state.to_move != OVER:
        if state.to_move == CHANCE:
            state.apply(dealer.choose(state.legal(), state.chances()))
        else:
            decision = bots[state.to_move].choose(state.view(state.to_move), Limit(seconds=1))
            state.play(str(decision.move), seat=state.to_move)
    return state


def play_to_the_first_decision() -> AnyState:
    game = find_game("feurio")
    state = game.start(game.options({"seats": 2}))
    while state.to_move == CHANCE:
        state.apply(state.legal()[0])
    return state


def test_greedy_says_what_each_move_is_worth_and_takes_the_best() -> None:
    state = play_to_the_first_decision()
    view = state.view(state.to_move)
    decision = find_bot("greedy", seed=1).choose(view, Limit(seconds=1))
    worth = dict(decision.values)
    assert len(decision.values) == len(worth)
    assert list(worth) == [str(move) for move in view.moves()]
    assert decision.value == decision.values[str(decision.move)] == max(worth.values())


def test_bots_are_found_by_name() -> None:
    assert {"greedy", "random"} <= set(bot_names())
    with pytest.raises(Malformed, match="There is no bot called “deep blue”"):
        find_bot("deep blue")


@pytest.mark.parametrize(
    ("name", "fault"),
    [
        ("absent", "“absent” of the package guests is broken: AttributeError: .*Absent"),
        ("misfit", "“misfit” of the package guests is broken: TypeError: .*argument"),
        ("clinger", "“clinger” of the package guests is broken: RuntimeError: one game more"),
        ("table", "What the package guests calls the bot “table” is no bot"),
    ],
)
def test_a_broken_bot_is_refused_with_its_package_and_its_fault(
    name: str, fault: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(install(tmp_path))
    with pytest.raises(Malformed, match=fault):
        try_bot(name, 1)


def test_a_name_that_two_packages_claim_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for package in ("guests", "twins"):
        monkeypatch.syspath_prepend(install(tmp_path / package, package))
    with pytest.raises(Malformed, match=r"called “crasher”: (guests, twins|twins, guests)"):
        find_bot("crasher")


def test_an_argument_is_refused_by_a_bot_that_takes_none() -> None:
    with pytest.raises(Malformed, match="1000"):
        find_bot("random:1000")


@pytest.mark.parametrize("name", ["greedy", "quick", "random"])
def test_a_seeded_bot_plays_the_same_game_again(name: str) -> None:
    games = [play([find_bot(name, 1), find_bot(name, 2)], "again") for _ in range(2)]
    assert games[0].actions == games[1].actions


@pytest.mark.compiled
def test_greed_beats_chance() -> None:
    wins = 0
    games = 40
    for n in range(games):
        bots = [find_bot("greedy" if seat == n % 4 else "random", n) for seat in range(4)]
        outcome = play(bots, f"deal {n}").outcome()
        assert outcome is not None
        wins += n % 4 in outcome.winners
    # By chance a quarter of the games would be won: ten, give or take three.
    assert wins > 0.7 * games


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_quick_bot_plays_whole_games(seats: int) -> None:
    state = play([find_bot("quick", seat) for seat in range(seats)], "quick")
    assert state.outcome() is not None


@pytest.mark.compiled
def test_a_random_bot_tries_everything() -> None:
    game = find_game("feurio")
    state = game.start(game.options({"seats": 2}))
    for text in ("draw 3", "draw 6", "draw 6"):
        state.play(text)
    bot = find_bot("random", 1)
    moves = {str(bot.choose(state.view(1), Limit()).move) for _ in range(50)}
    assert moves == {"lay 0,1", "lay 1,-1"}


@pytest.mark.compiled
def test_greed_gets_far_with_the_task() -> None:
    placed = []
    for n in range(10):
        state = play([find_bot("greedy", n)], f"solo {n}")
        placed.append(48 - int(np.sum(storage_of(state)[0].supply)))
    assert np.mean(placed) > 38
