"""A game in storage: an array of one record, whose fields kernels and people read by name."""

from collections.abc import Iterable
from operator import itemgetter
from typing import Any

import numpy as np
import numpy.typing as npt

from ludoteca.core.kernel import kernel

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


def spans_of(layout: np.dtype[np.void], fields: Iterable[str]) -> tuple[slice, ...]:
    """Where these fields lie in a record, as bytes; those beside each other in one piece."""
    assert layout.fields is not None, "a record has fields"
    spans: list[slice] = []
    for kind, at, *_ in sorted(map(layout.fields.__getitem__, fields), key=itemgetter(1)):
        goes_on = spans and spans[-1].stop == at
        spans.append(slice(spans.pop().start if goes_on else at, at + kind.itemsize))
    return tuple(spans)


def copy_spans(storage: Storage, spans: Iterable[slice]) -> Storage:
    """A record in which only these bytes of a game are copied; all others are zero."""
    source, target = storage.tobytes(), bytearray(storage.nbytes)
    for span in spans:
        target[span] = source[span]
    return np.ndarray(storage.shape, storage.dtype, target)


def overwrite(storage: Storage, by: Storage) -> None:
    """Put another game in its place, as bytes."""
    storage.view(np.uint8)[:] = by.view(np.uint8)


@kernel
def copy_often(source: np.ndarray, target: np.ndarray, times: int) -> None:
    """Copy a game again and again, as a search does; for measuring what a copy costs."""
    for i in range(times):
        target[i % len(target)] = source[0]
