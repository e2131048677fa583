"""Somebody at a table through one socket, player or spectator: what they see, ask for and do."""

import asyncio
from collections.abc import Collection, Sequence

from ludoteca.bots.bot import Decision
from ludoteca.bots.hint import explain_hint
from ludoteca.core.errors import Malformed, Refusal
from ludoteca.core.game import AnyView
from ludoteca.core.text.messages import speaking
from ludoteca.server import wire
from ludoteca.server.limits.sizes import LONGEST_LINE
from ludoteca.server.live.channel import TableChannel
from ludoteca.server.live.events import list_legal
from ludoteca.server.live.outgoing import Outgoing
from ludoteca.server.live.packet import Packet
from ludoteca.server.live.table_report import describe_table
from ludoteca.server.live.viewer import Viewer
from ludoteca.server.monitoring.metrics import REFUSED
from ludoteca.server.services import Services
from ludoteca.server.text import check_text, printable
from ludoteca.store import IdentityRow, TalkRow
from ludoteca.table import SOMEONE, Act, Forbidden, Table

# To be told all events anew counts as so many messages.
LOOK_COST = 10
# What is done at a table takes about so many bytes of the database.
ENTRY = 200


class Participant:
    """Whoever is connected to a table."""

    def __init__(
        self,
        services: Services,
        channel: TableChannel,
        who: IdentityRow | None,
        viewer: Viewer,
        address: str,
        muted: Collection[str],
        outgoing: Outgoing,
    ) -> None:
        self._services = services
        self._channel = channel
        self._identity = who
        self.address = address
        self.muted = muted
        self._outgoing = outgoing
        self.viewer = viewer
        self._was_seated = bool(self.seats)
        # Whether somebody has taken the screen to look at what is hidden from the others at it.
        self._is_taken = False
        # Held while they do something, which nobody may break off.
        self.acting = asyncio.Lock()

    @property
    def who(self) -> str:
        """The identity behind it; empty for a stranger."""
        return self._identity.id if self._identity else ""

    @property
    def epoch(self) -> int:
        """Of the cookie by which they came; 0 for a stranger."""
        return self._identity.epoch if self._identity else 0

    @property
    def table(self) -> Table:
        """The table as it is now."""
        return self._channel.table

    @property
    def seats(self) -> list[int]:
        """The seats of whoever is connected."""
        return self.table.seats_of(self.who) if self.who else []

    # What they hear and see.

    def send(self, packet: Packet) -> None:
        """Let them hear something."""
        self._outgoing.send(packet)

    def fail(self) -> None:
        """What they should hear cannot be told: they had better come back."""
        self._outgoing.fail()

    def dismiss(self, refusal: Refusal) -> None:
        """They may not stay; say why, and end their line."""
        with speaking(self.viewer.language):
            self._outgoing.refuse(refusal)

    def settle(self) -> None:
        """Seats have changed: look through one that is still one's own.

        Whoever has lost a seat watches like any spectator; whoever has just sat down looks from
        there.
        """
        seats = self.seats
        if self.viewer.seat is not None and self.viewer.seat not in seats:
            self.viewer = self.viewer._replace(seat=None)
        elif seats and not self._was_seated:
            self.viewer = self.viewer._replace(seat=seats[0])
        self._was_seated = bool(seats)

    def turn_away(self) -> bool:
        """If something is hidden, several at one screen look through no seat until one takes it.

        As long as nothing was, they looked through whichever was to move.
        """
        shares = self.viewer.draws and len(self.seats) > 1
        if not shares or self._is_taken or self.viewer.seat is None or not self.table.hides:
            return False
        self.viewer = self.viewer._replace(seat=None)
        return True

    def show_table(
        self,
        events: Sequence[wire.EventMessage] = (),
        talk: Sequence[wire.TalkLine] = (),
    ) -> None:
        """The whole table, as it is now."""
        table = self.table
        with speaking(self.viewer.language):
            self._outgoing.say(
                wire.TableMessage(
                    table.version,
                    describe_table(self._channel, self.who, self.viewer),
                    self._channel.scene(self.viewer),
                    [] if self.viewer.draws else list_legal(table, self.viewer.seat),
                    list(events),
                    list(talk),
                )
            )

    async def prepare_log(self, after: int) -> list[wire.TalkLine]:
        """Have what happened after an event told; the talk."""
        tables = self._services.tables
        talk = await tables.last_lines(self._channel, self.muted)
        if after < self.table.version:
            await tables.logs.prepare(self._channel, self.viewer, self.address)
        return talk

    def find_events(self, after: int) -> Sequence[wire.EventMessage] | None:
        """What has happened after an event until now; None where it is not told yet."""
        if not self.viewer.draws or after >= self.table.version:
            return ()
        return self._services.tables.logs.read(self._channel, after, self.viewer)

    # What they do.

    async def act(self, request: wire.ClientMessage) -> None:
        """Do what is asked for, and answer; a Refusal says why it may not be."""
        now = self._services.now()
        match request:
            case wire.MoveRequest(version=version, seat=seat, move=move):
                done = await self._act_in(seat, lambda table: table.move(seat, version, move, now))
            case wire.UndoRequest(version=version, seat=seat):
                done = await self._act_in(seat, lambda table: table.undo(seat, version, now))
            case wire.ResignRequest(seat=seat):
                done = await self._act_in(seat, lambda table: table.resign(seat, now))
            case wire.ReturnRequest(seat=seat):
                if seat not in self.table.seats_lost_by(self.who):
                    raise Forbidden("server-not-your-seat")
                done = await self._do(lambda table: table.come_back(seat, now))
            case wire.LeaveRequest():
                if not self.seats and self.who != self.table.setup.host:
                    raise Forbidden("server-not-your-seat")
                done = await self._do(lambda table: table.leave(self.who, now))
            case wire.HintRequest(seat=seat):
                self._start_hint(request.id, seat)
                return
            case wire.WhyRequest(seat=seat, move=move):
                self._explain(request.id, seat, move)
                return
            case wire.LookRequest(seat=through):
                await self._look(through)
                return
            case wire.TalkRequest():
                await self._speak(request)
                return
            case wire.ReportRequest(line=number):
                await self._report(number)
                done = self.table.version
            case wire.MuteRequest(line=number, muted=muted):
                await self._mute(number, muted=muted)
                done = self.table.version
            case wire.HeartbeatRequest():
                self._outgoing.say(wire.PongMessage())
                return
        self._outgoing.say(wire.DoneMessage(request.id, done))

    async def _do(self, act: Act) -> int:
        kept = self._services.limits.kept
        kept.check(self.address)
        async with self.acting:
            version = await self._channel.session.do(act)
        kept.pay(self.address, ENTRY)
        return version

    async def _act_in(self, seat: int, act: Act) -> int:
        """Do something in a seat of one's own: also by what others have written meanwhile."""

        def act_checked(table: Table) -> None:
            if not table.has_seat(self.who, seat):
                raise Forbidden("server-not-your-seat")
            act(table)

        return await self._do(act_checked)

    def refuse(self, request: wire.ClientMessage, refusal: Refusal) -> None:
        """Tell what may not be, and what one may do instead; the line goes on."""
        REFUSED.labels(refusal.kind).inc()
        seat = getattr(request, "seat", None)
        table = self.table
        # What somebody else may do is not for everyone to know; and what is no move at all is
        # not worth a list of all that are.
        is_told = seat in self.seats and not isinstance(refusal, Malformed)
        legal = list_legal(table, seat) if is_told else []
        message = printable(self._reason(refusal))
        asked = getattr(request, "id", "")
        self._outgoing.say(
            wire.RefusedMessage(asked, refusal.kind, refusal.rule, message, legal, table.version)
        )

    def _reason(self, refusal: Refusal) -> str:
        """What may not be, and why: a page shows where, a program is told."""
        return refusal.at_board() if self.viewer.draws else str(refusal)

    def _check_seat(self, seat: int) -> None:
        if not self.table.has_seat(self.who, seat):
            raise Forbidden("server-not-your-seat")

    async def _look(self, seat: int | None) -> None:
        """Look through another seat; what was told before is told anew where they differ."""
        if seat is not None:
            self._check_seat(seat)
        self.viewer = self.viewer._replace(seat=seat)
        self._is_taken = self.table.hides
        if not self.table.hides:
            self.show_table()
            return
        self._services.limits.messages.pay(self.address, LOOK_COST)
        logs = self._services.tables.logs
        while (events := self.find_events(0)) is None:
            await logs.prepare(self._channel, self.viewer, self.address)
        self.show_table(events)

    def _explain(self, asked: str, seat: int, text: str) -> None:
        """What a move would do, or why it is not legal."""
        self._check_seat(seat)
        view = self.table.view(seat)
        move = view.game.read(text)
        legal = move in view.moves()
        refusal = None if legal else view.why(move)
        presenter = view.game.presenter
        if refusal is None:
            message, rule = presenter.describe(view, move), next(iter(presenter.cite(move)), None)
        else:
            message, rule = self._reason(refusal), refusal.rule
        self._outgoing.say(wire.WhyMessage(asked, printable(text), legal, rule, printable(message)))

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
        self._outgoing.say(
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

    async def _speak(self, request: wire.TalkRequest) -> None:
        table = self.table
        if self._identity is None or not self.seats:
            raise Forbidden("server-talk-seated")
        if not table.setup.talk:
            raise Forbidden("server-no-talk")
        kind, text = request.kind, request.text
        if kind == "sign" and text not in wire.SIGNS:
            raise Malformed("server-sign", field="text", known=" ".join(wire.SIGNS))
        if kind == "text":
            text = check_text(text, LONGEST_LINE, "text")
        self._services.limits.talk.take(self.who)
        await self._services.tables.speak(self._channel, self._identity, self.seats[0], kind, text)

    async def _report(self, number: int) -> None:
        """Tell the host of a line."""
        line = await self._find_line(number)
        self._services.limits.reports.take(self.who)
        moderation = self._services.store.moderation
        await moderation.report(self._channel.name, line.id, self.who, self._services.now())

    async def _mute(self, number: int, *, muted: bool) -> None:
        """Hear no more, or again, who said a line, on all of one's lines."""
        speaker = (await self._find_line(number)).identity
        self._services.limits.talk.take(self.who)
        moderation = self._services.store.moderation
        if muted:
            await moderation.mute(self.who, speaker, self._services.now())
        else:
            await moderation.unmute(self.who, speaker)
        await self._services.tables.change_mutes(self.who)

    async def _find_line(self, number: int) -> TalkRow:
        """A line that somebody else has said."""
        if not self.who:
            raise Forbidden("server-stranger")
        line = await self._services.store.talk.find_line(self._channel.name, number)
        if line is None or line.identity in (self.who, SOMEONE):
            raise Malformed("server-no-line", field="line")
        return line
