"""A bystander: somebody who plays while others attack, and notes how long he has to wait."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from time import monotonic, process_time

from tests.patience import PATIENCE
from tests.server.support.guest import Chair, Guest

# Within the limits on messages.
PAUSE = 0.15
# Not where the attack comes from, where a proxy on this machine is believed.
HOME = "198.51.100.7"
ME, HERE = {"kind": "me"}, {"kind": "here"}
# Nobody playing waits as long as this.
BEARABLE = 5.0


class Bystander:
    """Plays at a table of his own, move after move."""

    def __init__(self, guest: Guest, count_work: Callable[[], float]) -> None:
        self._guest = guest
        self._count_work = count_work
        self.waits: list[float] = []

    @property
    def longest(self) -> float:
        """The longest wait for an answer: at most the seconds that the server worked meanwhile.

        What others do on the machine is no fault of the server.
        """
        return max(self.waits, default=0.0)

    async def play(self) -> None:
        """Move for ever, from game to game."""
        while True:
            table = await self._guest.open([ME, HERE])
            chair = await self._guest.enter(table, scene=False)
            while chair.table["to_move"] is not None:
                await self._move(chair)
                await asyncio.sleep(PAUSE)
            await chair.leave()

    async def _move(self, chair: Chair) -> None:
        seat = chair.table["to_move"]
        begun, before = monotonic(), self._count_work()
        await chair.say("look", seat=seat)
        await chair.hear("table")
        done = await chair.move(seat, chair.legal[0])
        # Where several threads work, they do more than passes.
        self.waits.append(min(monotonic() - begun, self._count_work() - before))
        assert done["type"] == "done", done
        while chair.version < done["version"]:
            await chair.hear("event")


@asynccontextmanager
async def somebody_plays(
    address: str, count_work: Callable[[], float] = process_time
) -> AsyncIterator[Bystander]:
    """Somebody who plays while the block is run, and has made at least one move in the end.

    How long the server has worked in all is told by this very process if it runs here.
    """
    guest = await Guest.come(address, HOME)
    bystander = Bystander(guest, count_work)
    playing = asyncio.create_task(bystander.play())
    try:
        while not bystander.waits:
            await asyncio.sleep(PAUSE)
            assert not playing.done(), playing.result()
        bystander.waits.clear()
        yield bystander
        moves = len(bystander.waits)
        async with asyncio.timeout(PATIENCE):
            while len(bystander.waits) <= moves and not playing.done():
                await asyncio.sleep(PAUSE)
    finally:
        if playing.done():
            playing.result()
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
        await guest.leave()
