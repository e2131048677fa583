"""What waits to be sent to one client, bounded in bytes: for the client, and for its address."""

from collections import deque
from collections.abc import Sequence
from sys import getsizeof

from ludoteca.server.limits.share import Share


class SendQueue:
    """Messages in their order."""

    def __init__(self, most: int, share: Share, address: str) -> None:
        self._most = most
        self._share = share
        self._address = address
        self._words: deque[bytes] = deque()
        self._size = 0

    def __len__(self) -> int:
        return len(self._words)

    def put(self, words: Sequence[bytes]) -> bool:
        """Let messages wait, if they are not too much for a client that does not read.

        One alone is never too much: nobody could be shown a large table otherwise.
        """
        size = sum(map(getsizeof, words))
        if self._words and self._size + size > self._most:
            return False
        if not self._share.take(self._address, size):
            return False
        self._size += size
        self._words.extend(words)
        return True

    def pop(self) -> bytes | None:
        """The next message; None where nothing waits."""
        if not self._words:
            return None
        word = self._words.popleft()
        self._release(getsizeof(word))
        return word

    def clear(self) -> None:
        """Forget what waits."""
        self._words.clear()
        self._release(self._size)

    def _release(self, size: int) -> None:
        self._size -= size
        self._share.give_back(self._address, size)
