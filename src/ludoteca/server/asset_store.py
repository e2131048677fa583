"""Assets: files that somebody brought for an option of a game, kept for all processes."""

import asyncio
from collections.abc import Callable, Mapping

from ludoteca.core.parts.assets import assets_in
from ludoteca.core.registry import find_game
from ludoteca.server.limits.limits import Limits
from ludoteca.server.limits.sizes import LARGEST_ASSET
from ludoteca.server.refusals import TooLarge, TooMany
from ludoteca.store import AssetRow, IdentityRow, Store


class AssetStore:
    """Keeps assets, and hands games those that options name."""

    def __init__(self, store: Store, now: Callable[[], float], limits: Limits) -> None:
        self._store = store
        self._now = now
        self._limits = limits

    async def keep(self, who: IdentityRow, name: str, text: str) -> None:
        """Keep a file that somebody brought, and that a game has accepted."""
        if await self._store.uploads.find_asset(name) is not None:
            return
        if len(text.encode()) > LARGEST_ASSET:
            # One that came within a record.
            raise TooLarge("server-request-size", largest=LARGEST_ASSET)
        most = self._limits.settings.files
        if self._limits.limited and await self._store.uploads.count_assets(who.id) >= most:
            raise TooMany("server-assets", most=most)
        await self._store.uploads.add_asset(AssetRow(name, who.id, text, self._now()))

    async def fetch(self, game_name: str, options: Mapping[str, object]) -> None:
        """Hand a game the assets that options name, so that they are known in this process."""
        for option, asset in assets_in(options).items():
            game = find_game(game_name)
            if not game.assets.has(option, asset):
                row = await self._store.uploads.find_asset(asset)
                if row is not None:
                    await asyncio.to_thread(game.assets.accept, option, row.text)
