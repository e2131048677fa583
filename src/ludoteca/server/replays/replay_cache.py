"""The replays that were looked at last: who leafs through a game asks for part after part.

What was written about them is kept, too, packed as it is sent.
"""

import gzip
from collections.abc import Callable, Hashable

import msgspec

from ludoteca.core.records.record import Record
from ludoteca.core.records.replay import Positions, replay
from ludoteca.core.sized_lru import SizedLru
from ludoteca.core.text.messages import spoken
from ludoteca.server.player_names import name_player
from ludoteca.server.replays.replay import Replay
from ludoteca.server.text import printable
from ludoteca.server.work_pool import Job, WorkPool
from ludoteca.store import RecordRow
from ludoteca.table import Table

# Positions of all replays together that are kept: some fifty megabytes.
MOST_STATES = 140_000
# Bytes of all answers together that are kept, packed.
MOST_BYTES = 16 * 1024 * 1024
LONGEST_PLAYER = 40


class ReplayCache:
    """Makes replays of games and answers about them, and keeps the newest."""

    def __init__(self, pool: WorkPool) -> None:
        self._pool = pool
        self._replays: SizedLru[Hashable, Replay] = SizedLru(MOST_STATES)
        self._answers: SizedLru[Hashable, bytes] = SizedLru(MOST_BYTES)

    async def of_record(self, row: RecordRow, address: str) -> Replay:
        """The replay of a record that somebody brought: nothing in it is hidden."""
        key = (row.id,)
        found = self._replays.get(key)
        if found is not None:
            return found

        def make(job: Job) -> Replay:
            record = Record.from_text(row.text)
            states = Positions(replay(record, job.each))
            players = name_players(record, states[0].options.seats)
            return Replay(key, states, players, None, is_open=True)

        found = await self._pool.run(key, address, make)
        self._replays.put(key, found, len(found.states))
        return found

    @staticmethod
    def of_table(name: str, table: Table, who: str) -> Replay:
        """The replay of a table's game so far: as its one seat has seen it, or a spectator.

        After the end everybody sees everything. It costs nothing: the table has its states.
        """
        is_open = table.status.is_done
        mine = table.seats_of(who) if who else []
        seat = mine[0] if len(mine) == 1 and not is_open else None
        players = tuple(
            name_player(number, each.name, each.bot, each.who)
            for number, each in enumerate(table.seats)
        )
        # A move that was taken back leaves another version, and another replay.
        key = (name, table.version, seat, is_open, players)
        states = Positions(table.state)
        return Replay(key, states, players, seat, is_open=is_open, is_dealt=is_open)

    async def write(self, key: Hashable, address: str, make: Callable[[Job], object]) -> bytes:
        """An answer, as JSON, packed: made once for all who ask for it in the same language."""
        key = (key, spoken())
        found = self._answers.get(key)
        if found is None:
            found = await self._pool.run(
                key, address, lambda job: gzip.compress(msgspec.json.encode(make(job)), 6)
            )
            self._answers.put(key, found, len(found))
        return found


def name_players(record: Record, seats: int) -> tuple[str, ...]:
    """The players that a record names, as far as it does."""
    named = record.extras.get("players")
    names = (
        [printable(str(name))[:LONGEST_PLAYER] for name in named] if isinstance(named, list) else []
    )
    return tuple((names + [""] * seats)[:seats])
