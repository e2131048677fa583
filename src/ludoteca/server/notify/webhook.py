"""The webhook: a program elsewhere hears of every turn, in signed JSON.

Headers and signature are those of Standard Webhooks (standardwebhooks.com), which many
programs can verify without further work.
"""

import base64
import hashlib
import hmac
from time import time
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import msgspec

from ludoteca.core.errors import Malformed
from ludoteca.server.notify.letters import wrap
from ludoteca.server.notify.outbox_sender import PATIENCE, Undelivered
from ludoteca.server.notify.turn import Turn
from ludoteca.store import MessageRow

if TYPE_CHECKING:
    import httpx

WEBHOOK = "webhook"
# Secrets with this beginning are bytes in base 64; any other text is taken as it is.
PREFIX = "whsec_"
SHORTEST_SECRET = 16
# Answers after which another attempt may do better: too early, too many, or the receiver's fault.
PASSING = (408, 425, 429)


class Webhook:
    """Posts to one address, which the host has named."""

    def __init__(self, url: str, secret: str) -> None:
        self._url = check_url(url)
        self._key = read_secret(secret)
        self._client: httpx.AsyncClient | None = None

    def plan_turn(self, turn: Turn, address: str, at: float) -> MessageRow:
        """Word of whose turn it is."""
        body = msgspec.json.encode(
            {
                "event": "turn",
                "table": turn.table,
                "version": turn.version,
                "game": turn.game,
                "title": turn.title,
                "seat": turn.seat,
                "player": turn.player,
                "address": address,
                "deadline": turn.deadline,
                "at": turn.at,
            }
        )
        return wrap(WEBHOOK, turn.who, body, at)

    async def close(self) -> None:
        """Let the line go."""
        if self._client is not None:
            await self._client.aclose()

    async def send(self, message: MessageRow) -> bool:
        """Post a message."""
        # Only a server with a webhook needs it, and every other starts sooner.
        import httpx

        if self._client is None:
            # What the environment says of proxies and passwords is not for us.
            self._client = httpx.AsyncClient(timeout=PATIENCE, trust_env=False)
        headers = {"Content-Type": "application/json", "User-Agent": "ludoteca"}
        body = message.body.encode()
        headers |= sign(self._key, message.id, int(time()), body)
        try:
            # The answer's body is nobody's business, however long it is.
            async with self._client.stream(
                "POST", self._url, content=body, headers=headers
            ) as answer:
                status = answer.status_code
        except httpx.HTTPError as fault:
            # Its text may repeat the address, in which a password may stand.
            raise Undelivered(type(fault).__name__) from None
        if not 200 <= status < 300:
            passing = status >= 500 or status in PASSING
            raise Undelivered(f"answer {status}", for_good=not passing)
        return True


def sign(key: bytes, name: str, at: int, body: bytes) -> dict[str, str]:
    """The headers by which a receiver knows that a message is ours, and new."""
    signed = hmac.new(key, b"%s.%d.%s" % (name.encode(), at, body), hashlib.sha256).digest()
    return {
        "webhook-id": name,
        "webhook-timestamp": str(at),
        "webhook-signature": f"v1,{base64.b64encode(signed).decode()}",
    }


def check_url(url: str) -> str:
    """An address that can be posted to; a refusal never repeats it."""
    try:
        parts = urlsplit(url)
        is_good = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        is_good = False
    if not is_good:
        raise Malformed("notify-webhook-address")
    return url


def read_secret(secret: str) -> bytes:
    """The key of a secret, which must be long enough to keep."""
    try:
        coded = secret.removeprefix(PREFIX)
        key = base64.b64decode(coded, validate=True) if coded != secret else secret.encode()
    except ValueError:
        key = b""
    if len(key) < SHORTEST_SECRET:
        raise Malformed("notify-webhook-secret", shortest=SHORTEST_SECRET)
    return key
