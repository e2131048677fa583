"""A connection: one socket at one table, which is read and written until the line ends."""

import asyncio
from collections import deque
from collections.abc import Collection
from typing import cast

from fastapi import WebSocket, WebSocketDisconnect
from msgspec import DecodeError

from ludoteca.core.errors import Malformed, Refusal
from ludoteca.core.text.messages import speaking
from ludoteca.server import wire
from ludoteca.server.limits.rate_limiter import TokenBucket
from ludoteca.server.limits.sizes import LARGEST_MESSAGE
from ludoteca.server.live.channel import TableChannel
from ludoteca.server.live.outgoing import Outgoing
from ludoteca.server.live.participant import Participant
from ludoteca.server.live.send_queue import SendQueue
from ludoteca.server.live.viewer import Viewer
from ludoteca.server.refusals import TooLarge, TooMany
from ludoteca.server.services import Services
from ludoteca.store import IdentityRow

# How a server that stops hangs up.
STOPPING = 1012
# Messages that a client may send before it is told anything.
MOST_EARLY = 20


class Connection:
    """Reads what a client says, has it done, and has the answers written."""

    def __init__(
        self,
        socket: WebSocket,
        services: Services,
        channel: TableChannel,
        who: IdentityRow | None,
        viewer: Viewer,
        address: str,
        muted: Collection[str],
    ) -> None:
        self._socket = socket
        self._services = services
        self._channel = channel
        self._address = address
        limits = services.limits
        queue = SendQueue(limits.settings.queue, limits.queues, address)
        self._outgoing = Outgoing(socket, queue)
        self.participant = Participant(
            services, channel, who, viewer, address, muted, self._outgoing
        )
        # What the client said before it was told anything.
        self._early: deque[str | None] = deque()
        self._messages = TokenBucket(limits.settings.messages)
        # Whether they would have stayed, had the server not stopped.
        self.was_sent_away = False

    async def serve(self, after: int) -> None:
        """Tell what was missed, then listen and answer, until the line ends."""
        participant, outgoing = self.participant, self._outgoing
        with self._channel.expect(participant.viewer):
            # What was written elsewhere while nobody listened here.
            await self._channel.session.refresh()
            talk = await self._prepare(after)
            while (events := participant.find_events(after)) is None:
                await self._prepare(after)
            # Meanwhile seats may have changed.
            participant.settle()
            participant.show_table(events, talk)
            self._channel.enter(participant)
        # Bots among themselves play while somebody watches.
        self._services.bots.wake(self._channel)
        writing, reading, cut = (
            asyncio.create_task(each)
            for each in (outgoing.write(), self._read(), outgoing.await_cut())
        )
        try:
            await asyncio.wait({writing, cut}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._channel.leave(participant)
            results = await _cancel(writing, cut)
            async with participant.acting:
                results += await _cancel(reading)
            outgoing.clear()
        await outgoing.hang_up()
        for fault in results:
            if isinstance(fault, Exception) and not isinstance(fault, WebSocketDisconnect):
                raise fault

    async def _prepare(self, after: int) -> list[wire.TalkLine]:
        """Have what was missed told, as long as the client waits for it; the talk."""
        if not self.participant.viewer.draws:
            return []
        preparing = asyncio.create_task(self.participant.prepare_log(after))
        listening = asyncio.create_task(self._listen())
        try:
            await asyncio.wait({preparing, listening}, return_when=asyncio.FIRST_COMPLETED)
            if listening.done():
                listening.result()
            return await preparing
        finally:
            await _cancel(preparing, listening)

    async def _listen(self) -> None:
        """Keep what the client says, until it hangs up or has said enough."""
        while len(self._early) < MOST_EARLY:
            self._early.append(await self._receive())

    async def _read(self) -> None:
        """Answer until the client hangs up; then the writing ends, too."""
        try:
            with speaking(self.participant.viewer.language):
                while not self._outgoing.is_ending:
                    await self._hear()
        except Refusal as refusal:
            self._outgoing.refuse(refusal)
        except WebSocketDisconnect as end:
            self.was_sent_away = end.code == STOPPING
            self._outgoing.cut()
        except Exception:
            self._outgoing.fail()
            raise

    async def _hear(self) -> None:
        """Answer one message; a Refusal raised here ends the line."""
        text = self._early.popleft() if self._early else await self._receive()
        request = self._understand(text)
        try:
            await self.participant.act(request)
        except Refusal as refusal:
            self.participant.refuse(request, refusal)

    async def _receive(self) -> str | None:
        """The next message; None where it is no text."""
        message = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message["code"])
        return cast("str | None", message.get("text"))

    def _understand(self, text: str | None) -> wire.ClientMessage:
        if self._services.settings.limited and not self._messages.take():
            raise TooMany("server-too-fast")
        self._services.limits.messages.take(self._address)
        if text is None:
            raise Malformed("server-message", fault="bytes")
        if len(text.encode()) > LARGEST_MESSAGE:
            raise TooLarge("server-message-size", largest=LARGEST_MESSAGE)
        try:
            return wire.read_message(text)
        except (DecodeError, RecursionError) as fault:
            raise Malformed("server-message", fault=str(fault)) from None


async def _cancel(*tasks: asyncio.Task[object]) -> list[object]:
    """End tasks; what came of each."""
    for task in tasks:
        task.cancel()
    return await asyncio.gather(*tasks, return_exceptions=True)
