"""The office: hears what happens at the tables of this process, and sends word of it."""

import asyncio
import logging
from collections.abc import Callable, Sequence

from ludoteca.core.errors import Malformed
from ludoteca.server.post.mailboxes import IsHere, Mailboxes
from ludoteca.server.post.mailer import Mailer
from ludoteca.server.post.turn import find_turn, read_turn
from ludoteca.server.post.webhook import Webhook
from ludoteca.server.settings import Settings
from ludoteca.store import Store
from ludoteca.table import Happening, Table

log = logging.getLogger(__name__)


class Office:
    """All ways out of the house.

    It hears only what its own process has written: where several serve, nothing is sent twice.
    """

    def __init__(self, settings: Settings) -> None:
        self._address = settings.address.rstrip("/")
        self._webhook: Webhook | None = None
        if settings.webhook is not None:
            self._webhook = Webhook(settings.webhook, settings.webhook_secret or "")
        self._mailer: Mailer | None = None
        if settings.mail is not None:
            if not settings.address.startswith(("http://", "https://")):
                raise Malformed("post-address")
            self._mailer = Mailer.read(settings.mail, settings.mail_from)
        self._delay = settings.mail_delay
        self._mailboxes: Mailboxes | None = None

    def open(self, store: Store, secret: bytes, now: Callable[[], float], is_here: IsHere) -> None:
        """Take up the letters, if there is a mail server."""
        if self._mailer is not None:
            self._mailboxes = Mailboxes(
                self._mailer, store, secret, self._address, now, is_here, self._delay
            )

    @property
    def mailboxes(self) -> Mailboxes | None:
        """The letters to people; None where none are sent."""
        return self._mailboxes

    def hear(self, name: str, table: Table, news: Sequence[Happening]) -> None:
        """Something has happened at a table; whatever comes of it here, the game goes on."""
        if self._webhook is None and self._mailboxes is None:
            return
        try:
            turn = find_turn(name, table, news)
            if turn is None:
                return
            if self._webhook is not None:
                self._webhook.tell_turn(turn, f"{self._address}/table/{name}")
            if self._mailboxes is not None:
                self._mailboxes.tell_turn(turn)
        except Exception:
            log.exception("word of a turn cannot be sent")

    async def come(self, name: str, who: str) -> None:
        """Somebody has come to a table: a letter about it is read."""
        if self._mailboxes is not None:
            await self._mailboxes.come(who, name)

    def part(self, name: str, table: Table, who: str) -> None:
        """Somebody goes away; if it is their turn, they may be written to."""
        turn = read_turn(name, table)
        if self._mailboxes is not None and turn is not None and turn.who == who:
            self._mailboxes.tell_turn(turn)

    async def close(self) -> None:
        """Send what still waits, as far as that is soon done, and no more."""
        ways = (self._webhook, self._mailboxes)
        await asyncio.gather(*(way.close() for way in ways if way is not None))
