"""Mails to people whose turn it is while they are away: one for a table, until they come."""

from collections.abc import Callable
from itertools import count

from ludoteca.core.text.messages import speaking
from ludoteca.server.notify.addresses import Addresses
from ludoteca.server.notify.mail_messages import compose_turn
from ludoteca.server.notify.mailer import Mailer
from ludoteca.server.notify.retry_queue import RetryQueue
from ludoteca.server.notify.turn import Turn
from ludoteca.server.player_names import name_player
from ludoteca.server.settings import Settings
from ludoteca.store import Store

# Whether somebody is at a table just now, by identity and table.
IsConnected = Callable[[str, str], bool]


class TurnMails:
    """The mail of one process."""

    def __init__(
        self,
        settings: Settings,
        mailer: Mailer,
        store: Store,
        secret: bytes,
        now: Callable[[], float],
        is_connected: IsConnected,
    ) -> None:
        self._address = settings.address.rstrip("/")
        # Somebody who only reloads a page, or moves at once, is not written to.
        self._delay = settings.mail_delay
        self._mailer = mailer
        self._store = store
        self._now = now
        self._is_connected = is_connected
        self._queue = RetryQueue("mail")
        self.addresses = Addresses(mailer, self._queue, store, secret, now)

    def tell_turn(self, turn: Turn) -> None:
        """Write to somebody whose turn it is, unless they are there."""
        if self._is_connected(turn.who, turn.table):
            return
        is_marked = False

        async def attempt() -> None:
            nonlocal is_marked
            if not is_marked and not await self._may_write(turn):
                return
            is_marked = True
            await self._write(turn)

        async def give_up() -> None:
            # No mail came: another may be written.
            if is_marked:
                await self._store.clear_mailed(turn.who, turn.table)

        self._queue.put(attempt, self._delay, give_up)

    async def on_arrival(self, who: str, table: str) -> None:
        """Somebody has come to a table: the mail about it is read."""
        await self._store.clear_mailed(who, table)

    async def close(self) -> None:
        """Write no more."""
        await self._queue.close()

    async def _may_write(self, turn: Turn) -> bool:
        """Whether it is still their turn, they are still away, and have no mail about it yet."""
        table = await self._store.find_listed_table(turn.table)
        if table is None or turn.who not in table.summary.turn:
            return False
        if self._is_connected(turn.who, turn.table):
            return False
        address = await self._store.find_address(turn.who)
        if address is None or not address.is_confirmed:
            return False
        return await self._store.mark_mailed(turn.who, turn.table, self._now())

    async def _write(self, turn: Turn) -> None:
        to = await self._store.find_address(turn.who)
        table = await self._store.find_listed_table(turn.table)
        if to is None or table is None:
            return
        with speaking(to.language):
            summary = table.summary
            names = list(map(name_player, count(), summary.players, summary.bots))
            del names[turn.seat]
            mail = compose_turn(
                to.address,
                turn.player,
                turn.title,
                ", ".join(filter(None, names)),
                turn.deadline,
                f"{self._address}/table/{turn.table}",
                f"{self._address}/leave/{self.addresses.leave_token(to)}",
            )
        await self._mailer.send(mail)
