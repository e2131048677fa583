"""Identities: guests with a name, a mark and a signed cookie, and how they come back."""

import asyncio
import hashlib
import hmac
import secrets
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from math import ceil
from time import monotonic
from typing import TypeVar

from itsdangerous import BadSignature, URLSafeSerializer

from ludoteca.core.errors import Malformed
from ludoteca.core.text.messages import say
from ludoteca.server.limits.limits import Limits
from ludoteca.server.limits.sizes import LONGEST_NAME
from ludoteca.server.text import check_text
from ludoteca.store import IdentityRow, Store
from ludoteca.table import Forbidden

Answer = TypeVar("Answer")

COOKIE = "ludoteca"
YEAR = 365 * 24 * 60 * 60
MARKS = ("▲", "●", "■", "◆", "★", "⬟")
SHORTEST_PASSPHRASE = 8
LONGEST_PASSPHRASE = 200
# Slow on purpose: about a tenth of a second for each guess.
SCRYPT = {"n": 1 << 15, "r": 8, "p": 1, "maxmem": 64 * 1024 * 1024}
# A passphrase that is nobody's, to be compared where there is none.
NOBODYS = f"{'00' * 16}:{'00' * 64}"
# Whoever tries one is answered after one such step of seconds, or two, or three.
ANSWER_STEP = 0.5
# People whose rows are remembered.
MOST_REMEMBERED = 10_000


class Identities:
    """All who come to this server."""

    def __init__(
        self, store: Store, secret: bytes, limits: Limits, now: Callable[[], float]
    ) -> None:
        self._store = store
        self._limits = limits
        self._now = now
        self._stretcher = ThreadPoolExecutor(1, thread_name_prefix="passphrases")
        self._signer = URLSafeSerializer(secret, salt="identity")
        self._known: dict[str, IdentityRow] = {}

    def write_cookie(self, who: IdentityRow) -> str:
        """A cookie that only this server can have made."""
        return self._signer.dumps(who.id)

    async def read_cookie(self, cookie: str | None) -> IdentityRow | None:
        """Whose cookie it is; nobody's, where it was tampered with."""
        if not cookie:
            return None
        try:
            name = self._signer.loads(cookie)
        except BadSignature:
            return None
        return await self.find(str(name))

    async def find(self, name: str) -> IdentityRow | None:
        """Somebody, by id."""
        row = self._known.get(name) or await self._store.find_identity(name)
        if row is not None:
            self._remember(row)
        return row

    async def welcome(self) -> IdentityRow:
        """A new guest."""
        name = say("server-guest", number=str(secrets.randbelow(9000) + 1000))
        row = IdentityRow(secrets.token_urlsafe(12), name, secrets.choice(MARKS), self._now())
        await self._store.add_identity(row)
        self._remember(row)
        return row

    async def rename(self, who: IdentityRow, name: str | None, mark: str | None) -> IdentityRow:
        """Somebody takes another name or mark."""
        name = who.name if name is None else check_text(name, LONGEST_NAME, "name")
        mark = who.mark if mark is None else mark
        if mark not in MARKS:
            raise Malformed("server-mark", field="mark", known=" ".join(MARKS))
        await self._store.update_identity(who.id, name, mark)
        return await self._refresh(who.id)

    async def set_passphrase(self, who: IdentityRow, passphrase: str) -> IdentityRow:
        """Keep the hash of a passphrase."""
        if not SHORTEST_PASSPHRASE <= len(passphrase) <= LONGEST_PASSPHRASE:
            raise Malformed(
                "server-passphrase",
                field="passphrase",
                shortest=SHORTEST_PASSPHRASE,
                longest=LONGEST_PASSPHRASE,
            )
        kept = await self._compute(hash_passphrase, passphrase)
        await self._store.set_passphrase(who.id, kept)
        return await self._refresh(who.id)

    async def reclaim(self, name: str, passphrase: str) -> IdentityRow:
        """Somebody comes back on another device.

        How long it takes tells nobody whether there is such a name, or how many have it.
        """
        name = check_text(name, LONGEST_NAME, "name")
        # Tries for one name, from wherever they come.
        self._limits.tries.take(name.casefold())
        start = monotonic()
        rows = await self._store.identities_named(name)
        kept = [row.passphrase or NOBODYS for row in rows] or [NOBODYS]
        hits = [await self._compute(is_passphrase, passphrase, each) for each in kept]
        steps = ceil((monotonic() - start) / ANSWER_STEP)
        await asyncio.sleep(start + steps * ANSWER_STEP - monotonic())
        for row, is_theirs in zip(rows, hits, strict=False):
            if is_theirs:
                return row
        raise Forbidden("server-not-reclaimed")

    async def _compute(self, work: Callable[..., Answer], *facts: str) -> Answer:
        """Stretch a passphrase in the one thread there is for it: each takes 32 MB."""
        return await asyncio.get_running_loop().run_in_executor(self._stretcher, work, *facts)

    def close(self) -> None:
        """Let the thread go."""
        self._stretcher.shutdown(wait=False, cancel_futures=True)

    async def _refresh(self, name: str) -> IdentityRow:
        self._known.pop(name, None)
        row = await self.find(name)
        assert row is not None, "it was there a moment ago"
        return row

    def _remember(self, row: IdentityRow) -> None:
        if self._store.is_shared:
            return  # another process may change it
        if row.id not in self._known and len(self._known) >= MOST_REMEMBERED:
            self._known.pop(next(iter(self._known)))
        self._known[row.id] = row


def hash_passphrase(passphrase: str) -> str:
    """A passphrase as it is kept: with salt, so that equal ones do not look equal."""
    salt = secrets.token_bytes(16)
    return f"{salt.hex()}:{_stretch(passphrase, salt).hex()}"


def is_passphrase(passphrase: str, kept: str) -> bool:
    """Whether this is the passphrase that was kept."""
    salt, _, stretched = kept.partition(":")
    return hmac.compare_digest(_stretch(passphrase, bytes.fromhex(salt)).hex(), stretched)


def _stretch(passphrase: str, salt: bytes) -> bytes:
    # Any text is a passphrase, also one with half a sign in it.
    words = unicodedata.normalize("NFKC", passphrase).encode("utf-8", "surrogatepass")
    return hashlib.scrypt(words, salt=salt, **SCRYPT)
