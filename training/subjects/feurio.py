"""Feurio! as it is taught."""

import numpy as np

from ludoteca.core.kernels.kernel import kernel
from ludoteca.games.feurio import FEURIO
from ludoteca.games.feurio.ai import evaluation
from ludoteca.games.feurio.ai.calibration import progress
from ludoteca.games.feurio.ai.features import write_features
from ludoteca.games.feurio.ai.network import NETWORK, TABLES, evaluate
from ludoteca.games.feurio.ai.policies.task.policy import task_policy
from ludoteca.games.feurio.ai.search import rollout_policy
from ludoteca.games.feurio.ai.standing import VICTORY, share_victory, value_task
from ludoteca.games.feurio.box import Goal
from ludoteca.games.feurio.rules.course import (
    KIND,
    MOST_LEGAL,
    PASS,
    Kind,
    apply,
    legal,
    random_action,
    to_move,
)
from ludoteca.games.feurio.rules.goals import is_task_done
from ludoteca.games.feurio.rules.layout import MOST_SEATS, Phase
from ludoteca.games.feurio.rules.men import bit
from training.selfplay import Player
from training.subject import Subject, Table

# So many tiles are laid before the most tried action is always taken.
OPENING = 12


@kernel
def is_over(s: np.record) -> bool:
    """Whether the game has ended."""
    return s.phase == Phase.OVER


@kernel
def is_left_to_chance(s: np.record) -> bool:
    """Nobody has a plan about how a fire is arranged."""
    return s.phase == Phase.ARRANGE


@kernel
def is_memorable(s: np.record) -> bool:
    """Before the first tile all games are the same."""
    return s.laid > 0


@kernel
def is_opening(s: np.record) -> bool:
    """Whether many a thing should be tried."""
    return s.laid < OPENING


@kernel
def list_looks(s: np.record, actions: np.ndarray) -> int:
    """What is legal, but R45, R46: where points are the goal, one man is as good as three."""
    kept = 0
    for i in range(legal(s, actions)):
        if _is_worth_a_look(s, actions[i]):
            actions[kept] = actions[i]
            kept += 1
    if kept == 0:
        actions[0] = PASS
        kept = 1
    return kept


@kernel
def _is_worth_a_look(s: np.record, action: int) -> bool:
    if s.goal != Goal.SCORE or action >> KIND != Kind.MEN:
        return True
    tile = int(s.grid[(action & 0xFFFF) >> 4]) - 1
    return (action & 3) == 1 and not s.held[(action >> 2) & 3] & bit(tile)


@kernel
def answer(s: np.record, player: int, rng: np.record) -> int:
    """At a common task, greedy and quick play are as was learned for it."""
    if s.goal != Goal.SCORE:
        return task_policy(s, rng)
    if player == Player.GREEDY:
        return evaluation.answer(s, rng)
    return rollout_policy(s, rng)


@kernel
def value_end(s: np.record, values: np.ndarray) -> None:
    """What an end is worth to each seat, half of it victory."""
    ends = np.empty((2, MOST_SEATS), np.float32)
    write_result(s, ends)
    for seat in range(s.seats):
        values[seat] = VICTORY * ends[0, seat] + (1.0 - VICTORY) * ends[1, seat]


@kernel
def write_result(s: np.record, ends: np.ndarray) -> None:
    """R51 to R53, R71 to R73: by seat, its share of the victory, and how far ahead it ended."""
    if s.goal != Goal.SCORE:
        value_task(s, ends[1])
        for seat in range(s.seats):
            ends[0, seat] = 1.0 if is_task_done(s) else 0.0
        return
    share_victory(s, ends[0], ends[1])


@kernel
def write_target(s: np.record, turn: int, ends: np.ndarray, target: np.ndarray) -> None:
    """How it ended for each side, beginning with that of the seat on turn."""
    target[:] = 0.0
    if s.goal != Goal.SCORE:
        target[0] = ends[0, 0]
        target[1] = 1.0 - ends[0, 0]
        target[MOST_SEATS] = ends[1, 0]
        return
    for side in range(s.seats):
        seat = (turn + side) % s.seats
        target[side] = ends[0, seat]
        target[MOST_SEATS + side] = ends[1, seat]


SUBJECT = Subject(
    game=FEURIO,
    network=NETWORK,
    tables=tuple(
        Table(
            tuple(o for o in FEURIO.option_sets() if (o.goal, o.seats) == (goal, seats)),
            sides=seats if goal == Goal.SCORE else 2,
            is_task=goal != Goal.SCORE,
        )
        for goal, seats in TABLES
    ),
    kernels={
        "to_move": to_move,
        "apply": apply,
        "random_action": random_action,
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
    chance_moves=40,
    every=3,
    progress=progress,
)
