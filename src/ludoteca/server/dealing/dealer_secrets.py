"""Dealers' secrets: made from the server's key, so that the database need not hold them.

While a game goes on only a salt stands there; with its last entry the secret itself is written
down, and anyone can verify the draws, whatever becomes of the key.
"""

import hmac
import secrets
from dataclasses import dataclass

from itsdangerous import BadData, URLSafeSerializer

from ludoteca.core.chance import Dealer
from ludoteca.server.identifiers import make_id
from ludoteca.server.refusals import Failed
from ludoteca.table import Forbidden

# What a seal begins with; a seed from before there were any has only hexadecimal digits.
SEALED = "sealed"
# For so many seconds a table can be opened by a promise.
TICKET_LIFE = 600.0


@dataclass(frozen=True)
class Promise:
    """What the dealer of a table will deal by, before the table is there."""

    table: str
    # The secret as the database has it.
    seal: str


class DealerSecrets:
    """Makes the secret of every table, from the key and the table's own salt."""

    def __init__(self, key: bytes) -> None:
        self._key = key
        # A seal names its key: with another one, a game would go on with other draws.
        self._name = hmac.digest(key, b"name", "sha256").hex()[:16]
        self._signer = URLSafeSerializer(key, salt="ticket")

    def promise(self) -> Promise:
        """A new secret, for a table with a new id."""
        return Promise(make_id(), f"{SEALED}:{self._name}:{secrets.token_hex(16)}")

    def unseal(self, table: str, seed: str) -> str:
        """The secret of a table, by what the database has of it.

        It may stand there itself: after a game, and where it began before there were seals.
        """
        mark, _, rest = seed.partition(":")
        if mark != SEALED:
            return seed
        name, _, salt = rest.partition(":")
        if name != self._name:
            raise Failed("server-other-key")
        return hmac.digest(self._key, f"secret:{table}:{salt}".encode(), "sha256").hex()

    def commitment(self, promise: Promise) -> str:
        """The hash of a secret that was promised."""
        return Dealer(self.unseal(promise.table, promise.seal)).commitment

    def write_ticket(self, promise: Promise, who: str, now: float) -> str:
        """By what somebody can open the table that was promised to them, for a while."""
        ticket = self._signer.dumps([promise.table, promise.seal, who, now + TICKET_LIFE])
        assert isinstance(ticket, str), "it is safe in an address"
        return ticket

    def read_ticket(self, ticket: str, who: str, now: float) -> Promise:
        """What was promised to somebody, if it still holds."""
        try:
            table, seal, holder, end = self._signer.loads(ticket)
        except BadData:
            raise Forbidden("server-ticket") from None
        if holder != who or now > end:
            raise Forbidden("server-ticket")
        return Promise(table, seal)
