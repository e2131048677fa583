"""FutuRisiko! as it is taught, as plain Python: to compile it takes longer than all this.

Compiled, whole games are played and learned from in `make test-long`.
"""

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

import numpy as np
import pytest

from ludoteca.bots.bot import Limit
from ludoteca.core.chance import stream
from ludoteca.core.stored import storage_of
from ludoteca.core.turn import CHANCE
from ludoteca.games.futurisiko.ai.network import ARCHITECTURE
from ludoteca.games.futurisiko.box import COLOURS
from tests.training.blank_weights import save_blank
from training.duel import Duel
from training.selfplay import BEGINNERS, Player, choose, gather_positions
from training.subject import find_subject


@pytest.fixture(scope="module")
def worker() -> Iterator[ProcessPoolExecutor]:
    """A process in which nothing is compiled."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("NUMBA_DISABLE_JIT", "1")
        with ProcessPoolExecutor(1, get_context("spawn")) as pool:
            yield pool


def decide_first(file: Path) -> tuple[list[int], int, int]:
    """In a worker: what is legal at the first decision; what one look finds, and what a search."""
    subject = find_subject("futurisiko")
    state = subject.game.start(subject.tables[0].options[0])
    while state.to_move == CHANCE:
        state.apply(state.legal()[0])
    looked = choose("futurisiko", storage_of(state), Player.NEWEST, ARCHITECTURE.blank(), stream(1))
    duel = Duel("futurisiko", ("learned", "quick"), Limit(simulations=4), 1, file, {})
    found = duel.make_bot("learned", 1).choose(state.view(state.to_move), Limit())
    return list(state.legal()), looked, state.action_of(found.move)


def test_positions_are_remembered_with_how_their_game_ended(worker: ProcessPoolExecutor) -> None:
    nets = ARCHITECTURE.blank()
    asked = worker.submit(gather_positions, "futurisiko", 0, 2, BEGINNERS, nets, nets, 0)
    features, targets = asked.result()
    assert features.shape == (len(targets), ARCHITECTURE.features)
    assert len(targets) > 0
    assert targets[:, :3].sum(1) == pytest.approx(1)
    goals = targets[:, COLOURS : COLOURS + 3]
    assert ((goals >= 0) & (goals <= 1)).all()
    # Told from the seat on turn on: each seat was on turn once, and the winner is the same.
    assert len(np.unique(targets[:, :3], axis=0)) == 3
    assert not targets[:, 3:COLOURS].any()


def test_who_learned_moves_legally_by_one_look_and_by_search(
    worker: ProcessPoolExecutor, tmp_path: Path
) -> None:
    legal, looked, searched = worker.submit(
        decide_first, save_blank(tmp_path, "futurisiko")
    ).result()
    assert looked in legal
    assert searched in legal
