"""Shares: how much of something one address may hold at a time."""

from collections import Counter


class Share:
    """How much of something each address holds now, and the most that one may hold."""

    def __init__(self, most: int, *, limited: bool) -> None:
        self.most = most
        self._limited = limited
        self._held: Counter[str] = Counter()

    def take(self, address: str, amount: int = 1) -> bool:
        """Hold so much more, if that is not too much."""
        if self._limited and self._held[address] + amount > self.most:
            return False
        self._held[address] += amount
        return True

    def give_back(self, address: str, amount: int = 1) -> None:
        """Hold so much less."""
        self._held[address] -= amount
        if not self._held[address]:
            del self._held[address]

    def held(self, address: str) -> int:
        """How much an address holds now."""
        return self._held[address]
