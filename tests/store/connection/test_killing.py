"""A process is killed at any moment: what it acknowledged is there, and nothing by halves."""

import asyncio
import random
import sys

import pytest

from ludoteca.store import Store
from tests.store.connection.victim import GROUP
from tests.store.rows import furnish

pytestmark = pytest.mark.anyio

ROUNDS = 3
TABLES = [f"t{n}" for n in range(8)]


async def run_and_kill(url: str) -> dict[str, int]:
    """The newest version at each table that a process acknowledged before it was killed."""
    victim = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.store.connection.victim", url, *TABLES),
        stdout=asyncio.subprocess.PIPE,
    )
    assert victim.stdout is not None
    begun = await victim.stdout.readline()
    await asyncio.sleep(random.uniform(0, 0.2))
    victim.kill()
    said, _ = await victim.communicate()
    whole_lines = (begun + said).decode().splitlines()
    return {table: int(version) for table, version in map(str.split, whole_lines)}


async def test_what_was_acknowledged_survives_a_kill(fresh: str) -> None:
    store = await Store.open(fresh)
    await furnish(store, *TABLES)
    await store.close()
    for _ in range(ROUNDS):
        acknowledged = await run_and_kill(fresh)
        assert acknowledged
        store = await Store.open(fresh)
        for table in TABLES:
            entries = await store.tables.entries(table)
            assert len(entries) >= acknowledged.get(table, 0)
            assert len(entries) % GROUP == 0
            assert entries == [f"{table} {n + 1}" for n in range(len(entries))]
            row = await store.tables.find(table)
            assert row is not None
            assert row.summary.version == len(entries)
        await store.close()
