"""The work pool: a few threads for what takes long and holds up no game, such as telling the past.

Addresses take turns, and none has all threads. What several ask for is worked out once; what nobody
waits for any more is given up.
"""

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import Callable, Hashable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextvars import Context, copy_context
from threading import Event
from time import thread_time
from typing import Any, TypeVar

from ludoteca.server.limits.limits import Limits
from ludoteca.server.refusals import TooMany

Answer = TypeVar("Answer")
Step = TypeVar("Step")


class Abandoned(Exception):
    """Nobody waits for it any more."""


class Job:
    """Something to work out, and how many wait for it."""

    def __init__(self, key: Hashable, address: str, work: "Work[Any]", context: Context) -> None:
        self.key = key
        self.address = address
        self.waiters = 0
        self.done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._work = work
        # In the language of who asked first; where that matters it is part of the key.
        self._context = context
        self._abandoned = Event()
        self.seconds = 0.0

    def each(self, steps: Iterable[Step]) -> Iterator[Step]:
        """Go through steps as long as somebody waits for the end."""
        for step in steps:
            if self._abandoned.is_set():
                raise Abandoned
            yield step

    def run(self) -> object:
        """Work it out, in whatever thread, and note what it cost."""
        start = thread_time()
        try:
            return self._context.run(self._work, self)
        finally:
            self.seconds = thread_time() - start

    def abandon(self) -> None:
        """Nobody waits: stop at the next step."""
        self._abandoned.set()
        self.done.cancel()


Work = Callable[[Job], Answer]


class WorkPool:
    """Threads, and jobs that wait for them."""

    def __init__(self, threads: int, limits: Limits) -> None:
        self._limits = limits
        self._threads = threads
        self._executor = ThreadPoolExecutor(threads, thread_name_prefix="worker")
        self._jobs: dict[Hashable, Job] = {}
        # By address, in the order in which they take turns.
        self._waiting: OrderedDict[str, deque[Job]] = OrderedDict()
        self._running: Counter[str] = Counter()

    async def run(self, key: Hashable, address: str, work: Work[Answer]) -> Answer:
        """The answer of a work; whoever asks for the same key meanwhile gets the same."""
        job = self._jobs.get(key)
        if job is None:
            job = self._add(key, address, work)
        job.waiters += 1
        try:
            answer: Answer = await asyncio.shield(job.done)
            return answer
        finally:
            job.waiters -= 1
            if not job.waiters and not job.done.done():
                self._abandon(job)

    def close(self) -> None:
        """Give up whatever is left."""
        for job in list(self._jobs.values()):
            self._abandon(job)
        self._executor.shutdown(wait=True, cancel_futures=True)

    def _add(self, key: Hashable, address: str, work: Work[Any]) -> Job:
        self._limits.work.check(address)
        waiting = self._waiting.setdefault(address, deque())
        if self._limits.limited and len(waiting) >= self._limits.settings.works:
            raise TooMany("server-busy")
        job = self._jobs[key] = Job(key, address, work, copy_context())
        waiting.append(job)
        self._start()
        return job

    def _start(self) -> None:
        """Let those who are next begin; somebody else's job always finds a thread free soon."""
        most = max(1, self._threads - 1)
        for address in list(self._waiting):
            if self._running.total() >= self._threads:
                return
            if self._running[address] < most:
                waiting = self._waiting[address]
                job = waiting.popleft()
                self._waiting.move_to_end(address)
                if not waiting:
                    del self._waiting[address]
                self._running[address] += 1
                asyncio.create_task(self._work(job)).add_done_callback(_end)

    async def _work(self, job: Job) -> None:
        try:
            answer = await asyncio.get_running_loop().run_in_executor(self._executor, job.run)
        except Exception as fault:  # noqa: BLE001 it is for those who wait
            if not job.done.done():
                job.done.set_exception(fault)
        else:
            if not job.done.done():
                job.done.set_result(answer)
        finally:
            self._limits.work.pay(job.address, job.seconds)
            self._running -= Counter([job.address])
            if self._jobs.get(job.key) is job:
                del self._jobs[job.key]
            self._start()

    def _abandon(self, job: Job) -> None:
        job.abandon()
        if self._jobs.get(job.key) is job:
            del self._jobs[job.key]
        waiting = self._waiting.get(job.address)
        if waiting is not None and job in waiting:
            waiting.remove(job)
            if not waiting:
                del self._waiting[job.address]


def _end(task: "asyncio.Task[None]") -> None:
    """Whatever went wrong was told to those who wait; a server that stops cancels the rest."""
    if not task.cancelled():
        task.result()
