"""Whether this process can do what it is there for: keep what people do, and let bots think."""

import asyncio
import logging
from collections.abc import Callable
from time import monotonic
from typing import Literal

from ludoteca.core.registry import find_game, game_names
from ludoteca.server.compilers import Compilers
from ludoteca.store import Store

log = logging.getLogger(__name__)

# A write that takes longer is no good, in seconds; and so long the answer is good for all who ask.
PATIENCE = 3.0
FRESH = 1.0

KernelState = Literal["compiled", "compiling"]


class HealthCheck:
    """Tries it out: nothing that was so a while ago counts."""

    def __init__(
        self, store: Store, compilers: Compilers, ticks: Callable[[], float] = monotonic
    ) -> None:
        self._store = store
        self._compilers = compilers
        self._ticks = ticks
        self._trying: asyncio.Task[bool] | None = None
        self._until = 0.0

    async def can_write(self) -> bool:
        """Whether the database takes a write, now or a moment ago."""
        if self._trying is None or (self._trying.done() and self._ticks() >= self._until):
            self._trying = asyncio.create_task(self._try())
        return await asyncio.shield(self._trying)

    def kernels(self) -> dict[str, KernelState]:
        """By game, whether bots can think with compiled kernels, or these are still compiled."""
        return {
            name: "compiled" if self._compilers.is_ready(find_game(name)) else "compiling"
            for name in game_names()
        }

    async def _try(self) -> bool:
        try:
            async with asyncio.timeout(PATIENCE):
                await self._store.heartbeats.touch()
        except Exception as fault:  # noqa: BLE001 whatever it is, it is not well
            log.warning("the database takes no writes: %s", type(fault).__name__)
            return False
        finally:
            self._until = self._ticks() + FRESH
        return True
