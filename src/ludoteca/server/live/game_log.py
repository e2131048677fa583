"""The game log: what has happened at a table so far, told again to one who was not there.

What was told is kept as it was told, by table and viewer, and grows as the game goes on.
"""

from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import cast

from msgspec import Raw

from ludoteca.core.sized_lru import SizedLru
from ludoteca.core.text.messages import speaking
from ludoteca.server import wire
from ludoteca.server.live.channel import TableChannel
from ludoteca.server.live.events import Views, show_event
from ludoteca.server.live.viewer import Viewer
from ludoteca.server.work_pool import Job, WorkPool
from ludoteca.store import Store, TableRow
from ludoteca.table import Setup, Table

# Nobody reads more of it at once.
LONGEST = 300
# Bytes of all logs together that are kept.
CAPACITY = 24 * 1024 * 1024

# The id of a table, and as whom it is looked at.
Key = tuple[str, Viewer]


class GameLog:
    """The last events at a table as one viewer is told them, up to a version."""

    def __init__(self, version: int = 0, events: Iterable[bytes] = ()) -> None:
        self.version = version
        self.events = deque(events, maxlen=LONGEST)
        # Of all of them together.
        self.size = sum(map(len, self.events))

    def after(self, version: int, until: int) -> list[bytes]:
        """The events after one, as far as there are, until another."""
        first = self.version - len(self.events)
        return list(islice(self.events, max(0, version - first), max(0, until - first)))

    def go_on(self, version: int, events: Sequence[bytes]) -> None:
        """Add events that make a version, as far as they follow what there is."""
        new = version - self.version
        if not 0 < new <= len(events):
            return
        for event in events[-new:]:
            if len(self.events) == LONGEST:
                self.size -= len(self.events[0])
            self.events.append(event)
            self.size += len(event)
        self.version = version


class GameLogs:
    """The logs that were asked for last."""

    def __init__(self, store: Store, pool: WorkPool) -> None:
        self._store = store
        self._pool = pool
        self._kept: SizedLru[Key, GameLog] = SizedLru(CAPACITY)
        # What happens while a log is being made: the version after it, and the events.
        self._meanwhile: dict[Key, list[tuple[int, Sequence[bytes]]]] = {}

    async def prepare(self, channel: TableChannel, viewer: Viewer, address: str) -> None:
        """Make the log of a viewer whom a channel expects, or what is missing of it."""
        while self.read(channel, 0, viewer) is None:
            await self._extend(channel, viewer, address)

    def read(
        self, channel: TableChannel, after: int, viewer: Viewer
    ) -> list[wire.EventMessage] | None:
        """What has happened at a table after an event until now; None where no log knows it."""
        version = channel.table.version
        log = self._kept.get((channel.name, viewer))
        if log is None or log.version < version:
            return None
        # What was written, but has not happened here yet, will be told when it does. And all of it
        # is written already, as it will be sent.
        words = [Raw(word) for word in log.after(after, version)]
        return cast("list[wire.EventMessage]", words)

    def add(self, table: str, viewer: Viewer, version: int, events: Sequence[bytes]) -> None:
        """Events have happened, the last of which made this version, and were told to a viewer."""
        key = (table, viewer)
        if key in self._meanwhile:
            self._meanwhile[key].append((version, events))
        elif (log := self._kept.get(key)) is not None:
            log.go_on(version, events)
            self._keep(key, log)

    async def _extend(self, channel: TableChannel, viewer: Viewer, address: str) -> None:
        """Tell what is not told yet from the journal, whose first part is only gone through."""
        key = (channel.name, viewer)
        known = self._kept.get(key) or GameLog()
        # A log that is kept goes on while a thread makes another of it.
        since, before = known.version, list(known.events)
        self._meanwhile.setdefault(key, [])
        entries = await self._store.tables.entries(channel.name)

        def tell(job: Job) -> GameLog:
            told = read_game_log(channel.row, job.each(entries), since, viewer)
            return GameLog(len(entries), [*before, *job.each(told)])

        try:
            work = (channel.name, viewer, since, len(entries))
            log = await self._pool.run(work, address, tell)
        finally:
            meanwhile = self._meanwhile.pop(key, [])
        for version, events in meanwhile:
            log.go_on(version, events)
        self._keep(key, log)

    def _keep(self, key: Key, log: GameLog) -> None:
        kept = self._kept.get(key)
        if kept is None or kept is log or kept.version < log.version:
            self._kept.put(key, log, log.size)


def read_game_log(
    row: TableRow, entries: Iterable[str], after: int, viewer: Viewer
) -> Iterator[bytes]:
    """The events after one, for a viewer, without scenes; the last of them, if they are many."""
    # What was dealt stands in the journal: nothing is dealt here.
    table = Table(Setup.from_text(row.setup), row.seed)
    recent = deque((each for each in table.replay(entries) if each.version > after), maxlen=LONGEST)
    views = Views()
    for transition in recent:
        # Not around all of them: nobody knows where what is given up in between comes to its end.
        with speaking(viewer.language):
            event = wire.write_message(show_event(transition, viewer, views))
        yield event
