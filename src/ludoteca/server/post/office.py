"""The office: hears what happens at the tables of this process, and sends word of it."""

import logging
from collections.abc import Sequence
from typing import Self

from ludoteca.core.messages import ENGLISH, speaking
from ludoteca.server.post.turn import find_turn
from ludoteca.server.post.webhook import Webhook
from ludoteca.server.settings import Settings
from ludoteca.table import Happening, Table

log = logging.getLogger(__name__)


class Office:
    """All ways out of the house.

    It hears only what its own process has written: where several serve, nothing is sent twice.
    """

    def __init__(self, address: str, webhook: Webhook | None) -> None:
        self._address = address.rstrip("/")
        self._webhook = webhook

    @classmethod
    def furnish(cls, settings: Settings) -> Self:
        """An office as the host wants it, or what is wrong with the settings."""
        webhook = None
        if settings.webhook is not None:
            webhook = Webhook(settings.webhook, settings.webhook_secret or "")
        return cls(settings.address, webhook)

    def hear(self, name: str, table: Table, news: Sequence[Happening]) -> None:
        """Something has happened at a table; whatever comes of it here, the game goes on."""
        if self._webhook is None:
            return
        try:
            with speaking(ENGLISH):
                turn = find_turn(name, table, news)
            if turn is not None:
                self._webhook.tell_turn(turn, f"{self._address}/table/{name}")
        except Exception:
            log.exception("word of a turn cannot be sent")

    async def close(self) -> None:
        """Send no more."""
        if self._webhook is not None:
            await self._webhook.close()
