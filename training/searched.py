"""Games of Feurio! for learning, played by the search with the network that is to learn.

They take a thousand times as long as games by one look, and are played by somebody who plans: what
a network learns from them is what positions are worth to such a player.
"""

from dataclasses import replace

import numpy as np

from ludoteca.bots.bot import Limit
from ludoteca.bots.mcts.search import Search
from ludoteca.core.chance import stream
from ludoteca.core.turn import CHANCE, OVER
from ludoteca.games.feurio import FEURIO, FeurioOptions, FeurioState
from ludoteca.games.feurio.ai.features import FEATURES, write_features
from ludoteca.games.feurio.ai.network import NETWORK, OUTPUTS
from ludoteca.games.feurio.box import Goal
from ludoteca.games.feurio.rules.layout import MOST_SEATS
from training.selfplay import (
    CHANCE_MOVES,
    EVERY,
    MOST_POSITIONS,
    Player,
    Positions,
    choose,
    options_at,
    result,
    write_target,
)

# Of so many seats one is left to somebody else of the pool: nobody learns to beat only himself.
GUEST_EVERY = 5
GUESTS = (Player.NEWEST, Player.QUICK, Player.GREEDY)
# So many tiles are laid before the most tried action is always taken.
OPENING = 12
# How a game ended says little about a position in it. So much of what is learned is what the next
# search expected instead.
EXPECTED = 0.5


class Game:
    """One game: who plays, what is remembered, and how it ended."""

    def __init__(
        self, options: FeurioOptions, nets: np.ndarray, simulations: int, seed: int
    ) -> None:
        self._rng = np.random.default_rng(seed)
        self._kernel_rng = stream(seed)
        self._nets = nets
        self._limit = Limit(simulations=simulations)
        self._state: FeurioState = FEURIO.start(options)
        network = replace(NETWORK, weights=lambda: nets)
        self._searches = [Search(FEURIO, seed + seat, 1, network) for seat in range(options.seats)]
        # After how many actions a search expected which chances to win.
        self._expected: list[tuple[int, tuple[float, ...]]] = []
        self._guests = [
            int(self._rng.choice(GUESTS)) if self._rng.integers(GUEST_EVERY) == 0 else None
            for _ in range(options.seats)
        ]

    def play(self) -> Positions:
        """Play to the end; positions on the way, and how they ended."""
        state, rng = self._state, self._rng
        features = np.empty((MOST_POSITIONS, FEATURES), np.uint8)
        # Of each position how many actions led to it, and whose turn it is.
        seen: list[tuple[int, int]] = []
        while state.to_move != OVER:
            state.apply_unchecked(self._decide())
            is_seen = state.to_move != OVER and state.raw.laid > 0
            if is_seen and rng.integers(EVERY) == 0 and len(seen) < MOST_POSITIONS:
                write_features(state.raw, state.raw.seat, features[len(seen)])
                seen.append((len(state.actions), int(state.raw.seat)))
        return features[: len(seen)], self._targets(seen)

    def _targets(self, seen: list[tuple[int, int]]) -> np.ndarray:
        """For each position, how the game ended, and what the next search expected."""
        state, seats = self._state, self._state.options.seats
        ends = np.zeros((2, MOST_SEATS), np.float32)
        result(state.raw, ends)
        targets = np.empty((len(seen), OUTPUTS), np.float32)
        for row, (length, turn) in enumerate(seen):
            write_target(state.raw, turn, ends, targets[row])
            following = next((told for at, told in self._expected if at >= length), None)
            if following is not None and state.options.goal == Goal.SCORE:
                sides = np.roll(following, -turn)
                targets[row, :seats] += EXPECTED * (sides - targets[row, :seats])
        return targets

    def _decide(self) -> int:
        """What is done now: by chance, by a guest, or after a search."""
        state, rng = self._state, self._rng
        seat, actions = state.to_move, state.legal()
        if seat == CHANCE or len(actions) == 1 or rng.integers(1000) < CHANCE_MOVES:
            return int(rng.choice(actions, p=state.chances() if seat == CHANCE else None))
        guest = self._guests[seat]
        if guest is not None:
            return int(choose(state.storage, guest, self._nets, self._kernel_rng))
        search = self._searches[seat]
        search.think(state.view(seat), self._limit)
        choices = search.choices()
        if choices[0].chances:
            self._expected.append((len(state.actions), choices[0].chances))
        if state.raw.laid >= OPENING:
            return choices[0].action
        visits = np.array([choice.visits for choice in choices], np.float64)
        return choices[int(rng.choice(len(choices), p=visits / visits.sum()))].action


def gather_searched(
    table: int, games: int, simulations: int, nets: np.ndarray, seed: int
) -> Positions:
    """Play games at a table, every other one in the plain game, and return what was remembered."""
    variants = options_at(table)
    found = []
    for number in range(games):
        options = variants[0 if number % 2 else number // 2 % len(variants)]
        game_seed = int(np.random.SeedSequence([seed, number]).generate_state(1)[0])
        found.append(Game(options, nets, simulations, game_seed).play())
    return np.concatenate([each[0] for each in found]), np.concatenate([e[1] for e in found])
