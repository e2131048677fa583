"""How an admin command reaches the database, and in whose name it acts."""

import asyncio
import getpass
from collections.abc import Awaitable, Callable
from typing import TypeVar

from ludoteca.store import Store

Answer = TypeVar("Answer")


def at_store(database: str | None, work: Callable[[Store], Awaitable[Answer]]) -> Answer:
    """Do something with the store of a server, which may be running."""

    async def do() -> Answer:
        store = await Store.open_beside(database)
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(do())


def name_admin() -> str:
    """Who acts, as the audit log names them: the user of this machine."""
    try:
        return getpass.getuser()
    except (KeyError, OSError):
        return "unknown"  # a container may run as a number without a name
