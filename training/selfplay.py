"""Games of Feurio! for learning, played inside kernels by a pool of players.

Nobody learns to beat only himself: at a table sit the newest network, an earlier one, quick play
and greedy play. A network plays by one look: of all it may do, what it judges best.
"""

from enum import IntEnum

import numpy as np
import numpy.typing as npt

from ludoteca.core.chance import below, pick_best, stream
from ludoteca.core.kernels.kernel import kernel
from ludoteca.core.turn import CHANCE
from ludoteca.games.feurio import FEURIO, FeurioOptions
from ludoteca.games.feurio.ai.evaluation import answer
from ludoteca.games.feurio.ai.features import FEATURES, write_features
from ludoteca.games.feurio.ai.network import OUTPUTS, TABLES, evaluate
from ludoteca.games.feurio.ai.search import LEAD, is_first, rollout_policy, value_task
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
from ludoteca.games.feurio.rules.layout import GAME, MOST_SEATS, Phase
from ludoteca.games.feurio.rules.men import bit
from ludoteca.games.feurio.rules.scoring import score


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
# Of a thousand decisions, so many are left to chance, so that mistakes are seen too.
CHANCE_MOVES = 40
# Of so many positions one is remembered: those side by side tell nearly the same.
EVERY = 3
# No game has more remembered positions than actions.
MOST_POSITIONS = 128

Positions = tuple[npt.NDArray[np.uint8], npt.NDArray[np.float32]]


@kernel
def is_worth_a_look(s: np.record, action: int) -> bool:
    """R45, R46: where points are the goal, one man holds a tile as well as three."""
    if s.goal != Goal.SCORE or action >> KIND != Kind.MEN:
        return True
    tile = int(s.grid[(action & 0xFFFF) >> 4]) - 1
    return (action & 3) == 1 and not s.held[(action >> 2) & 3] & bit(tile)


@kernel
def look(
    position: np.ndarray,
    nets: np.ndarray,
    rng: np.record,
    after: np.ndarray,
    actions: np.ndarray,
    worth: np.ndarray,
) -> int:
    """The action after which a network likes the position best; of equal ones, any."""
    seat = int(position[0].seat)
    values = np.empty(MOST_SEATS, np.float32)
    chances = np.empty(MOST_SEATS, np.float32)
    count = legal(position[0], actions)
    kept = 0
    for i in range(count):
        action = actions[i]
        if is_worth_a_look(position[0], action):
            after[0] = position[0]
            apply(after[0], action)
            if after[0].phase == Phase.OVER:
                value_end(after[0], values)
            else:
                evaluate(after[0], nets, values, chances)
            actions[kept] = action
            worth[kept] = values[seat]
            kept += 1
    return actions[pick_best(rng, worth, kept)] if kept > 0 else PASS


@kernel
def value_end(s: np.record, values: np.ndarray) -> None:
    """What an end is worth to each seat, half of it victory."""
    ends = np.empty((2, MOST_SEATS), np.float32)
    result(s, ends)
    for seat in range(s.seats):
        values[seat] = 0.5 * ends[0, seat] + 0.5 * ends[1, seat]


@kernel
def result(s: np.record, ends: np.ndarray) -> None:
    """R51 to R53, R71 to R73: by seat, its share of the victory, and how far ahead it ended."""
    if s.goal != Goal.SCORE:
        value_task(s, ends[1])
        for seat in range(s.seats):
            ends[0, seat] = 1.0 if is_task_done(s) else 0.0
        return
    points = np.zeros(MOST_SEATS, np.int64)
    best = np.zeros(MOST_SEATS, np.int64)
    score(s, points, best)
    winners = 0
    for seat in range(s.seats):
        winners += is_first(s, points, best, seat)
    for seat in range(s.seats):
        rival = 0
        for other in range(s.seats):
            if other != seat:
                rival = max(rival, points[other])
        lead = max(-1.0, min(1.0, (points[seat] - rival) / LEAD))
        ends[0, seat] = 1.0 / winners if is_first(s, points, best, seat) else 0.0
        ends[1, seat] = 0.5 + 0.5 * lead


@kernel
def decide(
    position: np.ndarray,
    player: int,
    newest: np.ndarray,
    earlier: np.ndarray,
    rng: np.record,
    after: np.ndarray,
    actions: np.ndarray,
    worth: np.ndarray,
) -> int:
    """What a player of the pool does; at a common task, greedy play is as quick play."""
    s = position[0]
    if s.phase == Phase.ARRANGE:
        return random_action(s, rng)
    if player == Player.NEWEST:
        return look(position, newest, rng, after, actions, worth)
    if player == Player.EARLIER:
        return look(position, earlier, rng, after, actions, worth)
    if player == Player.GREEDY and s.goal == Goal.SCORE:
        return answer(s, rng)
    return rollout_policy(s, rng)


@kernel
def seat_players(s: np.record, pool: np.ndarray, rng: np.record, players: np.ndarray) -> None:
    """Give each seat a player, by their counts in the pool."""
    total = 0
    for player in range(len(pool)):
        total += pool[player]
    for seat in range(s.seats):
        rest = below(rng, total)
        players[seat] = 0
        while rest >= pool[players[seat]]:
            rest -= pool[players[seat]]
            players[seat] += 1


@kernel
def play_to_learn(
    start: np.ndarray,
    games: int,
    pool: np.ndarray,
    newest: np.ndarray,
    earlier: np.ndarray,
    rng: np.record,
    features: np.ndarray,
    targets: np.ndarray,
) -> int:
    """Play games and remember positions, each with how it ended; how many there are."""
    position = start.copy()
    after = start.copy()
    actions = np.empty(MOST_LEGAL, np.int64)
    worth = np.empty(MOST_LEGAL, np.float32)
    players = np.zeros(MOST_SEATS, np.int64)
    turns = np.zeros(MOST_POSITIONS, np.int64)
    ends = np.zeros((2, MOST_SEATS), np.float32)
    rows = 0
    for _ in range(games):
        position[0] = start[0]
        s = position[0]
        seat_players(s, pool, rng, players)
        first = rows
        while s.phase != Phase.OVER:
            if to_move(s) == CHANCE or below(rng, 1000) < CHANCE_MOVES:
                apply(s, random_action(s, rng))
            else:
                player = players[s.seat]
                apply(s, decide(position, player, newest, earlier, rng, after, actions, worth))
            if s.phase != Phase.OVER and s.laid > 0 and below(rng, EVERY) == 0:
                write_features(s, s.seat, features[rows])
                turns[rows - first] = s.seat
                rows += 1
        result(s, ends)
        for row in range(first, rows):
            write_target(s, turns[row - first], ends, targets[row])
    return rows


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


@kernel
def play_match(
    start: np.ndarray,
    games: int,
    challenger: int,
    rival: int,
    newest: np.ndarray,
    earlier: np.ndarray,
    rng: np.record,
) -> float:
    """One challenger among rivals, at every seat in turn: the games it won, shared ones in part."""
    position = start.copy()
    after = start.copy()
    actions = np.empty(MOST_LEGAL, np.int64)
    worth = np.empty(MOST_LEGAL, np.float32)
    ends = np.zeros((2, MOST_SEATS), np.float32)
    won = 0.0
    for game in range(games):
        position[0] = start[0]
        s = position[0]
        chair = game % s.seats
        while s.phase != Phase.OVER:
            if to_move(s) == CHANCE:
                apply(s, random_action(s, rng))
            else:
                # At a common task there are no rivals.
                own = s.seat == chair or s.goal != Goal.SCORE
                player = challenger if own else rival
                apply(s, decide(position, player, newest, earlier, rng, after, actions, worth))
        result(s, ends)
        won += ends[0, chair]
    return won


def choose(position: np.ndarray, player: int, nets: np.ndarray, rng: np.record) -> int:
    """What a player of the pool does, asked once and not within a kernel."""
    actions, worth = np.empty(MOST_LEGAL, np.int64), np.empty(MOST_LEGAL, np.float32)
    return int(decide(position, player, nets, nets, rng, position.copy(), actions, worth))


def options_at(table: int) -> list[FeurioOptions]:
    """All ways to play at a table."""
    return [o for o in FEURIO.option_sets() if (o.goal, o.seats) == TABLES[table]]


def gather_positions(
    table: int,
    games: int,
    pool: Pool,
    newest: np.ndarray,
    earlier: np.ndarray,
    seed: int,
) -> Positions:
    """Play games at a table, every other one in the plain game, and return what was remembered."""
    variants = options_at(table)
    found: list[Positions] = []
    generator = stream(seed)
    for index, options in enumerate(variants):
        share = games // 2 if index == 0 else games // 2 // (len(variants) - 1)
        features = np.empty((share * MOST_POSITIONS // 2 + MOST_POSITIONS, FEATURES), np.uint8)
        targets = np.empty((len(features), OUTPUTS), np.float32)
        rows = play_to_learn(
            start_of(options),
            share,
            np.array(pool),
            newest,
            earlier,
            generator,
            features,
            targets,
        )
        found.append((features[:rows], targets[:rows]))
    features = np.concatenate([each[0] for each in found])
    targets = np.concatenate([each[1] for each in found])
    return features, targets


def start_of(options: FeurioOptions) -> np.ndarray:
    """A game before its first action."""
    storage = np.zeros(1, GAME)
    storage[0] = FEURIO.start(options).storage[0]
    return storage
