"""The notifier: hears what happens at the tables of this process, and sends word of turns."""

import asyncio
import logging
from collections.abc import Callable, Sequence

from ludoteca.core.errors import Malformed
from ludoteca.server.notify.addresses import Addresses
from ludoteca.server.notify.mailer import Mailer
from ludoteca.server.notify.turn import find_turn, read_turn
from ludoteca.server.notify.turn_mails import IsConnected, TurnMails
from ludoteca.server.notify.webhook import Webhook
from ludoteca.server.settings import Settings
from ludoteca.store import Store
from ludoteca.table import Table, Transition

log = logging.getLogger(__name__)


class Notifier:
    """All ways out: the webhook and e-mail.

    It hears only what its own process has written: where several serve, nothing is sent twice.
    """

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._address = settings.address.rstrip("/")
        self._webhook: Webhook | None = None
        if settings.webhook is not None:
            self._webhook = Webhook(settings.webhook, settings.webhook_secret or "")
        self._mailer: Mailer | None = None
        if settings.mail is not None:
            if not settings.address.startswith(("http://", "https://")):
                raise Malformed("notify-address")
            self._mailer = Mailer.read(settings.mail, settings.mail_from)
        self._mails: TurnMails | None = None

    def open(
        self, store: Store, secret: bytes, now: Callable[[], float], is_connected: IsConnected
    ) -> None:
        """Begin to write to people, if there is a mail server."""
        if self._mailer is not None:
            self._mails = TurnMails(self._settings, self._mailer, store, secret, now, is_connected)

    @property
    def addresses(self) -> Addresses | None:
        """The addresses of people; None where no mail is sent."""
        return None if self._mails is None else self._mails.addresses

    def on_transitions(self, name: str, table: Table, news: Sequence[Transition]) -> None:
        """Something has happened at a table; whatever comes of it here, the game goes on."""
        if self._webhook is None and self._mails is None:
            return
        try:
            turn = find_turn(name, table, news)
            if turn is None:
                return
            if self._webhook is not None:
                self._webhook.tell_turn(turn, f"{self._address}/table/{name}")
            if self._mails is not None:
                self._mails.tell_turn(turn)
        except Exception:
            log.exception("word of a turn cannot be sent")

    async def on_arrival(self, name: str, who: str) -> None:
        """Somebody has come to a table: they need no mail about it."""
        if self._mails is not None:
            await self._mails.on_arrival(who, name)

    def on_leave(self, name: str, table: Table, who: str) -> None:
        """Somebody goes away; if it is their turn, they may be written to."""
        turn = read_turn(name, table)
        if self._mails is not None and turn is not None and turn.who == who:
            self._mails.tell_turn(turn)

    async def close(self) -> None:
        """Send what still waits, as far as that is soon done, and no more."""
        ways = (self._webhook, self._mails)
        await asyncio.gather(*(way.close() for way in ways if way is not None))
