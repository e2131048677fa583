"""The services that all routes and sockets of one process share."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Self

from ludoteca.core.registry import find_game, game_names
from ludoteca.server.asset_store import AssetStore
from ludoteca.server.bots.bot_runner import BotRunner
from ludoteca.server.compilers import Compilers
from ludoteca.server.dealing import DealerSecrets, read_key
from ludoteca.server.http.origin import OwnOrigin
from ludoteca.server.identities import DAY, Identities
from ludoteca.server.limits.limits import Limits
from ludoteca.server.live.live_tables import LiveTables
from ludoteca.server.moderator import Moderator
from ludoteca.server.monitoring.health_check import HealthCheck
from ludoteca.server.notify import Notifier
from ludoteca.server.previews.pictures import Pictures
from ludoteca.server.processes.heartbeat import Heartbeat
from ludoteca.server.processes.server_clock import ServerClock
from ludoteca.server.replays.replay_cache import ReplayCache
from ludoteca.server.retention.deletion import Deletion
from ludoteca.server.retention.sweeper import RetentionSweeper
from ludoteca.server.settings import Settings
from ludoteca.server.work_pool import WorkPool
from ludoteca.store import Store


class Services:
    """One process of a server."""

    def __init__(
        self, settings: Settings, store: Store, secret: bytes, key: bytes, clock: ServerClock
    ) -> None:
        self.settings = settings
        self.store = store
        self.now = now = clock.now
        self.heartbeat = Heartbeat(store, clock)
        self.origin = OwnOrigin(settings.address if settings.is_addressed else "")
        self.limits = Limits(settings.limits, limited=settings.limited)
        lifetime = settings.retention.cookies * DAY
        self.identities = Identities(store, secret, self.limits, now, lifetime)
        self.assets = AssetStore(store, now, self.limits)
        self.pool = WorkPool(settings.workers, self.limits)
        self.replays = ReplayCache(self.pool)
        self.pictures = Pictures(self.pool, self.limits)
        self.notifier = Notifier(settings, now)
        self.compilers = Compilers()
        self.health = HealthCheck(store, self.compilers)
        self.secrets = DealerSecrets(key)
        self.bots = BotRunner(settings.thinkers, self.compilers, now)
        self.tables = LiveTables(
            settings,
            store,
            self.assets,
            self.bots,
            self.notifier,
            self.limits,
            self.pool,
            self.heartbeat,
            self.secrets,
            now,
        )
        self.moderator = Moderator(store, self.identities, self.tables, now)
        self.deletion = Deletion(store, self.identities, self.tables, now)
        self.retention = RetentionSweeper(
            settings.retention, store, self.identities, self.tables, self.deletion, now
        )

    @classmethod
    @asynccontextmanager
    async def open(cls, settings: Settings, clock: ServerClock) -> AsyncIterator[Self]:
        """Open the store and look after the tables, until the block ends."""
        key = read_key(settings.key_file)
        # A process of several that gave up here would take all others with it.
        store = await Store.open(settings.database, waits=True)
        services = cls(settings, store, await store.secret("cookies"), key, clock)
        await services.heartbeat.start()
        is_connected = services.tables.is_connected
        await services.moderator.load()
        await services.notifier.open(store, await store.secret("mail"), is_connected)
        if settings.compiles:
            services.compilers.start(map(find_game, game_names()))
        tasks = [
            asyncio.create_task(services.compilers.watch()),
            asyncio.create_task(services.tables.sweep()),
            asyncio.create_task(services.tables.listen()),
        ]
        watching = [
            asyncio.create_task(services.moderator.watch(settings.sweep)),
            asyncio.create_task(services.retention.watch()),
        ]
        try:
            yield services
        finally:
            services.moderator.close()
            services.retention.close()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*watching, *tasks, return_exceptions=True)
            services.compilers.close()
            services.pool.close()
            services.identities.close()
            await services.bots.close()
            await services.tables.close()
            await services.notifier.close()
            await services.heartbeat.stop()
            await store.close()
