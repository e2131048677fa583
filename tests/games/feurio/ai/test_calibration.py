"""R67, R76: a chance to do a task is told as it comes true; among rivals it is left as it is."""

import pytest

from ludoteca.core.parts.network import Calibrate
from ludoteca.core.stored import storage_of
from ludoteca.games.feurio import FEURIO
from ludoteca.games.feurio.ai.calibration import calibrate, calibrate_learned, progress
from ludoteca.games.feurio.options import FeurioOptions

TASKS = [o for o in FEURIO.option_sets() if o.is_cooperative]
BOTH = pytest.mark.parametrize("calibrate", [calibrate, calibrate_learned])
RIVALS = [o for o in FEURIO.option_sets() if not o.is_cooperative]


@BOTH
@pytest.mark.parametrize("options", TASKS, ids=str)
def test_at_a_task_more_is_told_than_finished_games_say_and_in_their_order(
    options: FeurioOptions, calibrate: Calibrate
) -> None:
    s = storage_of(FEURIO.start(options))[0]
    told = (0.0, 0.1, 0.4, 0.6)
    corrected = [calibrate(s, (chance,) * options.seats) for chance in told]
    assert all(len(set(chances)) == 1 for chances in corrected), "all win or lose together"
    first = [chances[0] for chances in corrected]
    assert first == sorted(first)
    assert all(before < after <= 1 for before, after in zip(told, first, strict=True))


@BOTH
@pytest.mark.parametrize("options", RIVALS, ids=str)
def test_among_rivals_nothing_is_corrected(options: FeurioOptions, calibrate: Calibrate) -> None:
    s = storage_of(FEURIO.start(options))[0]
    told = tuple((seat + 1) / 12 for seat in range(options.seats))
    assert calibrate(s, told) == told


def test_a_game_comes_along_with_its_forest() -> None:
    state = FEURIO.start(TASKS[0])
    assert progress(storage_of(state)[0]) < 0.2
