"""The contract where games are set up, and where not all of them is known."""

import numpy as np
import pytest

from ludoteca.core.errors import Malformed
from ludoteca.games.feurio import FEURIO


def test_nobody_goes_back_to_a_start_that_was_not_shown() -> None:
    begun = FEURIO.start(FEURIO.options({"seats": 2, "firebreak": True}))
    for text in ("draw 3", "draw 6"):
        begun.play(text)
    state = FEURIO.position(str(begun))
    state.play("draw 4")
    move = state.moves()[0]
    state.play(move)
    assert state.copy().undo() == move
    sample = state.view(1).sample_state(np.random.default_rng(0))
    with pytest.raises(Malformed, match="began with is not known"):
        sample.undo()
    assert sample.view(1) == state.view(1), "it is as it was"
