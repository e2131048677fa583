"""A bystander: somebody who plays while others attack, and notes how long he has to wait."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from time import process_time

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

    def __init__(self, guest: Guest) -> None:
        self._guest = guest
        self.waits: list[float] = []

    @property
    def longest(self) -> float:
        """The longest wait for an answer: the seconds that attack and server worked meanwhile.

        Both are in this process. What others do on the machine is no fault of the server.
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
        before = process_time()
        await chair.say("look", seat=seat)
        await chair.hear("table")
        done = await chair.move(seat, chair.legal[0])
        self.waits.append(process_time() - before)
        assert done["type"] == "done", done
        while chair.version < done["version"]:
            await chair.hear("event")


@asynccontextmanager
async def somebody_plays(address: str) -> AsyncIterator[Bystander]:
    """Somebody who plays while the block is run, and has made at least one move in the end."""
    guest = await Guest.come(address, HOME)
    bystander = Bystander(guest)
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
