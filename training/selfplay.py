"""Games for learning, played inside kernels by a pool of players.

Nobody learns to beat only himself: at a table sit the newest network, an earlier one, quick play
and greedy play. A network plays by one look: of all it may do, what it judges best. What asks the
game is made into kernels for each game by `specialize`: the names declared first stand for those
of its `Subject`.
"""

from collections.abc import Callable
from enum import IntEnum
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from ludoteca.core.chance import below, pick_best, stream
from ludoteca.core.kernels.kernel import kernel, specialize
from ludoteca.core.options import Options
from ludoteca.core.stored import storage_of
from ludoteca.core.turn import CHANCE
from training.subject import Subject, find_subject, module_of


class Player(IntEnum):
    """Who may sit at a table, and where in the counts of a pool."""

    NEWEST = 0
    EARLIER = 1
    QUICK = 2
    GREEDY = 3


# Of so many games that begin like this, how many each player plays a seat in.
Pool = tuple[int, int, int, int]
BEGINNERS: Pool = (0, 0, 3, 2)
LEARNERS: Pool = (5, 2, 2, 1)
# No more positions of a game are remembered.
MOST_POSITIONS = 128

Positions = tuple[npt.NDArray[np.uint8], npt.NDArray[np.float32]]

to_move: Callable[[np.record], int]
apply: Callable[[np.record, int], None]
# Any action, at a chance node with its real chance.
random_action: Callable[[np.record, np.record], int]
# Over, or as good as over.
is_over: Callable[[np.record], bool]
# Whether nobody of the pool has a thought about what is asked now.
is_left_to_chance: Callable[[np.record], bool]
# Whether a position is worth being remembered.
is_memorable: Callable[[np.record], bool]
# What a network looks at one by one; how many there are.
list_looks: Callable[[np.record, np.ndarray], int]
# What quick and greedy players do.
answer: Callable[[np.record, int, np.record], int]
evaluate: Callable[[np.record, np.ndarray, np.ndarray, np.ndarray], None]
# By seat, its share of the victory, and how far ahead it ended.
write_result: Callable[[np.record, np.ndarray], None]
value_end: Callable[[np.record, np.ndarray], None]
write_features: Callable[[np.record, int, np.ndarray], None]
write_target: Callable[[np.record, int, np.ndarray, np.ndarray], None]


def look(
    position: np.ndarray,
    nets: np.ndarray,
    rng: np.record,
    after: np.ndarray,
    actions: np.ndarray,
    worth: np.ndarray,
    values: np.ndarray,
) -> int:
    """The action after which a network likes the position best; of equal ones, any."""
    seat = to_move(position[0])
    count = list_looks(position[0], actions)
    for i in range(count):
        after[0] = position[0]
        apply(after[0], actions[i])
        if is_over(after[0]):
            value_end(after[0], values[0])
        else:
            evaluate(after[0], nets, values[0], values[1])
        worth[i] = values[0, seat]
    return actions[pick_best(rng, worth, count)]


def decide(
    position: np.ndarray,
    player: int,
    newest: np.ndarray,
    earlier: np.ndarray,
    rng: np.record,
    after: np.ndarray,
    actions: np.ndarray,
    worth: np.ndarray,
    values: np.ndarray,
) -> int:
    """What a player of the pool does."""
    s = position[0]
    if is_left_to_chance(s):
        return random_action(s, rng)
    if player == Player.NEWEST:
        return look(position, newest, rng, after, actions, worth, values)
    if player == Player.EARLIER:
        return look(position, earlier, rng, after, actions, worth, values)
    return answer(s, player, rng)


@kernel
def seat_players(pool: np.ndarray, rng: np.record, players: np.ndarray) -> None:
    """Give each seat a player, by their counts in the pool."""
    total = 0
    for player in range(len(pool)):
        total += pool[player]
    for seat in range(len(players)):
        rest = below(rng, total)
        players[seat] = 0
        while rest >= pool[players[seat]]:
            rest -= pool[players[seat]]
            players[seat] += 1


def play_to_learn(
    start: np.ndarray,
    games: int,
    pool: np.ndarray,
    newest: np.ndarray,
    earlier: np.ndarray,
    chance_moves: int,
    every: int,
    rng: np.record,
    actions: np.ndarray,
    worth: np.ndarray,
    values: np.ndarray,
    features: np.ndarray,
    targets: np.ndarray,
) -> int:
    """Play games and remember positions, each with how it ended; how many there are."""
    position = start.copy()
    after = start.copy()
    players = np.zeros(start[0].seats, np.int64)
    turns = np.zeros(MOST_POSITIONS, np.int64)
    rows = 0
    for _ in range(games):
        position[0] = start[0]
        s = position[0]
        seat_players(pool, rng, players)
        first = rows
        while not is_over(s):
            mover = to_move(s)
            if mover == CHANCE or below(rng, 1000) < chance_moves:
                apply(s, random_action(s, rng))
            else:
                player = players[mover]
                action = decide(
                    position, player, newest, earlier, rng, after, actions, worth, values
                )
                apply(s, action)
            room = rows - first < MOST_POSITIONS and rows < len(features)
            if room and not is_over(s) and is_memorable(s) and below(rng, every) == 0:
                write_features(s, s.seat, features[rows])
                turns[rows - first] = s.seat
                rows += 1
        write_result(s, values)
        for row in range(first, rows):
            write_target(s, turns[row - first], values, targets[row])
    return rows


def play_match(
    start: np.ndarray,
    games: int,
    challenger: int,
    rival: int,
    newest: np.ndarray,
    earlier: np.ndarray,
    rng: np.record,
    actions: np.ndarray,
    worth: np.ndarray,
    values: np.ndarray,
) -> float:
    """One challenger among rivals, at every seat in turn: the games it won, shared ones in part."""
    position = start.copy()
    after = start.copy()
    won = 0.0
    for game in range(games):
        position[0] = start[0]
        s = position[0]
        chair = game % s.seats
        while not is_over(s):
            mover = to_move(s)
            if mover == CHANCE:
                apply(s, random_action(s, rng))
            else:
                player = challenger if mover == chair else rival
                action = decide(
                    position, player, newest, earlier, rng, after, actions, worth, values
                )
                apply(s, action)
        write_result(s, values)
        won += values[0, chair]
    return won


TEMPLATES = (look, decide, play_to_learn, play_match)


@cache
def kernels_of(name: str) -> dict[str, Any]:
    """The kernels that play a game, by their names."""
    filled, module = find_subject(name).kernels, module_of(name)
    return {**specialize(TEMPLATES, filled, module, f"{module}.selfplay")}


def scratch_of(subject: Subject) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """What all decisions are written into: actions, what they are worth, and ends by seat."""
    most = subject.most_actions
    sides = subject.network.architecture.most_sides
    return (
        np.empty(most, np.int64),
        np.empty(most, np.float32),
        np.zeros((2, sides), np.float32),
    )


def start_of(subject: Subject, options: Options) -> np.ndarray:
    """A game before its first action."""
    return storage_of(subject.game.start(options)).copy()


def choose(name: str, position: np.ndarray, player: int, nets: np.ndarray, rng: np.record) -> int:
    """What a player of the pool does, asked once and not within a kernel."""
    scratch = scratch_of(find_subject(name))
    decide_in = kernels_of(name)["decide"]
    return int(decide_in(position, player, nets, nets, rng, position.copy(), *scratch))


def match(
    name: str,
    table: int,
    games: int,
    rival: int,
    nets: np.ndarray,
    earlier: np.ndarray,
    seed: int,
) -> float:
    """The share of plain games that a network wins, alone among rivals; at a task, with itself."""
    subject = find_subject(name)
    start = start_of(subject, subject.tables[table].options[0])
    play, newest = kernels_of(name)["play_match"], int(Player.NEWEST)
    won = play(start, games, newest, rival, nets, earlier, stream(seed), *scratch_of(subject))
    return float(won) / games


def gather_positions(
    name: str,
    table: int,
    games: int,
    pool: Pool,
    newest: np.ndarray,
    earlier: np.ndarray,
    seed: int,
) -> Positions:
    """Play games at a table, every other one in the plain game, and return what was remembered."""
    subject = find_subject(name)
    variants = subject.tables[table].options
    shape = subject.network.architecture
    play = kernels_of(name)["play_to_learn"]
    found: list[Positions] = []
    generator = stream(seed)
    for index, options in enumerate(variants):
        share = games // 2 if index == 0 else games // 2 // (len(variants) - 1)
        room = share * MOST_POSITIONS // 2 + MOST_POSITIONS
        features = np.empty((room, shape.features), np.uint8)
        targets = np.empty((room, shape.outputs), np.float32)
        rows = play(
            start_of(subject, options),
            share,
            np.array(pool),
            newest,
            earlier,
            0 if subject.tables[table].is_task else subject.chance_moves,
            subject.every,
            generator,
            *scratch_of(subject),
            features,
            targets,
        )
        found.append((features[:rows], targets[:rows]))
    return np.concatenate([each[0] for each in found]), np.concatenate([each[1] for each in found])
