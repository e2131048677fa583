"""Addresses of e-mail: people give one, confirm it by a code, and take it back by a link."""

import hashlib
import hmac
from collections.abc import Callable
from dataclasses import replace

from itsdangerous import BadSignature, URLSafeSerializer

from ludoteca.core.errors import Malformed
from ludoteca.core.text.messages import spoken
from ludoteca.server.identifiers import make_code, read_code
from ludoteca.server.notify.mail_messages import compose_code
from ludoteca.server.notify.mailer import Mailer, check_address
from ludoteca.server.notify.retry_queue import RetryQueue
from ludoteca.server.refusals import NotFound
from ludoteca.store import AddressRow, IdentityRow, Store

# A code can be told back so long, in seconds, and so often.
CODE_AGE = 24 * 60 * 60
MOST_TRIES = 10


class Addresses:
    """Where people want to be written to."""

    def __init__(
        self,
        mailer: Mailer,
        queue: RetryQueue,
        store: Store,
        secret: bytes,
        now: Callable[[], float],
    ) -> None:
        self._mailer = mailer
        self._queue = queue
        self._store = store
        self._secret = secret
        self._signer = URLSafeSerializer(secret, salt="leave")
        self._now = now

    async def give(self, who: IdentityRow, text: str) -> AddressRow:
        """Somebody gives an address; a code is sent to it."""
        address, code = check_address(text), make_code()
        hashed = self._hash(who.id, address, code)
        row = AddressRow(who.id, address, spoken(), hashed, 0, self._now())
        await self._store.put_address(row)
        mail = compose_code(address, code)
        self._queue.put(lambda: self._mailer.send(mail))
        return row

    async def confirm(self, who: IdentityRow, text: str) -> AddressRow:
        """Somebody tells the code back: the address is theirs."""
        row = await self._store.find_address(who.id)
        if row is None:
            raise NotFound("notify-mail-none")
        if row.code is None:
            return row
        if row.tries >= MOST_TRIES or self._now() > row.created_at + CODE_AGE:
            raise Malformed("notify-mail-code-old", field="code")
        given = self._hash(who.id, row.address, read_code(text))
        good = hmac.compare_digest(given, row.code)
        row = replace(row, code=None) if good else replace(row, tries=row.tries + 1)
        await self._store.put_address(row)
        if not good:
            raise Malformed("notify-mail-code", field="code")
        return row

    def leave_token(self, row: AddressRow) -> str:
        """What stands in a link by which somebody takes an address back."""
        return self._signer.dumps([row.identity, _mark(row.address)])

    async def leave(self, token: str) -> None:
        """Somebody presses the link in a mail: they get no more."""
        try:
            identity, mark = self._signer.loads(token)
        except (BadSignature, ValueError, TypeError):
            raise NotFound("notify-mail-none") from None
        row = await self._store.find_address(str(identity))
        # Who has left already has left; another address is not taken back by an old mail.
        if row is not None and _mark(row.address) == mark:
            await self._store.drop_address(row.identity)

    def _hash(self, identity: str, address: str, code: str) -> str:
        words = "\n".join((identity, address, code)).encode()
        return hmac.new(self._secret, words, hashlib.sha256).hexdigest()


def _mark(address: str) -> str:
    """By what a link knows an address, without repeating it."""
    return hashlib.sha256(address.encode()).hexdigest()[:16]
