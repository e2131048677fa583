"""`python -m training.futurisiko_judgement`: how well a net could judge FutuRisiko!, a first look.

Greedy players play; where a round begins, a small net learns from all that a seat knows who wins.
On games that it has not seen, it is held against the five weights by which the search judges.
"""

import argparse

import numpy as np

from ludoteca.core.chance import below, stream
from ludoteca.core.kernels.kernel import kernel
from ludoteca.core.turn import CHANCE
from ludoteca.games.futurisiko import FUTURISIKO
from ludoteca.games.futurisiko.ai.evaluation import choose
from ludoteca.games.futurisiko.ai.forecast import forecast
from ludoteca.games.futurisiko.ai.observation import OBSERVATION_NAMES, observe
from ludoteca.games.futurisiko.ai.search import judge
from ludoteca.games.futurisiko.ai.standing import is_first
from ludoteca.games.futurisiko.rules.course import MOST_LEGAL, apply, random_action, to_move
from ludoteca.games.futurisiko.rules.layout import Phase
from training.learner import Learner, find_backend

SEATS = 4
# A game that lasts longer is broken off, and who leads has won.
MOST_ROUNDS = 40
# Of a thousand decisions, so many are left to chance, so that mistakes are seen too.
CHANCE_MOVES = 20
# A net has an output for the chance of each side, and one for its lead, which is not used here.
SHAPE = (len(OBSERVATION_NAMES), 64, 32, 2 * SEATS)


@kernel
def play_and_note(
    start: np.ndarray,
    games: int,
    rng: np.record,
    chances: np.ndarray,
    rows: np.ndarray,
    judged: np.ndarray,
    targets: np.ndarray,
) -> int:
    """Play by instinct; where a round begins, note what each seat sees, and in the end who won."""
    played = start.copy()
    actions = np.empty(MOST_LEGAL, np.int64)
    weights = np.empty(MOST_LEGAL, np.float64)
    values = np.zeros(judged.shape[1], np.float32)
    n = 0
    for _ in range(games):
        played[0] = start[0]
        s = played[0]
        first = n
        seen = 0
        while s.phase != Phase.OVER and s.rounds <= MOST_ROUNDS:
            if to_move(s) == CHANCE:
                apply(s, random_action(s, rng, actions))
                continue
            if s.rounds > max(seen, 1):
                seen = int(s.rounds)
                judge(s, values)
                for seat in range(SEATS):
                    observe(s, seat, 0, rows[n])
                    for side in range(SEATS):
                        judged[n, side] = values[(seat + side) % SEATS]
                    n += 1
            if below(rng, 1000) < CHANCE_MOVES:
                apply(s, random_action(s, rng, actions))
            else:
                apply(s, choose(s, rng, actions, weights, chances))
        winners = 0
        for seat in range(SEATS):
            winners += is_first(s, seat)
        for row in range(first, n):
            for side in range(SEATS):
                won = is_first(s, ((row - first) + side) % SEATS)
                targets[row, side] = 1.0 / winners if won else 0.0
    return n


def gather(games: int, seed: int) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """What was seen, what the search thinks of it, and how it ended."""
    room = games * MOST_ROUNDS * SEATS
    rows = np.empty((room, len(OBSERVATION_NAMES)), np.uint8)
    judged = np.zeros((room, SEATS), np.float32)
    targets = np.zeros((room, 2 * SEATS), np.float32)
    start = FUTURISIKO.start(FUTURISIKO.options({"seats": SEATS})).storage
    n = play_and_note(start, games, stream(seed), forecast(), rows, judged, targets)
    return rows[:n], judged[:n], targets[:n]


def main() -> None:
    """Play, learn, and tell both scores."""
    parser = argparse.ArgumentParser(
        prog="python -m training.futurisiko_judgement", description=__doc__
    )
    parser.add_argument("--games", type=int, default=6000)
    parser.add_argument("--held-out", type=int, default=1500)
    parser.add_argument("--epochs", type=int, default=4)
    parser.add_argument("--backend", default="auto")
    given = parser.parse_args()
    rows, _, targets = gather(given.games, 1)
    unseen, judged, ends = gather(given.held_out, 2)
    print(f"{len(rows)} positions to learn from, {len(unseen)} of other games to judge")
    learner = Learner(find_backend(given.backend), SHAPE, SEATS, seed=0)
    learner.learn(rows, targets, epochs=given.epochs, batch=1024, rate=0.002, seed=0)
    loss = learner.judge(unseen, ends)
    entropy = -float((ends[:, :SEATS] * np.log(judged + 1e-9)).sum(1).mean())
    brier = float(((judged[:, 0] - ends[:, 0]) ** 2).mean())
    print(f"a constant:       Brier score {loss.brier_of_constant:.4f}")
    print(f"the five weights: Brier score {brier:.4f}, cross-entropy {entropy:.3f}")
    print(f"the net:          Brier score {loss.brier:.4f}, cross-entropy {loss.entropy:.3f}")


if __name__ == "__main__":
    main()
