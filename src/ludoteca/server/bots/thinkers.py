"""The threads in which bots think: those for whom people wait go first."""

import asyncio
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

Answer = TypeVar("Answer")


class Thinkers:
    """So many threads; bots among themselves never have all of them."""

    def __init__(self, threads: int) -> None:
        self._threads = threads
        self._executor = ThreadPoolExecutor(threads, thread_name_prefix="thinker")
        # How many think now, and who waits for a turn: at tables with people, and without.
        self._busy = {True: 0, False: 0}
        self._waiting: dict[bool, deque[asyncio.Future[None]]] = {True: deque(), False: deque()}

    async def think(self, choose: Callable[[], Answer], *, for_people: bool) -> Answer:
        """What a bot chooses, when it is its turn to think."""
        turn = asyncio.get_running_loop().create_future()
        self._waiting[for_people].append(turn)
        self._admit()
        try:
            await turn
            return await asyncio.get_running_loop().run_in_executor(self._executor, choose)
        finally:
            if turn in self._waiting[for_people]:
                self._waiting[for_people].remove(turn)
            else:
                self._busy[for_people] -= 1
            self._admit()

    def close(self) -> None:
        """Wait for those who think."""
        self._executor.shutdown(wait=True, cancel_futures=True)

    def _admit(self) -> None:
        """Let those begin who are next: people's bots first, the others where a thread is left."""
        for for_people in (True, False):
            most = self._threads if for_people else max(1, self._threads - 1)
            waiting = self._waiting[for_people]
            while (
                waiting
                and self._busy[for_people] < most
                and sum(self._busy.values()) < self._threads
            ):
                turn = waiting.popleft()
                self._busy[for_people] += 1
                if not turn.done():
                    turn.set_result(None)
