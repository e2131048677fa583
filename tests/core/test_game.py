"""The contract where games are set up, and where not all of them is known."""

import numpy as np
import pytest

from ludoteca.core.errors import Malformed
from ludoteca.games.feurio import FEURIO
from tests.core.plain_games import PebbleGame


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


def test_a_game_shows_how_it_is_found() -> None:
    assert repr(FEURIO) == "find_game('feurio')"


def test_tempers_are_told_in_a_few_words_and_where_there_are_none_nobody_leans() -> None:
    assert [temper.phrase for temper in FEURIO.tempers] == [
        "sends many at once",
        "seeks the biggest fires",
        "prefers the small fires",
    ]
    assert PebbleGame().tempers == ()
