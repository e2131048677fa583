"""The replays that were looked at last: who leafs through a game asks for part after part."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable

from ludoteca.core.records.record import Record
from ludoteca.core.records.replay import Positions, replay
from ludoteca.server.player_names import name_player
from ludoteca.server.replays.replay import Replay
from ludoteca.server.text import printable
from ludoteca.store import RecordRow
from ludoteca.table import Table

# Positions of all replays together that are kept: some fifty megabytes.
MOST_STATES = 140_000
LONGEST_PLAYER = 40

# The name of a table or a record, its version, and as which seat it is seen.
Key = tuple[str, int, int | None, bool]


class ReplayCache:
    """Makes replays of games, and keeps the newest."""

    def __init__(self) -> None:
        self._kept: OrderedDict[Key, Replay] = OrderedDict()

    async def of_record(self, row: RecordRow) -> Replay:
        """The replay of a record that somebody brought: nothing in it is hidden."""

        def make() -> Replay:
            record = Record.from_text(row.text)
            states = Positions(replay(record))
            return Replay(states, name_players(record, states[0].options.seats), None, is_open=True)

        return await self._find((row.id, 0, None, True), make)

    async def of_table(self, name: str, table: Table, who: str) -> Replay:
        """The replay of a table's game so far: as its one seat has seen it, or a spectator.

        After the end everybody sees everything.
        """
        state = table.state
        is_open = table.status.is_done
        mine = table.seats_of(who) if who else []
        seat = mine[0] if len(mine) == 1 and not is_open else None
        players = tuple(name_player(seat.name, seat.bot) for seat in table.seats)

        def make() -> Replay:
            return Replay(Positions(state), players, seat, is_open=is_open, is_dealt=is_open)

        # A move that was taken back leaves another version, and another replay.
        return await self._find((name, table.version, seat, is_open), make)

    async def _find(self, key: Key, make: Callable[[], Replay]) -> Replay:
        found = self._kept.get(key)
        if found is None:
            found = self._kept[key] = await asyncio.to_thread(make)
            while len(self._kept) > 1 and self._count() > MOST_STATES:
                self._kept.popitem(last=False)
        else:
            self._kept.move_to_end(key)
        return found

    def _count(self) -> int:
        return sum(len(kept.states) for kept in self._kept.values())


def name_players(record: Record, seats: int) -> tuple[str, ...]:
    """The players that a record names, as far as it does."""
    named = record.extras.get("players")
    names = (
        [printable(str(name))[:LONGEST_PLAYER] for name in named] if isinstance(named, list) else []
    )
    return tuple((names + [""] * seats)[:seats])
