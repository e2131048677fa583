"""The bot that asks a network: legal, repeatable, and refused where there is none."""

from dataclasses import replace

import numpy as np
import pytest

from ludoteca.bots.bot import Limit
from ludoteca.bots.learned_bot import LearnedBot
from ludoteca.bots.registry import find_bot
from ludoteca.core.chance import Dealer
from ludoteca.core.errors import Malformed
from ludoteca.core.game import AnyGame, AnyState
from ludoteca.core.parts.network import Guidance, Network, TableOptions
from ludoteca.core.registry import find_game
from ludoteca.core.turn import CHANCE, OVER
from tests.core.plain_games import PebbleGame
from tests.effort import COMPILED, times

GAME = find_game("feurio")
TABLES = list(GAME.option_sets())[:: 3 if COMPILED else 8]


def play(state: AnyState, bots: list[str], deal: str, decisions: int) -> list[str]:
    """What bots decide in a game, up to so many decisions."""
    dealer, seated = Dealer(deal), [find_bot(name, seat) for seat, name in enumerate(bots)]
    found: list[str] = []
    while state.to_move != OVER and len(found) < decisions:
        if state.to_move == CHANCE:
            state.apply(dealer.choose(state.legal(), state.chances()))
            continue
        decision = seated[state.to_move].choose(state.view(state.to_move), Limit())
        assert decision.move in state.moves()
        if decision.value is not None and decision.shares:
            assert 0 <= decision.value <= 1
        found.append(str(decision.move))
        state.apply(state.action_of(decision.move))
    return found


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_every_move_is_legal_and_the_same_for_a_seed(options: object) -> None:
    bots = [f"learned:{times(40, 2)}"] * 4
    once, again = (play(GAME.start(options), bots, "legal", times(40, 4)) for _ in range(2))
    assert once == again


@pytest.mark.compiled
def test_it_beats_greedy_players() -> None:
    """It sees 100 positions for each decision: with what it has learned, that is plenty."""
    won = 0.0
    for number in range(12):
        state = GAME.start(GAME.options({"seats": 2}))
        chair = number % 2
        bots = ["learned:100" if seat == chair else "greedy" for seat in range(2)]
        play(state, bots, f"deal {number // 2}", 10_000)
        outcome = state.outcome()
        assert outcome is not None
        won += (chair in outcome.ranking[0]) / len(outcome.ranking[0])
    assert won >= 9


def test_an_end_is_worth_what_it_is() -> None:
    """Where the last decision ends the game, its value is that of the end, not of a judgement."""
    state = GAME.start(GAME.options({"seats": 2}))
    rng = np.random.default_rng(2)
    last = state.copy()
    while state.to_move != OVER:
        if state.to_move >= 0 and len(state.legal()) > 1:
            last = state.copy()
        state.apply(int(rng.choice(state.legal())))
    bot = find_bot("learned:60", 1)
    decision = bot.choose(last.view(last.to_move), Limit())
    assert decision.value is not None
    end = last.copy()
    end.play(str(decision.move))
    while end.to_move != OVER and len(end.legal()) == 1:
        end.apply(end.legal()[0])
    outcome = end.outcome()
    assert outcome is None or (last.to_move in outcome.ranking[0]) == (decision.value > 0.5)


class Ignorant(LearnedBot):
    """It asks a network that knows nothing: everybody wins as often as everybody else."""

    predicts = True

    def network_of(self, game: AnyGame) -> Network:
        network = super().network_of(game)

        def guide(options: TableOptions) -> Guidance:
            guidance = network.guide(options)
            return guidance if self.predicts else replace(guidance, among_predictable=None)

        return replace(network, weights=lambda: np.zeros_like(network.weights()), guide=guide)


class Unsuspecting(Ignorant):
    """It takes everybody to look ahead."""

    predicts = False


@pytest.mark.compiled
@pytest.mark.parametrize(
    ("kind", "seats", "is_finished"),
    [(Ignorant, 2, True), (Ignorant, 4, True), (Unsuspecting, 4, False)],
)
def test_games_are_finished_in_thought_by_two_or_where_others_are_predicted(
    kind: type[Ignorant], seats: int, is_finished: bool
) -> None:
    state = GAME.start(GAME.options({"seats": seats}))
    while state.to_move == CHANCE or len(state.legal()) == 1:
        state.apply(state.legal()[0])
    decision = kind(1, Limit(simulations=50)).choose(state.view(state.to_move), Limit())
    assert decision.value is not None
    assert (abs(decision.value - 1 / seats) > 0.001) == is_finished


def test_a_game_that_nobody_has_learned_is_refused() -> None:
    with pytest.raises(Malformed, match="network"):
        LearnedBot(1).begin(PebbleGame())
