"""E-mail: codes, and word to people whose turn it is while they are away, once for a table."""

from collections.abc import Callable
from itertools import count

from ludoteca.core.text.messages import speaking
from ludoteca.server.notify.addresses import Addresses
from ludoteca.server.notify.letters import CodeLetter, TurnLetter, unwrap_letter, wrap_letter
from ludoteca.server.notify.mail_messages import MailHead, compose_code, compose_turn
from ludoteca.server.notify.mailer import Mailer
from ludoteca.server.notify.turn import Turn
from ludoteca.server.player_names import name_player
from ludoteca.server.settings import Settings
from ludoteca.store import MessageRow, Store

# Whether somebody is at a table just now, by identity and table.
IsConnected = Callable[[str, str], bool]


class Mails:
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
        self.addresses = Addresses(store, secret, now)

    def plan_turn(self, turn: Turn) -> MessageRow | None:
        """A letter to somebody whose turn it is; none if they are there."""
        if self._is_connected(turn.who, turn.table):
            return None
        return wrap_letter(turn.who, TurnLetter(turn), self._now(), self._delay)

    async def on_arrival(self, who: str, table: str) -> None:
        """Somebody has come to a table: the mail about it is read."""
        await self._store.people.clear_mailed(who, table)

    async def send(self, message: MessageRow) -> bool:
        """Hand a letter to the mail server; False if it is not wanted any more."""
        match unwrap_letter(message):
            case CodeLetter(to=to, code=code, language=language):
                with speaking(language):
                    mail = compose_code(MailHead(to, message.id, message.created_at), code)
                await self._mailer.send(mail)
                return True
            case TurnLetter(turn=turn):
                return await self._send_turn(message, turn)

    async def give_up(self, message: MessageRow) -> None:
        """No mail came: another may be written."""
        letter = unwrap_letter(message)
        if isinstance(letter, TurnLetter):
            await self._store.people.clear_mailed(letter.turn.who, letter.turn.table)

    async def _send_turn(self, message: MessageRow, turn: Turn) -> bool:
        """Write, if it is still their turn, they are still away, and have no mail about it yet."""
        table = await self._store.tables.find_listed(turn.table)
        if table is None or turn.who not in table.summary.turn:
            return False
        if self._is_connected(turn.who, turn.table):
            return False
        to = await self._store.people.find_address(turn.who)
        if to is None or not to.is_confirmed:
            return False
        if not await self._store.people.mark_mailed(turn.who, turn.table, message.id, self._now()):
            return False
        with speaking(to.language):
            summary = table.summary
            names = list(map(name_player, count(), summary.players, summary.bots))
            del names[turn.seat]
            mail = compose_turn(
                MailHead(to.address, message.id, message.created_at),
                turn.player,
                turn.title,
                list(filter(None, names)),
                summary.deadline,
                f"{self._address}/table/{turn.table}",
                f"{self._address}/leave/{self.addresses.leave_token(to)}",
            )
        await self._mailer.send(mail)
        return True
