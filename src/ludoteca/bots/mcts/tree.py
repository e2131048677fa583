"""One tree of a search: grown in short slices, over states that a seat may hold possible."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from time import perf_counter
from typing import cast

import numpy as np

from ludoteca.bots.mcts import kernels
from ludoteca.bots.mcts.action_stats import ActionStats
from ludoteca.bots.mcts.plan import Plan, make_plan
from ludoteca.core.chance import stream
from ludoteca.core.game import AnyState, AnyView
from ludoteca.core.kernels.kernel import specialize
from ludoteca.core.kernels.storage import copy_storage
from ludoteca.core.parts.network import (
    Network,
    Propose,
    Weights,
    judge_at_once,
    judge_nothing,
)
from ludoteca.core.parts.search_spec import SearchSpec
from ludoteca.core.stored import storage_of
from ludoteca.core.turn import CHANCE, OVER

# So many simulations share a sampled state before another is sampled.
EACH = 64
# A slice takes about so many seconds, and never 50 ms: then a clock or a person may stop it.
SLICE = 0.02
# Sampled states differ in what is legal: a node has room for the actions of so many of them.
STATES = 4
# Nodes for which a tree has room. What is not used costs no memory.
ROOM = 1 << 22
# What is handed to the kernels of a search that asks no network.
NO_WEIGHTS = cast("Weights", np.empty(0, np.float32))

Think = Callable[..., None]


@cache
def specialize_search(
    spec: SearchSpec, known: Network | None = None, *, blind: bool = False
) -> Think:
    """The kernel that searches one game, whether it asks the network that is known of it or not.

    If so asked, with games finished by blind chance.
    """
    rollout = spec.random_rollout if blind else spec.rollout
    filled: dict[str, Callable[..., object]] = {
        "to_move": spec.to_move,
        "rollout": rollout,
        "learned_rollout": (known and known.rollout) or rollout,
        "evaluate": known.evaluate if known else judge_nothing,
        "settle": known.settle if known else judge_at_once,
        **_specialize_shared(spec, (known and known.propose) or spec.propose),
    }
    name = f"{spec.module}.{'blind' if blind else 'guided'}"
    made = specialize(kernels.SIMULATION, filled, spec.module, name, kernels.CALLED_ONCE)
    return cast("Think", made["run_simulations"])


@cache
def _specialize_shared(
    spec: SearchSpec, learned_propose: Propose
) -> dict[str, Callable[..., object]]:
    """The kernels that all searches of a game have in common."""
    filled: dict[str, Callable[..., object]] = {
        "to_move": spec.to_move,
        "propose": spec.propose,
        "learned_propose": learned_propose,
        "apply": spec.apply,
        "sample_chance": spec.sample_chance,
        "reply_policy": spec.reply_policy,
        "rollout_policy": spec.rollout_policy,
    }
    return specialize(
        kernels.SHARED, filled, spec.module, f"{spec.module}.tree", kernels.CALLED_ONCE
    )


class Tree:
    """One tree, with all the memory that its kernels work in."""

    def __init__(
        self,
        spec: SearchSpec,
        seed: np.random.SeedSequence,
        known: Network | None = None,
        network: Network | None = None,
        *,
        blind: bool = False,
    ) -> None:
        """`known` is the network of the game, and `network` the one that is asked, if any is.

        One kernel serves those who ask and those who do not: so it is compiled once.
        """
        self._spec = spec
        self._network = network
        self._think = specialize_search(spec, known, blind=blind)
        if known is None:
            self._weights = NO_WEIGHTS
        else:
            self._weights = known.architecture.blank() if network is None else network.weights()
        self._blind = blind
        self._nodes = np.empty(ROOM, kernels.NODE)
        self._spare = np.empty(0, kernels.NODE)
        self._head: np.record = np.zeros(1, kernels.HEAD)[0]
        self._head.learned = network is not None
        self._rng = np.random.default_rng(seed)
        self._stream = stream(int(self._rng.integers(1 << 63)))
        self._actions = np.empty(spec.most_actions, np.int64)
        self._priors = np.empty(spec.most_actions, np.float32)
        self._allowed = np.zeros(STATES * spec.most_actions, np.bool_)
        self._path = np.empty(kernels.DEEPEST, np.int64)
        self._values = np.zeros(spec.most_seats, np.float32)
        self._chances = np.zeros(spec.most_seats, np.float32)
        self._tally = np.zeros((len(self._allowed), 1 + spec.most_seats))
        self._tallied = 0

    def plant(self, view: AnyView) -> None:
        """Begin anew with a view whose seat is to move."""
        self._plant(view, self._make_plan(view))

    def _make_plan(self, view: AnyView) -> Plan:
        return make_plan(view, self._spec, self._network, blind=self._blind)

    def _plant(self, view: AnyView, plan: Plan) -> None:
        kernels.add_node(self._nodes, kernels.ROOT, 0, 1.0)
        self._nodes[kernels.ROOT].mover = view.to_move
        self._plan = plan
        self._head.used = kernels.ROOT + 1
        self._head.planned = plan.planned
        self._head.pursuing = plan.pursuing
        self._head.exploration = plan.guidance.exploration
        self._head.expand_after = plan.guidance.expand_after
        self._head.rollout_share = plan.guidance.rollout_share
        self._look(view)

    def follow(self, view: AnyView, actions: Sequence[int]) -> None:
        """Keep what was thought of a view that is so many actions later; else begin anew."""
        index = kernels.ROOT
        plan = self._make_plan(view)
        # What was done in between by those who are not in the tree is not in it either.
        if plan != self._plan or (plan.planned != kernels.EVERYBODY and len(actions) > 1):
            self._plant(view, plan)
            return
        for action in actions:
            index = kernels.find_child(self._nodes, index, action)
            if index < 0 or self._nodes[index].count == 0:
                self._plant(view, plan)
                return
        if not len(self._spare):
            self._spare = np.empty(ROOM, kernels.NODE)
        self._head.used = kernels.copy_subtree(self._nodes, index, self._spare)
        self._nodes, self._spare = self._spare, self._nodes
        self._look(view)

    def _look(self, view: AnyView) -> None:
        self._head.hidden = not view.is_open
        self._view = view
        # What was tried below another root is not told by seat.
        self._tally[: self._tallied] = 0.0
        self._scratch = copy_storage(storage_of(view))
        # Another position, another pace: begin with a short slice.
        self._pace = EACH
        self._rate = np.inf

    def run(self, simulations: int | None = None, seconds: float | None = None) -> int:
        """Think for one slice, within these limits if that can be; how many simulations it was."""
        count = self._pace
        if simulations is not None:
            count = min(count, simulations)
        # Where nothing is hidden, one sample stands for all.
        each = EACH if self._head.hidden else count
        samples = (self._view.sample_state(self._rng) for _ in range(0, count, each))
        start = perf_counter()
        self._think(
            self._nodes,
            self._head,
            np.concatenate(list(map(storage_of, samples))),
            each,
            count,
            self._stream,
            self._scratch,
            self._actions,
            self._priors,
            self._allowed,
            self._path,
            self._weights,
            self._values,
            self._chances,
            self._tally,
        )
        taken = perf_counter() - start
        self._tallied = int(self._nodes[kernels.ROOT].count)
        self._rate = count / max(taken, 1e-6)
        self._pace = _choose_pace(count, taken, SLICE if seconds is None else seconds - taken)
        return count

    def choices(self) -> list[ActionStats]:
        """What may be done at the root, and what the tree says of it."""
        seats = self._view.options.seats
        return [
            ActionStats(
                int(child.action),
                int(child.visits),
                float(child.value),
                tuple((row[1 : 1 + seats] / row[0]).tolist()) if row[0] else (),
            )
            for child, row in zip(self._children(kernels.ROOT), self._tally, strict=False)
        ]

    def is_settled(self, seconds: float) -> bool:
        """Whether the most tried action will be so after some seconds more, however they go."""
        visits = np.sort(self._children(kernels.ROOT)["visits"])
        return len(visits) > 1 and visits[-1] - visits[-2] > seconds * self._rate

    def line(self, state: AnyState, action: int, fewest: int) -> list[int]:
        """What is expected from an action on, as far as it was tried so often, played on a state.

        Each does what was tried most. What is not in a tree of one seat is done as ever: others
        answer at once, and of what chance may do, the likeliest happens.
        """
        found: list[int] = []
        index = kernels.ROOT
        while action >= 0:
            index = kernels.find_child(self._nodes, index, action)
            if index < 0 or self._nodes[index].visits < fewest:
                break
            state.apply_unchecked(action)
            found.append(action)
            found += self._answer(state)
            action = self._most_tried(index, state)
        return found

    def _answer(self, state: AnyState) -> list[int]:
        """Let all move whose decisions are not in the tree."""
        found = []
        luck = stream(0)
        plan = self._plan
        while (mover := state.to_move) != OVER and not plan.planned & kernels.bit_of(mover):
            if mover == CHANCE:
                action = state.legal()[int(np.argmax(state.chances()))]
            else:
                spec, raw = self._spec, storage_of(state)[0]
                pursues = plan.pursuing & kernels.bit_of(mover)
                action = int((spec.rollout_policy if pursues else spec.reply_policy)(raw, luck))
            state.apply_unchecked(action)
            found.append(action)
        return found

    def _most_tried(self, index: int, state: AnyState) -> int:
        """Of what may be done in a state, what was tried most at a node; −1 if nothing was."""
        children = self._children(index)
        legal = set(state.legal()) if len(children) else ()
        for child in children[np.argsort(-children["visits"], kind="stable")]:
            if child.action in legal:
                return int(child.action)
        return -1

    def _children(self, index: int) -> np.ndarray:
        node = self._nodes[index]
        return self._nodes[node.first : node.first + node.count]


def _choose_pace(done: int, taken: float, left: float) -> int:
    """How many simulations fill the next slice, or the time that is left."""
    fitting = int(done * min(SLICE, max(left, 0.0)) / max(taken, 1e-6))
    # Not many more than now, for the machine may have been busy; and whole samples.
    return max(EACH, min(4 * done, fitting) // EACH * EACH)
