"""The kernels of MCTS: selection by PUCT, expansion, rollout and backup, in any number of seats.

A node is one record; the children of a node lie side by side. Near the end of a game the tree
holds everybody's decisions, and chance; far from it, where no future comes twice, it holds those
of one seat, or of those who think ahead, whatever others do in between. What asks the game is made
into kernels for each game by `specialize`: the names declared first stand for the kernels of its
`SearchSpec`.
"""

import math
from collections.abc import Callable

import numpy as np

from ludoteca.core.kernels.kernel import kernel
from ludoteca.core.turn import CHANCE, OVER

NODE = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("action", "i8"),  # what leads here
                ("visits", "i4"),
                ("value", "f4"),  # the mean value to whoever chose this action
                ("own_value", "f4"),  # the mean value to whoever is to move here
                ("prior", "f4"),
                ("first", "i4"),  # of the children; 0 before there are any
                ("count", "i2"),  # of the children
                ("mover", "i1"),
                ("spare", "i1"),
            ]
        ),
    )
)
# A tree in one record: how much of its memory is used, and how it grows.
HEAD = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("used", "i8"),
                ("exploration", "f4"),
                ("expand_after", "i4"),  # how often a leaf is visited before it grows
                ("hidden", "i4"),  # whether sampled states differ in what is legal
                ("planned", "i4"),  # whose decisions it holds, as bits; see `bit_of`
                ("pursuing", "i4"),  # who of the others goes on as in a rollout, as bits
                ("rollout_share", "f4"),  # of a value, where a network judges the rest
                ("learned", "i4"),  # whether it goes on as was learned
            ]
        ),
    )
)
ROOT = 0
NOBODY = -3
# The tree holds everybody's decisions, and chance.
EVERYBODY = -1
# No line of thought is longer.
DEEPEST = 4096

to_move: Callable[[np.record], int]
propose: Callable[[np.record, np.ndarray, np.ndarray], int]
learned_propose: Callable[[np.record, np.ndarray, np.ndarray], int]
apply: Callable[[np.record, int], None]
sample_chance: Callable[[np.record, np.record], int]
reply_policy: Callable[[np.record, np.record], int]
rollout_policy: Callable[[np.record, np.record], int]
rollout: Callable[[np.record, np.record, np.ndarray, np.ndarray], None]
learned_rollout: Callable[[np.record, np.record, np.ndarray, np.ndarray], None]
settle: Callable[[np.record, np.record], None]
evaluate: Callable[[np.record, np.ndarray, np.ndarray, np.ndarray], None]


@kernel
def bit_of(mover: int) -> int:
    """A seat, or chance, in a set of those who move."""
    return 1 << (mover - CHANCE)


@kernel
def add_node(nodes: np.ndarray, index: int, action: int, prior: float) -> None:
    """Write a node that was never visited."""
    node = nodes[index]
    node.action = action
    node.prior = prior
    node.visits = 0
    node.value = 0.0
    node.own_value = 0.0
    node.first = 0
    node.count = 0
    node.mover = NOBODY


def list_actions(head: np.record, s: np.record, actions: np.ndarray, priors: np.ndarray) -> int:
    """The actions worth exploring, with their priors; how many there are."""
    if head.learned:
        return learned_propose(s, actions, priors)
    return propose(s, actions, priors)


def expand(
    nodes: np.ndarray,
    head: np.record,
    index: int,
    s: np.record,
    actions: np.ndarray,
    priors: np.ndarray,
) -> bool:
    """Give a node its children; False when it has none, or the memory is full."""
    count = list_actions(head, s, actions, priors)
    first = int(head.used)
    if count == 0 or first + count > len(nodes):
        return False
    head.used = first + count
    for i in range(count):
        add_node(nodes, first + i, actions[i], priors[i])
    nodes[index].first = first
    nodes[index].count = count
    return True


@kernel
def append_children(
    nodes: np.ndarray,
    head: np.record,
    index: int,
    actions: np.ndarray,
    priors: np.ndarray,
    allowed: np.ndarray,
) -> bool:
    """Move the children of a node to where there is room for those it has not met before."""
    node = nodes[index]
    before = int(node.first)
    first = int(head.used)
    most = node.count + len(actions)
    if first + most > len(nodes) or most > len(allowed):
        return False
    count = int(node.count)
    for i in range(count):
        nodes[first + i] = nodes[before + i]
    for i in range(len(actions)):
        is_new = True
        for j in range(node.count):
            if nodes[before + j].action == actions[i]:
                is_new = False
        if is_new:
            add_node(nodes, first + count, actions[i], priors[i])
            allowed[count] = True
            count += 1
    node.first = first
    node.count = count
    head.used = first + count
    return True


def refresh_children(
    nodes: np.ndarray,
    head: np.record,
    index: int,
    s: np.record,
    actions: np.ndarray,
    priors: np.ndarray,
    allowed: np.ndarray,
) -> bool:
    """Mark the children that are legal in the state sampled now, and add those that are new.

    False when there is no memory for them.
    """
    node = nodes[index]
    legal = list_actions(head, s, actions, priors)
    found = 0
    at = legal - 1
    for i in range(node.count):
        action = nodes[node.first + i].action
        allowed[i] = False
        # Usually all is as it was, in the same order: then each is found at once.
        for _ in range(legal):
            at = at + 1 if at + 1 < legal else 0
            if actions[at] == action:
                allowed[i] = True
                found += 1
                break
    if found == legal:
        return True
    return append_children(nodes, head, index, actions[:legal], priors, allowed)


@kernel
def select(
    nodes: np.ndarray, head: np.record, index: int, varies: bool, allowed: np.ndarray
) -> int:
    """PUCT: the child that is good so far, or promising by its prior and seldom tried."""
    node = nodes[index]
    bonus = head.exploration * np.float32(math.sqrt(node.visits + 1))
    # What was never tried is expected to be as good as the rest.
    unknown = node.own_value
    best = np.float32(-1e9)
    chosen = -1
    for i in range(node.count):
        child = nodes[node.first + i]
        value = child.value if child.visits > 0 else unknown
        score = value + bonus * child.prior / np.float32(child.visits + 1)
        if score > best and (not varies or allowed[i]):
            best = score
            chosen = node.first + i
    return chosen


@kernel
def find_child(nodes: np.ndarray, index: int, action: int) -> int:
    """The child that an action leads to; −1 if there is none."""
    node = nodes[index]
    for child in range(node.first, node.first + node.count):
        if nodes[child].action == action:
            return child
    return -1


def descend(
    nodes: np.ndarray,
    head: np.record,
    index: int,
    s: np.record,
    rng: np.record,
    actions: np.ndarray,
    priors: np.ndarray,
    allowed: np.ndarray,
) -> int:
    """From a node to a child, also in the state; −1 where the tree ends."""
    node = nodes[index]
    if node.mover == OVER:
        return -1
    if node.count == 0:
        if index != ROOT and node.visits < head.expand_after:
            return -1
        if not expand(nodes, head, index, s, actions, priors):
            return -1
    if node.mover == CHANCE:
        action = sample_chance(s, rng)
        child = find_child(nodes, index, action)
        if child < 0 and refresh_children(nodes, head, index, s, actions, priors, allowed):
            child = find_child(nodes, index, action)
    else:
        # At the root all is known; below it, what is not in the tree happens by chance.
        varies = head.hidden or (head.planned != EVERYBODY and index != ROOT)
        if varies and not refresh_children(nodes, head, index, s, actions, priors, allowed):
            return -1
        child = select(nodes, head, index, varies, allowed)
    if child >= 0:
        apply(s, nodes[child].action)
    return child


def play_to_plan(head: np.record, s: np.record, rng: np.record) -> int:
    """Let all move whose decisions are not in the tree; who is to move then."""
    mover = to_move(s)
    while mover != OVER and not head.planned & bit_of(mover):
        if mover == CHANCE:
            action = sample_chance(s, rng)
        elif head.pursuing & bit_of(mover):
            action = rollout_policy(s, rng)
        else:
            action = reply_policy(s, rng)
        apply(s, action)
        mover = to_move(s)
    return mover


def play_plans(head: np.record, s: np.record, rng: np.record) -> None:
    """Let those in the tree pursue their plans to the end, while the others answer as ever."""
    while play_to_plan(head, s, rng) != OVER:
        apply(s, rollout_policy(s, rng))


def value_leaf(
    head: np.record,
    s: np.record,
    rng: np.record,
    weights: np.ndarray,
    values: np.ndarray,
    chances: np.ndarray,
) -> None:
    """What a leaf is worth to each seat: as the game goes on, as a network judges it, or both."""
    # Each is called in one place: `play_plans` is inlined there.
    share = head.rollout_share
    if share < 1:
        settle(s, rng)
        if to_move(s) == OVER:
            # An end is what it is.
            share = np.float32(1.0)
        else:
            evaluate(s, weights, values, chances)
    if share > 0:
        judged = values.copy() if share < 1 else values
        judged_chances = chances.copy() if share < 1 else chances
        if head.planned != EVERYBODY:
            play_plans(head, s, rng)
        if head.learned:
            learned_rollout(s, rng, values, chances)
        else:
            rollout(s, rng, values, chances)
        if share < 1:
            for i in range(len(values)):
                values[i] = judged[i] + share * (values[i] - judged[i])
                chances[i] = judged_chances[i] + share * (chances[i] - judged_chances[i])


def simulate(
    nodes: np.ndarray,
    head: np.record,
    s: np.record,
    rng: np.record,
    actions: np.ndarray,
    priors: np.ndarray,
    allowed: np.ndarray,
    path: np.ndarray,
    weights: np.ndarray,
    values: np.ndarray,
    chances: np.ndarray,
    tally: np.ndarray,
) -> None:
    """Follow the tree to a leaf, ask what that is worth, and remember it.

    The tally tells, by action at the root, how often it was tried and what chances came of it.
    """
    depth = 0
    path[0] = ROOT
    while depth + 1 < len(path):
        child = descend(nodes, head, path[depth], s, rng, actions, priors, allowed)
        if child < 0:
            break
        depth += 1
        path[depth] = child
        mover = play_to_plan(head, s, rng)
        is_new = nodes[child].visits == 0
        if is_new:
            # Where a game ends depends on others, unless they are in the tree.
            may_go_on = mover == OVER and head.planned != EVERYBODY
            nodes[child].mover = nodes[ROOT].mover if may_go_on else mover
        if is_new or nodes[child].mover != mover:
            break
    value_leaf(head, s, rng, weights, values, chances)
    if depth > 0:
        row = path[1] - nodes[ROOT].first
        tally[row, 0] += 1.0
        for i in range(len(chances)):
            tally[row, 1 + i] += chances[i]
    chooser = NOBODY
    for i in range(depth + 1):
        node = nodes[path[i]]
        node.visits += 1
        share = np.float32(1.0) / np.float32(node.visits)
        if chooser >= 0:
            node.value += (values[chooser] - node.value) * share
        chooser = node.mover
        if chooser >= 0:
            node.own_value += (values[chooser] - node.own_value) * share


def run_simulations(
    nodes: np.ndarray,
    head: np.record,
    samples: np.ndarray,
    each: int,
    simulations: int,
    rng: np.record,
    scratch: np.ndarray,
    actions: np.ndarray,
    priors: np.ndarray,
    allowed: np.ndarray,
    path: np.ndarray,
    weights: np.ndarray,
    values: np.ndarray,
    chances: np.ndarray,
    tally: np.ndarray,
) -> None:
    """Simulate again and again, `each` times from every sampled state."""
    for i in range(simulations):
        scratch[0] = samples[i // each]
        s = scratch[0]
        simulate(
            nodes, head, s, rng, actions, priors, allowed, path, weights, values, chances, tally
        )


@kernel
def copy_subtree(nodes: np.ndarray, index: int, kept: np.ndarray) -> int:
    """Copy what is below a node to another memory, where it becomes the root; how much it is."""
    kept[ROOT] = nodes[index]
    used = ROOT + 1
    copied = ROOT
    while copied < used:
        node = kept[copied]
        before = int(node.first)
        if node.count > 0:
            node.first = used
            for i in range(node.count):
                kept[used + i] = nodes[before + i]
            used += int(node.count)
        copied += 1
    return used


# What asks the game, in an order in which each calls only those before it: what all searches of a
# game share, and what depends on how they value a leaf.
SHARED = (list_actions, expand, refresh_children, descend, play_to_plan, play_plans)
SIMULATION = (value_leaf, simulate, run_simulations)
# Those of them that are called in one place.
CALLED_ONCE = frozenset({"expand", "descend", "play_plans", "value_leaf", "simulate"})
