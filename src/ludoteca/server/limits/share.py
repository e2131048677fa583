"""Shares: how much of something one address may hold at a time."""


class Share:
    """How much of something each address holds now, and the most that one may hold."""

    def __init__(self, most: int, *, limited: bool) -> None:
        self.most = most
        self._limited = limited
        self._held: dict[str, int] = {}

    def take(self, address: str, amount: int = 1) -> bool:
        """Hold so much more, if that is not too much."""
        held = self.held(address) + amount
        if self._limited and held > self.most:
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
