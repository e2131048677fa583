"""FutuRisiko! as it is taught."""

import numpy as np

from ludoteca.core.chance import pick_best
from ludoteca.core.kernels.kernel import kernel
from ludoteca.games.futurisiko import FUTURISIKO
from ludoteca.games.futurisiko.ai.evaluation import GOOD
from ludoteca.games.futurisiko.ai.evaluation import evaluate as weigh
from ludoteca.games.futurisiko.ai.features import write_features
from ludoteca.games.futurisiko.ai.network import NETWORK, evaluate
from ludoteca.games.futurisiko.ai.search import BOLD, CHANCES, propose, sample_chance
from ludoteca.games.futurisiko.ai.standing import share_victory
from ludoteca.games.futurisiko.box import COLOURS, DICE_CAP, GOALS, SEATS
from ludoteca.games.futurisiko.options import FutuRisikoOptions
from ludoteca.games.futurisiko.rules.course import MOST_LEGAL, apply, legal, to_move
from ludoteca.games.futurisiko.rules.layout import Phase
from ludoteca.games.futurisiko.rules.realm import territories_of
from training.selfplay import Player
from training.subject import Subject, Table

# A game that lasts longer is broken off, and who leads has won.
MOST_ROUNDS = 40
# In the draft and in so many rounds many a thing is tried.
OPENING = 1


@kernel
def is_over(s: np.record) -> bool:
    """Whether the game has ended, or has lasted too long."""
    return s.phase == Phase.OVER or s.rounds > MOST_ROUNDS


@kernel
def is_left_to_chance(s: np.record) -> bool:  # noqa: ARG001 there is always a thought
    """Never."""
    return False


@kernel
def is_memorable(s: np.record) -> bool:
    """Between rounds, where the search asks."""
    return s.phase == Phase.SEQUENCE


@kernel
def is_opening(s: np.record) -> bool:
    """Whether many a thing should be tried."""
    return s.rounds <= OPENING


@kernel
def list_looks(s: np.record, actions: np.ndarray) -> int:
    """The best step of each idea, as the search has them."""
    return propose(s, actions, np.empty(MOST_LEGAL, np.float32))


@kernel
def answer(s: np.record, player: int, rng: np.record) -> int:
    """Quick play is greedy play here; so that there are two kinds, the greedy one is bolder."""
    actions = np.empty(MOST_LEGAL, np.int64)
    values = np.zeros(MOST_LEGAL, np.float64)
    n = legal(s, actions)
    weigh(s, actions[:n], values, CHANCES, BOLD if player == Player.GREEDY else GOOD)
    return actions[pick_best(rng, values, n)]


@kernel
def write_result(s: np.record, ends: np.ndarray) -> None:
    """F56, F59: by seat, its share of the victory, and how much of the goal it holds."""
    share_victory(s, ends[0])
    for seat in range(s.seats):
        ends[1, seat] = min(1.0, territories_of(s, seat) / s.goal)


@kernel
def value_end(s: np.record, values: np.ndarray) -> None:
    """F56: nothing counts but who wins."""
    ends = np.empty((2, COLOURS), np.float32)
    write_result(s, ends)
    values[:] = ends[0]


@kernel
def write_target(s: np.record, turn: int, ends: np.ndarray, target: np.ndarray) -> None:
    """How it ended for each side, beginning with that of the seat on turn."""
    target[:] = 0.0
    for side in range(s.seats):
        seat = (turn + side) % s.seats
        target[side] = ends[0, seat]
        target[COLOURS + side] = ends[1, seat]


def list_options(seats: int) -> tuple[FutuRisikoOptions, ...]:
    """F3, F23, F56, F59: the plain game, and each of its variants."""
    variants: tuple[dict[str, object], ...] = (
        {},
        {"cards": False},
        {"goal": GOALS[1]},
        {"goal": GOALS[2]},
        {"dice_cap": DICE_CAP},
        {"round_limit": 6},
        {"round_limit": 12},
    )
    return tuple(FUTURISIKO.options({"seats": seats, **variant}) for variant in variants)


def progress(s: np.record) -> float:
    """F56: how near the leader is to the goal."""
    leader = max(territories_of(s, seat) for seat in range(s.seats))
    return min(1.0, float(leader / s.goal))


SUBJECT = Subject(
    game=FUTURISIKO,
    network=NETWORK,
    tables=tuple(Table(list_options(seats), sides=seats) for seats in SEATS),
    kernels={
        "to_move": to_move,
        "apply": apply,
        "random_action": sample_chance,
        "is_over": is_over,
        "is_left_to_chance": is_left_to_chance,
        "is_memorable": is_memorable,
        "is_opening": is_opening,
        "list_looks": list_looks,
        "answer": answer,
        "evaluate": evaluate,
        "write_result": write_result,
        "value_end": value_end,
        "write_features": write_features,
        "write_target": write_target,
    },
    most_actions=MOST_LEGAL,
    chance_moves=20,
    every=1,
    progress=progress,
)
