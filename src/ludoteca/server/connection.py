"""A connection: one socket at one table, whose owner hears everything in order, or is cut off."""

import asyncio
import logging
from collections import deque
from collections.abc import Sequence
from dataclasses import replace
from time import time

from fastapi import WebSocket, WebSocketDisconnect
from msgspec import DecodeError

from ludoteca.core.errors import Malformed, Refusal
from ludoteca.core.messages import speaking
from ludoteca.server import wire
from ludoteca.server.eyes import Eyes, list_legal
from ludoteca.server.house import House
from ludoteca.server.limits import (
    HINTS,
    LARGEST_MESSAGE,
    LONGEST_LINE,
    LONGEST_QUEUE,
    MESSAGES,
    TALK,
    Bucket,
    Rate,
)
from ludoteca.server.people import check_text
from ludoteca.server.refusals import TooLarge, TooMany
from ludoteca.server.room import Room
from ludoteca.server.summary import describe_table
from ludoteca.store import IdentityRow
from ludoteca.table import Forbidden

log = logging.getLogger(__name__)

# Codes of closing (RFC 6455): refused; too slow; the server goes down and comes back.
REFUSED = 1008
TOO_SLOW = 1013
RESTARTING = 1012
# What can be said with a sign instead of words.
SIGNS = ("👍", "👏", "😀", "😮", "🔥", "🙏")


class Connection:
    """Reads what a client says, and writes what it is to hear."""

    def __init__(
        self, socket: WebSocket, house: House, room: Room, who: IdentityRow | None, eyes: Eyes
    ) -> None:
        self._socket = socket
        self._house = house
        self._room = room
        self._identity = who
        self.eyes = eyes
        self._waiting: deque[str] = deque()
        self._wake = asyncio.Event()
        self._buckets: dict[Rate, Bucket] = {}
        self._closing: int | None = None
        # What takes its time: hints.
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def who(self) -> str:
        """The identity behind it; empty for a stranger."""
        return self._identity.id if self._identity else ""

    @property
    def seats(self) -> list[int]:
        """The seats of whoever is connected."""
        return self._room.table.seats_of(self.who) if self.who else []

    def blink(self) -> None:
        """Look through no seat that is somebody else's by now."""
        if self.eyes.seat is not None and self.eyes.seat not in self.seats:
            self.eyes = replace(self.eyes, seat=None)

    # Writing.

    def send(self, words: Sequence[str]) -> None:
        """Let the client hear something; one that does not read is cut off, and comes back."""
        if len(self._waiting) + len(words) > LONGEST_QUEUE:
            self.close(TOO_SLOW)
            return
        self._waiting.extend(words)
        self._wake.set()

    def say(self, word: wire.Heard) -> None:
        """Let the client hear one thing."""
        self.send([wire.write_heard(word)])

    def close(self, code: int) -> None:
        """End the line, after what waits."""
        self._closing = code
        self._wake.set()

    async def _write(self) -> None:
        while True:
            while self._waiting and self._closing != TOO_SLOW:
                await self._socket.send_text(self._waiting.popleft())
            if self._closing is not None:
                await self._socket.close(self._closing)
                return
            self._wake.clear()
            await self._wake.wait()

    # Reading.

    async def serve(self, after: int) -> None:
        """Tell what was missed, then listen and answer, until the line ends."""
        talk, events = await self._house.recall(self._room, after, self.eyes)
        while events and events[-1].version != self._room.table.version:
            # Something has happened meanwhile: nobody may miss it.
            talk, events = await self._house.recall(self._room, after, self.eyes)
        self.show_table(events, talk)
        self._room.enter(self)
        writing = asyncio.create_task(self._write())
        reading = asyncio.create_task(self._read())
        try:
            await asyncio.wait({writing, reading}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._room.leave(self)
            for task in (writing, reading, *self._tasks):
                task.cancel()
            results = await asyncio.gather(writing, reading, return_exceptions=True)
        for fault in results:
            if isinstance(fault, Exception) and not isinstance(
                fault, WebSocketDisconnect | RuntimeError
            ):
                raise fault

    async def _read(self) -> None:
        while True:
            text = await self._hear()
            with speaking(self.eyes.language):
                try:
                    await self._answer(text)
                except Refusal as refusal:
                    self.say(wire.Error(refusal.kind, str(refusal)))
                    self.close(REFUSED)
                    return

    async def _hear(self) -> str | None:
        """The next message; None for one that is not text."""
        message = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1000))
        text: str | None = message.get("text")
        return text

    async def _answer(self, text: str | None) -> None:
        """Answer one message; a Refusal raised here ends the line."""
        if text is None:
            raise Malformed("server-message-text")
        if len(text.encode(errors="surrogatepass")) > LARGEST_MESSAGE:
            raise TooLarge("server-message-size", largest=LARGEST_MESSAGE)
        self._take(MESSAGES)
        try:
            said = wire.read_said(text)
        except DecodeError as fault:
            raise Malformed("server-message", fault=str(fault)) from None
        match said:
            case wire.Ping():
                self.say(wire.Pong())
            case wire.Look(seat=seat):
                self._look(seat)
            case wire.Speak():
                await self._speak(said)
            case _:
                await self._act(said)

    async def _act(
        self,
        said: wire.Move | wire.Undo | wire.Resign | wire.Leave | wire.AskHint | wire.AskWhy,
    ) -> None:
        """Do something at the table; what is refused is told, and the line goes on."""
        try:
            await self._do(said)
        except Refusal as refusal:
            # What another seat may do can tell what it holds.
            seat = getattr(said, "seat", None)
            legal = list_legal(self._room.table, seat if seat in self.seats else None)
            version = self._room.table.version
            self.say(
                wire.Refused(said.id, refusal.kind, refusal.rule, str(refusal), legal, version)
            )

    async def _do(
        self,
        said: wire.Move | wire.Undo | wire.Resign | wire.Leave | wire.AskHint | wire.AskWhy,
    ) -> None:
        door = self._room.door
        match said:
            case wire.Move(version=version, seat=seat, move=move):
                self._check_seat(seat)
                done = await door.submit(lambda table: table.move(seat, version, move, time()))
            case wire.Undo(version=version, seat=seat):
                self._check_seat(seat)
                done = await door.submit(lambda table: table.undo(seat, version, time()))
            case wire.Resign(seat=seat):
                self._check_seat(seat)
                done = await door.submit(lambda table: table.resign(seat, time()))
            case wire.Leave():
                done = await door.submit(lambda table: table.leave(self.who, time()))
            case wire.AskHint(seat=seat):
                self._start_hint(said.id, seat)
                return
            case wire.AskWhy(seat=seat, move=move):
                self._explain(said.id, seat, move)
                return
        self.say(wire.Done(said.id, done))
        self._house.players.wake(self._room)

    def _check_seat(self, seat: int) -> None:
        if seat not in self.seats:
            raise Forbidden("server-not-your-seat")

    def _take(self, rate: Rate) -> None:
        if not self._house.settings.limited:
            return
        if not self._buckets.setdefault(rate, Bucket(rate)).take():
            raise TooMany("server-too-fast")

    # What is asked for.

    def _look(self, seat: int | None) -> None:
        if seat is not None:
            self._check_seat(seat)
        self.eyes = replace(self.eyes, seat=seat)
        self.show_table()

    def _explain(self, asked: str, seat: int, text: str) -> None:
        """What a move would do, or why it is not legal."""
        self._check_seat(seat)
        view = self._room.table.view(seat)
        move = view.game.read(text)
        legal = view.is_mine and view.allows(move)
        refusal = None if legal else view.why(move)
        message = view.describe(move) if refusal is None else str(refusal)
        self.say(wire.Why(asked, text, legal, refusal.rule if refusal else None, message))

    def _start_hint(self, asked: str, seat: int) -> None:
        self._check_seat(seat)
        table = self._room.table
        if not table.setup.aids:
            raise Forbidden("server-no-aids")
        self._take(HINTS)
        view = table.view(seat)
        if not view.is_mine:
            raise Forbidden("server-hint-turn")
        task = asyncio.create_task(self._hint(asked, seat))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _hint(self, asked: str, seat: int) -> None:
        view = self._room.table.view(seat)
        decision = await self._house.players.advise(view)
        with speaking(self.eyes.language):
            reason = view.describe(decision.move)
        self.say(wire.Hint(asked, str(decision.move), reason, dict(decision.shares)))

    async def _speak(self, said: wire.Speak) -> None:
        self._take(TALK)
        table = self._room.table
        if self._identity is None or not self.seats:
            raise Forbidden("server-talk-seated")
        if not table.setup.talk:
            raise Forbidden("server-no-talk")
        if said.kind == "sign" and said.text not in SIGNS:
            raise Malformed("server-sign", field="text", known=" ".join(SIGNS))
        text = check_text(said.text, LONGEST_LINE, "text") if said.kind == "text" else said.text
        await self._house.speak(self._room, self._identity, self.seats[0], said.kind, text)

    def show_table(
        self,
        events: Sequence[wire.Event] = (),
        talk: Sequence[wire.TalkLine] = (),
    ) -> None:
        """The whole table, as it is now."""
        table = self._room.table
        with speaking(self.eyes.language):
            view = table.view(self.eyes.seat)
            self.say(
                wire.TableNow(
                    table.version,
                    describe_table(self._room, self),
                    view.scene() if self.eyes.draws else None,
                    [] if self.eyes.draws else list_legal(table, self.eyes.seat),
                    list(events),
                    list(talk),
                )
            )
