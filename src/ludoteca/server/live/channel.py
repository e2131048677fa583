"""A table's channel: its session in this process, and all who are connected to it."""

import asyncio
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from time import monotonic
from typing import Protocol

from ludoteca.bots.bot import Bot
from ludoteca.core.errors import Refusal
from ludoteca.core.parts.scene import Scene
from ludoteca.server import wire
from ludoteca.server.live.events import Publication
from ludoteca.server.live.packet import Packet
from ludoteca.server.live.scenes import Scenes
from ludoteca.server.live.talk import hush, show_line
from ludoteca.server.live.viewer import Viewer
from ludoteca.server.processes.other_processes import OtherProcesses, Presence
from ludoteca.store import TableRow, TalkRow
from ludoteca.table import Table, TableSession, Transition
from ludoteca.table.entries import Dealt, Moved, Paused, TakenBack

# All other entries change who sits where, or whether there is anything to play.
PLAY = (Moved, Dealt, TakenBack, Paused)


# Keeps what a viewer was told, up to a version, for those who come later.
KeepLog = Callable[[Viewer, int, Sequence[bytes]], None]


class Subscriber(Protocol):
    """Somebody who is connected to a table."""

    viewer: Viewer
    # The identities from whom they want to hear nothing.
    muted: Collection[str]

    @property
    def who(self) -> str:
        """The identity; empty for a stranger."""

    @property
    def epoch(self) -> int:
        """Of the cookie by which they came."""

    @property
    def address(self) -> str:
        """Where they come from, as limits count it."""

    @property
    def seats(self) -> list[int]:
        """Where they sit."""

    def send(self, packet: Packet) -> None:
        """Let them hear something."""

    def settle(self) -> None:
        """Seats have changed: look through one that is still their own."""

    def turn_away(self) -> bool:
        """Something is hidden now: whether several share their screen, and nobody has taken it."""

    def show_table(self) -> None:
        """Show them the whole table."""

    def fail(self) -> None:
        """What they should hear cannot be told: they had better come back."""

    def dismiss(self, refusal: Refusal) -> None:
        """They may not stay; say why, and end their line."""


@dataclass
class TableBot:
    """A bot, and a lock, for a bot thinks about one thing at a time."""

    bot: Bot
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    # Whether it is to be closed as soon as it has answered.
    is_dismissed: bool = False


class TableChannel:
    """Publishes what happens to everyone connected, as each may see it."""

    def __init__(
        self, row: TableRow, session: TableSession, log: KeepLog, others: OtherProcesses
    ) -> None:
        self.row = row
        self.name = row.id
        self.session = session
        self.subscribers: set[Subscriber] = set()
        self.quiet_since = monotonic()
        # Held by whoever arranges a rematch, and by whoever tells what was said.
        self.arranging = asyncio.Lock()
        self.telling = asyncio.Lock()
        # The number of the last line of the talk that was told.
        self.last_line = 0
        # In how many seconds the bots will be able to think, as it was told last.
        self._preparation: int | None = None
        # Bots remember what they thought: one for each seat and kind.
        self._bots: dict[tuple[int | None, str], TableBot] = {}
        self._scenes = Scenes()
        self._log = log
        self._others = others
        self._expected: Counter[Viewer] = Counter()
        session.subscribe(self.publish)

    @property
    def is_idle(self) -> bool:
        """Whether nobody plays here, and nobody watches: then bots have nobody to play for."""
        return not self.table.roster.has_people and not self.subscribers

    @property
    def has_listeners(self) -> bool:
        """Whether somebody is to be told what happens, or soon will be."""
        return bool(self.subscribers or self._expected)

    @property
    def table(self) -> Table:
        """The table as it is now."""
        return self.session.table

    @contextmanager
    def expect(self, viewer: Viewer) -> Iterator[None]:
        """Log what happens for somebody who is about to connect, and is told the past meanwhile."""
        self._expected[viewer] += 1
        try:
            yield
        finally:
            self._expected -= Counter([viewer])

    def enter(self, subscriber: Subscriber) -> None:
        """Somebody connects."""
        self.subscribers.add(subscriber)
        self._note_presence()
        if self._preparation is not None:
            subscriber.send(Packet.of(wire.PreparationMessage(self._preparation)))

    def leave(self, subscriber: Subscriber) -> None:
        """Somebody is gone."""
        self.subscribers.discard(subscriber)
        if not self.subscribers:
            self._scenes.clear()
        self.touch()
        self._note_presence()

    def touch(self) -> None:
        """Somebody needs this channel."""
        self.quiet_since = monotonic()

    # Telling.

    def scene(self, viewer: Viewer) -> Scene | None:
        """The position to draw, for one who draws."""
        return self._scenes.find(self.table, viewer)

    def publish(self, news: Sequence[Transition]) -> None:
        """Tell everyone what has happened: worked out once for all who look alike."""
        is_seating = not all(isinstance(transition.entry, PLAY) for transition in news)
        drawing = [each for each in self.subscribers if each.viewer.draws]
        turned_away = [each for each in drawing if each.turn_away()]
        written = Publication(self.table, news, self._scenes.views, self.scene)
        if drawing or self._expected:
            for viewer in {each.viewer for each in drawing}.union(self._expected):
                if (events := written.events(viewer)) is not None:
                    self._log(viewer, news[-1].version, events.later)
        for subscriber in list(self.subscribers):
            if is_seating:
                subscriber.settle()
            events = written.events(subscriber.viewer)
            if events is None:
                subscriber.fail()
                continue
            subscriber.send(events.now)
            if is_seating or subscriber in turned_away:
                subscriber.show_table()
        # What is seen now is what was seen before the next thing that happens.
        self._scenes.views.keep(self.table.state)
        if self.table.status.is_done:
            self.close_bots()

    def presence(self) -> wire.PresenceMessage:
        """Which seats are connected, and how many watch, here and by way of other processes."""
        there = self._others.find_presence(self.name)
        online = {seat for each in self.subscribers for seat in each.seats}
        online |= {seat for who in there.seated for seat in self.table.seats_of(who)}
        return wire.PresenceMessage(sorted(online), len(self._watchers()) + there.watching)

    def _note_presence(self) -> None:
        """Somebody has come or gone: all here are told, and other processes."""
        seated = frozenset(each.who for each in self.subscribers if each.seats)
        self._others.note(self.name, Presence(seated, len(self._watchers())))
        self.publish_presence()

    def _watchers(self) -> set[str]:
        return {each.who or str(id(each)) for each in self.subscribers if not each.seats}

    def publish_presence(self) -> None:
        """Tell everyone who is there."""
        word = Packet.of(self.presence())
        for subscriber in self.subscribers:
            if subscriber.viewer.draws:
                subscriber.send(word)

    def publish_talk(self, row: TalkRow) -> None:
        """Tell everyone what was said, but not the words to those who do not want to hear them."""
        self.last_line = max(self.last_line, row.id)
        line = show_line(self.table, row)
        word = Packet.of(wire.TalkMessage(line))
        hushed = Packet.of(wire.TalkMessage(hush(line)))
        for subscriber in self.subscribers:
            subscriber.send(hushed if row.identity in subscriber.muted else word)

    def publish_preparation(self, seconds: int | None) -> None:
        """Tell everyone in how many seconds the bots will be able to think; None when they are."""
        if seconds != self._preparation:
            self._preparation = seconds
            word = Packet.of(wire.PreparationMessage(seconds))
            for subscriber in self.subscribers:
                subscriber.send(word)

    # Bots.

    async def find_bot(self, seat: int | None, spec: str, make: Callable[[str], Bot]) -> TableBot:
        """The bot that plays in a seat; a new one is made in a thread, for that takes a while."""
        if (seat, spec) not in self._bots:
            bot = await asyncio.to_thread(make, spec)
            if (seat, spec) in self._bots:
                bot.close()
            else:
                self._bots[seat, spec] = TableBot(bot)
        return self._bots[seat, spec]

    def close_bots(self) -> None:
        """Let the bots give back what they hold; who is in the midst of a thought, after it."""
        for table_bot in self._bots.values():
            if table_bot.lock.locked():
                table_bot.is_dismissed = True
            else:
                table_bot.bot.close()
        self._bots.clear()
