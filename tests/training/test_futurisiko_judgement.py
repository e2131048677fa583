"""What the first look at FutuRisiko! learns from."""

import numpy as np
import pytest

from training.futurisiko_judgement import SEATS, gather


@pytest.mark.compiled
def test_a_position_is_noted_for_every_seat_with_how_the_game_ended() -> None:
    rows, judged, targets = gather(2, seed=1)
    assert len(rows) == len(judged) == len(targets) > 0
    assert len(rows) % SEATS == 0
    chances, ends = judged.reshape(-1, SEATS, SEATS), targets[:, :SEATS].reshape(-1, SEATS, SEATS)
    assert judged.sum(1) == pytest.approx(1, abs=1e-5)
    assert targets.sum(1) == pytest.approx(1)
    # The next seat sees the same, turned by one.
    assert np.array_equal(np.roll(chances[:, 0], -1, axis=1), chances[:, 1])
    assert np.array_equal(np.roll(ends[:, 0], -1, axis=1), ends[:, 1])
