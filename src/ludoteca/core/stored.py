"""Games in a NumPy record: what kernels work on, and what is copied as bytes."""

from functools import cached_property, lru_cache
from typing import Any, Self

import numpy as np

from ludoteca.core.game import AnyGame, AnyPosition, AnyState, Game, Position, State, View
from ludoteca.core.kernels.storage import Storage, as_record, copy_storage
from ludoteca.core.options import Options, SomeMove, SomeOptions


class StoredPosition(Position[SomeOptions, SomeMove]):
    """A position whose facts are the fields of a record; a mix-in of states and views."""

    def __init__(
        self,
        game: Game[SomeOptions, SomeMove],
        options: SomeOptions,
        storage: Storage,
        *rest: object,
    ) -> None:
        super().__init__(game, options, *rest)
        self.storage = storage

    @cached_property
    def raw(self) -> np.record:
        """The record in storage, on which the kernels work."""
        return as_record(self.storage)

    def key(self) -> bytes:
        """The record as bytes: equal positions are equal bytes."""
        return self.storage.tobytes()

    def _copy(self) -> Self:
        # As it is, without asking the constructor to make what is replaced at once.
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.storage = copy_storage(self.storage)
        twin.__dict__["raw"] = as_record(twin.storage)
        return twin


@lru_cache(maxsize=64)
def _start(game: AnyGame, options: Options, rules: str) -> AnyState:
    return game.start(options, rules)


def state_of(view: View[SomeOptions, SomeMove]) -> State[SomeOptions, SomeMove]:
    """A state with what a view knows, to be filled up with what it does not know."""
    # A new game is copied, for to begin one takes longer.
    state: State[Any, Any] = _start(view.game, view.options, view.rules).copy()
    storage_of(state).view(np.uint8)[:] = storage_of(view).view(np.uint8)
    state.actions = view.actions.branch()
    return state


def storage_of(position: AnyPosition) -> Storage:
    """Where a position lies that kernels are to work on."""
    assert isinstance(position, StoredPosition), f"{position.game.title} has no kernels"
    return position.storage
