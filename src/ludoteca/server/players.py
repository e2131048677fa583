"""Players: the bots at live tables. They think in threads, and use the door like everyone."""

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from threading import Event
from time import time

from ludoteca.bots.bot import Bot, Decision, Limit, find_bot, find_kind
from ludoteca.core.errors import Malformed, Refusal
from ludoteca.core.game import AnyView
from ludoteca.server.room import Room

log = logging.getLogger(__name__)

# At most so long, whatever a bot would like.
LONGEST = 5.0
# Whoever asks for a hint gets the opinion of a strong player.
ADVISER = "level:5"
# What guests may ask for by name: bots with bounded budgets.
KINDS = ("level", "greedy", "random")


def check_bot(spec: str) -> None:
    """Refuse a bot that guests may not ask for: one that runs programs, or thinks without end."""
    kind, _, argument = spec.partition(":")
    if kind not in KINDS:
        raise Malformed("server-bot", field="seats", bot=spec, known=", ".join(KINDS))
    find_kind(spec).from_argument(argument).close()


class Players:
    """All bots of this process."""

    def __init__(self, thinkers: int) -> None:
        self._pool = ThreadPoolExecutor(thinkers, thread_name_prefix="thinker")
        self._stop = Event()
        # By table, the task that moves its bots.
        self._turns: dict[str, asyncio.Task[None]] = {}

    def wake(self, room: Room) -> None:
        """See to it that the bots of a table move, if it is their turn."""
        if self._stop.is_set() or room.name in self._turns:
            return
        if room.door.table.bot_to_move(time()) is None:
            return
        task = asyncio.create_task(self._play(room))
        self._turns[room.name] = task
        task.add_done_callback(partial(self._rest, room))

    async def advise(self, view: AnyView) -> Decision:
        """What a strong player would do."""
        # Somebody may ask again before the answer is there, and no bot thinks twice at a time.
        return await self._think(find_bot(ADVISER), view)

    async def close(self) -> None:
        """Let all bots answer now, and wait for them."""
        self._stop.set()
        await asyncio.gather(*self._turns.values(), return_exceptions=True)
        self._pool.shutdown(wait=True, cancel_futures=True)

    async def _play(self, room: Room) -> None:
        """Move as long as it is a bot's turn."""
        while not self._stop.is_set():
            table = room.door.table
            due = table.bot_to_move(time())
            if due is None:
                return
            seat, spec = due
            decision = await self._think(room.find_bot(seat, spec, find_bot), table.view(seat))
            if self._stop.is_set():
                return
            text, version = str(decision.move), table.version
            try:
                await room.door.submit(lambda t: t.move(seat, version, text, time()))  # noqa: B023
            except Refusal as refusal:
                # Somebody else has moved, or the table was closed: look again.
                log.debug("a bot was refused: %s", refusal.key)
                await asyncio.sleep(0)

    async def _think(self, bot: Bot, view: AnyView) -> Decision:
        limit = Limit(seconds=LONGEST, stop=self._stop)
        return await asyncio.get_running_loop().run_in_executor(
            self._pool, _choose, bot, view, limit
        )

    def _rest(self, room: Room, task: asyncio.Task[None]) -> None:
        self._turns.pop(room.name, None)
        if not task.cancelled() and (fault := task.exception()) is not None:
            # The sweeper takes the table up again.
            log.error("a bot failed at a table", exc_info=fault)


def _choose(bot: Bot, view: AnyView, limit: Limit) -> Decision:
    return bot.choose(view, limit)
