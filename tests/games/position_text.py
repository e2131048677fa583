"""Positions as text, of any game: what is written is read back."""

from typing import TypeVar

import pytest

from ludoteca.core.errors import Malformed
from ludoteca.core.game import AnyGame, AnyState

SomeState = TypeVar("SomeState", bound=AnyState)


def read_again(state: SomeState) -> SomeState:
    """The position that the text of another says; the same."""
    twin = state.game.position(str(state))
    assert isinstance(twin, type(state))
    assert twin == state
    assert twin.moves() == state.moves()
    return twin


def refused(game: AnyGame, text: str) -> Malformed:
    """The refusal of a text."""
    with pytest.raises(Malformed) as caught:
        game.position(text)
    return caught.value
