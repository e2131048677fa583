"""Games in a NumPy record: what kernels work on, and what is copied as bytes."""

from functools import cached_property
from typing import Self

import numpy as np

from ludoteca.core.game import AnyPosition, Game, Position
from ludoteca.core.options import SomeMove, SomeOptions
from ludoteca.core.storage import Storage, as_record, copy_storage


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
        twin.__dict__.pop("raw", None)
        twin.storage = copy_storage(self.storage)
        return twin


def storage_of(position: AnyPosition) -> Storage:
    """Where a position lies that kernels are to work on."""
    assert isinstance(position, StoredPosition), f"{position.game.title} has no kernels"
    return position.storage
