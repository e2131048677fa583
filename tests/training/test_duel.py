"""A duel: one who learned among others, at every seat in turn, in either game."""

from pathlib import Path

import pytest

from ludoteca.bots.bot import Limit
from ludoteca.games.futurisiko.box import SEATS
from tests.effort import LONG
from tests.training.blank_weights import save_blank
from training.duel import Duel

pytestmark = pytest.mark.compiled


@pytest.mark.skipif(not LONG, reason="make test-long")
@pytest.mark.parametrize("table", range(len(SEATS)))
def test_who_learned_futurisiko_plays_legal_games_to_the_end(tmp_path: Path, table: int) -> None:
    file = save_blank(tmp_path, "futurisiko")
    duel = Duel("futurisiko", ("learned", "quick"), Limit(simulations=4), 1, file, {})
    assert duel.play(table, table) in (0.0, 1.0)


def test_who_learned_feurio_meets_the_search(tmp_path: Path) -> None:
    file = save_blank(tmp_path, "feurio")
    duel = Duel(
        "feurio",
        ("learned", "search"),
        Limit(simulations=4),
        1,
        file,
        {"rollout_share": 0.0, "exploration": 0.5},
    )
    assert 0.0 <= duel.play(0, 1) <= 1.0
