"""Addresses of e-mail: people give one, confirm it by a code, and take it back by a link."""

import hashlib
import hmac
from collections.abc import Callable
from dataclasses import replace

from itsdangerous import BadSignature, URLSafeSerializer

from ludoteca.core.errors import Malformed
from ludoteca.core.text.messages import spoken
from ludoteca.server.identifiers import make_code, read_code
from ludoteca.server.notify.letters import CodeLetter, wrap_letter
from ludoteca.server.notify.mailer import check_address
from ludoteca.server.refusals import NotFound
from ludoteca.store import AddressRow, IdentityRow, Store

# A code can be told back so long, in seconds, and so often.
CODE_AGE = 24 * 60 * 60
MOST_TRIES = 10


class Addresses:
    """Where people want to be written to."""

    def __init__(self, store: Store, secret: bytes, now: Callable[[], float]) -> None:
        self._store = store
        self._secret = secret
        self._signer = URLSafeSerializer(secret, salt="leave")
        self._now = now

    async def give(self, who: IdentityRow, text: str) -> AddressRow:
        """Somebody gives an address; with it goes a letter with a code into the outbox."""
        address, code, now = check_address(text), make_code(), self._now()
        hashed = self._hash(who.id, address, code)
        row = AddressRow(who.id, address, spoken(), hashed, 0, now)
        letter = CodeLetter(to=address, code=code, language=row.language)
        await self._store.people.put_address(row, wrap_letter(who.id, letter, now))
        return row

    async def confirm(self, who: IdentityRow, text: str) -> AddressRow:
        """Somebody tells the code back: the address is theirs."""
        row = await self._store.people.find_address(who.id)
        if row is None:
            raise NotFound("notify-mail-none")
        if row.code is None:
            return row
        if row.tries >= MOST_TRIES or self._now() > row.created_at + CODE_AGE:
            raise Malformed("notify-mail-code-old", field="code")
        given = self._hash(who.id, row.address, read_code(text))
        good = hmac.compare_digest(given, row.code)
        row = replace(row, code=None) if good else replace(row, tries=row.tries + 1)
        await self._store.people.put_address(row)
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
        row = await self._store.people.find_address(str(identity))
        # Who has left already has left; another address is not taken back by an old mail.
        if row is not None and _mark(row.address) == mark:
            await self._store.people.drop_address(row.identity)

    def _hash(self, identity: str, address: str, code: str) -> str:
        words = "\n".join((identity, address, code)).encode()
        return hmac.new(self._secret, words, hashlib.sha256).hexdigest()


def _mark(address: str) -> str:
    """By what a link knows an address, without repeating it."""
    return hashlib.sha256(address.encode()).hexdigest()[:16]
