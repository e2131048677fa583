"""What was used last and fits: a cache that is bounded by size, for several threads."""

from collections import OrderedDict
from collections.abc import Hashable
from threading import Lock
from typing import Generic, TypeVar

Key = TypeVar("Key", bound=Hashable)
Item = TypeVar("Item")


class SizedLru(Generic[Key, Item]):
    """Items by key; when they are too large together, those go that nobody has used for longest."""

    def __init__(self, capacity: int) -> None:
        self.capacity = capacity
        self._items: OrderedDict[Key, tuple[Item, int]] = OrderedDict()
        self._size = 0
        self._lock = Lock()

    def __contains__(self, key: object) -> bool:
        return key in self._items

    @property
    def size(self) -> int:
        """How large all of them are together."""
        return self._size

    def get(self, key: Key) -> Item | None:
        """The item under a key, which is in use now; None where there is none."""
        with self._lock:
            found = self._items.get(key)
            if found is None:
                return None
            self._items.move_to_end(key)
            return found[0]

    def put(self, key: Key, item: Item, size: int) -> None:
        """Keep an item, in the place of the one before; the newest is kept however large it is."""
        with self._lock:
            self._drop(key)
            self._items[key] = (item, size)
            self._size += size
            while self._size > self.capacity and len(self._items) > 1:
                self._drop(next(iter(self._items)))

    def clear(self) -> None:
        """Forget all."""
        with self._lock:
            self._items.clear()
            self._size = 0

    def _drop(self, key: Key) -> None:
        if key in self._items:
            self._size -= self._items.pop(key)[1]
