"""A connection: one socket at one table, whose owner hears everything in order, or is cut off."""

import asyncio
import logging
from collections import deque
from collections.abc import Sequence
from dataclasses import replace
from typing import cast

from fastapi import WebSocket, WebSocketDisconnect
from msgspec import DecodeError

from ludoteca.bots.bot import Decision
from ludoteca.bots.hint import explain_hint
from ludoteca.core.errors import Malformed, Refusal
from ludoteca.core.game import AnyView
from ludoteca.core.text.messages import speaking
from ludoteca.server import wire
from ludoteca.server.limits.rate_limiter import TokenBucket
from ludoteca.server.limits.sizes import LARGEST_MESSAGE, LONGEST_LINE
from ludoteca.server.live.channel import TableChannel
from ludoteca.server.live.events import list_legal
from ludoteca.server.live.send_queue import SendQueue
from ludoteca.server.live.table_report import describe_table
from ludoteca.server.live.viewer import Viewer
from ludoteca.server.metrics import REFUSED
from ludoteca.server.refusals import TooLarge, TooMany
from ludoteca.server.services import Services
from ludoteca.server.text import check_text, printable
from ludoteca.store import IdentityRow
from ludoteca.table import Forbidden, Table

log = logging.getLogger(__name__)

# Codes of closing (RFC 6455): refused; a fault of ours; too slow. When the server goes down,
# Uvicorn closes with 1012.
UNWELCOME = 1008
FAULT = 1011
TOO_SLOW = 1013
# How a server that stops hangs up.
STOPPING = 1012
# How long somebody who does not read may take to hear that the line is cut, in seconds.
PATIENCE = 2.0
# To be told all events anew counts as so many messages.
LOOK_COST = 10
# Messages that a client may send before it is told anything.
MOST_EARLY = 20


class Connection:
    """Reads what a client says, and writes what it is to hear."""

    def __init__(
        self,
        socket: WebSocket,
        services: Services,
        channel: TableChannel,
        who: IdentityRow | None,
        viewer: Viewer,
        address: str,
    ) -> None:
        self._socket = socket
        self._services = services
        self._channel = channel
        self._identity = who
        self._address = address
        self.viewer = viewer
        self._was_seated = bool(self.seats)
        limits = services.limits
        self._waiting = SendQueue(limits.settings.queue, limits.queues, address)
        # What the client said before it was told anything.
        self._early: deque[str | None] = deque()
        self._wake = asyncio.Event()
        self._messages = TokenBucket(limits.settings.messages)
        # Why the line is to end after what waits, or (when it is cut) before it.
        self._ending: int | None = None
        self._cut = asyncio.Event()
        # Whether they would have stayed, had the server not stopped.
        self.was_sent_away = False

    @property
    def who(self) -> str:
        """The identity behind it; empty for a stranger."""
        return self._identity.id if self._identity else ""

    @property
    def table(self) -> Table:
        """The table as it is now."""
        return self._channel.table

    @property
    def seats(self) -> list[int]:
        """The seats of whoever is connected."""
        return self.table.seats_of(self.who) if self.who else []

    # Writing.

    def send(self, words: Sequence[str]) -> None:
        """Let the client hear something; one that does not read is cut off, and comes back."""
        if self._waiting.put(words):
            self._wake.set()
        else:
            self._end(TOO_SLOW, at_once=True)

    def say(self, word: wire.ServerMessage) -> None:
        """Let the client hear one thing."""
        self.send([wire.write_message(word)])

    def fail(self) -> None:
        """What the client should hear cannot be told: it had better come back."""
        self._end(FAULT, at_once=True)

    def _end(self, code: int, *, at_once: bool = False) -> None:
        self._ending = code
        self._wake.set()
        if at_once:
            self._waiting.clear()
            self._cut.set()

    async def _write(self) -> None:
        """Send what waits, until the line ends."""
        while self._ending is None or self._waiting:
            while self._waiting:
                await self._socket.send_text(self._waiting.pop())
            if self._ending is None:
                self._wake.clear()
                await self._wake.wait()

    # Reading.

    async def serve(self, after: int) -> None:
        """Tell what was missed, then listen and answer, until the line ends."""
        with self._channel.expect(self.viewer):
            talk = await self._prepare(after)
            while (events := self._find_events(after)) is None:
                await self._prepare(after)
            # Meanwhile seats may have changed.
            self.settle()
            self.show_table(events, talk)
            self._channel.enter(self)
        # Bots among themselves play while somebody watches.
        self._services.bots.wake(self._channel)
        writing, reading, cut = (
            asyncio.create_task(each) for each in (self._write(), self._read(), self._cut.wait())
        )
        tasks: set[asyncio.Task[object]] = {writing, reading, cut}
        try:
            await asyncio.wait({writing, cut}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._channel.leave(self)
            for task in tasks:
                task.cancel()
            results = await asyncio.gather(*tasks, return_exceptions=True)
            self._waiting.clear()
        if self._ending is not None:
            await self._hang_up(self._ending)
        for fault in results:
            if isinstance(fault, Exception) and not isinstance(fault, WebSocketDisconnect):
                raise fault

    async def _hang_up(self, code: int) -> None:
        """Say why the line ends, to one who may not listen."""
        try:
            async with asyncio.timeout(PATIENCE):
                await self._socket.close(code)
        except (TimeoutError, WebSocketDisconnect):
            log.debug("nobody heard why the line ends")

    async def _read(self) -> None:
        """Answer until the client hangs up; then the writing ends, too."""
        try:
            with speaking(self.viewer.language):
                while self._ending is None:
                    await self._hear()
        except Refusal as refusal:
            self.say(wire.ErrorMessage(refusal.kind, printable(str(refusal))))
            self._end(UNWELCOME)
        except WebSocketDisconnect as end:
            self.was_sent_away = end.code == STOPPING
            self._cut.set()
        except Exception:
            self.fail()
            raise

    async def _hear(self) -> None:
        """Answer one message; a Refusal raised here ends the line."""
        text = self._early.popleft() if self._early else await self._receive()
        said = self._understand(text)
        try:
            await self._do(said)
        except Refusal as refusal:
            self._refuse(said, refusal)

    async def _receive(self) -> str | None:
        """The next message; None where it is no text."""
        message = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message["code"])
        return cast("str | None", message.get("text"))

    async def _prepare(self, after: int) -> list[wire.TalkLine]:
        """Have what was missed told, as long as the client waits for it; the talk."""
        if not self.viewer.draws:
            return []
        preparing = asyncio.create_task(self._prepare_log(after))
        listening = asyncio.create_task(self._listen())
        try:
            await asyncio.wait({preparing, listening}, return_when=asyncio.FIRST_COMPLETED)
            if listening.done():
                listening.result()
            return await preparing
        finally:
            for task in (preparing, listening):
                task.cancel()
            await asyncio.gather(preparing, listening, return_exceptions=True)

    async def _prepare_log(self, after: int) -> list[wire.TalkLine]:
        tables = self._services.tables
        talk = await tables.last_lines(self._channel)
        if after < self.table.version:
            await tables.logs.prepare(self._channel, self.viewer, self._address)
        return talk

    def _find_events(self, after: int) -> Sequence[wire.EventMessage] | None:
        """What has happened after an event until now; None where it is not told yet."""
        if not self.viewer.draws or after >= self.table.version:
            return ()
        return self._services.tables.logs.read(self._channel, after, self.viewer)

    async def _listen(self) -> None:
        """Keep what the client says, until it hangs up or has said enough."""
        while len(self._early) < MOST_EARLY:
            self._early.append(await self._receive())

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

    def _refuse(self, said: wire.ClientMessage, refusal: Refusal) -> None:
        """Tell what may not be, and what one may do instead; the line goes on."""
        REFUSED.labels(refusal.kind).inc()
        seat = getattr(said, "seat", None)
        table = self.table
        # What somebody else may do is not for everyone to know; and what is no move at all is
        # not worth a list of all that are.
        is_told = seat in self.seats and not isinstance(refusal, Malformed)
        legal = list_legal(table, seat) if is_told else []
        message = printable(str(refusal))
        asked = getattr(said, "id", "")
        self.say(
            wire.RefusedMessage(asked, refusal.kind, refusal.rule, message, legal, table.version)
        )

    # Doing.

    async def _do(self, said: wire.ClientMessage) -> None:
        session, now = self._channel.session, self._services.now()
        match said:
            case wire.MoveRequest(version=version, seat=seat, move=move):
                self._check_seat(seat)
                done = await session.submit(lambda table: table.move(seat, version, move, now))
            case wire.UndoRequest(version=version, seat=seat):
                self._check_seat(seat)
                done = await session.submit(lambda table: table.undo(seat, version, now))
            case wire.ResignRequest(seat=seat):
                self._check_seat(seat)
                done = await session.submit(lambda table: table.resign(seat, now))
            case wire.LeaveRequest():
                if not self.seats and self.who != self.table.setup.host:
                    raise Forbidden("server-not-your-seat")
                done = await session.submit(lambda table: table.leave(self.who, now))
            case wire.HintRequest(seat=seat):
                self._start_hint(said.id, seat)
                return
            case wire.WhyRequest(seat=seat, move=move):
                self._explain(said.id, seat, move)
                return
            case wire.LookRequest(seat=through):
                await self._look(through)
                return
            case wire.TalkRequest():
                await self._speak(said)
                return
            case wire.HeartbeatRequest():
                self.say(wire.PongMessage())
                return
        self.say(wire.DoneMessage(said.id, done))

    def _check_seat(self, seat: int) -> None:
        if seat not in self.seats:
            raise Forbidden("server-not-your-seat")

    # What is asked for.

    async def _look(self, seat: int | None) -> None:
        """Look through another seat; what was told before is told anew where they differ."""
        if seat is not None:
            self._check_seat(seat)
        self.viewer = replace(self.viewer, seat=seat)
        if not self.table.hides:
            self.show_table()
            return
        self._services.limits.messages.pay(self._address, LOOK_COST)
        logs = self._services.tables.logs
        while (events := self._find_events(0)) is None:
            await logs.prepare(self._channel, self.viewer, self._address)
        self.show_table(events)

    def settle(self) -> None:
        """Seats have changed: look through one that is still one's own.

        Whoever has lost a seat watches like any spectator; whoever has just sat down looks from
        there.
        """
        seats = self.seats
        if self.viewer.seat is not None and self.viewer.seat not in seats:
            self.viewer = replace(self.viewer, seat=None)
        elif seats and not self._was_seated:
            self.viewer = replace(self.viewer, seat=seats[0])
        self._was_seated = bool(seats)

    def _explain(self, asked: str, seat: int, text: str) -> None:
        """What a move would do, or why it is not legal."""
        self._check_seat(seat)
        view = self.table.view(seat)
        move = view.game.read(text)
        legal = view.is_mine and view.allows(move)
        refusal = None if legal else view.why(move)
        presenter = view.game.presenter
        if refusal is None:
            message, rule = presenter.describe(view, move), next(iter(presenter.cite(move)), None)
        else:
            message, rule = str(refusal), refusal.rule
        self.say(wire.WhyMessage(asked, printable(text), legal, rule, printable(message)))

    def _start_hint(self, asked: str, seat: int) -> None:
        self._check_seat(seat)
        table = self.table
        if not table.setup.aids:
            raise Forbidden("server-no-aids")
        view = table.view(seat)
        if table.to_move != seat:
            raise Forbidden("server-hint-turn")
        self._services.limits.hints.take(self.who)

        def tell(decision: Decision) -> None:
            self._tell_hint(asked, view, decision)

        self._services.bots.advise(self._channel, view, tell)

    def _tell_hint(self, asked: str, view: AnyView, decision: Decision) -> None:
        with speaking(self.viewer.language):
            reason = " ".join(explain_hint(view, decision.move))
        self.say(
            wire.HintMessage(
                asked,
                str(decision.move),
                reason,
                dict(decision.shares),
                list(decision.chances),
                dict(decision.values),
                list(decision.line),
            )
        )

    async def _speak(self, said: wire.TalkRequest) -> None:
        table = self.table
        if self._identity is None or not self.seats:
            raise Forbidden("server-talk-seated")
        if not table.setup.talk:
            raise Forbidden("server-no-talk")
        if said.kind == "sign" and said.text not in wire.SIGNS:
            raise Malformed("server-sign", field="text", known=" ".join(wire.SIGNS))
        text = check_text(said.text, LONGEST_LINE, "text") if said.kind == "text" else said.text
        self._services.limits.talk.take(self.who)
        await self._services.tables.speak(
            self._channel, self._identity, self.seats[0], said.kind, text
        )

    def show_table(
        self,
        events: Sequence[wire.EventMessage] = (),
        talk: Sequence[wire.TalkLine] = (),
    ) -> None:
        """The whole table, as it is now."""
        table = self.table
        with speaking(self.viewer.language):
            self.say(
                wire.TableMessage(
                    table.version,
                    describe_table(self._channel, self.who, self.viewer),
                    self._channel.scene(self.viewer),
                    [] if self.viewer.draws else list_legal(table, self.viewer.seat),
                    list(events),
                    list(talk),
                )
            )
