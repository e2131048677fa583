"""The notifier: finds what is to be told of what happens at the tables, and has it sent."""

import asyncio
import logging
from collections.abc import Callable, Iterator
from time import time

from ludoteca.core.errors import Malformed
from ludoteca.server.notify.addresses import Addresses
from ludoteca.server.notify.letters import MAIL
from ludoteca.server.notify.mailer import Mailer
from ludoteca.server.notify.mails import IsConnected, Mails
from ludoteca.server.notify.outbox_sender import OutboxSender
from ludoteca.server.notify.turn import Turn, find_turn, read_turn
from ludoteca.server.notify.webhook import WEBHOOK, Webhook
from ludoteca.server.settings import Settings
from ludoteca.store import MessageRow, Store
from ludoteca.table import Table

log = logging.getLogger(__name__)

# What has waited so long, in seconds, is given up at a start: nobody sent such messages lately.
OLDEST = 7 * 24 * 60 * 60


class Notifier:
    """All ways out: the webhook and e-mail.

    Whatever is to be sent is written with the entries that it tells of, by the process that writes
    them; any process with such a way out sends it.
    """

    def __init__(self, settings: Settings, now: Callable[[], float] = time) -> None:
        self._settings = settings
        self._now = now
        self._address = settings.address.rstrip("/")
        self._webhook: Webhook | None = None
        if settings.webhook is not None:
            self._webhook = Webhook(settings.webhook, settings.webhook_secret or "")
        self._mailer: Mailer | None = None
        if settings.mail is not None:
            if not settings.address.startswith(("http://", "https://")):
                raise Malformed("notify-address")
            self._mailer = Mailer.read(settings.mail, settings.mail_from)
        self._mails: Mails | None = None
        # By kind of message.
        self._senders: dict[str, OutboxSender] = {}

    async def open(self, store: Store, secret: bytes, is_connected: IsConnected) -> None:
        """Begin to send what waits, by the ways that there are."""
        outbox, now = store.outbox, self._now
        if given_up := await outbox.drop_older(now() - OLDEST):
            log.warning("messages that nobody has sent for a week are given up: %d", given_up)
        if self._webhook is not None:
            self._senders[WEBHOOK] = OutboxSender(WEBHOOK, outbox, now, self._webhook.send)
        if self._mailer is not None:
            mails = Mails(self._settings, self._mailer, store, secret, now, is_connected)
            self._mails = mails
            self._senders[MAIL] = OutboxSender(MAIL, outbox, now, mails.send, mails.give_up)
        for sender in self._senders.values():
            sender.start(self._settings.sweep)

    @property
    def addresses(self) -> Addresses | None:
        """The addresses of people; None where no mail is sent."""
        return None if self._mails is None else self._mails.addresses

    def find_messages(self, name: str, ahead: Table) -> list[MessageRow]:
        """What is to be sent because of what is about to be written to a table's journal.

        Whatever goes wrong here, the game goes on.
        """
        if not self._senders:
            return []
        try:
            turn = find_turn(name, ahead, ahead.pending)
            return [] if turn is None else list(self._plan(turn))
        except Exception:
            log.exception("word of a turn cannot be sent")
            return []

    def _plan(self, turn: Turn) -> Iterator[MessageRow]:
        if self._webhook is not None and self._senders[WEBHOOK].has_room():
            address = f"{self._address}/table/{turn.table}"
            yield self._webhook.plan_turn(turn, address, self._now())
        letter = self._mails.plan_turn(turn) if self._mails is not None else None
        if letter is not None and self._senders[MAIL].has_room():
            yield letter

    def wake(self) -> None:
        """Something was written to the outbox: what is due is sent at once."""
        for sender in self._senders.values():
            sender.wake()

    async def on_arrival(self, name: str, who: str) -> None:
        """Somebody has come to a table: they need no mail about it."""
        if self._mails is not None:
            await self._mails.on_arrival(who, name)

    async def on_leave(self, name: str, table: Table, who: str) -> None:
        """Somebody goes away; if it is their turn, they may be written to."""
        turn = read_turn(name, table)
        if self._mails is None or turn is None or turn.who != who:
            return
        letter = self._mails.plan_turn(turn)
        if letter is not None:
            await self._senders[MAIL].put(letter)

    async def close(self) -> None:
        """Finish what is under way; what waits stays in the outbox."""
        await asyncio.gather(*(sender.close() for sender in self._senders.values()))
        if self._webhook is not None:
            await self._webhook.close()
