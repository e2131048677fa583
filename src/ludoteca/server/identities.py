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
DAY = 24 * 60 * 60.0
# No browser keeps a cookie for longer; one that never ends is renewed in time.
LONGEST_COOKIE = 400 * DAY
# So long the way to another device is open.
LINK_LIFE = 10 * 60.0
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
        self,
        store: Store,
        secret: bytes,
        limits: Limits,
        now: Callable[[], float],
        lifetime: float = 0.0,
    ) -> None:
        self._store = store
        # Of a cookie that is not renewed, in seconds; 0: it never ends.
        self.lifetime = lifetime
        self._limits = limits
        self._now = now
        self._stretcher = ThreadPoolExecutor(1, thread_name_prefix="passphrases")
        self._signer = URLSafeSerializer(secret, salt="identity")
        self._known: dict[str, IdentityRow] = {}

    def write_cookie(self, who: IdentityRow) -> str:
        """A cookie that only this server can have made, and when it did."""
        return self._signer.dumps([who.id, who.epoch, int(self._now())])

    async def read_cookie(self, cookie: str | None) -> IdentityRow | None:
        """Whose cookie it is; nobody's, where it was tampered with, revoked, or is too old."""
        if not cookie or (given := self._read(cookie)) is None:
            return None
        name, epoch, at = given
        if self.lifetime and self._now() > at + self.lifetime:
            return None
        row = await self.find(name)
        if row is None or row.epoch != epoch:
            return None
        if self._now() > row.seen_at + DAY:
            await self._store.people.mark_seen(row.id, self._now())
            row = await self._refresh(row.id)
        return row

    def is_fresh(self, cookie: str) -> bool:
        """Whether a good cookie need not be renewed yet."""
        given = self._read(cookie)
        return given is not None and self._now() < given[2] + DAY

    def _read(self, cookie: str) -> tuple[str, int, float] | None:
        """Whose, of which epoch and when it was made; an older kind tells only whose it is."""
        try:
            given = self._signer.loads(cookie)
        except BadSignature:
            return None
        if isinstance(given, str):
            return given, 0, self._now() - DAY
        name, epoch, at = given
        return name, epoch, at

    async def find(self, name: str) -> IdentityRow | None:
        """Somebody, by id."""
        row = self._known.get(name) or await self._store.people.find_identity(name)
        if row is not None:
            self._remember(row)
        return row

    async def welcome(self) -> IdentityRow:
        """A new guest."""
        name = say("server-guest", number=str(secrets.randbelow(9000) + 1000))
        now = self._now()
        mark = secrets.choice(MARKS)
        # Cookies of the older kind are those of epoch 0: nobody new has one.
        row = IdentityRow(secrets.token_urlsafe(12), name, mark, now, seen_at=now, epoch=1)
        await self._store.people.add_identity(row)
        self._remember(row)
        return row

    async def rename(self, who: IdentityRow, name: str | None, mark: str | None) -> IdentityRow:
        """Somebody takes another name or mark."""
        name = who.name if name is None else check_text(name, LONGEST_NAME, "name")
        mark = who.mark if mark is None else mark
        if mark not in MARKS:
            raise Malformed("server-mark", field="mark", known=" ".join(MARKS))
        await self._store.people.update_identity(who.id, name, mark)
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
        await self._store.people.set_passphrase(who.id, kept)
        return await self._refresh(who.id)

    async def reclaim(self, name: str, passphrase: str) -> IdentityRow:
        """Somebody comes back on another device.

        How long it takes tells nobody whether there is such a name, or how many have it.
        """
        name = check_text(name, LONGEST_NAME, "name")
        # Tries for one name, from wherever they come.
        self._limits.tries.take(name.casefold())
        start = monotonic()
        rows = await self._store.people.identities_named(name)
        kept = [row.passphrase or NOBODYS for row in rows] or [NOBODYS]
        hits = [await self._compute(is_passphrase, passphrase, each) for each in kept]
        steps = ceil((monotonic() - start) / ANSWER_STEP)
        await asyncio.sleep(start + steps * ANSWER_STEP - monotonic())
        for row, is_theirs in zip(rows, hits, strict=False):
            if is_theirs:
                return row
        raise Forbidden("server-not-reclaimed")

    async def make_link(self, who: IdentityRow) -> tuple[str, float]:
        """A secret by which to go on as the same person on another device, and its end.

        It can be used once; the one before it no more.
        """
        secret, end = secrets.token_urlsafe(18), self._now() + LINK_LIFE
        await self._store.people.add_link(_hash_link(secret), who.id, end)
        return secret, end

    async def follow_link(self, secret: str) -> IdentityRow:
        """Whoever made this secret, on another device."""
        row = await self._store.people.use_link(_hash_link(secret), self._now())
        if row is None:
            raise Forbidden("server-link-used")
        return row

    async def revoke(self, who: IdentityRow) -> IdentityRow:
        """Sign somebody out wherever they are signed in; they need a new cookie."""
        await self._store.people.revoke_cookies(who.id, self._now())
        return await self._refresh(who.id)

    def forget(self, name: str) -> None:
        """Somebody has changed elsewhere, or is no more."""
        self._known.pop(name, None)

    async def _compute(self, work: Callable[..., Answer], *facts: str) -> Answer:
        """Stretch a passphrase in the one thread there is for it: each takes 32 MB."""
        return await asyncio.get_running_loop().run_in_executor(self._stretcher, work, *facts)

    def close(self) -> None:
        """Let the thread go."""
        self._stretcher.shutdown(wait=False, cancel_futures=True)

    async def _refresh(self, name: str) -> IdentityRow:
        self._known.pop(name, None)
        row = await self.find(name)
        if row is None:
            # A moment ago somebody was; they are deleted by now.
            raise Forbidden("server-stranger")
        return row

    def _remember(self, row: IdentityRow) -> None:
        if self._store.is_shared:
            return  # another process may change it
        if row.id not in self._known and len(self._known) >= MOST_REMEMBERED:
            self._known.pop(next(iter(self._known)))
        self._known[row.id] = row


def _hash_link(secret: str) -> str:
    """A link as it is kept; it cannot be guessed, so this need not be slow."""
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()


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
