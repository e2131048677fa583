"""Shares: how much of something one address may hold at a time."""

from types import TracebackType
from typing import Self


class Share:
    """How much of something each address holds now, and the most that one may hold."""

    def __init__(self, most: int, *, limited: bool) -> None:
        self.most = most
        self._limited = limited
        self._held: dict[str, int] = {}

    def take(self, address: str, amount: int = 1) -> bool:
        """Hold so much more, if that is not too much; whoever holds nothing may hold one thing."""
        held = self.held(address) + amount
        if self._limited and held > self.most and held != amount:
            return False
        self._held[address] = held
        return True

    def give_back(self, address: str, amount: int = 1) -> None:
        """Hold so much less."""
        left = self.held(address) - amount
        if left:
            self._held[address] = left
        else:
            self._held.pop(address, None)

    def held(self, address: str) -> int:
        """How much an address holds now."""
        return self._held.get(address, 0)


class Holding:
    """What one thing of an address holds of a share: given back when a block ends, or before."""

    def __init__(self, share: Share, address: str) -> None:
        self._share = share
        self._address = address
        self._amount = 0

    def grow(self, amount: int) -> bool:
        """Hold so much more, if that is not too much."""
        if not self._share.take(self._address, amount):
            return False
        self._amount += amount
        return True

    def give_back(self) -> None:
        """Hold nothing any more."""
        self._share.give_back(self._address, self._amount)
        self._amount = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        fault: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.give_back()
