"""Mailboxes: people give an address, confirm it by a code, are written to, and leave again."""

import hashlib
import hmac
from collections.abc import Callable
from dataclasses import replace

from itsdangerous import BadSignature, URLSafeSerializer

from ludoteca.core.errors import Malformed
from ludoteca.core.messages import speaking, spoken
from ludoteca.server.names import make_code, read_code
from ludoteca.server.post.errands import Errands
from ludoteca.server.post.letters import write_code, write_turn
from ludoteca.server.post.mailer import Mailer, check_address
from ludoteca.server.post.turn import Turn
from ludoteca.server.refusals import NotFound
from ludoteca.server.summary import name_player
from ludoteca.store import IdentityRow, Mailbox, Store

# A code can be told back so long, in seconds, and so often.
CODE_AGE = 24 * 60 * 60
MOST_TRIES = 10

# Whether somebody is at a table just now, by identity and table.
IsHere = Callable[[str, str], bool]


class Mailboxes:
    """The letters of one process."""

    def __init__(
        self,
        mailer: Mailer,
        store: Store,
        secret: bytes,
        address: str,
        now: Callable[[], float],
        is_here: IsHere,
        delay: float,
    ) -> None:
        self._mailer = mailer
        self._store = store
        self._secret = secret
        self._signer = URLSafeSerializer(secret, salt="leave")
        self._address = address
        self._now = now
        self._is_here = is_here
        # Somebody who only reloads a page, or moves at once, is not written to.
        self._delay = delay
        self._errands = Errands("mail")

    # Giving an address, and taking it back.

    async def give(self, who: IdentityRow, text: str) -> Mailbox:
        """Somebody gives an address; a code is sent to it."""
        address, code = check_address(text), make_code()
        box = Mailbox(who.id, address, spoken(), self._hash(who.id, address, code), 0, self._now())
        await self._store.put_mailbox(box)
        letter = write_code(address, code)
        self._errands.run(lambda: self._mailer.send(letter))
        return box

    async def confirm(self, who: IdentityRow, text: str) -> Mailbox:
        """Somebody tells the code back: the address is theirs."""
        box = await self._store.find_mailbox(who.id)
        if box is None:
            raise NotFound("post-mail-none")
        if box.code is None:
            return box
        if box.tries >= MOST_TRIES or self._now() > box.created_at + CODE_AGE:
            raise Malformed("post-mail-code-old", field="code")
        given = self._hash(who.id, box.address, read_code(text))
        good = hmac.compare_digest(given, box.code)
        box = replace(box, code=None) if good else replace(box, tries=box.tries + 1)
        await self._store.put_mailbox(box)
        if not good:
            raise Malformed("post-mail-code", field="code")
        return box

    async def leave(self, token: str) -> None:
        """Somebody presses the link in a letter: they get no more."""
        try:
            identity, mark = self._signer.loads(token)
        except (BadSignature, ValueError, TypeError):
            raise NotFound("post-mail-none") from None
        box = await self._store.find_mailbox(str(identity))
        # Who has left already has left; another address is not taken back by an old letter.
        if box is not None and _mark(box.address) == mark:
            await self._store.drop_mailbox(box.identity)

    # Writing.

    def tell_turn(self, turn: Turn) -> None:
        """Write to somebody whose turn it is, unless they are there."""
        if not self._is_here(turn.who, turn.table):
            noted = False

            async def attempt() -> None:
                nonlocal noted
                if not noted and not await self._may_write(turn):
                    return
                noted = True
                await self._write(turn)

            async def give_up() -> None:
                # No letter came: another may be written.
                if noted:
                    await self._store.drop_letter(turn.who, turn.table)

            self._errands.run(attempt, self._delay, give_up)

    async def come(self, who: str, table: str) -> None:
        """Somebody has come to a table: the letter about it is read."""
        await self._store.drop_letter(who, table)

    async def close(self) -> None:
        """Write no more."""
        await self._errands.close()

    async def _may_write(self, turn: Turn) -> bool:
        """Whether it is still their turn, they are still away, and have no letter about it yet."""
        row = await self._store.find_table(turn.table)
        if row is None or turn.who not in row.digest.turn or self._is_here(turn.who, turn.table):
            return False
        box = await self._store.find_mailbox(turn.who)
        if box is None or not box.is_confirmed:
            return False
        return await self._store.add_letter(turn.who, turn.table, self._now())

    async def _write(self, turn: Turn) -> None:
        box = await self._store.find_mailbox(turn.who)
        row = await self._store.find_table(turn.table)
        if box is None or row is None:
            return
        with speaking(box.language):
            names = [name_player(name) for name in row.digest.players]
            del names[turn.seat]
            letter = write_turn(
                box.address,
                turn.player,
                turn.title,
                ", ".join(filter(None, names)),
                turn.deadline,
                f"{self._address}/table/{turn.table}",
                f"{self._address}/leave/{self._signer.dumps([box.identity, _mark(box.address)])}",
            )
        await self._mailer.send(letter)

    def _hash(self, identity: str, address: str, code: str) -> str:
        words = "\n".join((identity, address, code)).encode()
        return hmac.new(self._secret, words, hashlib.sha256).hexdigest()


def _mark(address: str) -> str:
    """By what a link knows an address, without repeating it."""
    return hashlib.sha256(address.encode()).hexdigest()[:16]
