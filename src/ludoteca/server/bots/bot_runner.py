"""Runs the bots at live tables. They think in threads, and act through the session like all."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from threading import Event
from time import monotonic

from ludoteca.bots.bot import Decision, Limit
from ludoteca.bots.hint import HINT_BOT
from ludoteca.bots.registry import find_bot, try_bot
from ludoteca.bots.search_bot import SearchBot
from ludoteca.core.errors import Malformed
from ludoteca.core.game import AnyGame, AnyView
from ludoteca.server.bots.pace import Pace, keep_back
from ludoteca.server.bots.thinkers import Thinkers
from ludoteca.server.compilers import GLANCE, Compilers
from ludoteca.server.live.channel import TableChannel
from ludoteca.server.processes.server_clock import TimeSource
from ludoteca.table import Forbidden, Stale

log = logging.getLogger(__name__)

# At most so long, whatever a bot would like.
LONGEST = 5.0
# Where nobody waits for them, bots take a breath of so many seconds after each move: no eye could
# follow more, and the machine of a watcher who is at home has time to show every frame.
BREATH = 0.04
# What guests may ask for by name: bots with bounded budgets.
KINDS = ("level", "greedy", "random")


def check_bot(spec: str) -> None:
    """Refuse a bot that guests may not ask for: one that runs programs, or thinks without end."""
    if spec.partition(":")[0] not in KINDS:
        raise Malformed("server-bot", field="seats", bot=spec, known=", ".join(KINDS))
    try_bot(spec)


class BotRunner:
    """All bots of this process."""

    def __init__(
        self,
        thinkers: int,
        compilers: Compilers,
        now: TimeSource,
        ticks: TimeSource = monotonic,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._now = now
        self._ticks = ticks
        self._sleep = sleep
        self._compilers = compilers
        self._thinkers = Thinkers(thinkers)
        self._stop = Event()
        # By table, the task that moves its bots.
        self._turns: dict[str, asyncio.Task[None]] = {}
        self._hints: set[asyncio.Task[None]] = set()

    def wake(self, channel: TableChannel) -> None:
        """See to it that the bots of a table move, if it is their turn."""
        playing = self._turns.get(channel.name)
        if self._stop.is_set() or (playing is not None and not playing.done()):
            return
        if channel.table.bot_to_move(self._now()) is None or channel.is_idle:
            return
        task = asyncio.create_task(self._play(channel))
        self._turns[channel.name] = task
        task.add_done_callback(partial(self._rest, channel.name))

    def advise(
        self, channel: TableChannel, view: AnyView, tell: Callable[[Decision], None]
    ) -> None:
        """Tell somebody, after some thought, what a strong player would do.

        It is thought to the end though nobody waits any more: the bot is in the midst of it.
        """
        task = asyncio.create_task(self._advise(channel, view, tell))
        self._hints.add(task)
        task.add_done_callback(self._end_hint)

    async def close(self) -> None:
        """Let all bots answer now, and wait for them."""
        self._stop.set()
        await asyncio.gather(*self._turns.values(), *self._hints, return_exceptions=True)
        self._thinkers.close()

    async def _play(self, channel: TableChannel) -> None:
        """Move as long as it is a bot's turn."""
        pace = Pace()
        while not self._stop.is_set():
            table = channel.table
            due = table.bot_to_move(self._now())
            if due is None or channel.is_idle:
                return
            seat, spec = due
            view = table.view(seat)
            decision = await self._think(channel, spec, view, pace if table.hides else None)
            if self._stop.is_set():
                return
            text, version = str(decision.move), table.version
            try:
                await channel.session.submit(lambda t: t.move(seat, version, text, self._now()))  # noqa: B023
            except (Stale, Forbidden) as refusal:
                # Somebody else has moved, or the table was closed: look again.
                log.debug("a bot came too late: %s", refusal.key)
            if not table.roster.has_people:
                await self._sleep(BREATH)

    async def _advise(
        self, channel: TableChannel, view: AnyView, tell: Callable[[Decision], None]
    ) -> None:
        tell(await self._think(channel, HINT_BOT, view))

    async def _think(
        self, channel: TableChannel, spec: str, view: AnyView, pace: Pace | None = None
    ) -> Decision:
        """What a bot decides; with a pace, told when that says, however long it has thought."""
        table_bot = await channel.find_bot(view.seat, spec, find_bot)
        bot, limit = table_bot.bot, Limit(seconds=LONGEST, stop=self._stop)
        allotted = 0.0
        if isinstance(bot, SearchBot):
            await self._await_search(channel, view.game)
            if pace is not None:
                allotted = pace.allot(view, bot.limit.seconds or LONGEST)
                limit = replace(limit, seconds=allotted)

        def choose() -> tuple[float, Decision]:
            # From here on: who waits for a thread waits for other tables, whatever is hidden here.
            return self._ticks(), bot.choose(view, limit)

        for_people = channel.table.roster.has_people
        async with table_bot.lock:
            try:
                began, decision = await self._thinkers.think(choose, for_people=for_people)
            finally:
                if table_bot.is_dismissed:
                    bot.close()
        if pace is not None:
            await self._sleep(keep_back(allotted, self._ticks() - began))
        return decision

    async def _await_search(self, channel: TableChannel, game: AnyGame) -> None:
        """Tell everyone at a table how long it takes until what its bots think with is compiled."""
        while not (self._compilers.is_ready(game) or self._stop.is_set()):
            self._compilers.prefer(game)
            channel.publish_preparation(self._compilers.estimate(game))
            await asyncio.sleep(GLANCE)
        channel.publish_preparation(None)

    def _rest(self, name: str, task: asyncio.Task[None]) -> None:
        if self._turns.get(name) is task:
            del self._turns[name]
        # The sweeper takes the table up again.
        _report(task)

    def _end_hint(self, task: asyncio.Task[None]) -> None:
        self._hints.discard(task)
        _report(task)


def _report(task: asyncio.Task[None]) -> None:
    """Nobody waits for a bot: what went wrong with it stands in the log."""
    if not task.cancelled() and (fault := task.exception()) is not None:
        log.error("a bot failed at a table", exc_info=fault)
