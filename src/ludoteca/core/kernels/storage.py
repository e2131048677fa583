"""A game in storage: an array of one record, whose fields kernels and people read by name."""

from collections.abc import Iterable
from typing import Any

import numpy as np
import numpy.typing as npt

from ludoteca.core.kernels.kernel import kernel

# A game as far as it is known: an array of one record of fixed size.
Storage = npt.NDArray[np.void]


class _Data:
    """Where a record lies: as NumPy says, unless somebody has noted it at the record."""

    def __get__(self, record: "RecordFields", _: type) -> memoryview:
        where: memoryview = np.void.data.__get__(record)
        return where


class RecordFields(np.record):  # type: ignore[misc]  # final in NumPy's types alone
    """A record whose fields are attributes, as NumPy's own, but light to read and to hand over.

    NumPy looks up every attribute in Python first, and describes all the fields whenever somebody
    asks where they lie, as Numba does at each call of a kernel. `as_record` notes it beforehand:
    a call then takes a tenth of the time.
    """

    __getattribute__ = np.void.__getattribute__
    data = _Data()

    def __getattr__(self, field: str) -> Any:  # noqa: ANN401 each field has its own type
        try:
            return np.void.__getitem__(self, field)
        except ValueError:
            raise AttributeError(field) from None

    def __setattr__(self, field: str, value: Any) -> None:  # noqa: ANN401
        self[field] = value


def layout_of(fields: npt.DTypeLike) -> np.dtype[np.void]:
    """The type of a record with these fields, which are its attributes."""
    return np.dtype((RecordFields, fields))


def as_record(storage: Storage) -> np.record:
    """The record in storage, for kernels and for reading."""
    record: np.record = storage[0]
    record.__dict__["data"] = storage.view(np.uint8)
    return record


def copy_storage(storage: Storage) -> Storage:
    """The same game in other storage: as bytes, for NumPy copies a record field by field."""
    return np.ndarray(storage.shape, storage.dtype, bytearray(storage.tobytes()))


class AllowList:
    """The fields of a record that somebody may see: a copy of others has them, and zeros."""

    def __init__(self, layout: np.dtype[np.void], fields: Iterable[str]) -> None:
        assert layout.fields is not None, "a record has fields"
        is_hidden = np.ones(layout.itemsize, bool)
        for kind, at, *_ in map(layout.fields.__getitem__, fields):
            is_hidden[at : at + kind.itemsize] = False
        edges = np.flatnonzero(np.diff(is_hidden, prepend=False, append=False)).tolist()
        # What is not on the list, in pieces as large as can be: there are few.
        self._gaps = [
            (slice(start, stop), bytes(stop - start))
            for start, stop in zip(edges[::2], edges[1::2], strict=True)
        ]

    def copy(self, storage: Storage) -> Storage:
        """A game as far as it may be seen."""
        seen = bytearray(storage.tobytes())
        for gap, zeros in self._gaps:
            seen[gap] = zeros
        return np.ndarray(storage.shape, storage.dtype, seen)


@kernel
def copy_often(source: np.ndarray, target: np.ndarray, times: int) -> None:
    """Copy a game again and again, as a search does; for measuring what a copy costs."""
    for i in range(times):
        target[i % len(target)] = source[0]
