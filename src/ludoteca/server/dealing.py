"""How a game was dealt: every draw with its chances, so that anyone can verify the dealer."""

import asyncio
from collections.abc import Sequence

from ludoteca.core.record import Json
from ludoteca.table import Table, read_entry
from ludoteca.table.entries import Dealt


async def list_draws(table: Table, entries: Sequence[str]) -> list[Json]:
    """The draws of a table that is done, in order."""
    assert table.seed is not None, "before the end the draws are secret"
    fresh = Table(table.setup, table.seed)
    return await asyncio.to_thread(_walk, fresh, entries)


def _walk(table: Table, entries: Sequence[str]) -> list[Json]:
    draws: list[Json] = []
    for text in entries:
        entry = read_entry(text)
        before = table.state
        if isinstance(entry, Dealt):
            outcomes = [str(before.move_of(action)) for action in before.legal()]
            draws.append(
                {
                    "n": len(draws),
                    "move": entry.move,
                    "outcomes": outcomes,
                    "chances": before.chances(),
                    "chosen": outcomes.index(entry.move),
                }
            )
        table.apply(entry)
    return draws
