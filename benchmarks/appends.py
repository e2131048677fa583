"""Measure how many appends a second the store makes durable, when many tables act at once.

    python -m benchmarks.appends [address of a database] [--tables 500] [--seconds 5]

Without an address it measures a file of SQLite in a temporary folder. Each table appends again as
soon as its last append was acknowledged; then one table appends alone, for the time of one.
"""

import argparse
import asyncio
import secrets
import statistics
import tempfile
import time

from ludoteca.core.figures.provenance import find_provenance
from ludoteca.store import IdentityRow, Store, TableRow, TableSummary

BODY = '{"type":"move","seat":2,"move":"lay 3,-2","at":1790000000.123456}'


def summary(version: int) -> TableSummary:
    """Of a table in play."""
    people = ("Anna", "Ben", "Cleo", "Dan")
    return TableSummary(
        version, "playing", "human", ("anna",), None, time.time(), people, ("",) * 4, ("anna",) * 4
    )


async def play(store: Store, table: str, until: float) -> list[float]:
    """How long each append took."""
    row = await store.tables.find(table)
    assert row is not None, "it was added"
    version, times = row.summary.version, []
    while (before := time.perf_counter()) < until:
        version += 1
        await store.tables.append(table, version - 1, [BODY], summary(version))
        times.append(time.perf_counter() - before)
    return times


async def measure(url: str, tables: int, seconds: float) -> None:
    """Print appends a second, and how long one takes."""
    store = await Store.open(url)
    await store.people.add_identity(IdentityRow("anna", "Anna", "▲", time.time()))
    names = [secrets.token_urlsafe(12) for _ in range(tables)]
    for name in names:
        row = TableRow(
            id=name,
            game="feurio",
            options="{}",
            given_moves=0,
            repeats_deal=False,
            summary=summary(0),
            code=name,
            host="anna",
            setup="{}",
            seed="seed",
            listed=False,
            created_at=time.time(),
        )
        await store.tables.add(row)
    until = time.perf_counter() + seconds
    played = await asyncio.gather(*(play(store, name, until) for name in names))
    times = [each for one in played for each in one]
    cuts = statistics.quantiles(times, n=100)
    print(f"{tables} tables: {len(times) / seconds:,.0f} appends/s", end=", ")
    print(f"p50 {cuts[49] * 1000:.1f} ms, p99 {cuts[98] * 1000:.1f} ms")
    alone = await play(store, names[0], time.perf_counter() + 1)
    print(f"alone: {statistics.median(alone) * 1000:.2f} ms (median of {len(alone)})")
    await store.close()


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("address", nargs="?")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=5.0)
    wish = parser.parse_args()
    print(find_provenance("sqlalchemy"))
    with tempfile.TemporaryDirectory() as folder:
        address = wish.address or f"sqlite:///{folder}/ludoteca.db"
        asyncio.run(measure(address, wish.tables, wish.seconds))


if __name__ == "__main__":
    main()
