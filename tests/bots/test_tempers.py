"""Tempers: they decide among moves that are about equally good, and that shows in play."""

from collections.abc import Callable
from itertools import pairwise

import numpy as np
import pytest

from ludoteca.bots.bot import Limit
from ludoteca.bots.level_bot import LevelBot
from ludoteca.bots.levels import LEVELS, Level, find_level
from ludoteca.bots.mcts.action_stats import ActionStats
from ludoteca.bots.personas import find_temper
from ludoteca.bots.quick_bot import QuickBot
from ludoteca.core.game import AnyGame, AnyView
from ludoteca.core.options import Move, OwnView
from ludoteca.core.parts.temper import Leaning, Temper
from ludoteca.core.turn import CHANCE, OVER
from ludoteca.games.feurio import FEURIO, Colour, Feurio, Men
from ludoteca.games.feurio.ai.tempers import TEMPERS as OF_FIRE
from ludoteca.games.feurio.ai.tempers import count_sent, find_number
from ludoteca.games.futurisiko import FUTURISIKO, FutuRisikoView
from ludoteca.games.futurisiko.ai.tempers import TEMPERS as OF_WAR
from ludoteca.games.futurisiko.ai.tempers import attacks, find_enemy
from ludoteca.games.futurisiko.rules.layout import Phase
from tests.bots.test_search import a_game
from tests.effort import times

EXPERT = find_level("expert")
SHORT = {FUTURISIKO.name: {"round_limit": 3}}
EVEN = Temper("", lambda *_: 0)
SOMEWHAT, MUCH = EVEN.price / 2, EVEN.price * 2
TRIED = 90
ENOUGH = round(TRIED * EVEN.visit_share)


@pytest.mark.parametrize("game", [FEURIO, FUTURISIKO], ids=lambda game: game.name)
@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.name)
def test_neighbours_of_one_level_have_different_tempers(game: AnyGame, level: Level) -> None:
    tempers = [find_temper(game, level, seat) for seat in range(6)]
    assert None not in tempers
    assert all(one != other for one, other in pairwise(tempers))
    assert len({temper.phrase for temper in tempers if temper}) == len(game.tempers)


def count_taken(*choices: tuple[int, float], seen: int = 0) -> int:
    """How many men a bot places that likes them many: the choices place 1, 2 and 3."""
    state = a_game(1, seats=2)
    view = state.view(state.to_move)
    stats = [
        ActionStats(view.action_of(Men(0, 1, count, Colour.GREEN)), visits, value)
        for count, (visits, value) in enumerate(choices, 1)
    ]
    taken = LevelBot(LEVELS[2]).lean(view, stats, stats[seen])
    return stats.index(taken) + 1


@pytest.fixture
def many(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody likes to place many men."""
    monkeypatch.setattr(Feurio, "tempers", OF_FIRE[:1])


@pytest.mark.usefixtures("many")
def test_of_moves_about_as_good_the_one_is_taken_that_suits() -> None:
    assert count_taken((TRIED, 0.5), (TRIED, 0.5 - SOMEWHAT), (ENOUGH, 0.5)) == 3


@pytest.mark.usefixtures("many")
def test_a_move_that_is_worse_or_was_hardly_tried_is_not_taken_for_its_temper() -> None:
    assert count_taken((TRIED, 0.5), (TRIED, 0.5 - MUCH), (ENOUGH - 1, 0.5)) == 1
    assert count_taken((0, 0.0), (0, 0.0), (0, 0.0)) == 1, "nothing was thought about"


def test_what_was_overlooked_stays_so(monkeypatch: pytest.MonkeyPatch) -> None:
    few = Temper("", lambda view, move: -count_sent(view, move))
    monkeypatch.setattr(Feurio, "tempers", (few,))
    choices = [(TRIED, 0.5)] * 3
    assert count_taken(*choices) == 1, "it likes few"
    assert count_taken(*choices, seen=1) == 2, "it did not see one"


def test_who_has_no_temper_takes_what_was_tried_most(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Feurio, "tempers", ())
    assert count_taken((TRIED, 0.5), (TRIED, 0.5), (TRIED, 0.5)) == 1


def indulge(views: list[AnyView], temper: Temper, monkeypatch: pytest.MonkeyPatch) -> list[Move]:
    """What bots with one temper do where they are asked."""
    monkeypatch.setattr(type(views[0].game), "tempers", (temper,))
    limit = Limit(simulations=100)
    return [LevelBot(EXPERT, seed).choose(view, limit).move for seed, view in enumerate(views)]


def total(views: list[AnyView], moves: list[Move], leaning: Leaning) -> float:
    """How much of something there is in moves."""
    return sum(leaning(view, move) for view, move in zip(views, moves, strict=True))


def sample_views(
    game: AnyGame, games: int, wanted: Callable[[OwnView], bool], seats: int = 4
) -> list[AnyView]:
    """What players see now and then in games between quick bots, where something is so."""
    views: list[AnyView] = []
    for deal in range(games):
        rng = np.random.default_rng(deal)
        quick = QuickBot(deal)
        state = game.start(game.options({"seats": seats, **SHORT.get(game.name, {})}))
        while state.to_move != OVER:
            if state.to_move == CHANCE:
                state.apply(int(rng.choice(state.legal(), p=state.chances())))
                continue
            view = state.view(state.to_move)
            if wanted(view):
                views.append(view)
            state.play(quick.choose(view, Limit()).move)
    return views[::4]


@pytest.mark.compiled
@pytest.mark.parametrize(("seats", "more"), [(2, 1.02), (4, 1.05)])
def test_each_temper_of_feurio_shows_in_what_is_placed(
    seats: int, more: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    views = sample_views(FEURIO, times(8), lambda view: str(view.moves()[-1]) == "pass", seats)
    many, high, low = (indulge(views, temper, monkeypatch) for temper in OF_FIRE)
    even = indulge(views, EVEN, monkeypatch)
    assert total(views, many, count_sent) > more * total(views, even, count_sent)
    assert total(views, high, find_number) > more * total(views, even, find_number)
    assert total(views, low, find_number) < total(views, even, find_number) / more


def is_provoked(view: FutuRisikoView) -> bool:
    """Whether somebody has been attacked, and may attack."""
    return find_enemy(view) is not None and any(attacks(view, move) for move in view.moves())


@pytest.mark.compiled
def test_each_temper_of_futurisiko_shows(monkeypatch: pytest.MonkeyPatch) -> None:
    building = sample_views(FUTURISIKO, times(6), lambda view: view.phase == Phase.PRODUCE)
    moving = sample_views(FUTURISIKO, times(6), is_provoked)
    for temper, views in zip(OF_WAR, (building, moving, moving), strict=True):
        inclined, even = (indulge(views, each, monkeypatch) for each in (temper, EVEN))
        assert total(views, inclined, temper.leaning) > 1.05 * total(views, even, temper.leaning)
