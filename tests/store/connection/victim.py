"""A process that appends to many tables, says what was acknowledged, and waits to be killed."""

import asyncio
import os
import sys

from ludoteca.store import Store
from tests.store.rows import summary

GROUP = 3  # entries in one append


async def play(store: Store, table: str) -> None:
    """Append for ever."""
    row = await store.tables.find(table)
    assert row is not None
    version = row.summary.version
    while True:
        bodies = [f"{table} {version + n + 1}" for n in range(GROUP)]
        await store.tables.append(table, version, bodies, summary(version + GROUP))
        version += GROUP
        os.write(1, f"{table} {version}\n".encode())


async def main(url: str, *tables: str) -> None:
    """Play at all tables."""
    store = await Store.open(url)
    await asyncio.gather(*(play(store, table) for table in tables))


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
